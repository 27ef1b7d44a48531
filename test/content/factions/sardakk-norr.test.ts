import { expect, test } from 'vitest';
import { bombardPlanet } from '#ti4/rules/invasion/bombardment.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { cancelHits } from '#ti4/rules/combat/assign-hits.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { onlyUnit, table, type Setting } from '../../rules/table.ts';

// Cat is Sardakk N'orr.
const space = (setting: Setting, ...faces: number[]) =>
  load(table(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'cat', defender: 'ann' });
const ground = (setting: Setting, ...faces: number[]) =>
  load(table(setting), ...faces).begin(groundCombat, {
    system: '26',
    planet: 'lodor',
    attacker: 'cat',
    defender: 'ann',
  });
const results = (t: ReturnType<typeof table>, seat: string) =>
  t
    .facts('dice-rolled')
    .filter((fact) => fact.seat === seat)
    .flatMap((fact) =>
      (fact.dice as { unit: string; face: number; result: number }[]).map(
        (die) => `${die.unit} +${die.result - die.face}`,
      ),
    );

test('Unrelenting: adds 1 to combat rolls in space and on planets', () => {
  expect(results(space({ space: { 27: { cat: '1 cruiser', ann: '1 cruiser' } } }, 10, 10), 'cat')).toEqual([
    'cruiser +1',
  ]);
  const t = ground({ ground: { lodor: { cat: '1 infantry', ann: '1 infantry' } } }, 7, 1);
  expect(results(t, 'cat')).toEqual(['infantry +1']);
  expect(results(t, 'ann')).toEqual(['infantry +0']);
  expect(t.units('ann')).toBe('');
});

test('Unrelenting does not help bombardment, space cannon or the barrage', () => {
  const t = space({ space: { 27: { cat: '1 destroyer', ann: '1 fighter' } } }, 1, 1, 10, 10);
  expect(results(t, 'cat')).toEqual(['destroyer +0', 'destroyer +0', 'destroyer +1']);
  const b = load(
    table({ ground: { lodor: { ann: '1 infantry' } }, space: { 26: { cat: '1 dreadnought' } } }),
    1,
    1,
  ).begin(bombardPlanet, {
    seat: 'cat',
    system: '26',
    planet: 'lodor',
  });
  expect(results(b, 'cat')).toEqual(['dreadnought +0', 'dreadnought +0']);
});

test("C'Morran N'orr: adds 1 for other ships in its system", () => {
  const t = space({ space: { 27: { cat: '1 flagship, 1 cruiser', ann: '1 cruiser' } } }, 10, 1, 1, 1);
  expect(results(t, 'cat').sort()).toEqual(['cruiser +2', 'flagship +1', 'flagship +1']);
});

test("C'morran N'orr note 1: adds nothing to ships elsewhere, ground forces, barrage", () => {
  const away = space({ space: { 27: { cat: '1 cruiser', ann: '1 cruiser' }, 31: { cat: '1 flagship' } } }, 10, 1);
  expect(results(away, 'cat')).toEqual(['cruiser +1']);
  const barrage = space({ space: { 27: { cat: '1 flagship, 1 destroyer', ann: '1 fighter' } } }, 1, 1, 10, 1, 1, 1);
  expect(results(barrage, 'cat').slice(0, 2)).toEqual(['destroyer +0', 'destroyer +0']);
  const t = ground(
    { ground: { lodor: { cat: '1 infantry', ann: '1 infantry' } }, space: { 26: { cat: '1 flagship' } } },
    10,
    1,
  );
  expect(results(t, 'cat')).toEqual(['infantry +1']);
});

test('Exotrireme I bombards with 2 dice', () => {
  const t = load(
    table({ ground: { lodor: { ann: '3 infantry' } }, space: { 26: { cat: '1 dreadnought' } } }),
    4,
    3,
  ).begin(bombardPlanet, {
    seat: 'cat',
    system: '26',
    planet: 'lodor',
  });
  expect(t.units('ann')).toBe('2 infantry');
});

const exotriremes: Setting = { technologies: { cat: ['exotrireme-ii'] } };

test('Exotrireme note 1, Exotrireme note 2: destroys up to 2 opposing ships', () => {
  const t = space(
    { ...exotriremes, space: { 27: { cat: '2 dreadnought', ann: '1 flagship, 1 carrier, 1 cruiser' } } },
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    10,
    1,
  );
  t.cat.uses('exotrireme-ii');
  expect(t.options('cat')).toEqual(['own dreadnought', 'flagship', 'carrier', 'cruiser']);
  expect(t.cat.refusal('own dreadnought, flagship, carrier, cruiser', 'exotrireme-ramming')).toBe(
    "Choose 1 or 2 of your opponent's ships; you chose 3.",
  );
  expect(t.cat.refusal('2 own dreadnought, flagship', 'exotrireme-ramming')).toBe('Dreadnought: choose at most 1.');
  expect(t.cat.refusal('flagship', 'exotrireme-ramming')).toBe('Choose exactly 1 Exotrireme; you chose 0.');
  t.cat.chooses('own dreadnought, flagship, carrier', 'exotrireme-ramming');
  expect(t.units('cat')).toBe('1 dreadnought');
  expect(t.facts('unit-destroyed').map((fact) => fact.unit)).toEqual(['dreadnought', 'flagship', 'carrier']);
  expect(t.facts('damage-sustained')).toEqual([]);
  t.cat.declines();
  t.leaves('cat', 'sustain-damage');
});

test('Exotrireme II: two of them destroy four (1 note 2a)', () => {
  const t = space(
    { ...exotriremes, space: { 27: { cat: '2 dreadnought', ann: '3 carrier, 1 fighter' } } },
    1,
    1,
    1,
    1,
    1,
    1,
  );
  t.cat
    .uses('exotrireme-ii')
    .chooses('own dreadnought, 2 carrier', 'exotrireme-ramming')
    .uses('exotrireme-ii')
    .chooses('own dreadnought, carrier, fighter', 'exotrireme-ramming');
  expect(t.units('cat') + t.units('ann')).toBe('');
});

test('Exotrireme note 1a: only the upgrade may destroy, never own ships', () => {
  const t = space({ ...exotriremes, space: { 27: { cat: '1 dreadnought, 1 cruiser', ann: '1 carrier' } } }, 1, 1, 1);
  t.cat.uses('exotrireme-ii');
  expect(t.options('cat')).toEqual(['own dreadnought', 'carrier']);
  expect(space({ space: { 27: { cat: '1 dreadnought', ann: '1 carrier' } } }, 1, 1, 10, 1)).toAsk();
});

test('Exotrireme note 3: Exotrireme II cannot target a retreated opponent', () => {
  const t = space(
    { ...exotriremes, space: { 27: { cat: '1 dreadnought', ann: '1 cruiser' }, 28: { ann: '1 carrier' } } },
    1,
    1,
  );
  t.ann.retreats();
  expect(t.units('ann', { system: '28' })).toBe('1 carrier, 1 cruiser');
  expect(t).toAsk();
});

test('Exotrireme II: immune to Direct Hit', () => {
  const immune = (setting: Setting) => {
    const t = table({ ...setting, space: { 27: { cat: '1 dreadnought' } } });
    return modify(t.game, 'immune', { unit: onlyUnit(t), to: 'direct-hit' }, false);
  };
  expect(immune(exotriremes)).toBe(true);
  expect(immune({})).toBe(false);
});

const weave: Setting = { technologies: { cat: ['valkyrie-particle-weave'] } };

test('Valkyrie Particle Weave note 2, Valkyrie Particle Weave note 3: extra hits', () => {
  const t = ground({ ...weave, ground: { lodor: { cat: '2 infantry', ann: '1 infantry' } } }, 1, 1, 10);
  expect(t.units('cat')).toBe('1 infantry');
  expect(t.units('ann')).toBe('');
});

test('Valkyrie Particle Weave note 1: one extra hit, none on misses', () => {
  const t = ground(
    { ...weave, ground: { lodor: { cat: '3 infantry', ann: '3 infantry' } } },
    1,
    1,
    1,
    10,
    10,
    1,
    10,
    1,
    1,
    10,
    1,
  );
  const first = t.state.facts.findIndex((fact, i) => fact.type === 'combat-round-begins' && fact.round === 2 && i > 0);
  const inFirst = t.state.facts.slice(0, first).filter((fact) => fact.type === 'unit-destroyed');
  expect(inFirst.map((fact) => fact.seat).sort()).toEqual(['ann', 'cat', 'cat']);
  const missed = ground({ ...weave, ground: { lodor: { cat: '1 infantry', ann: '1 infantry' } } }, 1, 1, 10, 1);
  expect(missed.facts('combat-round-begins')).toHaveLength(2);
});

test('Valkyrie Particle Weave: not in space combat', () => {
  const t = space({ ...weave, space: { 27: { cat: '2 cruiser', ann: '1 cruiser' } } }, 1, 1, 10, 10, 1);
  expect(t.units('ann')).toBe('');
  expect(t.facts('combat-round-begins')).toHaveLength(2);
});

const legion =
  (holder: string): Setting['change'] =>
  (state) => {
    state.seats.cat.promissoryNotes = state.seats.cat.promissoryNotes.filter((note) => note !== 'tekklar-legion@cat');
    state.seats[holder].promissoryNotes.push('tekklar-legion@cat');
  };

test('Tekklar Legion: adds 1 to the holder’s rolls, then returns', () => {
  const t = load(
    table({ ground: { lodor: { ann: '1 infantry', bob: '1 infantry' } }, change: legion('ann') }),
    1,
    1,
    10,
    1,
  );
  t.begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' }).ann.plays(
    'tekklar-legion',
  );
  expect(results(t, 'ann')).toEqual(['infantry +1', 'infantry +1']);
  expect(results(t, 'bob')).toEqual(['infantry +0', 'infantry +0']);
  expect(t.state.seats.cat.promissoryNotes).toContain('tekklar-legion@cat');
  expect(t.state.effects).toEqual({});
});

test("Tekklar Legion against N'orr also takes 1 from their rolls", () => {
  const t = ground({ ground: { lodor: { cat: '1 infantry', ann: '1 infantry' } }, change: legion('ann') }, 1, 10);
  t.ann.plays('tekklar-legion');
  expect(results(t, 'cat')).toEqual(['infantry +0']);
  expect(results(t, 'ann')).toEqual(['infantry +1']);
});

test('Tekklar Legion: not in space combat or by noncombatants', () => {
  expect(space({ space: { 27: { cat: '1 cruiser', ann: '1 cruiser' } }, change: legion('ann') }, 10, 1)).toAsk();
  expect(ground({ ground: { lodor: { cat: '1 infantry', ann: '1 infantry' } }, change: legion('bob') }, 10, 1)).toAsk();
});

// Rulings

test('Unrelenting note 1: not for barrage, bombardment or space cannon', () => {
  const t = space({ space: { 27: { cat: '1 destroyer', ann: '1 fighter' } } }, 1, 1, 10, 10);
  const b = load(
    table({ ground: { lodor: { ann: '1 infantry' } }, space: { 26: { cat: '1 dreadnought' } } }),
    1,
    1,
  ).begin(bombardPlanet, {
    seat: 'cat',
    system: '26',
    planet: 'lodor',
  });
  const c = load(
    table({
      space: { 26: { ann: '2 carrier' } },
      ground: { lodor: { cat: '1 pds' } },
      change: (state) => {
        state.seats.ann.technologies = {};
      },
    }),
    1,
  )
    .begin(spaceCannonOffense, { seat: 'ann', system: '26' })
    .cat.firesAt('ann').table;
  expect([results(t, 'cat').slice(0, 2), results(b, 'cat'), results(c, 'cat')]).toEqual([
    ['destroyer +0', 'destroyer +0'],
    ['dreadnought +0', 'dreadnought +0'],
    ['pds +0'],
  ]);
});

test('Tekklar Legion note 1: not for bombardment in that combat', () => {
  const t = load(
    table({
      seats: { ann: 'l1z1x', bob: 'sol', cat: 'sardakk-norr' },
      ground: { lodor: { ann: '1 infantry', bob: '3 infantry' } },
      space: { 26: { ann: '1 dreadnought' } },
      change: legion('ann'),
    }),
    1,
    1,
    1,
    1,
    4,
    4,
    1,
    10,
    10,
    10,
  );
  t.begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' })
    .ann.plays('tekklar-legion')
    .uses('harrow');
  expect(results(t, 'ann').slice(0, 3)).toEqual(['infantry +1', 'dreadnought +0', 'dreadnought +0']);
  t.ann.declines();
});

test('Valkyrie Particle Weave note 1a: canceled hits still count', () => {
  const cancel = actionCard({
    id: 'test-cancel',
    name: 'Cancel',
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [
      on('when', 'hits-produced', {
        isUsable: (_game, held, { seat }) => seat === held.holder,
        effect: (game) => cancelHits(game, 'test-cancel', 1),
      }),
    ],
  });
  const t = ground(
    {
      ...weave,
      components: [cancel],
      hands: { cat: ['test-cancel#1'] },
      ground: { lodor: { cat: '1 infantry', ann: '1 infantry' } },
    },
    1,
    10,
  );
  t.cat.plays('test-cancel');
  expect([t.units('cat'), t.units('ann')]).toEqual(['1 infantry', '']);
});
