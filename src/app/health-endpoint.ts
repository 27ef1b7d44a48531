import type { Config } from './config.ts';
import type { Bot } from '#discord';
import type { AppLogger } from '#app/log/logger.ts';
import type { Shutdown, RequestMetrics } from '#app/ops/index.ts';
import { createHealthCheck, createMetrics, startHealthServer, type Health } from '#app/ops/index.ts';
import type { Store } from '#store';

/** State from which the health is read, filled in during startup. */
export interface AppState {
  config: Config;
  log: AppLogger;
  ending: Shutdown;
  store: Store;
  bot?: Bot;
  requests: RequestMetrics;
  isHeldBack?: true;
  /** Result of the integrity check; undefined until it has run, and for PostgreSQL. */
  isSound?: boolean;
}

/** Starts the server of /health if it is enabled. A port in use does not keep the bot from starting. */
export async function startHealthEndpoint(running: AppState): Promise<void> {
  const { config, log, ending, store } = running;
  if (config.healthPort === 0) return;
  const gateway = (): Health['gateway'] =>
    ending.signal.aborted
      ? 'stopping'
      : running.bot
        ? running.bot.isConnected()
          ? 'ready'
          : 'away'
        : running.isHeldBack
          ? 'held-back'
          : 'starting';
  const health = createHealthCheck({
    gateway,
    lastMessageSent: () => running.bot?.lastSentAt() ?? null,
    databaseWritable: store.isWritable,
    databaseSound: () => running.isSound,
    clock: Date.now,
  });
  const metrics = createMetrics({
    requests: running.requests,
    outboxBacklog: async () => store.outbox.unsaid(Date.now()),
    games: async () => store.games.counts(),
    isReady: () => running.bot?.isConnected() ?? false,
    clusterMetrics: () => running.bot?.clusterMetrics(),
    clock: Date.now,
  });
  try {
    const server = await startHealthServer({ port: config.healthPort, host: config.healthHost }, health, metrics);
    ending.addHook(() => server.stop());
  } catch (error) {
    log.warn(
      { err: error, port: config.healthPort },
      'Cannot serve /health: its port is in use. Set HEALTH_PORT to another port',
    );
  }
}
