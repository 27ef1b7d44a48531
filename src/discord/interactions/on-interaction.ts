import {
  MessageFlags,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
  type User,
} from 'discord.js';
import { Illegal } from '#service';
import { findParentChannel } from '#discord/channels/parent-channel.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import {
  parseRetry,
  executeCommand,
  type Command,
  findCommand,
  optionsFromRetry,
  completeOption,
  handleMenuCommand,
  handleNewGame,
  NAME_KEY,
  isNewGamePress,
  truncateTyped,
} from '#discord/commands/registry.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import { submitForm } from '#discord/forms/form-handler.ts';
import { parseModalValues, readModalValues } from '#discord/forms/modal.ts';
import { LIMITS } from '#discord/limits.ts';
import { toContentPayload } from '#discord/messages/message.ts';
import { toPlainText } from '#text/emoji-tokens.ts';
import { truncate } from '#text/markdown.ts';
import { stripInvisible, sanitizeName } from '#text/sanitize.ts';
import { handleComponent } from './component-handler.ts';
import { parseCustomId } from './custom-id.ts';
import { mayOpenModal } from './may-open-modal.ts';
import { runInSpan, type Reply, type BotContext } from './replies.ts';
import { runHandler } from './run-handler.ts';
import {
  type RepliedInteraction,
  pressedMessage,
  originOfMessage,
  sendReply,
  retryOnDisconnect,
} from './send-reply.ts';

/**
 * Errors of interactions or messages that are gone, expired or already acknowledged. No reply can reach the user.
 */
const IGNORED_ERROR_CODES = [10008, 10015, 10062, 40060, 50027];
/** A reply that takes longer than this is deferred. */
const DEFER_AFTER_MS = 250;
/**
 * Later limit for a component that may open a modal, which only the first response can do. Discord waits 3 seconds.
 */
const DEFER_MODAL_AFTER_MS = 2_200;

/**
 * Returns the visible characters of a user's display name; the account's user name if that leaves nothing. At most 32
 * characters.
 */
const nameOf = (user: User, shown: string = user.displayName): string =>
  truncate(sanitizeName(shown) || sanitizeName(user.displayName) || user.username, 32);

const originOf = (interaction: Interaction | MessageComponentInteraction): InteractionOrigin => ({
  caller: { user: interaction.user.id, interaction: interaction.id },
  name: nameOf(
    interaction.user,
    interaction.member && 'displayName' in interaction.member ? interaction.member.displayName : undefined,
  ),
  guild: interaction.guildId,
  channel: interaction.channelId,
  ...findParentChannel(interaction),
  ...(interaction.isMessageComponent() && { shown: interaction.message.content }),
});

/** Answers an interaction of any kind. Never throws: an interaction that cannot be answered is logged. */
export async function onInteraction(context: BotContext, commands: Command[], interaction: Interaction): Promise<void> {
  try {
    if (interaction.isAutocomplete())
      await runInSpan(context, `completing /${interaction.commandName}`, () =>
        complete(context, commands, interaction),
      );
    else if (interaction.isChatInputCommand())
      await answer(context, interaction, (from) =>
        runInSpan(context, `/${interaction.commandName}`, () => runCommand(context, commands, interaction, from)),
      );
    else if (interaction.isModalSubmit())
      await answer(context, interaction, (from) =>
        runInSpan(context, 'a form', () =>
          handleModal(context, from, interaction.customId, readModalValues(interaction)),
        ),
      );
    else if (interaction.isMessageComponent()) {
      const values = interaction.isStringSelectMenu() ? interaction.values : [];
      await answer(context, interaction, (from) =>
        runInSpan(context, 'a button or menu', () =>
          dispatchComponent(context, commands, from, interaction.customId, parseModalValues(values)),
        ),
      );
    } else if (interaction.isRepliable())
      await interaction.reply({
        ...toContentPayload({ content: 'This message is out of date. Use the newest one.' }),
        flags: MessageFlags.Ephemeral,
      });
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (IGNORED_ERROR_CODES.includes(Number(code))) return;
    context.log.error({ err: error }, 'Cannot answer an interaction');
  }
}

/** Rejects an interaction during shutdown: nothing was changed. Autocomplete gets an empty list. */
export async function rejectWhileStopping(context: BotContext, interaction: Interaction): Promise<void> {
  try {
    if (interaction.isAutocomplete()) await interaction.respond([]);
    else if (interaction.isRepliable())
      await interaction.reply({
        ...toContentPayload({ content: 'I am restarting. Nothing was changed. Try again in a moment.' }),
        flags: MessageFlags.Ephemeral,
      });
  } catch (error) {
    context.log.warn({ err: error }, 'Cannot reject an interaction during shutdown');
  }
}

async function runCommand(
  context: BotContext,
  commands: Command[],
  interaction: ChatInputCommandInteraction,
  from: InteractionOrigin,
): Promise<Reply> {
  const { found, given } = resolveInvocation(commands, interaction);
  if (!found) throw new Illegal('This command is out of date and will be updated soon. Try again in a few minutes.');
  return executeCommand(context, from, found, given, commandPathOf(interaction));
}

/**
 * Dispatches a component: opens a menu command, changes a new game, retries a command with the chosen meaning, or
 * handles any other press.
 */
function dispatchComponent(
  context: BotContext,
  commands: Command[],
  from: InteractionOrigin,
  customId: string,
  values: string[],
): Promise<Reply> {
  const id = parseCustomId(customId);
  if (id?.kind === 'c' && id.verb === 'lead') return handleMenuCommand(context, commands, from, id, values);
  if (id && isNewGamePress(id)) return handleNewGame(context, from, id, values);
  const again = id?.kind === 'c' ? parseRetry(id) : undefined;
  const found = again && findCommand(commands, again.path);
  return again && found
    ? executeCommand(context, from, found, optionsFromRetry(again.options), again.path)
    : handleComponent(context, from, customId, values);
}

/** Handles a submitted modal. Throws Illegal if its custom id is outdated. */
function handleModal(
  context: BotContext,
  from: InteractionOrigin,
  customId: string,
  given: Record<string, string[]>,
): Promise<Reply> {
  const id = parseCustomId(customId);
  if (id && isNewGamePress(id)) return handleNewGame(context, from, id, given[NAME_KEY] ?? []);
  if (id?.kind !== 'f' && id?.kind !== 'g') throw new Illegal('This form is out of date. Use the newest message.');
  return submitForm(context, from, id, given);
}

/** Returns the command name with its group and subcommand: "trade offer". */
const commandPathOf = ({ commandName, options }: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [commandName, options.getSubcommandGroup(false), options.getSubcommand(false)].filter(Boolean).join(' ');

function resolveInvocation(commands: Command[], interaction: ChatInputCommandInteraction | AutocompleteInteraction) {
  const found = findCommand(commands, commandPathOf(interaction));
  // A value of the wrong type counts as missing: the command is outdated or forged.
  const value = (option: string) => {
    const found = interaction.options.get(option)?.value;
    return typeof found === 'string' ? stripInvisible(truncateTyped(found)) : found;
  };
  const given: CommandOptions = {
    text: (option) => {
      const found = value(option);
      return typeof found === 'string' ? found : undefined;
    },
    number: (option) => {
      const found = value(option);
      return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
    },
    boolean: (option) => {
      const found = value(option);
      return typeof found === 'boolean' ? found : undefined;
    },
    user: (option) => {
      const user = interaction.isChatInputCommand() ? interaction.options.get(option)?.user : undefined;
      if (user?.bot)
        throw new Illegal(
          'You cannot choose a Discord bot as a player. To add a practice player, use `/game seat bot`.',
        );
      return user ? { id: user.id, name: nameOf(user) } : undefined;
    },
    file: (option) => {
      const found = interaction.isChatInputCommand() ? interaction.options.get(option)?.attachment : undefined;
      return found ? { name: found.name, size: found.size, url: found.url } : undefined;
    },
  };
  return { found, given };
}

async function complete(context: BotContext, commands: Command[], interaction: AutocompleteInteraction): Promise<void> {
  const { found, given } = resolveInvocation(commands, interaction);
  let choices: { key: string; label: string }[] = [];
  try {
    const focused = interaction.options.getFocused(true);
    if (found)
      choices = await completeOption(
        context,
        originOf(interaction),
        found,
        focused.name,
        truncateTyped(focused.value),
        given,
      );
  } catch (error) {
    // Completion is only a help; running the command reports the same problem.
    if (!(error instanceof Illegal)) context.log.warn({ err: error }, 'Cannot complete an option');
  }
  await interaction.respond(
    choices
      .slice(0, LIMITS.choices)
      .filter(({ key }) => key.length > 0 && key.length <= LIMITS.choiceName)
      .map(({ key, label }) => ({ name: truncate(toPlainText(label), LIMITS.choiceName) || key, value: key })),
  );
}

/** Replies to an interaction with an ephemeral message, and defers the reply if the work takes long. */
async function answer(
  context: BotContext,
  interaction: RepliedInteraction,
  work: (from: InteractionOrigin) => Promise<Reply>,
): Promise<void> {
  const { onMessage, onPrivate } = pressedMessage(interaction);
  // A modal cannot open after the reply was deferred.
  const opens = interaction.isMessageComponent() && mayOpenModal(interaction.customId);
  if (onMessage) context.offerReplies?.release(onMessage.message.id);
  let promised: Promise<unknown> | undefined;
  const timer = setTimeout(
    () => {
      promised =
        onMessage && onPrivate ? onMessage.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
      promised.catch(() => undefined); // awaited below
    },
    opens ? DEFER_MODAL_AFTER_MS : DEFER_AFTER_MS,
  );
  const pressed = interaction.isChatInputCommand() ? undefined : parseCustomId(interaction.customId);
  // A press on a private message replaces it: an older version must not come after its reply.
  if (pressed && onPrivate) context.followedReplies?.drop(pressed.game, interaction.user.id);
  const worked = await runHandler(context, originOf(interaction), work);
  // A press that may open a modal is acknowledged late, so its reply is not held.
  const reply = (opens ? undefined : await context.followedReplies?.hold(worked)) ?? worked;
  clearTimeout(timer);
  if (reply.questionOf !== undefined) context.followedReplies?.drop(reply.questionOf, interaction.user.id);
  if (reply.modal && !promised && interaction.isMessageComponent())
    return retryOnDisconnect(() => interaction.showModal(reply.modal as never));
  const message = await sendReply(context, interaction, reply, promised).catch((error: unknown) => {
    reply.afterShown?.();
    throw error;
  });
  reply.afterShown?.({
    message: onPrivate && reply.update ? onMessage?.message.id : undefined,
    edit: async (shown) => {
      const body = toContentPayload(shown, context.emojis);
      await interaction.editReply({ ...body, ...(message !== undefined && { message }) });
    },
  });
  /** Takes the buttons off an older message with a question, once this one shows a question. */
  const replaceOlder = async ({ questionOf }: Reply): Promise<void> => {
    if (questionOf === undefined) return;
    await context.privateQuestions?.replace(questionOf, interaction.user.id, {
      interaction: interaction.id,
      repliedTo: reply.update && onPrivate ? originOfMessage(onMessage) : interaction.id,
      removeButtons: () => interaction.editReply({ components: [], ...(message !== undefined && { message }) }),
    });
  };
  await replaceOlder(reply);
  context.followedReplies?.follow(reply, interaction.user.id, async (now) => {
    await interaction.editReply({
      ...toContentPayload(now.message ?? { content: '' }, context.emojis),
      ...(message !== undefined && { message }),
    });
    await replaceOlder(now);
  });
}
