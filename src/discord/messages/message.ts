import {
  ButtonStyle,
  ComponentType,
  MessageFlags,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIEmbed,
  type APIComponentInMessageActionRow,
  type APIStringSelectComponent,
} from 'discord.js';
import { LIMITS } from '#discord/limits.ts';
import { renderEmojis, type EmojiRegistry } from '#discord/emoji/application-emojis.ts';
import { truncate } from '#text/markdown.ts';

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface Picture {
  name: string;
  data: Buffer;
  alt: string;
}

/** A message as data; every one that is sent is built as this, so that a test can hold it to the limits. */
export interface Message {
  content: string;
  embeds?: APIEmbed[];
  components?: ActionRow[];
  pictures?: Picture[];
  files?: { name: string; data: Buffer }[];
  /** Who is pinged; nobody else ever is. */
  ping?: string[];
  /** Shown in a frame, as a message of components. It has no buttons, pings nobody, and can be edited as long as it is young. */
  frame?: Frame;
}

export interface Frame {
  /** A number by which the message is found again. */
  mark: number;
  /** As 0xRRGGBB. */
  accentColor?: number;
}

export type ButtonKind = 'primary' | 'secondary' | 'success' | 'danger';

const STYLES: Record<ButtonKind, APIButtonComponentWithCustomId['style']> = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
};

export const button = (
  custom_id: string,
  label: string,
  style: ButtonKind = 'secondary',
  disabled = false,
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: STYLES[style],
  custom_id,
  label: truncate(label, LIMITS.buttonLabel),
  ...(disabled && { disabled }),
});

export interface MenuOption {
  value: string;
  label: string;
  description?: string;
  selected?: boolean;
}

/** Discord takes no menu in which two options have one value, and one of them would be taken for the other. */
function assertUniqueValues(options: MenuOption[]): MenuOption[] {
  const twice = options.find(({ value }, i) => options.findIndex((other) => other.value === value) !== i);
  if (twice) throw new Error(`Two options of a menu have one value: ${twice.value} (${twice.label})`);
  return options;
}

export const menu = (custom_id: string, placeholder: string, options: MenuOption[], min = 1, max = 1): ActionRow => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id,
      placeholder: truncate(placeholder, LIMITS.menuPlaceholder),
      min_values: min,
      max_values: Math.min(max, options.length),
      options: assertUniqueValues(options).map((option) => ({
        value: option.value,
        label: truncate(option.label, LIMITS.menuLabel),
        ...(option.description && { description: truncate(option.description, LIMITS.menuLabel) }),
        ...(option.selected && { default: true }),
      })),
    } satisfies APIStringSelectComponent,
  ],
});

/** Leads to a place, and tells nobody here. */
export const linkButton = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: truncate(label, LIMITS.buttonLabel),
});

/** Buttons in rows of five. */
export function buttonRows(buttons: (APIButtonComponentWithCustomId | APIButtonComponentWithURL)[]): ActionRow[] {
  const list: ActionRow[] = [];
  for (let i = 0; i < buttons.length; i += LIMITS.buttonsInRow) {
    list.push({ type: ComponentType.ActionRow, components: buttons.slice(i, i + LIMITS.buttonsInRow) });
  }
  return list;
}

/** What is too long for a message's own text is shown in an embed, which holds twice as much but pings nobody. */
const contentOrEmbed = ({ content, embeds = [], ping = [] }: Message): { content: string; embeds: APIEmbed[] } =>
  content.length > LIMITS.content && !ping.length
    ? { content: '', embeds: [{ description: truncate(content, LIMITS.embedDescription) }, ...embeds] }
    : { content: truncate(content, LIMITS.content), embeds };

/** Discord takes a message with an id that is none of its own for no message at all: former players have one of ours. */
const isSnowflake = (user: string): boolean => /^\d+$/.test(user);

const filesOf = ({ pictures = [], files = [] }: Message) => [
  ...pictures.map(({ name, data, alt }) => ({ attachment: data, name, description: truncate(alt, LIMITS.alt) })),
  ...files.map(({ name, data }) => ({ attachment: data, name })),
];

/** The payload discord.js takes. `allowed_mentions` is always said outright; signs of texts become what Discord shows for them. */
export const toContentPayload = (said: Message, signs?: EmojiRegistry) =>
  contentPayload(renderEmojis(said, signs, LIMITS.content));

const contentPayload = (message: Message) => ({
  ...contentOrEmbed(message),
  components: message.components ?? [],
  files: filesOf(message),
  allowedMentions: { parse: [] as never[], users: (message.ping ?? []).filter(isSnowflake) },
});

const attachmentUrl = (name: string): { url: string } => ({ url: `attachment://${name}` });

/** The same of a message that is shown in a frame. `shown`: pictures that lie with it already, where it is edited. */
export const toFramedPayload = (
  said: Message,
  { mark, accentColor }: Frame,
  signs?: EmojiRegistry,
  shown: Pick<Picture, 'name' | 'alt'>[] = [],
) => {
  const message = renderEmojis(said, signs, LIMITS.componentsText);
  const gallery = [...shown, ...(message.pictures ?? [])].slice(0, LIMITS.gallery);
  const inside: APIComponentInContainer[] = [
    { type: ComponentType.TextDisplay, content: truncate(message.content, LIMITS.componentsText) },
    ...(gallery.length
      ? [
          {
            type: ComponentType.MediaGallery as const,
            items: gallery.map(({ name, alt }) => ({
              media: attachmentUrl(name),
              description: truncate(alt, LIMITS.alt),
            })),
          },
        ]
      : []),
    ...(message.files ?? []).map(({ name }) => ({ type: ComponentType.File as const, file: attachmentUrl(name) })),
  ];
  const container: APIContainerComponent = {
    type: ComponentType.Container,
    id: mark,
    ...(accentColor !== undefined && { accent_color: accentColor }),
    components: inside,
  };
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    components: [container],
    files: filesOf(message),
    allowedMentions: { parse: [] as never[], users: [] as string[] },
  };
};

/** What Discord is given of a message, framed or not. */
export const toPayload = (message: Message, signs?: EmojiRegistry) =>
  message.frame ? toFramedPayload(message, message.frame, signs) : toContentPayload(message, signs);
