import {
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits,
  SlashCommandBuilder,
  type ApplicationCommandDataResolvable,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, setTable, type Table } from './table.ts';

const tree = new SlashCommandBuilder()
  .setName('game')
  .setDescription('Games')
  .addSubcommand((sub) =>
    sub
      .setName('create')
      .setDescription('Start a game')
      .addStringOption((option) =>
        option.setName('name').setDescription('Its name').setRequired(true).setMaxLength(20),
      ),
  )
  .addSubcommandGroup((group) =>
    group
      .setName('seat')
      .setDescription('Seats')
      .addSubcommand((sub) =>
        sub
          .setName('give')
          .setDescription('Give a seat')
          .addUserOption((option) => option.setName('to').setDescription('Whom').setRequired(true))
          .addIntegerOption((option) => option.setName('number').setDescription('Which').setMinValue(1).setMaxValue(8))
          .addBooleanOption((option) => option.setName('quietly').setDescription('Without a word'))
          .addNumberOption((option) => option.setName('odds').setDescription('Odds'))
          .addChannelOption((option) => option.setName('where').setDescription('Where'))
          .addStringOption((option) =>
            option
              .setName('colour')
              .setDescription('Colour')
              .addChoices({ name: 'Red', value: 'red' }, { name: 'Blue', value: 'blue' }),
          ),
      ),
  );
const system = new SlashCommandBuilder()
  .setName('system')
  .setDescription('Look at a system')
  .addStringOption((option) => option.setName('tile').setDescription('Which').setAutocomplete(true).setRequired(true));
const admin = new SlashCommandBuilder()
  .setName('repair')
  .setDescription('Repair')
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);

let table: Table;
beforeAll(async () => {
  table = await setTable({}, [tree, system, admin] as ApplicationCommandDataResolvable[]);
});
afterAll(() => table.close());

describe('registered commands', () => {
  test('are listed as they were given', async () => {
    const commands = await table.client.application.commands.fetch();
    expect([...commands.values()].map((command) => command.name).sort()).toEqual(['game', 'repair', 'system']);
    const game = commands.find((command) => command.name === 'game');
    expect(game?.options.map((option) => option.name)).toEqual(['create', 'seat']);
  });

  test('commands keep their ids when registered again; omitted ones are deleted', async () => {
    const guild = table.client.guilds.cache.first()!;
    const first = await guild.commands.set([
      { name: 'one', description: 'One' },
      { name: 'two', description: 'Two' },
    ]);
    const again = await guild.commands.set([{ name: 'two', description: 'Second' }]);
    expect(again.first()?.id).toBe(first.find((command) => command.name === 'two')?.id);
    expect((await guild.commands.fetch()).size).toBe(1);
    const made = await guild.commands.create({ name: 'three', description: 'Three' });
    await guild.commands.edit(made, { description: 'Third' });
    expect((await guild.commands.fetch(made.id)).description).toBe('Third');
    await guild.commands.delete(made);
    await guild.commands.set([]);
    expect((await guild.commands.fetch()).size).toBe(0);
  });

  const many = (n: number) => Array.from({ length: n }, (_, index) => ({ name: `c${index}`, description: 'x' }));
  const options = (n: number) => many(n).map((option) => ({ ...option, type: Option.String as const }));
  const bad: [string, unknown[]][] = [
    ['a hundred and one commands', many(101)],
    ['twenty-six options', [{ name: 'a', description: 'x', options: options(26) }]],
    [
      'twenty-six subcommands',
      [{ name: 'a', description: 'x', options: many(26).map((sub) => ({ ...sub, type: Option.Subcommand })) }],
    ],
    [
      'twenty-six choices',
      [
        {
          name: 'a',
          description: 'x',
          options: [
            {
              name: 'o',
              description: 'x',
              type: Option.String,
              choices: many(26).map(({ name }) => ({ name, value: name })),
            },
          ],
        },
      ],
    ],
    ['a name in capitals', [{ name: 'Game', description: 'x' }]],
    ['a name with a space', [{ name: 'a b', description: 'x' }]],
    ['a description of 101 characters', [{ name: 'a', description: 'x'.repeat(101) }]],
    ['no description', [{ name: 'a', description: '' }]],
    [
      'two commands of one name',
      [
        { name: 'a', description: 'x' },
        { name: 'a', description: 'y' },
      ],
    ],
    [
      'a required option after an optional one',
      [
        {
          name: 'a',
          description: 'x',
          options: [
            { name: 'o', description: 'x', type: Option.String },
            { name: 'r', description: 'x', type: Option.String, required: true },
          ],
        },
      ],
    ],
    [
      'choices and autocompletion at once',
      [
        {
          name: 'a',
          description: 'x',
          options: [
            {
              name: 'o',
              description: 'x',
              type: Option.String,
              autocomplete: true,
              choices: [{ name: 'c', value: 'c' }],
            },
          ],
        },
      ],
    ],
    [
      'a subcommand beside an option',
      [
        {
          name: 'a',
          description: 'x',
          options: [
            { name: 's', description: 'x', type: Option.Subcommand },
            { name: 'o', description: 'x', type: Option.String },
          ],
        },
      ],
    ],
    [
      'more than 8000 characters',
      [
        {
          name: 'a',
          description: 'x',
          options: many(25).map((sub) => ({
            ...sub,
            type: Option.Subcommand,
            options: options(4).map((option) => ({ ...option, description: 'd'.repeat(90) })),
          })),
        },
      ],
    ],
  ];
  test.each(bad)('are all refused for %s', async (_what, commands) => {
    const error = await table.client.application.commands
      .set(commands as ApplicationCommandDataResolvable[])
      .catch((thrown: unknown) => thrown);
    expect(codeOf(error)).toBe(50035);
    expect((error as { rawError?: { errors?: unknown } }).rawError?.errors).toBeDefined();
    expect((await table.client.application.commands.fetch()).size).toBe(3);
  });
});

describe('a command given by a person', () => {
  test('arrives with its nested options resolved', async () => {
    table.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { options } = interaction;
      await interaction.reply(
        [
          options.getSubcommandGroup(),
          options.getSubcommand(),
          options.getUser('to')?.username,
          options.getInteger('number'),
          options.getBoolean('quietly'),
          options.getNumber('odds'),
          options.getChannel('where')?.name,
          options.getString('colour'),
          interaction.inCachedGuild(),
          interaction.channel?.isTextBased(),
        ].join('|'),
      );
    });
    const outcome = await table.ann.command('/game seat give', {
      to: 'bob',
      number: '3',
      quietly: true,
      odds: 1.5,
      where: '#general',
      colour: 'Blue',
    });
    expect(outcome.message?.content).toBe('seat|give|bob|3|true|1.5|general|blue|true|true');
    expect(outcome).toMatchObject({
      acknowledged: true,
      kind: 'message',
      message: { type: 20, author: { bot: true } },
    });
  });

  const wrong: [string, string, Record<string, unknown>, RegExp][] = [
    ['an unknown command', 'gmae', {}, /no command \/gmae/],
    ['an unknown subcommand', 'game destroy', {}, /no subcommand "destroy"/],
    ['a command without its subcommand', 'game', {}, /needs one of its subcommands/],
    ['a missing required option', 'game create', {}, /"name" is required/],
    ['an unknown option', 'game create', { name: 'a', nmae: 'b' }, /no option "nmae"/],
    ['too long a text', 'game create', { name: 'x'.repeat(21) }, /at most 20 characters/],
    ['a number too great', 'game seat give', { to: 'bob', number: 9 }, /at most 8/],
    ['a fraction for a whole number', 'game seat give', { to: 'bob', number: 1.5 }, /whole number/],
    ['somebody who is not there', 'game seat give', { to: 'zoe' }, /no player called "zoe"/],
    ['a choice that is not offered', 'game seat give', { to: 'bob', colour: 'green' }, /one of Red, Blue/],
    ['a command for administrators', 'repair', {}, /no command \/repair/],
  ];
  test.each(wrong)('is not sent with %s', async (_what, name, options, reason) => {
    await expect(table.bob.command(name, options)).rejects.toThrow(reason);
  });

  test('is listed only for users with permission', async () => {
    expect((await table.ann.commands()).map((command) => command.name).sort()).toEqual(['game', 'repair', 'system']);
    expect((await table.bob.commands()).map((command) => command.name).sort()).toEqual(['game', 'system']);
  });

  test('is autocompleted by the bot', async () => {
    table.onInteraction(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const { name, value } = interaction.options.getFocused(true);
      await interaction.respond(
        ['18', '19', '20']
          .filter((tile) => tile.startsWith(value))
          .map((tile) => ({ name: `${name} ${tile}`, value: tile })),
      );
    });
    expect(await table.bob.complete('system', 'tile', '1')).toEqual([
      { name: 'tile 18', value: '18' },
      { name: 'tile 19', value: '19' },
    ]);
  });

  test('refuses an autocompletion of twenty-six choices', async () => {
    const refused: unknown[] = [];
    table.onInteraction(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const choices = Array.from({ length: 26 }, (_, n) => ({ name: `n${n}`, value: `n${n}` }));
      await interaction.respond(choices).catch((error: unknown) => refused.push(error));
      await interaction.respond(choices.slice(1)).catch((error: unknown) => refused.push(error));
    });
    const offered = await table.bob.complete('system', 'tile', '');
    expect(offered).toHaveLength(25);
    expect(refused.map(codeOf)).toEqual([50035]);
  });

  test('in direct messages comes from a user without a guild', async () => {
    table.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply(
        `${interaction.guildId}|${interaction.user.username}|${interaction.member}|${interaction.context}`,
      );
    });
    const outcome = await table.bob.command('game create', { name: 'quiet' }, { channel: 'dm' });
    expect(outcome.message?.content).toBe('null|bob|null|1');
  });
});
