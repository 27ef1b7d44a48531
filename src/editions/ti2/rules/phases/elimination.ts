import { done, type EngineBook } from '#engine';
import { clearBoard } from '#ti2/rules/planets/control.ts';
import { allUnits, shedFighters, strandedFighters } from '#ti2/rules/units/units.ts';
import { above, layDown, resurvey } from '#ti2/rules/components/kit.ts';
import { procedure, type Game } from '#ti2/rules/game.ts';
import { disband } from '#ti2/rules/leaders/fate.ts';
import { discardLaw, senateSits } from '#ti2/rules/politics/laws.ts';
import { planetsOf, playing, seatOf } from '#ti2/rules/seats.ts';
import { endAgreement } from '#ti2/rules/trade/agreements.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** A player is out: nothing of his is left in the game (E2 11.4). */
export function eliminate(game: Game, seat: SeatId, why: 'debt' | 'nothing-left'): void {
  const { state } = game;
  const place = seatOf(game, seat);
  if (place.eliminated) return;
  const sat = senateSits(game);
  place.eliminated = true;
  disband(game, seat);
  clearBoard(game, seat);
  layDown(game, 'action', place.actionCards);
  Object.assign(place, { actionCards: [], technologies: {}, bought: {}, credits: 0 });
  delete place.grant;
  for (const { id, seats } of Object.values(state.agreements)) if (seats.includes(seat)) endAgreement(game, id, null);
  for (const [key, law] of Object.entries(state.laws)) if (law.owner === seat) discardLaw(game, key);
  for (const [id, effect] of Object.entries(state.effects)) if (effect.holder === seat) delete state.effects[id];
  for (const [id, offer] of Object.entries(state.offers))
    if ([offer.from, offer.to].includes(seat)) delete state.offers[id];
  resurvey(game);
  const noSenate = sat && !senateSits(game);
  game.fact({ type: 'player-eliminated', seat, why, ...(noSenate && { noSenate }) });
}

/** Whoever has neither planet nor unit on the board can do nothing any more: what is bought could be placed nowhere. */
const fallen = (game: Game): SeatId[] =>
  playing(game.state).filter(
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
    shedFighters(game);
    return done();
  },
});

/** Between turns fighters that nothing keeps any more are lost at once (E2 7.7): in a turn, when its segments are over. */
export const fighterCheck: EngineBook<Game>['standing'][number] = (game) => {
  const { phase, active, stack } = game.state;
  if (phase === 'setup' || active !== null || !stack.length) return undefined;
  return strandedFighters(game) ? above(stranding, {}) : undefined;
};

/** Looked at between turns: nobody is out in the middle of a fight. */
export const eliminationCheck: EngineBook<Game>['standing'][number] = (game) => {
  const { phase, active, stack } = game.state;
  if (phase === 'setup' || active !== null || !stack.length) return undefined;
  const seats = fallen(game);
  return seats.length ? above(elimination, { seats }) : undefined;
};

export const eliminationProcedures = [elimination, stranding];
