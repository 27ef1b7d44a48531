import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'brilliant',
  name: 'Brilliant',
  set: 'base',
  faction: 'jol-nar',
  text: 'The token you spend for the secondary ability of Technology may buy its primary ability.',
  modifiers: {
    'primary-instead': (_game, { holder }, may, { seat, card }) => may || (seat === holder && card === 'technology'),
  },
});
