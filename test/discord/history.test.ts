import { expect, test } from 'vitest';
import { commonCommands } from '#discord/commands/look/common-commands.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import { fakeSeen } from './fake.ts';

const from: InteractionOrigin = { caller: { user: '1' }, name: 'Ann', guild: '1', channel: '3' };

/** A game of these commands: what each told everybody, or nothing. */
async function history(told: (string | null)[], moves: number): Promise<string> {
  const seen = fakeSeen({
    game: { head: told.length },
    facts: async (first, last) =>
      told.flatMap((text, i) =>
        i + 1 >= first && i + 1 <= last ? [{ command: i + 1, fact: { type: 'said', text } }] : [],
      ),
    presenter: { narrate: (facts) => facts.flatMap(({ text }) => (text as string | null) ?? []) },
  });
  const command = commonCommands.find(({ name }) => name === 'history')?.leaf;
  const reply = await command?.run({ origin: from, loaded: seen, seat: undefined } as GameInteraction, {
    text: (name) => (name === 'game' ? 'BXKDQ' : undefined),
    number: () => moves,
    boolean: () => undefined,
    user: () => undefined,
  });
  return reply?.message?.content ?? '';
}

test('The last moves list only told moves and hide secret ones', async () => {
  const plainly = ['one', 'two', 'three'];
  const secretly = ['one', ...Array<null>(70).fill(null), 'two', null, 'three', ...Array<null>(5).fill(null)];
  for (const moves of [1, 2, 3, 50]) expect(await history(secretly, moves)).toBe(await history(plainly, moves));
  expect(await history(secretly, 2)).toBe('- two\n- three');
  expect(await history([null, null], 5)).toBe('Nothing has happened yet. Press **Your move** to see your question.');
});
