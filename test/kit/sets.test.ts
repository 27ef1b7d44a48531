import { expect, test } from 'vitest';
import { mergeSetContents, resolveReleases, type ComponentSet } from '#kit/components/sets.ts';

type Fair = { tricks: Record<string, string>; prizes: Record<string, string> };

const set = (
  id: string,
  tricks: Record<string, string>,
  more: Partial<ComponentSet<Fair>> = {},
): ComponentSet<Fair> => ({
  id,
  name: id.toUpperCase(),
  contents: { tricks, prizes: {} },
  releases: [Object.keys(tricks)],
  ...more,
});

const SETS = [
  set('old', { 'a/coin': 'coin', 'a/coin-ii': 'two coins', 'b/hat': 'hat', 'b/dove': 'dove' }),
  set('new', { 'a/coin': 'gold coin', 'c/saw': 'saw' }, { removes: [['b/hat']] }),
];

test('A later set’s issue takes the place of an earlier one, and what it removes is not dealt', () => {
  expect(mergeSetContents(SETS, ['old']).tricks).toEqual({
    'a/coin': 'coin',
    'a/coin-ii': 'two coins',
    'b/hat': 'hat',
    'b/dove': 'dove',
  });
  expect(mergeSetContents(SETS, ['new', 'old']).tricks).toEqual({
    'a/coin': 'gold coin',
    'a/coin-ii': 'two coins',
    'b/dove': 'dove',
    'c/saw': 'saw',
  });
});

test('A component keeps its place among the others, whatever set it comes from and however sets are listed', () => {
  const order = ['a/coin-ii', 'a/coin', 'b/dove', 'c/saw'];
  expect(Object.keys(mergeSetContents(SETS, ['old', 'new']).tricks)).toEqual(order);
  expect(Object.keys(mergeSetContents(SETS, ['new', 'old']).tricks)).toEqual(order);
});

test('A game keeps the release it began with: what is added later is not in it', () => {
  const grown = [
    set('old', { 'a/coin': 'coin', 'b/ring': 'ring', 'b/rope': 'rope' }, { releases: [['a/coin'], ['b/ring']] }),
    ...SETS.slice(1),
  ];
  expect(resolveReleases(grown, ['old'])).toEqual(['old@2']);
  expect(mergeSetContents(grown, ['old@1']).tricks).toEqual({ 'a/coin': 'coin' });
  // What has not been released yet is in no game.
  expect(mergeSetContents(grown, ['old']).tricks).toEqual({ 'a/coin': 'coin', 'b/ring': 'ring' });
});

test('What a set takes away only later is still dealt in a game that began before', () => {
  const grown = [
    SETS[0],
    set('new', { 'c/saw': 'saw' }, { releases: [['c/saw'], []], removes: [['b/hat'], ['b/dove']] }),
  ];
  expect(Object.keys(mergeSetContents(grown, ['old', 'new@1']).tricks)).toEqual([
    'a/coin-ii',
    'a/coin',
    'b/dove',
    'c/saw',
  ]);
  expect(Object.keys(mergeSetContents(grown, ['old', 'new']).tricks)).toEqual(['a/coin-ii', 'a/coin', 'c/saw']);
});

test('Of a set that is mostly for another, only what goes without that one is dealt where it is missing', () => {
  const small = set(
    'small',
    { 'a/card': 'card', 'c/tooth': 'tooth' },
    { partly: { without: { id: 'new', name: 'NEW' }, brings: 'a card', keeps: ['a/card'] } },
  );
  expect(Object.keys(mergeSetContents([...SETS, small], ['old', 'small']).tricks)).toEqual([
    'a/card',
    'a/coin-ii',
    'a/coin',
    'b/dove',
    'b/hat',
  ]);
  expect(Object.keys(mergeSetContents([...SETS, small], ['old', 'new', 'small']).tricks)).toContain('c/tooth');
});

test('What a set brings to one that is being written needs no release of its own', () => {
  const small = set(
    'small',
    { 'a/card': 'card', 'c/tooth': 'tooth' },
    {
      releases: [['a/card']],
      partly: { without: { id: 'new', name: 'NEW' }, brings: 'a card', keeps: ['a/card'] },
    },
  );
  const dealt = (over: Partial<ComponentSet<Fair>>): string[] =>
    Object.keys(mergeSetContents([SETS[0], { ...SETS[1], ...over }, small], ['old', 'new', 'small']).tricks);
  expect(dealt({ unfinished: true })).toContain('c/tooth');
  expect(dealt({})).not.toContain('c/tooth');
});

test('Sets are named once each, in the order in which they came out', () => {
  expect(resolveReleases(SETS, ['new', 'old', 'new@1'])).toEqual(['old@1', 'new@1']);
});

test.each([
  ['lost', 'There is no set called "lost".'],
  ['constructor', 'There is no set called "constructor".'],
  ['old@2', 'OLD has no release "2".'],
  ['old@0', 'OLD has no release "0".'],
  ['old@x', 'OLD has no release "x".'],
])('%s is no set', (name, why) => {
  expect(() => mergeSetContents(SETS, [name])).toThrow(why);
});
