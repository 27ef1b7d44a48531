import { expect, test } from 'vitest';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Yin Brotherhood.
const seats = { ann: 'yin', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const combat = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
const invade = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces).begin(invasion, { seat: 'ann', system: '27' });

test('Indoctrination note 1: 2 influence replace an infantry without destroying it', () => {
  const t = invade(
    {
      space: { 27: { ann: '1 carrier, 1 infantry' } },
      ground: { starpoint: { bob: '2 infantry' } },
      technologies: { bob: ['infantry-ii'] },
    },
    10,
    1,
    1,
    1,
  );
  t.ann.lands('infantry on starpoint').uses('indoctrination');
  t.ann.agrees('payment');
  expect(t.facts('paid')).toMatchObject([{ kind: 'influence', amount: 2 }]);
  expect(t.facts('unit-removed')).toMatchObject([{ seat: 'bob', unit: 'infantry' }]);
  expect((t.facts('dice-rolled')[0].dice as unknown[]).length).toBe(2);
});

test('Indoctrination note 4: replacing the last infantry ends the combat', () => {
  const t = invade({ space: { 27: { ann: '1 carrier, 1 infantry' } }, ground: { starpoint: { bob: '1 infantry' } } });
  t.ann.lands('infantry on starpoint').uses('indoctrination');
  t.ann.agrees('payment');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', where: 'ground' }]);
  expect(t.state.planets.starpoint.controller).toBe('ann');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
});

test('Indoctrination: also in defense; needs 2 influence', () => {
  const setting: Setting = { active: 'bob', ground: { starpoint: { ann: '1 infantry', bob: '1 infantry' } } };
  expect(
    at(setting).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'ann' }),
  ).toAsk('ann window');
  const poor = load(
    at({
      ...setting,
      change: (state) => {
        for (const planet of Object.values(state.planets)) planet.exhausted = true;
      },
    }),
    10,
    10,
  );
  expect(poor.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'ann' })).toAsk();
});

test('Indoctrination note 3a: not where only Matriarch’s fighters fight', () => {
  const t = load(
    table({
      seats: { ann: 'yin', bob: 'naalu', cat: 'muaat' },
      active: 'bob',
      space: { 27: { bob: '1 flagship, 1 fighter' } },
      ground: { starpoint: { ann: '1 infantry' } },
    }),
    10,
    10,
  ).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('fighter on starpoint');
  expect(t).toAsk();
});

test('Devotion note 1, Devotion note 1a, Devotion note 1b: targets any ship', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser, 1 carrier', bob: '1 dreadnought, 1 carrier' } } },
    1,
    1,
    1,
    1,
    10,
    1,
    10,
  );
  t.ann.uses('devotion');
  expect(t.options('ann', 'pick-unit').sort()).toEqual(['carrier', 'dreadnought']);
  t.ann.chooses('carrier', 'pick-unit');
  // The dreadnought cannot take the damage in its stead.
  expect(t.facts('unit-destroyed').slice(0, 2)).toMatchObject([
    { seat: 'ann', unit: 'cruiser' },
    { seat: 'bob', unit: 'carrier', by: 'ann' },
  ]);
  t.leaves('bob', 'sustain-damage');
});

test('Devotion note 1b, Devotion note 2: Sustain Damage or Shields Holding cancels', () => {
  const t = combat(
    { space: { 27: { ann: '1 destroyer, 1 carrier', bob: '1 dreadnought' } }, hands: { bob: ['shields-holding'] } },
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    10,
    10,
  );
  t.ann.uses('devotion');
  expect(t.options('bob', 'window')).toEqual(['shields-holding#1']);
  t.bob.declines();
  expect(t).toAsk('bob sustain-damage');
});

test('Devotion: needs a target and a cruiser or destroyer', () => {
  expect(combat({ space: { 27: { ann: '1 cruiser', bob: '1 carrier' } } }, 10, 1)).toAsk();
  expect(combat({ space: { 27: { ann: '1 carrier', bob: '1 carrier' } } }, 1, 1, 10, 10)).toAsk();
});

test('Impulse Core note 1, Impulse Core note 3: hits non-fighters before barrage', () => {
  const t = combat(
    {
      technologies: { ann: ['impulse-core'] },
      space: { 27: { ann: '1 destroyer, 1 carrier', bob: '1 carrier, 1 cruiser, 2 fighter' } },
    },
    1,
    1,
    1,
    1,
    1,
  );
  t.ann.uses('impulse-core');
  expect(t.bob.refusal('fighter', 'assign-hits')).toBe('Fighter: you cannot choose any.');
  expect(t.facts('dice-rolled')).toEqual([]);
  expect(t.units('ann', { system: '27' })).toBe('1 carrier');
});

test('Impulse Core: fighters take the hit if alone', () => {
  const t = combat({
    technologies: { ann: ['impulse-core'] },
    space: { 27: { ann: '1 destroyer', bob: '1 fighter' } },
  });
  t.ann.uses('impulse-core');
  expect(t.facts('combat-drawn')).toHaveLength(1);
});

test('Van Hauge note 2, Van Hauge note 3: destroys only ships', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 flagship (damaged), 2 infantry', bob: '1 carrier, 1 dreadnought, 1 infantry' } },
      ground: { starpoint: { bob: '1 infantry' } },
    },
    1,
    1,
    10,
    1,
  );
  expect(t.facts('combat-drawn')).toHaveLength(1);
  expect(
    t
      .facts('unit-destroyed')
      .map(({ unit }) => unit)
      .sort(),
  ).toEqual(['carrier', 'dreadnought', 'flagship']);
  // What is left in space has no room any more.
  expect(t).toAsk('ann excess-units');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('1 infantry');
});

// Bob is the Nekro Virus, with one infantry in space and two on Starpoint; he says which of them fight like ships.
const againstAlastor = (fighting: string) =>
  combat(
    {
      seats: { ...seats, bob: 'nekro' },
      space: { 27: { ann: '1 flagship (damaged)', bob: '1 flagship, 1 carrier, 1 infantry' } },
      ground: { starpoint: { bob: '2 infantry' } },
    },
    1,
    1,
    ...Array<number>(6).fill(10),
  )
    .bob.uses('the-alastor')
    .chooses(fighting, 'alastor-ground-forces').table;

test('Van Hauge note 2, The Alastor note 1: includes enlisted ground forces', () => {
  const t = againstAlastor('infantry, infantry on starpoint').declineAll('window');
  expect(t.facts('combat-drawn')).toHaveLength(1);
  expect(t.units('bob')).toBe('1 infantry');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('1 infantry');
  // What stood by in space is not destroyed, but has no room there any more.
  const aside = againstAlastor('2 infantry on starpoint').declineAll('window');
  expect(aside.facts('unit-destroyed').filter(({ unit }) => unit === 'infantry')).toMatchObject([
    { planet: 'starpoint' },
    { planet: 'starpoint' },
  ]);
  expect(aside).toAsk('bob excess-units');
});

test('Van Hauge note 2: outside combat, spares The Alastor’s ground forces', () => {
  const t = at({
    seats: { ...seats, bob: 'nekro' },
    space: { 27: { ann: '1 flagship', bob: '1 flagship' } },
    ground: { starpoint: { bob: '2 infantry' } },
  });
  t.begin(destroyUnits, {
    units: Object.values(t.state.units)
      .filter(({ owner, type }) => owner === 'ann' && type === 'flagship')
      .map(({ id }) => id),
    by: 'bob',
  });
  expect(t.units('bob')).toBe('2 infantry');
});

test('Van Hauge: ignores ships elsewhere and other flagships', () => {
  const t = at({ space: { 27: { ann: '1 cruiser', bob: '1 flagship' }, 28: { ann: '1 cruiser' } } });
  const flagship = Object.values(t.state.units).find((fact) => fact.type === 'flagship');
  t.begin(destroyUnits, { units: [flagship?.id ?? ''], by: 'ann' });
  expect(t.units('ann')).toBe('2 cruiser');
});

const production = (data: object) =>
  at({
    technologies: { ann: ['yin-spinner'] },
    space: { 28: { ann: '1 carrier' } },
    ground: { darien: { ann: '1 space-dock' } },
    planets: { ann: ['starpoint'] },
  }).begin(produceUnits, { seat: 'ann', system: '03', ...data });

test('Yin Spinner Ω note 1: up to 2 infantry together after production', () => {
  const t = production({}).ann.produces('infantry on darien').table;
  if (t.asks('ann', 'payment')) t.ann.agrees('payment');
  t.ann.uses('yin-spinner');
  expect(t.options('ann', 'yin-spinner').sort()).toEqual(['28', 'darien', 'starpoint']);
  expect(t.ann.refusal('darien, starpoint', 'yin-spinner')).toBe('Place both infantry in the same place.');
  t.ann.chooses('2 28', 'yin-spinner');
  expect(t.units('ann', { system: '28' })).toBe('1 carrier, 2 infantry');
});

test('Yin Spinner Ω note 2: also after production by other abilities', () => {
  const t = production({ limit: 1 }).ann.produces('infantry on darien').table;
  if (t.asks('ann', 'payment')) t.ann.agrees('payment');
  expect(t).toAsk('ann window');
  expect(production({}).ann.produces().table).toAsk();
});

const mutagen = (setting: Setting, opponent = 'cat') => {
  const t = at({
    ...setting,
    active: 'bob',
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats.bob.promissoryNotes.push('greyfire-mutagen@ann');
    },
  });
  return load(t, 10, 10, 10, 10, 10).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'bob',
    defender: opponent,
  });
};

test('Greyfire Mutagen: converts one of at least 2 opposing ground forces', () => {
  const t = mutagen({ ground: { starpoint: { cat: '2 infantry', bob: '1 infantry' } } }).bob.plays(
    'greyfire-mutagen',
  ).table;
  expect((t.facts('dice-rolled')[0].dice as unknown[]).length).toBe(2);
  expect(t.state.seats.ann.promissoryNotes).toEqual(['greyfire-mutagen@ann']);
});

test('Greyfire Mutagen: not against one ground force or the Yin', () => {
  expect(mutagen({ ground: { starpoint: { cat: '1 infantry', bob: '1 infantry' } } })).toAsk();
  expect(mutagen({ ground: { starpoint: { ann: '2 infantry', bob: '1 infantry' } } }, 'ann')).toAsk('ann window');
});

// Bob is the Naalu Collective, and lands beside the Matriarch; Cat defends with an infantry, and holds the note.
const landing = (landed: string, ...faces: number[]) =>
  load(
    at({
      seats: { ...seats, bob: 'naalu' },
      active: 'bob',
      space: { 27: { bob: '1 flagship, 3 fighter, 1 infantry' } },
      ground: { starpoint: { cat: '1 infantry' } },
      planets: { cat: ['starpoint'] },
      change: (state) => {
        state.seats.ann.promissoryNotes = [];
        state.seats.cat.promissoryNotes.push('greyfire-mutagen@ann');
      },
    }),
    ...faces,
  )
    .begin(invasion, { seat: 'bob', system: '27' })
    .bob.lands(landed).table;

test('Greyfire Mutagen, Matriarch note 1: a landed fighter counts, takes no planet', () => {
  const t = landing('infantry on starpoint, fighter on starpoint', 10, 1, 1, 10, 1);
  expect(t.options('cat', 'window')).toEqual(['greyfire-mutagen@ann']);
  t.cat.plays('greyfire-mutagen');
  expect(
    (t.facts('dice-rolled') as unknown as { seat: string; dice: { unit: string }[] }[])
      .slice(0, 2)
      .map(({ seat, dice }) => [seat, dice.map(({ unit }) => unit)]),
  ).toEqual([
    ['bob', ['fighter']],
    ['cat', ['infantry', 'infantry']],
  ]);
  expect([
    t.facts('combat-drawn').length,
    t.state.planets.starpoint.controller,
    t.units('bob', { space: true }),
  ]).toEqual([1, 'cat', '3 fighter, 1 flagship']);
});

test('Greyfire Mutagen: not against lone fighters or a single infantry', () => {
  expect(landing('2 fighter on starpoint', ...Array<number>(9).fill(10)).facts('dice-rolled').length).toBeGreaterThan(
    0,
  );
  expect(landing('infantry on starpoint', ...Array<number>(9).fill(10)).facts('dice-rolled').length).toBeGreaterThan(0);
});

// Rulings

test('Indoctrination note 2: once in each ground combat of an invasion', () => {
  const t = invade({
    space: { 27: { ann: '1 carrier, 2 infantry' } },
    ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '1 infantry' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 4;
    },
  });
  t.ann.lands('infantry on starpoint, infantry on new-albion').chooses(['starpoint', 'new-albion'], 'planet-order');
  for (const planet of ['starpoint', 'new-albion']) {
    t.ann.uses('indoctrination').pays('2 trade-goods');
    expect(t.units('bob', { planet })).toBe('');
  }
});

test('Devotion note 3: not against a retreated opponent', () => {
  const t = combat(
    { active: 'bob', space: { 27: { ann: '1 cruiser', bob: '1 carrier' }, 28: { bob: '1 cruiser' } } },
    1,
    1,
  );
  t.bob.retreats();
  if (t.asks('bob', 'retreat-to')) t.bob.retreatsTo('28');
  expect([t.units('bob', { system: '28' }), t.open]).toEqual(['1 carrier, 1 cruiser', []]);
});

test('Devotion note 4, Exotrireme note 4, Valefar Assimilator note 10e: abilities alternate', () => {
  const t = combat(
    {
      seats: { ...seats, bob: 'sardakk-norr' },
      technologies: { bob: ['exotrireme-ii'] },
      space: { 27: { ann: '2 cruiser, 1 dreadnought', bob: '2 dreadnought, 1 carrier' } },
    },
    ...Array<number>(6).fill(1),
  );
  // Whoever answers first: the active player's ability is used first.
  t.bob.uses('exotrireme-ii').ann.uses('devotion').chooses('carrier', 'pick-unit');
  t.bob.uses('exotrireme-ii').chooses('own dreadnought, cruiser', 'exotrireme-ramming');
  expect([t.units('ann', { system: '27' }), t.units('bob')]).toEqual(['1 dreadnought', '1 dreadnought']);
  // The second Exotrireme is an ability of its own.
  expect(t.options('bob', 'window')).toEqual(['exotrireme-ii']);
});

test('Impulse Core note 2: its hit may be sustained', () => {
  const t = combat({
    technologies: { ann: ['impulse-core'] },
    space: { 27: { ann: '1 destroyer, 1 carrier', bob: '1 dreadnought' } },
  }).ann.uses('impulse-core').table;
  expect(t).toAsk('bob sustain-damage');
});

test('Van Hauge note 1: a Floating Factory stays', () => {
  const t = combat(
    {
      seats: { ...seats, bob: 'saar' },
      space: { 27: { ann: '1 flagship (damaged)', bob: '1 cruiser, 1 space-dock' } },
    },
    1,
    1,
    10,
  );
  expect(t.units('bob')).toBe('1 space-dock');
});

const pause = actionCard({
  id: 'test-pause',
  name: 'Pause',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('when', 'ground-combat-begins', { isUsable: () => true, effect: () => undefined })],
});
const fought = (holder: 'ann' | 'bob' | 'cat', active = 'bob') =>
  at({
    active,
    components: [pause],
    hands: { cat: ['test-pause#1'] },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 28: { cat: '1 cruiser' } },
    ground: { starpoint: { cat: '3 infantry', bob: '2 infantry' } },
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats[holder].promissoryNotes.push('greyfire-mutagen@ann');
    },
  }).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'cat' });
const handOver = (t: TestTable, to: string) => {
  t.ann.offers(to, { give: { promissoryNote: 'greyfire-mutagen@ann' } });
  return t.seat(to).accepts().table;
};

test('Greyfire Mutagen Ω note 1: playable at once when received', () => {
  const t = handOver(fought('ann'), 'bob');
  expect(t.options('bob', 'window')).toEqual(['greyfire-mutagen@ann']);
  t.leaves('cat', 'window');
});

test('Greyfire Mutagen Ω note 1a: the defender cannot receive it then', () => {
  const t = fought('ann');
  expect(() => handOver(t, 'cat')).toThrow("During Winnu's turn, each transaction must include Winnu.");
  t.leaves('cat', 'window');
});

test('Greyfire Mutagen Ω note 1b: one transaction per turn allows one use', () => {
  const t = handOver(fought('ann'), 'bob').bob.plays('greyfire-mutagen').table;
  expect(t.state.seats.ann.promissoryNotes).toEqual(['greyfire-mutagen@ann']);
  expect(() => handOver(t, 'bob')).toThrow('You have already made a transaction with this player this turn.');
  t.cat.declines();
});

test('Greyfire Mutagen Ω note 1c: not playable twice in one combat', () => {
  const t = handOver(fought('bob').bob.plays('greyfire-mutagen').table, 'bob');
  expect(t.state.seats.bob.promissoryNotes).toContain('greyfire-mutagen@ann');
  expect(t.asks('bob', 'window')).toBe(false);
  t.cat.declines();
});

test('Greyfire Mutagen Ω note 1d: playable in each combat of an invasion', () => {
  const t = load(
    at({
      active: 'bob',
      space: { 27: { bob: '1 carrier, 2 infantry' } },
      ground: { starpoint: { cat: '2 infantry' }, 'new-albion': { cat: '2 infantry' } },
      change: (state) => {
        state.seats.ann.promissoryNotes = [];
        state.seats.bob.promissoryNotes.push('greyfire-mutagen@ann');
      },
    }),
    1,
    10,
    10,
  ).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('infantry on starpoint, infantry on new-albion').chooses(['starpoint', 'new-albion'], 'planet-order');
  expect(t.options('bob', 'window')).toEqual(['greyfire-mutagen@ann']);
  t.bob.declines();
  expect(t.options('bob', 'window')).toEqual(['greyfire-mutagen@ann']);
});
