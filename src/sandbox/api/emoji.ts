import { Validator } from '#sandbox/api-checks/validator.ts';
import { discordErrors } from '#sandbox/errors.ts';
import { created, empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import type { JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import { userShapeById } from '#sandbox/shapes/people.ts';
import type { StoredEmoji } from '#sandbox/discord-state/emojis.ts';
import { imageSize } from '#sandbox/discord-state/image-size.ts';
import { requireOwnApplication } from './access.ts';

const shape = (call: Call, { id, name, type }: StoredEmoji): JsonObject => ({
  id,
  name,
  roles: [],
  user: userShapeById(call.world, call.world.bot.id),
  require_colons: true,
  managed: false,
  animated: type === 'image/gif',
  available: true,
});

function found(call: Call): StoredEmoji {
  requireOwnApplication(call);
  const emoji = call.world.emojis.get(call.params['emoji'] ?? '');
  if (!emoji) throw discordErrors.unknownEmoji();
  return emoji;
}

/** Validates an emoji name, which must be unique in the application. */
function checkName(call: Call, form: Validator, own?: string): string {
  const at = form.at('name');
  const name = at.text(call.body['name'], limits.emojiName, 2);
  if (name !== '' && !/^\w+$/.test(name)) at.fail('STRING_TYPE_REGEX', 'String value did not match validation regex.');
  const other = call.world.emojis.named(name);
  if (other && other.id !== own) at.fail('APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'Name is already taken');
  return name;
}

function checkImage(value: unknown, form: Validator): { type: string; bytes: Buffer } {
  const given = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)$/.exec(
    form.text(value, limits.requestBytes, 1),
  )?.[1];
  const bytes = Buffer.from(given ?? '', 'base64');
  const type = imageSize(bytes)?.type;
  if (bytes.length > limits.emojiBytes) form.fail('BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
  else if (type === undefined) form.fail('IMAGE_INVALID', 'Invalid image data');
  return { type: type ?? '', bytes };
}

function add(call: Call): HttpReply {
  requireOwnApplication(call);
  const { emojis, ids } = call.world;
  const form = new Validator();
  const name = checkName(call, form);
  const { type, bytes } = checkImage(call.body['image'], form.at('image'));
  form.finish();
  if (emojis.list().length >= limits.emojis) throw discordErrors.tooManyEmojis(limits.emojis);
  return created(shape(call, emojis.add({ id: ids.next(), name, type }, bytes)));
}

function change(call: Call): HttpReply {
  const emoji = found(call);
  const form = new Validator();
  const name = checkName(call, form, emoji.id);
  form.finish();
  call.world.emojis.rename(emoji.id, name);
  return ok(shape(call, { ...emoji, name }));
}

const one = '/applications/:application/emojis/:emoji';

export const emojiRoutes: Route[] = [
  route('GET', '/applications/:application/emojis', (call) => {
    requireOwnApplication(call);
    return ok({ items: call.world.emojis.list().map((emoji) => shape(call, emoji)) });
  }),
  route('POST', '/applications/:application/emojis', add),
  route('GET', one, (call) => ok(shape(call, found(call)))),
  route('PATCH', one, change),
  route('DELETE', one, (call) => {
    call.world.emojis.remove(found(call).id);
    return empty();
  }),
];
