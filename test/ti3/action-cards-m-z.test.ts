import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { productionLimit } from '#ti3/rules/production/production-limits.ts';
import { initiativeOf } from '#ti3/rules/seats.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { CardTable, type Name } from './card-table.ts';

const table = (...cards: string[]): CardTable => new CardTable().holds('ann', ...cards);
const counters = (t: CardTable, system: string): string[] => t.state.systems[system].counters;
const exhausted = (t: CardTable, ...planets: string[]): boolean[] =>
  planets.map((planet) => t.state.planets[planet].exhausted);
const lasting = (t: CardTable, card: string): unknown[] =>
  Object.values(t.state.effects).filter(({ component }) => component === card);

/** Everybody does as little as may be, or as is proposed, until nobody is asked anything, or until something. */
function goOn(t: CardTable, until: () => boolean = () => false): void {
  for (let i = 0; i < 30 && !until(); i++) {
    const open = openAsks(t.state).find(({ ask }) => ask.reply === undefined);
    if (!open) return;
    const seat = open.ask.player as Name;
    const spec = t.asked(seat);
    t.replies(seat, spec?.kind === 'allot' ? spec.proposed : []);
  }
}

const trade = (t: CardTable, one: Name, other: Name): void => {
  const worth = (seat: Name): number => t.state.seats[seat].contracts[0];
  makeAgreement(t.game, [one, other], [worth(one), worth(other)]);
};

test('E3 12 Massive Transport moves a dock along a free way', () => {
  const t = table('massive-transport');
  t.units('ann', 'jord', 'space-dock');
  t.owns('ann', 'saudor', 'quann');
  t.turn().plays('ann', 'massive-transport');
  expect([t.at('jord'), t.at('saudor')]).toEqual([[], ['space-dock']]);
  const barred = table('massive-transport');
  barred.units('ann', 'jord', 'space-dock');
  barred.owns('ann', 'saudor');
  barred.units('bob', 'empty-2', 'destroyer');
  expect(barred.turn().playable('ann', 'massive-transport')).toBeUndefined();
});

test('E3 12 Master of Trade refreshes two planets, given two agreements', () => {
  const t = table('master-of-trade');
  t.owns('ann', 'saudor', 'quann');
  for (const planet of ['jord', 'saudor', 'quann']) t.state.planets[planet].exhausted = true;
  t.turn('bob');
  trade(t, 'ann', 'cal');
  expect(() => t.playsAtAnyTime('ann', 'master-of-trade')).toThrow('You need 2 trade agreements.');
  trade(t, 'ann', 'bob');
  t.playsAtAnyTime('ann', 'master-of-trade').says('ann', 'jord', 'quann');
  expect(exhausted(t, 'jord', 'saudor', 'quann')).toEqual([false, true, false]);
});

test('E3 12 Multiculturalism lends another race’s ability until the round ends', () => {
  const t = table('multiculturalism');
  t.begins('strategy-phase', {}).plays('ann', 'multiculturalism', 'bob:trade-caravans');
  const price = (): number => modify(t.game, 'secondary-cost', { seat: 'ann', card: 'trade' }, 1);
  expect(price()).toBe(0);
  const ended = table('multiculturalism');
  ended.state.seats.bob.race = 'naalu';
  ended.state.seats.bob.abilities = { foresight: { component: 'foresight' } };
  ended.state.seats.ann.strategyCards = { imperial: { used: false } };
  ended.begins('strategy-phase', {}).plays('ann', 'multiculturalism', 'bob:foresight');
  expect(initiativeOf(ended.game, 'ann')).toBe(0);
  ended.state.stack = [];
  ended.begins('status-phase', {});
  goOn(ended);
  expect(Object.keys(ended.state.seats.ann.abilities)).not.toContain('foresight');
});

test('E3 14.2 Opening the Black Box doubles red specialties once', () => {
  const t = table('opening-the-black-box');
  t.game.book.planets.saudor = { ...t.game.book.planets.saudor, specialties: ['red'] };
  t.owns('ann', 'saudor');
  const price = (technology: string): number => modify(t.game, 'technology-price', { seat: 'ann', technology }, 7);
  t.state.seats.ann.tradeGoods = 9;
  t.begins('research', { seat: 'ann', base: 8 }).plays('ann', 'opening-the-black-box');
  expect([price('hylar-v-assault-laser'), price('sarween-tools')]).toEqual([6, 7]);
  t.says('ann', 'hylar-v-assault-laser').replies('ann', { 'trade-goods': 6 });
  expect(Object.keys(t.state.seats.ann.technologies)).toContain('hylar-v-assault-laser');
  expect(lasting(t, 'opening-the-black-box')).toEqual([]);
  t.game.book.planets.saudor = { ...t.game.book.planets.saudor, specialties: [] };
});

test('E3 12 Patrol moves fast ships out of an activated system', () => {
  const t = table('patrol');
  t.units('ann', 'empty-2', 'cruiser', 'destroyer', 'carrier');
  expect(t.turn().playable('ann', 'patrol')).toBeUndefined();
  const u = table('patrol');
  const [cruiser, destroyer] = u.units('ann', 'empty-2', 'cruiser', 'destroyer', 'carrier');
  counters(u, 'empty-2').push('ann');
  u.turn().plays('ann', 'patrol', `${cruiser.id}>empty-1`);
  expect(u.choices('ann')).toEqual([`${destroyer.id}>saudor`, 'none']);
  u.says('ann', `${destroyer.id}>saudor`);
  expect([u.at('empty-1'), u.at('saudor'), u.at('empty-2')]).toEqual([['cruiser'], ['destroyer'], ['carrier']]);
  expect([counters(u, 'empty-1'), counters(u, 'saudor')]).toEqual([['ann'], ['ann']]);
});

test('E3 12 Plague kills a ground force for each even die', () => {
  const t = table('plague');
  t.units('bob', 'saudor', ...Array<'ground-force'>(8).fill('ground-force'));
  t.turn().plays('ann', 'plague');
  const rolled = t.state.facts.find(({ type }) => type === 'card-dice-rolled') as unknown as { faces: number[] };
  const odd = rolled.faces.filter((face) => face % 2);
  expect(rolled.faces).toHaveLength(8);
  expect(odd.length).toBeLessThan(8);
  expect(t.at('saudor')).toHaveLength(odd.length);
  expect(t.state.planets.saudor.owner).toBe('bob');
});

test('E3 4.4 Policy Paralysis keeps one player from the secondary ability', () => {
  const t = table('policy-paralysis');
  t.state.seats.bob.strategyCards = { logistics: { used: false } };
  t.state.seats.bob.tradeGoods = t.state.seats.cal.tradeGoods = 3;
  t.begins('strategic-action', { seat: 'bob', card: 'logistics' }).replies('bob', { command: 4 });
  t.plays('ann', 'policy-paralysis');
  // Of those who follow, cal is the only other one.
  expect(t.asked('cal')).toBeUndefined();
  expect(modify(t.game, 'secondary-barred', { seat: 'cal', card: 'logistics' }, undefined)).toBeDefined();
  expect(modify(t.game, 'secondary-barred', { seat: 'cal', card: 'trade' }, undefined)).toBeUndefined();
  expect(t.choices('ann')).toEqual([]);
});

test('E3 16.7 Political Stability keeps one strategy card for next round', () => {
  const t = table('political-stability');
  for (const card of ['technology', 'trade', 'warfare']) delete t.state.strategyCards[card];
  t.state.seats.ann.strategyCards = { technology: { used: true }, trade: { used: true } };
  t.state.seats.bob.strategyCards = { warfare: { used: true } };
  t.begins('status-phase', {});
  goOn(t, () => t.playable('ann', 'political-stability') !== undefined);
  t.plays('ann', 'political-stability', 'trade');
  expect(t.state.seats.ann.strategyCards).toEqual({ trade: { used: false } });
  expect(t.state.seats.bob.strategyCards).toEqual({});
  t.begins('strategy-phase', {}).says('bob', 'warfare').says('cal', 'imperial').says('ann', 'logistics');
  expect(Object.keys(t.state.seats.ann.strategyCards)).toEqual(['trade', 'logistics']);
});

test('E3 16.7 Political Stability is of no use with Imperial or Initiative', () => {
  const usable = (other: string): boolean => {
    const t = table('political-stability');
    for (const card of [other, 'trade']) delete t.state.strategyCards[card];
    t.state.seats.ann.strategyCards = { [other]: { used: true }, trade: { used: true } };
    t.begins('status-phase', {});
    goOn(t, () => t.playable('ann', 'political-stability') !== undefined);
    return t.playable('ann', 'political-stability') !== undefined;
  };
  expect(['imperial', 'initiative', 'warfare'].map(usable)).toEqual([false, false, true]);
});

test('E3 12 Privateers take a player’s trade goods and bring half', () => {
  const t = table('privateers');
  expect(t.turn().playable('ann', 'privateers')).toBeUndefined();
  const u = table('privateers');
  u.state.seats.bob.tradeGoods = 5;
  u.turn().plays('ann', 'privateers');
  expect([u.state.seats.ann.tradeGoods, u.state.seats.bob.tradeGoods]).toEqual([2, 0]);
});

test('E3 9.1 Productivity Spike adds influence to a dock’s limit', () => {
  const t = table('productivity-spike');
  t.units('ann', 'jord', 'space-dock');
  const before = productionLimit(t.game, 'ann', 'sol-home');
  t.begins('strategy-phase', {}).plays('ann', 'productivity-spike');
  expect(productionLimit(t.game, 'ann', 'sol-home')).toBe(before + t.game.book.planets.jord.influence);
});

test('E3 3.1 Public Disgrace: the player chooses another strategy card', () => {
  const t = table('public-disgrace');
  t.state.strategyCards.trade.bonus = 1;
  t.state.speaker = 'bob';
  t.begins('strategy-phase', {}).says('bob', 'trade');
  expect(t.state.strategyCards.trade).toEqual({ bonus: 1 });
  t.plays('ann', 'public-disgrace');
  expect(t.choices('bob')).not.toContain('trade');
  t.says('bob', 'political');
  expect(t.state.seats.bob.strategyCards).toEqual({ political: { used: false } });
  expect(t.state.strategyCards.trade).toEqual({ bonus: 1 });
  expect(t.choices('cal')).toContain('trade');
});

test('E3 12 Rally of the People gives a dreadnought at home', () => {
  const t = table('rally-of-the-people');
  t.turn().plays('ann', 'rally-of-the-people');
  expect(t.at('sol-home')).toEqual(['dreadnought']);
  const full = table('rally-of-the-people');
  full.units('ann', 'sol-home', 'cruiser', 'cruiser', 'cruiser');
  expect(full.turn().playable('ann', 'rally-of-the-people')).toBeUndefined();
  const complete = table('rally-of-the-people');
  complete.state.seats.ann.counters.fleet = 8;
  complete.units('ann', 'mecatol-rex', 'dreadnought', 'dreadnought', 'dreadnought', 'dreadnought', 'dreadnought');
  expect(complete.turn().playable('ann', 'rally-of-the-people')).toBeUndefined();
  const besieged = table('rally-of-the-people');
  besieged.units('bob', 'sol-home', 'cruiser');
  expect(besieged.turn().playable('ann', 'rally-of-the-people')).toBeUndefined();
});

test('E3 12 Rare Mineral gives three trade goods for a landing on a neutral planet', () => {
  for (const [owner, goods] of [
    [undefined, 3],
    ['bob', undefined],
  ] as const) {
    const t = table('rare-mineral');
    if (owner) t.owns(owner, 'saudor');
    t.units('ann', 'empty-2', 'carrier', 'ground-force');
    t.turn().says('ann', 'tactical').says('ann', 'saudor');
    t.replies('ann', { 'carrier@empty-2': 1, 'ground-force@empty-2': 1 });
    t.replies('ann', { 'ground-force>saudor': 1 });
    expect(t.state.planets.saudor.owner).toBe('ann');
    if (goods === undefined) expect(t.playable('ann', 'rare-mineral')).toBeUndefined();
    else expect(t.plays('ann', 'rare-mineral').state.seats.ann.tradeGoods).toBe(goods);
  }
});

test('E3 12 Rare Mineral gives nothing for a planet gained without landing', () => {
  const t = table('rare-mineral', 'voluntary-annexation');
  t.owns('ann', 'mecatol-rex');
  gainPlanet(t.game, 'ann', 'saudor');
  expect(t.turn().playable('ann', 'rare-mineral')).toBeUndefined();
});

test('E3 12 Reparations exhaust one planet and refresh another', () => {
  const t = table('reparations');
  t.owns('ann', 'saudor', 'quann', 'mecatol-rex');
  for (const planet of ['jord', 'quann', 'mecatol-rex']) t.state.planets[planet].exhausted = true;
  gainPlanet(t.game, 'bob', 'saudor');
  t.turn().plays('ann', 'reparations', 'arretze');
  // Arretze has 2 resources, Jord 4.
  expect(t.choices('ann').sort()).toEqual(['mecatol-rex', 'quann']);
  t.says('ann', 'quann');
  expect(exhausted(t, 'arretze', 'quann', 'jord')).toEqual([true, false, true]);
});

test('E3 12 Rise of a Messiah adds a ground force per planet', () => {
  const t = table('rise-of-a-messiah');
  t.owns('ann', 'saudor');
  t.turn().plays('ann', 'rise-of-a-messiah');
  expect([t.at('jord'), t.at('saudor'), t.at('arretze')]).toEqual([['ground-force'], ['ground-force'], []]);
});

test('E3 14.1 Scientist Assassination: one player gains no technology in this round', () => {
  const t = table('scientist-assassination');
  t.begins('strategy-phase', {}).plays('ann', 'scientist-assassination', 'bob');
  t.state.stack = [];
  t.begins('research', { seat: 'bob' });
  expect(t.asked('bob')).toBeUndefined();
  t.begins('research', { seat: 'cal' });
  expect(t.choices('cal').length).toBeGreaterThan(1);
  expireEffects(t.game, 'round');
  t.begins('research', { seat: 'bob' });
  expect(t.choices('bob').length).toBeGreaterThan(1);
});
