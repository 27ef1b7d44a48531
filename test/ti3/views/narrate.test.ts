import { expect, test } from 'vitest';
import type { GameFact } from '../../../src/editions/ti3/rules/facts.ts';
import { narrate } from '../../../src/editions/ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';

const game = laidOut();
const told = (...facts: GameFact[]): string[] => narrate(game, facts, null, { signOf: (seat) => (seat === 'p2' ? '[2] ' : '') });

test('what is voted for is told by its name: words, a player, a planet, a law, a colour, and two that are elected together', () => {
  const cast = (outcome: string): string => told({ type: 'votes-cast', seat: 'p1', outcome, votes: 2 })[0];
  expect(
    [cast('for'), cast('p2'), cast('mecatol-rex'), cast('code-of-honor'), cast('red'), cast('p1+p2')].map(
      (line) => /“(.*)”/.exec(line)?.[1],
    ),
  ).toEqual(['For', '[2] The Barony of Letnev', 'Mecatol Rex', 'Code of Honor', 'Red', 'Federation of Sol and [2] The Barony of Letnev']);
  expect(told({ type: 'law-enacted', card: 'minister-of-policy', elected: 'p1' })).toEqual([
    'Minister of Policy is a law now: Federation of Sol.',
  ]);
  expect(told({ type: 'law-enacted', card: 'code-of-honor' })).toEqual(['Code of Honor is a law now.']);
});

test('no planet and no card share an id, by which an outcome is named', () => {
  const { planets, components } = game.book;
  expect(Object.keys(planets).filter((id) => components[id])).toEqual([]);
});
