import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIONS } from '../../scripts/taps/actions.ts';
import { lent, ON_POSTGRES } from '../store/stored.ts';
import { countTaps, type TapCount } from '../../scripts/taps/count.ts';

describe('What a player’s actions take, counted over the stand-in for Discord', () => {
  let found: { actions: TapCount[]; wishes: number[] };

  beforeAll(async () => {
    const database = ON_POSTGRES ? await lent('') : undefined;
    found = await countTaps({ seed: 'taps', wishes: 6, ...(database && { where: database.where }) });
    await database?.giveBack();
  });

  for (const { name, most } of ACTIONS)
    test(`${name}: ${most.asProposed ?? 'no form, so'} as proposed, ${most.nothingAsProposed} with nothing as proposed, at the most`, () => {
      const one = found.actions.find((action) => action.name === name);
      expect(one?.asProposed).toBeLessThanOrEqual(most.asProposed ?? most.nothingAsProposed);
      expect(one?.nothingAsProposed).toBeLessThanOrEqual(most.nothingAsProposed);
    });

  test('Any turn that can be wished for takes no more than the laborious way did', () => {
    expect(Math.max(...found.wishes)).toBeLessThanOrEqual(15);
  });
});
