import { expect, test } from 'vitest';
import { resolveRuleText } from '#ti3/discord/help/rules.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { NEUTRAL_SEAT } from '#ti3/rules/terms.ts';
import { narrate } from '#ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';

const game = laidOut();
const told = (...facts: GameFact[]): string[] => narrate(game, facts, null, { subject: 'p1' });

test('E3 13.3 the log names the actor again after another player', () => {
  const cast = (seat: string): GameFact => ({ type: 'votes-cast', seat, outcome: 'for', votes: 2 });
  expect(
    told(
      { type: 'action-card-spent', seat: 'p1', card: 'insubordination#1', component: 'insubordination' },
      cast('p2'),
      { type: 'abstained', seat: 'p1' },
      { type: 'player-passed', seat: 'p1' },
    ),
  ).toEqual(['Spends Insubordination.', 'Letnev casts 2 votes for “For”.', 'Sol abstains.', 'Passes.']);
});

test('E3 5.2 logs simultaneous counter gains in one line', () => {
  const gains = (seat: string, area: 'command' | 'fleet' | 'strategy', count: number): GameFact => ({
    type: 'counters-gained',
    seat,
    area,
    count,
  });
  expect(told(gains('p1', 'command', 2), gains('p1', 'fleet', 1), gains('p2', 'fleet', 2))).toEqual([
    'Gains 3 command counters, 2 in the command pool and 1 in fleet supply.',
    'Letnev gains 2 command counters in fleet supply.',
  ]);
  const exhausts: GameFact = { type: 'planets-exhausted', seat: 'p1', planets: ['saudor'] };
  expect(told(exhausts, gains('p1', 'command', 2), gains('p1', 'strategy', 1))).toEqual([
    'Gains 3 command counters, 2 in the command pool and 1 in strategy allocation (exhausts Saudor).',
  ]);
});

test('locals take the plural, one ground force the singular', () => {
  const roll: GameFact = { type: 'dice-rolled', seat: NEUTRAL_SEAT, purpose: 'ground', dice: [], hits: 0 } as never;
  expect(told(roll)[0]).toMatch(/^The locals roll for invasion combat/);
  expect(told({ type: 'locals-fallen', planet: 'saudor', count: 1, left: 1 } as never)).toEqual([
    'The locals lose 1 ground force on Saudor; 1 is left.',
  ]);
});

test('E3 6.1 finds rules by section number, with or without edition', () => {
  const about = (key: string): string => resolveRuleText(game.book, key);
  for (const key of ['6.1', 'E3 6.1', 'e3 6.1'])
    expect(about(key)).toMatch(/^\*\*Tactical action\*\* \(rules, E3 6\.1\)/);
  expect(about('16.7')).toContain('**Status phase**');
  expect(about('E3 17')).toContain('**Special systems**');
  expect(about('E3 6.1')).not.toContain('16.1');
  expect(() => about('99.9')).toThrow(/^I don't know “99\.9”/);
  // What is cited with others is found as well.
  expect(about('5.3')).toContain('**Command counters**');
});

test('lists race abilities once and accepts the short name', () => {
  const race = resolveRuleText(game.book, 'Hacan');
  const { text, abilities } = game.book.byKind.race.hacan;
  for (const id of abilities) expect(race.split(game.book.components[id].text)).toHaveLength(2);
  expect(race).not.toContain(`\n${text}\n`);
});
