import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { NEUTRAL_SEAT } from '#ti3/rules/terms.ts';
import { formatLawNote } from '#ti3/rules/politics/law-note.ts';
import { narrate } from '#ti3/views/index.ts';
import { Council } from '../council.ts';

const { byKind } = rulebooksBySets()();

test('E3 13.4 every political card states whether it stays a law', () => {
  const face = createThirdEditionAdapter(rulebooksBySets());
  for (const card of Object.values(byKind['political-card']))
    expect(face.resolveRule(card.id), card.id).toContain(
      card.law ? 'This is a law: ' : 'This is not a law: it takes effect only once.',
    );
  expect(formatLawNote({ law: true, elect: 'player' })).toBe('This is a law: it stays in effect.');
  for (const [card, said] of [
    ['core-stability', 'This is a law: if “For” wins, it stays in effect.'],
    [
      'open-the-trade-routes',
      byKind['political-card']['open-the-trade-routes'].law ? 'This is a law: ' : 'This is not a law: ',
    ],
  ]) {
    const council = new Council().begins('vote-on', { card });
    const voter = (['bob', 'cal', 'ann'] as const).find((seat) => council.asked(seat));
    expect(voter && council.asked(voter)).toMatchObject({ detail: expect.stringContaining(said) as string });
    expect(narrate(council.game, council.state.facts, null, { texts: true }).join(' ')).toContain(said);
  }
});

test('E3 16.5 Core Stability: shows card texts and the next chooser', () => {
  const council = new Council().law('core-stability').begins('core-stability', {});
  const told = () => narrate(council.game, council.state.facts, null).join('\n');
  expect(told()).toMatch(/Revealed action cards: .+\. .+ chooses first\./);
  const first = (['bob', 'cal', 'ann'] as const).find((seat) => council.asked(seat));
  const spec = first && council.asked(first);
  if (spec?.kind !== 'choose') throw new Error('Nothing is chosen');
  for (const { hint } of spec.options) expect(hint).toBeTruthy();
  council.says(first ?? 'ann', spec.options[0].key);
  expect(told()).toMatch(/ chooses .+; .+ chooses next\./);
  expect(narrate(council.game, [{ type: 'ability-used', seat: 'ann', component: 'core-stability' }], null)).toEqual([
    'Core Stability takes effect.',
  ]);
});

test('logs an objective’s points and the rerolled unit', () => {
  const { game } = new Council();
  const [objective] = Object.keys(byKind.objective);
  expect(narrate(game, [{ type: 'objective-revealed', objective }], null)[0]).toMatch(/ \(\d+ VP\)\.$/);
  const again = {
    type: 'die-rolled-again',
    by: 'recheck',
    unit: 'carrier',
    before: 8,
    face: 7,
    hit: false,
    seat: 'ann',
  };
  expect(narrate(game, [again], null)).toEqual([
    expect.stringMatching(/^Recheck rerolls \S+'s carrier die: 8 becomes 7\. 0 hits in the reroll\.$/),
  ]);
  expect(narrate(game, [{ ...again, seat: NEUTRAL_SEAT, hit: true }], null)).toEqual([
    "Recheck rerolls the locals' carrier die: 8 becomes 7✓. 1 hit in the reroll.",
  ]);
});

test('E3 12 says that a hand has no action cards', () => {
  const { game } = new Council();
  const seen = { type: 'action-cards-seen', to: ['bob'], seat: 'ann', cards: [] };
  expect(narrate(game, [seen], 'bob')).toEqual([expect.stringMatching(/ has no action cards in hand\.$/)]);
});
