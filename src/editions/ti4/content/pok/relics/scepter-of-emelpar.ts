import { relic } from '#ti4/rules/components/component.ts';
import { isExhausted } from '#ti4/rules/components/in-force.ts';

export default relic({
  id: 'scepter-of-emelpar',
  name: 'Scepter of Emelpar',
  set: 'pok',
  text: 'Whenever you would spend a command token of your strategy pool, you may exhaust it to spend one of your reinforcements instead; if those have none, another one of your sheet.',
  modifiers: {
    'strategy-token-sources': (game, held, sources, { seat }) =>
      seat === held.holder && !isExhausted(game, held)
        ? [...sources, { component: held.component, key: held.key }]
        : sources,
  },
});
