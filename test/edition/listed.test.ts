import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { fourthEditionEntry } from '#ti4/registry-entry.ts';
import { loadEditions, workerJobs, type EditionEntry, type EditionRegistry } from '#editions';
import { createInlineRunner, type JobRunner } from '#workers';
import type { Edition } from '#service';
import { table } from '../rules/table.ts';
import { listed as toyListed, toyFace } from '../service/toy-face.ts';
import { toy } from '../service/toy.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const wanted = { timeLimitMs: 10_000 };

/** An edition that draws a board and reckons a chance of its own, and keeps the works that its face is given. */
const called = (name: string, given: Record<string, JobRunner | undefined>) => (): EditionEntry => ({
  ...toyListed(),
  edition: async () => ({ ...toy, id: name }) as Edition,
  adapter: async (outside) => {
    given[name] = outside?.jobs;
    return { ...toyFace, editionId: name };
  },
  renderJobs: { board: (of: string) => `${of}, drawn by ${name}` },
  rulesJobs: { chance: (of: string) => `${of}, reckoned by ${name}` },
});

test('jobs of one name run in their own edition', async () => {
  const given: Record<string, JobRunner | undefined> = {};
  const listing: EditionRegistry = { one: called('one', given), other: called('other', given) };
  const { drawing, reckoning } = workerJobs(listing);
  await loadEditions({ jobs: createInlineRunner({ ...drawing, ...reckoning }), log }, listing);
  expect(await given.one?.run('board', 'a war', wanted)).toBe('a war, drawn by one');
  expect(await given.other?.run('board', 'a war', wanted)).toBe('a war, drawn by other');
  expect(await given.one?.run('chance', 'a war', wanted)).toBe('a war, reckoned by one');
  await expect(given.one?.run('think', {}, wanted)).rejects.toThrow('No worker does one:think');
});

test('an edition listed under a wrong id is an error at startup', async () => {
  const listing = (part: Partial<EditionEntry>): EditionRegistry => ({
    ti4: fourthEditionEntry,
    toy: () => ({ ...toyListed(), ...part }),
  });
  await expect(
    loadEditions(undefined, listing({ edition: async () => ({ ...toy, id: 'ti4' }) as Edition })),
  ).rejects.toThrow('The edition listed as toy calls itself ti4');
  await expect(
    loadEditions(undefined, listing({ adapter: async () => ({ ...toyFace, editionId: 'other' }) })),
  ).rejects.toThrow('The edition listed as toy calls itself other');
  expect(await loadEditions(undefined, listing({}))).toHaveLength(2);
});

test('drawing jobs are separate from odds and practice jobs', () => {
  const { drawing, reckoning } = workerJobs({ one: called('one', {}), other: called('other', {}) });
  expect(Object.keys(drawing)).toEqual(['one:board', 'other:board']);
  expect(Object.keys(reckoning)).toEqual(['one:chance', 'other:chance', 'think']);
});

test('a practice player’s rules load once, on first use', async () => {
  const loaded: string[] = [];
  const counting = (name: string) => (): EditionEntry => ({
    ...toyListed(),
    edition: async () => {
      loaded.push(name);
      return { ...toy, ai: { answer: () => name, freeAction: () => null, fallback: () => null } as never } as Edition;
    },
  });
  const { think } = workerJobs({ one: counting('one'), other: counting('other') }).reckoning as unknown as {
    think: (thinking: object) => Promise<unknown>;
  };
  expect(loaded).toEqual([]);
  for (let i = 0; i < 2; i++) await think({ edition: 'other', state: { stack: [] }, practising: [] });
  expect(loaded).toEqual(['other']);
  await expect(think({ edition: 'third', state: { stack: [] }, practising: [] })).rejects.toThrow(
    'There is no edition called third',
  );
});

test('the fourth edition’s rulebooks are built once for all uses', async () => {
  let books = 0;
  const listed = fourthEditionEntry(async () => {
    books++;
    return rulebooksBySets();
  });
  expect(books).toBe(0);
  const { state } = table({ space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } } });
  const odds = listed.rulesJobs.odds as unknown as (wanted: object) => Promise<object>;
  const found = { state, seat: 'ann', asked: { system: '27', attacker: '1 cruiser' } };
  const [edition, , one, again] = await Promise.all([listed.edition(), listed.adapter(), odds(found), odds(found)]);
  expect(edition.id).toBe('ti4');
  expect(one).toEqual({
    lines: expect.arrayContaining([expect.stringMatching(/%/)]),
    chances: [{ combat: 'Space combat', chance: expect.stringMatching(/^\d+%$/) }],
  });
  expect(again).toEqual(one);
  expect(books).toBe(1);
});
