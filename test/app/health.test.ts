import { execFile } from 'node:child_process';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startHealthServer, type Health } from '#app/ops/index.ts';
import { INHERITED } from '../../scripts/e2e/bot-process.ts';
import { folder } from '../folder.ts';

interface Printed {
  code: number;
  said: string;
}

/** Runs `npm run health` with these settings. */
const runHealth = async (settings: Record<string, string>): Promise<Printed> =>
  promisify(execFile)(process.execPath, [new URL('../../bin/health.mjs', import.meta.url).pathname], {
    cwd: folder(),
    env: { ...INHERITED, ...settings },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stderr, stdout }: { code: number; stderr: string; stdout: string }) => ({
      code,
      said: `${stdout}${stderr}`.trim(),
    }),
  );

const HAS_IPV6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));

test.for(['127.0.0.1', '127.0.0.2', '0.0.0.0', '::', '::1'])(
  'health asks a server that listens on %s',
  async (host, { skip }) => {
    skip(isIPv6(host) && !HAS_IPV6, 'This machine has no IPv6');
    const server = await startHealthServer({ port: 0, host }, async () => ({ ok: true }) as Health);
    onTestFinished(() => server.stop());
    expect(await runHealth({ HEALTH_HOST: host, HEALTH_PORT: String(server.port) })).toEqual({
      code: 0,
      said: '{"ok":true}',
    });
  },
);

test('health exits with 1 if something is wrong or nothing answers', async () => {
  const server = await startHealthServer({ port: 0, host: '127.0.0.1' }, async () => ({ ok: false }) as Health);
  expect(await runHealth({ HEALTH_PORT: String(server.port) })).toEqual({ code: 1, said: '{"ok":false}' });
  server.stop();
  expect(await runHealth({ HEALTH_PORT: String(server.port), HEALTH_HOST: '127.0.0.1' })).toEqual({
    code: 1,
    said: `No answer from 127.0.0.1, port ${server.port}: start Custodian, or set HEALTH_HOST and HEALTH_PORT as it has them.`,
  });
  expect(await runHealth({ HEALTH_PORT: 'abc' })).toMatchObject({ code: 1 });
});

test('health does nothing if HEALTH_PORT is 0', async () => {
  expect(await runHealth({ HEALTH_PORT: '0' })).toEqual({
    code: 0,
    said: 'Nothing was checked, because HEALTH_PORT is 0; set it to a port to turn the health check on.',
  });
});
