import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isComing, issueName, issues } from '../issues.ts';
import { against, touchedBy } from './walk.ts';
import { universals } from './universals.ts';

const played = issues.filter(({ kind }) => kind !== 'objective' && kind !== 'unit');
const listed = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '..', '..', 'coverage', 'universal-values.json'), 'utf8'),
) as Record<string, string[]>;

test('every component plays through, and its universal values are listed', () => {
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(universals).map((name) => [name, []]));
  const faulty: string[] = [];
  for (const component of played) {
    const came = touchedBy(component, universals);
    for (const name of came.touched) found[name].push(issueName(component));
    faulty.push(...came.faulty);
  }
  expect(faulty).toEqual([]);
  for (const list of Object.values(found)) list.sort();
  if (process.env.UNIVERSALS) fs.writeFileSync(process.env.UNIVERSALS, JSON.stringify(found));
  // What comes with a set that is being written may be listed already.
  expect(found).toEqual(
    Object.fromEntries(Object.entries(listed).map(([name, ids]) => [name, ids.filter((id) => !isComing(id))])),
  );
});

for (const [name, universal] of Object.entries(universals)) {
  test(`every component listed for ${name} respects it`, () => {
    expect(
      played
        .filter((one) => listed[name]?.includes(issueName(one)))
        .flatMap((component) => against(component, universal)),
    ).toEqual([]);
  });
}
