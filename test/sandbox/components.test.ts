import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
  MediaGalleryBuilder,
  FileBuilder,
  SeparatorBuilder,
  ChannelSelectMenuBuilder,
  RoleSelectMenuBuilder,
  MentionableSelectMenuBuilder,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, png, setTable, type Table } from './table.ts';

const act = new SlashCommandBuilder().setName('act').setDescription('Act');
const inRow = <
  T extends
    | ButtonBuilder
    | StringSelectMenuBuilder
    | UserSelectMenuBuilder
    | ChannelSelectMenuBuilder
    | RoleSelectMenuBuilder
    | MentionableSelectMenuBuilder
    | TextInputBuilder,
>(
  ...parts: T[]
) => new ActionRowBuilder<T>().addComponents(...parts);

let table: Table;
beforeAll(async () => {
  table = await setTable({}, [act]);
});
afterAll(() => table.close());

describe('a menu', () => {
  test('gives the bot the chosen values', async () => {
    table.onInteraction(async (interaction) => {
      const menu = new StringSelectMenuBuilder()
        .setCustomId('planets')
        .setPlaceholder('Planets')
        .setMaxValues(2)
        .addOptions(
          { label: 'Mecatol Rex', value: 'mr' },
          { label: 'Jord', value: 'j' },
          { label: 'Mehar Xull', value: 'mx' },
        );
      if (interaction.isChatInputCommand()) await interaction.reply({ components: [inRow(menu)] });
      if (interaction.isStringSelectMenu())
        await interaction.update({ content: interaction.values.join('+'), components: [] });
    });
    const asked = await table.ann.command('act');
    await expect(table.ann.select(asked.message!, ['mr', 'j', 'mx'], 'planets')).rejects.toThrow(
      /Choose 1 to 2 options; you chose 3/,
    );
    await expect(table.ann.select(asked.message!, ['arinam'], 'planets')).rejects.toThrow(/does not offer "arinam"/);
    const outcome = await table.ann.select(asked.message!, ['Jord', 'mx'], 'Planets');
    expect(outcome.message?.content).toBe('j+mx');
  });

  test('of people, channels or roles resolves them', async () => {
    table.onInteraction(async (interaction) => {
      const rows = [
        inRow(new UserSelectMenuBuilder().setCustomId('who').setMaxValues(2)),
        inRow(new ChannelSelectMenuBuilder().setCustomId('where')),
        inRow(new RoleSelectMenuBuilder().setCustomId('what')),
        inRow(new MentionableSelectMenuBuilder().setCustomId('any')),
      ];
      if (interaction.isChatInputCommand()) await interaction.reply({ components: rows });
      if (interaction.isUserSelectMenu())
        await interaction.reply(interaction.users.map((user) => user.username).join('+') + interaction.members.size);
      if (interaction.isChannelSelectMenu())
        await interaction.reply(
          interaction.channels.map((channel) => String(channel && 'name' in channel ? channel.name : '')).join(),
        );
      if (interaction.isRoleSelectMenu()) await interaction.reply(interaction.roles.map((role) => role.name).join());
      if (interaction.isMentionableSelectMenu())
        await interaction.reply(interaction.users.map((user) => user.username).join());
    });
    const asked = await table.ann.command('act');
    expect((await table.ann.select(asked.message!, ['bob', 'cleo'], 'who')).message?.content).toBe('bob+cleo2');
    expect((await table.ann.select(asked.message!, 'general', 'where')).message?.content).toBe('general');
    expect((await table.ann.select(asked.message!, 'everyone', 'what')).message?.content).toBe('@everyone');
    expect((await table.ann.select(asked.message!, 'dan', 'any')).message?.content).toBe('dan');
  });
});

describe('a modal', () => {
  test('opens, is filled and sent', async () => {
    table.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const modal = new ModalBuilder()
          .setCustomId('deal')
          .setTitle('A deal')
          .addComponents(
            inRow(
              new TextInputBuilder()
                .setCustomId('offer')
                .setLabel('Choose what you give')
                .setStyle(TextInputStyle.Short)
                .setMinLength(3),
            ),
          )
          .addLabelComponents(
            new LabelBuilder()
              .setLabel('With')
              .setStringSelectMenuComponent(
                new StringSelectMenuBuilder()
                  .setCustomId('with')
                  .addOptions({ label: 'Bob', value: 'b' }, { label: 'Cleo', value: 'c' }),
              ),
            new LabelBuilder()
              .setLabel('A word')
              .setTextInputComponent(
                new TextInputBuilder().setCustomId('word').setStyle(TextInputStyle.Paragraph).setRequired(false),
              ),
            new LabelBuilder()
              .setLabel('Whom')
              .setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('whom').setRequired(false)),
          );
        await interaction.showModal(modal);
      }
      if (interaction.isModalSubmit()) {
        const { fields } = interaction;
        await interaction.reply(
          `${interaction.customId}: ${fields.getTextInputValue('offer')}/${fields.getStringSelectValues('with').join()}/${fields.getTextInputValue('word')}/${fields.getSelectedUsers('whom')?.first()?.username}`,
        );
      }
    });
    const opened = await table.ann.command('act');
    expect(opened).toMatchObject({ kind: 'modal', modal: { custom_id: 'deal', title: 'A deal' } });
    await expect(table.ann.submit(opened, { offer: 'x', with: 'Bob' })).rejects.toThrow(/Type at least 3 characters/);
    await expect(table.ann.submit(opened, { with: 'Bob' })).rejects.toThrow(/required/);
    await expect(table.ann.submit(opened, { offer: 'ships', with: 'Bob', price: '1' })).rejects.toThrow(
      /no field "price"/,
    );
    await expect(table.bob.submit(opened, { offer: 'ships', with: 'Bob' })).rejects.toThrow(
      /does not have that form open/,
    );
    const done = await table.ann.submit(opened, { offer: 'ships', with: 'Cleo', whom: ['dan'] });
    expect(done.message?.content).toBe('deal: ships/c//dan');
    await expect(table.ann.submit(opened, { offer: 'ships', with: 'Cleo' })).rejects.toThrow(
      /does not have that form open/,
    );
  });

  test("opened by a button may update that button's message", async () => {
    table.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({
          content: 'press',
          components: [inRow(new ButtonBuilder().setCustomId('open').setLabel('Open').setStyle(ButtonStyle.Success))],
        });
      if (interaction.isButton())
        await interaction.showModal(
          new ModalBuilder()
            .setCustomId('m')
            .setTitle('M')
            .addComponents(inRow(new TextInputBuilder().setCustomId('t').setLabel('T').setStyle(TextInputStyle.Short))),
        );
      if (interaction.isModalSubmit() && interaction.isFromMessage())
        await interaction.update({ content: interaction.fields.getTextInputValue('t'), components: [] });
    });
    const asked = await table.ann.command('act');
    const opened = await table.ann.press(asked.message!, 'Open');
    const done = await table.ann.submit(opened, { t: 'written' });
    expect(done).toMatchObject({ kind: 'update', message: { id: asked.message?.id, content: 'written' } });
  });

  test.each([
    [
      'a title of 46 characters',
      {
        title: 'x'.repeat(46),
        components: [{ type: 1, components: [{ type: 4, custom_id: 'a', style: 1, label: 'a' }] }],
      },
    ],
    [
      'a label of 46 characters',
      {
        title: 'x',
        components: [{ type: 18, label: 'x'.repeat(46), component: { type: 4, custom_id: 'a', style: 1 } }],
      },
    ],
    [
      'six components',
      {
        title: 'x',
        components: Array.from({ length: 6 }, (_, n) => ({
          type: 18,
          label: 'x',
          component: { type: 4, custom_id: `a${n}`, style: 1 },
        })),
      },
    ],
    [
      'one custom id twice',
      {
        title: 'x',
        components: Array.from({ length: 2 }, () => ({
          type: 18,
          label: 'x',
          component: { type: 4, custom_id: 'a', style: 1 },
        })),
      },
    ],
  ])('is refused with %s', async (_what, data) => {
    const error = new Promise<unknown>((resolve) => {
      table.onInteraction(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        resolve(
          await interaction.client.rest
            .post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
              body: { type: 9, data: { custom_id: 'm', ...data } },
              auth: false,
            })
            .catch((thrown: unknown) => thrown),
        );
        await interaction.reply('ok');
      });
    });
    await table.ann.command('act');
    expect(codeOf(await error)).toBe(50035);
  });
});

describe('messages made of components', () => {
  test('hold texts, pictures, files, sections and buttons', async () => {
    table.onInteraction(async (interaction) => {
      if (interaction.isButton()) await interaction.reply({ content: 'pressed', flags: MessageFlags.Ephemeral });
      if (!interaction.isChatInputCommand()) return;
      const container = new ContainerBuilder()
        .setAccentColor(0xff0000)
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Round 1'))
        .addSeparatorComponents(new SeparatorBuilder())
        .addSectionComponents(
          new SectionBuilder()
            .addTextDisplayComponents(new TextDisplayBuilder().setContent('Ann'))
            .setThumbnailAccessory(new ThumbnailBuilder().setURL('attachment://board.png')),
          new SectionBuilder()
            .addTextDisplayComponents(new TextDisplayBuilder().setContent('Bob'))
            .setButtonAccessory(
              new ButtonBuilder().setCustomId('look').setLabel('Look').setStyle(ButtonStyle.Secondary),
            ),
        )
        .addMediaGalleryComponents(new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' } }))
        .addFileComponents(new FileBuilder().setURL('attachment://log.txt'));
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [container],
        files: [
          { attachment: png, name: 'board.png' },
          { attachment: Buffer.from('log'), name: 'log.txt' },
        ],
      });
    });
    const shown = await table.ann.command('act');
    expect(shown.message?.flags).toBe(MessageFlags.IsComponentsV2);
    const container = shown.message!.components[0] as {
      components: { type: number; items?: { media: { url: string; width: number } }[] }[];
    };
    expect(container.components.map((component) => component.type)).toEqual([10, 14, 9, 9, 12, 13]);
    const picture = container.components[4]?.items?.[0]?.media;
    expect(picture?.width).toBe(1);
    expect((await fetch(picture!.url)).headers.get('content-type')).toBe('image/png');
    expect((await table.ann.press(shown.message!, 'Look')).message?.content).toBe('pressed');
  });

  test('refuse content beside the components', async () => {
    const channel = await table.client.channels.fetch(table.sandbox.channels()['general']!);
    if (!channel?.isSendable()) throw new Error('no channel');
    const error = await channel
      .send({
        content: 'words',
        flags: MessageFlags.IsComponentsV2,
        components: [new TextDisplayBuilder().setContent('words')],
      })
      .catch((thrown: unknown) => thrown);
    expect(codeOf(error)).toBe(50035);
  });
});

describe('components past the limits', () => {
  const button = (n: number | string, extra = {}) => ({ type: 2, style: 1, label: 'b', custom_id: `b${n}`, ...extra });
  const row = (...components: unknown[]) => ({ type: 1, components });
  const options = (n: number) => Array.from({ length: n }, (_, index) => ({ label: `o${index}`, value: `o${index}` }));
  const text = (content: string) => ({ type: 10, content });
  const v2 = 32768;
  test.each<[string, unknown]>([
    ['six rows', { components: [0, 1, 2, 3, 4, 5].map((n) => row(button(n))) }],
    ['six buttons in a row', { components: [row(...[0, 1, 2, 3, 4, 5].map((n) => button(n)))] }],
    ['an empty row', { components: [row()] }],
    ['a custom id of 101 characters', { components: [row(button('x'.repeat(100)))] }],
    ['one custom id twice', { components: [row(button(1)), row(button(1))] }],
    ['a label of 81 characters', { components: [row(button(1, { label: 'x'.repeat(81) }))] }],
    ['a button without label or emoji', { components: [row(button(1, { label: undefined }))] }],
    ['a link with a custom id', { components: [row(button(1, { style: 5, url: 'https://example.org' }))] }],
    ['a menu of 26 options', { components: [row({ type: 3, custom_id: 'm', options: options(26) })] }],
    ['a menu without options', { components: [row({ type: 3, custom_id: 'm', options: [] })] }],
    [
      'a menu that wants more than it has',
      { components: [row({ type: 3, custom_id: 'm', max_values: 3, options: options(2) })] },
    ],
    [
      'an option label of 101 characters',
      { components: [row({ type: 3, custom_id: 'm', options: [{ label: 'x'.repeat(101), value: 'v' }] })] },
    ],
    [
      'one option value twice',
      { components: [row({ type: 3, custom_id: 'm', options: [...options(1), ...options(1)] })] },
    ],
    [
      'a placeholder of 151 characters',
      { components: [row({ type: 3, custom_id: 'm', placeholder: 'x'.repeat(151), options: options(1) })] },
    ],
    ['a menu beside a button', { components: [row(button(1), { type: 3, custom_id: 'm', options: options(1) })] }],
    ['a text display in an ordinary message', { components: [text('x')] }],
    ['41 components', { flags: v2, components: Array.from({ length: 41 }, () => text('x')) }],
    [
      '41 components, counting inner ones',
      { flags: v2, components: Array.from({ length: 21 }, (_, n) => row(button(n))) },
    ],
    ['4001 characters of text', { flags: v2, components: [text('x'.repeat(3000)), text('x'.repeat(1001))] }],
    [
      'a picture that was not sent',
      { flags: v2, components: [{ type: 12, items: [{ media: { url: 'attachment://gone.png' } }] }] },
    ],
    ['a section without accessory', { flags: v2, components: [{ type: 9, components: [text('x')] }] }],
  ])('are refused: %s', async (_what, body) => {
    const error = await table.client.rest
      .post(`/channels/${table.sandbox.channels()['general']}/messages`, { body })
      .catch((thrown: unknown) => thrown);
    expect(codeOf(error)).toBe(50035);
  });
});
