import { expect, test } from 'vitest';
import { turn } from '../../../src/rules/action-phase.ts';
import { canSustain } from '../../../src/rules/hits.ts';
import { overpaid, payment, paymentSpec, purse } from '../../../src/rules/payment.ts';
import { spaceCombat } from '../../../src/rules/space-combat.ts';
import { gainTradeGoods } from '../../../src/rules/trade.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Bob is the Mentak Coalition; ann is his neighbor, cat is nobody's.
const seats = { ann: 'winnu', bob: 'mentak', cat: 'muaat', dan: 'hacan' };
const near: Setting['space'] = { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' } };
const at = (setting: Setting = {}) => table({ seats, space: near, ...setting });
const goods = (tradeGoods: number, commodities = 0) => (state: TestTable['state']) => { for (const id of ['ann', 'cat', 'dan']) Object.assign(state.seats[id], { tradeGoods, commodities }); };
const combat = (setting: Setting, ...faces: number[]) => load(table({ seats, ...setting }), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('Ambush: up to 2 cruisers and destroyers roll before the combat; the opponent assigns the hits', () => {
  const t = combat({ space: { 27: { ann: '1 carrier, 1 cruiser', bob: '2 cruiser, 1 destroyer' } } }, 7, 6, 1, 1, 1, 10, 1, 1);
  t.answers('bob', 'mentak', 'window');
  expect(t.refusal('bob', { cruiser: 2, destroyer: 1 })).toMatch(/At most 2/);
  t.answers('bob', { cruiser: 2 });
  expect(t.open).toEqual(['ann assign-hits']);
  t.answers('ann', { carrier: 1 });
  expect(t.facts('unit-destroyed')[0]).toMatchObject({ seat: 'ann', by: 'bob', purpose: 'ability' });
  expect(t.facts('dice-rolled').map(({ purpose }) => purpose)).toEqual(['ability', 'anti-fighter-barrage', 'space-combat', 'space-combat']);
});

test('Ambush: the dice are no combat rolls: Morale Boost does not help', () => {
  const t = combat({ space: { 27: { ann: '1 carrier', bob: '1 cruiser' } }, hands: { bob: ['morale-boost'] } }, 6, 1, 10);
  t.answers('bob', 'morale-boost#1', 'window').answers('bob', 'mentak', 'window').answers('bob', { cruiser: 1 }, 'ambush');
  expect(t.facts('dice-rolled')[0]).toMatchObject({ purpose: 'ability', dice: [{ result: 6, hit: false }] });
});

test('Ambush: Shields Holding and Sustain Damage may cancel the hit', () => {
  const t = combat({ space: { 27: { ann: '1 dreadnought', bob: '1 cruiser' } }, hands: { ann: ['shields-holding'] } }, 10);
  t.answers('bob', 'mentak', 'window').answers('bob', { cruiser: 1 });
  expect(t.options('ann', 'window')).toEqual(['shields-holding#1']);
  t.answers('ann', [], 'window');
  expect(t.open).toEqual(['ann sustain-damage']);
});

test('Ambush: in the first round only, and only with cruisers or destroyers', () => {
  const t = combat({ space: { 27: { ann: '1 dreadnought', bob: '2 cruiser' } } }, 1, 1, 1, 1, 10, 10);
  t.answers('bob', [], 'window');
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t.open).toEqual(['ann sustain-damage']);
  expect(() => combat({ space: { 27: { ann: '1 carrier', bob: '1 carrier' } } }, 10, 10)).not.toThrow();
});

test('Pillage: a neighbor who gains trade goods and then has 3 loses one of them or a commodity', () => {
  const t = at({ change: goods(2, 1) });
  gainTradeGoods(t.game, 'ann', 1);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.open).toContain('bob window');
  t.answers('bob', 'mentak/1', 'window');
  expect(t.options('bob', 'pillage')).toEqual(['trade-good', 'commodity']);
  t.answers('bob', 'commodity', 'pillage');
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 3, commodities: 0 });
  expect(t.state.seats.bob).toMatchObject({ tradeGoods: 1, commodities: 0 });
});

test('Pillage: not from fewer than 3, not from a player who is no neighbor', () => {
  const few = at({ change: goods(1) });
  gainTradeGoods(few.game, 'ann', 1);
  expect(few.begin(turn, { seat: 'ann', performed: 0 }).open).not.toContain('bob window');
  const far = at({ change: goods(5) });
  gainTradeGoods(far.game, 'cat', 1);
  expect(far.begin(turn, { seat: 'ann', performed: 0 }).open).not.toContain('bob window');
});

const trade = (t: TestTable, from: string, to: string, give: object) => {
  t.acts(from, 'offer', { to, give, take: {} } as never);
  return t.acts(to, 'accept-offer', { offer: Object.keys(t.state.offers).at(-1) ?? '' });
};

test('Pillage: after a transaction from both of its players, whatever changed hands; one is free to spare either', () => {
  const t = at({ space: { ...near, 28: { dan: '1 carrier' } }, change: goods(5) }).begin(turn, { seat: 'ann', performed: 0 });
  trade(t, 'ann', 'dan', { promissoryNote: 'ceasefire@ann' });
  t.answers('bob', 'mentak/2', 'window').answers('bob', 'trade-good', 'pillage').answers('bob', [], 'pillage');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.dan.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([4, 5, 1]);
});

test('Pillage: also from the one with whom the Mentak trade; Trade Convoys makes nobody a neighbor', () => {
  const own = at({ change: goods(4), active: 'bob' }).begin(turn, { seat: 'bob', performed: 0 });
  trade(own, 'bob', 'ann', { promissoryNote: 'ceasefire@bob' });
  own.answers('bob', 'mentak/2', 'window').answers('bob', 'trade-good', 'pillage');
  expect(own.state.seats.ann.tradeGoods).toBe(3);
  const far = at({ change: goods(4), active: 'dan' }).begin(turn, { seat: 'dan', performed: 0 });
  trade(far, 'dan', 'cat', { tradeGoods: 1 });
  expect(far.open).not.toContain('bob window');
});

test('Pillage: commodities turned into trade goods are no gain, those that Trade Agreement brings are', () => {
  const t = at({ change: (state) => {
    goods(4)(state);
    state.seats.cat.promissoryNotes = state.seats.cat.promissoryNotes.filter((note) => note !== 'trade-agreement@cat');
    state.seats.ann.promissoryNotes.push('trade-agreement@cat');
  }, active: 'cat' }).begin('strategic-action', { seat: 'cat', card: 'trade' });
  t.answers('ann', 'trade-agreement@cat', 'window');
  expect(t.open).toContain('bob window');
  t.answers('bob', 'mentak/1', 'window').answers('bob', 'trade-good', 'pillage');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
});

test('Promise of Protection: laid down it keeps its holder from being pillaged, and nobody else', () => {
  const laid = (state: TestTable['state']) => { goods(5)(state); state.seats.ann.playArea.push('promise-of-protection@bob'); };
  const t = at({ space: { ...near, 28: { dan: '1 carrier' } }, change: laid }).begin(turn, { seat: 'ann', performed: 0 });
  trade(t, 'ann', 'dan', { tradeGoods: 1 });
  t.answers('bob', 'mentak/2', 'window').answers('bob', 'trade-good', 'pillage');
  expect(t.state.seats).toMatchObject({ ann: { tradeGoods: 4 }, dan: { tradeGoods: 5 }, bob: { tradeGoods: 1 } });
});

test('Promise of Protection: in a hand it does nothing; it goes back when its holder activates a system of the Mentak', () => {
  const hand = at({ change: (state) => { goods(5)(state); state.seats.ann.promissoryNotes.push('promise-of-protection@bob'); } });
  gainTradeGoods(hand.game, 'ann', 1);
  expect(hand.begin(turn, { seat: 'ann', performed: 0 }).open).toContain('bob window');
  const t = at({ change: (state) => { state.seats.bob.promissoryNotes = []; state.seats.ann.playArea.push('promise-of-protection@bob'); } });
  t.begin('tactical-action', { seat: 'ann' }).answers('ann', '27');
  expect(t.state.seats.bob.promissoryNotes).toEqual(['promise-of-protection@bob']);
});

test('Mirror Computing: a trade good pays for 2 resources or influence', () => {
  const t = at({ technologies: { bob: ['mirror-computing'] }, change: (state) => { state.seats.bob.tradeGoods = 2; state.planets['moll-primus'].exhausted = true; } });
  expect([purse(t.game, 'bob', 'resources'), purse(t.game, 'bob', 'influence')]).toEqual([4, 4]);
  const spec = paymentSpec(t.game, 'bob', { kind: 'resources', amount: 3, for: '' });
  expect(spec.kind === 'allot' && spec.start).toEqual({ 'trade-goods': 2 });
  expect(overpaid(t.game, 'bob', { kind: 'resources', amount: 2, for: '' }, { 'trade-goods': 2 })).toMatch(/more trade goods/);
  expect(payment.name).toBe('payment');
  expect(purse(t.game, 'ann', 'resources')).toBe(purse(at().game, 'ann', 'resources'));
});

const afterCombat = (setting: Setting, ...faces: number[]) => combat({ technologies: { bob: ['salvage-operations'] }, ...setting }, ...faces).answers('bob', [], 'window');

test('Salvage Operations: won, a trade good and one ship of a destroyed type, for its cost', () => {
  const t = afterCombat({ space: { 27: { ann: '1 carrier', bob: '1 cruiser' } }, change: (state) => { state.seats.bob.tradeGoods = 3; } }, 1, 10);
  expect(t.state.seats.bob.tradeGoods).toBe(4);
  expect(t.options('bob', 'units-to-produce')).toEqual(['carrier@space', 'give-up']);
  t.answers('bob', { 'carrier@space': 1 }, 'units-to-produce');
  t.answers('bob', { 'trade-goods': 3 }, 'payment');
  expect(t.units('bob', { system: '27' })).toBe('1 carrier, 1 cruiser');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
});

test('Salvage Operations: lost, the trade good alone; drawn, nothing', () => {
  const lost = afterCombat({ space: { 27: { ann: '1 carrier', bob: '1 cruiser' } } }, 10, 1);
  expect(lost.state.seats.bob.tradeGoods).toBe(1);
  expect(lost.open).toEqual([]);
  const drawn = afterCombat({ space: { 27: { ann: '1 carrier', bob: '1 cruiser' } } }, 10, 10);
  expect(drawn.state.seats.bob.tradeGoods).toBe(0);
});

test('Fourth Moon: other ships in its system cannot sustain damage; its own can, and ships elsewhere', () => {
  const t = table({ seats, space: { 27: { ann: '1 dreadnought', bob: '1 flagship, 1 dreadnought' }, 28: { ann: '1 dreadnought' } } });
  const can = Object.values(t.state.units).map((unit) => `${unit.owner} ${unit.type} ${unit.system} ${canSustain(t.game, unit, 'space-combat')}`);
  expect(can.sort()).toEqual(['ann dreadnought 27 false', 'ann dreadnought 28 true', 'bob dreadnought 27 true', 'bob flagship 27 true']);
});
