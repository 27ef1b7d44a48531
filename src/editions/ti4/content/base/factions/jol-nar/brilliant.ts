import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'brilliant',
  name: 'Brilliant',
  set: 'base',
  faction: 'jol-nar',
  text: "When you spend a command token for Technology's secondary ability: you may perform its primary ability instead.",
  modifiers: {
    'primary-instead': (_game, { holder }, may, { seat, card }) => may || (seat === holder && card === 'technology'),
  },
});
