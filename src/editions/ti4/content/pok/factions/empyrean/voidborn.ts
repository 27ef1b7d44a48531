import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'voidborn',
  name: 'Voidborn',
  set: 'pok',
  faction: 'empyrean',
  text: 'Your ships can move into and through nebulae, and ships that start in a nebula keep their full move value.',
  modifiers: {
    'movement-barred': (_game, { holder }, why, { seat, anomaly }) =>
      seat === holder && anomaly === 'nebula' ? undefined : why,
    'slowed-by-nebula': (_game, { holder }, slowed, { unit }) => slowed && unit.owner !== holder,
  },
});
