/** A small match of a game of paper, moment by moment, as the server would tell it. */
import type { Event, Frame, ReplayBody, TableInfo } from "$/protocol/types";

export const TEXTS = [
  `game-title = Pebbles
event-turn-began = { $seat }'s turn.
event-taken = { $seat } takes { $number }.
event-whispered = { $seat } knows { $number }.
event-out = { $seat } is out.
prompt-take = How many do you take?
`,
  `event-won = { $winners } wins.
waiting-for = Waiting for { $names }.
took-back = { $name } takes the last step back.
list-and = { $start } and { $next }
`,
];

export const VOCABULARY = {
  verbs: {},
  events: {
    turn_began: [["seat", "seat"]],
    taken: [
      ["seat", "seat"],
      ["number", "number"],
    ],
    whispered: [
      ["seat", "seat"],
      ["number", "number"],
    ],
    out: [["seat", "seat"]],
  },
  prompts: { take: [] },
  chances: {},
  kinds: {},
  views: {},
  details: [],
  windows: [],
};

function frame(entries: number, events: Event[], changes: Partial<Frame> = {}): Frame {
  return {
    entries,
    seat: -1,
    action: "",
    events,
    view: { table: { pile: 10 - entries, turn: entries % 2 } },
    waiting: [entries % 2],
    asked: entries % 2,
    prompt: "",
    values: [],
    undone: -1,
    ...changes,
  };
}

/** Two turns, something taken back, and the end: 6 moments. */
export function match(viewer = -1, changes: Partial<ReplayBody> = {}): ReplayBody {
  const secret: Event[] = viewer === 1 ? [["whispered", [1, 7]]] : [];
  const asked = viewer === 0 ? { prompt: "take" } : {};
  return {
    game: "pebbles",
    modules: [],
    options: {},
    names: ["Anna", "Boris"],
    status: "over",
    winners: [1],
    rules: 1,
    viewer,
    whole: true,
    playable: true,
    files: {},
    frames: [
      frame(0, [["turn_began", [0]], ...secret], asked),
      frame(1, [["taken", [0, 3]]], { seat: 0 }),
      frame(2, [], { undone: 0, waiting: [0], asked: 0 }),
      frame(3, [["taken", [0, 1]]], { seat: 0 }),
      frame(4, [["turn_began", [1]]], { waiting: [1], asked: 1 }),
      frame(
        5,
        [
          ["taken", [1, 2]],
          ["out", [0]],
          ["won", [[1]]],
        ],
        { waiting: [], asked: -1 },
      ),
    ],
    ...changes,
  };
}

/** The match as a record, or a stream, for which there are no views. */
export function unseen(changes: Partial<ReplayBody>): ReplayBody {
  const body = match(0, { playable: false, ...changes });
  return { ...body, frames: body.frames.map((one) => ({ ...one, view: null, waiting: [] })) };
}

export const TABLE = {
  id: "t1",
  match: 1,
  you: 0,
  seats: [{ kind: "person" }, { kind: "bot" }],
} as unknown as TableInfo;
