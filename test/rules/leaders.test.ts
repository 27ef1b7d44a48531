import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { call, done, goto } from '#engine';
import { bombardmentProblem } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { actionCard, leader, on, type LeaderCard } from '#ti4/rules/components/component.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { inForce, readyAll } from '#ti4/rules/components/in-force.ts';
import { giveNote } from '#ti4/rules/trade/promissory-notes.ts';
import { gainCommodities, gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { procedure, openWindow } from '#ti4/rules/game.ts';
import { objectivesScored, unlockLeaderCard } from '#ti4/rules/leaders/leaders.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { load, rolls } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

const POK = ['base', 'codex-1', 'pok'];
const wait = procedure<object>()('test-wait', { start: () => done() });
const waiting = actionCard({
  id: 'test-waiting',
  name: 'Waiting',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [wait],
});
const at = ({ components = [], ...setting }: Setting = {}): TestTable =>
  table({ sets: POK, components: [waiting, ...components], ...setting });
const turnOf = (seat: string, setting: Setting = {}): TestTable =>
  at({ active: seat, ...setting }).begin(turn, { seat, performed: 0 });
const unlocked =
  (...ids: string[]) =>
  ({ seats }: TestTable['state']): void => {
    for (const { leaders = {} } of Object.values(seats))
      for (const id of ids) if (leaders[id]) delete leaders[id].locked;
  };

test('50.2, 51.4, 51.6, 51.10 agents start readied, commanders and heroes locked', () => {
  const { seats } = setUpGame(rulebookOf([], POK), {
    players: 3,
    seed: 'leaders',
    factions: ['sol', 'hacan', 'letnev'],
  } as never);
  const sol = Object.values(seats).find(({ faction }) => faction === 'sol');
  if (sol)
    expect(sol.leaders).toEqual({
      'evelyn-delouis': { component: 'evelyn-delouis' },
      'claire-gibson': { component: 'claire-gibson', locked: true },
      'jace-x-4th-air-legion': { component: 'jace-x-4th-air-legion', locked: true },
    });
  expect(at().state.seats.ann.leaders).toHaveProperty('evelyn-delouis');
  expect(table().state.seats.ann.leaders).toBeUndefined();
});

test('51.4, Evelyn DeLouis note 1 use exhausts an agent until status phase', () => {
  const t = load(at({ ground: { starpoint: { cat: '1 infantry', ann: '1 infantry' } } }), 1, 1, 1, 10, 1).begin(
    groundCombat,
    {
      system: '27',
      planet: 'starpoint',
      attacker: 'ann',
      defender: 'cat',
    },
  );
  const [mine] = unitsAt(t.game, { owner: 'ann' });
  t.ann.uses('Evelyn DeLouis').chooses(mine.id);
  expect(rolls(t)).toEqual([
    'ann ground-combat 2',
    'cat ground-combat 1',
    'ann ground-combat 1',
    'cat ground-combat 1',
  ]);
  expect(t.facts('leader-exhausted')).toMatchObject([{ seat: 'ann', leader: 'evelyn-delouis' }]);
  readyAll(t.game, 'agenda');
  expect(t.state.seats.ann.leaders?.['evelyn-delouis'].exhausted).toBe(true);
  readyAll(t.game, 'status');
  expect(t.state.seats.ann.leaders?.['evelyn-delouis']).toEqual({ component: 'evelyn-delouis' });
});

test('51.6, 51.6a, 51.6d commanders unlock at once, for good', () => {
  const t = at({
    seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
    space: { 27: { ann: '5 cruiser' } },
    change: ({ seats }) => {
      seats.ann.tokens.fleet = 3; // Armada adds 2
    },
  }).begin(wait, {});
  expect(t.facts('leader-unlocked')).toEqual([{ type: 'leader-unlocked', seat: 'ann', leader: 'rear-admiral-farran' }]);
  for (const { id } of unitsAt(t.game, { owner: 'ann' })) delete t.state.units[id];
  t.begin(wait, {});
  expect(t.state.seats.ann.leaders?.['rear-admiral-farran']).toEqual({ component: 'rear-admiral-farran' });
});

/** Sol holds planets with 12 resources in the middle of it, and keeps them or not. */
const holding = (name: string, kept: boolean) => {
  const rich = procedure<{ seat: string; before?: string[] }>()(`${name}-rich`, {
    start: (game, data) => {
      data.before = planetsOf(game, data.seat).map(({ id }) => id);
      for (const planet of Object.values(game.state.planets)) planet.controller ??= data.seat;
      return goto('end');
    },
    end: (game, { seat, before = [] }) => {
      if (!kept) for (const planet of planetsOf(game, seat)) if (!before.includes(planet.id)) planet.controller = null;
      return done();
    },
  });
  const card = actionCard({
    id: name,
    name,
    set: 'base',
    text: 'test',
    copies: 1,
    action: { problem: () => undefined, effect: (_game, { holder }) => call(rich, { seat: holder }, 'finish') },
    procedures: [rich],
  });
  return turnOf('ann', { components: [card], hands: { ann: [name] } }).ann.plays(name).table;
};

test('51.6c, 51.6b conditions met only mid-effect unlock nothing (D57)', () => {
  const passing = holding('test-passing', false);
  expect(passing).toAsk('ann end-turn');
  expect(passing.facts('leader-unlocked')).toEqual([]);
  const staying = holding('test-staying', true);
  expect(staying).toAsk('ann end-turn');
  expect(staying.facts('leader-unlocked')).toMatchObject([{ leader: 'claire-gibson' }]);
});

const thrifty: LeaderCard = leader({
  id: 'test-thrifty',
  name: 'Thrifty',
  set: 'pok',
  faction: 'sol',
  role: 'commander',
  text: 'test',
  unlocks: (game, seat) => seatOf(game, seat).tradeGoods >= 3,
  reactions: [
    on('after', 'trade-goods-gained', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: () => undefined,
    }),
    on('after', 'tactical-action-ends', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: () => undefined,
    }),
  ],
});
const gains = procedure<object>()('test-gains', {
  start: (game) => {
    gainTradeGoods(game, 'ann', 3);
    return done();
  },
});
const ends = procedure<object>()('test-ends', {
  start: (game) => {
    seatOf(game, 'ann').tradeGoods = 3;
    return openWindow('after', 'tactical-action-ends', { seat: 'ann', system: '27' }, 'end');
  },
  end: () => done(),
});
const carrying = actionCard({
  id: 'test-carrier',
  name: 'Carrier',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [gains, ends],
});

test('51 note 1 a commander cannot answer the event unlocking it', () => {
  for (const each of [gains, ends]) {
    const t = at({ components: [thrifty, carrying] }).begin(each, {});
    expect([t.open, t.facts('leader-unlocked').map(({ leader: id }) => id)], each.name).toEqual([[], ['test-thrifty']]);
    t.begin(each, {});
    expect(t, each.name).toAsk('ann window');
    t.ann.declines();
  }
});

test('51.10, 51.10a, 51.10b, 51.10c, 51.10d three scored objectives unlock a hero (D58)', () => {
  const scored = (publics: number, secrets: string[]) =>
    at({
      change: (state) => {
        state.seats.ann.points = 5;
        state.objectives = ['corner-the-market', 'develop-weaponry', 'diversify-research', 'erect-a-monument'].map(
          (id, i) => ({
            id,
            scoredBy: i < publics ? ['ann'] : [],
          }),
        );
        state.seats.ann.scoredSecrets = secrets;
      },
    }).begin(wait, {});
  expect(scored(2, []).facts('leader-unlocked')).toEqual([]);
  expect(scored(2, ['become-the-gatekeeper']).facts('leader-unlocked')).toMatchObject([
    { leader: 'jace-x-4th-air-legion' },
  ]);
  expect(scored(3, []).facts('leader-unlocked')).toMatchObject([{ leader: 'jace-x-4th-air-legion' }]);
  // A secret that has been made public is one objective.
  const t = scored(2, ['corner-the-market']);
  expect([objectivesScored(t.game, 'ann'), t.facts('leader-unlocked')]).toEqual([2, []]);
});

test('51.12 a hero is purged after its ability', () => {
  const t = turnOf('ann', {
    change: (state) => {
      unlocked('jace-x-4th-air-legion')(state);
      state.systems['27'].tokens = ['ann', 'bob'];
      state.systems['28'].tokens = ['ann'];
    },
  });
  t.ann.performs('Jace X, 4th Air Legion');
  expect(t).toAsk('ann end-turn');
  expect([t.state.systems['27'].tokens, t.state.systems['28'].tokens]).toEqual([['bob'], []]);
  expect(t.state.seats.ann.leaders?.['jace-x-4th-air-legion'].purged).toBe(true);
  expect(t.facts('leader-purged')).toHaveLength(1);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.options('ann').join()).not.toContain('jace');
  expect(t).toAsk('ann turn');
});

test('51.12 a purged hero’s effect can last the round', () => {
  const t = turnOf('ann', {
    seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
    change: unlocked('darktalon-treilla'),
  });
  t.ann.performs('Darktalon Treilla');
  expect(t).toAsk('ann end-turn');
  expect([fleetLimit(t.game, 'ann', '27'), fleetLimit(t.game, 'bob', '27')]).toEqual([Infinity, 3]);
  expireEffects(t.game, 'round');
  expect(fleetLimit(t.game, 'ann', '27')).toBe(5);
});

test('51.8, 51.8a Alliance shares an unlocked commander with its holder (69.5)', () => {
  const t = at({ seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' } }).begin(wait, {});
  giveNote(t.game, 'alliance@ann', 'bob');
  const farran = t.game.book.components['rear-admiral-farran'];
  const holders = () => inForce(t.game, farran).map(({ holder, key }) => `${holder} ${key}`);
  expect([t.state.seats.bob.playArea, holders()]).toEqual([['alliance@ann'], []]);
  unlockLeaderCard(t.game, 'ann', 'rear-admiral-farran');
  expect(holders()).toEqual(['ann rear-admiral-farran', 'bob alliance@ann']);
});

test('Alliance note 2, Alliance note 4 returns on activating its owner’s systems', () => {
  const t = at({ seats: { ann: 'sol', bob: 'letnev', cat: 'naalu' }, ground: { lodor: { bob: '1 pds' } } });
  giveNote(t.game, 'alliance@bob', 'ann');
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('26');
  expect([t.state.seats.ann.playArea, t.state.seats.bob.promissoryNotes.includes('alliance@bob')]).toEqual([[], true]);
});

const rivals: readonly string[] = ['test-agent-one', 'test-agent-two'];
const ending = procedure<object>()('test-ending', {
  start: () => openWindow('when', 'turn-ends', { seat: 'ann' }, 'end'),
  end: () => done(),
});
const endings = actionCard({
  id: 'test-endings',
  name: 'Endings',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [ending],
});
/** Agents of others that answer the end of a turn. */
const answering = rivals.map((id) =>
  leader({
    id,
    name: id,
    set: 'pok',
    faction: 'letnev',
    role: 'agent',
    text: 'test',
    reactions: [
      agentReaction('when', 'turn-ends', {
        isUsable: () => true,
        effect: (game, { holder }) => gainCommodities(game, holder, 1),
      }),
    ],
  }),
);

test('Temporal Command Suite note 4 Ssruu answers an event once', () => {
  const t = at({
    seats: { ann: 'yssaril', bob: 'nomad', cat: 'letnev' },
    components: [...answering, endings],
    technologies: { bob: ['temporal-command-suite'] },
    change: ({ seats }) => {
      for (const { id, leaders = {} } of Object.values(seats))
        for (const one in leaders) if (id !== 'ann') leaders[one].exhausted = true;
    },
  }).begin(ending, {});
  expect(t.options('ann', 'window')).toEqual(rivals.map((id) => `ssruu~${id}`));
  t.ann.uses('ssruu~test-agent-one').bob.uses('temporal-command-suite');
  t.bob.chooses('go-on', 'transact-now');
  expect([t.state.seats.ann.leaders?.ssruu.exhausted, t.state.seats.ann.commodities]).toEqual([undefined, 1]);
  expect(t).toAsk();
});

test('Ssruu copies exhausted agents and is exhausted instead', () => {
  const t = turnOf('ann', {
    seats: { ann: 'yssaril', bob: 'hacan', cat: 'letnev' },
    change: ({ seats }) => {
      const carth = seats.bob.leaders?.['carth-of-golden-sands'];
      if (carth) carth.exhausted = true;
    },
  });
  t.ann.usesAnytime('carth-of-golden-sands').chooses('Gain 2 commodities');
  expect([t.state.seats.ann.commodities, t.state.seats.ann.leaders?.ssruu.exhausted]).toEqual([2, true]);
  expect(t.facts('leader-exhausted')).toMatchObject([{ seat: 'ann', leader: 'ssruu' }]);
  expect(() => t.ann.usesAnytime('carth-of-golden-sands')).toThrow('This leader is exhausted.');
  expect(t).toAsk('ann turn');
});

test('Carth of Golden Sands note 1, Carth of Golden Sands note 2 respects the commodity limit (D55)', () => {
  const t = turnOf('ann', {
    seats: { ann: 'hacan', bob: 'sol', cat: 'letnev' },
    change: ({ seats }) => {
      seats.ann.commodities = 5;
      seats.bob.commodities = 4;
    },
  });
  t.ann.usesAnytime('carth-of-golden-sands').chooses('Replenish: Sol');
  expect([t.facts('commodities-replenished'), t.state.seats.bob.commodities]).toMatchObject([
    [{ seat: 'bob', commodities: 4 }],
    4,
  ]);
  readyAll(t.game, 'status');
  t.ann.usesAnytime('carth-of-golden-sands').chooses('Gain 2 commodities');
  expect([t.facts('commodities-gained'), t.state.seats.ann.commodities]).toMatchObject([
    [{ seat: 'ann', count: 1 }],
    6,
  ]);
  expect(t).toAsk('ann turn');
});

test('Rear Admiral Farran note 4 each use gives one trade good', () => {
  const t = load(
    at({
      seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
      space: { 27: { ann: '2 dreadnought', bob: '3 cruiser' } },
      change: unlocked('rear-admiral-farran'),
    }),
    1,
    1,
    10,
    10,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.declines().ann.sustains('2 dreadnought');
  t.ann.uses('Rear Admiral Farran').ann.uses('Rear Admiral Farran');
  expect(t.facts('trade-goods-gained')).toMatchObject([
    { seat: 'ann', count: 1 },
    { seat: 'ann', count: 1 },
  ]);
  expect(t).toAsk('ann window');
});

test('Claire Gibson note 2 needs ground forces of her owner', () => {
  const t = at({
    seats: { ann: 'sol', bob: 'letnev', cat: 'naalu' },
    space: { 27: { bob: '1 carrier, 2 infantry' } },
    planets: { ann: ['starpoint'] },
    change: unlocked('claire-gibson'),
  }).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('2 infantry to Starpoint');
  expect([t.state.planets.starpoint.controller, t.units('ann', { planet: 'starpoint' })]).toEqual(['bob', '']);
});

test('Claire Gibson: works only on planets her owner controls', () => {
  const fightOn = (controller: 'ann' | 'cat') =>
    at({
      ground: { starpoint: { cat: '1 infantry', ann: '1 infantry' } },
      change: (state) => {
        unlocked('claire-gibson')(state);
        state.planets.starpoint.controller = controller;
        (state.seats.ann.leaders ?? {})['evelyn-delouis'].exhausted = true;
      },
    }).begin(groundCombat, {
      system: '27',
      planet: 'starpoint',
      attacker: controller === 'ann' ? 'cat' : 'ann',
      defender: controller,
    });
  const defends = fightOn('ann');
  defends.ann.uses('Claire Gibson');
  expect(defends.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
  expect(fightOn('cat').units('ann', { planet: 'starpoint' })).not.toBe('2 infantry');
});

test('board views show the state of all unpurged leaders', () => {
  const { game } = at({
    change: (state) => {
      unlocked('claire-gibson')(state);
      const { leaders = {} } = state.seats.ann;
      leaders['evelyn-delouis'].exhausted = true;
      leaders['jace-x-4th-air-legion'].purged = true;
    },
  });
  const seen = buildBoardView(game, 'bob').seats.map(({ leaders }) =>
    leaders.map(({ name, state }) => `${name}: ${state}`),
  );
  expect(seen[0]).toEqual(['Evelyn DeLouis: exhausted', 'Claire Gibson: unlocked']);
  expect(seen[1]).toEqual(['Viscount Unlenn: ready', 'Rear Admiral Farran: locked', 'Darktalon Treilla: locked']);
  expect(buildBoardView(table().game, 'bob').seats.map(({ leaders }) => leaders)).toEqual([[], [], []]);
});

test("T'ro: the active player places 2 infantry in the active system", () => {
  const t = at({ seats: { ann: 'sol', bob: 'sardakk-norr', cat: 'naalu' }, planets: { ann: ['lodor'] } });
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('26');
  t.bob.uses("T'ro").ann.chooses('2 infantry on Lodor');
  expect([t.units('ann', { planet: 'lodor' }), t.facts('leader-exhausted')]).toMatchObject([
    '2 infantry',
    [{ seat: 'bob', leader: 'tro' }],
  ]);
});

test('2RAM note 1 only the owner ignores Planetary Shield', () => {
  const t = at({
    seats: { ann: 'l1z1x', bob: 'sol', cat: 'naalu' },
    ground: { starpoint: { bob: '1 infantry, 1 pds' } },
  });
  expect([bombardmentProblem(t.game, 'ann', 'starpoint'), bombardmentProblem(t.game, 'cat', 'starpoint')]).toEqual([
    'Starpoint has a Planetary Shield.',
    'Starpoint has a Planetary Shield.',
  ]);
  unlockLeaderCard(t.game, 'ann', '2ram');
  expect([bombardmentProblem(t.game, 'ann', 'starpoint'), bombardmentProblem(t.game, 'cat', 'starpoint')]).toEqual([
    undefined,
    'Starpoint has a Planetary Shield.',
  ]);
});

test('Gurno Aggero note 1 destroys fighters and infantry near docks', () => {
  const t = turnOf('ann', {
    seats: { ann: 'saar', bob: 'sol', cat: 'naalu' },
    space: {
      26: { ann: '1 space-dock, 1 cruiser', bob: '1 carrier, 1 fighter' },
      27: { bob: '1 carrier, 2 fighter', cat: '1 carrier, 1 fighter', ann: '1 carrier, 1 fighter' },
    },
    ground: { starpoint: { bob: '1 infantry, 1 pds' } },
    change: unlocked('gurno-aggero'),
  });
  t.ann.performs('Gurno Aggero');
  expect(t.options('ann')).toContain('27');
  expect(t.options('ann')).not.toContain('26');
  t.ann.chooses('27');
  expect([
    t.units('bob', { system: '27' }),
    t.units('cat', { system: '27' }),
    t.units('ann', { system: '27' }),
  ]).toEqual(['1 carrier, 1 pds', '1 carrier', '1 carrier, 1 fighter']);
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { system: '26' })]).toEqual([
    '1 pds',
    '1 carrier, 1 fighter',
  ]);
  expect(t.state.seats.ann.leaders?.['gurno-aggero'].purged).toBe(true);
  expect(t).toAsk('ann end-turn');
});
