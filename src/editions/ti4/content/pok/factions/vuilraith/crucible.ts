import { currentCombat } from '#ti4/rules/combat/combat.ts';
import { on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { isMovementBarred } from '#ti4/rules/movement/move-map.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';

export default promissoryNote({
  id: 'crucible',
  name: 'Crucible',
  set: 'pok',
  faction: 'vuilraith',
  text: 'After you activate a system: in this movement, your ships do not roll for gravity rifts, and ships that move out of or through a gravity rift have an additional +1 move. Then return this note.',
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && !isMovementBarred(game, seat, system),
      effect: (game, { holder, key, component }) => {
        addEffect(game, component, holder, 'played', 'action');
        returnNote(game, key);
      },
    }),
  ],
  modifiers: {
    // Retreats are not part of the movement.
    'rift-rolls': (game, { holder, memory }, rolls, { seat }) =>
      rolls && !(memory === 'played' && seat === holder && !currentCombat(game)),
    'rift-bonus': (_game, { holder, memory }, bonus, { seat }) =>
      memory === 'played' && seat === holder ? bonus + 1 : bonus,
  },
});
