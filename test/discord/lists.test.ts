import { expect, test } from 'vitest';
import { Allowance } from '#discord/access/user-quota.ts';
import { againOf } from '#discord/commands/retry.ts';
import { anywhere, carryOut } from '#discord/commands/command.ts';
import { text } from '#discord/commands/options.ts';
import { readCustomId } from '#discord/interactions/custom-id.ts';
import { idsCalled, namedChoices } from '#kit/components/name-lists.ts';
import { setChoices, setsCalled } from '#kit/components/set-names.ts';

const RULES = ['Distant Suns', 'Leaders', 'Custodians of Mecatol', 'Final Frontier'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));
const BOOKS = {
  sets: ['Base game', 'Codex 1', 'Codex 4'].map((name) => ({ id: name.toLowerCase(), name })),
  bundles: [{ name: 'All there is', sets: ['base game', 'codex 1', 'codex 4'] }],
};

/** What the buttons stand for that are offered where a list is typed for an option of a command. */
async function offered(option: 'options' | 'sets', typed: string): Promise<unknown[]> {
  const command = anywhere({
    options: [text(option, 'A list.', { complete: true })],
    run: (_context, _from, given) => {
      const all =
        option === 'sets'
          ? setsCalled(BOOKS, given.text(option) ?? '')
          : idsCalled(RULES, given.text(option) ?? '', 'rule');
      return { message: { content: all.join() } };
    },
    complete: (_context, _from, _option, so) => (option === 'sets' ? setChoices(BOOKS, so) : namedChoices(RULES, so)),
  });
  const context = { allowance: new Allowance(() => 0) } as never;
  const from = { caller: { user: 'ann' }, name: 'Ann', guild: '1', channel: '2' };
  const given = { text: () => typed, number: () => undefined, flag: () => undefined, person: () => undefined };
  const { message } = await carryOut(context, from, command, given, 'game create');
  const parts = (message?.components ?? []).flatMap(
    (row) => (row as unknown as { components: { custom_id: string }[] }).components,
  );
  return parts.map(({ custom_id }) => {
    const id = readCustomId(custom_id);
    return id?.kind === 'c' ? againOf(id)?.options[option] : undefined;
  });
}

test('Of a list of which one part is the name of nothing, buttons keep the rest: without it, or with what it may have meant', async () => {
  const buttons = await offered('options', 'Leaders, Distant Suns, Bananas');
  expect(buttons[0]).toBe('Leaders, Distant Suns');
  expect(buttons.length).toBeGreaterThan(1);
  for (const one of buttons)
    expect(idsCalled(RULES, String(one), 'rule')).toEqual(expect.arrayContaining(['leaders', 'distant suns']));
  expect(await offered('options', 'Leaders, Custodyans')).toContain('Leaders, Custodians of Mecatol');
});

test('So it is with sets, and a single name is answered as before', async () => {
  const buttons = await offered('sets', 'Codex 1, Kodex 4');
  expect(buttons[0]).toBe('Base game, Codex 1');
  for (const one of buttons) expect(setsCalled(BOOKS, String(one))).toContain('codex 1');
  expect(await offered('options', 'Bananas')).toContain('Leaders');
});
