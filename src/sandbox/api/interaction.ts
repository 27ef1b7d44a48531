import { Validator } from '#sandbox/api-checks/validator.ts';
import { checkChoices, checkModal } from '#sandbox/api-checks/modal.ts';
import { discordErrors } from '#sandbox/errors.ts';
import { empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import { asNumber, asObject, type JsonObject } from '#sandbox/json.ts';
import { callbackType, messageFlag, interactionType } from '#sandbox/limits.ts';
import { editMessage, postLoading, postMessage } from '#sandbox/message-operations.ts';
import { messageShape } from '#sandbox/shapes/messages.ts';
import type { StoredInteraction } from '#sandbox/discord-state/interactions.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import type { World } from '#sandbox/world.ts';

/** Handles the bot's first response to an interaction, allowed once and within `acknowledgeWithinMs`. */
function callback(call: Call): HttpReply {
  const { world, body } = call;
  const interaction = world.interactions.get(call.params['interaction'] ?? '');
  if (!interaction || interaction.token !== call.params['token']) throw discordErrors.unknownInteraction();
  if (interaction.answeredWith !== null) throw discordErrors.alreadyAcknowledged();
  if (world.now() - interaction.created > world.settings.acknowledgeWithinMs) throw discordErrors.unknownInteraction();
  const type = asNumber(body['type'], -1);
  const form = new Validator();
  form.at('type').choice(type, fittingAnswers(interaction));
  form.finish();
  const message = answer(call, interaction, type);
  const answered = world.interactions.save({
    ...(world.interactions.get(interaction.id) ?? interaction),
    answeredWith: type,
  });
  world.bus.publish({
    kind: 'interaction',
    interactionId: interaction.id,
    userId: interaction.userId,
    state: { answered_with: type },
  });
  return call.query.get('with_response') === 'true' ? ok(response(world, answered, type, message)) : empty();
}

function fittingAnswers(interaction: StoredInteraction): number[] {
  if (interaction.type === interactionType.autocomplete) return [callbackType.choices];
  const always = [callbackType.message, callbackType.deferredMessage];
  const onMessage = interaction.sourceId ? [callbackType.deferredUpdate, callbackType.update] : [];
  const modal = interaction.type === interactionType.modal ? [] : [callbackType.modal];
  return [...always, ...onMessage, ...modal];
}

function answer(call: Call, interaction: StoredInteraction, type: number): StoredMessage | undefined {
  const { world } = call;
  const data = asObject(call.body['data']);
  const channel = world.channels.get(interaction.channelId);
  if (!channel) throw discordErrors.unknownChannel();
  const remember = (change: Partial<StoredInteraction>) => world.interactions.save({ ...interaction, ...change });
  if (type === callbackType.message) {
    const draft = {
      channel,
      authorId: world.bot.id,
      body: data,
      uploads: call.uploads,
      path: ['data'],
      interaction,
      ephemeralFor: interaction.userId,
    };
    const message = postMessage(world, draft);
    remember({ originalId: message.id });
    return message;
  }
  if (type === callbackType.deferredMessage) {
    const message = postLoading(world, channel, interaction, (asNumber(data['flags']) & messageFlag.ephemeral) !== 0);
    remember({ originalId: message.id });
    return message;
  }
  if (type === callbackType.deferredUpdate) {
    remember({ originalId: interaction.sourceId });
    return undefined;
  }
  if (type === callbackType.update) {
    const source = world.messages.get(interaction.sourceId ?? '');
    if (!source) throw discordErrors.unknownMessage();
    remember({ originalId: source.id });
    return editMessage(world, source, data, call.uploads, ['data']);
  }
  const form = new Validator();
  const at = form.at('data');
  if (type === callbackType.choices) {
    const choices = checkChoices(data, at);
    form.finish();
    remember({ choices });
    return undefined;
  }
  const modal = checkModal(data, at, world.emojis.has);
  form.finish();
  remember({ modal });
  return undefined;
}

function response(
  world: World,
  interaction: StoredInteraction,
  type: number,
  message: StoredMessage | undefined,
): JsonObject {
  const answered: JsonObject = { id: interaction.id, type: interaction.type, channel_id: interaction.channelId };
  const about = message ?? world.messages.get(interaction.originalId ?? '');
  if (about) {
    answered['response_message_id'] = about.id;
    answered['response_message_loading'] = (about.flags & messageFlag.loading) !== 0;
    answered['response_message_ephemeral'] = about.onlyFor !== null;
  }
  const shows = type === callbackType.message || type === callbackType.update;
  return {
    interaction: answered,
    ...(shows && message ? { resource: { type, message: messageShape(world, message) } } : {}),
  };
}

export const interactionRoutes: Route[] = [route('POST', '/interactions/:interaction/:token/callback', callback, true)];
