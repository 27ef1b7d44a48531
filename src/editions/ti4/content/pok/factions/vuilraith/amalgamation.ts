import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'amalgamation',
  name: 'Amalgamation',
  set: 'pok',
  faction: 'vuilraith',
  text: 'As you produce, you may return captured units: each makes one unit of its type cost you no resources.',
  modifiers: { 'paid-with-prisoners': (_game, { holder }, may, { seat }) => may || seat === holder },
});
