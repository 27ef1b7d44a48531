import {
  MessageFlags,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { toContentPayload } from '#discord/messages/message.ts';
import { classifyError } from '#discord/rest/request-errors.ts';
import { type Reply, type BotContext } from './replies.ts';

export type RepliedInteraction = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** Returns the interaction if a component or modal of a message caused it, and whether that message is ephemeral. */
export function pressedMessage(interaction: RepliedInteraction) {
  const onMessage =
    interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
      ? interaction
      : undefined;
  return { onMessage, onPrivate: onMessage?.message.flags.has(MessageFlags.Ephemeral) ?? false };
}

/** Returns the id of the interaction whose reply a pressed message is. */
export const originOfMessage = (pressed: ReturnType<typeof pressedMessage>['onMessage']): string | undefined =>
  pressed?.message.interactionMetadata?.id;

/** Sends a reply. Returns the id of its message if it is not the interaction's first one. */
export async function sendReply(
  context: BotContext,
  interaction: RepliedInteraction,
  reply: Reply,
  promised: Promise<unknown> | undefined,
): Promise<string | undefined> {
  const { onMessage, onPrivate } = pressedMessage(interaction);
  const body = toContentPayload(reply.message ?? { content: reply.modal ? LATE_MODAL : 'Done.' }, context.emojis);
  if (promised) {
    await promised; // throws if it was too late or a duplicate; then no reply can reach the user
    if (onPrivate && !reply.update) {
      const { id } = await interaction.followUp({ ...body, flags: MessageFlags.Ephemeral });
      return id;
    }
    await retryOnDisconnect(() => interaction.editReply(body));
  } else if (onMessage && onPrivate && reply.update) await retryOnDisconnect(() => onMessage.update(body));
  else await retryOnDisconnect(() => interaction.reply({ ...body, flags: MessageFlags.Ephemeral }));
  return undefined;
}

const LATE_MODAL = 'The form took too long to open. Press the button again.';

/** Retries after a broken connection, up to `left` times. Discord accepts only the first response that it received. */
export async function retryOnDisconnect(act: () => Promise<unknown>, left = 2): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (left === 0 || classifyError(error) !== 'away') throw error;
    await retryOnDisconnect(act, left - 1);
  }
}
