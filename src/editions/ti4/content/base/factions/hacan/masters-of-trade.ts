import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'masters-of-trade',
  name: 'Masters of Trade',
  set: 'base',
  faction: 'hacan',
  text: 'The secondary ability of Trade costs you no token.',
  modifiers: {
    'secondary-free': (_game, { holder }, free, { seat, card }) => free || (seat === holder && card === 'trade'),
  },
});
