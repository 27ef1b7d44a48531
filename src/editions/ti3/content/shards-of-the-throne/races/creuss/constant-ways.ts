import { ability } from '#ti3/rules/components/component.ts';

/** Ability that opens printed wormholes. Its id sorts before that of Crossed Ways, which joins the open ones. */
export default ability({
  id: 'constant-ways',
  name: 'Constant Ways',
  text: 'You can always use wormholes printed on tiles, even when other players cannot.',
  confidence: 'high',
  modifiers: {
    'own-wormholes-seen': (_game, { holder }, seen, { seat }) => seen || seat === holder,
    'own-wormholes': ({ book }, { holder }, open, { seat, system }) =>
      seat === holder ? [...new Set([...open, ...(book.tiles[system]?.wormholes ?? [])])] : open,
  },
});
