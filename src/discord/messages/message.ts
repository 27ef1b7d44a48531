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
import { truncate, truncateAtSentence } from '#text/markdown.ts';

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface Picture {
  name: string;
  data: Buffer;
  alt: string;
}

/** A message as data. All messages are built this way, so that tests can check them against Discord's limits. */
export interface Message {
  content: string;
  embeds?: APIEmbed[];
  components?: ActionRow[];
  pictures?: Picture[];
  files?: { name: string; data: Buffer }[];
  /** Users to ping; nobody else is ever pinged. */
  ping?: string[];
  /**
   * Shows the message in a container (Components V2). It has no buttons, pings nobody, and can be edited while it is
   * recent.
   */
  frame?: MessageContainer;
}

export interface MessageContainer {
  /** Component id with which the message is found again. */
  mark: number;
  /** Color as 0xRRGGBB. */
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

/**
 * Returns the options; throws an Error if two have the same value. Discord rejects such a menu, and one would be taken
 * for the other.
 */
function assertUniqueValues(options: MenuOption[]): MenuOption[] {
  const twice = options.find(({ value }, i) => options.findIndex((other) => other.value === value) !== i);
  if (twice) throw new Error(`Two options of a menu have the same value: ${twice.value} (${twice.label})`);
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
        ...(option.description && { description: truncateAtSentence(option.description, LIMITS.menuLabel) }),
        ...(option.selected && { default: true }),
      })),
    } satisfies APIStringSelectComponent,
  ],
});

/** Button that opens a URL and sends no interaction. */
export const linkButton = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: truncate(label, LIMITS.buttonLabel),
});

/** Arranges buttons in rows of five. */
export function buttonRows(buttons: (APIButtonComponentWithCustomId | APIButtonComponentWithURL)[]): ActionRow[] {
  const list: ActionRow[] = [];
  for (let i = 0; i < buttons.length; i += LIMITS.buttonsInRow) {
    list.push({ type: ComponentType.ActionRow, components: buttons.slice(i, i + LIMITS.buttonsInRow) });
  }
  return list;
}

/** Moves a content that is too long into an embed, which holds twice as much but pings nobody. */
const contentOrEmbed = ({ content, embeds = [], ping = [] }: Message): { content: string; embeds: APIEmbed[] } =>
  content.length > LIMITS.content && !ping.length
    ? { content: '', embeds: [{ description: truncate(content, LIMITS.embedDescription) }, ...embeds] }
    : { content: truncate(content, LIMITS.content), embeds };

/**
 * Tells whether a user id is Discord's. Former players have ids of our own, and Discord rejects a message that contains
 * one.
 */
const isSnowflake = (user: string): boolean => /^\d+$/.test(user);

const filesOf = ({ pictures = [], files = [] }: Message) => [
  ...pictures.map(({ name, data, alt }) => ({ attachment: data, name, description: truncate(alt, LIMITS.alt) })),
  ...files.map(({ name, data }) => ({ attachment: data, name })),
];

/** Builds the payload for discord.js. It always sets `allowed_mentions` and renders emoji tokens. */
export const toContentPayload = (said: Message, signs?: EmojiRegistry) =>
  contentPayload(renderEmojis(said, signs, LIMITS.content));

const contentPayload = (message: Message) => ({
  ...contentOrEmbed(message),
  components: message.components ?? [],
  files: filesOf(message),
  allowedMentions: { parse: [] as never[], users: (message.ping ?? []).filter(isSnowflake) },
});

const attachmentUrl = (name: string): { url: string } => ({ url: `attachment://${name}` });

/** Builds the payload of a framed message. `shown` lists pictures that an edited message already has. */
export const toFramedPayload = (
  said: Message,
  { mark, accentColor }: MessageContainer,
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

/** Builds the payload of a message, framed or not. */
export const toPayload = (message: Message, signs?: EmojiRegistry) =>
  message.frame ? toFramedPayload(message, message.frame, signs) : toContentPayload(message, signs);
