import { expect, test } from 'vitest';
import { movement, moveShips } from '#ti4/rules/movement/movement.ts';
import { retreat } from '#ti4/rules/combat/retreat.ts';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { table, type Setting, type TestTable } from './table.ts';

// The way down from Ann's home in the north (06): 19, 26, then Mecatol Rex (18). 20 lies beside 19 and 26.
const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const moving = (system: string, setting: Setting = {}) =>
  table({ seats, ...setting }).begin(movement, { seat: 'ann', system });

test('57.1, 58.4 a ship moves up to its move value', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser, 1 carrier' } } });
  expect(t.options('ann', 'move-ships')).toEqual(['cruiser@06']);
  expect(t.ann.refusal('carrier from 06')).toBe('Carrier: move 1 is not enough; the route takes 2 (58.4f).');
  t.ann.moves('cruiser from 06');
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

test('58.4 no movement prompt if no ship can arrive', () => {
  const t = moving('18', { space: { '06': { ann: '1 cruiser' } } });
  expect(t).toAsk();
  expect(t.units('ann', { system: '06' })).toBe('1 cruiser');
  const spec = moveShips.spec(t.game, 'ann', { seat: 'ann', system: '18' });
  expect(spec.kind === 'none' && spec.reason).toBe(
    'None of your ships can move to Mecatol Rex (000). Cruiser at [0.0.0] (301): Move 2 is not enough; the route takes 3 (58.4f).',
  );
});

/** Why the ships of some lines cannot move. */
const reasons = (t: TestTable): Record<string, string | undefined> => {
  const spec = t.spec('ann', 'move-ships');
  return spec.kind === 'allot' ? Object.fromEntries(spec.amounts.map((line) => [line.key, line.disabledReason])) : {};
};
// A destroyer beside Lodor can always go there, so that the question is put.
const able = { 27: { ann: '1 destroyer' } };

test('58.4f a refusal names the missing move value', () => {
  expect(reasons(moving('26', { space: { ...able, '06': { ann: '1 carrier' } } }))).toMatchObject({
    'carrier@06': 'Move 1 is not enough; the route takes 2 (58.4f).',
    'destroyer@27': undefined,
  });
  const driven = moving('26', {
    technologies: { ann: ['gravity-drive'] },
    space: { ...able, 25: { ann: '1 carrier' } },
  });
  expect(reasons(driven)['carrier@25']).toBe('Move 1 (2 with Gravity Drive) is not enough; the route takes 3 (58.4f).');
});

test('58.4b refusals name blocking ships and their system', () => {
  const t = moving('26', {
    space: { ...able, '06': { ann: '1 cruiser' }, 19: { bob: '1 cruiser', cat: '1 destroyer' } },
  });
  expect(reasons(t)['cruiser@06']).toBe("Sardakk N'orr and Xxcha's ships at Wellon (201) block the route (58.4b).");
});

test('58.4b refusals name the path with fewest obstacles', () => {
  const t = moving('18', {
    technologies: { ann: ['cruiser-ii'] },
    board: { 201: '44' },
    space: { 27: { ann: '1 destroyer' }, '06': { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } },
  });
  expect(reasons(t)['cruiser@06']).toBe(
    "Sardakk N'orr's ships at Lodor (101) block the route (58.4b). The route leads through Asteroid field (201): ships cannot enter an asteroid field (11.1).",
  );
});

test('58.4c refusals name the own token holding ships', () => {
  const t = moving('26', {
    space: { ...able, 20: { ann: '1 cruiser' } },
    change: (state) => state.systems['20'].tokens.push('ann'),
  });
  expect(reasons(t)['cruiser@20']).toBe('Ships cannot leave a system with your command token (58.4c).');
});

test('58.4f a refusal says that no path leads there', () => {
  const alone = moving('26', {
    space: { ...able, 25: { ann: '1 cruiser' } },
    change: (state) => {
      state.systems['25'].position = null;
    },
  });
  expect(reasons(alone)['cruiser@25']).toBe('No route leads there (58.4f).');
});

test('58.4b ships of others block passing, not entering', () => {
  const setting: Setting = {
    technologies: { bob: ['fighter-ii'] },
    space: { '06': { ann: '1 cruiser' }, 19: { bob: '1 fighter' } },
  };
  expect(moving('26', setting)).toAsk();
  expect(moving('19', setting).options('ann')).toEqual(['cruiser@06']);
});

test('58.4b ground forces and structures do not block', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser' } }, ground: { wellon: { bob: '2 infantry, 1 pds' } } });
  expect(t.options('ann')).toEqual(['cruiser@06']);
});

test('58.4b ships take a path around enemy ships', () => {
  const t = moving('18', {
    technologies: { ann: ['cruiser-ii'] },
    space: { 19: { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } },
  });
  t.ann.moves('cruiser from 19');
  expect(t.facts('ships-moved')[0].path).not.toContain('26');
});

test('58.4c, 58.4d own tokens hold ships but let them pass', () => {
  const here = moving('19', {
    space: { '06': { ann: '1 cruiser' } },
    change: (state) => state.systems['06'].tokens.push('ann'),
  });
  expect(here).toAsk();
  const passing = moving('26', {
    space: { '06': { ann: '1 cruiser' } },
    change: (state) => state.systems['19'].tokens.push('ann'),
  });
  expect(passing.options('ann')).toEqual(['cruiser@06']);
});

test('58.4c another player’s token does not hold ships', () => {
  const t = moving('19', {
    space: { '06': { ann: '1 cruiser' } },
    change: (state) => state.systems['06'].tokens.push('bob'),
  });
  expect(t.options('ann')).toEqual(['cruiser@06']);
});

test('58.6 ships from all systems arrive at once', () => {
  const t = moving('19', { space: { '06': { ann: '1 cruiser' }, 20: { ann: '1 cruiser (damaged), 1 dreadnought' } } });
  t.ann.moves('cruiser from 06, cruiser (damaged) from 20');
  expect(t.units('ann', { system: '19' })).toBe('1 cruiser, 1 cruiser (damaged)');
  expect(t.units('ann', { system: '20' })).toBe('1 dreadnought');
  expect(t.facts('ships-moved').map((fact) => [fact.from, fact.into, fact.units])).toEqual(
    expect.arrayContaining([
      ['06', '19', ['cruiser']],
      ['20', '19', ['cruiser']],
    ]),
  );
});

test('58 moving nothing is allowed', () => {
  const t = moving('19', { space: { '06': { ann: '1 cruiser' } } }).ann.moves().table;
  expect(t.state.stack).toEqual([]);
  expect(t.facts('ships-moved')).toEqual([]);
});

test('101 only wormholes of one kind join systems', () => {
  const board = { 304: '39', 306: '40' };
  expect(moving('26', { board, space: { 39: { ann: '1 carrier' } } }).options('ann')).toEqual(['carrier@39']);
  expect(moving('26', { board, space: { 40: { ann: '1 carrier' } } })).toAsk();
  expect(moving('25', { board, space: { 40: { ann: '1 carrier' } } }).options('ann')).toEqual(['carrier@40']);
});

test('101.4 delta wormholes reach systems off the board', () => {
  const creuss: Setting = {
    seats: { ...seats, bob: 'creuss' },
    space: { '06': { ann: '1 carrier' }, 17: { ann: '1 carrier' } },
  };
  expect(moving('51', creuss).options('ann')).toEqual(['carrier@17']);
});

test('58 Gravity Drive gives one ship only 1 move', () => {
  const t = moving('26', {
    technologies: { ann: ['gravity-drive'] },
    space: { '06': { ann: '2 carrier, 1 cruiser' } },
  });
  expect(t.ann.refusal('2 carrier from 06')).toBe('Gravity Drive can help only 1 ship, but 2 need it: 2 × Carrier.');
  t.ann.moves('carrier from 06, cruiser from 06');
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 1 cruiser');
  expect(t.facts('ability-used')).toMatchObject([{ seat: 'ann', component: 'gravity-drive' }]);
});

test('58 Gravity Drive is used only if needed', () => {
  const t = moving('19', { technologies: { ann: ['gravity-drive'] }, space: { '06': { ann: '1 carrier' } } }).ann.moves(
    'carrier from 06',
  ).table;
  expect(t.facts('ability-used')).toEqual([]);
});

test('58.4b Light/Wave Deflector lets ships pass enemy ships', () => {
  const t = moving('26', {
    technologies: { ann: ['light-wave-deflector'] },
    space: { '06': { ann: '1 cruiser' }, 19: { bob: '1 cruiser' } },
  });
  t.ann.moves('cruiser from 06');
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

test('58 only upgraded fighters move by themselves', () => {
  expect(moving('19', { space: { '06': { ann: '2 fighter' } }, ground: { '000': { ann: '1 space-dock' } } })).toAsk();
  const t = moving('19', {
    technologies: { ann: ['fighter-ii'] },
    space: { '06': { ann: '2 fighter' } },
    ground: { '000': { ann: '1 space-dock' } },
  });
  t.ann.moves('2 fighter from 06');
  expect(t.units('ann', { system: '19' })).toBe('2 fighter');
});

test('58 moves that became illegal are refused with reason', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser' } } });
  t.state.systems['06'].tokens.push('ann');
  expect(t.refusal('ann', { 'cruiser@06': 1 })).toBe(
    'None of your ships can move to Lodor (101). Cruiser at [0.0.0] (301): Ships cannot leave a system with your command token (58.4c).',
  );
});

test('58.4a ships end their movement in the active system', () => {
  const t = moving('26', { space: { '06': { ann: '1 cruiser' } } }).ann.moves('cruiser from 06').table;
  expect(t.facts('ships-moved')).toMatchObject([{ into: '26', path: ['06', '19', '26'] }]);
  expect(t.units('ann', { system: '19' })).toBe('');
});

test('58.5 only moving ships with capacity carry units', () => {
  const setting: Setting = {
    space: { '06': { ann: '1 carrier, 1 destroyer' } },
    ground: { '000': { ann: '1 infantry' } },
  };
  expect(moving('19', setting).ann.refusal('destroyer from 06, infantry from 000')).toBe(
    'You move no ship with capacity: also move ships that can carry these units, or carry none.',
  );
  expect(moving('19', setting).ann.refusal('carrier from 06, infantry from 000')).toBeUndefined();
});

test('58.6 no ship joins after the movement is declared', () => {
  const t = moving('19', { space: { '06': { ann: '1 cruiser' }, 20: { ann: '1 cruiser' } } }).ann.moves(
    'cruiser from 06',
  ).table;
  expect(t).toAsk();
  expect(t.units('ann', { system: '20' })).toBe('1 cruiser');
});

test('58 note 3 movable fighters do not meet carriers midway', () => {
  // The fighter could reach 19 by itself; the carrier passes 19 on its way to 26, where the fighter alone cannot come.
  const t = moving('18', {
    technologies: { ann: ['carrier-ii', 'fighter-ii'] },
    space: { 19: { ann: '1 carrier' }, '06': { ann: '1 fighter' } },
    ground: { '000': { ann: '1 space-dock' } },
  });
  expect(t.options('ann').filter((key) => key.includes('fighter'))).toEqual([]);
});

test('58 note 4 ships enter only active nebulas', () => {
  const nebula: Setting = { board: { 201: '42' }, space: { '06': { ann: '1 cruiser' } } };
  expect(moving('42', nebula).options('ann')).toEqual(['cruiser@06']);
  expect(moving('26', nebula)).toAsk();
});

test('58 note 5 fighters at a space dock block movement', () => {
  const t = moving('26', {
    space: { ...able, '06': { ann: '1 cruiser' }, 19: { bob: '2 fighter' } },
    ground: { wellon: { bob: '1 space-dock' } },
  });
  expect(reasons(t)['cruiser@06']).toBe("Sardakk N'orr's ships at Wellon (201) block the route (58.4b).");
});

test('56 note 2, 57 note 1, 58 note 1 move bonuses do not extend retreats', () => {
  const t = table({
    seats,
    technologies: { ann: ['gravity-drive'] },
    space: { 27: { ann: '1 cruiser' }, 19: { ann: '1 cruiser' } },
  });
  expect(retreatSystems(t.game, 'ann', '27')).toEqual([]);
});

test('101 note 2 and 3 a system is not adjacent to itself', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { 26: { ann: '1 carrier' } },
    ground: { lodor: { ann: '1 infantry' } },
  });
  t.ann.moves('carrier from 26, infantry from lodor');
  expect(t.facts('ships-moved')[0].path).not.toEqual(['26', '26']);
});

test('101 note 4c a ship may return through the same wormhole', () => {
  const t = moving('26', {
    board: { 304: '39' },
    technologies: { ann: ['carrier-ii'] },
    space: { 26: { ann: '1 carrier' }, 39: { ann: '2 fighter, 1 dreadnought' } },
  });
  t.ann.moves('carrier from 26, 2 fighter from 39');
  expect(t.facts('ships-moved')[0].path).toEqual(['26', '39', '26']);
});

test('58 note 2 abilities move ships and cargo despite own tokens', () => {
  const t = table({
    seats,
    space: { 27: { ann: '1 carrier, 1 infantry' } },
    change: (state) => {
      state.systems['27'].tokens.push('ann');
    },
  }).begin(retreat, { seat: 'ann', system: '27', free: true, to: '28' });
  expect(t.units('ann', { system: '28' })).toBe('1 carrier, 1 infantry');
});

test('58.7 space cannons fire after ships have moved', () => {
  const t = table({ seats, space: { 28: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } })
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates('27')
    .moves('cruiser from 28').table;
  expect(t.units('ann', { system: '27' })).toBe('1 cruiser');
  expect(t).toAsk('bob use-space-cannon');
});
