import { expect, test } from 'vitest';
import { act, answer, openAsks, defaultAnswer, specOf } from '#engine';
import { kit } from '#ti3/rules/components/component.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { costOf, productionLimitProblem, productionLimit } from '#ti3/rules/production/production-limits.ts';
import { orderOfPlay, initiativeOf } from '#ti3/rules/seats.ts';
import { technologyPrice, technologyProblem } from '#ti3/rules/technology/technology.ts';
import { agreementProblem, makeAgreement, receiveTradeGoods } from '#ti3/rules/trade/agreements.ts';
import { council } from '../council.ts';
import { CardTable, type Name } from '../card-table.ts';
import { laidOut, play, reply } from '../content/third-game.ts';

const askedNow = (at: CardTable): string[] => openAsks(at.state).map(({ ask }) => `${ask.player}: ${ask.question}`);
const cardsOf = (at: CardTable, seat: Name): string[] => Object.keys(at.state.seats[seat].strategyCards);
const trade = (at: CardTable, one: Name, other: Name): void =>
  makeAgreement(at.game, [one, other], [at.state.seats[one].contracts[0], at.state.seats[other].contracts[0]]);

test('E3 3.1 three players pick twice, clockwise from the speaker', () => {
  const at = new CardTable();
  at.state.speaker = 'bob';
  at.begins('strategy-phase', {});
  const order: string[] = [];
  for (let i = 0; i < 6; i++) {
    const [open] = openAsks(at.state);
    order.push(open.ask.player);
    const seat = open.ask.player as Name;
    at.says(seat, at.choices(seat)[0]);
  }
  expect(order).toEqual(['bob', 'cal', 'ann', 'bob', 'cal', 'ann']);
  expect([at.state.stack, cardsOf(at, 'bob').length]).toEqual([[], 2]);
});

test('E3 3.1 five players pick one each', () => {
  const game = laidOut(['sol', 'letnev', 'norr', 'mentak', 'l1z1x']);
  play(game, 'strategy-phase', {});
  for (let i = 0; i < 5; i++) reply(game, [Object.keys(game.state.strategyCards)[0]]);
  expect(game.state.order.map((seat) => Object.keys(game.state.seats[seat].strategyCards).length)).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(game.state.stack).toEqual([]);
});

test('E3 3.3 each unpicked card gains a bonus counter', () => {
  const at = new CardTable();
  at.state.strategyCards.trade.bonus = 1;
  at.begins('strategy-phase', {});
  for (let i = 0; i < 6; i++) {
    const seat = openAsks(at.state)[0].ask.player as Name;
    at.says(seat, at.choices(seat).find((card) => card !== 'trade') ?? '');
  }
  const left = Object.entries(at.state.strategyCards).map(([card, { bonus }]) => [card, bonus]);
  expect([left.length, Object.fromEntries(left)]).toEqual([2, expect.objectContaining({ trade: 2 })]);
  expect(left.filter(([card]) => card !== 'trade').map(([, bonus]) => bonus)).toEqual([1]);
});

test('E3 3.4 a player’s lowest card sets the order of play', () => {
  const at = new CardTable();
  at.state.seats.ann.strategyCards = { imperial: { used: false }, diplomacy: { used: false } };
  at.state.seats.bob.strategyCards = { logistics: { used: false } };
  at.state.seats.cal.strategyCards = { initiative: { used: true }, technology: { used: false } };
  expect([orderOfPlay(at.game), initiativeOf(at.game, 'ann')]).toEqual([['cal', 'ann', 'bob'], 2]);
});

test('E3 3.5 no player takes Initiative two rounds in succession', () => {
  const at = new CardTable();
  at.state.seats.ann.lastCards = ['initiative', 'trade'];
  at.begins('strategy-phase', {});
  expect(at.choices('ann')).not.toContain('initiative');
  expect(at.choices('ann')).toContain('trade');
});

test('E3 4.4 others follow clockwise, each for a strategy counter', () => {
  const at = new CardTable();
  at.state.seats.ann.strategyCards = { diplomacy: { used: false } };
  at.state.seats.cal.counters.strategy = 0;
  for (const planet of ['hercant', 'archon-ren']) at.state.planets[planet].exhausted = true;
  at.begins('strategic-action', { seat: 'ann', card: 'diplomacy' }).says('ann', 'cal');
  expect([askedNow(at), at.state.seats.ann.strategyCards.diplomacy.used]).toEqual([['bob: use-secondary'], true]);
  const { strategy } = at.state.seats.bob.counters;
  at.says('bob', 'use');
  expect(at.state.seats.bob.counters.strategy).toBe(strategy - 1);
  // Cal cannot pay, and is not asked.
  expect([at.state.planets.hercant.exhausted, askedNow(at)]).toEqual([false, []]);
});

test('E3 5.1 fleet supply limits non-fighter ships per system', () => {
  const at = new CardTable();
  at.state.seats.ann.counters.fleet = 2;
  at.units('ann', 'empty-1', 'cruiser');
  at.units('ann', 'empty-2', 'cruiser', 'cruiser');
  expect(productionLimitProblem(at.game, 'ann', 'empty-1', { cruiser: 1 })).toBeUndefined();
  expect(productionLimitProblem(at.game, 'ann', 'empty-2', { cruiser: 1 })).toBeDefined();
});

test('E3 6.1 a command counter activates a system once', () => {
  const at = new CardTable();
  const { command } = at.state.seats.ann.counters;
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-1');
  expect([at.state.seats.ann.counters.command, at.state.systems['empty-1'].counters]).toEqual([command - 1, ['ann']]);
  at.begins('tactical-action', { seat: 'ann' });
  expect(at.choices('ann')).not.toContain('empty-1');
  at.state.seats.ann.counters.command = 0;
  expect(at.turn().choices('ann')).not.toContain('tactical');
});

test('E3 9.1 a dock builds two more than its planet’s resources', () => {
  const at = new CardTable();
  at.units('ann', 'jord', 'space-dock');
  expect(productionLimit(at.game, 'ann', 'sol-home')).toBe(at.game.book.planets.jord.resources + 2);
  const cost = (count: number): number => costOf(at.game, 'ann', 'ground-force', count);
  expect([
    cost(1),
    cost(2),
    cost(3),
    costOf(at.game, 'ann', 'fighter', 4),
    costOf(at.game, 'ann', 'cruiser', 2),
  ]).toEqual([1, 1, 2, 2, 4]);
});

test('E3 9.1 production is paid, and overpayment is lost', () => {
  const at = new CardTable();
  at.units('ann', 'jord', 'space-dock');
  at.state.seats.ann.tradeGoods = 1;
  at.begins('produce-units', { seat: 'ann', system: 'sol-home' })
    .replies('ann', { cruiser: 1 })
    .replies('ann', { jord: 1 });
  expect([at.state.planets.jord.exhausted, at.state.seats.ann.tradeGoods, at.at('sol-home')]).toEqual([
    true,
    1,
    ['cruiser'],
  ]);
});

test('E3 9.3 production respects pieces, PDS limit and prerequisites', () => {
  const at = new CardTable();
  at.units('ann', 'jord', 'space-dock', 'pds');
  at.state.seats.ann.counters.fleet = 9;
  for (let i = 0; i < 4; i++) at.units('ann', 'empty-1', 'dreadnought');
  at.state.seats.ann.tradeGoods = 50;
  at.begins('produce-units', { seat: 'ann', system: 'sol-home' });
  const spec = at.asked('ann');
  const most = Object.fromEntries(spec?.kind === 'allot' ? spec.amounts.map(({ key, max }) => [key, max]) : []);
  expect([most.dreadnought, most['pds>jord'], most['war-sun']]).toEqual([1, 1, 0]);
  at.state.seats.ann.technologies['war-sun-technology'] = { component: 'war-sun-technology' };
  kit.invalidateInForce(at.game);
  expect(at.choices('ann')).toContain('war-sun');
});

test('E3 11.1 paying exhausts a planet, gaining one exhausts it too', () => {
  const at = new CardTable();
  gainPlanet(at.game, 'ann', 'saudor');
  expect(at.state.planets.saudor.exhausted).toBe(true);
  at.owns('cal', 'mecatol-rex');
  at.begins('pay-and-announce', { seat: 'cal', card: 'plague#1', component: 'plague', frame: 1, price: 6 });
  at.replies('cal', { 'mecatol-rex': 1 });
  at.begins('produce-units', { seat: 'cal', system: 'mecatol-rex' });
  expect(at.state.planets['mecatol-rex'].exhausted).toBe(true);
});

test('E3 12.1 exceeding seven action cards forces an immediate discard', () => {
  const at = new CardTable().holds('ann', 'plague', 'sabotage', 'recheck', 'uprising', 'thugs', 'dug-in');
  at.turn('bob');
  at.state.decks.action.draw = ['minelayers#1', 'patrol#1'];
  drawActionCards(at.game, 'ann', 2);
  at.says('bob', 'tactical');
  expect(at.asked('ann')).toMatchObject({ kind: 'choose', min: 1, max: 1 });
  at.says('ann', 'thugs#1');
  expect([at.state.seats.ann.actionCards.length, at.state.decks.action.discard]).toEqual([7, ['thugs#1']]);
});

test('E3 12.2 Sabotage cancels a revealed card and cannot be sabotaged', () => {
  const at = new CardTable().holds('ann', 'plague', 'sabotage').holds('bob', 'sabotage');
  at.units('bob', 'hercant', 'ground-force');
  at.turn('ann').plays('ann', 'plague');
  expect(at.state.facts.map(({ type }) => type)).toContain('action-card-played');
  at.says('bob', 'sabotage#1');
  // Ann holds one as well, and is not asked about Bob's.
  expect([at.at('hercant'), at.choices('ann').includes('sabotage#1')]).toEqual([['ground-force'], false]);
});

test('E3 13.1 Political: cards, a counter, a vote, the next card', () => {
  const at = new CardTable();
  at.state.decks.political.draw = ['law-one', 'law-two', 'law-three', 'law-four', 'law-five'];
  at.begins('political-primary', { seat: 'ann' });
  expect(at.state.seats.ann.actionCards).toHaveLength(3);
  at.replies('ann', { strategy: 1 });
  for (const seat of ['bob', 'cal', 'ann'] as const) at.says(seat, 'for');
  // One choice: the others go under the deck as they came.
  expect(at.asked('ann')).toMatchObject({ kind: 'choose', min: 1, max: 1 });
  at.says('ann', 'law-three');
  expect(at.state.decks.political.draw).toEqual(['law-three', 'law-five', 'law-two', 'law-four']);
});

test('E3 13.2 trade goods can be given at any time', () => {
  const begun: ((at: CardTable) => unknown)[] = [
    (at) => at.turn(),
    (at) => at.begins('vote-on', { card: 'law-one' }),
    (at) => at.begins('strategic-action', { seat: 'ann', card: 'trade' }).says('ann', 'trade'),
    (at) => at.begins('status-phase', {}),
  ];
  for (const begins of begun) {
    const at = new CardTable();
    at.state.seats.ann.strategyCards = { trade: { used: false } };
    at.state.seats.bob.tradeGoods = 3;
    begins(at);
    act(at.game, 'bob', 'give-trade-goods', { to: 'ann', count: 1 });
    expect(at.state.seats.bob.tradeGoods).toBe(2);
  }
});

test('E3 13.2 a player who must pay cannot give first', () => {
  const at = new CardTable();
  at.state.seats.ann.tradeGoods = 9;
  at.begins('technology-secondary', { seat: 'ann' }).says('ann', at.choices('ann')[0]);
  expect(askedNow(at)).toEqual(['ann: pay']);
  expect(() => act(at.game, 'ann', 'give-trade-goods', { to: 'cal', count: 1 })).toThrow(
    'Finish your payment first: you cannot give trade goods while you pay (E3 13.2).',
  );
});

test('E3 13.2 gifts need enough goods and an active recipient', () => {
  const at = new CardTable();
  at.state.seats.bob.tradeGoods = 3;
  at.begins('vote-on', { card: 'law-one' });
  for (const [wrong, why] of [
    [{ to: 'cal', count: 4 }, 'You have only 3 trade goods.'],
    [{ to: 'bob', count: 1 }, 'You cannot give trade goods to this player.'],
    [{ to: 'dan', count: 1 }, 'You cannot give trade goods to this player.'],
    [{ to: 'constructor', count: 1 }, 'You cannot give trade goods to this player.'],
    [{ to: 'cal', count: 0 }, 'how many'],
  ] as const)
    expect(() => act(at.game, 'bob', 'give-trade-goods', wrong)).toThrow(why);
  act(at.game, 'bob', 'give-trade-goods', { to: 'cal', count: 2 });
  expect([at.state.seats.bob.tradeGoods, at.state.seats.cal.tradeGoods]).toEqual([1, 2]);
});

test('E3 13.3 votes go clockwise, and the speaker breaks ties', () => {
  const at = new CardTable();
  at.state.speaker = 'bob';
  at.owns('bob', 'mecatol-rex');
  at.begins('vote-on', { card: 'law-one' });
  expect(askedNow(at)).toEqual(['cal: vote']);
  at.says('cal', 'abstain').says('ann', 'for').says('bob', 'abstain');
  expect(Object.keys(at.state.laws)).toEqual(['law-one']);
  at.begins('vote-on', { card: 'law-two' }).says('cal', 'abstain').says('ann', 'abstain').says('bob', 'abstain');
  expect(askedNow(at)).toEqual(['bob: break-tie']);
  at.says('bob', 'against');
  expect(at.state.laws['law-two']).toBeUndefined();
  at.begins('vote-on', { card: 'law-three' });
  const asked = (seat: 'ann' | 'bob' | 'cal'): string => {
    const spec = at.asked(seat);
    return spec?.kind === 'choose' ? spec.prompt : '';
  };
  expect(asked('cal')).toMatch(
    /You have 4 votes.* No one has voted yet\. After you: Sol with \d+ votes? and Hacan with \d+\.$/,
  );
  at.says('cal', 'for');
  expect(asked('ann')).toMatch(/So far: Xxcha 4 For\. After you: Hacan with \d+ votes?\.$/);
  at.says('ann', 'abstain');
  expect(asked('bob')).toMatch(/ You vote last\.$/);
});

test('E3 14.1 technologies check prerequisites and cost 8 when following', () => {
  const at = new CardTable();
  at.state.seats.ann.technologies = {};
  const { technology } = at.game.book.byKind;
  const problem = (id: string): string | undefined => technologyProblem(at.game, 'ann', technology[id]);
  expect([problem('xrd-transporters'), problem('antimass-deflectors')]).toEqual([
    'You need Antimass Deflectors first.',
    undefined,
  ]);
  at.state.seats.ann.technologies['stasis-capsules'] = { component: 'stasis-capsules' };
  expect(problem('neural-motivator')).toBeUndefined();
  expect(problem('type-iv-drive')).toBe('You need XRD Transporters and Neural Motivator first.');
  at.begins('technology-primary', { seat: 'ann' }).says('ann', 'antimass-deflectors');
  expect(at.state.seats.ann.technologies['antimass-deflectors']).toBeDefined();
  expect(technologyPrice(at.game, 'ann', technology['xrd-transporters'], 8)).toBe(8);
});

test('E3 14.2 matching specialties discount technologies, even when exhausted', () => {
  const at = new CardTable();
  const { technology } = at.game.book.byKind;
  const red = at.game.book.planets.quann.specialties[0];
  const one = Object.values(technology).find(({ color }) => color === red);
  if (!one) throw new Error('No technology of that color');
  const before = technologyPrice(at.game, 'ann', one, 8);
  at.owns('ann', 'quann');
  at.state.planets.quann.exhausted = true;
  expect(before - technologyPrice(at.game, 'ann', one, 8)).toBe(1);
});

test('E3 15.1 an agreement swaps contracts, one per pair', () => {
  const at = new CardTable();
  expect(at.state.seats.bob.contracts).toEqual([3, 3]);
  trade(at, 'ann', 'bob');
  expect(Object.values(at.state.agreements)[0]).toMatchObject({ seats: ['ann', 'bob'], worth: [3, 2] });
  expect(agreementProblem(at.game, 'ann', 'bob')).toMatch('already');
  trade(at, 'ann', 'cal');
  expect(agreementProblem(at.game, 'ann', 'cal')).toMatch('no trade agreement left');
});

test('E3 15.2 Trade’s player approves agreements, which pay later', () => {
  const at = new CardTable();
  trade(at, 'ann', 'cal');
  at.state.seats.ann.strategyCards = { trade: { used: false } };
  for (const seat of ['bob', 'cal'] as const) at.state.seats[seat].abilities = {};
  kit.invalidateInForce(at.game);
  at.begins('strategic-action', { seat: 'ann', card: 'trade' }).says('ann', 'trade');
  // Three, and two from the agreement with Cal.
  expect(at.state.seats.ann.tradeGoods).toBe(5);
  at.says('ann', 'none').says('bob', 'cal>3').says('cal', '2');
  expect(askedNow(at)).toEqual(['ann: approve-agreement']);
  at.says('ann', 'yes');
  expect(Object.keys(at.state.agreements)).toHaveLength(2);
  for (let i = 0; i < 8 && !at.choices('cal').includes('use'); i++) {
    const seat = openAsks(at.state)[0].ask.player as Name;
    at.says(seat, 'none');
  }
  // Bob's brings nothing yet: he is not asked for a counter.
  expect(askedNow(at)).toEqual(['cal: use-secondary']);
  at.says('cal', 'use');
  expect(at.state.seats.bob.tradeGoods).toBe(0);
  at.state.stack = [];
  receiveTradeGoods(at.game, 'bob');
  expect(at.state.seats.bob.tradeGoods).toBe(2);
});

test('E3 14.1 the follow prompt warns without an affordable technology', () => {
  const at = new CardTable();
  const prompt = () => {
    at.state.stack = [];
    at.begins('follow-strategy-card', { seat: 'bob', card: 'technology' });
    return (at.asked('bob') as { prompt: string }).prompt;
  };
  at.state.seats.bob.tradeGoods = 30;
  expect(prompt()).toBe('Do you follow Technology?');
  at.state.seats.bob.tradeGoods = 0;
  for (const planet of Object.values(at.state.planets)) planet.exhausted = true;
  expect(prompt()).toBe('Do you follow Technology? You cannot gain a technology now, so it would have no effect.');
});

test('E3 15.3 the status phase and Trade break agreements except Hacan’s', () => {
  const at = new CardTable();
  trade(at, 'ann', 'cal');
  trade(at, 'ann', 'bob');
  at.begins('break-agreements', {});
  expect(at.choices('cal')).toHaveLength(1);
  at.replies('cal', at.choices('cal')).replies('ann', []);
  expect(Object.values(at.state.agreements).map(({ seats }) => seats)).toEqual([['ann', 'bob']]);
  expect(at.state.seats.cal.contracts).toEqual([2, 2]);
  at.begins('trade-primary', { seat: 'cal' }).says('cal', 'cancel');
  expect(Object.keys(at.state.agreements)).toHaveLength(1);
});

test('E3 16.7 breaking agreements is asked alongside redistribution', () => {
  const at = new CardTable();
  trade(at, 'ann', 'cal');
  at.begins('status-phase', {});
  expect(askedNow(at)).toEqual([
    'ann: redistribute-counters',
    'bob: redistribute-counters',
    'cal: redistribute-counters',
    'ann: break-agreements',
    'cal: break-agreements',
  ]);
  const broken = at.state.agreements;
  const [id] = Object.keys(broken);
  for (const { ask, path } of openAsks(at.state)) {
    const reply =
      ask.question === 'break-agreements'
        ? ask.player === 'cal'
          ? [id]
          : []
        : defaultAnswer(specOf(at.game, { ask, path } as never));
    answer(at.game, ask.player, ask.id, reply);
  }
  expect(Object.keys(at.state.agreements)).toEqual([]);
  expect(at.game.facts.filter(({ type }) => type === 'agreement-broken')).toMatchObject([{ by: 'cal' }]);
  expect(at.state.seats.bob.counters).toEqual({ command: 5, fleet: 3, strategy: 2 });
});

test('E3 16.5 players draw one card and two counters, Sol three', () => {
  const at = new CardTable();
  at.begins('status-phase', {});
  expect(['ann', 'bob', 'cal'].map((seat) => at.state.seats[seat].actionCards.length)).toEqual([1, 1, 1]);
  // Where they go is asked once, with all the others.
  expect(['ann', 'bob', 'cal'].map((seat) => at.state.seats[seat].counters)).toEqual([
    { command: 6, fleet: 3, strategy: 2 },
    { command: 5, fleet: 3, strategy: 2 },
    { command: 5, fleet: 3, strategy: 2 },
  ]);
  expect(askedNow(at)).toEqual([
    'ann: redistribute-counters',
    'bob: redistribute-counters',
    'cal: redistribute-counters',
  ]);
});

test('E3 16.5 players who cannot redistribute place only new counters', () => {
  const at = council().law('resource-management').begins('status-phase', {});
  expect(at.asked('ann')).toMatchObject({ prompt: 'Where do you place 3 command counters?' });
  at.replies('ann', { strategy: 3 });
  expect(at.asked('bob')).toMatchObject({ prompt: 'Where do you place 2 command counters?' });
});

test('E3 16.6 redistribution is simultaneous, E3 16.7 strategy cards return', () => {
  const at = new CardTable();
  delete at.state.strategyCards.trade;
  at.state.strategyCards.warfare.bonus = 2;
  at.state.seats.ann.strategyCards = { trade: { used: true } };
  at.begins('status-phase', {});
  expect(askedNow(at)).toEqual([
    'ann: redistribute-counters',
    'bob: redistribute-counters',
    'cal: redistribute-counters',
  ]);
  for (const seat of ['ann', 'bob', 'cal'] as const) {
    const spec = at.asked(seat);
    if (spec?.kind === 'allot') at.replies(seat, spec.proposed);
  }
  expect([at.state.seats.ann.strategyCards, at.state.seats.ann.lastCards]).toEqual([{}, ['trade']]);
  expect([at.state.strategyCards.trade, at.state.strategyCards.warfare]).toEqual([{ bonus: 0 }, { bonus: 2 }]);
});

test('E3 17.6 matching wormholes make systems adjacent', () => {
  const game = laidOut();
  const holes = Object.keys(game.state.systems).filter((id) => game.book.tiles[id].wormholes.includes('alpha'));
  for (const one of holes)
    for (const other of holes) if (one !== other) expect(adjacentSystems(game, one)).toContain(other);
  const beta = Object.keys(game.state.systems).find((id) => game.book.tiles[id].wormholes.includes('beta'));
  const apart = holes.filter((one) => beta !== undefined && !adjacentSystems(game, one).includes(beta));
  expect([holes.length > 1, apart.length > 0]).toEqual([true, true]);
});
