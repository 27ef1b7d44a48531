import { relic } from '#ti4/rules/components/component.ts';
import { isExhausted } from '#ti4/rules/components/in-force.ts';

export default relic({
  id: 'scepter-of-emelpar',
  name: 'Scepter of Emelpar',
  set: 'pok',
  text: 'When you spend a strategy token: you may exhaust this card and spend a token from your reinforcements instead, or from another pool if your reinforcements have none.',
  modifiers: {
    'strategy-token-sources': (game, held, sources, { seat }) =>
      seat === held.holder && !isExhausted(game, held)
        ? [...sources, { component: held.component, key: held.key }]
        : sources,
  },
});
