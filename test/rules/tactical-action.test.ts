import { expect, test } from 'vitest';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const acting = (setting: Setting = {}, ...faces: number[]) => {
  const t = table({ seats, ...setting });
  return (faces.length ? load(t, ...faces) : t).begin(tacticalAction, { seat: 'ann' });
};

test('89.1 the token comes from the tactic pool', () => {
  const t = acting().ann.activates('27').table;
  expect(t.state.seats.ann.tokens.tactic).toBe(2);
  expect(t.state.systems['27'].tokens).toEqual(['ann']);
  expect(t.facts('system-activated')).toMatchObject([{ seat: 'ann', system: '27' }]);
});

test('5.2, 5.3 only an own token prevents activating a system (5.1)', () => {
  const t = acting({
    change: (state) => {
      state.systems['27'].tokens.push('ann');
      state.systems['28'].tokens.push('bob');
    },
  });
  expect(t.ann.refusal('27')).toBe('You already have a command token there.');
  expect(t.ann.refusal('28')).toBeUndefined();
});

test('89.1 tactical actions need a token in the pool', () => {
  const t = acting({
    change: (state) => {
      state.seats.ann.tokens.tactic = 0;
    },
  });
  expect(t).toAsk();
  expect(t.state.stack).toEqual([]);
});

test('5.4 a system is active only during the action', () => {
  const t = acting({ space: { 26: { ann: '1 cruiser' } } }).ann.activates('27').table;
  expect(t.state.turn.system).toBe('27');
  t.ann.moves();
  expect(t.state.turn.system).toBeNull();
  expect(t.state.stack).toEqual([]);
});

test('58 system choices show ships in reach and production', () => {
  const t = acting({
    space: { 26: { ann: '1 carrier, 2 cruiser, 1 fighter' }, 28: { ann: '1 dreadnought' } },
    ground: { starpoint: { ann: '1 space-dock' } },
    change: (state) => {
      state.systems['28'].tokens.push('ann');
    },
  });
  const spec = t.shown('ann');
  if (spec.kind !== 'choose') throw new Error('no choice');
  const hints = Object.fromEntries(spec.options.map(({ key, hint }) => [key, hint]));
  expect(hints['27']).toBe('in reach: 1 carrier, 2 cruisers · you can produce');
  expect(hints['26']).toBe('no ships in reach');
  expect(hints['28']).toBeUndefined();
  const far = spec.options.find(({ hint }) => hint === 'no ships in reach');
  expect(spec.options.indexOf(far as never)).toBeGreaterThan(spec.options.findIndex(({ key }) => key === '27'));
  // What is told is what is offered then.
  for (const { key, hint } of spec.options.filter(({ disabledReason }) => !disabledReason)) {
    const then = acting({
      space: { 26: { ann: '1 carrier, 2 cruiser, 1 fighter' }, 28: { ann: '1 dreadnought' } },
      change: (state) => {
        state.systems['28'].tokens.push('ann');
      },
    }).ann.activates(key).table;
    const offered = then.asks('ann', 'move-ships')
      ? then.options('ann', 'move-ships').filter((line) => !line.startsWith('carry-') && line !== 'give-up')
      : [];
    expect(offered.length > 0, key).toBe(hint?.startsWith('in reach') ?? false);
  }
});

test('5 a system off the board can be activated', () => {
  expect(acting({ seats: { ...seats, bob: 'creuss' } }).options('ann')).toContain('51');
});

test('89.3 with two fleets the active player attacks (4 note 2)', () => {
  const t = acting({ space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } } }, 10, 1)
    .ann.activates('27')
    .moves('cruiser from 26').table;
  while (t.open.length) t.seat(t.next.seat).complies();
  expect(t.units('bob', { system: '27' })).toBe('');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob', where: 'space' }]);
});

test('89.3a a player alone fights no combat', () => {
  const t = acting({ space: { 26: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 infantry' } } })
    .ann.activates('27')
    .moves('cruiser from 26').table;
  expect(t.facts('combat-won')).toEqual([]);
});

test('89.5 production comes last, even without movement', () => {
  const t = acting({ ground: { starpoint: { ann: '1 space-dock' } } }).ann.activates('27').table;
  expect(t).toAsk('ann units-to-produce');
  t.ann.produces('2 infantry on starpoint').pays('starpoint');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry, 1 space-dock');
  expect(t.state.stack).toEqual([]);
});

test('16 capacity is checked before Space Cannon and combat', () => {
  const t = acting({ space: { 26: { ann: '1 carrier, 4 fighter' }, 27: { bob: '1 destroyer' } } })
    .ann.activates('27')
    .moves('carrier from 26, 4 give-up').table;
  expect(t).toAskAmongOthers('ann excess-units');
});

test('77 Antimass Deflectors subtract 1 from enemy Space Cannon', () => {
  const after = (technologies: string[]) =>
    acting(
      {
        technologies: { ann: technologies },
        space: { 26: { ann: '1 cruiser' } },
        ground: { starpoint: { bob: '1 pds' } },
      },
      6,
    )
      .ann.activates('27')
      .moves('cruiser from 26').table;
  const settle = (t: ReturnType<typeof after>) => {
    t.bob.firesAt('ann');
    return t.units('ann');
  };
  expect(settle(after([]))).toBe('');
  expect(settle(after(['antimass-deflectors']))).toBe('1 cruiser');
});

test('63 War Suns lift only others’ Planetary Shields', () => {
  const t = table({
    seats,
    technologies: { ann: ['war-sun'] },
    space: { 27: { ann: '1 war-sun' } },
    ground: { starpoint: { bob: '1 pds' }, 'new-albion': { ann: '1 pds' }, lodor: { bob: '1 pds' } },
  });
  const shield = (planet: string) => modify(t.game, 'planetary-shield', { planet, attacker: 'ann' }, true);
  expect([shield('starpoint'), shield('new-albion'), shield('lodor')]).toEqual([false, true, true]);
});

test('3 Fleet Logistics allows a second action, not a third', () => {
  const t = table({ seats, technologies: { ann: ['fleet-logistics'] } }).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.activates('27');
  expect(t).toAsk('ann turn');
  t.ann.activates('28');
  expect(t).toAsk('ann end-turn');
});
