import { checkMessage } from './api-checks/message.ts';
import { parseMentions, listPingedUsers, type Mentions } from './api-checks/mentions.ts';
import { isObject, type JsonObject } from './json.ts';
import { channelType, messageFlag } from './limits.ts';
import { isThread, type StoredChannel } from './discord-state/channels.ts';
import type { Upload } from './discord-state/attachments.ts';
import type { StoredInteraction } from './discord-state/interactions.ts';
import type { StoredMessage } from './discord-state/messages.ts';
import { joinThread, unarchiveThread } from './threads.ts';
import type { World } from './world.ts';

export type MessageToPost = {
  channel: StoredChannel;
  authorId: string;
  body: JsonObject;
  uploads: Upload[];
  /** Position of the message in the request, for error paths: an interaction response is under `data`. */
  path?: string[];
  interaction?: StoredInteraction;
  /** User for whom an ephemeral flag is honored; only interaction responses may be ephemeral. */
  ephemeralFor?: string;
};

function blank(world: World, channelId: string, authorId: string): StoredMessage {
  return {
    id: world.ids.next(),
    channelId,
    authorId,
    onlyFor: null,
    interactionId: null,
    metadata: null,
    command: null,
    type: 0,
    content: '',
    embeds: [],
    components: [],
    flags: 0,
    files: [],
    time: world.now(),
    edited: null,
    nonce: null,
    mentions: [],
    mentionRoles: [],
    mentionEveryone: false,
    pinned: false,
    reference: null,
    threadId: null,
  };
}

function storeUploads(
  world: World,
  message: StoredMessage,
  uploads: Upload[],
  descriptions: Map<string, string>,
): string[] {
  return uploads.map(
    (upload) =>
      world.files.add(world.ids.next(), message.channelId, message.id, upload, descriptions.get(upload.index) ?? null)
        .id,
  );
}

/** Validates and sends a message. Throws a DiscordError if Discord would reject it. */
export function postMessage(world: World, draft: MessageToPost): StoredMessage {
  const { channel, authorId, body } = draft;
  const checked = checkMessage(body, draft.uploads, { path: draft.path ?? [], known: world.emojis.has });
  const message = blank(world, channel.id, authorId);
  const wantsEphemeral = (checked.flags & messageFlag.ephemeral) !== 0 && draft.ephemeralFor !== undefined;
  message.content = checked.content ?? '';
  message.embeds = checked.embeds ?? [];
  message.components = checked.components ?? [];
  message.flags = wantsEphemeral ? checked.flags : checked.flags & ~messageFlag.ephemeral;
  message.onlyFor = wantsEphemeral ? (draft.ephemeralFor ?? null) : null;
  if (typeof body['nonce'] === 'string' || typeof body['nonce'] === 'number') message.nonce = body['nonce'];
  attachInteraction(message, draft.interaction);
  refer(world, message, body);
  const mentions = parseMentions(
    world,
    channel,
    authorId,
    message.content,
    message.components,
    body['allowed_mentions'],
    draft.interaction !== undefined,
  );
  return deliver(world, channel, message, mentions, body, () => {
    message.files = storeUploads(world, message, draft.uploads, checked.descriptions);
  });
}

/** Posts the "is thinking…" message of a deferred response, shown until it is edited. */
export function postLoading(
  world: World,
  channel: StoredChannel,
  interaction: StoredInteraction,
  ephemeral: boolean,
): StoredMessage {
  const message = blank(world, channel.id, world.bot.id);
  message.flags = messageFlag.loading | (ephemeral ? messageFlag.ephemeral : 0);
  message.onlyFor = ephemeral ? interaction.userId : null;
  attachInteraction(message, interaction);
  return deliver(world, channel, message, { users: [], roles: [], everyone: false }, {}, () => {});
}

/** Posts a system message, such as "Ann started a thread". */
export function postSystem(
  world: World,
  channel: StoredChannel,
  authorId: string,
  type: number,
  content: string,
  reference: StoredMessage['reference'],
): StoredMessage {
  const message = { ...blank(world, channel.id, authorId), type, content, reference };
  return deliver(world, channel, message, { users: [], roles: [], everyone: false }, {}, () => {});
}

function attachInteraction(message: StoredMessage, interaction: StoredInteraction | undefined): void {
  if (!interaction) return;
  message.interactionId = interaction.id;
  message.metadata = interaction.metadata;
  message.command = interaction.command;
  if (interaction.type === 2) message.type = 20;
}

function refer(world: World, message: StoredMessage, body: JsonObject): void {
  const reference = body['message_reference'];
  if (!isObject(reference) || typeof reference['message_id'] !== 'string') return;
  message.reference = { channelId: message.channelId, messageId: reference['message_id'] };
  if (message.type === 0 && world.messages.get(reference['message_id'])) message.type = 19;
}

function deliver(
  world: World,
  channel: StoredChannel,
  message: StoredMessage,
  mentions: Mentions,
  body: JsonObject,
  storeFiles: () => void,
): StoredMessage {
  const visible = message.onlyFor === null;
  const pinged = new Set(visible ? listPingedUsers(world, channel, message.authorId, mentions) : []);
  const replied = message.type === 19 ? world.messages.get(message.reference?.messageId ?? '')?.authorId : undefined;
  const rules = body['allowed_mentions'];
  const repliedIsPinged =
    replied &&
    (!isObject(rules) || rules['replied_user'] === true) &&
    !world.people.get(replied)?.bot &&
    replied !== message.authorId;
  if (replied && repliedIsPinged) pinged.add(replied);
  message.mentions = [...new Set([...mentions.users, ...(replied && repliedIsPinged ? [replied] : [])])];
  message.mentionRoles = mentions.roles;
  message.mentionEveryone = mentions.everyone;
  world.db.transaction(() => {
    storeFiles();
    world.messages.save(message);
    if (!visible) return;
    const fresh = unarchiveThread(world, world.channels.get(channel.id) ?? channel);
    fresh.lastMessageId = message.id;
    if (fresh.thread)
      fresh.thread = { ...fresh.thread, active: world.now(), messageCount: fresh.thread.messageCount + 1 };
    world.channels.save(fresh);
    for (const id of pinged) world.attention.ping(id, message.id, channel.id);
  })();
  if (visible && isThread(channel))
    joinThread(
      world,
      channel.id,
      [message.authorId, ...mentions.users].filter((id) => world.people.get(id)),
    );
  world.bus.publish({ kind: 'message-created', message, pinged: [...pinged] });
  return message;
}

/**
 * Validates and applies an edit, which pings no one. The first edit of a deferred response counts as its creation: it
 * pings, and leaves no edit time.
 */
export function editMessage(
  world: World,
  message: StoredMessage,
  body: JsonObject,
  uploads: Upload[],
  path: string[] = [],
): StoredMessage {
  const files = message.files.map((id) => world.files.get(id)).filter((file) => file !== undefined);
  const checked = checkMessage(body, uploads, { path, known: world.emojis.has }, { message, files });
  const channel = world.channels.get(message.channelId);
  const wasLoading = (message.flags & messageFlag.loading) !== 0;
  const changeable = messageFlag.suppressEmbeds | messageFlag.componentsV2;
  const edited: StoredMessage = {
    ...message,
    content: checked.content ?? message.content,
    embeds: checked.embeds ?? message.embeds,
    components: checked.components ?? message.components,
    edited: wasLoading ? null : world.now(),
  };
  edited.flags = message.flags & ~messageFlag.loading;
  if (checked.flagsGiven)
    edited.flags =
      (edited.flags & ~messageFlag.suppressEmbeds) |
      (checked.flags & changeable) |
      (message.flags & messageFlag.componentsV2);
  let pinged: string[] = [];
  if (channel && (checked.content !== undefined || checked.components !== undefined)) {
    const mentions = parseMentions(
      world,
      channel,
      message.authorId,
      edited.content,
      edited.components,
      body['allowed_mentions'],
      message.interactionId !== null,
    );
    edited.mentions = mentions.users;
    edited.mentionRoles = mentions.roles;
    if (wasLoading && message.onlyFor === null) pinged = listPingedUsers(world, channel, message.authorId, mentions);
  }
  world.db.transaction(() => {
    const kept = message.files.filter((id) => checked.keep === undefined || checked.keep.includes(id));
    for (const id of message.files) if (!kept.includes(id)) world.files.remove(id);
    edited.files = [...kept, ...storeUploads(world, edited, uploads, checked.descriptions)];
    world.messages.save(edited);
    if (channel?.type !== channelType.dm)
      for (const id of pinged) world.attention.ping(id, edited.id, edited.channelId);
  })();
  world.bus.publish({ kind: 'message-updated', message: edited });
  return edited;
}

export function deleteMessage(world: World, message: StoredMessage): void {
  forget(world, message);
  world.bus.publish({ kind: 'message-deleted', message });
}

/** Deletes several messages with a single event. */
export function deleteMessages(world: World, channel: StoredChannel, messages: StoredMessage[]): void {
  for (const message of messages) forget(world, message);
  world.bus.publish({ kind: 'messages-deleted', channel, ids: messages.map((message) => message.id) });
}

function forget(world: World, message: StoredMessage): void {
  world.messages.remove(message.id);
  const channel = world.channels.get(message.channelId);
  if (channel?.thread)
    world.channels.save({
      ...channel,
      thread: { ...channel.thread, messageCount: Math.max(0, channel.thread.messageCount - 1) },
    });
}

/** Makes a message older by `ms` milliseconds, to test behavior of old messages. */
export function ageMessage(world: World, message: StoredMessage, ms: number): void {
  world.messages.save({ ...message, time: message.time - ms });
}

export function setPinned(world: World, message: StoredMessage, pinned: boolean): void {
  const changed = world.messages.save({ ...message, pinned });
  world.bus.publish({ kind: 'message-updated', message: changed });
  const channel = world.channels.get(message.channelId);
  if (pinned && channel)
    postSystem(world, channel, world.bot.id, 6, '', { channelId: channel.id, messageId: message.id });
}
