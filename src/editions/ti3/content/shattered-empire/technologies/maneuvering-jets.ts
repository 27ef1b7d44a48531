import { technology } from '#ti3/rules/components/component.ts';
import { specialOf } from '#ti3/rules/board/adjacency.ts';

export default technology({
  id: 'maneuvering-jets',
  name: 'Maneuvering Jets',
  text: 'PDS of others get -1 on their dice against your ships, and -2 from the system next door. Your ships do not stop in ion storms.',
  color: 'blue',
  needs: ['xrd-transporters'],
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { enemy, purpose, from }) =>
      enemy === holder && purpose === 'pds' ? bonus - (from === undefined ? 1 : 2) : bonus,
    'passage-barred': (game, { holder }, barred, { seat, system }) =>
      seat === holder && specialOf(game, system) === 'storm' ? undefined : barred,
  },
});
