import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { findUsedCard } from '#kit/explain/question-source.ts';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { describeEvent } from '#ti3/rules/events/event-text.ts';
import type { GameEvent } from '#ti3/rules/events/events.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { workingDocks } from '#ti3/rules/production/production-limits.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { CardTable, type Name } from './card-table.ts';

const table = (...cards: string[]): CardTable => new CardTable().holds('ann', ...cards);
const counters = (t: CardTable, system: string): string[] => t.state.systems[system].counters;
const hand = (t: CardTable, seat: Name): string[] => t.state.seats[seat].actionCards;
const exhausted = (t: CardTable, ...planets: string[]): boolean[] =>
  planets.map((planet) => t.state.planets[planet].exhausted);
const lasting = (t: CardTable, card: string): unknown[] =>
  Object.values(t.state.effects).filter(({ component }) => component === card);

const trade = (t: CardTable, one: Name, other: Name): void => {
  const worth = (seat: Name): number => t.state.seats[seat].contracts[0];
  makeAgreement(t.game, [one, other], [worth(one), worth(other)]);
};

test('E3 12 Secret Industrial Agent destroys a dock outside home systems', () => {
  const t = table('secret-industrial-agent');
  t.units('bob', 'arretze', 'space-dock');
  t.units('ann', 'quann', 'space-dock');
  expect(t.turn().playable('ann', 'secret-industrial-agent')).toBeUndefined();
  const u = table('secret-industrial-agent');
  u.units('bob', 'arretze', 'space-dock');
  u.units('bob', 'saudor', 'space-dock', 'ground-force');
  u.turn().plays('ann', 'secret-industrial-agent');
  expect([u.at('saudor'), u.at('arretze')]).toEqual([['ground-force'], ['space-dock']]);
});

test('E3 12 Signal Jamming lays another player’s counter outside home systems', () => {
  const t = table('signal-jamming');
  t.begins('strategy-phase', {}).plays('ann', 'signal-jamming');
  expect(t.choices('ann')).not.toContain('hacan-home');
  const [{ ask }] = openAsks(t.state);
  expect(findUsedCard(t.game, { seat: 'ann', question: ask.question }, [])).toMatchObject({
    name: 'Signal Jamming',
    text: t.game.book.components['signal-jamming'].text,
  });
  t.says('ann', 'saudor').says('ann', 'bob');
  expect(counters(t, 'saudor')).toEqual(['bob']);
  const played = t.state.facts.find((fact) => fact.type === 'action-card-played');
  const event = { ...played, name: 'action-card-played', timing: 'after' } as unknown as GameEvent;
  expect(describeEvent(t.game, event)).toBe('Sol plays Signal Jamming: Hacan at Saudor.');
  expect(t.state.seats.bob.counters.command).toBe(3);
});

test('E3 9.1 Spacedock Accident: a dock outside home builds nothing', () => {
  const t = table('spacedock-accident');
  t.units('bob', 'saudor', 'space-dock');
  t.units('bob', 'arretze', 'space-dock');
  t.turn().plays('ann', 'spacedock-accident');
  expect([workingDocks(t.game, 'bob', 'saudor'), workingDocks(t.game, 'bob', 'hacan-home')]).toEqual([[], ['arretze']]);
  expireEffects(t.game, 'round');
  expect(workingDocks(t.game, 'bob', 'saudor')).toEqual(['saudor']);
});

test('E3 12 Stellar Criminals: a player exhausts half their ready planets', () => {
  const t = table('stellar-criminals');
  t.turn().plays('ann', 'stellar-criminals');
  // Three home planets: one of them. The other players have one planet, or two.
  if (t.choices('ann').includes('bob')) t.says('ann', 'bob');
  t.says('bob', 'hercant');
  expect(exhausted(t, 'arretze', 'hercant', 'kamdorn')).toEqual([false, true, false]);
});

test('E3 12 Strategic Bombardment exhausts planets, and returns on 6', () => {
  const none = table('strategic-bombardment');
  none.units('ann', 'hacan-home', 'dreadnought');
  expect(none.turn().playable('ann', 'strategic-bombardment')).toBeUndefined();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const t = table('strategic-bombardment');
    t.state.seed = seed;
    t.units('ann', 'hacan-home', 'war-sun');
    t.turn().plays('ann', 'strategic-bombardment');
    expect(exhausted(t, 'arretze', 'hercant', 'kamdorn')).toEqual([true, true, true]);
    const [face] = (t.state.facts.find(({ type }) => type === 'card-dice-rolled') as unknown as { faces: number[] })
      .faces;
    expect(hand(t, 'ann')).toEqual(face >= 6 ? ['strategic-bombardment#1'] : []);
  }
});

test('E3 3.3 Strategic Flexibility swaps a strategy card before bonus counters', () => {
  const t = table('strategic-flexibility');
  t.state.strategyCards.trade.bonus = 2;
  t.begins('strategy-phase', {});
  for (const [seat, card] of [
    ['ann', 'initiative'],
    ['bob', 'political'],
    ['cal', 'logistics'],
    ['ann', 'warfare'],
    ['bob', 'technology'],
    ['cal', 'imperial'],
  ] as const)
    t.says(seat, card);
  t.plays('ann', 'strategic-flexibility', 'initiative', 'trade').says('ann', '2');
  expect(Object.keys(t.state.seats.ann.strategyCards).sort()).toEqual(['trade', 'warfare']);
  expect(t.state.seats.ann.tradeGoods).toBe(2);
  expect(t.state.strategyCards).toEqual({ initiative: { bonus: 1 }, diplomacy: { bonus: 1 } });
  expect(lasting(t, 'initiative')).toEqual([]);
});

test('E3 3.1 Strategic Shift: nobody takes a strategy card', () => {
  const t = table('strategic-shift');
  t.begins('strategy-phase', {}).plays('ann', 'strategic-shift', 'imperial');
  expect(t.choices('ann')).not.toContain('imperial');
  t.says('ann', 'trade');
  expect(t.choices('bob')).not.toContain('imperial');
});

test('E3 12 Successful Spy takes two cards of one player', () => {
  const t = table('successful-spy').holds('bob', 'plague', 'uprising', 'privateers');
  t.turn().plays('ann', 'successful-spy');
  expect(hand(t, 'ann')).toHaveLength(2);
  expect(hand(t, 'bob')).toHaveLength(1);
  expect([...hand(t, 'ann'), ...hand(t, 'bob')].sort()).toEqual(['plague#1', 'privateers#1', 'uprising#1']);
});

test('E3 12 Synchronicity finds any card in the deck', () => {
  const t = table('synchronicity');
  t.state.decks.action = { draw: ['plague#1', 'uprising#1', 'plague#2'], discard: [] };
  t.begins('strategy-phase', {}).plays('ann', 'synchronicity');
  expect(t.choices('ann')).toEqual(['plague', 'uprising']);
  t.says('ann', 'uprising');
  expect(hand(t, 'ann')).toEqual(['uprising#1']);
  expect([...t.state.decks.action.draw].sort()).toEqual(['plague#1', 'plague#2']);
});

test('E3 14.1 Tech Bubble adds the secondary ability of Technology', () => {
  const t = table('tech-bubble');
  t.state.seats.ann.strategyCards = { technology: { used: false } };
  t.state.seats.ann.tradeGoods = 8;
  t.begins('strategic-action', { seat: 'ann', card: 'technology' }).says('ann', 'hylar-v-assault-laser');
  t.plays('ann', 'tech-bubble');
  expect(t.state.seats.ann.counters.strategy).toBe(1);
  t.says('ann', 'enviro-compensator').replies('ann', { 'trade-goods': 8 });
  expect(Object.keys(t.state.seats.ann.technologies)).toEqual(
    expect.arrayContaining(['hylar-v-assault-laser', 'enviro-compensator']),
  );
  expect(t.state.seats.ann.tradeGoods).toBe(0);
});

test('E3 14.1 Tech Bubble adds the secondary ability of Technology II', () => {
  const t = new CardTable(['base', 'shattered-empire']).holds('ann', 'tech-bubble');
  t.state.seats.ann.strategyCards = { 'technology-ii': { used: false } };
  t.state.seats.ann.tradeGoods = 6;
  t.begins('strategic-action', { seat: 'ann', card: 'technology-ii' }).says('ann', 'hylar-v-assault-laser');
  t.says('ann', 'none').plays('ann', 'tech-bubble').says('ann', 'enviro-compensator');
  t.replies('ann', { 'trade-goods': 6 });
  expect(Object.keys(t.state.seats.ann.technologies)).toContain('enviro-compensator');
  expect(t.state.seats.ann.counters.strategy).toBe(1);
});

test('E3 13.3 the voting prompt leaves out later players who cannot vote', () => {
  const t = table('thugs');
  t.owns('bob', 'lodor');
  t.owns('cal', 'quann');
  t.begins('vote-on', { card: 'law-one' }).plays('ann', 'thugs', 'cal');
  const spec = t.asked('bob');
  expect(spec && 'prompt' in spec && spec.prompt).toMatch(/ After you: Sol with \d+ votes?\.$/);
});

test('E3 13.3 Thugs keep a player from all votes this round', () => {
  const t = table('thugs');
  t.begins('vote-on', { card: 'law-one' }).plays('ann', 'thugs', 'bob');
  t.says('cal', 'for').says('ann', 'abstain');
  expect(Object.keys(t.state.laws)).toEqual(['law-one']);
  t.begins('vote-on', { card: 'law-two' });
  expect([t.asked('bob'), t.asked('cal')]).toEqual([undefined, expect.anything()]);
});

test('E3 12 Touch of Genius copies a discarded card', () => {
  const t = table('touch-of-genius');
  t.state.decks.action.discard = ['privateers#1'];
  t.state.seats.bob.tradeGoods = 4;
  expect(t.turn().playable('ann', 'touch-of-genius')).toBeUndefined();
  const u = table('touch-of-genius').holds('cal', 'sabotage');
  u.state.decks.action.discard = ['privateers#1', 'synchronicity#1'];
  u.state.seats.bob.tradeGoods = 4;
  u.state.seats.ann.tradeGoods = 3;
  u.turn();
  expect(u.choices('ann').filter((key) => key.includes('touch'))).toEqual(['use:touch-of-genius#1=privateers']);
  u.plays('ann', 'touch-of-genius').replies('ann', { 'trade-goods': 3 });
  expect(u.playable('cal', 'sabotage')).toBeDefined();
  u.replies('cal', []);
  expect([u.state.seats.ann.tradeGoods, u.state.seats.bob.tradeGoods, hand(u, 'ann')]).toEqual([2, 0, []]);
  expect(u.state.decks.action.discard).toEqual(['privateers#1', 'synchronicity#1', 'touch-of-genius#1']);
});

test('E3 12.2 Touch of Genius copies Sabotage, and cannot be stopped', () => {
  const t = table('privateers').holds('cal', 'touch-of-genius').holds('bob', 'sabotage');
  t.state.decks.action.discard = ['sabotage#2'];
  t.state.seats.bob.tradeGoods = 4;
  t.state.seats.cal.tradeGoods = 3;
  t.turn().plays('ann', 'privateers', 'bob');
  t.replies('bob', []).plays('cal', 'touch-of-genius').replies('cal', { 'trade-goods': 3 });
  expect(t.playable('bob', 'sabotage')).toBeUndefined();
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([0, 4]);
});

test('E3 15.3 Trade Stop breaks agreements, except those only war ends', () => {
  const t = table('trade-stop');
  trade(t, 'ann', 'cal');
  trade(t, 'ann', 'bob');
  t.begins('strategy-phase', {}).plays('ann', 'trade-stop');
  expect(Object.values(t.state.agreements).map(({ seats }) => seats)).toEqual([['ann', 'bob']]);
});

test('E3 12 Transport moves at most three ground forces, unless blocked', () => {
  const t = table('transport');
  t.units('ann', 'jord', 'ground-force', 'ground-force', 'ground-force', 'ground-force');
  t.owns('ann', 'saudor', 'quann');
  t.turn().plays('ann', 'transport');
  expect(t.asked('ann')).toMatchObject({ kind: 'number', min: 1, max: 3 });
  t.replies('ann', 3);
  expect([t.at('jord').length, t.at('saudor').length]).toEqual([1, 3]);
  const barred = table('transport');
  barred.units('ann', 'jord', 'ground-force');
  barred.owns('ann', 'saudor');
  barred.units('bob', 'empty-1', 'destroyer');
  expect(barred.turn().playable('ann', 'transport')).toBeUndefined();
});

test('E3 5 Unexpected Action takes a counter from the board to reinforcements', () => {
  const t = table('unexpected-action');
  counters(t, 'saudor').push('ann', 'bob');
  t.turn().plays('ann', 'unexpected-action');
  expect(counters(t, 'saudor')).toEqual(['bob']);
  expect(t.state.seats.ann.counters).toEqual({ command: 3, fleet: 3, strategy: 2 });
});

test('E3 12 Uprising exhausts all planets of a non-home system', () => {
  const t = table('uprising');
  t.owns('bob', 'saudor');
  t.turn().plays('ann', 'uprising');
  expect(exhausted(t, 'saudor', 'arretze')).toEqual([true, false]);
});

test('E3 13.3 Usurper: Mecatol Rex votes twice, even exhausted', () => {
  const t = table('usurper-card');
  expect(t.begins('strategy-phase', {}).playable('ann', 'usurper-card')).toBeUndefined();
  const u = table('usurper-card');
  u.owns('ann', 'mecatol-rex');
  u.begins('strategy-phase', {}).plays('ann', 'usurper-card');
  const votes = (): number => modify(u.game, 'votes', { seat: 'ann' }, 0);
  // Six are counted with the ready planets.
  expect(votes()).toBe(6);
  u.state.planets['mecatol-rex'].exhausted = true;
  expect(votes()).toBe(12);
  u.state.stack = [];
  gainPlanet(u.game, 'bob', 'mecatol-rex');
  u.turn();
  expect(lasting(u, 'usurper-card')).toEqual([]);
});

test('E3 13 Veto discards a political card, and another one is drawn', () => {
  const t = table('veto-card');
  t.state.decks.political = { draw: ['law-one', 'law-two', 'law-three'], discard: [] };
  t.state.decks.action = { draw: [], discard: [] };
  t.begins('political-primary', { seat: 'bob' }).replies('bob', { command: 1 }).plays('ann', 'veto-card');
  expect(t.state.decks.political.discard).toEqual(['law-one']);
  for (const seat of ['bob', 'cal', 'ann'] as const) t.says(seat, 'for');
  expect(Object.keys(t.state.laws)).toEqual(['law-two']);
});

test('E3 12 Voluntary Annexation takes an adjacent neutral planet', () => {
  const t = table('voluntary-annexation');
  expect(t.turn().playable('ann', 'voluntary-annexation')).toBeUndefined();
  const u = table('voluntary-annexation');
  // Saudor is put next to the home of Sol.
  [u.state.systems.saudor.position, u.state.systems['empty-1'].position] = [
    u.state.systems['empty-1'].position,
    u.state.systems.saudor.position,
  ];
  u.game.invalidateAll();
  u.turn().plays('ann', 'voluntary-annexation');
  expect(u.state.planets.saudor).toMatchObject({ owner: 'ann', exhausted: true });
  expect(u.at('saudor')).toEqual(['ground-force', 'ground-force', 'ground-force']);
});

test('E3 5.1 War Footing: fleet supply +2 in one system', () => {
  const t = table('war-footing');
  t.turn().plays('ann', 'war-footing', 'saudor');
  expect([
    fleetSupply(t.game, 'ann', 'saudor'),
    fleetSupply(t.game, 'ann', 'quann'),
    fleetSupply(t.game, 'bob', 'saudor'),
  ]).toEqual([5, 3, 3]);
  expireEffects(t.game, 'round');
  expect(fleetSupply(t.game, 'ann', 'saudor')).toBe(3);
});

test('E3 12.2 text and target are shown before a card is stopped', () => {
  const t = table('privateers').holds('cal', 'sabotage');
  for (const seat of ['bob', 'cal'] as const) t.state.seats[seat].tradeGoods = 4;
  t.turn().plays('ann', 'privateers', 'bob');
  const { text } = t.game.book.components.privateers;
  expect(t.asked('cal')).toMatchObject({
    prompt: 'Sol plays Privateers: Hacan. Do you respond?',
    detail: text,
  });
});
