import { ApplicationCommandOptionType, type APIApplicationCommandOption } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { toRegistration } from '#discord/commands/registry.ts';
import { TEXT_LIMITS } from '#discord/commands/text-limits.ts';
import { EDITIONS } from '#editions';
import { beginGames, beside, commands, filled, give, leaves, textsOf, type TextOption } from './every-option.ts';

beginGames();

describe('Every text option', () => {
  const flat = (options: readonly APIApplicationCommandOption[] = []): APIApplicationCommandOption[] =>
    options.flatMap((one) => [one, ...flat((one as { options?: APIApplicationCommandOption[] }).options)]);

  test('has the maximum length of its kind', () => {
    const kinds: number[] = Object.values(TEXT_LIMITS);
    const all = commands
      .map(toRegistration)
      .flatMap(({ name, options }) => flat(options as never).map((option) => ({ name, option })));
    const texts = all.filter(({ option }) => option.type === ApplicationCommandOptionType.String);
    expect(texts.length).toBeGreaterThan(150);
    for (const { name, option } of texts)
      expect(kinds, `/${name} ${option.name}`).toContain((option as TextOption).max_length);
  });

  test.each(Object.keys(EDITIONS))('%s: text over the maximum length is refused with a message', async (edition) => {
    for (const one of leaves().filter(({ leaf }) => leaf.editions?.includes(edition) ?? true))
      for (const { name, max_length: most = 0 } of textsOf(one.leaf)) {
        const values = { ...(await beside(edition, one.leaf, name)), [name]: filled('a,', 6_001) };
        expect(await give(edition, one, values), `/${one.path} ${name}`).toBe(
          `\`${name}\` can have at most ${most} characters.`,
        );
      }
  });
});
