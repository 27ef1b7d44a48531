import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'voidborn',
  name: 'Voidborn',
  set: 'pok',
  faction: 'empyrean',
  text: 'Nebulae do not stop or slow your ships when they move.',
  modifiers: {
    'movement-barred': (_game, { holder }, why, { seat, anomaly }) =>
      seat === holder && anomaly === 'nebula' ? undefined : why,
    'slowed-by-nebula': (_game, { holder }, slowed, { unit }) => slowed && unit.owner !== holder,
  },
});
