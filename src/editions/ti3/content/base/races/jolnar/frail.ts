import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'frail',
  name: 'Frail',
  text: 'You get −1 on all rolls in space battles and invasions, including bombardments and PDS fire at landings, but not PDS fire at ships.',
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, purpose }) =>
      seat === holder && purpose !== 'pds' ? bonus - 1 : bonus,
  },
});
