import { ApplicationCommandOptionType, type APIApplicationCommandBasicOption } from 'discord.js';
import { Illegal } from '#service';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';

/** Most characters of what is typed for an option, by the kind of text it takes. */
export const TEXT_LIMITS = {
  /** One thing by its name, a code, hours, a word to confirm with: as long as Discord lets a completed value be. */
  name: 100,
  /** Answers and lists of up to 25 names. */
  list: 400,
  /** A promise of a trade, of which the table keeps 200 characters. */
  note: 200,
  /** A map string: 60 tiles of up to 6 characters, with room for the braces, commas and line breaks that tools put around them. */
  map: 2_000,
} as const;

export type TextKind = keyof typeof TEXT_LIMITS;

/** Most characters that are looked at, whatever the option: one more than the longest takes, so that too long a text is still told as such. */
const MAX_READ = Math.max(...Object.values(TEXT_LIMITS)) + 1;

/** The beginning of a typed text, as much of it as any option takes and one more character. */
export const truncateTyped = (typed: string): string => typed.slice(0, MAX_READ);

/** How many characters an option takes; what is no text option of a command takes as many as a name. */
function textLimit(options: readonly APIApplicationCommandBasicOption[], name: string): number {
  const option = options.find((one) => one.name === name);
  return (option?.type === ApplicationCommandOptionType.String ? option.max_length : undefined) ?? TEXT_LIMITS.name;
}

/** What was given with a command, its texts no longer than its options take. Throws Illegal for a longer one. */
export function checkTextLengths(
  options: readonly APIApplicationCommandBasicOption[],
  given: CommandOptions,
): CommandOptions {
  const text = (name: string): string | undefined => {
    const typed = given.text(name);
    const most = textLimit(options, name);
    if (typed !== undefined && typed.length > most) throw new Illegal(`\`${name}\` takes at most ${most} characters.`);
    return typed;
  };
  // Before anything is done.
  for (const { name } of options) text(name);
  return { ...given, text };
}

/** The same for completion, which goes by the beginning of what is too long. */
export const truncateTexts = (
  options: readonly APIApplicationCommandBasicOption[],
  given: CommandOptions,
): CommandOptions => ({
  ...given,
  text: (name) => given.text(name)?.slice(0, textLimit(options, name)),
});

/** The beginning of what is typed for an option, as long as that takes. */
export const truncateText = (
  options: readonly APIApplicationCommandBasicOption[],
  name: string,
  typed: string,
): string => typed.slice(0, textLimit(options, name));
