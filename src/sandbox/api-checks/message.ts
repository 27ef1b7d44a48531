import { DiscordError, discordErrors } from '#sandbox/errors.ts';
import { asNumber, isObject, objects, type JsonObject } from '#sandbox/json.ts';
import { messageFlag, limits } from '#sandbox/limits.ts';
import type { StoredFile, Upload } from '#sandbox/discord-state/attachments.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import { checkComponents } from './message-components.ts';
import { checkEmbeds } from './embeds.ts';
import type { KnownEmojis } from './emoji.ts';
import { Validator } from './validator.ts';
import { checkAllowedMentions } from './mentions.ts';

/** A validated message body. Undefined parts were not given, so that an edit keeps them. */
export type CheckedMessage = {
  content: string | undefined;
  embeds: JsonObject[] | undefined;
  components: JsonObject[] | undefined;
  flags: number;
  flagsGiven: boolean;
  /** Ids of the attachments kept by an edit; undefined keeps all. */
  keep: string[] | undefined;
  descriptions: Map<string, string>;
};

const settable =
  messageFlag.suppressEmbeds | messageFlag.ephemeral | messageFlag.suppressNotifications | messageFlag.componentsV2;

/**
 * Validates a message against Discord's limits. `old`: the edited message and its files; `path`: position of the
 * message in the request; `known`: the application's emojis. Throws 50035 for invalid fields, 50006 for an empty
 * message, 40005 for too large files.
 */
export function checkMessage(
  body: JsonObject,
  uploads: Upload[],
  { path, known }: { path: string[]; known: KnownEmojis },
  old?: { message: StoredMessage; files: StoredFile[] },
): CheckedMessage {
  if (uploads.some((upload) => upload.bytes.length > limits.fileBytes)) throw discordErrors.tooLarge();
  const form = new Validator().at(...path);
  const given = (key: string) => body[key] !== undefined;
  const flags = (asNumber(body['flags']) | 0) & settable;
  const wasV2 = ((old?.message.flags ?? 0) & messageFlag.componentsV2) !== 0;
  const v2 = wasV2 || (flags & messageFlag.componentsV2) !== 0;

  const attachments = form.at('attachments').list(body['attachments'], limits.files);
  const keep = given('attachments') ? objects(attachments).map((item) => String(item['id'])) : undefined;
  const kept = (old?.files ?? []).filter((file) => keep === undefined || keep.includes(file.id));
  const descriptions = new Map(
    objects(attachments)
      .filter((item) => typeof item['description'] === 'string')
      .map((item) => [String(item['id']), String(item['description'])]),
  );
  descriptions.forEach((text, id) => form.at('attachments', id, 'description').text(text, 1024));
  if (kept.length + uploads.length > limits.files)
    form.at('attachments').fail('BASE_TYPE_MAX_LENGTH', `Must be ${limits.files} or fewer in length.`);
  const fileNames = new Set([...kept.map((file) => file.name), ...uploads.map((upload) => upload.name)]);

  const content = given('content') ? form.at('content').text(body['content'], limits.content) : undefined;
  const embeds = given('embeds') ? checkEmbeds(body['embeds'], form.at('embeds'), fileNames) : undefined;
  const components = given('components')
    ? checkComponents(body['components'], form.at('components'), { v2, fileNames, known })
    : undefined;
  checkAllowedMentions(body['allowed_mentions'], form.at('allowed_mentions'));
  if (typeof body['nonce'] === 'string') form.at('nonce').text(body['nonce'], limits.nonce);
  if (v2) refuseOldParts(body, form, old?.message, wasV2);
  form.finish();

  const after = {
    content: content ?? old?.message.content ?? '',
    embeds: embeds ?? old?.message.embeds ?? [],
    components: components ?? old?.message.components ?? [],
  };
  const isEmpty =
    after.content.trim() === '' &&
    after.embeds.length === 0 &&
    after.components.length === 0 &&
    kept.length + uploads.length === 0;
  if (isEmpty && !isObject(body['poll'])) throw discordErrors.emptyMessage();
  if (isObject(body['poll'])) throw new DiscordError(400, 50035, 'The sandbox does not support polls');
  return { content, embeds, components, flags, flagsGiven: given('flags'), keep, descriptions };
}

/** A Components V2 message has neither content nor embeds; an edit that turns a message into one must clear them. */
function refuseOldParts(body: JsonObject, form: Validator, old: StoredMessage | undefined, wasV2: boolean): void {
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  for (const key of ['content', 'embeds', 'sticker_ids', 'poll'] as const) {
    const value = body[key];
    const holdsSomething = Array.isArray(value) ? value.length > 0 : Boolean(value);
    if (holdsSomething)
      form.at(key).fail(code, `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`);
  }
  if (!old || wasV2) return;
  if (old.content !== '' && body['content'] === undefined)
    form.at('content').fail(code, "The 'content' field must be cleared when using MessageFlags.IS_COMPONENTS_V2");
  if (old.embeds.length > 0 && body['embeds'] === undefined)
    form.at('embeds').fail(code, "The 'embeds' field must be cleared when using MessageFlags.IS_COMPONENTS_V2");
}
