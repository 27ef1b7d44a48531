import { on, type HeldComponent, type Reaction } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import type { EffectResult } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti4/rules/state.ts';
import { exhaustPlanets } from '#ti4/rules/planets/planets.ts';
import { planetIdsOf } from './place-questions.ts';

/** Schedules an agenda's effect on each of these seats for the start of the next strategy phase. */
export function scheduleForStrategyPhase(game: Game, component: ComponentId, seats: SeatId[]): void {
  for (const seat of seats) addEffect(game, component, seat, null, 'game');
}

export const atStrategyPhase = (effect: (game: Game, seat: SeatId, by: ComponentId) => EffectResult): Reaction =>
  on('when', 'strategy-phase-begins', {
    lasting: true,
    mandatory: true,
    isUsable: () => true,
    effect: (game: Game, held: HeldComponent) => {
      removeEffect(game, held.key);
      return effect(game, held.holder, held.component);
    },
  });

/** Defines a scheduled effect that exhausts a seat's matching planets at the start of the strategy phase. */
export const exhaustedAtStrategyPhase = (which: (game: Game, seat: SeatId, planet: PlanetId) => boolean): Reaction =>
  atStrategyPhase((game, seat, why) =>
    exhaustPlanets(
      game,
      seat,
      planetIdsOf(game, seat).filter((planet) => which(game, seat, planet)),
      why,
    ),
  );
