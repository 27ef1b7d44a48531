import type {
  APIActionRowComponent,
  APIEmbed,
  APIComponentInMessageActionRow,
  APIMessageComponentEmoji,
} from 'discord.js';
import { nameOfPicture, namesOfSigns, plainSigns, signsBefore, withSigns } from '#text/emoji-tokens.ts';
import { LIMITS } from '#discord/limits.ts';
import { clip } from '#text/markdown.ts';

/** A sign as an edition draws it. */
export interface SignDrawn {
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
export class Signs {
  private readonly known = new Map<string, Emoji>();

  of(name: string): Emoji | undefined {
    return this.known.get(name);
  }

  learn(name: string, emoji: Emoji): void {
    this.known.set(name, emoji);
  }
}

/** What a sign's emoji is called: another, where it is drawn otherwise. Older ones stay, for the messages that show them. */
export const emojiName = ({ name, svg }: SignDrawn): string => nameOfPicture(name, svg);

/** The text as Discord shows it: with emojis as far as there is room for them all, else with plain signs. */
function shown(text: string, signs: Signs | undefined, most: number): string {
  const full = withSigns(text, (name, plain) => {
    const emoji = signs?.of(name);
    return emoji ? `<:${emoji.name}:${emoji.id}>` : plain;
  });
  return full.length <= most ? full : plainSigns(text);
}

type Labelled = { label?: string; emoji?: APIMessageComponentEmoji };

/** A button or an option: its sign is an emoji beside its words, or stands before them. */
function labelled<T extends Labelled>(one: T, signs: Signs | undefined, most: number): T {
  const { emoji, ...rest } = one;
  const token = emoji?.name ?? '';
  const label = plainSigns(one.label ?? '');
  if (signsBefore(token) === '') return one.label === undefined ? one : { ...one, label };
  const found = signs?.of(namesOfSigns(token)[0]);
  if (found) return { ...rest, label, emoji: { ...found } } as unknown as T;
  return { ...rest, label: clip([plainSigns(token), label].filter(Boolean).join(' '), most) } as unknown as T;
}

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A message, as far as signs can stand in it. */
interface Said {
  content: string;
  embeds?: APIEmbed[];
  components?: Row[];
  pictures?: { name: string; data: Buffer; alt: string }[];
}

const signedRow = (row: Row, signs: Signs | undefined): Row => ({
  ...row,
  components: row.components.map((one) => {
    if ('options' in one)
      return {
        ...one,
        ...(one.placeholder !== undefined && { placeholder: plainSigns(one.placeholder) }),
        options: one.options.map((option) => ({
          ...labelled(option, signs, LIMITS.menuLabel),
          ...(option.description !== undefined && { description: plainSigns(option.description) }),
        })),
      };
    return 'label' in one ? labelled(one, signs, LIMITS.buttonLabel) : one;
  }),
});

/** What several embeds say, together within what one message may hold of it. */
function signedEmbeds(embeds: APIEmbed[], signs: Signs | undefined): APIEmbed[] {
  const full = embeds.map((one) => ({
    ...one,
    ...(one.description && { description: shown(one.description, signs, LIMITS.embedDescription) }),
  }));
  const size = full.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0);
  return size > LIMITS.embedTotal && signs ? signedEmbeds(embeds, undefined) : full;
}

/** The message with what Discord shows for its signs. The last thing done to it: there is no other way out. `most`: what its text may hold. */
export function signed<T extends Said>(message: T, signs: Signs | undefined, most: number): T {
  const { content, embeds, components, pictures } = message;
  return {
    ...message,
    content: shown(content, signs, most),
    ...(embeds && { embeds: signedEmbeds(embeds, signs) }),
    ...(components && { components: components.map((row) => signedRow(row, signs)) }),
    ...(pictures && { pictures: pictures.map((one) => ({ ...one, alt: plainSigns(one.alt) })) }),
  };
}

/** Gives the emoji of what some words begin with, where Discord has it. */
export const emojisBy =
  (signs: Signs | undefined, signOf: ((words: string) => string | undefined) | undefined) =>
  (words: string): Emoji | undefined => {
    const [name] = namesOfSigns(signOf?.(words) ?? '');
    return name === undefined ? undefined : signs?.of(name);
  };

/** A question with the sign of what each option is about, before the option and where a line of the text begins with it. */
export function optionsSigned<T extends Said>(
  message: T,
  signOf: ((words: string) => string | undefined) | undefined,
): T {
  if (!signOf) return message;
  const beside = <T extends Labelled>(one: T): T => {
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
