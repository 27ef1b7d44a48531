import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'docks-afloat',
  name: 'Docks Afloat',
  text: 'Your space docks are in space, not on planets. Each has movement 1 and can produce 4 units, unless it has moved since the system was activated. It is destroyed if only enemy ships are in its system.',
  confidence: 'high',
  modifiers: {
    'floating-docks': (_game, { holder }, limit, { seat }) => (seat === holder ? Math.max(limit, 4) : limit),
    'own-movement': (_game, { holder }, movement, { seat, type }) =>
      seat === holder && type === 'space-dock' ? 1 : movement,
  },
});
