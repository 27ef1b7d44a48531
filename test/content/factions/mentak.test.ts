import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { canSustain } from '#ti4/rules/combat/hits.ts';
import { overpaymentProblem, payment, paymentSpec, spendableAmount } from '#ti4/rules/production/payment.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Bob is the Mentak Coalition; ann is his neighbor, cat is nobody's.
const seats = { ann: 'winnu', bob: 'mentak', cat: 'muaat', dan: 'hacan' };
const near: Setting['space'] = { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' } };
const at = (setting: Setting = {}) => table({ seats, space: near, ...setting });
const goods =
  (tradeGoods: number, commodities = 0) =>
  (state: TestTable['state']) => {
    for (const id of ['ann', 'cat', 'dan']) Object.assign(state.seats[id], { tradeGoods, commodities });
  };
const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats, ...setting }), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('Ambush: up to 2 cruisers or destroyers roll before combat', () => {
  const t = combat(
    { space: { 27: { ann: '1 carrier, 1 cruiser', bob: '2 cruiser, 1 destroyer' } } },
    7,
    6,
    1,
    1,
    1,
    10,
    1,
    1,
  );
  t.bob.uses('ambush');
  expect(t.bob.refusal('2 cruiser, destroyer', 'ambush')).toBe('Choose up to 2 ships; you chose 3.');
  t.bob.chooses('2 cruiser', 'ambush');
  expect(t).toAsk('ann assign-hits');
  t.ann.loses('carrier');
  expect(t.facts('unit-destroyed')[0]).toMatchObject({ seat: 'ann', by: 'bob', purpose: 'ability' });
  expect(t.facts('dice-rolled').map(({ purpose }) => purpose)).toEqual([
    'ability',
    'anti-fighter-barrage',
    'space-combat',
    'space-combat',
  ]);
});

test('Ambush note 1: Morale Boost does not affect its dice', () => {
  const t = combat(
    { space: { 27: { ann: '1 carrier', bob: '1 cruiser' } }, hands: { bob: ['morale-boost'] } },
    6,
    1,
    10,
  );
  t.bob.plays('morale-boost').uses('ambush').chooses('cruiser', 'ambush');
  expect(t.facts('dice-rolled')[0]).toMatchObject({ purpose: 'ability', dice: [{ result: 6, hit: false }] });
});

test('Ambush note 3, Ambush note 4: Shields Holding, Sustain Damage cancel hits', () => {
  const t = combat(
    { space: { 27: { ann: '1 dreadnought', bob: '1 cruiser' } }, hands: { ann: ['shields-holding'] } },
    10,
  );
  t.bob.uses('ambush').chooses('cruiser', 'ambush');
  expect(t.options('ann', 'window')).toEqual(['shields-holding#1']);
  t.ann.declines();
  expect(t).toAsk('ann sustain-damage');
});

test('Ambush: only in the first round, with cruisers or destroyers', () => {
  const t = combat({ space: { 27: { ann: '1 dreadnought', bob: '2 cruiser' } } }, 1, 1, 1, 1, 10, 10);
  t.bob.declines();
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t).toAsk('ann sustain-damage');
  expect(() => combat({ space: { 27: { ann: '1 carrier', bob: '1 carrier' } } }, 10, 10)).not.toThrow();
});

test('Pillage: takes a trade good or commodity from a neighbor with 3', () => {
  const t = at({ change: goods(2, 1) });
  gainTradeGoods(t.game, 'ann', 1);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t).toAskAmongOthers('bob window');
  t.bob.uses('pillage');
  expect(t.options('bob', 'pillage')).toEqual(['trade-good', 'commodity']);
  t.bob.chooses('commodity', 'pillage');
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 3, commodities: 0 });
  expect(t.state.seats.bob).toMatchObject({ tradeGoods: 1, commodities: 0 });
});

test('Pillage: needs 3 trade goods and a neighbor', () => {
  const few = at({ change: goods(1) });
  gainTradeGoods(few.game, 'ann', 1);
  expect(few.begin(turn, { seat: 'ann', performed: 0 }).open).not.toContain('bob window');
  const far = at({ change: goods(5) });
  gainTradeGoods(far.game, 'cat', 1);
  expect(far.begin(turn, { seat: 'ann', performed: 0 }).open).not.toContain('bob window');
});

const trade = (t: TestTable, from: string, to: string, give: object) => {
  t.seat(from).offers(to, { give });
  return t.seat(to).accepts().table;
};

test('Pillage note 7, Pillage note 8: either transaction partner may be pillaged', () => {
  const t = at({ space: { ...near, 28: { dan: '1 carrier' } }, change: goods(5) }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  trade(t, 'ann', 'dan', { promissoryNote: 'ceasefire@ann' });
  t.bob.uses('pillage').chooses('trade-good', 'pillage').declines('pillage');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.dan.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([4, 5, 1]);
});

test('Pillage note 9: may pillage a player trading with the Mentak', () => {
  const own = at({ change: goods(4), active: 'bob' }).begin(turn, { seat: 'bob', performed: 0 });
  trade(own, 'bob', 'ann', { promissoryNote: 'ceasefire@bob' });
  own.bob.uses('pillage').chooses('trade-good', 'pillage');
  expect(own.state.seats.ann.tradeGoods).toBe(3);
  const far = at({ change: goods(4), active: 'dan' }).begin(turn, { seat: 'dan', performed: 0 });
  trade(far, 'dan', 'cat', { tradeGoods: 1 });
  expect(far.asks('bob', 'window')).toBe(false);
});

test('Pillage: trade goods from Trade Agreement count as a gain', () => {
  const t = at({
    change: (state) => {
      goods(4)(state);
      state.seats.cat.promissoryNotes = state.seats.cat.promissoryNotes.filter(
        (note) => note !== 'trade-agreement@cat',
      );
      state.seats.ann.promissoryNotes.push('trade-agreement@cat');
    },
    active: 'cat',
  }).begin('strategic-action', { seat: 'cat', card: 'trade' });
  t.ann.plays('trade-agreement');
  expect(t).toAskAmongOthers('bob window');
  t.bob.uses('pillage').chooses('trade-good', 'pillage');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
  t.cat.declines('trade-partners');
  t.dan.declines('use-secondary').ann.declines('use-secondary').bob.declines('use-secondary');
});

test('Promise of Protection note 1: protects its holder alone from Pillage', () => {
  const laid = (state: TestTable['state']) => {
    goods(5)(state);
    state.seats.ann.playArea.push('promise-of-protection@bob');
  };
  const t = at({ space: { ...near, 28: { dan: '1 carrier' } }, change: laid }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  trade(t, 'ann', 'dan', { tradeGoods: 1 });
  t.bob.uses('pillage').chooses('trade-good', 'pillage');
  expect(t.state.seats).toMatchObject({ ann: { tradeGoods: 4 }, dan: { tradeGoods: 5 }, bob: { tradeGoods: 1 } });
});

test('Promise of Protection note 2, Promise of Protection note 3: returns on activating Mentak systems', () => {
  const hand = at({
    change: (state) => {
      goods(5)(state);
      state.seats.ann.promissoryNotes.push('promise-of-protection@bob');
    },
  });
  gainTradeGoods(hand.game, 'ann', 1);
  expect(hand.begin(turn, { seat: 'ann', performed: 0 })).toAskAmongOthers('bob window');
  const t = at({
    change: (state) => {
      state.seats.bob.promissoryNotes = [];
      state.seats.ann.playArea.push('promise-of-protection@bob');
    },
  });
  t.begin('tactical-action', { seat: 'ann' }).ann.activates('27');
  expect(t.state.seats.bob.promissoryNotes).toEqual(['promise-of-protection@bob']);
  t.leaves('ann', 'move-ships');
});

test('Mirror Computing: a trade good pays for 2 resources or influence', () => {
  const t = at({
    technologies: { bob: ['mirror-computing'] },
    change: (state) => {
      state.seats.bob.tradeGoods = 2;
      state.planets['moll-primus'].exhausted = true;
    },
  });
  expect([spendableAmount(t.game, 'bob', 'resources'), spendableAmount(t.game, 'bob', 'influence')]).toEqual([4, 4]);
  const spec = paymentSpec(t.game, 'bob', { kind: 'resources', amount: 3, for: '' });
  expect(spec.kind === 'allot' && spec.proposed).toEqual({ 'trade-goods': 2 });
  expect(overpaymentProblem(t.game, 'bob', { kind: 'resources', amount: 2, for: '' }, { 'trade-goods': 2 })).toBe(
    'You are paying 2 too much: leave out 1 trade good.',
  );
  expect(payment.name).toBe('payment');
  expect(spendableAmount(t.game, 'ann', 'resources')).toBe(spendableAmount(at().game, 'ann', 'resources'));
});

const afterCombat = (setting: Setting, ...faces: number[]) =>
  combat({ technologies: { bob: ['salvage-operations'] }, ...setting }, ...faces).bob.declines().table;

test('Salvage Operations note 1: winning gains a trade good and a ship', () => {
  const t = afterCombat(
    {
      space: { 27: { ann: '1 carrier', bob: '1 cruiser' } },
      change: (state) => {
        state.seats.bob.tradeGoods = 3;
      },
    },
    1,
    10,
  );
  expect(t.state.seats.bob.tradeGoods).toBe(4);
  expect(t.options('bob', 'units-to-produce')).toEqual(['carrier@space', 'give-up']);
  t.bob.produces('carrier in space');
  t.bob.pays('3 trade-goods');
  expect(t.units('bob', { system: '27' })).toBe('1 carrier, 1 cruiser');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
});

test('Salvage Operations note 2: losing gains a trade good, a draw nothing', () => {
  const lost = afterCombat({ space: { 27: { ann: '1 carrier', bob: '1 cruiser' } } }, 10, 1);
  expect(lost.state.seats.bob.tradeGoods).toBe(1);
  expect(lost).toAsk();
  const drawn = afterCombat({ space: { 27: { ann: '1 carrier', bob: '1 cruiser' } } }, 10, 10);
  expect(drawn.state.seats.bob.tradeGoods).toBe(0);
});

test('Fourth Moon: other players’ ships in its system cannot sustain damage', () => {
  const t = table({
    seats,
    space: { 27: { ann: '1 dreadnought', bob: '1 flagship, 1 dreadnought' }, 28: { ann: '1 dreadnought' } },
  });
  const can = Object.values(t.state.units).map(
    (unit) => `${unit.owner} ${unit.type} ${unit.system} ${canSustain(t.game, unit, 'space-combat')}`,
  );
  expect(can.sort()).toEqual([
    'ann dreadnought 27 false',
    'ann dreadnought 28 true',
    'bob dreadnought 27 true',
    'bob flagship 27 true',
  ]);
});

// Rulings

test('Ambush note 2: not offered once the last cruiser is destroyed', () => {
  const t = combat({
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '3 cruiser', bob: '1 cruiser, 1 carrier' } },
  });
  t.game.roll = (_label, count) => Array<number>(count).fill(10);
  t.bob.loses('cruiser in 27');
  expect(t.facts('dice-rolled').map(({ purpose }) => purpose)).toEqual(['space-combat', 'space-combat']);
});

test('Ambush note 4a: Direct Hit may destroy a ship sustaining its hit', () => {
  const t = combat({ hands: { bob: ['direct-hit'] }, space: { 27: { ann: '1 dreadnought', bob: '1 cruiser' } } }, 10);
  t.bob.uses('ambush').chooses('cruiser', 'ambush').ann.sustains('dreadnought').bob.plays('direct-hit');
  expect(t.units('ann')).toBe('');
});

test('Pillage note 1: Trade Convoys make nobody a neighbor', () => {
  const t = at({
    active: 'cat',
    change: (state) => {
      goods(5)(state);
      state.seats.cat.playArea.push('trade-convoys@dan');
    },
  }).begin(turn, { seat: 'cat', performed: 0 });
  trade(t, 'cat', 'bob', { tradeGoods: 1 });
  expect(t.state.seats.bob.tradeGoods).toBe(1);
  expect(t.asks('bob', 'window')).toBe(false);
});

test('Pillage note 2, Pillage note 2a: giving by card is no transaction', () => {
  const t = at({
    space: { ...near, 28: { cat: '1 carrier' } },
    change: (state) => {
      goods(4)(state);
      state.seats.cat.promissoryNotes = [];
      state.seats.ann.promissoryNotes.push('trade-agreement@cat');
    },
    active: 'cat',
  }).begin('strategic-action', { seat: 'cat', card: 'trade' });
  while (t.asks('bob', 'window')) t.bob.declines();
  t.ann.plays('trade-agreement').bob.uses('pillage');
  t.bob.chooses('trade-good', 'pillage');
  expect(t.facts('goods-taken').map(({ from }) => from)).toEqual(['ann']);
  expect(t.asks('bob', 'window')).toBe(false);
  t.cat.declines('trade-partners');
  t.dan.declines('use-secondary').ann.declines('use-secondary').bob.declines('use-secondary');
});

const gains = (t: TestTable, seat: string) => {
  gainTradeGoods(t.game, seat, 1);
  return t.begin(turn, { seat, performed: 0 }).asks('bob', 'window');
};

test('Pillage note 3, Quantum Entanglement note 2a: alpha and beta connect Ghosts', () => {
  const across = (ann: string) =>
    table({
      seats: { ...seats, ann },
      space: { 26: { ann: '1 cruiser' }, 25: { bob: '1 cruiser' } },
      change: goods(3),
    });
  expect([gains(across('creuss'), 'ann'), gains(across('winnu'), 'ann')]).toEqual([true, false]);
});

test('Pillage note 4: Lazax Gate Folding makes neighbors while the Winnu act', () => {
  const at25 = (technologies: string[]) => {
    const t = table({
      seats,
      technologies: { ann: technologies },
      space: { 18: { ann: '1 cruiser' }, 25: { bob: '1 cruiser' } },
      change: (state) => {
        goods(3)(state);
        state.turn.system = '20';
      },
    });
    gainTradeGoods(t.game, 'ann', 1);
    return t.begin('tactical-action', { seat: 'ann' }).stopsAt().includes('bob window');
  };
  expect([at25(['lazax-gate-folding']), at25([])]).toEqual([true, false]);
});

const protectedBy = (setting: Setting) =>
  at({
    ...setting,
    change: (state) => {
      state.seats.bob.promissoryNotes = [];
      state.seats.ann.playArea.push('promise-of-protection@bob');
    },
  });

test('Promise of Protection note 4: structures alone return it', () => {
  const t = protectedBy({ space: {}, ground: { lodor: { bob: '1 pds' } } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('26').table;
  expect(t.state.seats.ann.playArea).toEqual([]);
});

test('Promise of Protection note 5: Diplomacy’s token does not return it', () => {
  const t = protectedBy({ space: {}, ground: { lodor: { bob: '1 pds' } } })
    .begin('diplomacy-primary', { seat: 'bob' })
    .bob.chooses('26', 'diplomacy-system').table;
  expect([t.state.systems['26'].tokens.includes('ann'), t.state.seats.ann.playArea]).toEqual([
    true,
    ['promise-of-protection@bob'],
  ]);
});

test('Mirror Computing note 1: objectives on trade goods count each as one', () => {
  const problem = (tradeGoods: number) =>
    scoringProblem(
      at({
        technologies: { bob: ['mirror-computing'] },
        change: (state) => {
          state.seats.bob.tradeGoods = tradeGoods;
          state.objectives = [{ id: 'negotiate-trade-routes', scoredBy: [] }];
        },
      }).game,
      'bob',
      'negotiate-trade-routes',
    );
  expect([problem(4) === undefined, problem(5) === undefined]).toEqual([false, true]);
});

const salvage = (setting: Setting, ...faces: number[]) => {
  const t = combat(
    {
      technologies: { bob: ['salvage-operations'] },
      ...setting,
      change: (state) => {
        state.seats.bob.tradeGoods = 12;
        state.seats.bob.tokens.fleet = 6;
        setting.change?.(state);
      },
    },
    ...faces,
  );
  return t.asks('bob', 'window') ? t.bob.declines().table : t;
};

test('Salvage Operations note 3: takes the ship from the board if needed', () => {
  const t = salvage({ space: { 27: { ann: '1 carrier', bob: '1 cruiser' }, 30: { bob: '4 carrier' } } }, 1, 10)
    .bob.produces('carrier in space')
    .pays('3 trade-goods').table;
  expect([t.units('bob', { system: '27' }), t.units('bob', { system: '30' })]).toEqual([
    '1 carrier, 1 cruiser',
    '3 carrier',
  ]);
});

test('Salvage Operations note 4: yields the winner’s own ship of that type', () => {
  const t = salvage({ space: { 27: { ann: '1 flagship (damaged)', bob: '1 cruiser' } } }, 1, 10);
  t.bob.produces('flagship in space').agrees('payment');
  expect(definitionFor(t.game, 'bob', 'flagship').antiFighterBarrage).toBeUndefined();
  expect(t.units('bob', { system: '27' })).toBe('1 cruiser, 1 flagship');
});

test('Salvage Operations note 5: excludes ground forces that fought as ships', () => {
  const t = salvage({
    seats: { ...seats, ann: 'nekro' },
    space: { 27: { ann: '1 flagship (damaged), 1 infantry', bob: '2 cruiser' } },
  });
  t.game.roll = (_label, count) => Array<number>(count).fill(t.facts('dice-rolled').length % 2 ? 10 : 1);
  t.ann.uses('the-alastor').chooses('infantry', 'alastor-ground-forces').bob.declines();
  expect(t.options('bob', 'units-to-produce')).toEqual(['flagship@space', 'give-up']);
});

test('Salvage Operations note 6: excludes war suns without the technology', () => {
  const won = (technologies: string[]) =>
    salvage(
      {
        seats: { ...seats, ann: 'muaat', cat: 'winnu' },
        technologies: { bob: ['salvage-operations', ...technologies] },
        space: { 27: { ann: '1 war-sun (damaged)', bob: '1 cruiser' } },
      },
      1,
      1,
      1,
      10,
    ).stopsAt();
  expect([won([]), won(['war-sun'])]).toEqual([[], ['bob units-to-produce']]);
});
