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
  ).toEqual(['Discards Insubordination.', 'Letnev casts 2 votes For.', 'Sol abstains.', 'Passes.']);
});

test('E3 5.2 logs simultaneous counter gains in one line', () => {
  const gains = (seat: string, area: 'command' | 'fleet' | 'strategy', count: number): GameFact => ({
    type: 'counters-gained',
    seat,
    area,
    count,
  });
  expect(told(gains('p1', 'command', 2), gains('p1', 'fleet', 1), gains('p2', 'fleet', 2))).toEqual([
    'Gains 3 command counters: 2 for the command pool and 1 for fleet supply.',
    'Letnev gains 2 command counters for fleet supply.',
  ]);
  const exhausts: GameFact = { type: 'planets-exhausted', seat: 'p1', planets: ['saudor'] };
  expect(told(exhausts, gains('p1', 'command', 2), gains('p1', 'strategy', 1))).toEqual([
    'Gains 3 command counters: 2 for the command pool and 1 for strategy allocation (exhausts Saudor).',
  ]);
});

test('E3 11.2 a payment shares the line of what it buys', () => {
  const exhausts: GameFact = { type: 'planets-exhausted', seat: 'p1', planets: ['saudor', 'abyz'] };
  const spends: GameFact = { type: 'trade-goods-changed', seat: 'p1', by: -2 };
  const scores: GameFact = { type: 'objective-claimed', seat: 'p1', objective: 'ten-resources', points: 1 };
  expect(told(exhausts, spends, scores)).toEqual([
    expect.stringMatching(
      /^Scores .+ \(1 VP\) for 10 resources \(exhausts Saudor and Abyz and spends 2 trade goods\)\.$/,
    ),
  ]);
  expect(told(spends, { type: 'votes-bought', seat: 'p1', votes: 2 })).toEqual([
    'Buys 2 more votes for 2 trade goods.',
  ]);
  expect(told(spends)).toEqual(['Loses 2 trade goods.']);
  const produces: GameFact = { type: 'units-produced', seat: 'p1', system: 'lodor', units: { cruiser: 1 }, cost: 2 };
  expect(told(spends, produces)).toEqual([
    expect.stringMatching(/^Produces 1 cruiser at .+ for 2 resources \(spends 2 trade goods\)\.$/),
  ]);
});

test('E3 10 a transfer action is one line with its moves', () => {
  const [one, other] = Object.keys(game.state.systems);
  const at = (system: string): GameFact[] => [
    { type: 'system-activated', seat: 'p1', system },
    { type: 'counter-placed', seat: 'p1', system },
  ];
  const joins: GameFact = { type: 'systems-joined', seat: 'p1', systems: [one, other] };
  const moves: GameFact = { type: 'ships-moved', seat: 'p1', from: one, towards: other, units: { carrier: 1 } };
  expect(told(...at(one), ...at(other), joins, moves)).toEqual([
    expect.stringMatching(/^Performs a transfer action between .+ and .+; moves 1 carrier from .+ to .+\.$/),
  ]);
  expect(told(...at(other), joins).at(-1)).toMatch(/^Can move ships between /);
});

test('E3 20.11 an Agent and the card that it cancels share a line', () => {
  const lost: GameFact = { type: 'leader-lost', seat: 'p1', leader: 'sol-agent', how: 'given-up' };
  const cancels: GameFact = { type: 'action-card-cancelled', seat: 'p2', card: 'insubordination#1', by: 'agent' };
  expect(told({ type: 'ability-used', seat: 'p1', component: 'agent' }, lost, cancels)).toEqual([
    expect.stringMatching(/^Removes Agent .+ from the game to cancel Letnev's Insubordination\.$/),
  ]);
});

test('floating docks that are destroyed are told once', () => {
  const overrun: GameFact = { type: 'docks-overrun', seat: 'p2', by: 'p1', system: 'lodor', count: 1 };
  const lost: GameFact = { type: 'units-destroyed', seat: 'p2', system: 'lodor', units: { 'space-dock': 1 } };
  expect(told(overrun, lost)).toEqual([expect.stringMatching(/^Destroys Letnev's undefended space dock at .+\.$/)]);
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
