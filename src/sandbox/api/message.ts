import { Validator } from '#sandbox/api-checks/validator.ts';
import { rejectNewGalleryFiles } from '#sandbox/api-checks/gallery.ts';
import { discordErrors } from '#sandbox/errors.ts';
import { empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import { objects, strings } from '#sandbox/json.ts';
import { channelType, limits } from '#sandbox/limits.ts';
import { deleteMessage, deleteMessages, editMessage, postMessage, setPinned } from '#sandbox/message-operations.ts';
import { messageShape } from '#sandbox/shapes/messages.ts';
import { PERMISSIONS } from '#sandbox/discord-state/permission-bits.ts';
import { permissionsIn } from '#sandbox/discord-state/member-permissions.ts';
import { resolveChannel, requirePermissions, requireCanWrite, resolveMessage } from './access.ts';

const fortnight = 14 * 86_400_000;

function list(call: Call): HttpReply {
  const channel = resolveChannel(call);
  const { world } = call;
  const form = new Validator();
  const asked = call.query.get('limit');
  const limit = form.at('limit').integer(asked === null ? 50 : Number(asked), 1, 100) ?? 50;
  form.finish();
  // Without this permission Discord returns an empty history instead of an error.
  if (!(permissionsIn(world, world.bot.id, channel) & PERMISSIONS.readMessageHistory)) return ok([]);
  const around = call.query.get('around');
  const before = call.query.get('before');
  const after = call.query.get('after');
  if (around !== null) {
    const half = Math.floor(limit / 2);
    const later = world.messages.list(channel.id, null, { after: around, limit: half });
    const earlier = world.messages.list(channel.id, null, { before: String(BigInt(around) + 1n), limit: limit - half });
    return ok([...later, ...earlier].map((message) => messageShape(world, message)));
  }
  const range = after !== null ? { after, limit } : { ...(before !== null ? { before } : {}), limit };
  return ok(world.messages.list(channel.id, null, range).map((message) => messageShape(world, message)));
}

function send(call: Call): HttpReply {
  const { world, body } = call;
  const channel = resolveChannel(call);
  requireCanWrite(call, channel);
  if (call.uploads.length > 0) requirePermissions(call, channel, PERMISSIONS.attachFiles);
  if (objects(body['embeds']).length > 0) requirePermissions(call, channel, PERMISSIONS.embedLinks);
  const nonce = body['nonce'];
  if (body['enforce_nonce'] === true && (typeof nonce === 'string' || typeof nonce === 'number')) {
    const sent = world.messages.byNonce(
      channel.id,
      world.bot.id,
      String(nonce),
      world.now() - world.settings.nonceLivesMs,
    );
    if (sent) return ok(messageShape(world, sent));
  }
  const reference = body['message_reference'] as
    { message_id?: unknown; fail_if_not_exists?: unknown } | undefined | null;
  if (reference && reference.fail_if_not_exists !== false) {
    const target = world.messages.get(String(reference.message_id));
    if (!target || target.channelId !== channel.id || target.onlyFor !== null) {
      const form = new Validator();
      form.at('message_reference').fail('MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
      form.finish();
    }
  }
  return ok(messageShape(world, postMessage(world, { channel, authorId: world.bot.id, body, uploads: call.uploads })));
}

function edit(call: Call): HttpReply {
  const channel = resolveChannel(call);
  const message = resolveMessage(call, channel);
  if (message.authorId !== call.world.bot.id) throw discordErrors.notYours();
  if (channel.thread?.archived) throw discordErrors.archivedThread();
  rejectNewGalleryFiles(message, call.body, call.uploads);
  call.world.oldEdits.count(channel.id, message.time);
  return ok(messageShape(call.world, editMessage(call.world, message, call.body, call.uploads)));
}

function remove(call: Call): HttpReply {
  const channel = resolveChannel(call);
  const message = resolveMessage(call, channel);
  if (message.authorId !== call.world.bot.id) {
    if (channel.type === channelType.dm) throw discordErrors.notInDm();
    requirePermissions(call, channel, PERMISSIONS.manageMessages);
  }
  deleteMessage(call.world, message);
  return empty();
}

function bulkDelete(call: Call): HttpReply {
  const channel = resolveChannel(call);
  requirePermissions(call, channel, PERMISSIONS.manageMessages);
  const form = new Validator();
  form.at('messages').list(call.body['messages'], 100, 2);
  form.finish();
  const found = strings(call.body['messages'])
    .map((id) => call.world.messages.get(id))
    .filter((message) => message?.channelId === channel.id && message.onlyFor === null);
  const messages = found.filter((message) => message !== undefined);
  if (messages.some((message) => call.world.now() - message.time > fortnight)) throw discordErrors.tooOldForBulk();
  deleteMessages(call.world, channel, messages);
  return empty();
}

function pin(call: Call, pinned: boolean): HttpReply {
  const channel = resolveChannel(call);
  const message = resolveMessage(call, channel);
  if (channel.type !== channelType.dm) requirePermissions(call, channel, PERMISSIONS.pinMessages);
  if (message.pinned === pinned) return empty();
  if (pinned && call.world.messages.pinned(channel.id).length >= limits.pins) throw discordErrors.tooManyPins();
  setPinned(call.world, message, pinned);
  return empty();
}

export const messageRoutes: Route[] = [
  route('GET', '/channels/:channel/messages', list),
  route('POST', '/channels/:channel/messages', send),
  route('POST', '/channels/:channel/messages/bulk-delete', bulkDelete),
  route('GET', '/channels/:channel/messages/pins', (call) => {
    const pinned = call.world.messages.pinned(resolveChannel(call).id);
    return ok({
      items: pinned.map((message) => ({
        pinned_at: new Date(message.time).toISOString(),
        message: messageShape(call.world, message),
      })),
      has_more: false,
    });
  }),
  route('PUT', '/channels/:channel/messages/pins/:message', (call) => pin(call, true)),
  route('DELETE', '/channels/:channel/messages/pins/:message', (call) => pin(call, false)),
  route('GET', '/channels/:channel/messages/:message', (call) =>
    ok(messageShape(call.world, resolveMessage(call, resolveChannel(call)))),
  ),
  route('PATCH', '/channels/:channel/messages/:message', edit),
  route('DELETE', '/channels/:channel/messages/:message', remove),
  route('POST', '/channels/:channel/typing', (call) => {
    call.world.bus.publish({ kind: 'typing', channelId: resolveChannel(call).id, userId: call.world.bot.id });
    return empty();
  }),
];
