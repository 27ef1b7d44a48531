import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { gatherDice } from '#ti4/rules/combat/dice.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { gainCommodities, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { movementProblem, moveValueOf } from '#ti4/rules/movement/move-map.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { placeBoardToken, markersIn } from '#ti4/rules/tokens/markers.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked, wait, waiting } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = ({ components = [], ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'empyrean', bob: 'winnu', cat: 'naalu' },
    components: [waiting, ...components],
    ...setting,
  });
/** Bob has one of The Empyrean's notes before him. */
const laid =
  (note: string) =>
  ({ seats }: TestTable['state']): void => {
    seats.ann.promissoryNotes = seats.ann.promissoryNotes.filter((one) => one !== `${note}@ann`);
    seats.bob.playArea.push(`${note}@ann`);
  };
const all =
  (...changes: ((state: TestTable['state']) => void)[]) =>
  (state: TestTable['state']): void => {
    for (const change of changes) change(state);
  };

test('Dark Whispers: the faction starts with both promissory notes', () => {
  const own = at().state.seats.ann.promissoryNotes;
  expect([
    own.includes('dark-pact@ann'),
    own.includes('blood-pact@ann'),
    at().state.seats.bob.promissoryNotes.length,
  ]).toEqual([true, true, own.length - 1]);
});

// Voidborn

/** 42 is a nebula. */
const nebula: Setting = { board: { 202: '42' }, space: { 42: { ann: '1 cruiser', bob: '1 cruiser' } } };

test('Voidborn, Voidborn note 1 nebulae neither stop nor slow own ships', () => {
  const { game } = at(nebula);
  const [mine] = unitsAt(game, { owner: 'ann' });
  const [other] = unitsAt(game, { owner: 'bob' });
  expect([movementProblem(game, mine, '42', true, '26'), moveValueOf(game, mine, '26')]).toEqual([undefined, 2]);
  expect([movementProblem(game, other, '42', true, '26'), moveValueOf(game, other, '26')]).toEqual([
    'Ships can enter a nebula only if it is the active system, and must stop there (59.1).',
    1,
  ]);
  // As the one that is retreated to.
  expect(movementProblem(game, mine, '42', false, '27')).toBeUndefined();
});

test('Voidborn note 2, Voidborn note 2a nebulae still benefit own defenders', () => {
  const t = load(at(nebula), 8, 6).begin(spaceCombat, { system: '42', attacker: 'bob', defender: 'ann' });
  t.ann.stays();
  expect(anomaliesIn(t.game, '42')).toEqual(['nebula']);
  expect(t.facts('dice-rolled').find(({ seat }) => seat === 'ann')).toMatchObject({ dice: [{ result: 7 }] });
  expect(gatherDice(t.game, { seat: 'ann', against: 'bob', purpose: 'space-combat', system: '42' })).toHaveLength(0);
});

// Aetherpassage

test('Aetherpassage, Aetherpassage note 1: others’ ships may pass this action', () => {
  // From 20 the only way with two steps to 28 leads through 27, where ann has a ship.
  const through = (setting: Setting = {}) =>
    at({
      active: 'bob',
      change: resting,
      ...setting,
      space: { 27: { ann: '1 cruiser' }, 20: { bob: '1 cruiser' }, ...setting.space },
    })
      .begin(tacticalAction, { seat: 'bob' })
      .bob.activates('28').table;
  const moved = (t: TestTable) => {
    t.bob.moves('cruiser from 20');
    return t.units('bob', { system: '28' });
  };
  const open = through();
  open.ann.uses('aetherpassage');
  expect(moved(open)).toBe('1 cruiser');
  const shut = through();
  shut.ann.declines();
  expect(() => shut.bob.moves('cruiser from 20')).toThrow('bob is not asked move-ships');
  // A ship of somebody else there stops them as ever.
  const third = through({ space: { 27: { ann: '1 cruiser', cat: '1 destroyer' } } });
  expect(third.open).not.toContain('ann window');
  expect(() => third.bob.moves('cruiser from 20')).toThrow('bob is not asked move-ships');
});

test('Aetherpassage: no prompt when no ship could pass', () => {
  const asked = (space: Setting['space']): boolean => {
    const t = at({ active: 'bob', change: resting, space })
      .begin(tacticalAction, { seat: 'bob' })
      .bob.activates('28').table;
    const open = t.open.includes('ann window');
    if (open) t.ann.declines();
    t.asks('bob', 'move-ships');
    return open;
  };
  expect([
    asked({ 27: { ann: '1 cruiser' }, 20: { bob: '1 cruiser' } }),
    // Neither for what cannot move, nor where it is the active system alone, nor where the way is too far.
    asked({ 27: { ann: '1 cruiser' } }),
    asked({ 28: { ann: '1 cruiser' }, 20: { bob: '1 cruiser' } }),
    asked({ 25: { ann: '1 cruiser' }, 27: { bob: '1 carrier' } }),
  ]).toEqual([true, false, false, false]);
});

// Dark Pact

const dealing = (count: number, setting: Setting = {}) =>
  at({
    active: 'bob',
    space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' } },
    ...setting,
    change: all(resting, laid('dark-pact'), (state) => {
      state.seats.bob.commodities = count;
      setting.change?.(state);
    }),
  }).begin(turn, { seat: 'bob', performed: 0 });
const gives = (t: TestTable, commodities: number) => {
  t.bob.offers('ann', { give: { commodities } }).ann.accepts();
  return [t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods];
};

test('Dark Pact: giving maximum commodities earns trade goods (D40)', () => {
  // The Winnu have 3 at most.
  expect(gives(dealing(3), 3)).toEqual([4, 1]);
  expect(gives(dealing(3), 2)).toEqual([2, 0]);
});

test('Dark Pact note 1 the commodity limit still applies', () => {
  const t = dealing(3);
  gainCommodities(t.game, 'bob', 2);
  expect(t.state.seats.bob.commodities).toBe(3);
});

test('Dark Pact note 2 an Empyrean Trade Agreement counts as giving', () => {
  const t = dealing(0, {
    change: ({ seats }) => {
      seats.bob.promissoryNotes = seats.bob.promissoryNotes.filter((one) => one !== 'trade-agreement@bob');
      seats.ann.promissoryNotes.push('trade-agreement@bob');
    },
  });
  replenishCommodities(t.game, 'bob');
  t.begin(wait, {});
  t.ann.plays('trade-agreement');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([4, 1]);
});

test('Dark Pact note 3 its trade goods need no second transaction', () => {
  const t = dealing(3);
  gives(t, 3);
  expect(() => t.bob.offers('ann', { give: { tradeGoods: 1 } })).toThrow(
    'You have already made a transaction with this player this turn.',
  );
});

test('Dark Pact note 4 Pillage may take once from each (D40)', () => {
  const t = dealing(2, {
    seats: { ann: 'empyrean', bob: 'mentak', cat: 'naalu', dan: 'winnu' },
    active: 'bob',
    change: ({ seats }) => {
      seats.ann.tradeGoods = 5;
    },
  });
  t.bob.offers('ann', { give: { commodities: 2 } }).ann.accepts();
  // Ann has 8 now: what she has gained of it and the transaction are one occasion.
  t.bob.uses('pillage').chooses('trade-good', 'pillage');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([7, 2]);
  expect(t).toAsk('bob turn');
});

test('Dark Pact note 5 has no effect in hand', () => {
  const t = dealing(3, {
    change: ({ seats }) => {
      seats.bob.playArea = [];
      seats.bob.promissoryNotes.push('dark-pact@ann');
    },
  });
  expect(gives(t, 3)).toEqual([3, 0]);
});

/** Bob, who has a note before him, activates a system. */
const activating = (note: string, setting: Setting) => {
  const t = at({ active: 'bob', ...setting, change: all(resting, laid(note)) }).begin(tacticalAction, { seat: 'bob' });
  t.bob.activates('27');
  if (t.asks('ann', 'window')) t.ann.declines();
  return [t.state.seats.bob.playArea, t.state.seats.ann.promissoryNotes.includes(`${note}@ann`)];
};

test('Dark Pact note 6, Dark Pact note 7 returns after activation', () => {
  expect(activating('dark-pact', { ground: { starpoint: { ann: '1 pds' } } })).toEqual([[], true]);
  expect(activating('dark-pact', {})).toEqual([['dark-pact@ann'], false]);
});

test('Blood Pact note 3, Blood Pact note 4 returns after activation', () => {
  expect(activating('blood-pact', { ground: { starpoint: { ann: '1 pds' } } })).toEqual([[], true]);
  expect(activating('blood-pact', {})).toEqual([['blood-pact@ann'], false]);
});

test('Dark Pact note 8, Blood Pact note 5 stay without activation', () => {
  for (const note of ['dark-pact', 'blood-pact']) {
    const t = at({
      active: 'cat',
      ground: { starpoint: { ann: '1 pds' }, 'new-albion': { cat: '1 infantry' } },
      change: all(resting, laid(note)),
    }).begin('strategic-action', { seat: 'cat', card: 'diplomacy' });
    t.cat.chooses('27');
    expect([t.state.systems['27'].tokens.includes('bob'), t.state.seats.bob.playArea]).toEqual([true, [`${note}@ann`]]);
    expect(t).toAsk('ann use-secondary', 'bob use-secondary');
  }
});

// Blood Pact

const council = (setting: Setting = {}) =>
  at({
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['new-albion', 'wellon'] },
    ...setting,
    change: all(resting, laid('blood-pact'), (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      setting.change?.(state);
    }),
  }).begin(agendaPhase, {});
const added = (t: TestTable) => t.facts('votes-added').map(({ seat, votes, outcome }) => `${seat} ${votes} ${outcome}`);

test('Blood Pact: four extra votes for a shared outcome', () => {
  const t = council();
  t.bob.votesFor('against', 'starpoint').cat.abstains().ann.votesFor('against', 'lodor');
  expect(added(t)).toEqual(['bob 4 against']);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
  const apart = council();
  apart.bob.votesFor('against', 'starpoint').cat.abstains().ann.votesFor('for', 'lodor');
  expect(added(apart)).toEqual([]);
  expect(apart).toAsk('ann break-tie');
});

test('Blood Pact note 1, Blood Pact note 1a both must vote', () => {
  const t = council({
    change: ({ planets }) => {
      for (const planet of ['lodor', 'the-dark']) planets[planet].exhausted = true;
    },
  });
  t.bob.votesFor('against', 'starpoint').cat.abstains();
  expect([added(t), t.facts('agenda-revealed').length]).toEqual([[], 2]);
  expect(t).toAsk('bob vote-for', 'cat vote-for');
});

test('Blood Pact note 2 has no effect in hand', () => {
  const t = council({
    change: ({ seats }) => {
      seats.bob.playArea = [];
      seats.bob.promissoryNotes.push('blood-pact@ann');
    },
  });
  t.bob.votesFor('against', 'starpoint').cat.abstains().ann.votesFor('against', 'lodor');
  expect(added(t)).toEqual([]);
});

// Aetherstream

const streaming = (active: string, board: Record<string, string>) => {
  const t = at({
    active: 'bob',
    board,
    space: { 27: { bob: '1 carrier' }, 26: { ann: '1 carrier' } },
    technologies: { ann: ['aetherstream'] },
    change: resting,
  }).begin(tacticalAction, { seat: 'bob' });
  t.bob.activates(active);
  return t;
};

test('Aetherstream, Aetherstream note 1: +1 move beside an anomaly', () => {
  // 42, a nebula, lies at 202, next to 27 and 21.
  const t = streaming('21', { 202: '42' });
  t.ann.uses('aetherstream');
  const [carrier] = unitsAt(t.game, { owner: 'bob' });
  expect(moveValueOf(t.game, carrier, '21')).toBe(2);
  t.leaves(t.next.seat, t.next.question);
});

test('Aetherstream note 2 the active system’s own anomaly does not count', () => {
  const t = streaming('42', { 202: '42' });
  expect(t.names('ann', 'window')).toEqual(['aetherpassage']);
  t.leaves(t.next.seat, t.next.question);
});

// Conservator Procyon

test('D42, Conservator Procyon note 1, Conservator Procyon note 2 explores every empty system', () => {
  const t = at({
    board: { 202: '42', 204: '39' },
    space: { 42: { ann: '1 cruiser' }, 39: { ann: '1 cruiser' } },
    change: all(unlocked('conservator-procyon'), (state) => {
      state.systems['26'].planets = [];
      delete state.planets.lodor;
      state.decks.frontier.draw = ['derelict-vessel#1', 'derelict-vessel#2']
        .filter((card) => state.decks.frontier.draw.includes(card))
        .concat(state.decks.frontier.draw);
      state.decks.frontier.draw = [...new Set(state.decks.frontier.draw)];
    }),
  });
  placeBoardToken(t.game, 'frontier', { system: '39' });
  t.begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Conservator Procyon');
  expect([markersIn(t.game, '26').length, markersIn(t.game, '39').length, markersIn(t.game, '27').length]).toEqual([
    1, 1, 0,
  ]);
  expect(t.options('ann', 'choose-system').toSorted()).toEqual(['39', '42']);
  t.ann.chooses('42', 'choose-system');
  expect(t.facts('card-explored')).toMatchObject([{ seat: 'ann', system: '42' }]);
  t.leaves(t.next.seat, t.next.question);
});
