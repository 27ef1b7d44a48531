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

/** A sign as an edition draws it. */
export interface EmojiDrawing {
  /** As texts name it, and Discord may: letters, digits and underscores. */
  name: string;
  /** What is drawn, in a square of 128. */
  svg: string;
}

/** An emoji of the application's own. */
export interface Emoji {
  id: string;
  name: string;
}

/** Which signs Discord has of us. One that it has not is left to its plain form. */
export class EmojiRegistry {
  private readonly known = new Map<string, Emoji>();

  find(name: string): Emoji | undefined {
    return this.known.get(name);
  }

  register(name: string, emoji: Emoji): void {
    this.known.set(name, emoji);
  }
}

/** What a sign's emoji is called: another, where it is drawn otherwise. Older ones stay, for the messages that show them. */
export const emojiName = ({ name, svg }: EmojiDrawing): string => emojiVersionName(name, svg);

/** The text as Discord shows it: with emojis as far as there is room for them all, else with plain signs. */
function renderTokens(text: string, signs: EmojiRegistry | undefined, most: number): string {
  const full = replaceEmojiTokens(text, (name, plain) => {
    const emoji = signs?.find(name);
    return emoji ? `<:${emoji.name}:${emoji.id}>` : plain;
  });
  return full.length <= most ? full : toPlainText(text);
}

type LabeledComponent = { label?: string; emoji?: APIMessageComponentEmoji };

/** A button or an option: its sign is an emoji beside its words, or stands before them. */
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

/** A message, as far as signs can stand in it. */
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

/** What several embeds say, together within what one message may hold of it. */
function renderEmbeds(embeds: APIEmbed[], signs: EmojiRegistry | undefined): APIEmbed[] {
  const full = embeds.map((one) => ({
    ...one,
    ...(one.description && { description: renderTokens(one.description, signs, LIMITS.embedDescription) }),
  }));
  const size = full.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0);
  return size > LIMITS.embedTotal && signs ? renderEmbeds(embeds, undefined) : full;
}

/** The message with what Discord shows for its signs. The last thing done to it: there is no other way out. `most`: what its text may hold. */
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

/** Gives the emoji of what some words begin with, where Discord has it. */
export const createEmojiFinder =
  (signs: EmojiRegistry | undefined, signOf: ((words: string) => string | undefined) | undefined) =>
  (words: string): Emoji | undefined => {
    const [name] = emojiTokenNames(signOf?.(words) ?? '');
    return name === undefined ? undefined : signs?.find(name);
  };

/** A question with the sign of what each option is about, before the option and where a line of the text begins with it. */
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
