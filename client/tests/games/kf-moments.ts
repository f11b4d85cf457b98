/** Moments of real matches of KRALLEN & FALLEN, written by tools/kf_moments.py, and their words. */
import { Deck } from "$/games/kf/view";
import { momentsOf } from "./moments";

export const { moment, vocabulary, wordsFor } = momentsOf("kf");
export const deck = new Deck({ vocabulary });
