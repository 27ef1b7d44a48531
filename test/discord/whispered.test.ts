import { expect, test } from 'vitest';
import { formatDirectMessage } from '#discord/messages/direct-message.ts';
import { fakeSeen } from './fake.ts';

const WHERE = '<#3>';
const question = (prompt: string, more: object = {}) =>
  ({ spec: { kind: 'choose', prompt, min: 1, max: 1, options: [] }, ...more }) as never;

test('A direct message says what waits for its reader, and how much more', () => {
  expect(formatDirectMessage(fakeSeen({ asks: [question('which planet is fought for first?')] }), '1', WHERE)).toBe(
    'This waits for you in <#3>: Which planet is fought for first?',
  );
  expect(formatDirectMessage(fakeSeen({ asks: [question('One?'), question('Two?')] }), '1', WHERE)).toBe(
    'This waits for you in <#3>: One?\n-# And 1 more.',
  );
});

test('What has been answered meanwhile, or only seems to be asked, is not said', () => {
  for (const gone of [[], [question('One?', { reply: ['x'] })], [question('One?', { veiled: true })]])
    expect(formatDirectMessage(fakeSeen({ asks: gone }), '1', WHERE)).toBe('Something waits for you in <#3>.');
});
