import { expect, test } from 'vitest';
import { resolveSystem, boardSystemChoices } from '#ti4/discord/input/systems.ts';
import { tableToExplore } from '../rules/exploring.ts';
import { closestNames } from '#text/closest-names.ts';

const laid = () => tableToExplore([], { board: { '206': '46' } }).game;

test('systems are offered by their place and planets, the wormhole nexus (100) by Mallice as well', () => {
  const game = laid();
  const labels = boardSystemChoices(game).map(({ label }) => label);
  expect(labels).toContain('off the board Mallice, wormhole nexus');
  expect(labels).toContain('000 Mecatol Rex');
  for (const { key } of boardSystemChoices(game)) expect(resolveSystem(game, key)).toBeDefined();
});

test('a system is meant by its place, its tile, a planet in it or part of a name', () => {
  const game = laid();
  expect(resolveSystem(game, 'Mallice')).toBe('82');
  expect(resolveSystem(game, 'wormhole nexus')).toBe('82');
  expect(resolveSystem(game, '000')).toBe('18');
  expect(resolveSystem(game, 'mecatol')).toBe('18');
});

test('a system that there is not is refused, and the nearest are named', () => {
  const game = laid();
  expect(() => resolveSystem(game, 'Malice')).toThrow(
    /^There is no system “Malice” on this board\. Near to it: Mallice, /,
  );
  expect(() => resolveSystem(game, '999')).toThrow(
    /^There is no system “999” on this board\. Near to it: \d{3}, \d{3} and \d{3}\.$/,
  );
  expect(() => resolveSystem(game, '')).toThrow();
});

test('the closest of some names come first, by a word of theirs as well', () => {
  expect(closestNames('lodr', ['Quann', 'Lodor', 'Arinam and Meer'], 2)[0]).toBe('Lodor');
  expect(closestNames('meer', ['Quann', 'Lodor', 'Arinam and Meer'], 1)).toEqual(['Arinam and Meer']);
});
