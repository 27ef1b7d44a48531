import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default promissoryNote({
  id: 'ceasefire',
  name: 'Ceasefire',
  set: 'base',
  text: "After this note's owner activates a system where you have units: they cannot move units into that system in this action. Then return this note.",
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, held, { seat, system }) =>
        noteOwner(held.key) === seat && unitsAt(game, { owner: held.holder, system }).length > 0,
      effect: (game, held, { seat, system }) => {
        addEffect(game, 'ceasefire', held.holder, { seat, system }, 'action');
        returnNote(game, held.key);
      },
    }),
  ],
  modifiers: {
    'movement-barred': (_game, held, why, { seat, active, system, through }) => {
      const kept = held.memory as { seat: string; system: string } | null;
      return kept && !through && kept.seat === seat && kept.system === active && system === active
        ? 'You cannot move units into this system: a Ceasefire was played against you.'
        : why;
    },
  },
});
