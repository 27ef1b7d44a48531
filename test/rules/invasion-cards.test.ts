import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const invade = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(invasion, { seat: 'ann', system: '27' });
const fight = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'ann',
    defender: 'bob',
  });
const both = (ann: string, bob: string): Setting => ({ ground: { starpoint: { bob, ann } } });

test('Parley returns ground forces committed to its planet (Parley note 2)', () => {
  const t = invade({
    space: { 27: { ann: '1 carrier, 2 infantry' } },
    planets: { bob: ['starpoint'] },
    hands: { bob: ['parley'] },
  });
  t.ann.lands('infantry on starpoint, infantry on new-albion').bob.plays('parley');
  expect(t.units('ann', { space: true })).toBe('1 carrier, 1 infantry');
  expect([t.state.planets.starpoint.controller, t.state.planets['new-albion'].controller]).toEqual(['bob', 'ann']);
});

test('Bunker takes 4 off bombardment of its player’s planets (Bunker note 1)', () => {
  const t = invade(
    {
      space: { 27: { ann: '2 dreadnought' } },
      ground: { starpoint: { bob: '2 infantry' } },
      hands: { bob: ['bunker'] },
    },
    8,
    9,
  );
  t.bob.plays('bunker').ann.bombards('starpoint');
  expect(t.units('bob')).toBe('1 infantry');
});

test('Blitz adds Bombardment to ships without it only', () => {
  const t = invade(
    {
      space: { 27: { ann: '1 dreadnought, 1 carrier, 1 cruiser, 1 fighter' } },
      ground: { starpoint: { bob: '3 infantry' } },
      hands: { ann: ['blitz'] },
    },
    5,
    6,
    5,
  );
  t.ann.plays('blitz').bombards('starpoint');
  expect((t.facts('dice-rolled')[0].dice as { hitsOn: number }[]).map((die) => die.hitsOn)).toEqual([5, 6, 6]);
  expect(t.units('bob')).toBe('1 infantry');
});

/** Whether a card can be played as ann begins an invasion of a system. */
const isOffered = (
  seat: string,
  card: string,
  setting: Setting,
  { system = '27', law }: { system?: string; law?: string } = {},
): boolean => {
  const t = table({ seats: plain, hands: { [seat]: [card] }, ...setting });
  if (law !== undefined) enactLaw(t.game, law, 'for');
  return t.begin(invasion, { seat: 'ann', system }).stopsAt().includes(`${seat} window`);
};

test('Blitz and Bunker: need a planet to bombard', () => {
  // Lodor is cultural, Starpoint and New Albion are not.
  const cultural: Setting = { space: { 26: { ann: '1 cruiser' } }, ground: { lodor: { bob: '1 infantry' } } };
  const others: Setting = { space: { 27: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 infantry' } } };
  const law = 'conventions-of-war';
  for (const [seat, card] of [
    ['ann', 'blitz'],
    ['bob', 'bunker'],
  ]) {
    expect(isOffered(seat, card, cultural, { system: '26' })).toBe(true);
    expect(isOffered(seat, card, cultural, { system: '26', law })).toBe(false);
    expect(isOffered(seat, card, others, { law })).toBe(true);
  }
  expect(isOffered('ann', 'blitz', { space: { 27: { ann: '1 cruiser' } } })).toBe(false);
  expect(isOffered('ann', 'blitz', { space: { 27: { ann: '1 cruiser' } }, planets: { ann: ['starpoint'] } })).toBe(
    false,
  );
});

test('Blitz and Bunker: offered against a Planetary Shield', () => {
  const shielded: Setting = {
    space: { 27: { ann: '1 cruiser' } },
    ground: { starpoint: { bob: '1 infantry, 1 pds' } },
  };
  expect(isOffered('ann', 'blitz', shielded)).toBe(true);
  expect(isOffered('bob', 'bunker', shielded)).toBe(true);
});

test('Bunker: not offered against an invader without ships', () => {
  const landed: Setting = { ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { ann: '1 infantry' } } };
  expect(isOffered('bob', 'bunker', landed)).toBe(false);
});

test('Disable removes enemy Planetary Shield and Space Cannon', () => {
  const t = invade(
    {
      space: { 27: { ann: '1 dreadnought, 1 infantry' } },
      ground: { starpoint: { bob: '1 infantry, 2 pds' } },
      hands: { ann: ['disable'] },
    },
    5,
  );
  t.ann.plays('disable').bombards('starpoint').lands('infantry on starpoint');
  expect(rolls(t)).toEqual(['ann bombardment 1']);
  expect(t.state.planets.starpoint.controller).toBe('ann');
});

test('74.2 Fire Team rerolls any number of own dice, each once', () => {
  const t = fight({ ...both('2 infantry', '1 infantry'), hands: { ann: ['fire-team'] } }, 1, 2, 8, 1);
  t.ann.plays('fire-team');
  expect(t.options('ann', 'reroll-dice')).toEqual(['ann infantry 1', 'ann infantry 2']);
  t.ann.rerolls('ann infantry 1');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(t.facts('dice-rerolled')).toHaveLength(1);
});

test('Magen Defense Grid note 3: hits before the first roll', () => {
  const t = fight({ ...both('1 infantry', '1 infantry, 1 pds'), technologies: { bob: ['magen-defense-grid'] } });
  expect(rolls(t)).toEqual([]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob', loser: 'ann' }]);
});

test('X-89 Bacterial Weapon note 1, X-89 Bacterial Weapon note 4: doubles hits, exhausts the bombarded planet', () => {
  const t = fight(
    { ...both('1 infantry', '3 infantry'), technologies: { ann: ['x-89-bacterial-weapon'] } },
    10,
    1,
    1,
    1,
    1,
    10,
  );
  expect(t.facts('unit-destroyed').filter((fact) => fact.seat === 'bob')).toHaveLength(2);
  const b = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 dreadnought' } },
      ground: { starpoint: { bob: '1 infantry' } },
      technologies: { ann: ['x-89-bacterial-weapon'] },
    }),
    1,
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('starpoint').table;
  expect(b.state.planets.starpoint.exhausted).toBe(true);
});

test('Plasma Scoring note 1a, X-89 Bacterial Weapon note 5a: the player places the extra die (15 note 6a)', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['plasma-scoring'] },
      space: { 27: { ann: '2 dreadnought' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { cat: '1 infantry' } },
    }),
    1,
    1,
    1,
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('split')
    .splits('dreadnought on starpoint, dreadnought on new-albion').table;
  t.ann.chooses('starpoint', 'extra-bombardment-die');
  expect(t.facts('dice-rolled').map((fact) => [fact.planet, (fact.dice as unknown[]).length])).toEqual(
    expect.arrayContaining([
      ['starpoint', 2],
      ['new-albion', 1],
    ]),
  );
});

test('Dacxive Animators adds an infantry after winning ground combat', () => {
  const t = fight({ ...both('1 infantry', '1 infantry'), technologies: { ann: ['dacxive-animators'] } }, 10, 1);
  t.ann.uses('dacxive-animators');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
});

test('Infantry II rolls to survive its destruction (1.14, 1.14a)', () => {
  const t = fight({ ...both('1 infantry', '1 infantry'), technologies: { bob: ['infantry-ii'] } }, 10, 1, 6);
  expect(t.state.seats.bob.technologies['infantry-ii'].memory).toBe(1);
});

test('war suns ignore Planetary Shields in their system (1.27)', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['war-sun'] },
      space: { 27: { ann: '1 war-sun' } },
      ground: { starpoint: { bob: '3 infantry, 1 pds' } },
    }),
    3,
    3,
    1,
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('starpoint').table;
  expect(t.units('bob')).toBe('1 infantry, 1 pds');
});
