import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ContainerBuilder,
  EmbedBuilder,
  FileBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
  type Interaction,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copy, ownDescription, place } from './description.ts';
import { faultsFound, operationName } from './openapi.ts';
import { eventually, png, setTable, type Table } from './table.ts';

const commands = [
  new SlashCommandBuilder()
    .setName('game')
    .setDescription('Games')
    .addSubcommandGroup((group) =>
      group
        .setName('seat')
        .setDescription('Seats')
        .addSubcommand((sub) =>
          sub
            .setName('give')
            .setDescription('Give')
            .addUserOption((option) => option.setName('to').setDescription('Whom').setRequired(true))
            .addIntegerOption((option) =>
              option.setName('number').setDescription('Which').setMinValue(1).setMaxValue(8),
            )
            .addStringOption((option) =>
              option.setName('colour').setDescription('Colour').addChoices({ name: 'Red', value: 'red' }),
            ),
        ),
    ),
  new SlashCommandBuilder()
    .setName('look')
    .setDescription('Look')
    .addStringOption((option) => option.setName('what').setDescription('What').setAutocomplete(true)),
  new SlashCommandBuilder().setName('deal').setDescription('Deal'),
  new SlashCommandBuilder().setName('board').setDescription('Board'),
];

const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('yes').setLabel('Yes').setStyle(ButtonStyle.Success).setEmoji('✅'),
  new ButtonBuilder().setCustomId('later').setLabel('Later').setStyle(ButtonStyle.Secondary),
  new ButtonBuilder().setURL('https://example.org/rules').setLabel('Rules').setStyle(ButtonStyle.Link),
);
const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('planets')
    .setPlaceholder('Planets')
    .setMinValues(0)
    .setMaxValues(2)
    .addOptions(
      { label: 'Jord', value: 'j', description: 'Home', emoji: '🌍', default: true },
      { label: 'Mecatol Rex', value: 'mr' },
    ),
);
const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
  new UserSelectMenuBuilder().setCustomId('who').setMaxValues(2),
);
const embed = new EmbedBuilder()
  .setTitle('Round 1')
  .setDescription('Strategy')
  .setColor(0x3366ff)
  .setURL('https://example.org')
  .setTimestamp()
  .setAuthor({ name: 'Custodian', iconURL: 'attachment://map.png' })
  .setFooter({ text: 'footer' })
  .setImage('attachment://map.png')
  .setThumbnail('https://example.org/t.png')
  .addFields({ name: 'Speaker', value: 'Ann', inline: true });

async function listen(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([{ name: 'Mecatol Rex', value: '18' }]);
  if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'game') {
      await interaction.deferReply();
      await interaction.editReply({
        content: `<@${interaction.options.getUser('to', true).id}>`,
        embeds: [embed],
        files: [{ attachment: png, name: 'map.png' }],
        components: [buttons, menu, people],
      });
      const extra = await interaction.followUp({ content: 'private', flags: MessageFlags.Ephemeral });
      await interaction.webhook.editMessage(extra, { content: 'private, changed' });
      await interaction.fetchReply();
      const third = await interaction.followUp('third');
      await interaction.deleteReply(third);
    }
    if (interaction.commandName === 'look')
      await interaction.reply({ content: 'looked', withResponse: true, flags: MessageFlags.Ephemeral });
    if (interaction.commandName === 'deal') {
      await interaction.showModal(
        new ModalBuilder()
          .setCustomId('deal')
          .setTitle('Deal')
          .addLabelComponents(
            new LabelBuilder()
              .setLabel('Offer')
              .setDescription('What you give')
              .setTextInputComponent(new TextInputBuilder().setCustomId('offer').setStyle(TextInputStyle.Short)),
            new LabelBuilder()
              .setLabel('With')
              .setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('with')),
          ),
      );
    }
    if (interaction.commandName === 'board') {
      const container = new ContainerBuilder()
        .setAccentColor(0xffaa00)
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Board'))
        .addSeparatorComponents(new SeparatorBuilder())
        .addSectionComponents(
          new SectionBuilder()
            .addTextDisplayComponents(new TextDisplayBuilder().setContent('Ann'))
            .setThumbnailAccessory(new ThumbnailBuilder().setURL('attachment://map.png')),
          new SectionBuilder()
            .addTextDisplayComponents(new TextDisplayBuilder().setContent('Bob'))
            .setButtonAccessory(new ButtonBuilder().setCustomId('b').setLabel('B').setStyle(ButtonStyle.Danger)),
        )
        .addMediaGalleryComponents(
          new MediaGalleryBuilder().addItems({ media: { url: 'attachment://map.png' }, description: 'map' }),
        )
        .addFileComponents(new FileBuilder().setURL('attachment://log.txt'))
        .addActionRowComponents(menu);
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [container],
        files: [
          { attachment: png, name: 'map.png' },
          { attachment: Buffer.from('x'), name: 'log.txt' },
        ],
        withResponse: true,
      });
    }
  }
  if (interaction.isButton() && interaction.customId === 'yes')
    await interaction.update({ content: 'yes', withResponse: true });
  if (interaction.isButton() && interaction.customId === 'later') {
    await interaction.deferUpdate({ withResponse: true });
    await interaction.editReply({ content: 'later', attachments: [] });
    await interaction.deleteReply();
  }
  if (interaction.isStringSelectMenu())
    await interaction
      .deferReply({ withResponse: true, flags: MessageFlags.Ephemeral })
      .then(() => interaction.editReply(interaction.values.join() || 'none'));
  if (interaction.isUserSelectMenu())
    await interaction.reply({
      content: interaction.users.map((user) => user.username).join(),
      flags: MessageFlags.Ephemeral,
    });
  if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('offer'));
}

let table: Table;
beforeAll(async () => {
  table = await setTable({}, commands);
  table.onInteraction(listen);
});
afterAll(() => table.close());

test('every request and response of a bot matches Discord’s OpenAPI description', async () => {
  const { ann, client } = table;
  const guild = client.guilds.cache.first()!;
  const channel = (await client.channels.fetch(table.sandbox.channels()['general']!, { force: true })) as TextChannel;

  const given = await ann.command('game seat give', { to: 'bob', number: 2, colour: 'Red' });
  await ann.complete('look', 'what', 'me');
  await ann.command('look', { what: '18' });
  await ann.submit(await ann.command('deal'), { offer: 'ships', with: ['bob'] });
  await ann.command('board');
  await ann.select(given.message!, ['Mecatol Rex'], 'planets');
  await ann.select(given.message!, ['bob', 'cleo'], 'who');
  await ann.press(given.message!, 'Yes');
  await ann.press(given.message!, 'Later');
  await eventually(async () => (await ann.message(given.message!.id)) === undefined || undefined);

  const registered = await client.application.commands.fetch();
  await client.application.commands.edit(registered.first()!, { description: 'Changed' });
  const mine = await guild.commands.create({ name: 'local', description: 'Local' });
  await guild.commands.fetch(mine.id);
  await guild.commands.delete(mine);
  await guild.commands.set([{ name: 'local', description: 'Local' }]);

  await client.application.fetch();
  await client.rest.get('/oauth2/applications/@me');
  await client.rest.get('/users/@me');
  await client.rest.get('/users/@me/guilds');
  await client.rest.get(`/guilds/${guild.id}`);
  await client.users.fetch(table.sandbox.people['bob']!, { force: true });
  await guild.members.fetch({ user: table.sandbox.people['bob']!, force: true });
  await guild.channels.fetch();
  await guild.roles.fetch();

  const sent = await channel.send({
    content: 'hello',
    embeds: [embed],
    files: [{ attachment: png, name: 'map.png' }],
    components: [buttons],
    nonce: '7',
    enforceNonce: true,
    allowedMentions: { parse: [] },
  });
  await sent.edit({ content: 'hello again' });
  await sent.reply('indeed');
  await sent.pin();
  await channel.messages.fetchPins();
  await sent.unpin();
  await channel.sendTyping();
  await channel.messages.fetch({ limit: 10 });
  await channel.messages.fetch({ message: sent.id, force: true });
  const onMessage = await sent.startThread({ name: 'on a message' });
  const secret = await channel.threads.create({ name: 'secret', type: ChannelType.PrivateThread });
  const open = await channel.threads.create({ name: 'open', autoArchiveDuration: 1440 });
  await secret.members.add(table.sandbox.people['bob']!);
  await secret.members.fetch();
  await client.rest.get(`/channels/${secret.id}/thread-members/${table.sandbox.people['bob']}`);
  await secret.members.remove(table.sandbox.people['bob']!);
  await open.leave();
  await open.join();
  await open.send('in the thread');
  await guild.channels.fetchActiveThreads();
  await open.setName('renamed');
  await open.setArchived(true);
  await secret.setArchived(true);
  await channel.threads.fetchArchived();
  await channel.threads.fetchArchived({ type: 'private' });
  await onMessage.delete();
  await sent.delete();
  const dm = await (await client.users.fetch(table.sandbox.people['bob']!)).createDM();
  await dm.send('in private');
  await client.rest.get(`/channels/${dm.id}`);

  await channel.send('x'.repeat(2001)).catch(() => {});
  await client.rest.get('/channels/1').catch(() => {});

  expect(table.errors).toEqual([]);
  expect(table.recorded.flatMap(faultsFound)).toEqual([]);
  const touched = new Set(table.recorded.map(operationName));
  expect(touched.size).toBeGreaterThan(45);
});

test('the description would notice a component out of bounds', () => {
  const recorded = {
    method: 'POST',
    path: '/api/v10/channels/1/messages',
    query: {},
    files: [],
    status: 200,
    responseBody: {},
  };
  const press = { type: 2, style: 1, label: 'x', custom_id: 'x'.repeat(101) };
  const found = faultsFound({ ...recorded, requestBody: { components: [{ type: 1, components: [press] }] } });
  expect(found[0]).toMatch(/request of POST \/channels\/\{channel_id\}\/messages/);
});

test('the stored copy matches Discord’s own OpenAPI description', ({ skip }) => {
  const own = ownDescription();
  const words = `NOT RUN against Discord's own description: it is not at ${place}. Set DISCORD_OPENAPI to where it is. Requests and answers were held to the copy of its parts only.`;
  skip(!own && !process.env.DISCORD_OPENAPI_REQUIRED, words);
  expect(own, words).toBeDefined();
  const { paths, components } = copy();
  expect({ paths, components }).toEqual(own);
});
