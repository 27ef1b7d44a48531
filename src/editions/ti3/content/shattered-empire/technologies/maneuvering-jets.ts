import { technology } from '#ti3/rules/components/component.ts';
import { specialOf } from '#ti3/rules/board/adjacency.ts';

export default technology({
  id: 'maneuvering-jets',
  name: 'Maneuvering Jets',
  text: 'Enemy PDS get −1 on their rolls against your ships, or −2 if they fire from an adjacent system. Space mines get −1 on their rolls against them. Your ships can move through ion storms.',
  color: 'blue',
  needs: ['xrd-transporters'],
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { enemy, purpose, from }) =>
      enemy === holder && purpose === 'pds' ? bonus - (from === undefined ? 1 : 2) : bonus,
    'mine-roll-bonus': (_game, { holder }, bonus, { seat }) => (seat === holder ? bonus - 1 : bonus),
    'passage-barred': (game, { holder }, barred, { seat, system }) =>
      seat === holder && specialOf(game, system) === 'storm' ? undefined : barred,
  },
});
