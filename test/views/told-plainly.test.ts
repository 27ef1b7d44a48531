import { expect, test } from 'vitest';
import { narrate } from '../../src/editions/ti4/views/narrate.ts';
import { describeEvent } from '../../src/editions/ti4/rules/components/event-text.ts';
import type { GameEvent } from '../../src/editions/ti4/rules/components/events.ts';
import type { GameFact } from '../../src/editions/ti4/rules/facts.ts';
import { seenOf } from '../../src/editions/ti4/rules/deals/goods.ts';
import { tableToExplore } from '../rules/exploring.ts';

const told = (...facts: GameFact[]): string => narrate(laid(), facts, null).join(' ');
const laid = () => tableToExplore([], { seats: { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' } }).game;
const die = (unit: 'cruiser' | 'carrier', hitsOn: number, face: number) => ({ unit, hitsOn, face, result: face, hit: face >= hitsOn });

test('dice of ships that hit on different numbers are told by ship, those of one sort by themselves', () => {
  const rolled = (dice: ReturnType<typeof die>[]): string =>
    told({ type: 'dice-rolled', purpose: 'space-combat', seat: 'ann', system: '26', dice } as GameFact);
  expect(rolled([die('carrier', 9, 8), die('cruiser', 7, 1), die('cruiser', 7, 7)])).toContain(
    ': carrier (hits on 9) 8; cruiser (hits on 7) 1, 7 – 1 hit.',
  );
  expect(rolled([die('cruiser', 7, 1), die('cruiser', 7, 7)])).toContain(': 1, 7 – 1 hit.');
});

test('what is purged is told with who purges it, alike cards counted', () => {
  expect(told({ type: 'cards-purged', seat: 'ann', cards: ['hazardous-relic-fragment#1', 'hazardous-relic-fragment#2'] })).toBe(
    'The Barony of Letnev purges 2 Hazardous Relic Fragments.',
  );
});

test('94: relic fragments lie openly, so a transaction tells of which types they are; promissory notes are counted only', () => {
  const give = seenOf({ fragments: ['cultural-relic-fragment#1', 'cultural-relic-fragment#2'], notes: ['ceasefire@ann'] });
  expect(told({ type: 'transaction-done', seats: ['ann', 'bob'], give, take: seenOf({ commodities: 1 }) })).toBe(
    'The Barony of Letnev gives the Federation of Sol 1 promissory note and 2 Cultural Relic Fragments for 1 commodity.',
  );
  // As it was told before fragments had names.
  expect(told({ type: 'transaction-done', seats: ['ann', 'bob'], give: { fragments: 2 }, take: {} })).toContain('2 relic fragments');
});

test('whoever is asked about what they do themselves is spoken to; the others hear who it is', () => {
  const event = { name: 'exploration-begins', timing: 'when', seat: 'ann', system: '27', planet: 'starpoint' } as GameEvent;
  expect(describeEvent(laid(), event, 'ann')).toBe('You are about to explore Starpoint.');
  expect(describeEvent(laid(), event, 'bob')).toBe('The Barony of Letnev is about to explore Starpoint.');
  expect(describeEvent(laid(), { name: 'turn-ends', timing: 'when', seat: 'ann' } as GameEvent, 'ann')).toBe('Your turn ends.');
});

test('what several draw alike is told once, and of two both are named', () => {
  const drawn = (seat: string, count = 1) => ({ type: 'action-cards-drawn', seat, count }) as GameFact;
  expect(told(drawn('ann'), drawn('bob'), drawn('cat'))).toBe('3 players draw 1 action card each.');
  expect(told(drawn('ann'), drawn('bob'))).toBe('The Barony of Letnev and the Federation of Sol draw 1 action card each.');
  expect(told(drawn('ann'), drawn('bob', 2))).toBe('The Barony of Letnev draws 1 action card. The Federation of Sol draws 2 action cards.');
  const secret = (seat: string) => ({ type: 'secret-objectives-drawn', seat, count: 1 }) as GameFact;
  expect(told(secret('ann'), secret('bob'))).toBe('The Barony of Letnev and the Federation of Sol draw 1 secret objective each.');
});

test('a prediction is told once, and so is what is attached where it is found', () => {
  const aimed = { type: 'target-named', component: 'leadership-rider', seat: 'ann', target: ['bob'] } as unknown as GameFact;
  const predicted = {
    type: 'outcome-predicted',
    seat: 'ann',
    agenda: 'search-warrant',
    outcome: 'bob',
    by: 'leadership-rider',
  } as GameFact;
  expect(told(aimed, predicted)).toMatch(/^The Barony of Letnev predicts the Federation of Sol with Leadership Rider\.$/);
  const card = 'paradise-world';
  const explored = { type: 'card-explored', seat: 'ann', system: '27', planet: 'starpoint', card } as GameFact;
  expect(told(explored, { type: 'card-attached', seat: 'ann', card, planet: 'starpoint' } as unknown as GameFact)).not.toContain(
    'is attached',
  );
});
