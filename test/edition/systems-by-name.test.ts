import { expect, test } from 'vitest';
import { resolveSystem, systemChoices } from '#discord/input/resolve-system.ts';
import { namedSystems } from '#ti4/discord/input/systems.ts';
import { tableToExplore } from '../rules/exploring.ts';
import { closestNames } from '#text/closest-names.ts';

const laid = () => tableToExplore([], { board: { '206': '46' } }).game;

test('systems are offered by position and planets, the nexus by Mallice too', () => {
  const game = laid();
  const labels = systemChoices(namedSystems(game)).map(({ label }) => label);
  expect(labels).toContain('off the board Mallice, Wormhole Nexus');
  expect(labels).toContain('000 Mecatol Rex');
  for (const { key } of systemChoices(namedSystems(game))) expect(resolveSystem(namedSystems(game), key)).toBeDefined();
});

test('a system is found by position, planet or part of its name', () => {
  const game = laid();
  expect(resolveSystem(namedSystems(game), 'Mallice')).toBe('82');
  expect(resolveSystem(namedSystems(game), 'wormhole nexus')).toBe('82');
  expect(resolveSystem(namedSystems(game), '000')).toBe('18');
  expect(resolveSystem(namedSystems(game), 'mecatol')).toBe('18');
});

test('an unknown system is refused with the nearest names', () => {
  const game = laid();
  expect(() => resolveSystem(namedSystems(game), 'Malice')).toThrow(
    /^I don't know the system “Malice” on this board\. The closest names are Mallice, /,
  );
  expect(() => resolveSystem(namedSystems(game), '999')).toThrow(
    /^I don't know the system “999” on this board\. The closest names are \d{3}, \d{3} and \d{3}\.$/,
  );
  expect(() => resolveSystem(namedSystems(game), '')).toThrow();
});

test('the closest names come first, also by one of their words', () => {
  expect(closestNames('lodr', ['Quann', 'Lodor', 'Arinam and Meer'], 2)[0]).toBe('Lodor');
  expect(closestNames('meer', ['Quann', 'Lodor', 'Arinam and Meer'], 1)).toEqual(['Arinam and Meer']);
});
