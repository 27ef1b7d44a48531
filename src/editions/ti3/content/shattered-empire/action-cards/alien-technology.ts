import { call } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { canResearch, research } from '#ti3/rules/technology/technology.ts';

const PRICE = 4;

export default actionCard({
  id: 'alien-technology',
  name: 'Alien Technology',
  copies: 1,
  text: 'Action: you gain a technology whose prerequisites you have for 4 resources. Nothing makes it cheaper.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      canResearch(game, holder, PRICE, { fixed: true })
        ? undefined
        : 'There is no technology that you could buy for 4 resources.',
    effect: (_game, { holder: seat }) => call(research, { seat, base: PRICE, fixed: true }, 'finish'),
  },
});
