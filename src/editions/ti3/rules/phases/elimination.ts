import { done, isFrameOf, type EngineBook } from '#engine';
import { removeEffect } from '#ti3/rules/components/effects.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { removeCounterFromSystem } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { eliminateLeaders } from '#ti3/rules/leaders/fate.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { othersFrom, remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { agreementsOf, breakAgreement } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const hasNothing = (game: Game, seat: SeatId): boolean =>
  !planetsOf(game, seat).length && !allUnits(game).some(({ owner }) => owner === seat);

/**
 * Eliminates a seat with no planet and no unit (E3 1.6). Its cards stay with it, so that nobody draws them again; its
 * strategy cards return with all the others at the end of the status phase.
 */
const eliminate = procedure<{ seat: SeatId }>()('eliminate', {
  out: (game, { seat }) => {
    const { state } = game;
    seatOf(game, seat).eliminated = true;
    game.addFact({ type: 'player-eliminated', seat });
    for (const agreement of agreementsOf(game, seat)) breakAgreement(game, agreement, null);
    for (const { component, owner } of Object.values(state.laws)) if (owner === seat) discardLaw(game, component);
    for (const { id, holder } of Object.values(state.effects)) if (holder === seat) removeEffect(game, id);
    for (const system of Object.keys(state.systems)) removeCounterFromSystem(game, seat, system);
    eliminateLeaders(game, seat);
    const [left] = othersFrom(state, seat);
    if (state.speaker === seat && left !== undefined) {
      state.speaker = left;
      game.addFact({ type: 'speaker-changed', seat: left });
    }
    kit.invalidateInForce(game);
    return done();
  },
});

/** Procedures during which no seat is eliminated: the winner of a fight may still take a planet. */
const PROCEDURES_TO_WAIT_FOR: readonly string[] = [
  'space-battle',
  'take-hits',
  'both-take-hits',
  'pds-fire',
  'bombard-and-invade',
  'meet-counters',
];

export const eliminationCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { phase, stack } = game.state;
  if (
    phase === 'setup' ||
    stack.some((frame) => PROCEDURES_TO_WAIT_FOR.some((name) => isFrameOf(frame, { name, steps: {} })))
  )
    return undefined;
  const seat = remainingSeats(game.state).find((one) => hasNothing(game, one));
  return seat === undefined ? undefined : interruptWith(eliminate, { seat });
};

export const eliminationProcedures = [eliminate];
