import { expect, test } from 'vitest';
import { unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { electedPairKey } from '#ti3/rules/politics/voting.ts';
import { table, type Laid, type Table } from './table.ts';

// Gen Synthesis brings ground forces back to a planet of home that its owner holds: not to the one that is being taken from them (E3 14).

const laid: Laid = {
  ground: { hercant: 'bob 3 ground-force, pds', arretze: 'bob' },
  technologies: { bob: ['gen-synthesis'] },
};

const owners = ({ game }: Table, planet: string): string[] => [
  ...new Set(unitsOnPlanet(game, planet).map(({ owner }) => owner)),
];

test('E3 13.4 Colonial Redistribution: ground forces avoid the lost planet', () => {
  const t = table(laid).dice(10, 10, 10).begins('colonial-redistribution', { seat: 'bob' });
  t.says('bob', 'hercant');
  expect([t.asked, t.choices]).toEqual([['bob: choose-planet'], ['arretze', 'kamdorn']]);
  t.says('bob', 'arretze');
  expect(t.asked).toEqual(['bob: choose-player']);
  t.says('bob', t.choices[0]);
  expect([owners(t, 'hercant'), t.on('arretze', 'bob')]).toEqual([
    [t.game.state.planets.hercant.owner],
    '3 ground-force',
  ]);
  expect(t.game.state.planets.hercant.owner).not.toBe('bob');
});

test('E3 13.4 Dispute Resolution: ground forces avoid the lost planet', () => {
  const t = table({ ...laid, ground: { ...laid.ground, kamdorn: 'bob', saudor: 'ann ground-force' } });
  t.game.book.byKind['political-card']['dispute-resolution'].resolve?.(
    t.dice(10, 10, 10).game,
    electedPairKey.format('hercant', 'saudor'),
    {},
  );
  expect([t.game.state.planets.hercant.owner, owners(t, 'hercant')]).toEqual([null, []]);
});
