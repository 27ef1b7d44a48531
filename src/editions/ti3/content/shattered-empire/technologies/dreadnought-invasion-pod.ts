import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'dreadnought-invasion-pod',
  name: 'Dreadnought Invasion Pod',
  text: 'Each of your dreadnoughts can transport 1 more ground force.',
  race: 'l1z1x',
  cost: 2,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'troop-room': (_game, { holder }, room, { seat, type }) =>
      seat === holder && type === 'dreadnought' ? room + 1 : room,
  },
});
