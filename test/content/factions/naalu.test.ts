import { expect, test } from 'vitest';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { fleetProblem } from '#ti4/rules/units/fleet-limits.ts';
import { seatsByInitiative } from '#ti4/rules/seats.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { definitionFor, unitsAt } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Bob is the Naalu Collective.
const seats = { ann: 'winnu', bob: 'naalu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const cards = (state: TestTable['state']) => {
  state.seats.ann.strategyCards = { leadership: { used: false } };
  state.seats.bob.strategyCards = { imperial: { used: false } };
  state.seats.cat.strategyCards = { trade: { used: false } };
};
const given = (state: TestTable['state'], to: string) => {
  state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter((note) => note !== 'gift-of-prescience@bob');
  state.seats[to].promissoryNotes.push('gift-of-prescience@bob');
};

test('Telepathic: first in initiative order, whatever the strategy card (48.1a)', () => {
  expect(seatsByInitiative(at({ change: cards }).game)).toEqual(['bob', 'ann', 'cat']);
});

test('Gift of Prescience: takes the Naalu’s initiative for the round once played', () => {
  const t = at({ phase: 'strategy', change: (state) => given(state, 'cat') }).begin(strategyPhase, {});
  for (const [seat, card] of [
    ['ann', 'leadership'],
    ['bob', 'imperial'],
    ['cat', 'trade'],
    ['ann', 'diplomacy'],
    ['bob', 'technology'],
    ['cat', 'warfare'],
  ])
    t.seat(seat).picks(card);
  expect(seatsByInitiative(t.game)).toEqual(['bob', 'ann', 'cat']);
  t.cat.plays('gift-of-prescience');
  expect(seatsByInitiative(t.game)).toEqual(['cat', 'ann', 'bob']);
  t.begin('status-phase', {});
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.state.seats.bob.promissoryNotes).toContain('gift-of-prescience@bob');
  expect(t.state.seats.cat.playArea).toEqual([]);
});

/** Ann moves a carrier from 26 to 27, where bob has ships. */
const arrival = (setting: Setting = {}) =>
  at({
    ...setting,
    space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier, 2 fighter' }, ...setting.space },
  })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27')
    .moves('carrier from 26').table;

test('Foresight: ships leave with fighters and place a strategy token', () => {
  const t = arrival({ space: { 18: { cat: '1 destroyer' } } }).bob.uses('foresight').table;
  expect(t.options('bob', 'retreat-to')).not.toContain('18');
  t.bob.retreatsTo('28');
  expect(t.units('bob', { system: '28' })).toBe('1 carrier, 2 fighter');
  expect(t.state.systems['28'].tokens).toEqual(['bob']);
  expect(t.state.seats.bob.tokens.strategy).toBe(1);
  expect(t.facts('combat-begins')).toEqual([]);
});

test('Foresight note 7: the token is spent though one is there already', () => {
  const t = arrival({ change: (state) => state.systems['28'].tokens.push('bob') })
    .bob.uses('foresight')
    .retreatsTo('28').table;
  expect(t.state.systems['28'].tokens).toEqual(['bob']);
  expect(t.state.seats.bob.tokens.strategy).toBe(1);
});

test('Foresight: ships may carry ground forces within their capacity', () => {
  const t = arrival({ space: { 27: { bob: '1 carrier' } }, ground: { starpoint: { bob: '3 infantry' } } });
  t.bob.uses('foresight').retreatsTo('28').takesAlong('2 infantry from starpoint');
  expect(t.units('bob', { system: '28' })).toBe('1 carrier, 2 infantry');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('1 infantry');
});

test('Foresight: needs a strategy token and arriving ships', () => {
  expect(
    arrival({
      change: (state) => {
        state.seats.bob.tokens.strategy = 0;
      },
    }),
  ).toAsk('bob assign-hits');
  const idle = at({ space: { 26: { ann: '1 carrier' }, 27: { bob: '1 cruiser' } } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27')
    .moves().table;
  expect(idle).toAsk();
});

test('Foresight note 4a: nebulae are barred, asteroid fields need Antimass Deflectors', () => {
  const board = { 103: '42', 203: '45' };
  const bare = arrival({ board }).bob.uses('foresight').table.options('bob', 'retreat-to');
  expect(bare).toContain('18');
  expect([bare.includes('42'), bare.includes('45')]).toEqual([false, false]);
  const deflected = arrival({ board, technologies: { bob: ['antimass-deflectors'] } })
    .bob.uses('foresight')
    .table.options('bob', 'retreat-to');
  expect([deflected.includes('42'), deflected.includes('45')]).toEqual([false, true]);
});

test('Foresight note 1: Intercept cannot answer it', () => {
  const t = arrival({ hands: { ann: ['intercept'] } })
    .bob.uses('foresight')
    .retreatsTo('28').table;
  expect(t.asks('ann', 'window')).toBe(false);
});

test('Neuroglaive note 1: activating a Naalu fleet’s system costs a fleet token', () => {
  const t = at({
    technologies: { bob: ['neuroglaive'] },
    space: { 27: { bob: '1 cruiser' }, 26: { ann: '3 cruiser' } },
  })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27').table;
  expect(t.state.seats.ann.tokens.fleet).toBe(2);
  expect(t).toAsk('ann excess-units');
  const grounded = at({ technologies: { bob: ['neuroglaive'] }, ground: { starpoint: { bob: '1 infantry' } } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27').table;
  expect(grounded.state.seats.ann.tokens.fleet).toBe(3);
});

test('Hybrid Crystal Fighters hit on 8, then 7, and move by themselves', () => {
  const upgraded = at({ technologies: { bob: ['hybrid-crystal-fighter-ii'] } });
  expect(definitionFor(at().game, 'bob', 'fighter').combat?.value).toBe(8);
  expect(definitionFor(upgraded.game, 'bob', 'fighter')).toMatchObject({
    combat: { value: 7 },
    move: 2,
    selfMoving: true,
  });
});

test('Hybrid Crystal Fighter II: two excess fighters count as one ship', () => {
  const t = at({
    technologies: { bob: ['hybrid-crystal-fighter-ii'], cat: ['fighter-ii'] },
    space: { 27: { bob: '1 cruiser, 4 fighter' }, 28: { cat: '1 cruiser, 4 fighter' } },
  });
  expect(fleetProblem(t.game, 'bob', '27', unitsAt(t.game, { owner: 'bob', system: '27' }))).toBeUndefined();
  expect(fleetProblem(t.game, 'cat', '28', unitsAt(t.game, { owner: 'cat', system: '28' }))).toBe(
    "4 fighters at Tequ'ran and Torkan (103) would be over capacity and count against your fleet pool: 5 ships, but it allows only 3.",
  );
  const more = at({
    technologies: { bob: ['hybrid-crystal-fighter-ii'] },
    space: { 27: { bob: '1 cruiser, 5 fighter' } },
  });
  expect(fleetProblem(more.game, 'bob', '27', unitsAt(more.game, { owner: 'bob', system: '27' }))).toBe(
    '5 fighters at New Albion and Starpoint (102) would be over capacity and count against your fleet pool: 3.5 ships, but it allows only 3.',
  );
});

const invade = (setting: Setting, ...faces: number[]) =>
  load(at({ active: 'bob', ...setting }), ...faces).begin(invasion, { seat: 'bob', system: '27' });

test('Matriarch: fighters land, fight and return to space', () => {
  const t = invade(
    { space: { 27: { bob: '1 flagship, 2 fighter, 1 infantry' } }, ground: { starpoint: { ann: '1 infantry' } } },
    1,
    10,
    1,
  );
  t.bob.lands('fighter on starpoint, infantry on starpoint');
  expect(t.facts('dice-rolled').find(({ seat }) => seat === 'bob')?.dice).toHaveLength(2);
  expect(t.units('bob', { planet: 'starpoint' })).toBe('1 infantry');
  expect(t.units('bob', { space: true })).toBe('2 fighter, 1 flagship');
  expect(t.state.planets.starpoint.controller).toBe('bob');
});

test('Matriarch note 1, Matriarch note 2, Matriarch note 3: fighters cannot win', () => {
  const t = invade(
    {
      space: { 27: { bob: '1 flagship, 1 fighter' } },
      ground: { starpoint: { ann: '1 infantry, 1 pds' } },
      technologies: { bob: ['dacxive-animators'] },
    },
    10,
    1,
  );
  t.bob.lands('fighter on starpoint').ann.holdsFire();
  expect(t.facts('combat-drawn')).toHaveLength(1);
  expect(t).toAsk();
  expect(t.state.planets.starpoint.controller).toBe('ann');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 pds');
  expect(t.units('bob', { space: true })).toBe('1 fighter, 1 flagship');
});

test('Matriarch: fighters landing unopposed take no planet', () => {
  const t = invade({ space: { 27: { bob: '1 flagship, 2 fighter' } } }).bob.lands('2 fighter on starpoint').table;
  expect(t.state.planets.starpoint.controller).toBeNull();
  expect(t.units('bob', { space: true })).toBe('2 fighter, 1 flagship');
});

test('Matriarch: fighters land only in its system', () => {
  expect(invade({ space: { 27: { bob: '1 carrier, 2 fighter, 1 infantry' } } }).options('bob')).not.toContain(
    'fighter@starpoint',
  );
});

// Rulings

const chosenCards = (t: TestTable) => {
  for (const [seat, card] of [
    ['ann', 'leadership'],
    ['bob', 'imperial'],
    ['cat', 'trade'],
    ['ann', 'diplomacy'],
    ['bob', 'technology'],
    ['cat', 'warfare'],
  ])
    t.seat(seat).picks(card);
  return t;
};
const arbiter = (state: TestTable['state']) => {
  state.laws['imperial-arbiter'] = { component: 'imperial-arbiter', owner: 'ann', elected: 'ann' };
};

test('Telepathic note 1: the number survives losing a strategy card', () => {
  const t = chosenCards(at({ phase: 'strategy', change: arbiter }).begin(strategyPhase, {}));
  t.ann
    .uses('imperial-arbiter')
    .chooses('leadership', 'imperial-arbiter-own')
    .chooses('technology', 'imperial-arbiter-other');
  expect(Object.keys(t.state.seats.bob.strategyCards).sort()).toEqual(['imperial', 'leadership']);
  expect(seatsByInitiative(t.game)[0]).toBe('bob');
});

test('Gift of Prescience note 1: the number survives losing a strategy card', () => {
  const t = chosenCards(
    at({
      phase: 'strategy',
      change: (state) => {
        arbiter(state);
        given(state, 'cat');
      },
    }).begin(strategyPhase, {}),
  );
  t.ann
    .declines()
    .cat.plays('gift-of-prescience')
    .ann.uses('imperial-arbiter')
    .chooses('diplomacy', 'imperial-arbiter-own')
    .chooses('trade', 'imperial-arbiter-other');
  expect(seatsByInitiative(t.game)).toEqual(['cat', 'ann', 'bob']);
});

test('Foresight note 3, Foresight note 6: fighters need capacity only on arrival', () => {
  const t = arrival({ space: { 27: { bob: '1 cruiser, 2 fighter' } }, ground: { starpoint: { bob: '1 space-dock' } } })
    .bob.uses('foresight')
    .retreatsTo('28').table;
  expect(t.units('bob', { system: '28' })).toBe('1 cruiser, 2 fighter');
  expect(t).toAsk('bob excess-units');
});

test('Foresight note 4: not into a supernova', () => {
  const open = arrival({ board: { 103: '43' } })
    .bob.uses('foresight')
    .table.options('bob', 'retreat-to');
  expect([open.includes('18'), open.includes('43')]).toEqual([true, false]);
});

test('Foresight note 5, Foresight note 5a: lost ships still place the token', () => {
  const t = load(at({ board: { 102: '41' }, space: { 26: { ann: '1 carrier' }, 41: { bob: '1 cruiser' } } }), 1)
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('41')
    .moves('carrier from 26').table;
  t.bob.uses('foresight').retreatsTo('28');
  expect([t.units('bob'), t.state.systems['28'].tokens, t.state.seats.bob.tokens.strategy]).toEqual(['', ['bob'], 1]);
});

test('Foresight note 8: space cannons then fire at the active player alone', () => {
  const t = arrival({ ground: { starpoint: { cat: '1 pds' } } })
    .bob.uses('foresight')
    .retreatsTo('28').table;
  expect(t.options('cat', 'use-space-cannon').filter((key) => !key.includes(':'))).toEqual(['ann', 'hold']);
});

test('Matriarch note 4: Space Cannon Defense may hit landed fighters', () => {
  const t = invade(
    { space: { 27: { bob: '1 flagship, 1 fighter' } }, ground: { starpoint: { ann: '1 infantry, 1 pds' } } },
    10,
  );
  t.bob.lands('fighter on starpoint').ann.firesAt('bob');
  expect(t.units('bob')).toBe('1 flagship');
  expect(t.facts('combat-begins')).toEqual([]);
});
