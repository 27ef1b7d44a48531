import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'hil-colish',
  name: 'Hil Colish',
  set: 'base',
  text: 'Cost 8, combat 5, move 1, capacity 3, Sustain Damage. Its system has a delta wormhole. It may move before or after your other ships.',
  faction: 'creuss',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 1 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    wormholes: (game, { holder }, wormholes, { system }) =>
      !wormholes.includes('delta') && unitsAt(game, { owner: holder, type: 'flagship', system }).length
        ? [...wormholes, 'delta']
        : wormholes,
    'moves-first': (_game, { holder }, first, { unit: moving }) =>
      first || (moving.owner === holder && moving.type === 'flagship'),
  },
});
