import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'stasis-capsules',
  name: 'Stasis Capsules',
  text: 'Each of your cruisers and dreadnoughts can transport 1 ground force.',
  color: 'green',
  needs: ['enviro-compensator'],
  confidence: 'high',
  modifiers: {
    'troop-room': (_game, { holder }, room, { seat, type }) =>
      seat === holder && (type === 'cruiser' || type === 'dreadnought') ? Math.max(room, 1) : room,
  },
});
