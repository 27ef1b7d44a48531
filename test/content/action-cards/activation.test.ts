import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { isAdjacent, areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

/** Ann activates a system: what follows "after" that is at hand. 26 (alpha) and 27 lie side by side, next to Mecatol Rex; 25 (beta) is far away. */
const activates = (system: string, setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces)
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates(system).table;

const tokens =
  (system: string, ...seats: string[]): Setting['change'] =>
  (state) => {
    state.systems[system].tokens = seats;
  };

test('Counterstroke returns another player’s activation token to the tactic pool', () => {
  const t = activates('26', { hands: { bob: ['counterstroke'] }, change: tokens('26', 'bob', 'cat') });
  t.bob.plays('counterstroke');
  expect(t.state.systems['26'].tokens).toEqual(['cat', 'ann']);
  expect(t.state.seats.bob.tokens).toEqual({ tactic: 4, fleet: 3, strategy: 2 });
});

test('Counterstroke does not return the token just placed', () => {
  const t = activates('26', { hands: { ann: ['counterstroke'], bob: ['counterstroke#1'] } });
  expect(t).toAsk();
  expect(t.state.systems['26'].tokens).toEqual(['ann']);
});

test('2.6b, Flank Speed note 1: adds 1 movement; a second copy is not playable', () => {
  const t = activates('18', { space: { 19: { ann: '1 carrier' } }, hands: { ann: ['flank-speed', 'flank-speed#2'] } });
  t.ann.plays('flank-speed');
  expect(t.options('ann', 'move-ships')).toEqual(['carrier@19']);
  expect(t.state.seats.ann.actionCards).toEqual(['flank-speed#2']);
});

test('Flank Speed lasts for one action', () => {
  const t = table({ seats: plain, hands: { ann: ['flank-speed'] }, space: { 19: { ann: '1 carrier' } } })
    .begin(turn, { seat: 'ann', performed: 0 })
    .ann.activates('22')
    .plays('flank-speed').table;
  expect(t).toAsk('ann end-turn');
  expect(t.state.effects).toEqual({});
});

test('5 canceling Flank Speed leaves the system activated (Flank Speed note 2)', () => {
  const t = activates('18', {
    space: { 19: { ann: '1 carrier' } },
    hands: { ann: ['flank-speed'], bob: ['sabotage'] },
  });
  t.ann.plays('flank-speed').bob.plays('sabotage');
  expect(t.state.systems['18'].tokens).toEqual(['ann']);
  expect(t).toAsk(); // the carrier does not get there
});

test('Lost Star Chart: not offered when already adjacent', () => {
  const hand: Setting = { hands: { ann: ['lost-star-chart'] } };
  const activated = (law: boolean): TestTable => {
    const t = table({ seats: plain, ...hand });
    if (law) enactLaw(t.game, 'wormhole-reconstruction', 'for');
    return t.begin(tacticalAction, { seat: 'ann' }).ann.activates('26').table;
  };
  expect(activated(true)).toAsk();
  expect(activated(false)).toAsk('ann window');
});

test('Rally: not offered when the fleet pool is full', () => {
  const activated = (fleet: number): TestTable => {
    const t = table({ seats: plain, space: { 26: { bob: '1 cruiser' } }, hands: { ann: ['rally'] } });
    t.state.seats.ann.tokens.fleet = fleet;
    enactLaw(t.game, 'fleet-regulations', 'for');
    return t.begin(tacticalAction, { seat: 'ann' }).ann.activates('26').table;
  };
  expect(activated(4)).toAsk();
  const t = activated(3);
  expect(t).toAsk('ann window');
  expect(t.ann.plays('rally').table.state.seats.ann.tokens.fleet).toBe(4);
});

test('Forward Supply Base gives 3 trade goods, and 1 to another player', () => {
  const t = activates('26', {
    ground: { lodor: { bob: '1 infantry' } },
    hands: { bob: ['forward-supply-base'] },
  }).bob.plays('forward-supply-base').table;
  expect(t.options('bob', 'choose-other-player').sort()).toEqual(['ann', 'cat']);
  t.bob.chooses('cat', 'choose-other-player');
  expect(['ann', 'bob', 'cat'].map((seat) => t.state.seats[seat].tradeGoods)).toEqual([0, 3, 1]);
});

test('Forward Supply Base needs units in the system', () => {
  expect(activates('26', { planets: { bob: ['lodor'] }, hands: { bob: ['forward-supply-base'] } })).toAsk();
  expect(activates('26', { ground: { lodor: { ann: '1 pds' } }, hands: { ann: ['forward-supply-base'] } })).toAsk();
});

test('Harness Energy note 1: offered even with full commodities', () => {
  const anomaly: Setting = { board: { 203: '42' }, hands: { ann: ['harness-energy'] } };
  const t = activates('42', anomaly).ann.plays('harness-energy').table;
  expect(t.state.seats.ann.commodities).toBeGreaterThan(0);
  const full = activates('42', {
    ...anomaly,
    change: (state) => {
      state.seats.ann.commodities = 3;
    },
  }).ann.plays('harness-energy').table;
  expect(full.facts('commodities-replenished')).toMatchObject([{ seat: 'ann', commodities: 3 }]);
  expect(activates('26', anomaly)).toAsk();
});

test('Lost Star Chart note 4: alpha and beta wormholes make neighbors', () => {
  const t = activates('27', {
    space: { 25: { ann: '1 cruiser' } },
    ground: { lodor: { bob: '1 infantry' } },
    hands: { ann: ['lost-star-chart'] },
  });
  expect(areNeighbors(t.game, 'ann', 'bob')).toBe(false);
  t.ann.plays('lost-star-chart');
  expect(t.options('ann', 'move-ships')).toEqual(['cruiser@25']);
  expect([areNeighbors(t.game, 'ann', 'bob'), isAdjacent(t.game, '26', '25', 'bob')]).toEqual([true, true]);
});

test('Lost Star Chart note 1, Lost Star Chart note 1a: overrides bans', () => {
  const t = table({
    seats: plain,
    board: { 209: '39' },
    space: { 39: { ann: '1 cruiser' } },
    hands: { ann: ['lost-star-chart'] },
  });
  enactLaw(t.game, 'enforced-travel-ban', 'for');
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('26').plays('lost-star-chart');
  expect(t.options('ann', 'move-ships')).toEqual(['cruiser@39']);
});

test('In The Silence Of Space note 1: one system’s ships pass others', () => {
  const setting: Setting = {
    space: {
      19: { ann: '1 cruiser' },
      22: { ann: '1 cruiser' },
      26: { bob: '1 carrier' },
      27: { bob: '1 carrier' },
      28: { bob: '1 carrier' },
    },
    hands: { ann: ['in-the-silence-of-space'] },
  };
  const t = activates('18', setting).ann.plays('in-the-silence-of-space').table;
  expect(t.options('ann', 'choose-system').sort()).toEqual(['19', '22']);
  t.ann.chooses('19', 'choose-system');
  expect(t.options('ann', 'move-ships')).toEqual(['cruiser@19']);
});

test('Rally adds 2 tokens to the fleet pool', () => {
  const hands = { ann: ['rally'] };
  const t = activates('26', { space: { 26: { bob: '1 destroyer' } }, hands }).ann.plays('rally').table;
  expect(t.state.seats.ann.tokens.fleet).toBe(5);
  expect(
    activates('26', { space: { 26: { ann: '1 fighter, 1 carrier' } }, ground: { lodor: { bob: '1 infantry' } }, hands })
      .open,
  ).not.toContain('ann window');
});

test('Rally takes no more tokens than the reinforcements hold', () => {
  const t = activates('26', {
    space: { 26: { bob: '1 destroyer' } },
    hands: { ann: ['rally'] },
    change: (state) => {
      state.seats.ann.tokens = { tactic: 5, fleet: 8, strategy: 2 };
    },
  }).ann.plays('rally').table;
  expect(t.state.seats.ann.tokens.fleet).toBe(9);
});

const flare: Setting = {
  space: { 19: { ann: '1 carrier, 1 infantry' } },
  ground: { lodor: { bob: '1 pds, 1 infantry' } },
  hands: { ann: ['solar-flare'] },
};

test('Solar Flare note 2: Space Cannon Defense remains', () => {
  const t = activates('26', flare, 1, 1, 1).ann.plays('solar-flare').moves('carrier from 19, infantry from 19').table;
  expect(t).toAsk('ann commit-ground-forces');
  t.ann.lands('infantry on lodor');
  expect(t).toAsk('bob use-space-cannon');
});

test('Solar Flare note 1, Solar Flare note 3: bars only others’ cannons', () => {
  const own = activates('26', {
    space: { 26: { bob: '1 carrier' } },
    ground: { lodor: { ann: '1 pds' } },
    hands: { ann: ['solar-flare'] },
  }).ann.plays('solar-flare').table;
  expect(own).toAsk('ann use-space-cannon');
  const station: Setting = {
    space: { 19: { ann: '1 cruiser' } },
    ground: { starpoint: { bob: '1 space-dock' } },
    hands: { ann: ['solar-flare'], bob: ['experimental-battlestation'] },
  };
  const open = activates('26', station).ann.declines().moves('cruiser from 19').table;
  expect(open).toAsk('bob window');
  const barred = activates('26', station).ann.plays('solar-flare').moves('cruiser from 19').table;
  expect(barred).toAsk();
});

test('Upgrade replaces a cruiser in the active system with a dreadnought', () => {
  const t = activates('26', { space: { 26: { ann: '2 cruiser' } }, hands: { ann: ['upgrade'] } }).ann.plays(
    'upgrade',
  ).table;
  expect(t.units('ann')).toBe('1 cruiser, 1 dreadnought');
});

test('16 an upgraded cruiser’s cargo stays aboard the dreadnought', () => {
  const t = activates('26', {
    technologies: { ann: ['cruiser-ii'] },
    space: { 26: { ann: '1 cruiser, 1 infantry' } },
    hands: { ann: ['upgrade'] },
  }).ann.plays('upgrade').table;
  expect(t.units('ann')).toBe('1 dreadnought, 1 infantry');
  t.leaves('ann', 'commit-ground-forces');
});

test('23.4a, 23 note 8, Upgrade note 3: takes an undamaged dreadnought from the board', () => {
  const setting: Setting = {
    space: { 26: { ann: '1 cruiser' }, 28: { ann: '2 dreadnought (damaged)' }, 30: { ann: '3 dreadnought' } },
    hands: { ann: ['upgrade'] },
    change: (state) => {
      state.systems['30'].tokens = ['ann'];
    },
  };
  const t = activates('26', setting).ann.plays('upgrade').table;
  expect(t.options('ann', 'unit-to-take').map((id) => t.state.units[id].system)).toEqual(['28', '28']);
  t.ann.chooses("Tequ'ran and Torkan (103) (damaged)", 'unit-to-take');
  expect([t.units('ann', { system: '26' }), t.units('ann', { system: '28' })]).toEqual([
    '1 dreadnought',
    '1 dreadnought (damaged)',
  ]);
});

test('2.6, Upgrade note 1, Upgrade note 2: not offered after movement', () => {
  const t = activates('26', { space: { 19: { ann: '1 cruiser' } }, hands: { ann: ['upgrade'] } });
  expect(t).toAsk('ann move-ships');
});

test('57 card effects end with their action', () => {
  const t = table({ seats: plain, space: { 25: { ann: '1 cruiser' } } }).begin(movement, { seat: 'ann', system: '27' });
  expect(t).toAsk();
});
