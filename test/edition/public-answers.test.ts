import { expect, test } from 'vitest';
import { EDITIONS, loadEditions } from '#editions';
import { rulebookOf as secondBookOf } from '#ti2/rulebook.ts';
import { SETS as SECOND_SETS } from '#ti2/content/sets.ts';
import { rulebookOf as thirdBookOf } from '#ti3/rulebook.ts';
import { SETS as THIRD_SETS } from '#ti3/content/sets.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';

const ids = (sets: readonly { id: string }[]): string[] => sets.map(({ id }) => id);

test.each([
  ['ti4', rulebooksBySets(SETS).of(ids(SETS))],
  ['ti3', thirdBookOf(ids(THIRD_SETS))],
  ['ti2', secondBookOf(ids(SECOND_SETS))],
] as const)('%s: the service knows each question that public knowledge may answer', async (id, { questions }) => {
  const [{ edition }] = await loadEditions(undefined, { [id]: EDITIONS[id] });
  const settled = Object.values(questions).flatMap(({ name, publicAnswer }) => (publicAnswer ? [name] : []));
  expect([...(edition.autoAnswer?.questions ?? [])].sort()).toEqual(settled.sort());
});
