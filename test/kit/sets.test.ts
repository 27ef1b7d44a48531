import { expect, test } from 'vitest';
import { mergeSetContents, resolveReleases, type ComponentSet } from '#kit/components/sets/sets.ts';

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

test('A later set’s issue replaces an earlier one, and removals apply', () => {
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

test('Components keep their order, however sets are listed', () => {
  const order = ['a/coin-ii', 'a/coin', 'b/dove', 'c/saw'];
  expect(Object.keys(mergeSetContents(SETS, ['old', 'new']).tricks)).toEqual(order);
  expect(Object.keys(mergeSetContents(SETS, ['new', 'old']).tricks)).toEqual(order);
});

test('A game keeps the release it started with', () => {
  const grown = [
    set('old', { 'a/coin': 'coin', 'b/ring': 'ring', 'b/rope': 'rope' }, { releases: [['a/coin'], ['b/ring']] }),
    ...SETS.slice(1),
  ];
  expect(resolveReleases(grown, ['old'])).toEqual(['old@2']);
  expect(mergeSetContents(grown, ['old@1']).tricks).toEqual({ 'a/coin': 'coin' });
  // What has not been released yet is in no game.
  expect(mergeSetContents(grown, ['old']).tricks).toEqual({ 'a/coin': 'coin', 'b/ring': 'ring' });
});

test('A later removal does not affect a game started before', () => {
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

test('Without its companion set, a partial set deals only independent components', () => {
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

test('A component for an unfinished set needs no release', () => {
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

test('Sets are listed once each, in release order', () => {
  expect(resolveReleases(SETS, ['new', 'old', 'new@1'])).toEqual(['old@1', 'new@1']);
});

test.each([
  ['lost', "I don't know the set “lost”."],
  ['constructor', "I don't know the set “constructor”."],
  ['old@2', 'OLD has no release “2”.'],
  ['old@0', 'OLD has no release “0”.'],
  ['old@x', 'OLD has no release “x”.'],
])('%s is not a set', (name, why) => {
  expect(() => mergeSetContents(SETS, [name])).toThrow(why);
});
