import { ability } from '#ti3/rules/components/component.ts';
import type { Wormhole } from '#ti3/rules/terms.ts';

const CROSSED: readonly Wormhole[] = ['alpha', 'beta'];

export default ability({
  id: 'crossed-ways',
  name: 'Crossed Ways',
  text: 'For you, systems with alpha wormholes are adjacent to systems with beta wormholes.',
  confidence: 'high',
  modifiers: {
    'own-wormholes-seen': (_game, { holder }, seen, { seat }) => seen || seat === holder,
    'own-wormholes': (_game, { holder }, open, { seat }) =>
      seat === holder && open.some((letter) => CROSSED.includes(letter)) ? [...new Set([...open, ...CROSSED])] : open,
  },
});
