import { expect } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import type { Game } from '#ti3/rules/game.ts';
import { narrate } from '#ti3/views/index.ts';
import type { Spec } from '#engine';
import type { StateCheck } from '../state-check.ts';

const textsOf = (spec: Spec): string[] => {
  const said = spec.kind === 'none' ? [spec.reason] : [spec.prompt];
  const options = spec.kind === 'choose' ? spec.options : spec.kind === 'allot' ? spec.amounts : [];
  return [...said, ...options.flatMap(({ label, group = '' }) => [label, group])];
};

/** Returns a pattern for names of systems without planets that lack a position. */
export function unplacedSystem(): RegExp {
  const { tiles } = rulebookOf(SETS.map(({ id }) => id));
  const bare = new Set(Object.values(tiles).flatMap(({ name, planets }) => (planets.length ? [] : [name])));
  return new RegExp(`\\b(?:${[...bare].join('|')})(?! \\(\\d+\\))`);
}

/** Checks that a system without planets is always narrated and offered with its position. */
export function systemsWithPlaces(): StateCheck<Game> {
  const unplaced = unplacedSystem();
  const found = new Set<string>();
  let systems = 0;
  const look = (text: string, where: string): void => {
    if (/\((?:\d{3})\)/.test(text)) systems += 1;
    if (unplaced.test(text)) found.add(`${where}: ${text}`);
  };
  return {
    title: 'A system without planets is narrated and offered with its place',
    onQuestion: (_game, { ask }, spec) => {
      for (const text of textsOf(spec)) look(text, ask.question);
    },
    onFact: (game, fact) => {
      for (const text of narrate(game, [fact as never], null)) look(text, fact.type);
    },
    verify: () => {
      expect([...found]).toEqual([]);
      expect(systems).toBeGreaterThan(50);
    },
  };
}
