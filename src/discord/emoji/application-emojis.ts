import type {
  APIActionRowComponent,
  APIEmbed,
  APIComponentInMessageActionRow,
  APIMessageComponentEmoji,
} from 'discord.js';
import {
  emojiVersionName,
  emojiTokenNames,
  toPlainText,
  leadingEmojiTokens,
  replaceEmojiTokens,
} from '#text/emoji-tokens.ts';
import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';

/** An emoji as an edition draws it. */
export interface EmojiDrawing {
  /** Name in texts and on Discord: letters, digits and underscores. */
  name: string;
  /** SVG source, 128 by 128. */
  svg: string;
}

/** An application emoji on Discord. */
export interface Emoji {
  id: string;
  name: string;
}

/** Maps emoji names to the application emojis that Discord has. A missing one is shown as plain text. */
export class EmojiRegistry {
  private readonly known = new Map<string, Emoji>();

  find(name: string): Emoji | undefined {
    return this.known.get(name);
  }

  register(name: string, emoji: Emoji): void {
    this.known.set(name, emoji);
  }
}

/**
 * Returns the emoji's name on Discord, which changes with its drawing. Old versions stay for the messages that show
 * them.
 */
export const emojiName = ({ name, svg }: EmojiDrawing): string => emojiVersionName(name, svg);

/** Replaces emoji tokens by Discord emojis; uses the plain text for all of them if the result is longer than `most`. */
function renderTokens(text: string, signs: EmojiRegistry | undefined, most: number): string {
  const full = replaceEmojiTokens(text, (name, plain) => {
    const emoji = signs?.find(name);
    return emoji ? `<:${emoji.name}:${emoji.id}>` : plain;
  });
  return full.length <= most ? full : toPlainText(text);
}

type LabeledComponent = { label?: string; emoji?: APIMessageComponentEmoji };

/** Sets the emoji of a button or option; if Discord lacks it, puts its plain form before the label. */
function withEmoji<T extends LabeledComponent>(one: T, signs: EmojiRegistry | undefined, most: number): T {
  const { emoji, ...rest } = one;
  const token = emoji?.name ?? '';
  const label = toPlainText(one.label ?? '');
  if (leadingEmojiTokens(token) === '') return one.label === undefined ? one : { ...one, label };
  const found = signs?.find(emojiTokenNames(token)[0]);
  if (found) return { ...rest, label, emoji: { ...found } } as unknown as T;
  return { ...rest, label: truncate([toPlainText(token), label].filter(Boolean).join(' '), most) } as unknown as T;
}

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** The parts of a message that can contain emojis. */
interface EmojiMessage {
  content: string;
  embeds?: APIEmbed[];
  components?: Row[];
  pictures?: { name: string; data: Buffer; alt: string }[];
}

const renderRow = (row: Row, signs: EmojiRegistry | undefined): Row => ({
  ...row,
  components: row.components.map((one) => {
    if ('options' in one)
      return {
        ...one,
        ...(one.placeholder !== undefined && { placeholder: toPlainText(one.placeholder) }),
        options: one.options.map((option) => ({
          ...withEmoji(option, signs, LIMITS.menuLabel),
          ...(option.description !== undefined && { description: toPlainText(option.description) }),
        })),
      };
    return 'label' in one ? withEmoji(one, signs, LIMITS.buttonLabel) : one;
  }),
});

/** Renders the embeds; falls back to plain text in all of them if together they exceed Discord's embed limit. */
function renderEmbeds(embeds: APIEmbed[], signs: EmojiRegistry | undefined): APIEmbed[] {
  const full = embeds.map((one) => ({
    ...one,
    ...(one.description && { description: renderTokens(one.description, signs, LIMITS.embedDescription) }),
  }));
  const size = full.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0);
  return size > LIMITS.embedTotal && signs ? renderEmbeds(embeds, undefined) : full;
}

/**
 * Replaces every emoji token of a message, as the last step before it is sent. `most`: maximum length of its content.
 */
export function renderEmojis<T extends EmojiMessage>(message: T, signs: EmojiRegistry | undefined, most: number): T {
  const { content, embeds, components, pictures } = message;
  return {
    ...message,
    content: renderTokens(content, signs, most),
    ...(embeds && { embeds: renderEmbeds(embeds, signs) }),
    ...(components && { components: components.map((row) => renderRow(row, signs)) }),
    ...(pictures && { pictures: pictures.map((one) => ({ ...one, alt: toPlainText(one.alt) })) }),
  };
}

/** Returns a function that finds the emoji for a text; undefined if the edition or Discord has none. */
export const createEmojiFinder =
  (signs: EmojiRegistry | undefined, signOf: ((words: string) => string | undefined) | undefined) =>
  (words: string): Emoji | undefined => {
    const [name] = emojiTokenNames(signOf?.(words) ?? '');
    return name === undefined ? undefined : signs?.find(name);
  };

/** Adds each option's emoji to its button or menu option, and to content lines that start with a bold label. */
export function addOptionEmojis<T extends EmojiMessage>(
  message: T,
  signOf: ((words: string) => string | undefined) | undefined,
): T {
  if (!signOf) return message;
  const beside = <T extends LabeledComponent>(one: T): T => {
    const found = one.emoji === undefined && one.label ? signOf(one.label) : undefined;
    return found ? { ...one, emoji: { name: found } } : one;
  };
  const content = message.content.replace(/^- \*\*(.+?)\*\*/gm, (line, words: string) => {
    const found = signOf(words);
    return found ? `- ${found} **${words}**` : line;
  });
  const components = message.components?.map((row) => ({
    ...row,
    components: row.components.map((one) =>
      'options' in one ? { ...one, options: one.options.map(beside) } : 'label' in one ? beside(one) : one,
    ),
  }));
  return { ...message, content, ...(components && { components }) };
}
