import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIONS } from '../../scripts/taps/actions.ts';
import { countAttack, MOST_FOR_ATTACK } from '../../scripts/taps/attack.ts';
import { lent, ON_POSTGRES } from '../store/stored.ts';
import { countTaps, type TapCount } from '../../scripts/taps/count.ts';

describe('Presses per player action, counted over the Discord sandbox', () => {
  let found: { actions: TapCount[]; wishes: number[] };

  beforeAll(async () => {
    const database = ON_POSTGRES ? await lent('') : undefined;
    found = await countTaps({ seed: 'taps', wishes: 6, ...(database && { where: database.where }) });
    await database?.giveBack();
  });

  for (const { name, most } of ACTIONS)
    test(`${name}: at most ${most.asProposed ?? 'no form, so'} as proposed, ${most.nothingAsProposed} otherwise`, () => {
      const one = found.actions.find((action) => action.name === name);
      expect(one?.asProposed).toBeLessThanOrEqual(most.asProposed ?? most.nothingAsProposed);
      expect(one?.nothingAsProposed).toBeLessThanOrEqual(most.nothingAsProposed);
    });

  test('Any planned turn takes at most 15 presses', () => {
    expect(Math.max(...found.wishes)).toBeLessThanOrEqual(15);
  });
});

test('A whole attack takes at most 10 presses and the defender 4', async () => {
  const database = ON_POSTGRES ? await lent('') : undefined;
  const found = await countAttack({ seed: 'taps', ...(database && { where: database.where }) });
  await database?.giveBack();
  for (const side of ['attacker', 'defender'] as const) {
    expect(found[side].presses).toBeLessThanOrEqual(MOST_FOR_ATTACK[side].presses);
    expect(found[side].stops).toBeLessThanOrEqual(MOST_FOR_ATTACK[side].stops);
  }
});
