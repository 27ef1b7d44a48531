import { HANG } from '../hang.ts';
import { vi } from 'vitest';
import { Client, Events, GatewayIntentBits, type ApplicationCommandDataResolvable, type Interaction } from 'discord.js';
import { SandboxPlayer } from '#sandbox/player.ts';
import { startSandbox, type RecordedRequest, type Sandbox, type SandboxOptions } from '#sandbox/server.ts';

type Listener = (interaction: Interaction) => unknown;

/** A sandbox with a real discord.js client at it, and people who act. */
export type Table = {
  sandbox: Sandbox;
  client: Client<true>;
  recorded: RecordedRequest[];
  /** Errors thrown by the listener, for tests of what is refused. */
  errors: unknown[];
  ann: SandboxPlayer;
  bob: SandboxPlayer;
  /** What the bot does with every interaction from now on. */
  onInteraction(listener: Listener): void;
  player(name: string): SandboxPlayer;
  close(): Promise<void>;
};

export async function connect(url: string, intents: number[] = [GatewayIntentBits.Guilds]): Promise<Client<true>> {
  const client = new Client({ intents, rest: { api: `${url}/api`, timeout: 20_000 }, allowedMentions: { parse: [] } });
  client.on(Events.Error, () => {});
  client.on(Events.ShardError, () => {});
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login('a.bot.token');
  await ready;
  return client as Client<true>;
}

export async function setTable(
  options: SandboxOptions = {},
  commands: ApplicationCommandDataResolvable[] = [],
): Promise<Table> {
  const recorded: RecordedRequest[] = [];
  const errors: unknown[] = [];
  // Only tests about time hold the bot to three seconds: a busy machine must not fail the others.
  const sandbox = await startSandbox({
    record: (entry) => recorded.push(entry),
    acknowledgeWithinMs: 20_000,
    ...options,
  });
  const client = await connect(sandbox.url);
  let listener: Listener = () => {};
  client.on(Events.InteractionCreate, (interaction) => {
    Promise.resolve()
      .then(() => listener(interaction))
      .catch((error: unknown) => errors.push(error));
  });
  if (commands.length > 0) await client.application.commands.set(commands);
  const player = (name: string) => new SandboxPlayer(sandbox.url, name, 'general', HANG);
  return {
    sandbox,
    client,
    recorded,
    errors,
    player,
    ann: player('ann'),
    bob: player('bob'),
    onInteraction: (next) => void (listener = next),
    async close() {
      await client.destroy();
      await sandbox.close();
    },
  };
}

/** Polls until `look` gives something; for what no event tells of. */
export async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const { found } = await vi.waitUntil(
    async () => {
      const seen = await look();
      return seen !== undefined && seen !== false && { found: seen };
    },
    { timeout: HANG, interval: 10 },
  );
  return found;
}

/** A picture one pixel wide. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function codeOf(error: unknown): number | string | undefined {
  return (error as { code?: number | string } | undefined)?.code;
}
