import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, SlashCommandBuilder, type Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SandboxPlayer } from '#sandbox/player.ts';
import { startSandbox } from '#sandbox/server.ts';
import { connect, eventually, png, setTable } from './table.ts';

const act = new SlashCommandBuilder().setName('act').setDescription('Act');
const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listen = async (interaction: Interaction) => {
  if (interaction.isChatInputCommand())
    await interaction.reply({ content: 'press', components: [row], files: [{ attachment: png, name: 'board.png' }] });
  if (interaction.isButton()) await interaction.update({ content: 'pressed', components: [] });
};

test('everything survives a restart of the sandbox', async () => {
  const db = join(folder, 'sandbox.db');
  const before = await setTable({ db }, [act]);
  before.onInteraction(listen);
  const asked = await before.ann.command('act');
  const general = before.sandbox.channels()['general']!;
  const channel = await before.client.channels.fetch(general);
  if (channel?.type === 0) await channel.threads.create({ name: 'game-1' });
  await before.close();

  const sandbox = await startSandbox({ db });
  const client = await connect(sandbox.url);
  try {
    client.on('interactionCreate', (interaction) => void listen(interaction));
    expect(sandbox.people).toEqual(before.sandbox.people);
    expect(sandbox.applicationId).toBe(before.sandbox.applicationId);
    expect(Object.keys(sandbox.channels()).sort()).toEqual(['game-1', 'general']);
    const ann = new SandboxPlayer(sandbox.url, 'ann', 'general');
    const kept = await ann.message(asked.message!.id);
    expect(kept?.content).toBe('press');
    expect(Buffer.from(await (await fetch(kept!.attachments[0]!.url)).arrayBuffer())).toEqual(png);
    expect((await ann.press(kept!, 'Go')).message?.content).toBe('pressed');
    const again = await ann.command('act');
    expect(BigInt(again.message!.id)).toBeGreaterThan(BigInt(asked.message!.id));
  } finally {
    await client.destroy();
    await sandbox.close();
  }
});

test('ids keep growing after a restart with an earlier clock', async () => {
  const db = join(folder, 'sandbox.db');
  const first = await setTable({ db, now: () => Date.now() + 3_600_000 });
  const sent = await first.ann.say('early');
  await first.close();
  const second = await setTable({ db });
  try {
    expect(BigInt((await second.ann.say('late')).id)).toBeGreaterThan(BigInt(sent.id));
  } finally {
    await second.close();
  }
});

test('a token given to one bot process serves the next', async () => {
  const table = await setTable({}, [act]);
  try {
    let token = '';
    table.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      token = interaction.token;
      await interaction.deferReply();
    });
    const asked = await table.ann.command('act', {}, { settleMs: 0 });
    await table.client.destroy();
    const next = await connect(table.sandbox.url);
    await next.rest.patch(`/webhooks/${next.application.id}/${token}/messages/@original`, {
      body: { content: 'after the restart' },
      auth: false,
    });
    expect((await table.ann.message(asked.message!.id))?.content).toBe('after the restart');
    await next.destroy();
  } finally {
    await table.sandbox.close();
  }
});

test('the program prints its address and stops on request', async () => {
  const main = fileURLToPath(new URL('../../src/sandbox/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DB: join(folder, 'program.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  try {
    const line = await eventually(() => printed.split('\n').find((text) => text.startsWith('{')));
    const { listening } = JSON.parse(line) as { listening: string };
    expect(((await (await fetch(`${listening}/sandbox/users`)).json()) as unknown[]).length).toBe(7);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
});
