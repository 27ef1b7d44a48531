import { rejectNewGalleryFiles } from '#sandbox/api-checks/gallery.ts';
import { discordErrors } from '#sandbox/errors.ts';
import { empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import { callbackType, messageFlag } from '#sandbox/limits.ts';
import { deleteMessage, editMessage, postMessage } from '#sandbox/message-operations.ts';
import { messageShape } from '#sandbox/shapes/messages.ts';
import type { StoredInteraction } from '#sandbox/discord-state/interactions.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';

/**
 * Returns the interaction of the token in the path. Throws 50027 if the token has expired, 10015 before the first
 * response.
 */
function interactionOf(call: Call): StoredInteraction {
  const { world } = call;
  const interaction = world.interactions.byToken(call.params['token'] ?? '');
  if (call.params['application'] !== world.bot.id || !interaction) throw discordErrors.unknownWebhook();
  if (world.now() - interaction.created > world.settings.tokenLivesMs) throw discordErrors.expiredToken();
  const hasNoMessages = interaction.answeredWith === null || interaction.answeredWith === callbackType.choices;
  if (hasNoMessages) throw discordErrors.unknownWebhook();
  return interaction;
}

function messageOf(call: Call, interaction: StoredInteraction): StoredMessage {
  const asked = call.params['message'] ?? '';
  const id = asked === '@original' ? interaction.originalId : asked;
  const message = call.world.messages.get(id ?? '');
  const isOurs = message && (message.interactionId === interaction.id || message.id === interaction.originalId);
  if (!isOurs) throw discordErrors.unknownMessage();
  return message;
}

/** Marks an interaction as completed with a message. */
const keep = (call: Call, interaction: StoredInteraction): void =>
  void call.world.interactions.save({ ...interaction, kept: true });

/**
 * Creates a follow-up message. While a deferred response is pending, the first follow-up fills it, keeping its
 * visibility.
 */
function followUp(call: Call): HttpReply {
  const { world } = call;
  const interaction = interactionOf(call);
  const channel = world.channels.get(interaction.channelId);
  if (!channel) throw discordErrors.unknownChannel();
  const original = world.messages.get(interaction.originalId ?? '');
  if (original && (original.flags & messageFlag.loading) !== 0 && original.interactionId === interaction.id) {
    rejectNewGalleryFiles(original, call.body, call.uploads);
    return ok(messageShape(world, editMessage(world, original, call.body, call.uploads)));
  }
  const draft = {
    channel,
    authorId: world.bot.id,
    body: call.body,
    uploads: call.uploads,
    interaction,
    ephemeralFor: interaction.userId,
  };
  keep(call, interaction);
  return ok(messageShape(world, postMessage(world, draft)));
}

function edit(call: Call): HttpReply {
  const interaction = interactionOf(call);
  const message = messageOf(call, interaction);
  rejectNewGalleryFiles(message, call.body, call.uploads);
  keep(call, interaction);
  const changed = editMessage(call.world, message, call.body, call.uploads);
  return ok(messageShape(call.world, changed));
}

function remove(call: Call): HttpReply {
  deleteMessage(call.world, messageOf(call, interactionOf(call)));
  return empty();
}

export const webhookRoutes: Route[] = [
  route('POST', '/webhooks/:application/:token', followUp, true),
  route(
    'GET',
    '/webhooks/:application/:token/messages/:message',
    (call) => ok(messageShape(call.world, messageOf(call, interactionOf(call)))),
    true,
  ),
  route('PATCH', '/webhooks/:application/:token/messages/:message', edit, true),
  route('DELETE', '/webhooks/:application/:token/messages/:message', remove, true),
];
