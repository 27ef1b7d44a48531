import { ability, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti3/rules/components/effects.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Returns the number of a seat's current turn in this round. */
const turnOf = (game: Game, seat: SeatId): number =>
  game.facts.filter((fact) => fact.type === 'turn-begins' && fact.seat === seat).length;

export default ability({
  id: 'patience',
  name: 'Patience',
  text: 'Action: skip your turn. You cannot skip 2 turns in a row.',
  sense: 'to-wait',
  confidence: 'high',
  action: {
    // The effect remembers the number of the last skipped turn (E3 4.3).
    problem: (game, { holder, component }) =>
      effectsOf(game, component, holder).some(({ data }) => data === turnOf(game, holder) - 1)
        ? 'You skipped your last turn, and you cannot skip 2 turns in a row.'
        : undefined,
    effect: (game, { holder, component }) => {
      for (const { id } of effectsOf(game, component, holder)) removeEffect(game, id);
      addEffect(game, component, holder, turnOf(game, holder), 'round');
      game.addFact({ type: 'turn-skipped', seat: holder });
    },
  },
});
