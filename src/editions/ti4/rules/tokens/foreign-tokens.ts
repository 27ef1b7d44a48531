import { ask, call, choose, chosenKey, done, type Id } from '#engine';
import type { EffectResult } from '#ti4/rules/components/component.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, TokenPool, SeatId } from '#ti4/rules/state.ts';
import { loseToken } from './command-tokens.ts';
import { foreignTokensOf } from './fleet-pool-tokens.ts';

/*
 * Command tokens of others in a fleet pool: they raise its limit (37.1), but the seat cannot redistribute or spend
 * them,
 * and they return to their owner's reinforcements when they leave it.
 */

/**
 * Puts another player's command token into a seat's fleet pool, from their reinforcements or a pool. `during`: a frame
 * in which the token's effect cannot be used yet.
 */
export function takeForeignToken(
  game: Game,
  seat: SeatId,
  owner: SeatId,
  from: TokenPool | 'reinforcements',
  during?: Id,
): void {
  const place = seatOf(game, seat);
  if (during !== undefined) place.foreignTokensSince = { ...place.foreignTokensSince, [owner]: during };
  if (from !== 'reinforcements') seatOf(game, owner).tokens[from] -= 1;
  place.foreignTokens = [...(place.foreignTokens ?? []), owner];
  invalidateInForce(game);
  game.addFact({ type: 'foreign-token-gained', seat, owner, from });
}

/** Returns a foreign command token from a seat's fleet pool to its owner's reinforcements. */
export function returnForeignToken(game: Game, seat: SeatId, owner: SeatId): void {
  const place = seatOf(game, seat);
  const at = place.foreignTokens?.indexOf(owner) ?? -1;
  if (at < 0) return;
  const left = (place.foreignTokens ?? []).filter((_, i) => i !== at);
  if (left.length) place.foreignTokens = left;
  else delete place.foreignTokens;
  invalidateInForce(game);
  game.addFact({ type: 'foreign-token-returned', seat, owner });
}

/** Asks which foreign token goes back, if the seat has none of its own left there. */
const foreignTokenToLose = question<object>()(
  'foreign-token-to-lose',
  (game, seat) =>
    choose(
      'You lose a command token from your fleet pool and have none of your own there. Whose token do you return?',
      [...new Set(foreignTokensOf(game, seat))].map((owner) => ({
        key: owner,
        label: `Token of ${nameOfSeat(game, owner)}`,
      })),
    ),
  { title: "return another player's command token", forced: true },
);

const foreignTokensLost = procedure<{ seats: SeatId[] }>()('foreign-tokens-lost', {
  start: (_game, { seats }) =>
    ask(
      seats.map((seat) => foreignTokenToLose.ask(seat, {})),
      'chosen',
    ),
  chosen: (game, _data, got) => {
    for (const [seat, answer] of Object.entries(got.answers)) {
      const owner = chosenKey(answer);
      if (owner !== undefined) returnForeignToken(game, seat, owner);
    }
    return done();
  },
});

/** Removes a token from each seat's fleet pool: its own, or, if it has none there, a foreign one of its choice. */
export function loseFleetTokens(game: Game, seats: readonly SeatId[], why?: ComponentId): EffectResult {
  const choosing: SeatId[] = [];
  for (const seat of seats) {
    const [first, ...others] = new Set(foreignTokensOf(game, seat));
    if (seatOf(game, seat).tokens.fleet > 0) loseToken(game, seat, 'fleet', why);
    else if (others.length) choosing.push(seat);
    else if (first !== undefined) returnForeignToken(game, seat, first);
  }
  return choosing.length ? call(foreignTokensLost, { seats: choosing }, 'finish') : undefined;
}

export const foreignTokenProcedures = [foreignTokensLost];
export const foreignTokenQuestions = [foreignTokenToLose];
