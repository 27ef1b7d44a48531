import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { takeTwoEach } from '../../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Emirates of Hacan; her home is far from bob's and cat's.
const seats = { ann: 'hacan', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const rich = (state: TestTable['state']) => {
  for (const seat of Object.values(state.seats)) Object.assign(seat, { tradeGoods: 3, commodities: 2 });
};
const inTurn = (seat = 'ann', setting: Setting = {}) =>
  at({
    active: seat,
    ...setting,
    change: (state) => {
      rich(state);
      setting.change?.(state);
    },
  }).begin(turn, { seat, performed: 0 });

const refused = (t: TestTable, seat: string, action: string, data: object): string => {
  try {
    t.acts(seat, action, data as never);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};
const accept = (t: TestTable, seat: string) => t.seat(seat).accepts().table;

test('Masters of Trade: only the secondary of Trade costs no token', () => {
  const t = at({ active: 'bob' })
    .begin('strategic-action', { seat: 'bob', card: 'trade' })
    .bob.declines('trade-partners').table;
  t.ann.follows().cat.follows(); // ann sits behind cat and replenishes after her
  expect(t.state.seats.ann).toMatchObject({ commodities: 6, tokens: { strategy: 2 } });
  expect(t.state.seats.cat.tokens.strategy).toBe(1);
  const other = at({ active: 'bob' }).begin('strategic-action', { seat: 'bob', card: 'politics' });
  other.bob
    .chooses('cat', 'politics-speaker')
    .chooses(['anti-intellectual-revolution', 'archived-secret', 'the-deck'], 'politics-agendas')
    .ann.follows();
  expect(other.state.seats.ann.tokens.strategy).toBe(1);
  other.cat.declines('use-secondary');
});

test('Masters of Trade: it may be declined', () => {
  const t = at({ active: 'bob' })
    .begin('strategic-action', { seat: 'bob', card: 'trade' })
    .bob.declines('trade-partners').table;
  t.ann.declines('use-secondary');
  expect(t.state.seats.ann.commodities).toBe(0);
  t.cat.declines('use-secondary');
});

test('Guild Ships note 1, Guild Ships note 2: trades without becoming neighbors', () => {
  const t = inTurn();
  expect(areNeighbors(t.game, 'ann', 'bob')).toBe(false);
  t.ann.offers('bob', { give: { tradeGoods: 1 } });
  accept(t, 'bob');
  expect(t.state.seats.bob.tradeGoods).toBe(4);
  const theirs = inTurn('bob').bob.offers('ann', { give: { tradeGoods: 1 } }).table;
  accept(theirs, 'ann');
  expect(theirs.state.seats.ann.tradeGoods).toBe(4);
  expect(refused(inTurn('bob'), 'bob', 'offer', { to: 'cat', give: { tradeGoods: 1 } })).toBe(
    'You and Muaat are not neighbors, so you cannot make a transaction.',
  );
});

test('Guild Ships note 3: one transaction per player and turn', () => {
  const t = inTurn().ann.offers('bob', { give: { tradeGoods: 1 } }).table;
  accept(t, 'bob');
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } })).toBe(
    'You have already made a transaction with this player this turn.',
  );
  expect(refused(inTurn('bob'), 'ann', 'offer', { to: 'cat', give: { tradeGoods: 1 } })).toBe(
    "During Winnu's turn, each transaction must include Winnu.",
  );
});

test('Arbiters note 1: any number of action cards, either side', () => {
  const t = inTurn('ann', { hands: { ann: ['sabotage', 'salvage'], bob: ['veto'] } });
  const [sabotage, salvage] = t.state.seats.ann.actionCards;
  t.ann.offers('bob', { give: { cards: [sabotage, salvage] }, take: { tradeGoods: 2 } });
  accept(t, 'bob');
  expect(t.state.seats.ann.actionCards).toEqual([]);
  expect(t.state.seats.bob.actionCards).toHaveLength(3);
  const theirs = inTurn('bob', { hands: { bob: ['veto'] } });
  theirs.bob.offers('ann', { give: { cards: theirs.state.seats.bob.actionCards }, take: { tradeGoods: 1 } });
  accept(theirs, 'ann');
  expect(theirs.state.seats.ann.actionCards).toHaveLength(1);
});

test('Arbiters: not in a transaction between two others', () => {
  const t = inTurn('bob', { hands: { bob: ['veto'] }, space: { 26: { bob: '1 cruiser' }, 27: { cat: '1 cruiser' } } });
  expect(refused(t, 'bob', 'offer', { to: 'cat', give: { cards: t.state.seats.bob.actionCards } })).toBe(
    'You cannot trade these cards.',
  );
});

test('Arbiters note 2: cards beyond seven are discarded immediately', () => {
  const seven = ['sabotage#1', 'sabotage#2', 'sabotage#3', 'sabotage#4', 'veto', 'salvage', 'summit'];
  const t = inTurn('ann', { hands: { ann: ['bribery'], bob: seven } });
  t.ann.offers('bob', { give: { cards: t.state.seats.ann.actionCards } });
  accept(t, 'bob');
  expect(t).toAskAmongOthers('bob discard-action-cards');
});

test('Trade Convoys note 4, Trade Convoys note 5: active in play area', () => {
  const holder: Setting = {
    space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'trade-convoys@ann');
      state.seats.bob.promissoryNotes.push('trade-convoys@ann');
    },
  };
  const t = inTurn('bob', holder);
  expect(refused(t, 'bob', 'offer', { to: 'cat', give: { tradeGoods: 1 } })).toBe(
    'You and Muaat are not neighbors, so you cannot make a transaction.',
  );
  t.bob.uses('trade-convoys');
  expect(t.state.seats.bob.playArea).toEqual(['trade-convoys@ann']);
  t.bob.offers('cat', { give: { tradeGoods: 1 } });
  accept(t, 'cat');
  expect(t.state.seats.cat.tradeGoods).toBe(4);
  t.bob.endsTurn().table.begin('tactical-action', { seat: 'bob' }).bob.activates('27');
  expect(t.state.seats.bob.playArea).toEqual([]);
  expect(t.state.seats.ann.promissoryNotes).toContain('trade-convoys@ann');
});

test('Trade Convoys note 6: Hacan structures in the system suffice', () => {
  const lying: Setting = {
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats.bob.playArea.push('trade-convoys@ann');
    },
    ground: { starpoint: { ann: '1 pds' } },
  };
  const t = at({ ...lying, active: 'bob' })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('27').table;
  expect(t.state.seats.bob.playArea).toEqual([]);
  const away = at({ ...lying, active: 'bob' })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('26').table;
  expect(away.state.seats.bob.playArea).toEqual(['trade-convoys@ann']);
});

test('Production Biomes: buys 4 trade goods, and 2 for another', () => {
  const t = inTurn('ann', { technologies: { ann: ['production-biomes'] } }).ann.uses('production-biomes').table;
  expect(t.options('ann').sort()).toEqual(['bob', 'cat']);
  t.ann.chooses('cat', 'choose-other-player');
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 7, tokens: { strategy: 1 } });
  expect(t.state.seats.cat.tradeGoods).toBe(5);
  expect(t.state.seats.ann.technologies['production-biomes'].exhausted).toBe(true);
  t.ann.endsTurn();
});

test('Quantum Datahub Node note 2: swaps strategy cards for its cost', () => {
  const t = at({
    phase: 'strategy',
    technologies: { ann: ['quantum-datahub-node'] },
    change: (state) => {
      rich(state);
    },
  }).begin(strategyPhase, {});
  takeTwoEach(t);
  t.ann.uses('quantum-datahub-node');
  expect(t.options('ann')).toContain('warfare>imperial@bob');
  t.ann.chooses('leadership>trade', 'quantum-datahub-node');
  expect(Object.keys(t.state.seats.ann.strategyCards).sort()).toEqual(['trade', 'warfare']);
  expect(Object.keys(t.state.seats.bob.strategyCards).sort()).toEqual(['imperial', 'leadership']);
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 0, tokens: { strategy: 1 } });
  expect(t.state.seats.bob.tradeGoods).toBe(6);
});

test('Quantum Datahub Node note 3: needs 3 trade goods', () => {
  const t = at({
    phase: 'strategy',
    technologies: { ann: ['quantum-datahub-node'] },
    change: (state) => {
      state.seats.ann.tradeGoods = 2;
    },
  }).begin(strategyPhase, {});
  takeTwoEach(t);
  expect(t).toAsk();
});

const combat = (setting: Setting, ...faces: number[]) =>
  load(at({ change: rich, ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });

test('Wrath of Kenara note 1: adds 1 per trade good, once each', () => {
  const t = combat({ space: { 27: { ann: '1 flagship, 1 cruiser', bob: '2 cruiser' } } }, 6, 6, 6, 1, 1);
  t.ann.uses('wrath-of-kenara');
  expect(t.ann.refusal('3 flagship 6', 'wrath-of-kenara')).toBe('Choose “Flagship: 6” at most 2 times.');
  t.ann.chooses('2 flagship 6, cruiser 6', 'wrath-of-kenara');
  expect(t.state.seats.ann.tradeGoods).toBe(0);
  expect(t.units('bob')).toBe('');
  expect(t.facts('hits-produced').find((fact) => fact.seat === 'ann')?.hits).toBe(3);
});

test('Wrath of Kenara: limited to unraised dice', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 flagship', bob: '3 cruiser' } },
      change: (state) => {
        state.seats.ann.tradeGoods = 1;
      },
    },
    5,
    5,
    1,
    1,
    1,
    7,
    7,
    10,
    10,
    10,
  );
  t.ann.uses('wrath-of-kenara');
  expect(t.ann.refusal('2 flagship 5', 'wrath-of-kenara')).toBe('You have 1 trade good; that costs 2.');
  t.ann.chooses('flagship 5', 'wrath-of-kenara');
  expect(t.facts('hits-produced')[0].hits).toBe(0);
  expect(t.asks('ann', 'window')).toBe(false);
  t.leaves('ann', 'sustain-damage');
});

test('Wrath of Kenara: only in its own system', () => {
  const t = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 26: { ann: '1 flagship' } } }, 6, 10);
  expect(t.asks('ann', 'window')).toBe(false);
  t.leaves('ann', 'announce-retreat');
});

// Rulings

test('Arbiters note 3: excess cards are discarded, not traded', () => {
  const t = inTurn('ann', {
    hands: { ann: ['sabotage#1', 'sabotage#2', 'sabotage#3', 'sabotage#4', 'veto', 'salvage', 'summit', 'bribery'] },
  });
  expect(t).toAsk('ann discard-action-cards');
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { cards: ['veto#1'] } })).toBe(
    'Before that, Hacan must discard action cards down to the hand limit.',
  );
  t.ann.chooses('veto', 'discard-action-cards');
  expect(refused(t, 'ann', 'offer', { to: 'bob', give: { cards: ['summit#1'] } })).toBe('taken');
});

test('Arbiters note 4: works while Political Secret bars other abilities', () => {
  const t = at({
    phase: 'agenda',
    hands: { ann: ['veto'] },
    change: (state) => {
      state.active = null;
      state.effects.e1 = { id: 'e1', component: 'political-secret', holder: 'bob', data: 'ann', until: 'agenda' };
    },
  });
  t.ann.offers('bob', { give: { cards: ['veto#1'] } });
  accept(t, 'bob');
  expect(t.state.seats.bob.actionCards).toEqual(['veto#1']);
});

const convoyed: Setting['change'] = (state) => {
  state.seats.ann.promissoryNotes = [];
  state.seats.bob.playArea.push('trade-convoys@ann');
};

test('Trade Convoys note 1, Trade Convoys note 2, Trade Convoys note 3: makes no neighbors', () => {
  const t = inTurn('bob', { change: convoyed });
  expect(areNeighbors(t.game, 'bob', 'cat')).toBe(false);
  t.cat.offers('bob', { give: { tradeGoods: 1 } });
  accept(t, 'bob');
  expect(t.state.seats.bob.tradeGoods).toBe(4);
  expect(refused(t, 'bob', 'offer', { to: 'cat', give: { tradeGoods: 1 } })).toBe(
    'You have already made a transaction with this player this turn.',
  );
});

test('Trade Convoys note 7: needs an activation to return', () => {
  const t = at({ change: convoyed, ground: { starpoint: { ann: '1 infantry' } } })
    .begin('diplomacy-primary', { seat: 'ann' })
    .ann.chooses('27', 'diplomacy-system').table;
  expect([t.state.systems['27'].tokens.includes('bob'), t.state.seats.bob.playArea]).toEqual([
    true,
    ['trade-convoys@ann'],
  ]);
});

test('Quantum Datahub Node note 1: trade goods do not move', () => {
  const t = at({
    phase: 'strategy',
    technologies: { ann: ['quantum-datahub-node'] },
    change: (state) => {
      rich(state);
      state.strategyCards.leadership.tradeGoods = 2;
    },
  }).begin(strategyPhase, {});
  takeTwoEach(t);
  t.ann.uses('quantum-datahub-node').chooses('leadership>trade', 'quantum-datahub-node');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([2, 6]);
});
