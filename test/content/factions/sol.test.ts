import { expect, test } from 'vitest';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { capacityOf, definitionFor } from '#ti4/rules/units/units.ts';
import { onlyUnit, table, type Setting } from '../../rules/table.ts';

const turnOf = (seat: string) => ['turn', { seat, performed: 0 }] as const;

test('Orbital Drop: a strategy token places 2 infantry on an own planet', () => {
  const t = table({ planets: { ann: ['jord', 'lodor'] } });
  t.begin(...turnOf('ann')).ann.uses('orbital-drop');
  expect(t.options('ann').sort()).toEqual(['jord', 'lodor']);
  t.ann.chooses('lodor', 'orbital-drop');
  expect(t.units('ann', { planet: 'lodor' })).toBe('2 infantry');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  t.ann.endsTurn();
});

test('Orbital Drop needs a token in the strategy pool', () => {
  const t = table({
    change: (state) => {
      state.seats.ann.tokens.strategy = 0;
    },
  });
  t.begin(...turnOf('ann'));
  expect(t.ann.refusal('orbital-drop', 'turn')).toBe('You have no command token in your strategy pool.');
});

test('Orbital Drop cannot be used by others', () => {
  const t = table({ active: 'bob' });
  t.begin(...turnOf('bob'));
  expect(t.options('bob')).not.toContain('component:orbital-drop');
});

test('Versatile: one more command token in the status phase, for Sol alone', () => {
  const t = table().begin('status-phase', {});
  const total = (seat: string) => {
    const spec = t.spec(seat, 'redistribute-tokens');
    return spec.kind === 'allot' ? spec.limits?.[0]?.atLeast : undefined;
  };
  expect(total('ann')).toBe(3 + 3 + 2 + 3);
  expect(total('bob')).toBe(3 + 3 + 2 + 2);
  t.cat.agrees('redistribute-tokens');
  t.ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens');
});

test('Genesis: places an infantry with the flagship as status phase ends', () => {
  const t = table({ space: { 27: { ann: '1 flagship' } } }).begin('status-phase', {});
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 flagship, 1 infantry');
});

test('Genesis: places nothing without the flagship on the board', () => {
  const t = table().begin('status-phase', {});
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect(t.units('ann')).toBe('');
});

test('Advanced Carrier: capacity 6, then 8, more move, and it sustains damage', () => {
  const t = table({ space: { 27: { ann: '1 carrier' } } });
  expect(capacityOf(t.game, onlyUnit(t))).toBe(6);
  const upgraded = table({ space: { 27: { ann: '1 carrier' } }, technologies: { ann: ['advanced-carrier-ii'] } });
  expect(capacityOf(upgraded.game, onlyUnit(upgraded))).toBe(8);
  expect(definitionFor(upgraded.game, 'ann', 'carrier')).toMatchObject({ move: 2, sustainDamage: true });
});

test('Spec Ops I hit on 7, Spec Ops II on 6', () => {
  expect(definitionFor(table().game, 'ann', 'infantry').combat).toEqual({ value: 7, dice: 1 });
  expect(definitionFor(table({ technologies: { ann: ['spec-ops-ii'] } }).game, 'ann', 'infantry').combat).toEqual({
    value: 6,
    dice: 1,
  });
});

/** Infantry destroyed one after the other until one lives and one is lost, with what each die showed. */
function destroyed(
  count: number,
  more: { planets?: Record<string, string[]>; technologies?: Record<string, string[]> } = {},
) {
  const t = table({
    technologies: { ann: ['spec-ops-ii'] },
    planets: { ann: ['jord'] },
    ground: { lodor: { ann: `${count} infantry` } },
    ...more,
  });
  const units = Object.values(t.state.units)
    .filter((unit) => unit.type === 'infantry')
    .map((unit) => unit.id);
  t.begin('destroy-units', { units, by: 'bob' });
  return t;
}

test('Spec Ops II: each destroyed infantry rolls, surviving on 5 or more', () => {
  const t = destroyed(12);
  const dice = t.facts('infantry-survival');
  expect(dice).toHaveLength(12);
  for (const die of dice) expect(die.survives).toBe(Number(die.face) >= 5);
  expect(t.state.seats.ann.technologies['spec-ops-ii'].memory).toBe(dice.filter((die) => Number(die.face) >= 5).length);
  expect(t.units('ann')).toBe('');
});

test('Spec Ops II: survivors return home only at Sol’s next turn', () => {
  const t = destroyed(12);
  const living = t.facts('infantry-survival').filter((die) => die.survives).length;
  t.state.active = 'bob';
  t.begin(...turnOf('bob'));
  expect(t.units('ann')).toBe('');
  t.state.stack = [];
  t.begin(...turnOf('ann'));
  expect(t.units('ann', { planet: 'jord' })).toBe(`${living} infantry`);
  expect(t.state.seats.ann.technologies['spec-ops-ii'].memory).toBeUndefined();
});

test('Spec Ops II: survivors are lost without a planet at home', () => {
  const t = destroyed(12, { planets: {} });
  t.state.planets.jord.controller = 'bob';
  t.begin(...turnOf('ann'));
  expect(t.units('ann')).toBe('');
  expect(t.state.seats.ann.technologies['spec-ops-ii'].memory).toBeUndefined();
});

test('Spec Ops II: another player’s infantry rolls nothing', () => {
  const t = table({ technologies: { ann: ['spec-ops-ii'] }, ground: { lodor: { bob: '3 infantry' } } });
  t.begin('destroy-units', { units: Object.keys(t.state.units), by: 'ann' });
  expect(t.facts('infantry-survival')).toHaveLength(0);
});

test('Spec Ops II: only the destroyed infantry’s owner rolls', () => {
  const t = table({
    technologies: { bob: ['infantry-ii'], cat: ['infantry-ii'] },
    ground: { lodor: { bob: '3 infantry' } },
  });
  t.begin('destroy-units', { units: Object.keys(t.state.units), by: 'ann' });
  expect(t.facts('infantry-survival').map((fact) => fact.seat)).toEqual(['bob', 'bob', 'bob']);
});

test('Spec Ops II: infantry on another unit card rolls nothing', () => {
  const t = table({
    technologies: { ann: ['spec-ops-ii'] },
    ground: { lodor: { ann: '3 infantry' } },
    change: (state) => {
      state.seats.ann.units.infantry = 'infantry-i';
    },
  });
  t.begin('destroy-units', { units: Object.keys(t.state.units), by: 'bob' });
  expect(t.facts('infantry-survival')).toEqual([]);
});

const support = () =>
  table({
    active: 'ann',
    planets: { bob: ['arc-prime', 'lodor'] },
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
        (note) => note !== 'military-support@ann',
      );
      state.seats.bob.promissoryNotes.push('military-support@ann');
    },
  });

test('Military Support: Sol loses a token, the holder gains 2 infantry', () => {
  const t = support().begin(...turnOf('ann'));
  t.bob.plays('military-support').chooses('lodor', 'supported-planet');
  expect(t.units('bob', { planet: 'lodor' })).toBe('2 infantry');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t.state.seats.ann.promissoryNotes).toContain('military-support@ann');
  expect(t.state.seats.bob.promissoryNotes).not.toContain('military-support@ann');
});

test('Military Support note 1, Military Support note 3: playable without Sol tokens', () => {
  const t = support();
  t.state.seats.ann.tokens.strategy = 0;
  t.begin(...turnOf('ann'));
  expect(t).toAsk('bob window');
  t.bob.plays('military-support').declines('supported-planet');
  expect(t.state.seats.ann.tokens.strategy).toBe(0);
  expect(t.units('bob')).toBe('');
  expect(t).toAsk('ann turn');
});

test('Military Support: only by other players, only on Sol’s turn', () => {
  expect(table().begin(...turnOf('ann'))).toAsk('ann turn');
  const t = support();
  t.state.active = 'cat';
  t.begin(...turnOf('cat'));
  expect(t).toAsk('cat turn');
});

// Rulings

const endOfRound = (t: ReturnType<typeof table>) => {
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  return t;
};

test('Genesis note 1: the infantry is placed even without capacity', () => {
  const t = endOfRound(table({ space: { 27: { ann: '1 flagship, 12 fighter' } } }).begin('status-phase', {}));
  expect(t.units('ann', { system: '27' })).toBe('12 fighter, 1 flagship, 1 infantry');
  expect(t).toAsk('ann excess-units');
});

test('Military Support note 2: also when Sol passes', () => {
  const t = support()
    .begin(...turnOf('ann'))
    .bob.plays('military-support')
    .chooses('lodor', 'supported-planet')
    .ann.passes().table;
  expect([t.state.seats.ann.passed, t.units('bob')]).toEqual([true, '2 infantry']);
});

const pause = actionCard({
  id: 'test-pause',
  name: 'Pause',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('when', 'turn-begins', { isUsable: (_game, _held, { seat }) => seat === 'ann', effect: () => undefined }),
  ],
});
const meeting = (holder: 'ann' | 'bob') =>
  table({
    components: [pause],
    hands: { cat: ['test-pause#1'] },
    active: 'ann',
    planets: { bob: ['arc-prime', 'lodor'] },
    space: { 27: { ann: '1 cruiser' }, 28: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats[holder].promissoryNotes.push('military-support@ann');
    },
  }).begin(...turnOf('ann'));
const handOver = (t: ReturnType<typeof table>) => {
  t.ann.offers('bob', { give: { promissoryNote: 'military-support@ann' } });
  return t.bob.accepts().table;
};

test('Military Support note 4: playable at once when received at turn start', () => {
  const t = handOver(meeting('ann'));
  expect(t.options('bob', 'window')).toEqual(['military-support@ann']);
  t.leaves('cat', 'window');
});

test('Military Support note 4a: one transaction per turn allows one use', () => {
  const t = handOver(meeting('ann')).bob.plays('military-support').chooses('lodor', 'supported-planet').table;
  expect(t.state.seats.ann.promissoryNotes).toEqual(['military-support@ann']);
  expect(() => handOver(t)).toThrow('You have already made a transaction with this player this turn.');
  t.cat.declines();
});

test('Military Support note 4b: a regained note waits until next turn', () => {
  const t = handOver(meeting('bob').bob.plays('military-support').chooses('lodor', 'supported-planet').table);
  expect(t.state.seats.bob.promissoryNotes).toContain('military-support@ann');
  expect(t.asks('bob', 'window')).toBe(false);
  t.cat.declines();
});

// ZS Thunderbolt M2

const dropping = (setting: Setting = {}) => {
  const t = table({ sets: ['base', 'codex-1', 'pok'], planets: { ann: ['jord', 'lodor'] }, ...setting }).begin(
    ...turnOf('ann'),
  );
  t.ann.uses('orbital-drop').chooses('lodor', 'orbital-drop');
  return t;
};

test('ZS Thunderbolt M2: Orbital Drop adds a mech for 3 resources', () => {
  const t = dropping();
  t.ann.uses('zs-thunderbolt-m2').pays('jord').endsTurn();
  expect([t.units('ann', { planet: 'lodor' }), t.state.planets.jord.exhausted]).toEqual(['2 infantry, 1 mech', true]);
});

test('ZS Thunderbolt M2: needs 3 resources, a mech and Orbital Drop', () => {
  const poor = dropping({
    change: ({ planets: { jord, lodor } }) => {
      jord.exhausted = true;
      lodor.exhausted = true;
    },
  });
  expect(poor).toAsk('ann end-turn');
  const none = dropping({ ground: { quann: { ann: '4 mech' } } });
  expect(none).toAsk('ann end-turn');
  const support = table({
    sets: ['base', 'codex-1', 'pok'],
    planets: { ann: ['jord'], bob: ['lodor'] },
    change: ({ seats: { ann, bob } }) => {
      ann.promissoryNotes = ann.promissoryNotes.filter((note) => note !== 'military-support@ann');
      bob.promissoryNotes.push('military-support@ann');
    },
  }).begin(...turnOf('ann'));
  support.bob.plays('military-support').chooses('lodor', 'supported-planet');
  expect(support).toAsk('ann turn');
});
