import { expect, test } from 'vitest';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const X = 'valefar-assimilator-x';
const Y = 'valefar-assimilator-y';
const at = (setting: Setting = {}): TestTable =>
  table({ sets: POK, seats: { ann: 'nekro', bob: 'sardakk-norr', cat: 'saar' }, ...setting });
const hand = (t: TestTable, seat: string): number => t.state.seats[seat].actionCards.length;

// Nekro Malleon

const inTurn = (setting: Setting = {}): TestTable => at(setting).begin(turn, { seat: 'ann', performed: 0 });

test('Nekro Malleon: trades a card or command token for 2 trade goods', () => {
  const giving = (what: string) => {
    const t = inTurn({ hands: { bob: ['sabotage', 'spy'] } });
    t.ann.usesAnytime('nekro-malleon').chooses('bob', 'choose-player');
    expect(t.options('bob', 'nekro-malleon')).toEqual(['card', 'tactic', 'fleet', 'strategy', 'decline']);
    t.bob.chooses(what, 'nekro-malleon');
    if (what === 'card') t.bob.chooses('spy', 'discard-action-cards');
    expect(t).toAsk('ann turn');
    expect(t.state.seats.ann.leaders?.['nekro-malleon'].exhausted).toBe(true);
    const { tradeGoods, tokens, actionCards } = t.state.seats.bob;
    return [tradeGoods, tokens.tactic, tokens.fleet, tokens.strategy, actionCards.length];
  };
  expect([giving('card'), giving('fleet'), giving('strategy'), giving('decline')]).toEqual([
    [2, 3, 3, 2, 1],
    [2, 3, 2, 2, 2],
    [2, 3, 3, 1, 2],
    [0, 3, 3, 2, 2],
  ]);
});

test('Nekro Malleon: only players with a card or token are eligible', () => {
  const t = inTurn({
    change: ({ seats: { bob } }) => {
      bob.tokens = { tactic: 0, fleet: 0, strategy: 0 };
    },
  });
  t.ann.usesAnytime('nekro-malleon');
  expect(t.options('ann', 'choose-player')).toEqual(['ann', 'cat']);
  t.ann.chooses('ann', 'choose-player').chooses('tactic', 'nekro-malleon');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.ann.tokens.tactic]).toEqual([2, 2]);
});

test('Nekro Malleon note 1, Nekro Malleon note 1a: strategy tokens trigger Magmus', () => {
  const spending = (pool: string): number[] => {
    const t = inTurn({ seats: { ann: 'nekro', bob: 'muaat', cat: 'saar' }, change: unlocked('magmus') });
    t.ann.usesAnytime('nekro-malleon').chooses('bob', 'choose-player');
    t.bob.chooses(pool, 'nekro-malleon');
    if (t.asks('bob', 'window')) t.bob.uses('Magmus');
    return t.facts('trade-goods-gained').map(({ count }) => count);
  };
  expect([spending('strategy').toSorted(), spending('fleet')]).toEqual([[1, 2], [2]]);
});

test('Nekro Malleon note 2: only between abilities in the action phase', () => {
  const t = inTurn({ hands: { ann: ['rally'], bob: ['spy'], cat: ['sabotage'] }, active: 'bob' });
  const able = (): string | undefined =>
    t.game.book.components['nekro-malleon'].anytime?.problem(t.game, {
      component: 'nekro-malleon',
      holder: 'ann',
      key: 'nekro-malleon',
      memory: null,
    });
  expect(able()).toBeUndefined();
  t.begin(turn, { seat: 'bob', performed: 0 });
  t.bob.plays('spy').chooses('ann', 'choose-player');
  expect(t.asks('cat', 'window')).toBe(true);
  expect(able()).toBe('You cannot use Nekro Malleon while something else is being resolved.');
  t.state.phase = 'status';
  expect(able()).toBe('You can use Nekro Malleon only in the action phase.');
  t.leaves('cat', 'window');
});

// Nekro Acidos

const acidos = unlocked('nekro-acidos');
const learning = (setting: Setting = {}): TestTable => {
  const t = load(
    at({
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      technologies: { bob: ['gravity-drive', 'valkyrie-particle-weave'] },
      ...setting,
    }),
    10,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.uses('technological-singularity');
  return t;
};

test('Nekro Acidos note 2: gained technologies draw a card, assimilated ones not', () => {
  const gained = learning({ change: acidos });
  gained.ann.chooses('gravity-drive', 'technology-to-take').uses('nekro-acidos');
  expect(hand(gained, 'ann')).toBe(1);
  const copied = learning({ change: acidos });
  copied.ann.chooses(`valkyrie-particle-weave@${X}`, 'technology-to-take');
  expect([hand(copied, 'ann'), copied.open]).toEqual([0, []]);
});

test('Nekro Acidos note 1: the unlocking technology draws no card', () => {
  const t = learning({ technologies: { ann: ['sarween-tools'], bob: ['gravity-drive', 'valkyrie-particle-weave'] } });
  expect(t.facts('leader-unlocked')).toEqual([]);
  t.ann.chooses('gravity-drive', 'technology-to-take');
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'nekro-acidos' }]);
  expect([hand(t, 'ann'), t.open]).toEqual([0, []]);
});

test('Nekro Acidos: an assimilator with a technology counts toward unlocking', () => {
  const t = learning({ technologies: { ann: ['sarween-tools'], bob: ['gravity-drive', 'valkyrie-particle-weave'] } });
  t.ann.chooses(`valkyrie-particle-weave@${X}`, 'technology-to-take');
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'nekro-acidos' }]);
});

test("Rin, the Master's Legacy note 4: replaced technologies draw no card", () => {
  const t = at({
    seats: { ann: 'jol-nar', bob: 'nekro', cat: 'saar' },
    change: (state) => {
      acidos(state);
      unlocked('rin-the-masters-legacy')(state);
      state.seats.ann.playArea = ['alliance@bob'];
      state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter((note) => note !== 'alliance@bob');
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann
    .performs("Rin, the Master's Legacy")
    .chooses(['sarween-tools'], 'rin-the-masters-legacy-which')
    .chooses('graviton-laser-system', 'rin-the-masters-legacy-by-what');
  expect([hand(t, 'ann'), t.open]).toEqual([0, ['ann end-turn']]);
  // What is gained otherwise brings one.
  t.begin('technology-primary', { seat: 'ann' });
  t.ann.researches('sarween-tools').uses('nekro-acidos').chooses('no', 'technology-again');
  expect(hand(t, 'ann')).toBe(1);
  t.leaves('ann', 'end-turn');
});

// UNIT.DSGN.FLAYESH

const devouring = (setting: Setting = {}): TestTable => {
  const t = at({
    ...setting,
    change: (state) => {
      unlocked('unitdsgnflayesh')(state);
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('UNIT.DSGN.FLAYESH');
  return t;
};

test('UNIT.DSGN.FLAYESH note 1, UNIT.DSGN.FLAYESH note 2: destroys units and gains a technology', () => {
  // New Albion is biotic, 1 resource and 1 influence; Starpoint has no specialty.
  const t = devouring({
    space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    ground: {
      'new-albion': { bob: '2 infantry, 1 pds' },
      starpoint: { bob: '1 infantry' },
      wellon: { bob: '1 infantry' },
    },
    technologies: { bob: ['gravity-drive'] },
  });
  expect(t.options('ann', 'choose-planet')).toEqual(['new-albion']);
  t.ann.chooses('new-albion', 'choose-planet');
  // Singularity has no combat to answer, and no unit upgrade has a color.
  expect(t).toAsk('ann unitdsgnflayesh');
  const { technologies } = t.game.book;
  const offered = t.options('ann', 'unitdsgnflayesh');
  expect(offered.length).toBeGreaterThan(3);
  expect(
    technologies.filter(({ id }) => offered.includes(id)).every(({ color, upgrade }) => color === 'biotic' && !upgrade),
  ).toBe(true);
  t.ann.chooses('hyper-metabolism', 'unitdsgnflayesh');
  expect([t.units('bob', { system: '27' }), t.state.seats.ann.tradeGoods]).toEqual(['1 cruiser, 1 infantry', 2]);
  expect(Object.keys(t.state.seats.ann.technologies)).toContain('hyper-metabolism');
  expect(t.state.seats.ann.leaders?.unitdsgnflayesh.purged).toBe(true);
  t.leaves('ann', 'end-turn');
});

// Mordred

/** What a mech of Ann's on Starpoint adds to its die against Bob. */
const against = (copied: Record<string, string>): unknown => {
  const t = load(
    at({
      ground: { starpoint: { ann: '1 mech', bob: '1 infantry' } },
      technologies: { bob: ['valkyrie-particle-weave', 'exotrireme-ii'], cat: ['chaos-mapping'] },
      change: ({ seats }) => {
        for (const [card, component] of Object.entries(copied)) seats.ann.technologies[card] = { component };
      },
    }),
    4,
    1,
    10,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  if (t.asks('ann', 'window')) t.ann.declines();
  const [first] = t.facts('dice-rolled');
  t.putAway();
  return [first.dice[0].result, first.dice[0].hit];
};

test('Mordred note 1: adds 2 against players whose technology was assimilated', () => {
  expect([
    against({}),
    against({ [X]: 'valkyrie-particle-weave' }),
    against({ [X]: 'valkyrie-particle-weave', [Y]: 'exotrireme-ii' }),
    against({ [X]: 'chaos-mapping' }),
  ]).toEqual([
    [4, false],
    [6, true],
    [6, true],
    [4, false],
  ]);
});

test('Raid Formation note 6: may damage mechs fighting beside The Alastor', () => {
  const t = load(
    at({
      seats: { ann: 'nekro', bob: 'argent', cat: 'saar' },
      space: { 27: { ann: '1 flagship', bob: '1 destroyer' } },
      ground: { starpoint: { ann: '1 mech' } },
    }),
    9,
    9,
    1,
    10,
    10,
    10,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  t.ann.uses('the-alastor').chooses('mech', 'alastor-ground-forces');
  expect(t.facts('units-damaged')).toMatchObject([{ seat: 'ann', units: ['flagship', 'mech'] }]);
  expect(t.units('ann', { system: '27' })).toBe('1 flagship (damaged), 1 mech (damaged)');
});
