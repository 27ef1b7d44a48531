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
} from 'discord.js';
import { withDeadline, type DistributedRateLimiter } from '#discord/rest/rate-limiter.ts';

/** Which part of Discord's servers a process hears of; left out, all. */
export interface ShardAssignment {
  ids: number[];
  count: number;
}

interface ClientSettings {
  /** Another address for Discord's API, as the local table's. */
  api: string | undefined;
  shards: ShardAssignment | undefined;
  /** Where several processes share what may be asked. */
  gate: DistributedRateLimiter | undefined;
  /** Waits until a shard may identify itself among all that do; left out, the library sees to it for its own. */
  identify: ((shard: number, atOnce: number) => Promise<void>) | undefined;
}

/** A request waits for its turn before it begins, which the library takes for a part of it. */
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
    // Of messages only that they come and go is heard, never what they say.
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    partials: [Partials.Message],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    rest,
    ...(shards && { shards: shards.ids, shardCount: shards.count }),
    ...(throttled && { ws: throttled }),
  });
}

/** Connects to the gateway, and waits until all that is to be known of the servers is. */
export async function connectGateway(client: Client, token: string): Promise<void> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(token);
  await ready;
}

/** Makes a client able to ask and tell Discord things, without hearing anything: as whom it does so it asks itself. */
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
