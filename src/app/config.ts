import path from 'node:path';
import { z } from 'zod';
import { addressProblem } from '#store';

/** Parses a comma-separated list, such as "0,1". */
const commaSeparated = <T extends z.ZodType>(of: T) =>
  z.preprocess(
    (text) =>
      typeof text === 'string'
        ? text
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean)
        : text,
    z.array(of).min(1, 'must have at least one value'),
  );

const environmentSchema = z.object({
  DISCORD_TOKEN: z.string().trim().min(20, 'is too short to be a bot token').optional(),
  DATABASE_PATH: z
    .string()
    .trim()
    .min(1, 'must name a file')
    .refine(
      (file) => !file.includes('://'),
      'must name a file (use DATABASE_URL for the address of a PostgreSQL database)',
    )
    .default('data/custodian.db'),
  DRAWN_ART: z.string().trim().min(1, 'must name a folder').optional(),
  DATABASE_URL: z
    .string()
    .trim()
    .superRefine((url, context) => {
      const message = addressProblem(url);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error'], { error: 'must be trace, debug, info, warn or error' })
    .default('info'),
  LOCAL_TABLE_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65535, 'must be 65535 or less')
    .default(4300),
  HEALTH_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65535, 'must be 65535 or less')
    .default(4310),
  HEALTH_HOST: z.string().trim().min(1, 'must be an address of this machine').default('127.0.0.1'),
  ROLES: commaSeparated(z.enum(['gateway', 'worker'], { error: 'must be gateway, worker or both' })).default([
    'gateway',
    'worker',
  ]),
  SHARDS: commaSeparated(
    z.coerce.number({ error: 'must be numbers' }).int('must be whole numbers').min(0, 'must be 0 or more'),
  ).optional(),
  SHARD_COUNT: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .optional(),
  LEASE_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(4, 'must be 4 or more')
    .max(600, 'must be 600 or less')
    .default(60),
  REPLY_HOLD_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be 0 or more')
    .max(10, 'must be 10 or less')
    .default(3),
  /** Alternative URL of Discord's API, such as the sandbox's. */
  DISCORD_API: z.url('must be an address').optional(),
  /** File to which the report on event loop stalls is written on shutdown. */
  STALL_REPORT: z.string().trim().min(1, 'must name a file').optional(),
});

export interface Config {
  /** Undefined: the local table is started. */
  token: string | undefined;
  /** Path of the SQLite file, used if there is no PostgreSQL URL; other files are written to the same folder. */
  database: string;
  /** Folder of cached image parts; several processes may share it. */
  art: string;
  /** URL of a PostgreSQL database, used instead of the file. */
  databaseUrl: string | undefined;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error';
  localTablePort: number;
  /** Port of /health; 0 for none. */
  healthPort: number;
  /** Address on which /health listens. */
  healthHost: string;
  /** Roles of this process; several processes over one database may divide them. */
  roles: { gateway: boolean; worker: boolean };
  /** Gateway shards of this process; undefined for all. */
  shards: { ids: number[]; count: number } | undefined;
  /** Duration of leases in ms: how long another process waits after this one dies. */
  lease: number;
  /** Longest time in ms that a private reply waits for its user's next question. */
  replyHold: number;
  api: string | undefined;
  /** Undefined: nothing is measured. */
  stallReport: string | undefined;
}

/** Reads the environment. Throws an error with one sentence that names every invalid variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = environmentSchema.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Cannot use the settings: ${wrong.join('; ')}.`);
  }
  const {
    DISCORD_TOKEN,
    DATABASE_PATH,
    DATABASE_URL,
    LOG_LEVEL,
    LOCAL_TABLE_PORT,
    HEALTH_PORT,
    DISCORD_API,
    STALL_REPORT,
  } = read.data;
  const { HEALTH_HOST, ROLES, LEASE_SECONDS, REPLY_HOLD_SECONDS, DRAWN_ART } = read.data;
  const shards = shardsOf(read.data);
  const roles = { gateway: ROLES.includes('gateway'), worker: ROLES.includes('worker') };
  if (DATABASE_URL === undefined && (shards || !roles.gateway || !roles.worker))
    throw new Error(
      'Cannot use the settings: ROLES and SHARDS need a database that several processes can share. Set DATABASE_URL, or remove them.',
    );
  return {
    token: DISCORD_TOKEN,
    database: DATABASE_PATH,
    art: DRAWN_ART ?? path.join(path.dirname(DATABASE_PATH), 'drawn'),
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    localTablePort: LOCAL_TABLE_PORT,
    healthPort: HEALTH_PORT,
    healthHost: HEALTH_HOST,
    roles,
    shards,
    lease: LEASE_SECONDS * 1_000,
    replyHold: REPLY_HOLD_SECONDS * 1_000,
    api: DISCORD_API,
    stallReport: STALL_REPORT,
  };
}

/** Reads the shards, whose numbers must be distinct and below the count. Throws an error with one sentence if not. */
function shardsOf({ SHARDS, SHARD_COUNT }: z.output<typeof environmentSchema>): Config['shards'] {
  if (!SHARDS && SHARD_COUNT === undefined) return undefined;
  if (!SHARDS || SHARD_COUNT === undefined)
    throw new Error('Cannot use the settings: SHARDS and SHARD_COUNT belong together. Set both or neither.');
  if (new Set(SHARDS).size < SHARDS.length || SHARDS.some((one) => one >= SHARD_COUNT))
    throw new Error(`Cannot use the settings: SHARDS must be different numbers below SHARD_COUNT (${SHARD_COUNT}).`);
  return { ids: SHARDS, count: SHARD_COUNT };
}
