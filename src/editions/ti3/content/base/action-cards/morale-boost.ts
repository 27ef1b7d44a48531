import { actionCard, on, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import type { RollPurpose } from '#ti3/rules/combat/roll-purpose.ts';

const FIGHTING: readonly RollPurpose[] = ['space', 'ground'];

/** Reaction shared by rounds of space battles and of invasions. */
const boost = {
  isUsable: (
    game: Game,
    { holder, component }: HeldComponent,
    { attacker, defender }: { attacker: string; defender: string },
  ): boolean => [attacker, defender].includes(holder) && !effectsOf(game, component, holder).length,
  effect: (game: Game, { holder, component }: HeldComponent): void => {
    addEffect(game, component, holder, null, 'battle-round');
  },
};

export default actionCard({
  id: 'morale-boost',
  name: 'Morale Boost',
  copies: 5,
  text: 'When a round of your space battle or invasion combat begins: your units get +1 on their rolls in that round.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [on('when', 'space-battle-round-begins', boost), on('when', 'invasion-round-begins', boost)],
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && FIGHTING.includes(purpose) ? bonus + 1 : bonus,
  },
});
