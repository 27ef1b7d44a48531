import { expect, test } from 'vitest';
import { readConfig } from '#app/config.ts';

test('the local table starts with defaults when nothing is set', () => {
  expect(readConfig({})).toEqual({
    token: undefined,
    database: 'data/custodian.db',
    art: 'data/drawn',
    logLevel: 'info',
    localTablePort: 4300,
    healthPort: 4310,
    healthHost: '127.0.0.1',
    roles: { gateway: true, worker: true },
    shards: undefined,
    lease: 60_000,
    replyHold: 3_000,
    api: undefined,
  });
});

test('DRAWN_ART sets the art folder, by default beside the database', () => {
  expect(readConfig({ DRAWN_ART: '/var/cache/drawn', DATABASE_PATH: 'games/custodian.db' }).art).toBe(
    '/var/cache/drawn',
  );
  expect(readConfig({ DATABASE_PATH: 'games/custodian.db' }).art).toBe('games/drawn');
});

test('DATABASE_URL accepts PostgreSQL addresses only', () => {
  expect(readConfig({ DATABASE_URL: ' postgres://ann:secret@db.example:5432/custodian ' })).toMatchObject({
    database: 'data/custodian.db',
    art: 'data/drawn',
    databaseUrl: 'postgres://ann:secret@db.example:5432/custodian',
  });
  expect(readConfig({ DATABASE_URL: 'postgresql:///custodian?host=/run/postgresql' }).databaseUrl).toBeDefined();
  for (const other of ['data/custodian.db', 'mysql://x', 'postgres:x'])
    expect(() => readConfig({ DATABASE_URL: other })).toThrow('DATABASE_URL must start with postgres://');
});

test('DATABASE_URL with an unreadable password is named and explained', () => {
  for (const password of ['x7/y', '7/y', 'x7#y', '7#y', 'x7?y', '7?y', 'x@7/y', '@7#y', 'x7 y', '%ff7'])
    expect(() => readConfig({ DATABASE_URL: `postgres://ann:${password}@db.example/custodian` }), password).toThrow(
      'Cannot use the settings: DATABASE_URL must look like postgres://user:password@host:5432/name. Percent-encode special characters of the ' +
        'password ("/" as %2F, "#" as %23, "?" as %3F, "@" as %40, "%" as %25, a space as %20), or leave the password out and set it as ' +
        'PGPASSWORD.',
    );
  for (const password of ['x7:y', ':7', 'x@7', '@7', '%zz', '50%', encodeURIComponent('/ # ? @ : %')])
    expect(
      readConfig({ DATABASE_URL: `postgres://ann:${password}@db.example/custodian` }).databaseUrl,
      password,
    ).toBeDefined();
});

test('DATABASE_URL with another fault is named, not quoted', () => {
  for (const [url, said] of [
    ['postgres://ann:secret@db:70000/games', 'DATABASE_URL must look like postgres://'],
    ['postgres://ann:secret@db/games?port=secret', 'DATABASE_URL must have a port number from 1 to 65535.'],
    [
      'postgres://ann:secret@db/games?sslcert=/nowhere.pem',
      'DATABASE_URL cannot be used: ENOENT: no such file or directory',
    ],
    ['postgre://ann:secret@db/games', 'DATABASE_URL must start with postgres://'],
  ] as const) {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(said);
    expect(() => readConfig({ DATABASE_URL: url })).not.toThrow('secret');
  }
  expect(() => readConfig({ DATABASE_PATH: 'postgres://ann:secret@db/games' })).toThrow(
    'Cannot use the settings: DATABASE_PATH must name a file (use DATABASE_URL for the address of a PostgreSQL database).',
  );
});

test('ROLES and SHARDS configure processes that share a PostgreSQL database', () => {
  const DATABASE_URL = 'postgres:///custodian';
  expect(
    readConfig({ DATABASE_URL, ROLES: 'gateway', SHARDS: '0, 2', SHARD_COUNT: '4', LEASE_SECONDS: '20' }),
  ).toMatchObject({
    roles: { gateway: true, worker: false },
    shards: { ids: [0, 2], count: 4 },
    lease: 20_000,
  });
  expect(readConfig({ DATABASE_URL, ROLES: 'worker' }).roles).toEqual({ gateway: false, worker: true });
  for (const [given, said] of [
    [
      { ROLES: 'worker' },
      'Cannot use the settings: ROLES and SHARDS need a database that several processes can share. Set DATABASE_URL, or remove them.',
    ],
    [
      { SHARDS: '0', SHARD_COUNT: '2' },
      'Cannot use the settings: ROLES and SHARDS need a database that several processes can share. Set DATABASE_URL, or remove them.',
    ],
    [{ DATABASE_URL, SHARDS: '0' }, 'SHARDS and SHARD_COUNT belong together'],
    [{ DATABASE_URL, SHARD_COUNT: '2' }, 'SHARDS and SHARD_COUNT belong together'],
    [
      { DATABASE_URL, SHARDS: '0,2', SHARD_COUNT: '2' },
      'Cannot use the settings: SHARDS must be different numbers below SHARD_COUNT (2).',
    ],
    [{ DATABASE_URL, SHARDS: '1,1', SHARD_COUNT: '2' }, 'must be different numbers'],
    [{ DATABASE_URL, ROLES: 'clock' }, 'must be gateway, worker or both'],
    [{ DATABASE_URL, LEASE_SECONDS: '1' }, 'LEASE_SECONDS must be 4 or more'],
  ] as const)
    expect(() => readConfig(given)).toThrow(said);
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ DISCORD_TOKEN: '  ' }).token).toBeUndefined();
});

test('one error names every invalid setting', () => {
  expect(() => readConfig({ LOCAL_TABLE_PORT: 'abc', LOG_LEVEL: 'loud' })).toThrow(
    /LOG_LEVEL must be trace.*LOCAL_TABLE_PORT must be a port number/,
  );
  expect(() => readConfig({ DISCORD_TOKEN: 'short' })).toThrow('DISCORD_TOKEN is too short to be a bot token');
});
