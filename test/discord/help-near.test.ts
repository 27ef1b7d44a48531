import { expect, test } from 'vitest';
import { booksOf } from '#ti4/rulebook.ts';
import { fourthFace } from '#ti4/discord/adapter.ts';
import { Unclear } from '#discord/input/ambiguous-input.ts';
import { carryOut } from '#discord/commands/command.ts';
import { helpCommand } from '#discord/help/help-command.ts';
import { givenAgain, againOf } from '#discord/commands/retry.ts';
import { readCustomId } from '#discord/interactions/custom-id.ts';
import { Allowance } from '#discord/access/user-quota.ts';
import { facesOf } from '#discord/edition/adapter-registry.ts';
import type { Context, Reply } from '#discord/interactions/replies.ts';
import type { From } from '#discord/channels/game-place.ts';

const face = fourthFace(booksOf());
const context = {
  faces: facesOf([face]),
  allowance: new Allowance(() => 0),
  table: { seeAll: () => [], games: () => [] },
} as unknown as Context;
const from = { caller: { user: 'u' }, place: { guild: '1', channel: '2', thread: null } } as unknown as From;
const help = (about: string): Promise<Reply> => {
  if (!helpCommand.alone) throw new Error('/help does nothing');
  return carryOut(context, from, helpCommand.alone, givenAgain({ about }), 'help');
};
const buttons = ({ message }: Reply) =>
  (message?.components ?? []).flatMap(({ components }) => components as { label: string; custom_id: string }[]);

test.each([
  ['custodain', 'Custodians token', /\(rules\)/],
  ['sarwen', 'Sarween Tools', /^\*\*Sarween Tools\*\*/],
  ['dacxive animatrs', 'Dacxive Animators', /^\*\*Dacxive Animators\*\*/],
  ['mecatl rex', 'Mecatol Rex', /Mecatol Rex/],
])('/help about: %s asks whether %s is meant, and its button tells it', async (typed, name, told) => {
  const asked = await help(typed);
  expect(asked.message?.content).toContain(
    `There is nothing called “${typed}” in the rules or on the cards. Did you mean `,
  );
  const button = buttons(asked).find(({ label }) => label.startsWith(name));
  const id = readCustomId(button?.custom_id ?? '');
  const again = id && againOf(id);
  expect(again?.path).toBe('help');
  expect((await help(String(again?.options.about))).message?.content).toMatch(told);
});

test('What is like nothing comes with what is written most like it, and never with a long list', () => {
  for (const typed of ['zzzz', 'x', '?!', 'a'.repeat(300)])
    try {
      face.rule(typed);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Unclear);
      expect((error as Unclear).choices.length).toBeLessThanOrEqual(4);
      expect((error as Unclear).choices.length).toBeGreaterThan(0);
      expect((error as Unclear).message.length).toBeLessThan(400);
    }
});

test.each(['Mechs', 'dacxive animator', 'sarween tool'])(
  '/help about: %s is told at once: it is one thing, be it one or several of it',
  async (typed) => {
    expect((await help(typed)).message?.content).toMatch(/^\*\*/);
  },
);
