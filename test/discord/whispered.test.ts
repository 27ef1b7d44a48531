import { expect, test } from 'vitest';
import { formatDirectMessage } from '#discord/messages/direct-message.ts';
import { fakeSeen } from './fake.ts';

const WHERE = '<#3>';
const question = (prompt: string, more: object = {}) =>
  ({ spec: { kind: 'choose', prompt, min: 1, max: 1, options: [] }, ...more }) as never;

test('A direct message names the pending question and counts the rest', () => {
  expect(formatDirectMessage(fakeSeen({ asks: [question('which planet is fought for first?')] }), '1', WHERE)).toBe(
    'You have a question in <#3>: Which planet is fought for first?',
  );
  expect(formatDirectMessage(fakeSeen({ asks: [question('One?'), question('Two?')] }), '1', WHERE)).toBe(
    'You have a question in <#3>: One?\n-# Questions after this one: 1.',
  );
});

test('A direct message omits answered and veiled questions', () => {
  for (const gone of [[], [question('One?', { reply: ['x'] })], [question('One?', { veiled: true })]])
    expect(formatDirectMessage(fakeSeen({ asks: gone }), '1', WHERE)).toBe('The game in <#3> is waiting for you.');
});
