import { describe, expect, test } from 'vitest';
import { mergeSetContents } from '#kit/components/sets/sets.ts';
import { isOwn } from '#ti2/rules/components/sources.ts';
import { borrowed, catalogue, groupByMissing, listComponentStatus } from '../../scripts/docs/component-list.ts';
import { SETS as SECOND } from '#ti2/content/sets.ts';

interface Listed {
  kind: string;
  id: string;
  set: string;
}

const key = ({ kind, id, set }: Listed): string => `${kind} ${id} ${set}`;

describe.each([
  ['third', 'ti3'],
  ['second', 'ti2'],
])('The catalog of the %s edition', (_name, edition) => {
  test('lists no component twice', () => {
    const listed = catalogue(edition).map(key);
    expect(listed.filter((one, i) => listed.indexOf(one) !== i)).toEqual([]);
  });

  test('contains the base box, or explains why a component is missing', () => {
    const base = listComponentStatus(edition).filter(({ set }) => set === 'base');
    expect(base.filter(({ status, lacks }) => status === 'missing' && lacks === undefined).map(key)).toEqual([]);
  });

  test('explains exactly the missing or partly refereed components', () => {
    const all = listComponentStatus(edition);
    expect(all.filter(({ status, lacks }) => (status === 'full') !== (lacks === undefined)).map(key)).toEqual([]);
    const listed = groupByMissing(edition).flatMap(({ names }) => names);
    expect(listed).toHaveLength(all.filter(({ status }) => status !== 'full').length);
  });
});

test('Of the third edition’s base box only Sabotage Runs is missing', () => {
  expect(listComponentStatus('ti3').filter(({ set, status }) => set === 'base' && status === 'missing').map(key)).toEqual(['option sabotage-runs base']); // prettier-ignore
});

test('The catalog marks our own components, which bear no printed names', () => {
  const { components, tiles } = mergeSetContents(SECOND, SECOND.map(({ id }) => id)); // prettier-ignore
  const played = [...Object.values(components), ...Object.values(tiles)];
  const own = played
    .filter((one) => isOwn(one) || ('values' in one.sources && one.sources.values === 'own'))
    .map(({ kind, id }) => `${kind} ${id}`);
  const all = listComponentStatus('ti2');
  expect(all.filter((row) => row.own).map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([...own].sort()); // prettier-ignore
  const printed = new Set(all.filter(({ lacks }) => lacks?.includes('own card')).map(({ name }) => name));
  expect(printed.size).toBeGreaterThan(60);
  expect(all.filter(({ own: made, name }) => made && printed.has(name)).map(({ name }) => name)).toEqual([]);
});

test('The summary names facts that the second edition’s print lacks', () => {
  const facts = new Map(borrowed('ti2').map(({ fact, names }) => [fact, names]));
  expect(facts.get('starting pieces: our own')).toHaveLength(8);
  expect(facts.get('planet values: from the third edition')).toContain('Mecatol Rex');
  expect(facts.get('number of copies: our own')).toContain('Wealth');
  expect(facts.get('race: from the third edition')).toHaveLength(24);
  expect(borrowed('ti3')).toEqual([]);
});
