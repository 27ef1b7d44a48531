import { isSide } from '#ti4/rules/combat/combat.ts';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';

export default promissoryNote({
  id: 'tekklar-legion',
  name: 'Tekklar Legion',
  set: 'base',
  text: "When your ground combat begins: add 1 to each of your combat rolls in that combat. If your opponent is Sardakk N'orr, subtract 1 from each of theirs. Then return this note.",
  faction: 'sardakk-norr',
  modifiers: {
    'roll-bonus': (game, { holder, key, memory }, bonus, { seat, against, purpose }) => {
      if (!(key in game.state.effects) || purpose !== 'ground-combat') return bonus;
      if (seat === holder) return bonus + 1;
      return seat === memory && against === holder ? bonus - 1 : bonus;
    },
  },
  reactions: [
    on('when', 'ground-combat-begins', {
      isUsable: (_game, { holder }, event) => isSide(event, holder),
      effect: (game, { holder, key }) => {
        addEffect(game, 'tekklar-legion', holder, noteOwner(key), 'combat');
        returnNote(game, key);
      },
    }),
  ],
});
