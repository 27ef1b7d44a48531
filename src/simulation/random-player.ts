import { randomAnswer, type Answer, type Id, type Json, type OpenAsk, type SeatId, type Spec } from '#engine';
import type { RandomBelow, SimulatedGame } from './simulated-edition.ts';

/** Chooses an answer to a question. `check` returns why an answer would be refused. */
export type Answerer<G extends SimulatedGame> = (
  open: OpenAsk,
  spec: Spec,
  check: (reply: Answer) => string | undefined,
  game: G,
) => Answer;

/**
 * One move: an answer to an ask (`firm`: it stands no matter what happens), a withdrawn answer, or an unasked action.
 */
export type Move =
  | [seat: SeatId, ask: Id, reply: Answer, firm?: 1]
  | [seat: SeatId, ask: Id]
  | [seat: SeatId, action: string, data: Json];

/**
 * Creates a small random generator (mulberry32) for players; the game has its own chance. Recorded games depend on its
 * numbers.
 */
export function createRandom(seed: number): RandomBelow {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** Derives a seed for the random player from a game's seed. */
export const seedFromText = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);

/**
 * Creates a player that tries random answers until one is legal. If six tries fail, it gives the proposal of the Spec
 * if there is one, else the longest legal beginning of another random answer; that answer itself if there is none.
 */
export const randomAnswerer =
  (below: RandomBelow): Answerer<SimulatedGame> =>
  (_open, spec, check) => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const reply = randomAnswer(spec, below);
      if (!check(reply)) return reply;
    }
    if (spec.kind === 'allot') return spec.proposed;
    const last = randomAnswer(spec, below);
    if (!Array.isArray(last)) return last;
    const beginnings = last.map((_key, i) => last.slice(0, last.length - i));
    return beginnings.find((one) => !check(one)) ?? last;
  };
