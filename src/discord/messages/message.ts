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
import { signed, type Signs } from '#discord/emoji/application-emojis.ts';
import { clip } from '#text/markdown.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface Picture {
  name: string;
  data: Buffer;
  alt: string;
}

/** A message as data; every one that is sent is built as this, so that a test can hold it to the limits. */
export interface Message {
  content: string;
  embeds?: APIEmbed[];
  components?: Row[];
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
  colour?: number;
}

export type Style = 'primary' | 'secondary' | 'success' | 'danger';

const STYLES: Record<Style, APIButtonComponentWithCustomId['style']> = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
};

export const button = (
  custom_id: string,
  label: string,
  style: Style = 'secondary',
  disabled = false,
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: STYLES[style],
  custom_id,
  label: clip(label, LIMITS.buttonLabel),
  ...(disabled && { disabled }),
});

export interface MenuOption {
  value: string;
  label: string;
  description?: string;
  selected?: boolean;
}

/** Discord takes no menu in which two options have one value, and one of them would be taken for the other. */
function toldApart(options: MenuOption[]): MenuOption[] {
  const twice = options.find(({ value }, i) => options.findIndex((other) => other.value === value) !== i);
  if (twice) throw new Error(`Two options of a menu have one value: ${twice.value} (${twice.label})`);
  return options;
}

export const menu = (custom_id: string, placeholder: string, options: MenuOption[], min = 1, max = 1): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id,
      placeholder: clip(placeholder, LIMITS.menuPlaceholder),
      min_values: min,
      max_values: Math.min(max, options.length),
      options: toldApart(options).map((option) => ({
        value: option.value,
        label: clip(option.label, LIMITS.menuLabel),
        ...(option.description && { description: clip(option.description, LIMITS.menuLabel) }),
        ...(option.selected && { default: true }),
      })),
    } satisfies APIStringSelectComponent,
  ],
});

/** Leads to a place, and tells nobody here. */
export const linkTo = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: clip(label, LIMITS.buttonLabel),
});

/** Buttons in rows of five. */
export function rows(buttons: (APIButtonComponentWithCustomId | APIButtonComponentWithURL)[]): Row[] {
  const list: Row[] = [];
  for (let i = 0; i < buttons.length; i += LIMITS.buttonsInRow) {
    list.push({ type: ComponentType.ActionRow, components: buttons.slice(i, i + LIMITS.buttonsInRow) });
  }
  return list;
}

/** What is too long for a message's own text is shown in an embed, which holds twice as much but pings nobody. */
const text = ({ content, embeds = [], ping = [] }: Message): { content: string; embeds: APIEmbed[] } =>
  content.length > LIMITS.content && !ping.length
    ? { content: '', embeds: [{ description: clip(content, LIMITS.embedDescription) }, ...embeds] }
    : { content: clip(content, LIMITS.content), embeds };

/** Discord takes a message with an id that is none of its own for no message at all: former players have one of ours. */
const isPerson = (user: string): boolean => /^\d+$/.test(user);

const filesOf = ({ pictures = [], files = [] }: Message) => [
  ...pictures.map(({ name, data, alt }) => ({ attachment: data, name, description: clip(alt, LIMITS.alt) })),
  ...files.map(({ name, data }) => ({ attachment: data, name })),
];

/** The payload discord.js takes. `allowed_mentions` is always said outright; signs of texts become what Discord shows for them. */
export const payload = (said: Message, signs?: Signs) => body(signed(said, signs, LIMITS.content));

const body = (message: Message) => ({
  ...text(message),
  components: message.components ?? [],
  files: filesOf(message),
  allowedMentions: { parse: [] as never[], users: (message.ping ?? []).filter(isPerson) },
});

const at = (name: string): { url: string } => ({ url: `attachment://${name}` });

/** The same of a message that is shown in a frame. `shown`: pictures that lie with it already, where it is edited. */
export const framed = (
  said: Message,
  { mark, colour }: Frame,
  signs?: Signs,
  shown: Pick<Picture, 'name' | 'alt'>[] = [],
) => {
  const message = signed(said, signs, LIMITS.text);
  const gallery = [...shown, ...(message.pictures ?? [])].slice(0, LIMITS.gallery);
  const inside: APIComponentInContainer[] = [
    { type: ComponentType.TextDisplay, content: clip(message.content, LIMITS.text) },
    ...(gallery.length
      ? [
          {
            type: ComponentType.MediaGallery as const,
            items: gallery.map(({ name, alt }) => ({ media: at(name), description: clip(alt, LIMITS.alt) })),
          },
        ]
      : []),
    ...(message.files ?? []).map(({ name }) => ({ type: ComponentType.File as const, file: at(name) })),
  ];
  const container: APIContainerComponent = {
    type: ComponentType.Container,
    id: mark,
    ...(colour !== undefined && { accent_color: colour }),
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
export const bodyOf = (message: Message, signs?: Signs) =>
  message.frame ? framed(message, message.frame, signs) : payload(message, signs);
