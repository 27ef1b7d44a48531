import { expect, test } from 'vitest';
import { misbehave } from '../../scripts/fire/misbehaving.ts';

test(
  'Whatever is sent that nobody could send, the bot answers in private, changes nothing, mentions nobody and shows nothing hidden',
  { timeout: 240_000 },
  async () => {
    const { wrong, interactions, byKind, refusals } = await misbehave({ interactions: 3_000, seed: Number(process.env.SEED ?? 5) });
    expect(wrong).toEqual([]);
    expect(interactions).toBe(3_000);
    expect(refusals).toBeGreaterThan(2_000);
    expect(Object.keys(byKind)).toEqual(
      expect.arrayContaining(['closed question', 'foreign press', 'broken id', 'command', 'completion', 'form']),
    );
  },
);
