import { expect, test } from 'vitest';
import { sendBadInput } from '../../scripts/chaos/input/bad-input-run.ts';

test.each([
  ['ti4', 900],
  ['ti3', 600],
  ['ti2', 600],
])('Invalid input gets a private reply and changes nothing: %s', async (edition, sent) => {
  const seed = Number(process.env.SEED ?? 5);
  const { wrong, interactions, byKind, refusals } = await sendBadInput({ interactions: sent, seed, edition });
  expect(wrong).toEqual([]);
  expect(interactions).toBe(sent);
  expect(refusals).toBeGreaterThan((sent * 2) / 3);
  expect(Object.keys(byKind)).toEqual(
    expect.arrayContaining(['closed question', 'foreign press', 'broken id', 'command', 'completion', 'form']),
  );
});
