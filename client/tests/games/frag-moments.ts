/** Moments of real matches of FRAG, written by tools/frag_moments.py, and the words for them. */
import { Ground } from "$/games/frag/ground";
import { momentsOf } from "./moments";

export const { moment, vocabulary, wordsFor } = momentsOf("frag");
export const ground = Ground.of(vocabulary);
