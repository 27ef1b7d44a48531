import { areWormholesJoined } from '#ti4/content/shared/modifiers/joined-wormholes.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'quantum-entanglement',
  name: 'Quantum Entanglement',
  set: 'base',
  faction: 'creuss',
  text: 'For you, all systems with alpha or beta wormholes are adjacent to each other, regardless of other effects.',
  modifiers: {
    adjacent: (game, { holder }, near, { seat, a, b }) =>
      near || (seat === holder && areWormholesJoined(game, a, b, holder)),
  },
});
