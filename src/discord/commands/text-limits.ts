import { ApplicationCommandOptionType, type APIApplicationCommandBasicOption } from 'discord.js';
import { Illegal, MAX_GAME_NAME_LENGTH } from '#service';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';

/** Maximum length of an option's text in characters, by kind. */
export const TEXT_LIMITS = {
  /** A name, a code, hours or a confirmation word; 100 is Discord's limit for completed values. */
  name: 100,
  /** The name of a game. */
  gameName: MAX_GAME_NAME_LENGTH,
  /** Answers and lists of up to 25 names. */
  list: 400,
  /** A promise in a trade; the service stores at most 200 characters. */
  note: 200,
  /** A map string: 60 tiles of up to 6 characters, plus the braces, commas and line breaks that tools add. */
  map: 2_000,
  /** The result of a draft: about 4,000 characters as data. 6,000 is Discord's limit. */
  draft: 6_000,
} as const;

export type TextKind = keyof typeof TEXT_LIMITS;

/**
 * Maximum number of characters read for any option: one more than the longest limit, to detect texts that are too long.
 */
const MAX_READ = Math.max(...Object.values(TEXT_LIMITS)) + 1;

/** Cuts a typed text to MAX_READ characters. */
export const truncateTyped = (typed: string): string => typed.slice(0, MAX_READ);

/** Returns an option's maximum length in characters; that of a name if it is not a text option of the command. */
function textLimit(options: readonly APIApplicationCommandBasicOption[], name: string): number {
  const option = options.find((one) => one.name === name);
  return (option?.type === ApplicationCommandOptionType.String ? option.max_length : undefined) ?? TEXT_LIMITS.name;
}

/** Checks the length of all option texts and returns the options. Throws Illegal if a text is too long. */
export function checkTextLengths(
  options: readonly APIApplicationCommandBasicOption[],
  given: CommandOptions,
): CommandOptions {
  const text = (name: string): string | undefined => {
    const typed = given.text(name);
    const most = textLimit(options, name);
    if (typed !== undefined && typed.length > most)
      throw new Illegal(`\`${name}\` can have at most ${most} characters.`);
    return typed;
  };
  // Check every text before the command does anything.
  for (const { name } of options) text(name);
  return { ...given, text };
}

/** Cuts option texts to their maximum length, for completion. */
export const truncateTexts = (
  options: readonly APIApplicationCommandBasicOption[],
  given: CommandOptions,
): CommandOptions => ({
  ...given,
  text: (name) => given.text(name)?.slice(0, textLimit(options, name)),
});

/** Cuts an option's typed text to its maximum length. */
export const truncateText = (
  options: readonly APIApplicationCommandBasicOption[],
  name: string,
  typed: string,
): string => typed.slice(0, textLimit(options, name));
