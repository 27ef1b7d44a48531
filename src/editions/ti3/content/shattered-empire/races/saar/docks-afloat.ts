import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'docks-afloat',
  name: 'Docks Afloat',
  text: 'Your space docks never stand on planets: they are in space, move one system and build 4 units each, but nothing in the turn in which they moved. One with ships of others and none of yours is destroyed.',
  confidence: 'high',
  modifiers: {
    'floating-docks': (_game, { holder }, limit, { seat }) => (seat === holder ? Math.max(limit, 4) : limit),
    'own-movement': (_game, { holder }, movement, { seat, type }) =>
      seat === holder && type === 'space-dock' ? 1 : movement,
  },
});
