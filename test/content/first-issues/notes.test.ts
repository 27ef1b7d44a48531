import { expect, test } from 'vitest';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const BASE = ['base'];

/** Ann is whose note it is; somebody else holds it, in hand or face up. */
const at = (faction: string, note: string, setting: Setting = {}, { holder = 'bob', faceUp = false } = {}): TestTable =>
  table({
    seats: { ann: faction, bob: 'winnu', cat: 'naalu' },
    sets: BASE,
    ...setting,
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((card) => card !== `${note}@ann`);
      state.seats[holder][faceUp ? 'playArea' : 'promissoryNotes'].push(`${note}@ann`);
      setting.change?.(state);
    },
  });

const home = (t: TestTable, note: string): boolean => t.state.seats.ann.promissoryNotes.includes(`${note}@ann`);

/** A strategy phase in which everybody has chosen in turn. */
function strategyPhaseOf(t: TestTable, ...picks: [string, string][]): TestTable {
  t.begin(strategyPhase, {});
  for (const [seat, card] of picks) t.seat(seat).picks(card);
  return t;
}
const cardsOf = (t: TestTable): string[][] =>
  Object.values(t.state.seats).map(({ strategyCards }) => Object.keys(strategyCards).sort());

test('Acquiescence note 2, first issue: swaps chosen cards with the Winnu', () => {
  const t = strategyPhaseOf(
    at('winnu', 'acquiescence', { seats: { ann: 'winnu', bob: 'letnev', cat: 'naalu' }, phase: 'strategy' }),
    ['ann', 'leadership'],
    ['bob', 'trade'],
    ['cat', 'imperial'],
    ['ann', 'politics'],
    ['bob', 'warfare'],
    ['cat', 'diplomacy'],
  );
  t.bob.plays('acquiescence');
  expect(t.options('bob', 'acquiescence-card').sort()).toEqual(['trade', 'warfare']);
  t.bob.chooses('warfare', 'acquiescence-card');
  expect(t.options('bob', 'acquiescence-card').sort()).toEqual(['leadership', 'politics']);
  t.bob.chooses('leadership', 'acquiescence-card');
  expect(cardsOf(t)).toEqual([
    ['politics', 'warfare'],
    ['leadership', 'trade'],
    ['diplomacy', 'imperial'],
  ]);
  expect(home(t, 'acquiescence')).toBe(true);
});

test('Acquiescence note 1, first issue: trade goods stay with the original chooser', () => {
  const seats = { ann: 'winnu', bob: 'letnev', cat: 'naalu', dan: 'sol', eve: 'yin' };
  const t = strategyPhaseOf(
    at('winnu', 'acquiescence', {
      seats,
      phase: 'strategy',
      change: (state) => {
        state.strategyCards.leadership.tradeGoods = 2;
        state.strategyCards.trade.tradeGoods = 1;
      },
    }),
    ['ann', 'leadership'],
    ['bob', 'trade'],
    ['cat', 'imperial'],
    ['dan', 'politics'],
    ['eve', 'warfare'],
  );
  t.bob.plays('acquiescence').chooses('trade', 'acquiescence-card').chooses('leadership', 'acquiescence-card');
  expect(cardsOf(t).slice(0, 2)).toEqual([['trade'], ['leadership']]);
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([2, 1]);
});

test('Cybernetic Enhancements, first issue: moves a strategy token to its player', () => {
  const t = at('l1z1x', 'cybernetic-enhancements').begin(turn, { seat: 'bob', performed: 0 });
  t.bob.plays('cybernetic-enhancements');
  expect([t.state.seats.ann.tokens.strategy, t.state.seats.bob.tokens.strategy]).toEqual([1, 3]);
  expect([home(t, 'cybernetic-enhancements'), t.facts('tokens-lost')]).toMatchObject([
    true,
    [{ seat: 'ann', pools: { strategy: 1 } }],
  ]);
  expect(at('l1z1x', 'cybernetic-enhancements').begin(turn, { seat: 'cat', performed: 0 })).toAsk('cat turn');
});

test('Cybernetic Enhancements note 1, first issue: needs a Mindnet strategy token', () => {
  const change: Setting['change'] = (state) => {
    state.seats.ann.tokens.strategy = 0;
  };
  expect(at('l1z1x', 'cybernetic-enhancements', { change }).begin(turn, { seat: 'bob', performed: 0 })).toAsk(
    'bob turn',
  );
});

test('Cybernetic Enhancements, first issue: empty reinforcements gain nothing', () => {
  const change: Setting['change'] = (state) => {
    state.seats.bob.tokens = { tactic: 4, fleet: 8, strategy: 4 };
  };
  const t = at('l1z1x', 'cybernetic-enhancements', { change })
    .begin(turn, { seat: 'bob', performed: 0 })
    .bob.plays('cybernetic-enhancements').table;
  expect([t.state.seats.ann.tokens.strategy, t.state.seats.bob.tokens.strategy]).toEqual([1, 4]);
});

const yin: Setting = {
  seats: { ann: 'yin', bob: 'winnu', cat: 'naalu' },
  technologies: { ann: ['impulse-core'] },
  space: { 27: { ann: '1 destroyer, 1 cruiser' }, 28: { bob: '2 cruiser' } },
};
const attack = (t: TestTable): TestTable =>
  load(t.begin(tacticalAction, { seat: 'bob' }).bob.activates('27').table, 1, 1, 1, 1, 1, 1, 10, 10, 1, 1);

test('Greyfire Mutagen, first issue: blocks Yin faction abilities and technologies', () => {
  const t = attack(at('yin', 'greyfire-mutagen', { ...yin, active: 'bob' }));
  t.bob.plays('greyfire-mutagen');
  expect(home(t, 'greyfire-mutagen')).toBe(true);
  t.bob.moves('2 cruiser from 28');
  // Neither Impulse Core as the combat starts, nor Devotion as its round ends.
  expect([t.open, t.facts('combat-won'), t.facts('combat-round-begins').length]).toMatchObject([
    [],
    [{ winner: 'bob' }],
    2,
  ]);
  const free = attack(at('yin', 'greyfire-mutagen', { ...yin, active: 'bob' }))
    .bob.declines()
    .moves('2 cruiser from 28').table;
  expect(free.names('ann', 'window')).toEqual(['impulse-core']);
  free.ann.declines();
  expect(free.names('ann', 'window')).toEqual(['devotion']);
  free.leaves('ann', 'window');
});

test('Greyfire Mutagen note 1, first issue: the flagship still works', () => {
  const t = load(
    at('yin', 'greyfire-mutagen', {
      seats: yin.seats,
      active: 'bob',
      space: { 27: { ann: '1 flagship (damaged)' }, 28: { bob: '3 cruiser' } },
    })
      .begin(tacticalAction, { seat: 'bob' })
      .bob.activates('27').table,
    ...[10, 1, 1, 1, 1],
  );
  t.bob.plays('greyfire-mutagen').moves('3 cruiser from 28');
  expect([t.units('ann'), t.units('bob')]).toEqual(['', '']);
});

test('Greyfire Mutagen, first issue: generic technologies still work', () => {
  const t = at('yin', 'greyfire-mutagen', {
    seats: yin.seats,
    technologies: { ann: ['magen-defense-grid'] },
    ground: { starpoint: { ann: '1 infantry, 1 pds', bob: '1 infantry' } },
    change: (state) => {
      state.effects.e1 = { id: 'e1', component: 'greyfire-mutagen', holder: 'bob', data: 'ann', until: 'action' };
    },
  }).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'ann' });
  expect(t.names('ann', 'window')).toEqual(['magen-defense-grid']);
});

test('Greyfire Mutagen, first issue: lasts for that tactical action only', () => {
  const t = at('yin', 'greyfire-mutagen', {
    seats: yin.seats,
    active: 'bob',
    space: { 28: { bob: '1 cruiser' } },
  }).begin(turn, {
    seat: 'bob',
    performed: 0,
  });
  t.bob.performs('tactical').activates('27').plays('greyfire-mutagen');
  expect(Object.values(t.state.effects)).toMatchObject([{ component: 'greyfire-mutagen', data: 'ann' }]);
  t.bob.moves();
  expect(t.state.effects).toEqual({});
  t.bob.endsTurn();
});

const arborec: Setting = {
  seats: { ann: 'arborec', bob: 'winnu', cat: 'naalu' },
  ground: { lodor: { ann: '1 space-dock' } },
};
/** Whether the Arborec produce at Lodor (26), next to which 27 lies. */
const produce = (setting: Setting, lies = { faceUp: true }): boolean =>
  at('arborec', 'stymie', { ...arborec, ...setting }, lies)
    .begin(produceUnits, { seat: 'ann', system: '26' })
    .stopsAt()
    .includes('ann units-to-produce');

test('Stymie, first issue: blocks Arborec production near its player, except at home', () => {
  expect(produce({})).toBe(true);
  expect(produce({ space: { 26: { bob: '1 cruiser' } } })).toBe(false);
  expect(produce({ space: { 27: { bob: '1 cruiser' } } })).toBe(false);
  expect(produce({ ground: { ...arborec.ground, starpoint: { bob: '1 pds' } } })).toBe(false);
  expect(produce({ space: { 27: { cat: '1 cruiser' } } })).toBe(true);
  const system = table({ seats: arborec.seats, sets: BASE }).state.seats.cat.home;
  const forces = { maaluuk: { ann: '1 space-dock' }, druaa: { bob: '1 infantry' } };
  const atHome = at('arborec', 'stymie', { ...arborec, ground: forces }, { faceUp: true });
  expect(atHome.begin(produceUnits, { seat: 'ann', system })).toAsk('ann units-to-produce');
});

test('Stymie, first issue: also blocks production by other abilities', () => {
  const limited = (space: Setting['space']): string[] =>
    at('arborec', 'stymie', { ...arborec, ...(space && { space }) }, { faceUp: true })
      .begin(produceUnits, { seat: 'ann', system: '26', limit: 2 })
      .stopsAt();
  expect(limited({})).toEqual(['ann units-to-produce']);
  expect(limited({ 27: { bob: '1 cruiser' } })).toEqual([]);
});

test('Stymie note 1, first issue: works only once played face up', () => {
  expect(produce({ space: { 27: { bob: '1 cruiser' } } }, { faceUp: false })).toBe(true);
  const t = at('arborec', 'stymie', { active: 'bob' })
    .begin(turn, { seat: 'bob', performed: 0 })
    .bob.plays('stymie').table;
  expect(t.state.seats.bob.playArea).toEqual(['stymie@ann']);
  t.bob.endsTurn();
});

test('Stymie note 2, Stymie note 3, first issue: Arborec activations return it', () => {
  const activated = (seat: string, system: string) => {
    const t = at('arborec', 'stymie', { ...arborec, active: seat }, { faceUp: true }).begin(tacticalAction, { seat });
    t.seat(seat).activates(system);
    return home(t, 'stymie');
  };
  expect([activated('bob', '26'), activated('bob', '28'), activated('cat', '26')]).toEqual([true, false, false]);
});

test('Stymie note 4, first issue: a placed token is no activation', () => {
  const t = at('arborec', 'stymie', arborec, { faceUp: true }).begin(placeTokens, {
    todo: [{ seat: 'bob', system: '26' }],
  });
  expect([t.state.systems['26'].tokens, home(t, 'stymie')]).toEqual([['bob'], false]);
});

const seats = { ann: 'letnev', bob: 'winnu', cat: 'naalu' };
const funded = (setting: Setting, attacker: string, ...faces: number[]): TestTable =>
  load(at('letnev', 'war-funding', { seats, ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker,
    defender: 'cat',
  });

test('War Funding, first issue: Letnev’s two trade goods allow any rerolls', () => {
  const t = funded(
    {
      space: { 27: { bob: '2 cruiser', cat: '1 carrier, 1 cruiser' } },
      change: (state) => {
        state.seats.ann.tradeGoods = 5;
      },
    },
    'bob',
    ...[1, 1, 2, 1, 1, 10, 10, 1, 1],
  );
  t.bob.plays('war-funding');
  expect([t.state.seats.ann.tradeGoods, home(t, 'war-funding')]).toEqual([3, true]);
  t.bob.uses('war-funding').rerolls({ 'bob cruiser 1': 1 });
  expect(t.facts('dice-rerolled')).toMatchObject([{ seat: 'bob', by: 'war-funding', dice: [{ face: 2 }] }]);
  expect([t.open, t.facts('combat-round-begins').length]).toEqual([[], 2]);
});

test('War Funding note 1, first issue: usable despite too few trade goods', () => {
  for (const tradeGoods of [0, 1]) {
    const t = funded(
      {
        space: { 27: { bob: '1 cruiser', cat: '1 cruiser' } },
        change: (state) => {
          state.seats.ann.tradeGoods = tradeGoods;
        },
      },
      'bob',
      ...[1, 10, 10],
    );
    t.bob.plays('war-funding');
    expect(t.state.seats.ann.tradeGoods).toBe(0);
    expect(t).toAsk('bob window');
  }
});

test('War Funding, first issue: only for combatants in space combat', () => {
  const outside = load(
    at('letnev', 'war-funding', {
      seats: { ...seats, dan: 'sol' },
      space: { 27: { cat: '1 cruiser', dan: '1 cruiser' } },
    }),
    10,
    10,
  );
  expect(outside.begin(spaceCombat, { system: '27', attacker: 'cat', defender: 'dan' }).stopsAt()).toEqual([]);
  const ground = load(
    at('letnev', 'war-funding', { seats, ground: { starpoint: { bob: '1 infantry', cat: '1 infantry' } } }),
    10,
    1,
  );
  expect(ground.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'cat' })).toAsk();
});

/** Holds the moment at which a round starts open. */
const pause = actionCard({
  id: 'test-pause',
  name: 'Pause',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('when', 'space-combat-round-begins', { isUsable: () => true, effect: () => undefined })],
});

/** Bob attacks cat; the Letnev are neighbours of both. */
const trading = (holder: string, ...faces: number[]): TestTable => {
  const space = { 27: { bob: '1 cruiser', cat: '1 cruiser' }, 28: { ann: '1 cruiser' } };
  const setting: Setting = {
    seats: { ...seats, dan: 'yssaril' },
    active: 'bob',
    space,
    components: [pause],
    hands: { dan: ['test-pause#1'] },
  };
  return load(at('letnev', 'war-funding', setting, { holder }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'bob',
    defender: 'cat',
  });
};
const handOver = (t: TestTable, to: string): TestTable => {
  t.ann.offers(to, { give: { promissoryNote: 'war-funding@ann' } });
  return t.seat(to).accepts().table;
};

test('War Funding note 2, first issue: playable at once when received', () => {
  const t = handOver(trading('ann'), 'bob');
  expect(t.options('bob', 'window')).toEqual(['war-funding@ann']);
  t.leaves('dan', 'window');
});

test('War Funding note 2a, first issue: the defender cannot receive it then', () => {
  const t = trading('ann');
  expect(() => handOver(t, 'cat')).toThrow("During Winnu's turn, each transaction must include Winnu.");
  t.leaves('dan', 'window');
});

test('War Funding note 2b, first issue: one transaction per turn, one use', () => {
  const t = handOver(trading('ann'), 'bob').bob.plays('war-funding').table;
  expect(home(t, 'war-funding')).toBe(true);
  expect(() => handOver(t, 'bob')).toThrow('You have already made a transaction with this player this turn.');
  t.leaves('dan', 'window');
});

test('War Funding note 2c, first issue: regained, waits for the next round', () => {
  const t = handOver(trading('bob', 1, 1).bob.plays('war-funding').table, 'bob');
  expect(t).toAsk('dan window');
  t.dan.declines().bob.declines();
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t.options('bob', 'window')).toEqual(['war-funding@ann']);
  t.leaves('dan', 'window');
});

test('War Funding note 2d, first issue: only one side per round', () => {
  const t = trading('cat', 1, 1);
  t.dan.declines().cat.plays('war-funding');
  handOver(t, 'bob');
  expect(t.asks('bob', 'window')).toBe(false);
  t.dan.declines();
  // Its dice may be rolled again; from the next round on the attacker may play it.
  t.cat.uses('war-funding').rerolls();
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  t.leaves('bob', 'window').leaves('dan', 'window');
});
