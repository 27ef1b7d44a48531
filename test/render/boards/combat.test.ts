import { expect, test } from 'vitest';
import { composeCombatView } from '#ti4/render/sheets/combat.ts';
import { drawCombat } from '#ti4/render/index.ts';
import { MIN_PHONE_FONT_PX } from '#render/phone-scale.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { buildCombatView, type CombatView } from '#ti4/views/index.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table } from '../../rules/table.ts';
import { smallestOnPhone } from './letters.ts';

const names = { ann: 'Ann', bob: 'Bob', cat: 'Cat' };
const fight = { attacker: 'ann', defender: 'bob', system: '27' };
const lost = (seat: string, unit: UnitType): GameFact => ({
  type: 'unit-destroyed',
  seat,
  by: null,
  unit,
  system: '27',
});
const rolled = (seat: string, hits: number): GameFact => ({
  type: 'hits-produced',
  seat,
  against: seat === 'ann' ? 'bob' : 'ann',
  purpose: 'space-combat',
  system: '27',
  hits,
});

const course: GameFact[] = [
  lost('ann', 'destroyer'), // before it began
  { type: 'combat-begins', ...fight, round: 1 },
  { type: 'combat-round-begins', ...fight, round: 1 },
  rolled('ann', 2),
  rolled('bob', 1),
  lost('bob', 'cruiser'),
  lost('ann', 'fighter'),
  { type: 'combat-round-begins', ...fight, round: 2 },
  rolled('ann', 1),
  { type: 'ships-withdrawn', seat: 'bob', from: '27', into: '28', units: ['carrier'], retreat: true },
];
const end: GameFact = {
  type: 'combat-won',
  winner: 'ann',
  loser: 'bob',
  where: 'space',
  system: '27',
  left: [
    { seat: 'ann', unit: 'dreadnought', count: 1, damaged: true },
    { seat: 'ann', unit: 'fighter', count: 6 },
  ],
};

const game = () => table({}).game;
const seen = (facts: GameFact[]): CombatView | undefined => buildCombatView(game(), facts, names);

test('a finished combat shows each side’s units, losses, rounds and hits', () => {
  expect(seen([...course, end])).toMatchObject({
    where: 'space',
    rounds: 2,
    winner: 'ann',
    sides: [
      {
        name: 'Ann',
        hits: 3,
        units: [
          { type: 'dreadnought', left: 1, damaged: 1, lost: 0, withdrawn: 0 },
          { type: 'fighter', left: 6, damaged: 0, lost: 1, withdrawn: 0 },
        ],
      },
      {
        name: 'Bob',
        hits: 1,
        units: [
          { type: 'carrier', left: 0, lost: 0, withdrawn: 1 },
          { type: 'cruiser', left: 0, lost: 1, withdrawn: 0 },
        ],
      },
    ],
  });
});

test('earlier rounds are looked up among the round’s facts', () => {
  const going = table({ change: (state) => (state.facts = [...course, end]) }).game;
  expect(buildCombatView(going, [end], names)?.rounds).toBe(2);
});

test('unfinished, older and secret combats have no view', () => {
  expect(seen(course)).toBeUndefined();
  const { left: _left, ...earlier } = end;
  expect(seen([...course, earlier as GameFact])).toBeUndefined();
  expect(seen([...course, { ...end, to: ['ann'] }])).toBeUndefined();
});

test('a played combat reports survivors in space and on planets', () => {
  const inSpace = load(
    table({ seats: plain, space: { 27: { ann: '3 cruiser', bob: '1 carrier, 1 fighter' } } }),
    10,
    10,
    10,
    10,
    1,
  );
  inSpace.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(buildCombatView(inSpace.game, inSpace.facts('combat-won'))).toMatchObject({
    winner: 'ann',
    sides: [{ units: [{ type: 'cruiser', left: 2, lost: 1 }], hits: 3 }, { units: [{ lost: 1 }, { lost: 1 }] }],
  });
  const onPlanet = load(
    table({ seats: plain, ground: { 'new-albion': { ann: '2 infantry', bob: '1 infantry' } } }),
    10,
    10,
    1,
  );
  onPlanet.begin(groundCombat, { system: '27', planet: 'new-albion', attacker: 'ann', defender: 'bob' });
  expect(buildCombatView(onPlanet.game, onPlanet.facts('combat-won'))).toMatchObject({
    where: 'ground',
    planet: 'New Albion',
    winner: 'ann',
  });
});

test('the largest combat picture is readable on a phone, with alt text', async () => {
  const largest = (seat: string): CombatView['sides'][number] => ({
    seat,
    name: 'Bartholomew Featherstonehaugh of Somewhere',
    faction: 'The Universities of Jol-Nar and Somewhere Else',
    color: 'black',
    hits: 31,
    units: (
      ['flagship', 'war-sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter', 'infantry', 'mech'] as const
    ).map((type, i) => ({
      type,
      left: i * 2,
      damaged: Math.min(i, 2),
      lost: i + 1,
      withdrawn: i % 2,
    })),
  });
  const view: CombatView = {
    where: 'space',
    position: '205',
    rounds: 9,
    winner: 'p1',
    sides: [largest('p1'), largest('p2')],
  };
  expect(smallestOnPhone(composeCombatView(view))).toBeGreaterThanOrEqual(MIN_PHONE_FONT_PX);
  const [{ alt, name }] = await drawCombat(seen([...course, end]) ?? view);
  expect(name).toBe('combat.jpg');
  expect(alt).toBe(
    'Space combat at 102, 2 rounds. Ann (The Federation of Sol): 1 dreadnought, 7 fighters; lost 1 fighter; 7 of 8 left; 3 hits. Bob (The Barony of Letnev): 1 carrier, 1 cruiser; lost 1 cruiser; 0 of 2 left, 1 withdrawn; 1 hit. Ann wins.',
  );
});
