import { randomBytes } from 'node:crypto';
import { ClientRefusal } from '#sandbox/errors.ts';
import type { Faults } from '#sandbox/faults.ts';
import type { Gateway } from '#sandbox/gateway-server/gateway.ts';
import type { JsonObject } from '#sandbox/json.ts';
import { callbackType, channelType, messageFlag, interactionType, limits } from '#sandbox/limits.ts';
import { channelShape } from '#sandbox/shapes/channels.ts';
import { messageShape, playerMessageShape } from '#sandbox/shapes/messages.ts';
import { memberShape, userShape } from '#sandbox/shapes/people.ts';
import type { StoredChannel } from '#sandbox/discord-state/channels.ts';
import type { StoredInteraction } from '#sandbox/discord-state/interactions.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import type { Person } from '#sandbox/discord-state/people.ts';
import { permissionsIn } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';

export type PlayContext = { world: World; gateway: Gateway; faults: Faults };

export type PlayerAction = {
  type: number;
  person: Person;
  channel: StoredChannel;
  data: JsonObject;
  command?: string;
  source?: StoredMessage;
  /** Interaction whose modal this one submits. */
  opener?: StoredInteraction;
};

/** Visible result of an interaction, as returned by the control API. */
export type InteractionOutcome = {
  interaction: string;
  acknowledged: boolean;
  kind?: 'message' | 'deferred' | 'deferred-update' | 'update' | 'choices' | 'modal';
  message?: JsonObject;
  modal?: JsonObject;
  choices?: JsonObject[];
  error?: string;
};

const kinds: Record<number, InteractionOutcome['kind']> = {
  [callbackType.message]: 'message',
  [callbackType.deferredMessage]: 'deferred',
  [callbackType.deferredUpdate]: 'deferred-update',
  [callbackType.update]: 'update',
  [callbackType.choices]: 'choices',
  [callbackType.modal]: 'modal',
};

export const NO_RESPONSE_MESSAGE = 'The application did not respond';

/** Sends an interaction to the bot and waits for its response, at most `acknowledgeWithinMs`. */
export async function sendInteraction(stage: PlayContext, act: PlayerAction): Promise<InteractionOutcome> {
  const { world, gateway, faults } = stage;
  const interaction = make(world, act);
  const answered = untilAnswered(world, interaction.id);
  const event = { t: 'INTERACTION_CREATE', d: payload(world, interaction, act) };
  const { deliveries, late } = faults.delivery();
  let heard = true;
  const deliver = () => {
    for (let n = 0; n < deliveries; n++) heard = gateway.announce(event);
    world.interactionsSent++;
  };
  if (late > 0) setTimeout(deliver, late).unref();
  else deliver();
  // Without any session no response can come; a disconnected session may still resume in time.
  if (!heard) answered.stop();
  else await answered.done;
  return interactionOutcomeOf(world, interaction.id, act.person.id);
}

function untilAnswered(world: World, id: string): { done: Promise<void>; stop: () => void } {
  let stop = () => {};
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(() => stop(), world.settings.acknowledgeWithinMs);
    const unlisten = world.bus.subscribe((happening) => {
      if (happening.kind === 'interaction' && happening.interactionId === id) stop();
    });
    stop = () => {
      clearTimeout(timer);
      unlisten();
      resolve();
    };
  });
  return { done, stop };
}

/** Current result of an interaction for its user. Throws ClientRefusal if it is unknown. */
export function interactionOutcomeOf(world: World, interactionId: string, viewerId: string): InteractionOutcome {
  const interaction = world.interactions.get(interactionId);
  if (!interaction) throw new ClientRefusal('Cannot find that interaction.');
  if (interaction.answeredWith === null)
    return { interaction: interaction.id, acknowledged: false, error: NO_RESPONSE_MESSAGE };
  const kind = kinds[interaction.answeredWith];
  const message = world.messages.get(interaction.originalId ?? '');
  return {
    interaction: interaction.id,
    acknowledged: true,
    ...(kind ? { kind } : {}),
    ...(message ? { message: playerMessageShape(world, message, viewerId) } : {}),
    ...(interaction.choices ? { choices: interaction.choices } : {}),
    ...(interaction.modal ? { modal: { ...interaction.modal, interaction: interaction.id } } : {}),
  };
}

/** Tells whether a deferred response or update is still pending. */
export function isThinking(world: World, interactionId: string): boolean {
  const interaction = world.interactions.get(interactionId);
  if (interaction?.answeredWith === callbackType.deferredUpdate) return interaction.kept !== true;
  const message = world.messages.get(interaction?.originalId ?? '');
  return (
    interaction?.answeredWith === callbackType.deferredMessage &&
    message !== undefined &&
    (message.flags & messageFlag.loading) !== 0
  );
}

function owners(world: World, channel: StoredChannel): JsonObject {
  return channel.type === channelType.dm ? { 0: '0' } : { 0: world.guild.id };
}

function make(world: World, act: PlayerAction): StoredInteraction {
  const id = world.ids.next();
  const metadata: JsonObject = {
    id,
    type: act.type,
    user: userShape(act.person),
    authorizing_integration_owners: owners(world, act.channel),
    ...(act.type === interactionType.component && act.source ? { interacted_message_id: act.source.id } : {}),
    ...(act.opener ? { triggering_interaction_metadata: act.opener.metadata } : {}),
  };
  return world.interactions.save({
    id,
    token: randomBytes(48).toString('base64url'),
    type: act.type,
    userId: act.person.id,
    command: act.command ?? null,
    channelId: act.channel.id,
    created: world.now(),
    answeredWith: null,
    originalId: null,
    sourceId: act.source?.id ?? null,
    metadata,
    choices: null,
    modal: null,
    modalOf: act.opener?.id ?? null,
  });
}

function payload(world: World, interaction: StoredInteraction, act: PlayerAction): JsonObject {
  const { channel, person } = act;
  const isDm = channel.type === channelType.dm;
  const permissions = String(permissionsIn(world, person.id, channel));
  const place: JsonObject = isDm
    ? { user: userShape(person), context: 1 }
    : {
        guild_id: world.guild.id,
        guild: { id: world.guild.id, locale: 'en-US', features: [] },
        guild_locale: 'en-US',
        member: { ...memberShape(person), permissions, unusual_dm_activity_until: null },
        context: 0,
      };
  return {
    id: interaction.id,
    application_id: world.bot.id,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data: act.data,
    channel_id: channel.id,
    channel: { ...channelShape(world, channel), ...(isDm ? {} : { permissions }) },
    ...place,
    ...(act.source ? { message: messageShape(world, act.source) } : {}),
    app_permissions: String(permissionsIn(world, world.bot.id, channel)),
    locale: 'en-US',
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: owners(world, channel),
    attachment_size_limit: limits.fileBytes,
  };
}
