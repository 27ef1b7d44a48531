import { done, isOf, type EngineBook } from '#engine';
import { removeEffect } from '#ti3/rules/components/effects.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { above } from '#ti3/rules/events/moments.ts';
import { liftCounter } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { leadersOfTheLost } from '#ti3/rules/leaders/fate.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { unitsOf } from '#ti3/rules/units/units.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { others, playing, seatOf } from '#ti3/rules/seats.ts';
import { agreementsOf, breakAgreement } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const hasNothing = (game: Game, seat: SeatId): boolean =>
  !planetsOf(game, seat).length && !unitsOf(game).some(({ owner }) => owner === seat);

/**
 * Whoever has no planet and no unit is out of the game (E3 1.6). What they hold stays with them: nobody draws it again. Their strategy
 * cards go back with all the others as the status phase ends.
 */
const eliminate = procedure<{ seat: SeatId }>()('eliminate', {
  out: (game, { seat }) => {
    const { state } = game;
    seatOf(game, seat).eliminated = true;
    game.fact({ type: 'player-eliminated', seat });
    for (const agreement of agreementsOf(game, seat)) breakAgreement(game, agreement, null);
    for (const { component, owner } of Object.values(state.laws)) if (owner === seat) discardLaw(game, component);
    for (const { id, holder } of Object.values(state.effects)) if (holder === seat) removeEffect(game, id);
    for (const system of Object.keys(state.systems)) liftCounter(game, seat, system);
    leadersOfTheLost(game, seat);
    const [left] = others(state, seat);
    if (state.speaker === seat && left !== undefined) {
      state.speaker = left;
      game.fact({ type: 'speaker-changed', seat: left });
    }
    kit.resurvey(game);
    return done();
  },
});

/** While a fight goes on nobody is out yet: who wins it may still take a planet. */
const FIGHTS: readonly string[] = [
  'space-battle',
  'take-hits',
  'both-take-hits',
  'pds-fire',
  'bombard-and-invade',
  'meet-counters',
];

export const eliminationCheck: EngineBook<Game>['standing'][number] = (game) => {
  const { phase, stack } = game.state;
  if (phase === 'setup' || stack.some((frame) => FIGHTS.some((name) => isOf(frame, { name, steps: {} }))))
    return undefined;
  const seat = playing(game.state).find((one) => hasNothing(game, one));
  return seat === undefined ? undefined : above(eliminate, { seat });
};

export const eliminationProcedures = [eliminate];
