import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'disconcerting',
  name: 'Disconcerting',
  text: 'In the first round of each space battle and invasion combat, your opponents get −1 on all rolls against you.',
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { enemy, purpose, round }) =>
      enemy === holder && round === 1 && (purpose === 'space' || purpose === 'ground') ? bonus - 1 : bonus,
  },
});
