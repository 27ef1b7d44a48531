import type { Ask, Fact } from '#engine';
import type { FormsInUse } from '../pace-statistics.ts';
import type { SimulatedGame } from '../simulated-edition.ts';
import type { Lever } from './course.ts';

/** Rules of an edition that the course of a game depends on. */
export interface CourseRules<G extends SimulatedGame> {
  phase: (game: G) => string;
  /** Number of the turn. */
  turn: (game: G) => number;
  /** Parts of the game that everybody can see, such as systems and sheets, each with a text that changes with it. */
  parts: (game: G) => Map<string, string>;
  /** Parts on which a planned answer rests. */
  basis: (game: G, ask: Ask) => string[];
  /** Parts on which a plan also rests if it contains this answer, such as the system that it activates. */
  basisOfReply: (game: G, ask: Ask, reply: unknown) => string[];
  /** The lever that plans a question; undefined if none does. */
  leverOf: (question: string, phase: string) => Lever | undefined;
  /** Tells whether a fact shows players something that they could not foresee when they planned. */
  surprises: (fact: Fact) => boolean;
  forms: FormsInUse;
  /** Question at which a player may decide to fight to the end, with that answer, and those which that settles. */
  fight: { begins: string; stays: string; settles: readonly string[]; ends: (fact: Fact) => boolean };
  windowHours: (game: G) => number;
}
