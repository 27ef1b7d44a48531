import { call } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { canResearch, research } from '#ti3/rules/technology/technology.ts';

const PRICE = 4;

export default actionCard({
  id: 'alien-technology',
  name: 'Alien Technology',
  copies: 1,
  text: 'Action: pay 4 resources to gain 1 technology whose prerequisites you own. Nothing reduces this cost.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      canResearch(game, holder, PRICE, { fixed: true })
        ? undefined
        : 'You cannot gain a technology this way: you need 4 resources and the prerequisites of a technology.',
    effect: (_game, { holder: seat }) => call(research, { seat, base: PRICE, fixed: true }, 'finish'),
  },
});
