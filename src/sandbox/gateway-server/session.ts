import type { WebSocket } from 'ws';
import type { JsonObject } from '#sandbox/json.ts';

/** A bot's gateway session. It outlives its socket, so that missed events can be replayed. */
export type Session = {
  id: string;
  token: string;
  intents: number;
  /** Shard id and shard count. */
  shard: [id: number, count: number];
  sequence: number;
  sent: { s: number; t: string; d: JsonObject }[];
  socket: WebSocket | undefined;
};

/** Parses the shard of an identify payload; undefined if invalid. */
export function shardOf(given: unknown): Session['shard'] | undefined {
  if (given === undefined) return [0, 1];
  const [id, count] = (Array.isArray(given) ? given : []) as unknown[];
  return typeof id === 'number' && typeof count === 'number' && id >= 0 && id < count ? [id, count] : undefined;
}

/**
 * Tells whether a shard receives an event: each guild belongs to one shard by its id, events without a guild to shard
 * 0.
 */
export function hears({ shard: [id, count] }: Pick<Session, 'shard'>, { guild_id: guild }: JsonObject): boolean {
  return typeof guild === 'string' ? Number((BigInt(guild) >> 22n) % BigInt(count)) === id : id === 0;
}
