import { expect, test } from 'vitest';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import type { RollPurpose } from '#ti3/rules/combat/roll-purpose.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { table, type Laid } from '../table.ts';

const HERE = 'empty-2';
const MENTAK = ['first-strike'];
const CANNON = ['assault-cannon'];

test('E3 7.1 two Mentak cruisers or destroyers fire first', () => {
  const laid: Laid = {
    space: { [HERE]: 'ann 2 cruiser, 2 destroyer; bob carrier, cruiser' },
    abilities: { ann: MENTAK },
  };
  const fight = table(laid).battle();
  expect([fight.asked, fight.spec.kind === 'allot' && fight.spec.proposed]).toEqual([
    ['ann: choose-volley'],
    { cruiser: 2, destroyer: 0 },
  ]);
  expect(fight.refuses({ cruiser: 2, destroyer: 1 })).toBeDefined();
  fight.dice(7, 9).says('ann', { cruiser: 1, destroyer: 1 });
  expect(fight.rolls).toEqual(['first-fire ann: 2', 'space ann: 4'].slice(0, 1));
  expect([fight.at(HERE, 'ann'), fight.at(HERE, 'bob'), fight.winners]).toEqual([
    '2 cruiser, 2 destroyer',
    '',
    ['ann'],
  ]);
});

test('E3 7.1 two or fewer Mentak ships fire automatically', () => {
  const fight = table({ space: { [HERE]: 'ann carrier; bob cruiser, dreadnought' }, abilities: { bob: MENTAK } });
  fight.dice(7).battle();
  expect([fight.rolls, fight.at(HERE, 'ann')]).toEqual([['first-fire bob: 1'], '']);
});

test('E3 7.1 Assault Cannon: dreadnoughts of both sides pre-fire simultaneously', () => {
  const both = { ann: CANNON, bob: CANNON };
  const fight = table({ space: { [HERE]: 'ann 2 dreadnought!; bob dreadnought!' }, technologies: both });
  fight.dice(5, 4).dice(5).dice(1, 1).battle();
  expect(fight.rolls).toEqual(['first-fire ann: 2', 'first-fire bob: 1']);
  expect([fight.at(HERE, 'ann'), fight.at(HERE, 'bob')]).toEqual(['dreadnought!', '']);
});

test('E3 7.1 Mentak fire before Assault Cannons', () => {
  const fight = table({
    space: { [HERE]: 'ann cruiser; bob dreadnought!' },
    abilities: { ann: MENTAK },
    technologies: { bob: CANNON },
  });
  fight.dice(7).battle();
  expect([fight.rolls, fight.at(HERE, 'ann')]).toEqual([['first-fire ann: 1'], 'cruiser']);
});

test('E3 7.1 Naalu retreat before any fire, keeping the agreement', () => {
  const laid: Laid = {
    space: { [HERE]: 'ann cruiser; bob carrier, 2 fighter' },
    counters: { 'empty-3': ['bob'], 'empty-1': ['ann'] },
    abilities: { bob: ['early-retreat'], ann: MENTAK },
  };
  const fled = table(laid);
  const { ann, bob } = fled.game.state.seats;
  makeAgreement(fled.game, ['ann', 'bob'], [ann.contracts[0], bob.contracts[0]]);
  fled.battle().says('bob', 'early-retreat');
  expect([fled.at('empty-3', 'bob'), fled.rolls, fled.asked]).toEqual(['carrier, 2 fighter', [], []]);
  expect([Object.keys(fled.game.state.agreements).length, fled.told('battle-begins')]).toEqual([1, []]);
  // Only who is attacked may, and only where a retreat could go.
  expect(table({ ...laid, abilities: { ann: ['early-retreat'] } }).battle().asked).toEqual([
    'ann: announce-withdrawal',
  ]);
  expect(
    table({ ...laid, abilities: { bob: ['early-retreat'] }, counters: {} })
      .dice(7, 1, 1, 1)
      .battle().asked,
  ).toEqual(['bob: assign-hits']);
});

test('E3 7.1 L1z1x dreadnoughts get their bonus in pre-battle fire', () => {
  const { game } = table({ space: {}, abilities: { ann: ['cybernetic-fury'] } });
  const about = {
    seat: 'ann',
    type: 'dreadnought',
    purpose: 'first-fire',
    system: HERE,
    enemy: 'bob',
    attacks: true,
    round: 0,
  } as const;
  expect(modify(game, 'roll-bonus', about, 0)).toBe(1);
});

test('E3 6.3 Graviton Laser System rerolls every missed PDS die once', () => {
  const laid: Laid = {
    space: { saudor: 'ann 3 cruiser' },
    ground: { saudor: 'bob 2 pds' },
    technologies: { bob: ['graviton-laser-system'] },
  };
  const shots = table(laid).begins('pds-fire', { seat: 'ann', system: 'saudor' });
  shots.dice(6, 5).dice(6).says('bob', 'ann@saudor');
  expect(shots.rolls).toEqual(['pds bob: 2', 'again graviton-laser-system: 1']);
  expect(shots.at('saudor', 'ann')).toBe('cruiser');
  expect(shots.told('die-rolled-again')).toEqual([
    expect.objectContaining({ seat: 'bob', before: 5, face: 6, hit: true }),
  ]);
});

test('E3 7.3 Jol-Nar reroll a die per counter', () => {
  const fight = table({ space: { [HERE]: 'ann cruiser; bob cruiser' }, abilities: { ann: ['second-thoughts'] } });
  fight.dice(1, 1).battle();
  expect(fight.asked).toEqual(['ann: window']);
  fight.says('ann', 'second-thoughts');
  expect(fight.choices).toEqual(['ann/1']);
  fight.dice(2).says('ann', 'ann/1');
  fight.says('ann', 'second-thoughts').dice(7).says('ann', 'ann/1');
  expect(fight.game.state.seats.ann.counters.strategy).toBe(0);
  expect([fight.at(HERE, 'bob'), fight.winners]).toEqual(['', ['ann']]);
});

test('E3 6.3 Jol-Nar may reroll PDS dice before hits apply', () => {
  const shots = table({
    space: { saudor: 'ann cruiser' },
    ground: { saudor: 'bob pds' },
    abilities: { bob: ['second-thoughts'] },
  });
  shots.begins('pds-fire', { seat: 'ann', system: 'saudor' }).dice(1).says('bob', 'ann@saudor');
  shots.says('bob', 'second-thoughts').dice(6).says('bob', 'bob/1').says('bob', []);
  expect(shots.at('saudor', 'ann')).toBe('');
});

test("E3 19.11 PDS fire at ships gets neither Jol-Nar's −1 nor N'orr's +1", () => {
  const { game } = table({ abilities: { ann: ['frail'], bob: ['fearsome'] } });
  const bonus = (seat: string, enemy: string, purpose: RollPurpose): number =>
    modify(game, 'roll-bonus', { seat, enemy, type: 'pds', system: HERE, purpose, attacks: false, round: 1 }, 0);
  const kinds = ['pds', 'space', 'bombardment', 'landing-fire'] as const;
  expect(kinds.map((purpose) => bonus('ann', 'bob', purpose))).toEqual([0, -1, -1, -1]);
  expect(kinds.map((purpose) => bonus('bob', 'ann', purpose))).toEqual([0, 1, 1, 1]);
});
