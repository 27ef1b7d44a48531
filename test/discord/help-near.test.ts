import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';
import { executeCommand } from '#discord/commands/command.ts';
import { helpCommand } from '#discord/help/help-command.ts';
import { optionsFromRetry, parseRetry } from '#discord/commands/retry.ts';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';

const face = createFourthEditionAdapter(rulebooksBySets());
const context = {
  adapters: createAdapterRegistry([face]),
  quota: new UserQuota(() => 0),
  service: { listGames: () => [] },
} as unknown as HandlerContext;
const from = {
  caller: { user: 'u' },
  place: { guild: '1', channel: '2', thread: null },
} as unknown as InteractionOrigin;
const help = (about: string): Promise<Reply> => {
  if (!helpCommand.leaf) throw new Error('/help does nothing');
  return executeCommand(context, from, helpCommand.leaf, optionsFromRetry({ about }), 'help');
};
const buttons = ({ message }: Reply) =>
  (message?.components ?? []).flatMap(({ components }) => components as { label: string; custom_id: string }[]);

test.each([
  ['custodain', 'Custodians token', /\(rules\)/],
  ['sarwen', 'Sarween Tools', /^\*\*Sarween Tools\*\*/],
  ['dacxive animatrs', 'Dacxive Animators', /^\*\*Dacxive Animators\*\*/],
  ['mecatl rex', 'Mecatol Rex', /Mecatol Rex/],
])('/help about: %s suggests %s, and its button shows the help', async (typed, name, told) => {
  const asked = await help(typed);
  expect(asked.message?.content).toContain(`I don't know “${typed}”. Did you mean `);
  const button = buttons(asked).find(({ label }) => label.startsWith(name));
  const id = parseCustomId(button?.custom_id ?? '');
  const again = id && parseRetry(id);
  expect(again?.path).toBe('help');
  expect((await help(String(again?.options.about))).message?.content).toMatch(told);
});

test('Unknown words get a short list of the nearest names', () => {
  for (const typed of ['zzzz', 'x', '?!', 'a'.repeat(300)])
    try {
      face.resolveRule(typed);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AmbiguousInput);
      expect((error as AmbiguousInput).choices.length).toBeLessThanOrEqual(4);
      expect((error as AmbiguousInput).choices.length).toBeGreaterThan(0);
      expect((error as AmbiguousInput).message.length).toBeLessThan(400);
    }
});

test.each(['Mechs', 'dacxive animator', 'sarween tool'])(
  '/help about: %s is answered directly: singular and plural name one thing',
  async (typed) => {
    expect((await help(typed)).message?.content).toMatch(/^\*\*/);
  },
);
