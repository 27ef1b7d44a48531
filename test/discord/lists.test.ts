import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { parseRetry } from '#discord/commands/retry.ts';
import { leafWithoutGame, executeCommand } from '#discord/commands/command.ts';
import { textOption } from '#discord/commands/options.ts';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import { parseNameList, suggestNameList } from '#kit/components/name-lists.ts';
import { suggestSetNames, parseSetNames } from '#kit/components/sets/set-names.ts';

const RULES = ['Distant Suns', 'Leaders', 'Custodians of Mecatol', 'Final Frontier'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));
const BOOKS = {
  sets: ['Base game', 'Codex 1', 'Codex 4'].map((name) => ({ id: name.toLowerCase(), name })),
  bundles: [{ name: 'All sets', sets: ['base game', 'codex 1', 'codex 4'] }],
};

/** What the buttons stand for that are offered where a list is typed for an option of a command. */
async function offered(option: 'options' | 'sets', typed: string): Promise<unknown[]> {
  const command = leafWithoutGame({
    options: [textOption(option, 'A list.', { complete: true })],
    run: (_context, _from, given) => {
      const all =
        option === 'sets'
          ? parseSetNames(BOOKS, given.text(option) ?? '')
          : parseNameList(RULES, given.text(option) ?? '', 'rule');
      return { message: { content: all.join() } };
    },
    complete: (_context, _from, _option, so) =>
      option === 'sets' ? suggestSetNames(BOOKS, so) : suggestNameList(RULES, so),
  });
  const context = { quota: new UserQuota(() => 0) } as never;
  const from = { caller: { user: 'ann' }, name: 'Ann', guild: '1', channel: '2' };
  const given = { text: () => typed, number: () => undefined, boolean: () => undefined, user: () => undefined };
  const { message } = await executeCommand(context, from, command, given, 'game create');
  const parts = (message?.components ?? []).flatMap(
    (row) => (row as unknown as { components: { custom_id: string }[] }).components,
  );
  return parts.map(({ custom_id }) => {
    const id = parseCustomId(custom_id);
    return id?.kind === 'c' ? parseRetry(id)?.options[option] : undefined;
  });
}

test('A list with an unknown name offers corrected lists as buttons', async () => {
  const buttons = await offered('options', 'Leaders, Distant Suns, Bananas');
  expect(buttons[0]).toBe('Leaders, Distant Suns');
  expect(buttons.length).toBeGreaterThan(1);
  for (const one of buttons)
    expect(parseNameList(RULES, String(one), 'rule')).toEqual(expect.arrayContaining(['leaders', 'distant suns']));
  expect(await offered('options', 'Leaders, Custodyans')).toContain('Leaders, Custodians of Mecatol');
});

test('Sets are corrected likewise, and a single name as before', async () => {
  const buttons = await offered('sets', 'Codex 1, Kodex 4');
  expect(buttons[0]).toBe('Base game, Codex 1');
  for (const one of buttons) expect(parseSetNames(BOOKS, String(one))).toContain('codex 1');
  expect(await offered('options', 'Bananas')).toContain('Leaders');
});
