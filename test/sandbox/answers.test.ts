import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  SlashCommandBuilder,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, eventually, setTable, type Table } from './table.ts';

const act = new SlashCommandBuilder().setName('act').setDescription('Act');

let table: Table;
beforeAll(async () => {
  table = await setTable({}, [act]);
});
afterAll(() => table.close());

function onCommand(listener: (interaction: ChatInputCommandInteraction) => unknown): void {
  table.onInteraction((interaction) => (interaction.isChatInputCommand() ? listener(interaction) : undefined));
}

describe('an answer to an interaction', () => {
  test('may be deferred and edited later', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply('done');
    });
    const outcome = await table.ann.command('act');
    expect(outcome).toMatchObject({
      kind: 'deferred',
      message: { content: 'done', loading: false, edited_timestamp: null },
    });
  });

  test('shows as thinking until the edit', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    onCommand(async (interaction) => {
      await interaction.deferReply();
      await held;
      await interaction.editReply('done');
    });
    const outcome = await table.ann.command('act', {}, { settleMs: 0 });
    expect(outcome.message).toMatchObject({ loading: true, content: '' });
    go();
    const done = await table.ann.waitFor((message) => message.id === outcome.message?.id && !message.loading);
    expect(done.content).toBe('done');
  });

  test('may be ephemeral: only that user sees it', async () => {
    onCommand((interaction) => interaction.reply({ content: 'your hand', flags: MessageFlags.Ephemeral }));
    const outcome = await table.ann.command('act');
    expect(outcome.message).toMatchObject({ ephemeral: true, flags: 64 });
    expect((await table.ann.messages()).some((message) => message.id === outcome.message?.id)).toBe(true);
    expect((await table.bob.messages()).some((message) => message.id === outcome.message?.id)).toBe(false);
    expect(await table.bob.message(outcome.message!.id)).toBeUndefined();
    const channel = await table.client.channels.fetch(outcome.message!.channel_id);
    const error = await (channel?.isTextBased() ? channel.messages.fetch(outcome.message!.id) : undefined)?.catch(
      (thrown: unknown) => thrown,
    );
    expect(codeOf(error)).toBe(10008);
  });

  test('a response may get follow-ups that can be edited and deleted', async () => {
    onCommand(async (interaction) => {
      await interaction.reply('first');
      const second = await interaction.followUp({ content: 'second', flags: MessageFlags.Ephemeral });
      await interaction.webhook.editMessage(second, 'second, changed');
      const third = await interaction.followUp('third');
      await interaction.deleteReply(third);
      await interaction.deleteReply();
    });
    const outcome = await table.ann.command('act');
    await eventually(async () => (await table.ann.message(outcome.message!.id)) === undefined || undefined);
    const seen = (await table.ann.messages()).slice(-1)[0];
    expect(seen).toMatchObject({ content: 'second, changed', ephemeral: true });
  });

  test('that was deferred is filled by the first follow-up', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp('here');
    });
    const outcome = await table.ann.command('act');
    expect(outcome).toMatchObject({ message: { content: 'here', ephemeral: true }, follow_ups: [] });
  });

  test('a reply sent with withResponse returns its message', async () => {
    let told: unknown;
    onCommand(async (interaction) => {
      const response = await interaction.reply({ content: 'shown', withResponse: true });
      told = [
        response.resource?.message?.content,
        response.interaction.responseMessageId === response.resource?.message?.id,
      ];
    });
    await table.ann.command('act');
    await eventually(() => told);
    expect(told).toEqual(['shown', true]);
  });

  test('given twice is refused with 40060', async () => {
    const second = new Promise<unknown>((resolve) => {
      onCommand(async (interaction) => {
        await interaction.reply('once');
        resolve(
          await interaction.client.rest
            .post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
              body: { type: 4, data: { content: 'twice' } },
              auth: false,
            })
            .catch((error: unknown) => error),
        );
      });
    });
    await table.ann.command('act');
    expect(codeOf(await second)).toBe(40060);
    expect((await table.ann.messages()).some((message) => message.content === 'twice')).toBe(false);
  });

  test('over 2000 characters is refused with 50035; a shorter retry works', async () => {
    const errors: unknown[] = [];
    onCommand(async (interaction) => {
      await interaction.reply('x'.repeat(2001)).catch((error: unknown) => errors.push(error));
      await interaction.reply('short');
    });
    const outcome = await table.ann.command('act');
    expect(outcome.message?.content).toBe('short');
    expect(errors.map(codeOf)).toEqual([50035]);
    expect((errors[0] as { rawError: unknown }).rawError).toMatchObject({
      errors: { data: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } } },
    });
  });

  test('of the wrong type is refused: commands have no message to update', async () => {
    const error = new Promise<unknown>((resolve) => {
      onCommand(async (interaction) => {
        resolve(
          await interaction.client.rest
            .post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
              body: { type: 7, data: {} },
              auth: false,
            })
            .catch((thrown: unknown) => thrown),
        );
        await interaction.reply('well then');
      });
    });
    await table.ann.command('act');
    expect(codeOf(await error)).toBe(50035);
  });
});

describe('time', () => {
  test('an answer after three seconds fails with 10062', async () => {
    const late = await setTable({ acknowledgeWithinMs: 150 }, [act]);
    try {
      const arrived = new Promise<ChatInputCommandInteraction>((resolve) => {
        late.onInteraction((interaction) => {
          if (interaction.isChatInputCommand()) resolve(interaction);
        });
      });
      const outcome = await late.ann.command('act');
      expect(outcome).toMatchObject({ acknowledged: false, error: 'The application did not respond' });
      expect(codeOf(await (await arrived).reply('late').catch((error: unknown) => error))).toBe(10062);
    } finally {
      await late.close();
    }
  });

  test('a token expires after 15 minutes: 50027', async () => {
    let ahead = 0;
    const slow = await setTable({ now: () => Date.now() + ahead }, [act]);
    try {
      const errors: unknown[] = [];
      slow.onInteraction(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.reply('now');
        ahead = 15 * 60_000 + 1_000;
        await interaction.editReply('then').catch((error: unknown) => errors.push(error));
        await interaction.followUp('then').catch((error: unknown) => errors.push(error));
      });
      await slow.ann.command('act');
      await eventually(() => errors.length === 2 || undefined);
      expect(errors.map(codeOf)).toEqual([50027, 50027]);
    } finally {
      await slow.close();
    }
  });

  test('with no bot connected a command fails at once', async () => {
    const lonely = await setTable({}, [act]);
    await lonely.client.destroy();
    await eventually(
      async () =>
        ((await (await fetch(`${lonely.sandbox.url}/sandbox/state`)).json()) as { bot: { connected: boolean } }).bot
          .connected === false || undefined,
    );
    expect((await lonely.ann.command('act')).error).toBe('The application did not respond');
    await lonely.sandbox.close();
  });
});

describe('a button', () => {
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('no').setLabel('No').setStyle(ButtonStyle.Secondary).setDisabled(true),
  );

  test('updates its message in place', async () => {
    table.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'ready?', components: [row] });
      if (interaction.isButton())
        await interaction.update({
          content: `${interaction.user.username} went: ${interaction.message.content}`,
          components: [],
        });
    });
    const asked = await table.ann.command('act');
    const outcome = await table.bob.press(asked.message!, 'Go');
    expect(outcome).toMatchObject({
      kind: 'update',
      message: { id: asked.message?.id, content: 'bob went: ready?', components: [] },
    });
  });

  test('may be acknowledged silently and its message edited after', async () => {
    table.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'ready?', components: [row] });
      if (interaction.isButton()) {
        await interaction.deferUpdate();
        await interaction.editReply('gone');
        await interaction.followUp({ content: 'by the way', flags: MessageFlags.Ephemeral });
      }
    });
    const asked = await table.ann.command('act');
    expect((await table.ann.press('go')).kind).toBe('deferred-update');
    await table.ann.waitFor(
      (message) => message.id === asked.message?.id && message.content === 'gone' && message.edited_timestamp !== null,
    );
    await table.ann.waitFor((message) => message.content === 'by the way' && message.ephemeral);
  });

  test('cannot be pressed when disabled, absent or on an invisible message', async () => {
    table.onInteraction((interaction) =>
      interaction.isChatInputCommand()
        ? interaction.reply({ content: 'mine', components: [row], flags: MessageFlags.Ephemeral })
        : undefined,
    );
    const asked = await table.ann.command('act');
    await expect(table.ann.press(asked.message!, 'No')).rejects.toThrow(/disabled/);
    await expect(table.ann.press(asked.message!, 'Maybe')).rejects.toThrow(/no "Maybe"/);
    await expect(table.bob.press(asked.message!, 'Go')).rejects.toThrow(/cannot see that message/);
  });
});
