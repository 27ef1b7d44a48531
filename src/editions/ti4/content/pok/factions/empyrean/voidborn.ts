import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'voidborn',
  name: 'Voidborn',
  set: 'pok',
  faction: 'empyrean',
  text: 'Your ships move into, through and out of nebulae as if these were empty space.',
  modifiers: {
    'movement-barred': (_game, { holder }, why, { seat, anomaly }) =>
      seat === holder && anomaly === 'nebula' ? undefined : why,
    'slowed-by-nebula': (_game, { holder }, slowed, { unit }) => slowed && unit.owner !== holder,
  },
});
