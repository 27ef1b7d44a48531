import { expect, test } from 'vitest';
import { technology } from '#ti4/rules/components/component.ts';
import { narrate } from '#ti4/narration/narrate.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { plain } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

const shields = ['non-euclidean-shielding', 'duranium-armor'];

/** Two dreadnoughts a side, each of which cancels two hits, and one of which is repaired in every round. */
const endless: Setting = {
  seats: { ann: 'letnev', bob: 'nekro', cat: 'sol' },
  technologies: { ann: shields, bob: shields },
  space: { 27: { ann: '2 dreadnought', bob: '2 dreadnought' } },
};

/** After some rounds of misses each die is a 10: whoever can sustains damage with one ship, and repairs what can be repaired. */
function fight(setting: Setting, misses = 0): TestTable {
  const t = table(setting);
  t.game.roll = (_label, count) =>
    Array.from({ length: count }, () => (t.facts('combat-round-begins').length > misses ? 10 : 1));
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  for (let i = 0; i < 200 && t.open.length && t.facts('combat-round-begins').length <= 12; i++) {
    const { seat, question } = t.next;
    if (question === 'announce-retreat') t.seat(seat).stays();
    else if (question === 'sustain-damage')
      t.seat(seat).sustains(t.options(seat, question).includes('flagship') ? 'flagship' : 'dreadnought');
    else t.seat(seat).complies(question);
  }
  return t;
}

test('Valefar Assimilator note 10b: three deadlocked rounds make the attacker retreat', () => {
  const t = fight({ ...endless, planets: { ann: ['lodor'] } });
  expect(t.facts('combat-deadlocked')).toMatchObject([{ system: '27', attacker: 'ann', round: 4 }]);
  expect([t.units('ann', { system: '26' }), t.facts('unit-destroyed')]).toEqual([
    '1 dreadnought, 1 dreadnought (damaged)',
    [],
  ]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob', loser: 'ann' }]);
  expect(narrate(t.game, t.facts('combat-deadlocked'), null).join()).toMatch(
    /Neither side can win .*Letnev must retreat/,
  );
});

test('Valefar Assimilator note 10b: deadlocked attackers without retreat lose every ship', () => {
  const t = fight(endless);
  expect([t.units('ann'), t.facts('combat-won')]).toMatchObject(['', [{ winner: 'bob', loser: 'ann' }]]);
  expect(t.facts('unit-destroyed')).toMatchObject([
    { seat: 'ann', by: 'ann' },
    { seat: 'ann', by: 'ann' },
  ]);
  expect(t).toAsk();
});

test('Valefar Assimilator note 10b: the defender may retreat first', () => {
  const t = table({ ...endless, planets: { bob: ['lodor'] } });
  t.game.roll = (_label, count) => Array.from({ length: count }, () => 1);
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  for (let round = 1; round < 4; round++) t.bob.stays();
  t.bob.retreats();
  expect([t.facts('combat-deadlocked'), t.units('bob', { system: '26' }), t.units('ann', { system: '27' })]).toEqual([
    [],
    '2 dreadnought',
    '2 dreadnought',
  ]);
});

test('Valefar Assimilator note 10b: a self-repairing flagship also deadlocks', () => {
  expect(
    fight({ ...endless, space: { 27: { ann: '1 flagship', bob: '2 dreadnought' } } }).facts('combat-deadlocked'),
  ).toHaveLength(1);
});

test('Valefar Assimilator note 10b: wearing down prevents a deadlock', () => {
  const worn = (setting: Setting, misses = 0) => fight({ ...endless, ...setting }, misses).facts('combat-deadlocked');
  expect(worn({ technologies: { ann: shields, bob: ['non-euclidean-shielding'] } })).toEqual([]);
  expect(worn({ technologies: { ann: shields, bob: ['duranium-armor'] } })).toEqual([]);
  expect(worn({ space: { 27: { ann: '2 dreadnought', bob: '3 dreadnought' } } })).toEqual([]);
  // One ship is not back when it is hit again, though nothing has hit it so far.
  expect(worn({ space: { 27: { ann: '1 dreadnought', bob: '2 dreadnought' } } }, 5)).toEqual([]);
  expect(
    worn(
      {
        space: { 27: { ann: '2 dreadnought (damaged)', bob: '2 dreadnought' } },
        technologies: { ann: ['non-euclidean-shielding'], bob: shields },
      },
      5,
    ),
  ).toEqual([]);
});

test('Valefar Assimilator note 10b: deadlocks need both sides harmless', () => {
  const fog = technology({
    id: 'test-fog',
    name: 'Fog',
    set: 'base',
    text: 'test',
    prerequisites: {},
    modifiers: { 'roll-bonus': (_game, { holder }, bonus, { seat }) => (seat === holder ? bonus - 20 : bonus) },
  });
  const stuck = (technologies: Setting['technologies']) =>
    fight({
      seats: plain,
      components: [fog],
      technologies: technologies ?? {},
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    });
  expect(stuck({ ann: ['test-fog'], bob: ['test-fog'] }).facts('combat-deadlocked')).toHaveLength(1);
  const hit = stuck({ ann: ['test-fog'] });
  expect([hit.facts('combat-deadlocked'), hit.facts('combat-won')]).toMatchObject([[], [{ winner: 'bob' }]]);
});
