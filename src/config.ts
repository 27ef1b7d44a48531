import { z } from 'zod';

const settings = z.object({
  DISCORD_TOKEN: z.string().trim().min(20, 'is too short to be a bot token').optional(),
  DATABASE_PATH: z.string().trim().min(1, 'must name a file').default('data/custodian.db'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error'], { error: 'must be trace, debug, info, warn or error' }).default('info'),
  LOCAL_TABLE_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65535, 'must be below 65536')
    .default(4300),
  HEALTH_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65535, 'must be below 65536')
    .default(4310),
  /** Another address for Discord's API, as the local table's. */
  DISCORD_API: z.url('must be an address').optional(),
  /** Where what held up the event loop is written on stopping. */
  STALL_REPORT: z.string().trim().min(1, 'must name a file').optional(),
});

export interface Config {
  /** Absent: the local table is started. */
  token: string | undefined;
  database: string;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error';
  localTablePort: number;
  /** Where /health answers on this machine; 0: nowhere. */
  healthPort: number;
  api: string | undefined;
  /** Absent: nothing is measured. */
  stallReport: string | undefined;
}

/** Reads the environment. Throws one sentence that names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = settings.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The settings cannot be used: ${wrong.join('; ')}.`);
  }
  const { DISCORD_TOKEN, DATABASE_PATH, LOG_LEVEL, LOCAL_TABLE_PORT, HEALTH_PORT, DISCORD_API, STALL_REPORT } = read.data;
  return {
    token: DISCORD_TOKEN,
    database: DATABASE_PATH,
    logLevel: LOG_LEVEL,
    localTablePort: LOCAL_TABLE_PORT,
    healthPort: HEALTH_PORT,
    api: DISCORD_API,
    stallReport: STALL_REPORT,
  };
}
