/** Moments of real matches of COLLECT! FIGHT! SURVIVE!, written by tools/cfs_moments.py. */
import { Ground } from "$/games/cfs/ground";
import { momentsOf } from "./moments";

export const { moment, vocabulary, wordsFor } = momentsOf("cfs");
export const ground = Ground.of(vocabulary);
