import { hasBothSides, isSide, type Place, type Sides } from '#ti4/rules/combat/combat.ts';
import { on, technology, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';

const usable = (game: Game, held: HeldComponent, event: Place & Sides): boolean =>
  isSide(event, held.holder) && hasBothSides(game, event) && !isExhausted(game, held);

function effect(game: Game, held: HeldComponent): void {
  exhaust(game, held);
  addEffect(game, held.component, held.holder, 'charged', 'combat-round');
}

export default technology({
  id: 'supercharge',
  name: 'Supercharge',
  set: 'pok',
  text: 'When a round of your combat begins: you may exhaust this card to add 1 to each of your combat rolls in that round.',
  advice: { gains: { dice: 3 } },
  color: 'warfare',
  prerequisites: { warfare: 1 },
  faction: 'naaz-rokha',
  reactions: [
    on('when', 'space-combat-round-begins', { isUsable: usable, effect }),
    on('when', 'ground-combat-round-begins', { isUsable: usable, effect }),
  ],
  modifiers: {
    'roll-bonus': (_game, { holder, memory }, bonus, { seat, purpose }) =>
      memory === 'charged' && seat === holder && (purpose === 'space-combat' || purpose === 'ground-combat')
        ? bonus + 1
        : bonus,
  },
});
