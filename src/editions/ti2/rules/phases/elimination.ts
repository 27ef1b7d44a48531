import { done, type EngineBook } from '#engine';
import { removeAllPieces } from '#ti2/rules/planets/control.ts';
import { allUnits, removeStrandedFighters, hasStrandedFighters } from '#ti2/rules/units/units.ts';
import { interruptWith, discardCards, invalidateInForce } from '#ti2/rules/components/kit.ts';
import { procedure, type Game } from '#ti2/rules/game.ts';
import { eliminateLeaders } from '#ti2/rules/leaders/fate.ts';
import { discardLaw, hasSenate } from '#ti2/rules/politics/laws.ts';
import { planetsOf, remainingSeats, seatOf } from '#ti2/rules/seats.ts';
import { endAgreement } from '#ti2/rules/trade/agreements.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Eliminates a player and removes all their pieces and cards from the game (E2 11.4). */
export function eliminate(game: Game, seat: SeatId, why: 'debt' | 'nothing-left'): void {
  const { state } = game;
  const place = seatOf(game, seat);
  if (place.eliminated) return;
  const sat = hasSenate(game);
  place.eliminated = true;
  eliminateLeaders(game, seat);
  removeAllPieces(game, seat);
  discardCards(game, 'action', place.actionCards);
  Object.assign(place, { actionCards: [], technologies: {}, bought: {}, credits: 0 });
  delete place.grant;
  for (const { id, seats } of Object.values(state.agreements)) if (seats.includes(seat)) endAgreement(game, id, null);
  for (const [key, law] of Object.entries(state.laws)) if (law.owner === seat) discardLaw(game, key);
  for (const [id, effect] of Object.entries(state.effects)) if (effect.holder === seat) delete state.effects[id];
  for (const [id, offer] of Object.entries(state.offers))
    if ([offer.from, offer.to].includes(seat)) delete state.offers[id];
  invalidateInForce(game);
  const noSenate = sat && !hasSenate(game);
  game.addFact({ type: 'player-eliminated', seat, why, ...(noSenate && { noSenate }) });
}

/** Seats without planets and units on the board; they could not even place bought units. */
const fallen = (game: Game): SeatId[] =>
  remainingSeats(game.state).filter(
    (seat) => !planetsOf(game, seat).length && !allUnits(game).some(({ owner }) => owner === seat),
  );

const elimination = procedure<{ seats: SeatId[] }>()('elimination', {
  go: (game, { seats }) => {
    for (const seat of seats) eliminate(game, seat, 'nothing-left');
    return done();
  },
});

const stranding = procedure<object>()('stranded-fighters', {
  go: (game) => {
    removeStrandedFighters(game);
    return done();
  },
});

/** Removes unsupported fighters between turns (E2 7.7); during a turn this happens at the end of its segments. */
export const fighterCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { phase, active, stack } = game.state;
  if (phase === 'setup' || active !== null || !stack.length) return undefined;
  return hasStrandedFighters(game) ? interruptWith(stranding, {}) : undefined;
};

/** Eliminates players only between turns, never during a fight. */
export const eliminationCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { phase, active, stack } = game.state;
  if (phase === 'setup' || active !== null || !stack.length) return undefined;
  const seats = fallen(game);
  return seats.length ? interruptWith(elimination, { seats }) : undefined;
};

export const eliminationProcedures = [elimination, stranding];
