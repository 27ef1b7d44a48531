import { randomUUID } from 'node:crypto';
import {
  Events,
  MessageFlags,
  Status,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type User,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import { Illegal } from '#service';
import { stripInvisible, sanitizeName } from '#text/sanitize.ts';
import { toPlainText } from '#text/emoji-tokens.ts';
import { UserQuota } from './access/user-quota.ts';
import { runHandler } from './interactions/run-handler.ts';
import {
  parseRetry,
  createCommands,
  executeCommand,
  type Command,
  findCommand,
  optionsFromRetry,
  completeOption,
  handleMenuCommand,
  truncateTyped,
  toRegistration,
} from './commands/registry.ts';
import { loginRestOnly, connectGateway, createClient, type ShardAssignment } from './gateway/client.ts';
import { parseCustomId } from './interactions/custom-id.ts';
import { runInSpan, type Reply, type BotContext } from './interactions/replies.ts';
import type { EditionAdapter, CommandOptions } from './edition/edition-adapter.ts';
import { createAdapterRegistry } from './edition/adapter-registry.ts';
import { findParentChannel } from './channels/parent-channel.ts';
import { KeyedMutex } from './async/keyed-mutex.ts';
import type { InteractionOrigin } from './channels/game-place.ts';
import { DistributedRateLimiter, type RequestStats } from './rest/rate-limiter.ts';
import { subscribeGatewayEvents } from './gateway/gateway-events.ts';
import { createIdentifyQueue } from './gateway/identify-queue.ts';
import { DEFAULT_GAME_LEASE_MS, GameLeases, requestTimeoutMs } from './outbox/game-leases.ts';
import { LIMITS } from './limits.ts';
import { toContentPayload } from './messages/message.ts';
import { parseModalValues, readModalValues } from './forms/modal.ts';
import { submitForm } from './forms/form-handler.ts';
import { handleComponent } from './interactions/component-handler.ts';
import { createGameLoader } from './access/loaded-game.ts';
import { Sender } from './outbox/sender.ts';
import { syncEmojis } from './emoji/sync-emojis.ts';
import { EmojiRegistry } from './emoji/application-emojis.ts';
import { truncate } from '#text/markdown.ts';
import { classifyError } from './rest/request-errors.ts';
import { watchFatalClose, type DiscordLoginRefused } from './gateway/fatal-close.ts';
import { PendingTasks } from './async/pending-tasks.ts';

/** Longest wait for a previous answer that hangs. */
const MAX_ANSWER_WAIT_MS = 1_000;

/** Roles of one of several processes. */
export interface ProcessRoles {
  gateway: boolean;
  worker: boolean;
}

const ALL_ROLES: ProcessRoles = { gateway: true, worker: true };

export interface BotSettings {
  token: string;
  /** Another base URL of Discord's API, such as the local sandbox. */
  api: string | undefined;
  /** Roles of this process: receive gateway events, send the outbox, or both (the default). */
  roles?: ProcessRoles;
  shards?: ShardAssignment | undefined;
  /** This process's name among several, and the duration of its leases in ms. */
  owner?: string;
  leaseMs?: number;
}

/** The parts of the bot: the service context, and the adapter of every edition that can be played. */
export interface BotDependencies extends Omit<BotContext, 'quota' | 'adapters' | 'load' | 'emojis'> {
  adapters: readonly EditionAdapter[];
}

export interface Bot {
  client: Client;
  /** Resolves when Discord refuses the login permanently; the process can then only exit. */
  loginRefused: Promise<DiscordLoginRefused>;
  /** True if all gateway shards are ready, or if this process uses no gateway. */
  isConnected(): boolean;
  /** Unix time in ms of the last message sent; null if none was sent since the start. */
  lastSentAt(): number | null;
  /** Finishes pending work, for a few seconds at most, and disconnects. */
  stop(): Promise<void>;
  /** Waits, for a second at most, for the replies that `stop` did not wait for; the store is closed by then. */
  sendLastReplies(): Promise<void>;
  /**
   * With several processes: the number of games that this process leases, and statistics of its requests to Discord.
   */
  clusterMetrics(): { lanes: number; asked: RequestStats } | undefined;
}

/**
 * Errors of interactions or messages that are gone, expired or already acknowledged. There is nobody left to reply to.
 */
const IGNORED_ERROR_CODES = [10008, 10015, 10062, 40060, 50027];
/** A reply that takes longer than this is deferred. */
const DEFER_AFTER_MS = 250;
/**
 * Later limit for a component that may open a modal, which only the first response can do. Discord waits 3 seconds.
 */
const DEFER_MODAL_AFTER_MS = 2_200;
/** Number of recent interaction ids kept to ignore repeated deliveries. */
const INTERACTION_CACHE_SIZE = 10_000;
/** Interval between lookups of players who may have left the server. */
const LOOK_UP_EVERY_MS = 10 * 60_000;
/** Longest wait of `stop` for pending replies. */
const DRAIN_TIMEOUT_MS = 5_000;
/** Longest wait for replies that were still pending when the store was closed. */
const LAST_REPLIES_MS = 1_000;
/** `stop` leaves the gateway after this long without a new interaction: earlier presses may still be arriving. */
const GATEWAY_CALM_MS = 500;

const createBotContext = (parts: Omit<BotDependencies, 'adapters'>, adapters: BotContext['adapters']): BotContext => ({
  ...parts,
  adapters,
  load: createGameLoader(parts.service, adapters),
  quota: new UserQuota(parts.clock),
  answerMutex: new KeyedMutex(MAX_ANSWER_WAIT_MS),
  emojis: new EmojiRegistry(),
});

/**
 * Connects, registers the commands, answers interactions and sends the outbox. Throws DiscordLoginRefused if Discord
 * refuses the login.
 */
export async function startBot(
  { adapters: all, ...parts }: BotDependencies,
  { token, api, roles = ALL_ROLES, shards, owner = randomUUID(), leaseMs = DEFAULT_GAME_LEASE_MS }: BotSettings,
): Promise<Bot> {
  const adapters = createAdapterRegistry(all);
  const context = createBotContext(parts, adapters);
  const { cluster } = context.service;
  const gate = cluster && new DistributedRateLimiter(cluster, token, requestTimeoutMs(leaseMs));
  const client = createClient({ api, shards, gate, identify: cluster && createIdentifyQueue(cluster, token) });
  const commands = createCommands(adapters);
  const lanes = cluster && roles.worker ? new GameLeases(cluster, owner, leaseMs) : undefined;
  const sender = roles.worker ? new Sender(client, context, lanes) : undefined;
  const ears = subscribeGatewayEvents(client, context, sender);
  const replies = new PendingTasks();
  const heard = new LRUCache<string, true>({ max: INTERACTION_CACHE_SIZE });
  let stopping = false;
  client.on(Events.InteractionCreate, (interaction) => {
    // A repeated delivery has its reply already or will get it; a second reply could hide the first.
    if (heard.has(interaction.id)) return;
    heard.set(interaction.id, true);
    replies.add(stopping ? rejectWhileStopping(context, interaction) : onInteraction(context, commands, interaction));
  });
  logConnectionErrors(client, context);
  const turnedAway = new Promise<DiscordLoginRefused>((resolve) => watchFatalClose(client, resolve));
  const enter = async (): Promise<void> => {
    if (roles.gateway) await connectGateway(client, token);
    else await loginRestOnly(client, token);
    // Only the process with shard 0, which also receives the events without a server, registers the commands.
    const isFirst = roles.gateway && (shards === undefined || shards.ids.includes(0));
    if (isFirst) await client.application?.commands.set(commands.map(toRegistration));
    if (client.application) void syncEmojis(client.application.emojis, context, isFirst);
  };
  const refused = await Promise.race([enter(), turnedAway]);
  if (refused) throw refused;
  await sender?.recover();
  const forget = sender && context.service.onChange(() => sender.wake());
  const deaf = sender && cluster?.notifier.hear(() => sender.wake());
  const timer = setInterval(() => sender?.wake(), 5_000);
  const departing = sender && setInterval(() => void sender.lookUpAll(), LOOK_UP_EVERY_MS);
  const looking = lanes && setInterval(() => void sender?.rows.panels.recover().catch(() => undefined), leaseMs);
  sender?.wake();
  return {
    client,
    loginRefused: turnedAway,
    isConnected: () =>
      !roles.gateway || (client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready)),
    lastSentAt: () => sender?.lastSentAt ?? null,
    clusterMetrics: () => gate && { lanes: lanes?.size ?? 0, asked: gate.stats },
    stop: async () => {
      stopping = true;
      forget?.();
      deaf?.();
      for (const each of [timer, looking, departing]) clearInterval(each);
      const silent = Promise.all([sender?.stop(), ears.stop()]);
      // Until the sender has stopped, new interactions are still told to try again later.
      replies.add(silent);
      await replies.drain(DRAIN_TIMEOUT_MS, roles.gateway ? GATEWAY_CALM_MS : 0);
      await silent;
      await client.destroy();
    },
    sendLastReplies: () => replies.drain(LAST_REPLIES_MS),
  };
}

function logConnectionErrors(client: Client, { log }: BotContext): void {
  const warn = (error: Error): void =>
    log.warn({ err: error }, 'The connection to Discord failed; Custodian reconnects on its own');
  client.on(Events.Error, warn).on(Events.ShardError, warn);
}

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
});

async function onInteraction(context: BotContext, commands: Command[], interaction: Interaction): Promise<void> {
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
async function rejectWhileStopping(context: BotContext, interaction: Interaction): Promise<void> {
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
 * Dispatches a component: opens a menu command, retries a command with the chosen meaning, or handles any other press.
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
  interaction: ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction,
  work: (from: InteractionOrigin) => Promise<Reply>,
): Promise<void> {
  const onMessage =
    interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
      ? interaction
      : undefined;
  const onPrivate = onMessage?.message.flags.has(MessageFlags.Ephemeral) ?? false;
  // A modal cannot open after the reply was deferred.
  const opens = interaction.isMessageComponent() && parseCustomId(interaction.customId)?.kind === 'f';
  let promised: Promise<unknown> | undefined;
  const timer = setTimeout(
    () => {
      promised =
        onMessage && onPrivate ? onMessage.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
      promised.catch(() => undefined); // awaited below
    },
    opens ? DEFER_MODAL_AFTER_MS : DEFER_AFTER_MS,
  );
  const reply = await runHandler(context, originOf(interaction), work);
  clearTimeout(timer);
  if (reply.modal && !promised && interaction.isMessageComponent())
    return retryOnDisconnect(() => interaction.showModal(reply.modal as never));
  const body = toContentPayload(reply.message ?? { content: 'Done.' }, context.emojis);
  if (promised) {
    await promised; // throws if it was too late or a duplicate, and then nobody is left to reply to
    if (onPrivate && !reply.update) await interaction.followUp({ ...body, flags: MessageFlags.Ephemeral });
    else await retryOnDisconnect(() => interaction.editReply(body));
  } else if (onMessage && onPrivate && reply.update) await retryOnDisconnect(() => onMessage.update(body));
  else await retryOnDisconnect(() => interaction.reply({ ...body, flags: MessageFlags.Ephemeral }));
}

/** Retries after a broken connection, up to `left` times. Discord accepts only the first response that it received. */
async function retryOnDisconnect(act: () => Promise<unknown>, left = 2): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (left === 0 || classifyError(error) !== 'away') throw error;
    await retryOnDisconnect(act, left - 1);
  }
}
