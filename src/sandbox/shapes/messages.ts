import { isObject, objects, type JsonObject } from '#sandbox/json.ts';
import { messageFlag } from '#sandbox/limits.ts';
import type { StoredFile } from '#sandbox/discord-state/attachments.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import type { World } from '#sandbox/world.ts';
import { channelShape } from './channels.ts';
import { userShapeById } from './people.ts';

export function attachmentShape(world: World, file: StoredFile, ephemeral = false): JsonObject {
  const url = world.files.address(world.origin, file, world.now());
  return {
    id: file.id,
    filename: file.name,
    size: file.size,
    url,
    proxy_url: url,
    ...(file.type ? { content_type: file.type } : {}),
    ...(file.width !== null && file.height !== null ? { width: file.width, height: file.height } : {}),
    ...(file.description !== null ? { description: file.description } : {}),
    ...(ephemeral ? { ephemeral: true } : {}),
  };
}

/** A message in API format. Attachment URLs get a fresh signature on each call, because they expire. */
export function messageShape(world: World, message: StoredMessage, depth = 0): JsonObject {
  const files = message.files.map((id) => world.files.get(id)).filter((file) => file !== undefined);
  const used = new Set<string>();
  const embeds = message.embeds.map((embed) => embedShape(world, embed, files, used));
  const components = message.components.map((component) => componentShape(world, component, files));
  const thread = message.threadId ? world.channels.get(message.threadId) : undefined;
  const original = message.reference && depth === 0 ? world.messages.get(message.reference.messageId) : undefined;
  return {
    id: message.id,
    type: message.type,
    channel_id: message.channelId,
    author: userShapeById(world, message.authorId),
    content: message.content,
    timestamp: new Date(message.time).toISOString(),
    edited_timestamp: message.edited === null ? null : new Date(message.edited).toISOString(),
    tts: false,
    mention_everyone: message.mentionEveryone,
    mentions: message.mentions.map((id) => userShapeById(world, id)),
    mention_roles: message.mentionRoles,
    attachments: listed(world, message, files, used),
    embeds,
    components,
    pinned: message.pinned,
    flags: message.flags,
    ...(message.nonce !== null ? { nonce: message.nonce } : {}),
    ...(message.interactionId
      ? { application_id: world.bot.id, webhook_id: world.bot.id, interaction_metadata: message.metadata ?? undefined }
      : {}),
    ...(message.reference
      ? {
          message_reference: {
            type: 0,
            channel_id: message.reference.channelId,
            message_id: message.reference.messageId,
            guild_id: world.guild.id,
          },
          ...(depth === 0 && message.type === 19
            ? { referenced_message: original ? messageShape(world, original, 1) : null }
            : {}),
        }
      : {}),
    ...(thread && depth === 0 ? { thread: channelShape(world, thread) } : {}),
  };
}

/**
 * Attachments not shown elsewhere: excludes files used in embeds, and all files of a Components V2 message
 * (discord-api-docs#8277).
 */
function listed(world: World, message: StoredMessage, files: StoredFile[], used: Set<string>): JsonObject[] {
  if ((message.flags & messageFlag.componentsV2) !== 0) return [];
  return files
    .filter((file) => !used.has(file.id))
    .map((file) => attachmentShape(world, file, message.onlyFor !== null));
}

function fileNamed(url: unknown, files: StoredFile[]): StoredFile | undefined {
  const name =
    typeof url === 'string' && url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
  return name === undefined ? undefined : files.findLast((file) => file.name === name);
}

function mediaShape(world: World, media: JsonObject, files: StoredFile[], used: Set<string>): JsonObject {
  const file = fileNamed(media['url'], files);
  if (!file) return { ...media };
  used.add(file.id);
  const url = world.files.address(world.origin, file, world.now());
  return {
    url,
    proxy_url: url,
    ...(file.width !== null && file.height !== null ? { width: file.width, height: file.height } : {}),
    ...(file.type ? { content_type: file.type } : {}),
  };
}

function embedShape(world: World, embed: JsonObject, files: StoredFile[], used: Set<string>): JsonObject {
  const shape: JsonObject = { type: 'rich', ...embed };
  for (const key of ['image', 'thumbnail']) {
    const media = embed[key];
    if (isObject(media)) shape[key] = mediaShape(world, media, files, used);
  }
  for (const key of ['author', 'footer']) {
    const part = embed[key];
    if (!isObject(part)) continue;
    const file = fileNamed(part['icon_url'], files);
    if (file) used.add(file.id);
    const { icon_url: icon, ...rest } = part;
    shape[key] =
      icon === undefined
        ? rest
        : { ...rest, icon_url: file ? world.files.address(world.origin, file, world.now()) : icon };
  }
  return shape;
}

function unfurled(world: World, media: unknown, files: StoredFile[]): JsonObject {
  const source = isObject(media) ? media : {};
  const file = fileNamed(source['url'], files);
  const url = file ? world.files.address(world.origin, file, world.now()) : String(source['url'] ?? '');
  return {
    id: file?.id ?? '0',
    url,
    proxy_url: url,
    width: file?.width ?? null,
    height: file?.height ?? null,
    content_type: file?.type ?? null,
    ...(file ? { attachment_id: file.id } : {}),
  };
}

function componentShape(world: World, component: JsonObject, files: StoredFile[]): JsonObject {
  const shape: JsonObject = { ...component };
  if ('components' in component)
    shape['components'] = objects(component['components']).map((child) => componentShape(world, child, files));
  if (isObject(component['accessory'])) shape['accessory'] = componentShape(world, component['accessory'], files);
  if (component['type'] === 11) shape['media'] = unfurled(world, component['media'], files);
  if (component['type'] === 12)
    shape['items'] = objects(component['items']).map((item) => ({
      ...item,
      media: unfurled(world, item['media'], files),
    }));
  if (component['type'] === 13) {
    const file = fileNamed(isObject(component['file']) ? component['file']['url'] : undefined, files);
    shape['file'] = unfurled(world, component['file'], files);
    shape['name'] = file?.name ?? null;
    shape['size'] = file?.size ?? null;
  }
  return shape;
}

/** A message in the format of a user's page. */
export function playerMessageShape(world: World, message: StoredMessage, viewerId: string): JsonObject {
  return {
    ...messageShape(world, message),
    ephemeral: message.onlyFor !== null,
    command: message.command,
    loading: (message.flags & messageFlag.loading) !== 0,
    pings_you: world.attention.pingedBy(message.id).includes(viewerId),
  };
}
