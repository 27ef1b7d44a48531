import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'amalgamation',
  name: 'Amalgamation',
  set: 'pok',
  faction: 'vuilraith',
  text: 'When you produce units: you may return captured units. For each unit you return, 1 unit of its type that you produce is free.',
  modifiers: { 'paid-with-prisoners': (_game, { holder }, may, { seat }) => may || seat === holder },
});
