import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'masters-of-trade',
  name: 'Masters of Trade',
  set: 'base',
  faction: 'hacan',
  text: "You may perform Trade's secondary ability without spending a command token.",
  modifiers: {
    'secondary-free': (_game, { holder }, free, { seat, card }) => free || (seat === holder && card === 'trade'),
  },
});
