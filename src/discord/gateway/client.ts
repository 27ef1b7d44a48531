import {
  Client,
  ClientApplication,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  Routes,
  type APIApplication,
  type APIUser,
  type ClientOptions,
  type RateLimitData,
} from 'discord.js';
import { withDeadline, type DistributedRateLimiter } from '#discord/rest/rate-limiter.ts';

/** The shards that this process serves; undefined for all. */
export interface ShardAssignment {
  ids: number[];
  count: number;
}

interface ClientSettings {
  /** Another base URL of Discord's API, such as the local sandbox. */
  api: string | undefined;
  shards: ShardAssignment | undefined;
  /** Rate limiter that several processes share. */
  gate: DistributedRateLimiter | undefined;
  /**
   * Waits until a shard may identify among those of all processes; undefined to let the library throttle its own
   * shards.
   */
  identify: ((shard: number, atOnce: number) => Promise<void>) | undefined;
}

/** Includes the wait for the rate limiter, which the library counts as part of the request. */
const QUEUED_REQUEST_TIMEOUT_MS = 90_000;

export function createClient({ api, shards, gate, identify }: ClientSettings): Client {
  const asked = gate
    ? { makeRequest: gate.request, timeout: QUEUED_REQUEST_TIMEOUT_MS }
    : { makeRequest: withDeadline() };
  const rest = { ...(api && { api }), ...asked };
  const throttled: ClientOptions['ws'] = identify && {
    buildIdentifyThrottler: async (manager) => {
      const { session_start_limit } = await manager.fetchGatewayInformation();
      return { waitForIdentify: async (shard: number) => identify(shard, session_start_limit.max_concurrency) };
    },
  };
  return new Client({
    // Message events are received without their content.
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    partials: [Partials.Message],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    rest: { ...rest, rejectOnRateLimit: isRenameLimited },
    ...(shards && { shards: shards.ids, shardCount: shards.count }),
    ...(throttled && { ws: throttled }),
  });
}

/**
 * Tells whether Discord refuses to rename a channel again for minutes. Such a request fails instead of waiting: all
 * later changes of the channel would wait behind it.
 */
const isRenameLimited = ({ method, route, sublimitTimeout }: RateLimitData): boolean =>
  method === 'PATCH' && route === '/channels/:id' && sublimitTimeout > 0;

/** Connects to the gateway and waits until all servers are loaded. */
export async function connectGateway(client: Client, token: string): Promise<void> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(token);
  await ready;
}

/** Prepares a client that only sends REST requests; it fetches its own user and application. */
export async function loginRestOnly(client: Client, token: string): Promise<void> {
  client.token = token;
  client.rest.setToken(token);
  const [me, application] = await Promise.all([
    client.rest.get(Routes.user()) as Promise<APIUser>,
    client.rest.get(Routes.oauth2CurrentApplication()) as Promise<APIApplication>,
  ]);
  const about = Reflect.construct(ClientApplication, [client, application]) as ClientApplication;
  Object.assign(client, { user: await client.users.fetch(me.id), application: about });
}
