import type { Answerer } from '../../../rehearsal/index.ts';
import { practiceAnswer, practiceDeed, type Deed } from '../practice/index.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/state.ts';
import { knownTo } from '../views/known.ts';

/** Who plays a seat: the program by sensible rules, or chance. */
export type PlayerKind = 'practice' | 'random';

/** Answers as practice players do, from what the seat knows. */
export const practising: Answerer<Game> = (open, spec, check, game) => {
  const { player, question, id, data } = open.ask;
  return practiceAnswer(knownTo(game, player, open.path), player, { question, data, spec, check }, String(id));
};

/** What a practice player does unasked, when something may be done: an offer waits for it, or its turn begins. */
export function deedOf(game: Game, seat: SeatId, turn: boolean, among: readonly SeatId[]): Deed | undefined {
  const offered = Object.values(game.state.offers).some(({ to }) => to === seat);
  return offered || turn ? practiceDeed(knownTo(game, seat), seat, { turn, among }) : undefined;
}

/** "practice", "practice,random,random" by seat, or "mixed": one practice player among random ones. */
export function kindsFor(wish: string, players: number): PlayerKind[] {
  const named = wish === 'mixed' ? ['practice', 'random'] : wish.split(',');
  return Array.from({ length: players }, (_, i) => (named[Math.min(i, named.length - 1)] === 'practice' ? 'practice' : 'random'));
}
