import { expect, test } from 'vitest';
import { retreat } from '#ti4/rules/combat/retreat.ts';
import { displaceFleet } from '#ti4/rules/movement/displacement.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { load } from '../../rules/loaded-dice.ts';
import { wormholeTokens } from '../../rules/markers.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Ghosts of Creuss; 26 and 39 have alpha wormholes, 25 a beta, 17 (the gate) and 51 (her home) delta ones.
const at = ({
  leaders = [],
  agent = false,
  ...setting
}: Setting & { leaders?: string[]; agent?: boolean } = {}): TestTable =>
  table({
    sets: ['base', 'codex-1', 'pok'],
    seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
    ...setting,
    board: { 205: '39', ...setting.board },
    change: (state) => {
      for (const { leaders: theirs = {} } of Object.values(state.seats))
        for (const id in theirs) {
          if (leaders.includes(id)) delete theirs[id].locked;
          else if (!agent && !theirs[id].locked) theirs[id].exhausted = true;
        }
      setting.change?.(state);
    },
  });

// Emissary Taivra

const activating = (system: string, setting: Setting = {}, seat = 'bob') => {
  const t = at({ agent: true, active: seat, ...setting }).begin(tacticalAction, { seat });
  t.seat(seat).activates(system);
  return t;
};
const taivra = (system: string, setting: Setting = {}) => activating(system, setting).ann.uses('Emissary Taivra').table;

test('Emissary Taivra note 3 connects the active system to every wormhole', () => {
  const t = taivra('26', { space: { 25: { bob: '1 cruiser' }, 51: { bob: '1 destroyer' }, 33: { bob: '1 carrier' } } });
  expect(t.options('bob', 'move-ships')).toEqual(['cruiser@25', 'destroyer@51']);
  expect(['25', '39', '17', '51', '33'].map((system) => isAdjacent(t.game, '26', system, 'cat'))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  t.bob.moves('cruiser from 25');
  expect(t.units('bob', { system: '26' })).toBe('1 cruiser');
  expect(t.state.seats.ann.leaders?.['emissary-taivra'].exhausted).toBe(true);
  expect(Object.values(t.state.effects)).toMatchObject([{ component: 'emissary-taivra', until: 'action' }]);
});

test('Emissary Taivra note 1 any wormhole enters and opens the nexus (D69)', () => {
  const t = taivra('82', { space: { 26: { bob: '1 cruiser' } } });
  t.bob.moves('cruiser from 26');
  expect([t.units('bob', { system: '82' }), t.state.systems['82'].face]).toEqual(['1 cruiser', 'open']);
});

test('Emissary Taivra note 2 a delta wormhole alone is not enough', () => {
  const t = activating('26', { space: { 26: { ann: '1 flagship' } } });
  expect(t).toAsk('ann window');
  t.ann.declines();
  expect(activating('17')).toAsk();
  expect(activating('27')).toAsk();
});

test('Emissary Taivra note 4 moving from Ion Storm may flip it', () => {
  const from = (side: 'alpha' | 'beta', system: string) => {
    const t = taivra(system, {
      board: { 210: '46' },
      space: { 46: { bob: '1 cruiser' } },
      change: (state) =>
        void (state.systems['46'].markers = [{ id: 'ion-storm#1', component: 'ion-storm', face: side }]),
    });
    t.bob.moves('cruiser from 46');
    return t;
  };
  const other = from('beta', '26');
  expect([other.units('bob', { system: '26' }), other.facts('token-turned')]).toEqual(['1 cruiser', []]);
  const same = from('alpha', '26');
  same.bob.chooses('yes', 'through-token');
  expect(same.facts('token-turned')).toHaveLength(1);
});

test('Emissary Taivra note 5, Emissary Taivra note 5a needs an earlier wormhole', () => {
  const t = activating('27', { ground: { starpoint: { ann: '1 mech' } } });
  expect(t.names('ann')).toEqual(['icarus-drive']);
  t.ann.uses('Icarus Drive').complies('choose-unit').chooses('alpha', 'wormhole-for-system');
  expect(t.facts('wormhole-placed')).toMatchObject([{ system: '27', wormhole: 'alpha' }]);
  expect(t.asked('ann')).toEqual([]);
  const before = activating('27', { change: (state) => void (state.systems['27'].markers = wormholeTokens('alpha')) });
  expect(before.names('ann')).toEqual(['emissary-taivra']);
  before.leaves('ann', 'window');
});

// Sai Seravus

const sailing = (
  system: string,
  fleets: string,
  setting: Setting & { leaders?: string[] } = {},
  ...faces: number[]
) => {
  const t = at({ leaders: ['sai-seravus'], ...setting });
  if (faces.length) load(t, ...faces);
  t.begin(movement, { seat: 'ann', system }).ann.moves(fleets);
  return t;
};

test('Sai Seravus note 1, Sai Seravus note 1b adds fighters within capacity', () => {
  const t = sailing('39', '2 carrier from 26, cruiser from 26', { space: { 26: { ann: '2 carrier, 1 cruiser' } } });
  t.ann.uses('Sai Seravus');
  expect(t.options('ann', 'sai-seravus')).toEqual(['2', '1']);
  t.ann.chooses('2', 'sai-seravus');
  expect(t.units('ann', { system: '39' })).toBe('2 carrier, 1 cruiser, 2 fighter');
  const full = sailing('39', 'carrier from 26, 4 fighter from 26', {
    space: { 26: { ann: '1 carrier, 4 fighter' } },
    technologies: { ann: ['fighter-ii'] },
  });
  expect(full.units('ann', { system: '39' })).toBe('1 carrier, 4 fighter');
  expect(full).toAsk();
});

test('Sai Seravus note 1a ground forces are not removed for room', () => {
  const t = sailing('39', 'carrier from 26, 4 infantry from lodor', {
    space: { 26: { ann: '1 carrier' } },
    ground: { lodor: { ann: '4 infantry' } },
  });
  expect(t.units('ann', { system: '39' })).toBe('1 carrier, 4 infantry');
  expect(t).toAsk();
});

test('Sai Seravus note 1c a space dock supports extra fighters', () => {
  const t = sailing('26', '2 carrier from 39, 7 fighter from 39', {
    space: { 39: { ann: '2 carrier, 7 fighter' } },
    ground: { lodor: { ann: '1 space-dock' } },
  });
  t.ann.uses('Sai Seravus').chooses('2', 'sai-seravus');
  expect(t.units('ann', { system: '26', space: true })).toBe('2 carrier, 9 fighter');
});

test('Sai Seravus: needs wormholes and capacity', () => {
  expect(sailing('26', 'carrier from 27', { space: { 27: { ann: '1 carrier' } } })).toAsk();
  expect(sailing('39', 'cruiser from 26', { space: { 26: { ann: '1 cruiser' } } })).toAsk();
});

test('Sai Seravus note 2, Sai Seravus note 2b Benediction movement counts', () => {
  const t = at({
    leaders: ['sai-seravus'],
    space: { 26: { ann: '1 carrier, 1 cruiser' }, 39: { cat: '1 cruiser' } },
  }).begin(displaceFleet, {
    by: 'bob',
    from: '26',
    to: '39',
  });
  t.ann.uses('Sai Seravus').complies('sai-seravus');
  expect(t.units('ann', { system: '39' })).toBe('1 carrier, 1 cruiser, 1 fighter');
});

test('Sai Seravus note 2a retreats do not count', () => {
  const t = at({ leaders: ['sai-seravus'], space: { 26: { ann: '1 carrier' }, 39: { ann: '1 carrier' } } });
  t.begin(retreat, { seat: 'ann', system: '26', to: '39' });
  expect(t.units('ann', { system: '39' })).toBe('2 carrier');
  expect(t).toAsk();
});

test('Sai Seravus note 3 leaving and returning through a wormhole counts', () => {
  const t = sailing('26', 'carrier from 26, infantry from 39', {
    space: { 26: { ann: '1 carrier' }, 39: { ann: '1 carrier, 1 infantry' } },
  });
  t.ann.uses('Sai Seravus').complies('sai-seravus');
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 1 fighter, 1 infantry');
});

test('Sai Seravus note 4, Sai Seravus note 4a not for unlocking movement', () => {
  const fleet = { 26: { ann: '2 carrier' }, 25: { ann: '1 cruiser' } };
  const t = sailing('39', 'carrier from 26', { leaders: [], space: fleet });
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'sai-seravus' }]);
  expect(t).toAsk();
  const parts = sailing('39', 'flagship from 32, carrier from 17, move-first', {
    leaders: [],
    space: { 26: { ann: '1 carrier' }, 25: { ann: '1 cruiser' }, 32: { ann: '1 flagship' }, 17: { ann: '1 carrier' } },
  });
  expect(parts.facts('leader-unlocked')).toMatchObject([{ leader: 'sai-seravus' }]);
  expect(parts).toAsk();
  // Had he been unlocked, the carrier that followed through the delta wormhole would have been his.
  const followed = sailing('39', 'flagship from 32, carrier from 17, move-first', {
    space: { 32: { ann: '1 flagship' }, 17: { ann: '1 carrier' } },
  });
  expect(followed).toAsk('ann window');
  followed.ann.declines();
});

// Icarus Drive

test('Icarus Drive note 1, Icarus Drive note 2 tokens replace mechs anywhere', () => {
  const t = activating('30', {
    space: { 28: { ann: '1 carrier, 1 mech' } },
    ground: { starpoint: { ann: '1 mech' } },
    change: (state) => {
      state.systems['27'].markers = wormholeTokens('alpha');
    },
  });
  t.ann
    .uses('Icarus Drive')
    .chooses(
      Object.values(t.state.units).find(({ type, planet }) => type === 'mech' && !planet)?.id ?? '',
      'choose-unit',
    );
  t.ann.chooses('alpha', 'wormhole-for-system');
  expect(t.units('ann', { system: '28' })).toBe('1 carrier');
  expect(t.facts('wormhole-placed')).toMatchObject([{ wormhole: 'alpha', system: '28', from: '27' }]);
  // Another may be used at the same moment.
  t.ann.uses('Icarus Drive').complies('choose-unit');
  expect(t.options('ann', 'wormhole-for-system')).toEqual(['alpha', 'beta']);
  t.ann.chooses('beta', 'wormhole-for-system');
  expect([t.units('ann'), t.facts('wormhole-placed').length]).toEqual(['1 carrier', 2]);
});

test('Emissary Taivra: a useless second use is not offered', () => {
  const t = activating('26', {
    seats: { ann: 'creuss', bob: 'winnu', cat: 'yssaril' },
    space: { 25: { bob: '1 cruiser' } },
  });
  expect(t).toAsk('cat window', 'ann window');
  t.cat.uses('Emissary Taivra');
  expect(t.state.seats.cat.leaders?.ssruu.exhausted).toBe(true);
  expect(t.asked('ann')).toEqual([]);
  t.leaves('bob', 'move-ships');
});

test('Icarus Drive: usable before own ships move', () => {
  const t = at({ ground: { starpoint: { ann: '1 mech' } }, space: { 26: { ann: '1 cruiser' } } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.ann.activates('27');
  t.ann.uses('Icarus Drive').complies('choose-unit').chooses('alpha', 'wormhole-for-system');
  t.ann.moves('cruiser from 26');
  expect(t.units('ann', { system: '27' })).toBe('1 cruiser');
  t.leaves('ann', 'end-turn');
});
