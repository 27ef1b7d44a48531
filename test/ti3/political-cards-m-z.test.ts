import { expect, test } from 'vitest';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { specialtiesOf } from '#ti3/rules/planets/planets.ts';
import { costOf } from '#ti3/rules/production/production-limits.ts';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { makeAgreement, agreementProblem } from '#ti3/rules/trade/agreements.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { council, type Council } from './council.ts';

const rolls = { seat: 'ann', purpose: 'space', system: 'empty-1', enemy: 'bob', attacks: true, round: 1 } as const;
const ALL = ['ann', 'bob', 'cal'] as const;

const trading = (table: Council): Council => {
  makeAgreement(table.game, ['ann', 'bob'], [table.of('ann').contracts[0], table.of('bob').contracts[0]]);
  return table;
};

/** Runs a status phase until everything is over. */
const status = (table: Council): Council => table.begins('status-phase', {}).goesOn();

/** A technology of a colour. */
const technology = (table: Council, color: string): string => {
  const found = Object.values(table.game.book.byKind.technology).find((one) => one.color === color);
  return found?.id ?? '';
};

test('E3 13.4 Mass Mobilization, for: gives ground forces per five votes', () => {
  const table = council().begins('vote-on', { card: 'mass-mobilization' });
  table.owns('bob', 'mecatol-rex');
  for (const seat of ['bob', 'cal', 'ann'] as const) table.says(seat, 'for');
  const cast = table.state.facts.reduce((sum, fact) => sum + (fact.type === 'votes-cast' ? fact.votes : 0), 0);
  table.goesOn();
  const troops = Object.values(table.state.units).filter(
    ({ owner, type }) => owner === 'bob' && type === 'ground-force',
  );
  expect(cast).toBeGreaterThan(4);
  expect(troops).toHaveLength(Math.floor(cast / 5));
});
test('E3 13.4 Mass Mobilization, against: forbids building ground forces', () => {
  const table = council().decides('mass-mobilization', 'against');
  expect(table.value('build-barred', { seat: 'ann', type: 'ground-force' }, undefined)).toBeDefined();
  expect(table.value('build-barred', { seat: 'ann', type: 'cruiser' }, undefined)).toBeUndefined();
});

test('E3 16 Minister of Commerce: takes a good per trading player', () => {
  const table = trading(council().gives(2)).law('minister-of-commerce', 'cal');
  expect(status(table).goods()).toEqual([1, 1, 4]);
});

test('E3 13.4 Minister of Exploration: earns a good from others’ landings', () => {
  const table = council().law('minister-of-exploration', 'cal');
  table.units('ann', 'empty-2', 'carrier', 'ground-force');
  table.turn().says('ann', 'tactical').says('ann', 'saudor');
  table.replies('ann', { 'carrier@empty-2': 1, 'ground-force@empty-2': 1 });
  table.replies('ann', { 'ground-force>saudor': 1 });
  expect(table.goods()).toEqual([0, 0, 1]);
});
test('E3 13.4 Minister of Exploration: earns nothing from planets gained otherwise', () => {
  const table = council().law('minister-of-exploration', 'cal');
  gainPlanet(table.game, 'bob', 'saudor');
  table.turn();
  expect(table.goods()).toEqual([0, 0, 0]);
});

test('E3 13.4 Minister of Internal Security: destroys ground forces on Mecatol', () => {
  const table = council().law('minister-of-internal-security', 'cal');
  table.units('bob', 'mecatol-rex', 'ground-force', 'ground-force', 'ground-force', 'ground-force', 'ground-force');
  table.turn('ann').playsAtAnyTime('cal', 'minister-of-internal-security').replies('cal', 4);
  expect(table.at('mecatol-rex')).toEqual(['ground-force']);
  expect(table.state.laws).toEqual({});
});

test('E3 16.5 Minister of Policy: the elected draws an extra card', () => {
  const table = council().decides('minister-of-policy', 'bob');
  expect(table.value('status-cards', { seat: 'bob' }, 1)).toBe(2);
  expect(table.value('status-cards', { seat: 'ann' }, 1)).toBe(1);
});

test('E3 7.1 Minister of War: a counter causes an opening hit', () => {
  const table = council().law('minister-of-war', 'ann');
  table.of('ann').counters.strategy = 1;
  table.units('ann', 'empty-1', 'cruiser');
  table.units('bob', 'empty-1', 'dreadnought', 'cruiser');
  table.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' }).says('ann', 'minister-of-war');
  expect(table.asksFor('bob')).toBe('lose-units-for-council');
  table.assigns('bob');
  expect(table.of('ann').counters.strategy).toBe(0);
  expect(table.state.facts.some(({ type }) => type === 'ships-damaged')).toBe(true);
});

test('E3 13.4 New Constitution, for: discards laws and exhausts planets', () => {
  const table = council().law('free-trade');
  table.owns('bob', 'saudor', 'lodor');
  const before = table.ready('bob');
  table.decides('new-constitution', 'for').goesOn();
  expect(table.state.laws).toEqual({});
  expect(table.ready('bob')).toBe(before - 2);
});
test('E3 13.4 New Constitution, against: most ready influence discards one law', () => {
  const table = council().law('free-trade');
  table.owns('cal', 'mecatol-rex', 'saudor', 'lodor', 'quann');
  table.decides('new-constitution', 'against').says('cal', 'free-trade');
  expect(table.state.laws).toEqual({});
});

test('E3 19.5 Official Sanction: the elected cannot invade this round', () => {
  const table = council().decides('official-sanction', 'bob');
  expect(table.value('landing-barred', { seat: 'bob', planet: 'saudor' }, undefined)).toBeDefined();
  expect(table.value('landing-barred', { seat: 'ann', planet: 'saudor' }, undefined)).toBeUndefined();
  expireEffects(table.game, 'round');
  expect(table.value('landing-barred', { seat: 'bob', planet: 'saudor' }, undefined)).toBeUndefined();
});

test('E3 13.4 Open the Trade Routes, for: gives 2 goods each', () => {
  expect(council().decides('open-the-trade-routes', 'for').goods()).toEqual([2, 2, 2]);
});
test('E3 13.4 Open the Trade Routes, against: gained goods go left this round', () => {
  const table = council().decides('open-the-trade-routes', 'against');
  changeTradeGoods(table.game, 'ann', 1);
  table.state.phase = 'status';
  changeTradeGoods(table.game, 'ann', 2);
  expect(table.goods()).toEqual([0, 3, 0]);
});

test('E3 13.4 Planetary Conscription, for: settling adds a ground force', () => {
  const table = council().law('planetary-conscription');
  gainPlanet(table.game, 'bob', 'saudor');
  table.turn('ann');
  expect(table.at('saudor')).toEqual(['ground-force']);
});
test('E3 6.5 Planetary Conscription, against: forbids landing on unowned planets', () => {
  const table = council().decides('planetary-conscription', 'against');
  table.owns('cal', 'lodor');
  expect(table.value('landing-barred', { seat: 'ann', planet: 'saudor' }, undefined)).toBeDefined();
  expect(table.value('landing-barred', { seat: 'ann', planet: 'lodor' }, undefined)).toBeUndefined();
});

test('E3 13.4 Planetary Security, for: ungarrisoned colonies become unowned', () => {
  const table = council();
  table.owns('bob', 'saudor');
  table.units('bob', 'lodor', 'ground-force');
  table.decides('planetary-security', 'for');
  expect([table.state.planets.saudor.owner, table.state.planets.lodor.owner]).toEqual([null, 'bob']);
  expect(table.state.planets[table.state.systems['sol-home'].planets[0]].owner).toBe('ann');
});
test('E3 13.4 Planetary Security, against: has no effect', () => {
  const table = council();
  table.owns('bob', 'saudor');
  expect(table.decides('planetary-security', 'against').state.planets.saudor.owner).toBe('bob');
});

test('E3 13.4 Prophecy of Ixth: gives fighters +1 until production stops', () => {
  const table = council();
  const bonus = (): number => table.value('roll-bonus', { ...rolls, type: 'fighter' }, 0);
  const printed = bonus();
  table.decides('prophecy-of-ixth', 'ann');
  expect(bonus()).toBe(printed + 1);
  status(table);
  expect(bonus()).toBe(printed + 1);
  table.state.round += 1;
  status(table);
  expect(bonus()).toBe(printed);
});

test('E3 19.5 Public Execution: discards cards, exhausts planets, units get -1', () => {
  const table = council().holds('bob', 'sabotage', 'good-year').decides('public-execution', 'bob');
  expect(table.of('bob').actionCards).toEqual([]);
  expect(table.ready('bob')).toBe(0);
  expect(table.value('roll-bonus', { ...rolls, seat: 'bob', type: 'cruiser' }, 0)).toBe(-1);
  expect(table.value('roll-bonus', { ...rolls, type: 'cruiser' }, 0)).toBe(0);
});

test('E3 14.1 Regressive Rhetoric, for: declining Technology lets a player draw', () => {
  const table = council().law('regressive-rhetoric');
  expect(table.value('technology-price', { seat: 'bob', technology: technology(table, 'red') }, 5)).toBe(7);
  table.begins('follow-strategy-card', { seat: 'bob', card: 'technology' });
  if (table.asksFor('bob') === 'use-secondary') table.says('bob', 'decline');
  table.says('bob', 'regressive-rhetoric');
  expect(table.of('bob').actionCards).toHaveLength(1);
});
test('E3 14.1 Regressive Rhetoric, for: declining Technology II draws too', () => {
  const table = council(['base', 'shattered-empire']).law('regressive-rhetoric');
  table.begins('follow-strategy-card', { seat: 'bob', card: 'technology-ii' });
  if (table.asksFor('bob') === 'use-secondary') table.says('bob', 'decline');
  table.says('bob', 'regressive-rhetoric');
  expect(table.of('bob').actionCards).toHaveLength(1);
});
test('E3 13.4 Regressive Rhetoric, against: all discard a card', () => {
  const table = council()
    .holds('bob', 'sabotage', 'good-year')
    .decides('regressive-rhetoric', 'against')
    .says('bob', 'good-year#1');
  expect(table.of('bob').actionCards).toEqual(['sabotage#1']);
});

test('E3 9.1 Regulated Conscription, for: ground forces cost 1 each', () => {
  const table = council().decides('regulated-conscription', 'for');
  expect(costOf(table.game, 'ann', 'ground-force', 2)).toBe(2);
  expect(costOf(table.game, 'ann', 'fighter', 2)).toBe(1);
  expect(table.value('troops-raised', { seat: 'ann' }, 2)).toBe(1);
});
test('E3 13.4 Regulated Conscription, against: enacts no law', () => {
  expect(costOf(council().decides('regulated-conscription', 'against').game, 'ann', 'ground-force', 2)).toBe(1);
});

test('E3 13.4 Repeal: discards the law', () => {
  const table = council().law('free-trade').decides('repeal', 'free-trade');
  expect(table.state.laws).toEqual({});
  expect(table.state.decks.political.discard).toContain('free-trade');
});
test('E3 13.4 Repeal without a law: holds no vote', () => {
  expect(council().begins('vote-on', { card: 'repeal' }).state.stack).toHaveLength(0);
});

test('E3 14.2 Research Grant, for: a specialty counts for every color', () => {
  const table = council().law('research-grant');
  const planet =
    Object.values(table.state.planets).find(({ id }) => table.game.book.planets[id].specialties.length === 1)?.id ?? '';
  table.owns('bob', planet);
  for (const color of ['blue', 'green', 'red', 'yellow'] as const)
    expect(specialtiesOf(table.game, 'bob', color)).toBeGreaterThan(0);
});
test('E3 13.4 Research Grant, against: forbids yellow technologies', () => {
  const table = council().decides('research-grant', 'against');
  expect(
    table.value('technology-barred', { seat: 'bob', technology: technology(table, 'yellow') }, undefined),
  ).toBeDefined();
  expect(
    table.value('technology-barred', { seat: 'bob', technology: technology(table, 'red') }, undefined),
  ).toBeUndefined();
});

test('E3 16.6 Resource Management, for: forbids redistribution', () => {
  const table = council().law('resource-management').begins('status-phase', {});
  const asked = new Set<string>();
  for (let i = 0; i < 30; i++) {
    for (const seat of ALL) {
      asked.add(table.asksFor(seat) ?? '');
      const spec = table.asked(seat);
      if (spec?.kind === 'allot') table.replies(seat, spec.proposed);
      else if (spec) table.says(seat, ...table.choices(seat).slice(-1));
    }
  }
  expect(asked).toContain('place-counters');
  expect(asked).not.toContain('redistribute-counters');
});
test('E3 13.4 Resource Management, against: a hand of 3 discards 2', () => {
  const table = council().holds('bob', 'sabotage', 'good-year', 'armistice').holds('cal', 'sabotage', 'good-year');
  table.decides('resource-management', 'against').says('bob', 'sabotage#1', 'good-year#1');
  expect([table.of('bob').actionCards.length, table.of('cal').actionCards.length]).toEqual([1, 2]);
});

test('E3 13.4 Revote: votes on the law again', () => {
  const table = council().law('free-trade').decides('revote', 'free-trade');
  for (const seat of ['bob', 'cal', 'ann'] as const) table.says(seat, 'against');
  expect(table.state.laws).toEqual({});
  expect(table.state.decks.political.discard.filter((card) => card === 'free-trade')).toHaveLength(1);
});

test('E3 14.1 Science Community Speaker: follows Technology free at 1 less', () => {
  const table = council().decides('science-community-speaker', 'bob');
  expect(table.value('secondary-cost', { seat: 'bob', card: 'technology' }, 1)).toBe(0);
  expect(table.value('secondary-cost', { seat: 'ann', card: 'technology' }, 1)).toBe(1);
  expect(table.value('technology-price', { seat: 'bob', technology: technology(table, 'red') }, 8)).toBe(7);
});
test('E3 14.1 Science Community Speaker: follows Technology II free too', () => {
  const table = council(['base', 'shattered-empire']).law('science-community-speaker', 'bob');
  expect(table.value('secondary-cost', { seat: 'bob', card: 'technology-ii' }, 1)).toBe(0);
  expect(table.value('secondary-cost', { seat: 'bob', card: 'imperial' }, 1)).toBe(1);
});

test('E3 13.4 Short Term Truce, for: forbids attacks next round', () => {
  const table = council().decides('short-term-truce', 'for');
  table.units('bob', 'empty-3', 'cruiser');
  table.owns('bob', 'saudor');
  expect(activationProblem(table.game, 'ann', 'empty-3')).toBeUndefined();
  expect(table.value('landing-barred', { seat: 'ann', planet: 'saudor' }, undefined)).toBeUndefined();
  table.state.round += 1;
  table.game.invalidateStep();
  expect(activationProblem(table.game, 'ann', 'empty-3')).toBeDefined();
  expect(table.value('landing-barred', { seat: 'ann', planet: 'saudor' }, undefined)).toBeDefined();
  table.of('cal').tradeGoods = 10;
  table.turn('ann').playsAtAnyTime('cal', 'short-term-truce').assigns('cal');
  expect(table.state.laws).toEqual({});
  expect(activationProblem(table.game, 'ann', 'empty-3')).toBeUndefined();
});
test('E3 13.4 Short Term Truce, for: 10 influence end it in advance', () => {
  const table = council().decides('short-term-truce', 'for');
  table.of('cal').tradeGoods = 10;
  table.turn('ann').playsAtAnyTime('cal', 'short-term-truce').assigns('cal');
  expect(table.state.laws).toEqual({});
  table.units('bob', 'empty-3', 'cruiser');
  table.state.round += 1;
  table.game.invalidateStep();
  expect(activationProblem(table.game, 'ann', 'empty-3')).toBeUndefined();
});
test('E3 13.4 Short Term Truce, for: ends with the next round', () => {
  const table = council().decides('short-term-truce', 'for');
  status(table);
  expect(table.state.laws).not.toEqual({});
  table.state.round += 1;
  status(table);
  expect(table.state.laws).toEqual({});
});
test.each([
  ['repeal', 'short-term-truce'],
  ['new-constitution', 'for'],
])('E3 13.4 %s ends the effect of Short Term Truce', (card, outcome) => {
  const table = council().decides('short-term-truce', 'for');
  table.units('bob', 'empty-3', 'cruiser');
  table.decides(card, outcome);
  table.state.round += 1;
  table.game.invalidateStep();
  expect(table.state.laws).toEqual({});
  expect(activationProblem(table.game, 'ann', 'empty-3')).toBeUndefined();
});
test('E3 13.4 Short Term Truce, against: exhausts a planet each', () => {
  const table = council();
  table.owns('bob', 'saudor', 'lodor');
  const before = table.ready('bob');
  table.decides('short-term-truce', 'against');
  expect(table.asksFor('cal')).toBe('exhaust-for-council');
  table.says('cal', 'lodor').goesOn();
  expect(table.state.planets.lodor.exhausted).toBe(true);
  expect(table.ready('bob')).toBe(before - 1);
});

test('E3 13.4 Subsidized Industry: places a free space dock', () => {
  const table = council();
  table.owns('bob', 'saudor');
  table.decides('subsidized-industry', 'bob').says('bob', 'saudor');
  expect(table.at('saudor')).toEqual(['space-dock']);
});

test('E3 14.2 Subsidized Studies: makes one color cheaper, others costlier', () => {
  const table = council().decides('subsidized-studies', 'red');
  expect(table.value('technology-price', { seat: 'bob', technology: technology(table, 'red') }, 8)).toBe(5);
  expect(table.value('technology-price', { seat: 'bob', technology: technology(table, 'blue') }, 8)).toBe(10);
});

test('E3 13.4 Technology Buy-back, for: sells technologies for 6 goods', () => {
  const table = council().law('technology-buy-back').begins('status-phase', {});
  const before = Object.keys(table.of('bob').technologies);
  for (const seat of ALL)
    if (table.choices(seat).includes('technology-buy-back'))
      table.says(seat, ...(seat === 'bob' ? ['technology-buy-back'] : []));
  expect(table.of('bob').tradeGoods).toBe(6);
  expect(Object.keys(table.of('bob').technologies)).toHaveLength(before.length - 1);
});
test('E3 13.4 Technology Buy-back, against: forbids technologies this round', () => {
  const table = council().decides('technology-buy-back', 'against');
  expect(
    table.value('technology-barred', { seat: 'bob', technology: technology(table, 'red') }, undefined),
  ).toBeDefined();
});

test('E3 13.4 Technology Investigation Committee, for: forbids buying technologies', () => {
  const table = council().decides('technology-investigation-committee', 'for');
  table.of('bob').tradeGoods = 20;
  table.begins('research', { seat: 'bob', base: 8 });
  expect(table.choices('bob').filter((key) => key !== 'none')).toEqual([]);
  table.begins('research', { seat: 'bob' });
  expect(table.choices('bob').filter((key) => key !== 'none').length).toBeGreaterThan(0);
});
test('E3 13.4 Technology Investigation Committee, against: adds two votes', () => {
  const table = council().holds('bob', 'sabotage', 'good-year');
  table.state.decks.political = { draw: ['free-trade', 'imperial-mandate', 'repeal'], discard: [] };
  table.decides('technology-investigation-committee', 'against');
  expect(table.of('bob').actionCards).toHaveLength(1);
  for (let i = 0; i < 2; i++) for (const seat of ['bob', 'cal', 'ann'] as const) table.says(seat, 'for');
  expect(Object.keys(table.state.laws)).toEqual(['free-trade']);
  expect(table.state.decks.political).toEqual({ draw: ['repeal'], discard: ['imperial-mandate'] });
});

test('E3 14.2 Technology Tariffs, for: red technologies cost 4 more', () => {
  const table = council().decides('technology-tariffs', 'for');
  expect(table.value('technology-price', { seat: 'bob', technology: technology(table, 'red') }, 8)).toBe(12);
  expect(table.value('technology-price', { seat: 'bob', technology: technology(table, 'blue') }, 8)).toBe(8);
});
test('E3 13.4 Technology Tariffs, against: forbids green technologies', () => {
  const table = council().decides('technology-tariffs', 'against');
  expect(
    table.value('technology-barred', { seat: 'bob', technology: technology(table, 'green') }, undefined),
  ).toBeDefined();
  expect(
    table.value('technology-barred', { seat: 'bob', technology: technology(table, 'blue') }, undefined),
  ).toBeUndefined();
});

test('E3 15.3 Trade Embargo: bans agreements for two rounds', () => {
  const table = trading(council()).decides('trade-embargo', 'ann');
  expect(table.state.agreements).toEqual({});
  expect(agreementProblem(table.game, 'ann', 'cal')).toBeDefined();
  table.state.round += 1;
  expect(agreementProblem(table.game, 'cal', 'ann')).toBeDefined();
  expect(agreementProblem(table.game, 'bob', 'cal')).toBeUndefined();
  table.state.round += 1;
  expect(agreementProblem(table.game, 'cal', 'ann')).toBeUndefined();
});

test('E3 15.2 Trade War, for: followers may remove a good', () => {
  const table = trading(council()).law('trade-war');
  table.of('cal').tradeGoods = 2;
  table.begins('follow-strategy-card', { seat: 'bob', card: 'trade' }).says('bob', 'use').says('bob', 'trade-war');
  if (table.asksFor('bob') === 'choose-player') table.says('bob', 'cal');
  expect(table.of('cal').tradeGoods).toBe(1);
});
test('E3 13.4 Trade War, against: all lose a trade good', () => {
  expect(council().gives(2).decides('trade-war', 'against').goods()).toEqual([1, 1, 1]);
});

test('E3 6.1 Traffic Tariffs, for: activating another’s system costs a good', () => {
  const table = council().law('traffic-tariffs');
  table.owns('bob', 'saudor');
  table.of('ann').tradeGoods = 1;
  table.of('ann').counters.command = 3;
  table.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor').says('ann', 'trade-good');
  expect(table.of('ann').tradeGoods).toBe(0);
});
test('E3 6.1 Traffic Tariffs, for: refuses activation without means to pay', () => {
  const table = council().law('traffic-tariffs');
  table.owns('bob', 'saudor');
  for (const planet of Object.values(table.state.planets)) planet.exhausted = true;
  expect(activationProblem(table.game, 'ann', 'saudor')).toBeDefined();
  expect(activationProblem(table.game, 'ann', 'lodor')).toBeUndefined();
});
test('E3 13.4 Traffic Tariffs, against: each player loses a counter', () => {
  const table = council();
  const before = table.of('bob').counters.strategy;
  table.decides('traffic-tariffs', 'against').says('bob', 'strategy').goesOn();
  expect(table.of('bob').counters.strategy).toBe(before - 1);
});

test('E3 7.3 Unconventional Weapons, for: dreadnoughts and war suns get -2', () => {
  const table = council().decides('unconventional-weapons', 'for');
  expect(table.value('roll-bonus', { ...rolls, type: 'dreadnought' }, 0)).toBe(-2);
  expect(table.value('roll-bonus', { ...rolls, type: 'cruiser' }, 0)).toBe(0);
});
test('E3 13.4 Unconventional Weapons, against: exhausts a planet per large ship', () => {
  const table = council();
  table.owns('bob', 'saudor', 'lodor', 'quann');
  table.units('bob', 'empty-1', 'dreadnought', 'war-sun', 'cruiser');
  const before = table.ready('bob');
  table.decides('unconventional-weapons', 'against').goesOn();
  expect(table.ready('bob')).toBe(before - 2);
});

test('E3 17.6 Wormhole Reconstruction, for: connects all wormholes', () => {
  const table = council();
  const [one, other] = ['alpha-wormhole', 'quann'];
  expect(adjacentSystems(table.game, one)).not.toContain(other);
  table.decides('wormhole-reconstruction', 'for');
  expect(adjacentSystems(table.game, one)).toContain(other);
});
test('E3 13.4 Wormhole Reconstruction, against: enacts no law', () => {
  expect(council().decides('wormhole-reconstruction', 'against').state.laws).toEqual({});
});
