import { expect, test } from 'vitest';
import { framesKnownTo, Unknown, type Frame, type Json } from '#engine';

const isUnknown = (text: string): boolean => text.startsWith('hidden');
const known = (frame: Partial<Frame>): Frame =>
  framesKnownTo([{ id: 1, procedure: 'any', step: 'here', data: {}, ...frame }], { seat: 'ann', isUnknown })[0];
const dataOf = (data: Json): Record<string, Json> => known({ data }).data as Record<string, Json>;

test('other players’ held replies are concealed, one’s own stay', () => {
  const asks = ['ann', 'bob'].map((player, i) => ({
    id: i,
    player,
    question: 'guess',
    data: {},
    reply: 3,
    firm: true as const,
  }));
  expect(known({ asks }).asks).toEqual([asks[0], { id: 1, player: 'bob', question: 'guess', data: {} }]);
});

test('real and veiled windows of others look alike', () => {
  const asked = { id: 1, player: 'bob', question: 'window', data: {} };
  expect(known({ asks: [{ ...asked, veiled: true }] })).toEqual(known({ asks: [asked] }));
});

test('a window keeps only one’s own advance answers', () => {
  const data = { event: { name: 'e' }, used: [], firm: { bob: ['x'] }, held: { ann: ['y'], bob: ['z'] } };
  expect(known({ procedure: 'window', data }).data).toEqual({
    event: { name: 'e' },
    used: [],
    firm: {},
    held: { ann: ['y'] },
  });
});

test('a hidden card in a frame’s data cannot be read', () => {
  const data = dataOf({
    card: 'hidden-1',
    drawn: ['hidden-1', 'open'],
    by: 'bob',
    deep: { of: ['hidden-2'] },
    counts: { 'hidden-1': 2 },
  });
  expect([data.by, (data.drawn as Json[]).length]).toEqual(['bob', 2]);
  for (const read of [
    () => data.card,
    () => (data.drawn as Json[])[1],
    () => (data.deep as { of: Json[] }).of[0],
    () => data.counts,
  ])
    expect(read).toThrow(Unknown);
});

test('a hidden card in a frame’s result cannot be read', () => {
  const frame = known({ result: { card: 'hidden-1' } });
  expect(() => (frame.result as { card: string }).card).toThrow(Unknown);
});

test('another player’s waiting branch cannot be read', () => {
  const stack: Frame[] = [{ id: '1.bob.1', procedure: 'buy', step: 'pay', data: { bought: 3 }, turn: true }];
  const branch = { seat: 'bob', stack, chain: 'c', facts: [{ type: 'bought', count: 3 }] };
  const [bobs] = known({ fork: [branch] }).fork ?? [];
  expect([bobs.seat, bobs.chain, bobs.facts, bobs.stack.map(({ id }) => id)]).toEqual([
    'bob',
    '',
    undefined,
    ['1.bob.1'],
  ]);
  expect(() => (bobs.stack[0].data as { bought: number }).bought).toThrow(Unknown);
  expect(known({ fork: [{ ...branch, seat: 'ann' }] }).fork?.[0]).toMatchObject({ facts: branch.facts, stack });
});
