import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

test('without any setting the local table is started with its defaults', () => {
  expect(readConfig({})).toEqual({
    token: undefined,
    database: 'data/custodian.db',
    logLevel: 'info',
    localTablePort: 4300,
    healthPort: 4310,
    api: undefined,
  });
});

test('an empty setting counts as none', () => {
  expect(readConfig({ DISCORD_TOKEN: '  ' }).token).toBeUndefined();
});

test('a wrong setting is named, and so is every other one', () => {
  expect(() => readConfig({ LOCAL_TABLE_PORT: 'abc', LOG_LEVEL: 'loud' })).toThrow(
    /LOG_LEVEL must be trace.*LOCAL_TABLE_PORT must be a port number/,
  );
  expect(() => readConfig({ DISCORD_TOKEN: 'short' })).toThrow('DISCORD_TOKEN is too short to be a bot token');
});
