import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'disconcerting',
  name: 'Disconcerting',
  text: 'In the first round of every space battle and invasion others get -1 on all dice against you.',
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { enemy, purpose, round }) =>
      enemy === holder && round === 1 && (purpose === 'space' || purpose === 'ground') ? bonus - 1 : bonus,
  },
});
