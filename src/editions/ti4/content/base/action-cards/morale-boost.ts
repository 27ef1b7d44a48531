import { hasBothSides, isSide, type Place, type Sides } from '#ti4/rules/combat/combat.ts';
import { actionCard, on, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';

const ID = 'morale-boost';

// A second one in the same round has no effect, so it cannot be played (2.5).
const usable = (game: Game, { holder }: HeldComponent, event: Place & Sides): boolean =>
  isSide(event, holder) && hasBothSides(game, event) && !effectsOf(game, ID, holder).length;

const effect = (game: Game, { holder }: HeldComponent): void => void addEffect(game, ID, holder, null, 'combat-round');

export default actionCard({
  id: ID,
  name: 'Morale Boost',
  set: 'base',
  text: 'When a combat round begins: add 1 to each of your combat rolls in that round.',
  copies: 4,
  advice: { gains: { dice: 3 } },
  reactions: [
    on('when', 'space-combat-round-begins', { isUsable: usable, effect }),
    on('when', 'ground-combat-round-begins', { isUsable: usable, effect }),
  ],
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && (purpose === 'space-combat' || purpose === 'ground-combat') ? bonus + 1 : bonus,
  },
});
