import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'blood-ties',
  name: 'Blood Ties',
  set: 'base',
  faction: 'winnu',
  text: 'You may remove the custodians token without spending influence.',
  modifiers: {
    'custodians-cost': (_game, { holder }, cost, { seat }) => (seat === holder ? 0 : cost),
  },
});
