import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'docks-afloat',
  name: 'Docks Afloat',
  text: 'Your space docks are in space, not on planets, and have movement 1. Each can produce 4 units, but not in a turn in which it moves. A space dock is destroyed if enemy ships but none of your ships are in its system.',
  confidence: 'high',
  modifiers: {
    'floating-docks': (_game, { holder }, limit, { seat }) => (seat === holder ? Math.max(limit, 4) : limit),
    'own-movement': (_game, { holder }, movement, { seat, type }) =>
      seat === holder && type === 'space-dock' ? 1 : movement,
  },
});
