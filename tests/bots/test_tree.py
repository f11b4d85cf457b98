"""The tree of a thought: the usual first, others by and by, each seat by its own value."""

from __future__ import annotations

from tafelrunde.bots.tree import Node
from tafelrunde.kernel import Action

A: Action = ("a",)
B: Action = ("b",)
C: Action = ("c",)


def tried(node: Node, action: Action, value: float, times: int) -> None:
    for _ in range(times):
        node.learn(((0, action),), [value, 1.0 - value])


def test_the_usual_choice_is_tried_first() -> None:
    assert Node().select(0, (A, B, C), B, 0, 0.3) == B


def test_others_come_in_slowly() -> None:
    node = Node()
    assert {fresh_choice(node, fresh) for fresh in range(3)} == {A}
    tried(node, A, 0.5, 1)
    assert {fresh_choice(node, fresh) for fresh in range(4)} == {B, C}
    tried(node, B, 0.5, 1)
    assert {fresh_choice(node, fresh) for fresh in range(4)} <= {A, B}
    tried(node, B, 0.5, 2)
    assert {fresh_choice(node, fresh) for fresh in range(4)} == {C}


def fresh_choice(node: Node, fresh: int) -> Action:
    return node.select(0, (A, B, C), A, fresh, 0.3)


def test_the_better_one_is_tried_more() -> None:
    node = Node()
    tried(node, A, 0.2, 10)
    tried(node, B, 0.8, 10)
    assert node.select(0, (A, B), A, 0, 0.1) == B


def test_each_seat_goes_by_its_own_value_at_one_node() -> None:
    node = Node()
    for _ in range(10):
        node.learn(((0, A), (1, A)), [0.9, 0.1])
        node.learn(((0, B), (1, B)), [0.1, 0.9])
    assert node.select(0, (A, B), A, 0, 0.1) == A
    assert node.select(1, (A, B), A, 0, 0.1) == B


def test_what_follows_hangs_on_what_all_chose_together() -> None:
    node = Node()
    assert node.child(((0, A), (1, A))) is node.child(((0, A), (1, A)))
    assert node.child(((0, A), (1, A))) is not node.child(((0, A), (1, B)))
