import { expect, test } from 'vitest';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { plain } from './loaded-dice.ts';
import { table } from './table.ts';

test('25.5 units on a planet left behind gain control (25.5a)', () => {
  const t = table({
    seats: plain,
    ground: { starpoint: { ann: '1 infantry' } },
    change: (state) => {
      state.planets.starpoint.controller = 'bob';
    },
  });
  t.begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' });
  expect(t.state.planets.starpoint).toMatchObject({ controller: 'ann', exhausted: true });
});

test('25.4 a planet without units keeps its controller (25.3)', () => {
  const t = table({ seats: plain, planets: { bob: ['starpoint'] } }).begin(groundCombat, {
    system: '26',
    planet: 'lodor',
    attacker: 'ann',
    defender: 'bob',
  });
  expect(t.state.planets.starpoint.controller).toBe('bob');
});

test('49.5a gaining a planet destroys structures of others (25.1b)', () => {
  const t = table({ seats: plain, ground: { starpoint: { bob: '1 pds, 1 space-dock', ann: '1 infantry' } } }).begin(
    gainControl,
    {
      seat: 'ann',
      planet: 'starpoint',
    },
  );
  expect(t.units('bob')).toBe('');
  expect(t.state.planets.starpoint.controller).toBe('ann');
});

test('25.2 a player cannot gain a planet already controlled', () => {
  const t = table({ seats: plain, planets: { ann: ['starpoint'] } }).begin(gainControl, {
    seat: 'ann',
    planet: 'starpoint',
  });
  expect(t.state.planets.starpoint.exhausted).toBe(false);
  expect(t.facts('planet-taken')).toEqual([]);
});
