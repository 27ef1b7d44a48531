import { expect, test } from 'vitest';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { hasPlanetaryShield } from '#ti4/rules/invasion/bombardment.ts';
import { spaceCannonDefense, spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Bob is the Barony of Letnev; ann attacks him at Albion (27), unless said otherwise.
const fight = { system: '27', attacker: 'ann', defender: 'bob' };
const combat = (setting: Setting, ...faces: number[]) =>
  load(table(setting), ...faces).begin(spaceCombat, { ...fight });
const rich = (goods: number, more?: Setting['change']): Pick<Setting, 'change'> => ({
  change: (state) => {
    state.seats.bob.tradeGoods = goods;
    more?.(state);
  },
});

test('Armada: two ships beyond the fleet pool', () => {
  const { game } = table();
  expect(modify(game, 'fleet-limit', { seat: 'bob', system: '27' }, 3)).toBe(5);
  expect(modify(game, 'fleet-limit', { seat: 'ann', system: '27' }, 3)).toBe(3);
});

test('Armada: unchanged while Munitions Reserves are in use', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...rich(2) }, 1, 1);
  t.bob.uses('munitions-reserves');
  expect(modify(t.game, 'fleet-limit', { seat: 'bob', system: '27' }, 3)).toBe(5);
  t.leaves('bob', 'window');
});

test('Munitions Reserves: 2 trade goods reroll any of Letnev’s dice', () => {
  const t = combat({ space: { 27: { ann: '2 cruiser', bob: '2 cruiser' } }, ...rich(3) }, 1, 1, 1, 8, 10);
  t.bob.uses('munitions-reserves');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
  expect(t).toAsk('bob window');
  t.bob.uses('munitions-reserves');
  t.bob.rerolls('bob cruiser 1');
  expect(t.facts('dice-rerolled')).toMatchObject([{ seat: 'bob', by: 'munitions-reserves' }]);
  expect(t.facts('hits-produced').find((fact) => fact.seat === 'bob')?.hits).toBe(2);
});

test('Munitions Reserves note 1: once per combat round', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...rich(9) }, 1, 1, 1, 1, 1, 1);
  t.bob.uses('munitions-reserves');
  expect(t.state.seats.bob.tradeGoods).toBe(7);
  t.bob.declines(); // declines to reroll
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t.options('bob', 'window')).toEqual(['munitions-reserves']);
  t.bob.declines();
  // In this round nothing was spent: the dice stay.
  expect(t.facts('combat-round-begins')).toHaveLength(3);
  t.bob.declines();
  t.leaves('bob', 'window');
});

test('Munitions Reserves: need 2 trade goods and an own combat', () => {
  expect(combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...rich(1) }, 10, 10)).toAsk();
  const t = load(table({ space: { 27: { ann: '1 cruiser', cat: '1 cruiser' } }, ...rich(5) }), 10, 10);
  expect(t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'cat' })).toAsk();
});

const withNote =
  (holder: string): Setting['change'] =>
  (state) => {
    state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter((note) => note !== 'war-funding@bob');
    state.seats[holder].promissoryNotes.push('war-funding@bob');
  };

test('War Funding: rerolls all opposing and any own dice; returns', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser', bob: '2 cruiser' } }, change: withNote('ann') },
    1,
    10,
    10,
    1,
    1,
    10,
    10,
    1,
  );
  t.ann.plays('war-funding').chooses('reroll', 'war-funding').rerolls('ann cruiser 1');
  expect(t.facts('dice-rerolled').map((fact) => [fact.seat, (fact.dice as unknown[]).length])).toEqual([
    ['bob', 2],
    ['ann', 1],
  ]);
  expect(t.units('ann')).toBe('1 cruiser');
  expect(t.state.seats.bob.promissoryNotes).toContain('war-funding@bob');
});

test('War Funding: the opponent’s dice may be kept', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, change: withNote('ann') }, 1, 1, 10, 1, 1);
  t.ann.plays('war-funding').chooses('leave', 'war-funding').rerolls('ann cruiser 1');
  expect(t.facts('dice-rerolled').map((fact) => fact.seat)).toEqual(['ann']);
  expect(t.units('bob')).toBe('');
});

test('War Funding Ω note 2: combat rolls only, not the barrage', () => {
  const t = combat(
    { space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 carrier' } }, change: withNote('ann') },
    1,
    1,
    1,
    1,
    1,
  );
  expect(t.facts('dice-rolled').map((fact) => fact.purpose)).toEqual([
    'anti-fighter-barrage',
    'space-combat',
    'space-combat',
  ]);
  expect(t).toAsk('ann window');
});

test('War Funding: only combatants other than Letnev may play it', () => {
  expect(combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 10, 10)).toAsk();
  expect(combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, change: withNote('cat') }, 10, 10)).toAsk();
});

test('L4 Disruptors: no Space Cannon against Letnev’s ground forces', () => {
  const setting: Setting = { ground: { lodor: { ann: '1 pds, 1 infantry' } } };
  const land = (t: ReturnType<typeof table>) => {
    t.state.units.landed = { id: 'landed', type: 'infantry', owner: 'bob', system: '26', planet: 'lodor' };
    return t;
  };
  const open = land(table(setting)).begin(spaceCannonDefense, { seat: 'bob', system: '26', planet: 'lodor' });
  expect(open).toAsk('ann use-space-cannon');
  const silenced = land(table({ ...setting, technologies: { bob: ['l4-disruptors'] } })).begin(spaceCannonDefense, {
    seat: 'bob',
    system: '26',
    planet: 'lodor',
  });
  expect(silenced).toAsk();
});

test('L4 Disruptors note 1: ships can still be fired at', () => {
  const t = table({
    active: 'bob',
    ground: { lodor: { ann: '1 pds' } },
    space: { 26: { bob: '1 cruiser' } },
    technologies: { bob: ['l4-disruptors'] },
  });
  expect(t.begin(spaceCannonOffense, { seat: 'bob', system: '26' })).toAsk('ann use-space-cannon');
});

test('Non-Euclidean Shielding note 3: a sustaining unit cancels 2 hits', () => {
  const t = table({
    space: { 27: { bob: '1 dreadnought, 2 cruiser' } },
    technologies: { bob: ['non-euclidean-shielding'] },
  });
  t.begin(assignHits, { seat: 'bob', by: 'ann', purpose: 'space-combat', system: '27', hits: 3 });
  t.bob.sustains('dreadnought');
  t.bob.loses('cruiser');
  expect(t.units('bob')).toBe('1 cruiser, 1 dreadnought (damaged)');
});

test('Non-Euclidean Shielding: no second unit is damaged for canceled hits', () => {
  const t = table({ space: { 27: { bob: '2 dreadnought' } }, technologies: { bob: ['non-euclidean-shielding'] } });
  t.begin(assignHits, { seat: 'bob', by: 'ann', purpose: 'space-combat', system: '27', hits: 2 });
  expect(t.bob.refusal('2 dreadnought', 'sustain-damage')).toBe('There are only 2 hits to cancel.');
  t.bob.sustains('dreadnought');
  expect(t.units('bob')).toBe('1 dreadnought, 1 dreadnought (damaged)');
});

test('Arc Secundus: repairs at each own combat round', () => {
  const t = combat({ space: { 27: { ann: '1 carrier', bob: '1 flagship (damaged)' } } }, 1, 10, 1);
  expect(t.facts('unit-repaired')).toMatchObject([{ seat: 'bob', unit: 'flagship' }]);
  expect(t.units('bob')).toBe('1 flagship');
});

test('Arc Secundus note 1: damage from the last round stays', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 flagship' } } }, 10, 10, 1);
  t.bob.sustains('flagship');
  expect(t.units('bob')).toBe('1 flagship (damaged)');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
});

test('Arc Secundus note 2: is not repaired by other combats', () => {
  const t = load(
    table({ space: { 27: { ann: '1 cruiser', cat: '1 cruiser' }, 28: { bob: '1 flagship (damaged)' } } }),
    10,
    10,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'cat' });
  expect(t.units('bob')).toBe('1 flagship (damaged)');
  const own = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 31: { bob: '1 flagship (damaged)' } } },
    10,
    1,
  );
  expect(own.units('bob')).toBe('1 flagship (damaged)');
});

test('Arc Secundus: removes others’ Planetary Shield', () => {
  const at = (setting: Setting, planet: string) => hasPlanetaryShield(table(setting).game, 'bob', planet);
  expect(at({ ground: { lodor: { ann: '1 pds' } } }, 'lodor')).toBe(true);
  expect(at({ ground: { lodor: { ann: '1 pds' } }, space: { 26: { bob: '1 flagship' } } }, 'lodor')).toBe(false);
  expect(at({ ground: { lodor: { ann: '1 pds' } }, space: { 27: { bob: '1 flagship' } } }, 'lodor')).toBe(true);
  expect(
    hasPlanetaryShield(
      table({ ground: { lodor: { bob: '1 pds' } }, space: { 26: { bob: '1 flagship' } } }).game,
      'ann',
      'lodor',
    ),
  ).toBe(true);
});

// Rulings

test('Armada note 1: an empty fleet pool cannot lose a token', () => {
  const t = table({
    seats: { ann: 'naalu', bob: 'letnev', cat: 'sol' },
    active: 'bob',
    technologies: { ann: ['neuroglaive'] },
    space: { 27: { ann: '1 cruiser' }, 26: { bob: '2 cruiser' } },
    change: (state) => {
      state.seats.bob.tokens.fleet = 0;
    },
  });
  t.begin('tactical-action', { seat: 'bob' }).bob.activates('27');
  expect([t.state.seats.bob.tokens.fleet, t.units('bob'), t.open]).toEqual([0, '2 cruiser', ['bob move-ships']]);
  t.leaves('bob', 'move-ships');
});

const pause = actionCard({
  id: 'test-pause',
  name: 'Pause',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('after', 'combat-rolls-made', { isUsable: () => true, effect: () => undefined })],
});
/** Cat attacks ann, and dan holds the moment after the dice open. */
const funded = (holder: 'bob' | 'ann' | 'cat', ...faces: number[]) =>
  load(
    table({
      seats: { ann: 'winnu', bob: 'letnev', cat: 'muaat', dan: 'yssaril' },
      active: 'cat',
      components: [pause],
      hands: { dan: ['test-pause#1'] },
      space: { 27: { ann: '1 cruiser', cat: '1 cruiser' }, 28: { bob: '1 cruiser' } },
      change: withNote(holder),
    }),
    ...faces,
  ).begin(spaceCombat, { system: '27', attacker: 'cat', defender: 'ann' });
const handOver = (t: ReturnType<typeof funded>, to: string) => {
  t.bob.offers(to, { give: { promissoryNote: 'war-funding@bob' } });
  return t.seat(to).accepts().table;
};
const fund = (t: ReturnType<typeof funded>, seat: string) => {
  t.seat(seat).plays('war-funding').chooses('leave', 'war-funding');
  const rerolls = t.open.find((one) => one.startsWith(`${seat} `) && !one.endsWith('window'));
  return rerolls ? t.seat(seat).rerolls().table : t;
};

test('War Funding Ω note 1: playable when received after the roll', () => {
  const t = handOver(funded('bob', 1, 1), 'cat');
  expect(t.options('cat', 'window')).toEqual(['war-funding@bob']);
  t.leaves('dan', 'window');
});

test('War Funding Ω note 1a: the defender cannot receive it then', () => {
  const t = funded('bob', 1, 1);
  expect(() => handOver(t, 'ann')).toThrow("During Muaat's turn, each transaction must include Muaat.");
  t.leaves('dan', 'window');
});

test('War Funding Ω note 1b: allows one use per turn', () => {
  const t = fund(handOver(funded('bob', 1, 1), 'cat'), 'cat');
  expect(t.state.seats.bob.promissoryNotes).toContain('war-funding@bob');
  expect(() => handOver(t, 'cat')).toThrow('You have already made a transaction with this player this turn.');
  t.leaves('dan', 'window');
});

test('War Funding Ω note 1c: regained after use, it waits a round', () => {
  const t = handOver(fund(funded('cat', 1, 1, 1, 1), 'cat'), 'cat');
  expect(t).toAsk('dan window');
  t.dan.declines();
  expect(t.options('cat', 'window')).toEqual(['war-funding@bob']);
  t.dan.declines();
  t.leaves('cat', 'window');
});

test('War Funding Ω note 1d: one use per round', () => {
  const t = funded('ann', 1, 1, 1, 1);
  t.dan.declines();
  handOver(fund(t, 'ann'), 'cat');
  expect(t.state.seats.cat.promissoryNotes).toContain('war-funding@bob');
  expect(t.asks('cat', 'window')).toBe(false);
  t.dan.declines();
  t.leaves('cat', 'window').leaves('dan', 'window');
});

test('Non-Euclidean Shielding note 2: cancels hits of any kind', () => {
  const t = load(
    table({
      active: 'bob',
      space: { 26: { bob: '1 dreadnought' } },
      ground: { lodor: { ann: '2 pds' } },
      technologies: { bob: ['non-euclidean-shielding'], ann: ['pds-ii'] },
    }),
    10,
    10,
  ).begin(spaceCannonOffense, { seat: 'bob', system: '26' });
  t.ann.firesAt('bob').bob.sustains('dreadnought');
  expect(t.units('bob')).toBe('1 dreadnought (damaged)');
});

test('Non-Euclidean Shielding note 4: an unused second cancel is lost', () => {
  const t = load(
    table({
      active: 'bob',
      technologies: { bob: ['non-euclidean-shielding'] },
      hands: { ann: ['reflective-shielding'] },
      space: { 27: { ann: '1 dreadnought', bob: '1 dreadnought, 2 cruiser' } },
    }),
    10,
    1,
    1,
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  t.bob.sustains('dreadnought').ann.sustains('dreadnought').plays('reflective-shielding');
  expect(t.bob.refusal('cruiser', 'assign-hits')).toBe('Choose exactly 2 units to lose; you chose 1.');
  expect(t.bob.refusal('2 cruiser', 'assign-hits')).toBeUndefined();
});

test('Arc Secundus note 3a: does not affect Magen Defense Grid', () => {
  const t = table({
    active: 'bob',
    technologies: { ann: ['magen-defense-grid'] },
    ground: { lodor: { ann: '1 pds' } },
    space: { 26: { bob: '1 flagship' } },
  })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('26').table;
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry, 1 pds');
  t.leaves('ann', 'use-space-cannon');
});
