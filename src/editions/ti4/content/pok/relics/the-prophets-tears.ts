import { on, relic } from '../../../rules/components/component.ts';
import { exhaust, isExhausted } from '../../../rules/components/in-force.ts';
import { drawActionCards } from '../../../rules/phases/action-cards.ts';

export default relic({
  id: 'the-prophets-tears',
  name: "The Prophet's Tears",
  set: 'pok',
  text: 'When you research you may exhaust it: it stands in for a prerequisite, or you draw an action card.',
  reactions: [
    on('when', 'research-begins', {
      usable: (game, held, { seat }) => seat === held.holder && !isExhausted(game, held),
      effect: (game, held) => {
        exhaust(game, held);
        drawActionCards(game, held.holder, 1);
      },
    }),
  ],
  modifiers: {
    'prerequisite-skips': (game, held, skips, { seat }) =>
      seat === held.holder && !isExhausted(game, held)
        ? [...skips, { component: held.component, key: held.key, label: "Exhaust The Prophet's Tears", ignores: 1 }]
        : skips,
  },
});
