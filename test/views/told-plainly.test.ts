import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import type { Fact } from '#engine';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { narrate } from '#ti4/narration/narrate.ts';
import { describeEvent } from '#ti4/rules/events/event-text.ts';
import type { GameEvent } from '#ti4/rules/events/events.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { loseTradeGoods, spendTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { publicGoodsOf } from '#ti4/rules/trade/goods.ts';
import { tableToExplore } from '../rules/exploring.ts';

const told = (...facts: GameFact[]): string => narrate(laid(), facts, null).join(' ');
const laid = () => tableToExplore([], { seats: { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' } }).game;
const die = (unit: 'cruiser' | 'carrier', hitsOn: number, face: number) => ({
  unit,
  hitsOn,
  face,
  result: face,
  hit: face >= hitsOn,
});

test('logs every combat die with ship and target number', () => {
  const rolled = (dice: ReturnType<typeof die>[]): string =>
    told({ type: 'dice-rolled', purpose: 'space-combat', seat: 'ann', system: '26', dice } as GameFact);
  expect(rolled([die('carrier', 9, 8), die('cruiser', 7, 1), die('cruiser', 7, 7)])).toContain(
    ': carrier (hits on 9): 8; cruiser (hits on 7): 1, 7✓. 1 hit.',
  );
  expect(rolled([die('cruiser', 7, 1), die('cruiser', 7, 7)])).toContain(': cruiser (hits on 7): 1, 7✓. 1 hit.');
});

test('names the player who purges cards and counts duplicates', () => {
  expect(
    told({ type: 'cards-purged', seat: 'ann', cards: ['hazardous-relic-fragment#1', 'hazardous-relic-fragment#2'] }),
  ).toBe('Letnev purges 2 Hazardous Relic Fragments.');
});

test('Search Warrant: public secrets are named without saying when they were drawn', () => {
  const seen = { type: 'secret-objectives-seen', seat: 'ann', cards: ['seize-an-icon'] } as GameFact;
  expect(told(seen)).toBe('Letnev has the secret objective Seize an Icon.');
  expect(told({ ...seen, cards: ['seize-an-icon', 'forge-an-alliance'] } as GameFact)).toBe(
    'Letnev has the secret objectives Seize an Icon and Forge an Alliance.',
  );
  expect(narrate(laid(), [{ ...seen, to: ['ann'] }], 'ann')).toEqual(['You draw Seize an Icon.']);
});

test('names the kind of cards that an empty hand lacks', () => {
  expect(told({ type: 'hand-seen', of: 'ann', cards: [] })).toBe('Letnev has no action cards in hand.');
});

test('94: a transaction names relic fragments but only counts promissory notes', () => {
  const give = publicGoodsOf({
    fragments: ['cultural-relic-fragment#1', 'cultural-relic-fragment#2'],
    notes: ['ceasefire@ann'],
  });
  expect(told({ type: 'transaction-done', seats: ['ann', 'bob'], give, take: publicGoodsOf({ commodities: 1 }) })).toBe(
    'Letnev gives 1 promissory note and 2 Cultural Relic Fragments to Sol for 1 commodity.',
  );
  // As it was told before fragments had names.
  expect(told({ type: 'transaction-done', seats: ['ann', 'bob'], give: { fragments: 2 }, take: {} })).toContain(
    '2 relic fragments',
  );
});

test('an event addresses its player as “you” and is told to others by name', () => {
  const event = {
    name: 'exploration-begins',
    timing: 'when',
    seat: 'ann',
    system: '27',
    planet: 'starpoint',
  } as GameEvent;
  expect(describeEvent(laid(), event, 'ann')).toBe('You are about to explore Starpoint.');
  expect(describeEvent(laid(), event, 'bob')).toBe('Letnev is about to explore Starpoint.');
  expect(describeEvent(laid(), { name: 'turn-ends', timing: 'when', seat: 'ann' } as GameEvent, 'ann')).toBe(
    'Your turn ends.',
  );
});

test('merges equal draws, naming up to two players', () => {
  const drawn = (seat: string, count = 1) => ({ type: 'action-cards-drawn', seat, count }) as GameFact;
  expect(told(drawn('ann'), drawn('bob'), drawn('cat'))).toBe('3 players each draw 1 action card.');
  expect(told(drawn('ann'), drawn('bob'))).toBe('Letnev and Sol each draw 1 action card.');
  expect(told(drawn('ann'), drawn('bob', 2))).toBe('Letnev draws 1 action card. Sol draws 2 action cards.');
  const secret = (seat: string) => ({ type: 'secret-objectives-drawn', seat, count: 1 }) as GameFact;
  expect(told(secret('ann'), secret('bob'))).toBe('Letnev and Sol each draw 1 secret objective.');
});

test('logs a prediction or an attachment once', () => {
  const aimed = {
    type: 'target-named',
    component: 'leadership-rider',
    seat: 'ann',
    target: ['bob'],
  } as unknown as GameFact;
  const predicted = {
    type: 'outcome-predicted',
    seat: 'ann',
    agenda: 'search-warrant',
    outcome: 'bob',
    by: 'leadership-rider',
  } as GameFact;
  expect(told(aimed, predicted)).toMatch(/^Letnev predicts the outcome Sol with Leadership Rider\.$/);
  const card = 'paradise-world';
  const explored = { type: 'card-explored', seat: 'ann', system: '27', planet: 'starpoint', card } as GameFact;
  expect(
    told(explored, { type: 'card-attached', seat: 'ann', card, planet: 'starpoint' } as unknown as GameFact),
  ).not.toContain('is attached');
});

test('logs trade goods as spent on purchases, otherwise as lost', () => {
  const lost = { type: 'trade-goods-lost', seat: 'ann', count: 1, why: 'scavenger-zeta' } as const;
  expect(told({ ...lost, spent: true })).toBe('Letnev spends 1 trade good.');
  expect(told(lost)).toBe('Letnev loses 1 trade good.');
  const paying = laid();
  paying.state.seats.ann.tradeGoods = 3;
  spendTradeGoods(paying, 'ann', 2, 'scavenger-zeta');
  loseTradeGoods(paying, 'ann', 1, 'economic-equality');
  expect(narrate(paying, paying.facts.slice(-2), null)).toEqual([
    'Letnev spends 2 trade goods.',
    'Letnev loses 1 trade good.',
  ]);
});

test('under a turn title, omits the active player’s name', () => {
  const facts = [
    { type: 'system-activated', seat: 'ann', system: '27' },
    { type: 'action-card-played', seat: 'bob', card: 'sabotage#1', component: 'sabotage' },
    { type: 'action-cards-drawn', seat: 'ann', count: 1 },
    { type: 'action-cards-drawn', seat: 'bob', count: 1 },
    { type: 'player-eliminated', seat: 'ann' },
  ] as GameFact[];
  expect(
    narrate(laid(), facts, null, { subject: 'ann', emojiOf: (seat) => (seat === 'ann' ? '\u{1F534} ' : '') }),
  ).toEqual([
    expect.stringMatching(/^Activates /),
    'Sol plays Sabotage.',
    expect.stringMatching(/Letnev and Sol each draw 1 action card\.$/),
    expect.stringMatching(/Letnev is eliminated\.$/),
  ]);
});

test('effects that only expire are never logged as used', () => {
  const reactions = Object.values(
    rulebookOf(
      [],
      SETS.map(({ id }) => id),
    ).components,
  ).flatMap(({ id, reactions: all = [] }) => all.map((one) => ({ id, ...one })));
  const tidying = reactions.filter(({ effect }) =>
    /^\(game, [^)]*\) => [^;]*removeEffect\)?\(game, (held\.)?key\)$/.test(String(effect)),
  );
  expect(tidying.map(({ id }) => id).sort()).toEqual(['nav-suite', 'political-stability', 'xander-alexin-victori-iii']);
  for (const { isSilent, lasting, mandatory } of tidying)
    expect([isSilent, lasting, Boolean(mandatory)]).toEqual([true, true, true]);
  expect(reactions.filter(({ isSilent: tidies }) => tidies)).toHaveLength(tidying.length);
});

test('logs dice faces with modifiers apart', () => {
  const dice = [
    { unit: 'carrier' as const, hitsOn: 9, face: 2, result: 3, hit: false },
    { unit: 'carrier' as const, hitsOn: 9, face: 9, result: 9, hit: true },
  ];
  const fact: GameFact = {
    type: 'dice-rolled',
    seat: 'ann',
    against: 'bob',
    purpose: 'space-combat',
    system: '27',
    dice,
  };
  expect(narrate(laid(), [fact as Fact], null)[0]).toMatch(/carrier \(hits on 9\): 2\+1, 9✓\. 1 hit\.$/);
});

test('omits place and turn given by the title, merging lines', () => {
  const game = laid();
  const place = nameOfSystem(game, '27');
  const facts = [
    { type: 'tokens-spent', seat: 'bob', pools: { strategy: 1 } },
    { type: 'secondary-used', seat: 'bob', card: 'construction' },
    { type: 'units-placed', seat: 'bob', unit: 'pds', count: 1, system: '27' },
    { type: 'unit-destroyed', seat: 'ann', by: 'bob', unit: 'cruiser', system: '27' },
    { type: 'player-passed', seat: 'ann' },
  ] as GameFact[];
  const told = narrate(game, facts as readonly Fact[], null, { subject: 'ann', place, joined: true });
  expect(told).toEqual([
    'Sol follows Construction for 1 strategy token and places 1 PDS.',
    'Letnev loses 1 cruiser.',
    'Passes.',
  ]);
  expect(narrate(game, facts as readonly Fact[], null)).toEqual([
    'Sol follows Construction for 1 strategy token and places 1 PDS at New Albion and Starpoint (102).',
    'Letnev loses 1 cruiser at 102.',
    'Letnev passes.',
  ]);
});

test('merges consecutive command sheets into one line', () => {
  const sheets = ['ann', 'bob'].map((seat) => ({
    type: 'tokens-redistributed',
    seat,
    pools: { tactic: 3, fleet: 2, strategy: 1 },
  }));
  expect(narrate(laid(), sheets as Fact[], null)).toEqual([
    expect.stringMatching(/^Command tokens \(tactic\/fleet\/strategy\): .* 3\/2\/1; Sol 3\/2\/1\.$/),
  ]);
});
