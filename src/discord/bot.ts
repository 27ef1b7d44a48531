import { randomUUID } from 'node:crypto';
import type { GameId } from '#service';
import { Events, Status, type Client, type Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { OfferReplies } from '#discord/trade/offer-replies.ts';
import { UserQuota } from './access/user-quota.ts';
import { createCommands, toRegistration, type Command } from './commands/registry.ts';
import { loginRestOnly, connectGateway, createClient, type ShardAssignment } from './gateway/client.ts';
import { FollowedReplies, REPLY_HOLD_MS } from './interactions/followed-replies.ts';
import { onInteraction, rejectWhileStopping } from './interactions/on-interaction.ts';
import { PrivateQuestions } from './interactions/private-questions.ts';
import type { BotContext } from './interactions/replies.ts';
import type { EditionAdapter } from './edition/edition-adapter.ts';
import { createAdapterRegistry } from './edition/adapter-registry.ts';
import { KeyedMutex } from './async/keyed-mutex.ts';
import { DistributedRateLimiter, type RequestStats } from './rest/rate-limiter.ts';
import { subscribeGatewayEvents } from './gateway/gateway-events.ts';
import { createIdentifyQueue } from './gateway/identify-queue.ts';
import { DEFAULT_GAME_LEASE_MS, GameLeases, requestTimeoutMs } from './outbox/game-leases.ts';
import { createGameLoader } from './access/loaded-game.ts';
import { Sender } from './outbox/sender.ts';
import { syncEmojis } from './emoji/sync-emojis.ts';
import { EmojiRegistry } from './emoji/application-emojis.ts';
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
  /** Longest time that a reply waits for its user's next question, in ms. */
  replyHoldMs?: number;
  /** Shortest time between two edits of a reply, in ms. */
  replyEditIntervalMs?: number;
}

/** The parts of the bot: the service context, and the adapter of every edition that can be played. */
export interface BotDependencies extends Omit<
  BotContext,
  'quota' | 'adapters' | 'load' | 'emojis' | 'followedReplies' | 'privateQuestions'
> {
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

const createBotContext = (
  parts: Omit<BotDependencies, 'adapters'>,
  adapters: BotContext['adapters'],
  followedReplies: FollowedReplies,
): BotContext => ({
  ...parts,
  adapters,
  load: createGameLoader(parts.service, adapters),
  quota: new UserQuota(parts.clock),
  offerReplies: new OfferReplies(parts.clock),
  answerMutex: new KeyedMutex(MAX_ANSWER_WAIT_MS),
  emojis: new EmojiRegistry(),
  followedReplies,
  privateQuestions: new PrivateQuestions(),
});

/**
 * Connects, registers the commands, answers interactions and sends the outbox. Throws DiscordLoginRefused if Discord
 * refuses the login.
 */
export async function startBot(
  { adapters: all, ...parts }: BotDependencies,
  {
    token,
    api,
    roles = ALL_ROLES,
    shards,
    owner = randomUUID(),
    leaseMs = DEFAULT_GAME_LEASE_MS,
    replyHoldMs = REPLY_HOLD_MS,
    replyEditIntervalMs,
  }: BotSettings,
): Promise<Bot> {
  const adapters = createAdapterRegistry(all);
  const context = createBotContext(parts, adapters, new FollowedReplies(replyHoldMs, replyEditIntervalMs));
  const { cluster } = context.service;
  const gate = cluster && new DistributedRateLimiter(cluster, token, requestTimeoutMs(leaseMs));
  const client = createClient({ api, shards, gate, identify: cluster && createIdentifyQueue(cluster, token) });
  const commands = createCommands(adapters);
  const lanes = cluster && roles.worker ? new GameLeases(cluster, owner, leaseMs) : undefined;
  const sender = roles.worker ? new Sender(client, context, lanes) : undefined;
  const ears = subscribeGatewayEvents(client, context, sender);
  const replies = new PendingTasks();
  let stopping = false;
  const reply = (interaction: Interaction): Promise<void> =>
    stopping ? rejectWhileStopping(context, interaction) : onInteraction(context, commands, interaction);
  client.on(Events.InteractionCreate, onceEach((interaction) => replies.add(reply(interaction)))); // prettier-ignore
  logConnectionErrors(client, context);
  const turnedAway = new Promise<DiscordLoginRefused>((resolve) => watchFatalClose(client, resolve));
  const refused = await Promise.race([logIn(client, context, commands, { token, roles, shards }), turnedAway]);
  if (refused) throw refused;
  await sender?.recover();
  const unhear = hearChanges(context, sender);
  const timers = [
    setInterval(() => sender?.wake(), 5_000),
    sender && setInterval(() => void sender.lookUpAll(), LOOK_UP_EVERY_MS),
    sender && lanes && setInterval(() => void sender.rows.panels.recover().catch(() => undefined), leaseMs),
  ];
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
      unhear();
      for (const each of timers) clearInterval(each);
      // Until the sender has stopped, new interactions are still told to try again later.
      const silent = Promise.all([sender?.stop(), ears.stop()]);
      replies.add(silent);
      await replies.drain(DRAIN_TIMEOUT_MS, roles.gateway ? GATEWAY_CALM_MS : 0);
      await silent;
      await client.destroy();
    },
    sendLastReplies: () => replies.drain(LAST_REPLIES_MS),
  };
}

/**
 * Returns a listener that passes each interaction on once: a repeated delivery has its reply already or will get it; a
 * second reply could hide the first.
 */
function onceEach(handle: (interaction: Interaction) => void): (interaction: Interaction) => void {
  const heard = new LRUCache<string, true>({ max: INTERACTION_CACHE_SIZE });
  return (interaction) => {
    if (heard.has(interaction.id)) return;
    heard.set(interaction.id, true);
    handle(interaction);
  };
}

/** Logs in and, in the first process, registers the commands. */
async function logIn(
  client: Client,
  context: BotContext,
  commands: Command[],
  { token, roles, shards }: Required<Pick<BotSettings, 'token' | 'roles'>> & Pick<BotSettings, 'shards'>,
): Promise<void> {
  if (roles.gateway) await connectGateway(client, token);
  else await loginRestOnly(client, token);
  // Only the process with shard 0, which also receives the events without a server, registers the commands.
  const isFirst = roles.gateway && (shards === undefined || shards.ids.includes(0));
  if (isFirst) await client.application?.commands.set(commands.map(toRegistration));
  if (client.application) void syncEmojis(client.application.emojis, context, isFirst);
}

/** Wakes the sender and the followed replies when a game changes; returns a function that ends this. */
function hearChanges({ service, followedReplies }: BotContext, sender: Sender | undefined): () => void {
  const heard = (game?: GameId): void => {
    sender?.wake();
    followedReplies?.changed(game);
  };
  const [unhear, deaf] = [service.onChange(heard), service.cluster?.notifier.hear(() => heard())];
  return () => {
    unhear();
    deaf?.();
  };
}

function logConnectionErrors(client: Client, { log }: BotContext): void {
  const warn = (error: Error): void =>
    log.warn({ err: error }, 'The connection to Discord failed; Custodian reconnects on its own');
  client.on(Events.Error, warn).on(Events.ShardError, warn);
}
