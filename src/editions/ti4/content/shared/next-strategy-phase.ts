import { on, type Held, type Reaction } from '../../rules/components/component.ts';
import { addEffect, removeEffect } from '../../rules/components/effects.ts';
import type { Outcome } from '../../rules/components/component.ts';
import type { Game } from '../../rules/game.ts';
import type { ComponentId, SeatId } from '../../rules/state.ts';

/** Something an agenda brings about at the start of the next strategy phase, for one seat each. */
export function waitForStrategyPhase(game: Game, component: ComponentId, seats: SeatId[]): void {
  for (const seat of seats) addEffect(game, component, seat, null, 'game');
}

export const atStrategyPhase = (effect: (game: Game, seat: SeatId) => Outcome): Reaction =>
  on('when', 'strategy-phase-begins', {
    lasting: true,
    mandatory: true,
    usable: () => true,
    effect: (game: Game, held: Held) => {
      removeEffect(game, held.key);
      return effect(game, held.holder);
    },
  });
