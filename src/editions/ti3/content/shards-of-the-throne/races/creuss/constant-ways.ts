import { allWormholesIn } from '#ti3/rules/board/adjacency.ts';
import { ability } from '#ti3/rules/components/component.ts';

/** Ability that opens closed wormholes. Its id sorts before that of Crossed Ways, which joins the open ones. */
export default ability({
  id: 'constant-ways',
  name: 'Constant Ways',
  text: 'You can always use wormholes, even while they are closed to other players.',
  confidence: 'high',
  modifiers: {
    'wormholes-unbarred': (_game, { holder }, unbarred, { seat }) => unbarred || seat === holder,
    'own-wormholes-seen': (_game, { holder }, seen, { seat }) => seen || seat === holder,
    'own-wormholes': (game, { holder }, open, { seat, system }) =>
      seat === holder ? [...new Set([...open, ...allWormholesIn(game, system)])] : open,
  },
});
