import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'fearsome',
  name: 'Fearsome',
  text: 'You get +1 on all rolls in space battles and invasions, including bombardment but not PDS fire.',
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && purpose !== 'pds' ? bonus + 1 : bonus,
  },
});
