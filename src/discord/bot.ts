import {
  Client, Events, GatewayIntentBits, MessageFlags, Options,
  type AutocompleteInteraction, type ChatInputCommandInteraction, type Interaction, type MessageComponentInteraction,
} from 'discord.js';
import { Illegal, Unexpected } from '../table/index.ts';
import { allCommands, registration, type Command, type Given } from './commands/index.ts';
import { placeOf, spanned, type Context, type From, type Reply } from './context.ts';
import { LIMITS } from './limits.ts';
import { payload } from './message.ts';
import { onPress } from './press.ts';
import { Sender } from './sender.ts';
import { clip, upper } from './text.ts';
import { causeOf } from './trouble.ts';

export interface BotSettings {
  token: string;
  /** Another address for Discord's API, as the local table's. */
  api: string | undefined;
}

export interface Bot {
  client: Client;
  stop(): Promise<void>;
}

/** Discord says so when somebody else has answered an interaction, or it is too late; nobody is left to be told. */
const LATE = [10008, 10015, 10062, 40060, 50027];
/** A reply this slow to make is promised first, in ms. */
const PATIENCE = 400;

/** Connects, registers the commands, answers interactions and sends what the table has to say. */
export async function startBot(context: Context, { token, api }: BotSettings): Promise<Bot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    ...(api && { rest: { api } }),
  });
  const commands = allCommands(context);
  const sender = new Sender(client, context);
  client.on(Events.InteractionCreate, (interaction) => void onInteraction(context, commands, interaction));
  client.on(Events.Error, (error) => context.log.warn({ reason: error.message }, 'The connection to Discord had trouble'));
  client.on(Events.ShardResume, () => sender.hurry());
  client.on(Events.ShardReady, () => sender.hurry());
  // What could not be written may be writable again.
  for (const event of [Events.ChannelUpdate, Events.ThreadUpdate, Events.GuildRoleUpdate, Events.ChannelCreate] as const) client.on(event, () => sender.hurry());
  client.on(Events.ThreadDelete, (thread) => onThreadDelete(context, thread.id));

  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(token);
  await ready;
  await client.application?.commands.set(commands.map(registration));
  sender.recover();
  const forget = context.table.onChange(() => sender.wake());
  const timer = setInterval(() => sender.wake(), 5_000);
  sender.wake();
  return {
    client,
    stop: async () => {
      forget();
      clearInterval(timer);
      await sender.stop();
      await client.destroy();
    },
  };
}

/** Whoever is waited for is told where the game goes on, without waiting for something else to be said. */
function onThreadDelete({ table, log }: Context, thread: string): void {
  try {
    for (const game of table.games({ at: thread })) if (game.status !== 'abandoned') table.lost(game.id, { ...placeOf(game), thread: null });
  } catch (error) {
    log.warn({ thread, reason: error instanceof Error ? error.message : String(error) }, 'A deleted thread could not be noted');
  }
}

const fromOf = (interaction: Interaction): From => ({
  caller: { user: interaction.user.id, interaction: interaction.id },
  name: clip(interaction.member && 'displayName' in interaction.member ? interaction.member.displayName : interaction.user.displayName, 32),
  guild: interaction.guildId,
  channel: interaction.channelId,
});

async function onInteraction(context: Context, commands: Command[], interaction: Interaction): Promise<void> {
  try {
    if (interaction.isAutocomplete()) await spanned(context, `completing /${interaction.commandName}`, () => complete(context, commands, interaction));
    else if (interaction.isChatInputCommand()) await answer(context, interaction, () => spanned(context, `/${interaction.commandName}`, () => runCommand(context, commands, interaction)));
    else if (interaction.isMessageComponent()) {
      const values = interaction.isStringSelectMenu() ? interaction.values : [];
      await answer(context, interaction, () => spanned(context, 'a press', () => onPress(context, fromOf(interaction), interaction.customId, values)));
    } else if (interaction.isRepliable()) await interaction.reply({ ...payload({ content: 'This is from another time; use the newest message.' }), flags: MessageFlags.Ephemeral });
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (LATE.includes(Number(code))) return;
    context.log.error({ err: error }, 'An interaction could not be answered');
  }
}

async function runCommand(context: Context, commands: Command[], interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { found, given } = commandOf(commands, interaction);
  if (!found) throw new Illegal('This command is from another time; it will be renewed shortly.');
  return found.run(context, fromOf(interaction), given);
}

function commandOf(commands: Command[], interaction: ChatInputCommandInteraction | AutocompleteInteraction) {
  const command = commands.find((one) => one.name === interaction.commandName);
  const name = interaction.options.getSubcommand(false);
  const group = interaction.options.getSubcommandGroup(false) ?? undefined;
  const found = name === null ? command?.alone : command?.subcommands?.find((one) => one.name === name && one.group?.name === group);
  // What is of another type than it should be was not given: the command is of another time, or forged.
  const value = (option: string) => interaction.options.get(option)?.value;
  const given: Given = {
    text: (option) => {
      const found = value(option);
      return typeof found === 'string' ? found : undefined;
    },
    number: (option) => {
      const found = value(option);
      return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
    },
    flag: (option) => {
      const found = value(option);
      return typeof found === 'boolean' ? found : undefined;
    },
    person: (option) => {
      const user = interaction.isChatInputCommand() ? interaction.options.get(option)?.user : undefined;
      return user ? { id: user.id, name: clip(user.displayName, 32) } : undefined;
    },
  };
  return { found, given };
}

async function complete(context: Context, commands: Command[], interaction: AutocompleteInteraction): Promise<void> {
  const { found, given } = commandOf(commands, interaction);
  const focused = interaction.options.data.flatMap((one) => [one, ...(one.options ?? [])]).find((one) => one.focused);
  let choices: { key: string; label: string }[] = [];
  try {
    if (focused) choices = found?.complete?.(context, fromOf(interaction), focused.name, String(focused.value ?? ''), given) ?? [];
  } catch (error) {
    // Completion only helps; whatever is wrong is said when the command is given.
    if (!(error instanceof Illegal)) context.log.warn({ err: error }, 'Completion failed');
  }
  await interaction.respond(choices.slice(0, LIMITS.choices)
    .filter(({ key }) => key.length > 0 && key.length <= LIMITS.choiceName)
    .map(({ key, label }) => ({ name: clip(label, LIMITS.choiceName) || key, value: key })));
}

/** Answers an interaction, privately; what takes long is promised in time. */
async function answer(context: Context, interaction: ChatInputCommandInteraction | MessageComponentInteraction, work: () => Promise<Reply>): Promise<void> {
  const onPrivate = interaction.isMessageComponent() && interaction.message.flags.has(MessageFlags.Ephemeral);
  let promised: Promise<unknown> | undefined;
  const timer = setTimeout(() => {
    promised = onPrivate ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    promised.catch(() => undefined); // looked at below
  }, PATIENCE);
  let reply: Reply;
  try {
    reply = await work();
  } catch (error) {
    reply = { message: { content: sorry(context, error) }, update: false };
  } finally {
    clearTimeout(timer);
  }
  const body = payload(reply.message ?? { content: 'Done.' });
  if (promised) {
    await promised; // where it came too late, or twice, nobody is left to be told
    if (onPrivate && !reply.update) await interaction.followUp({ ...body, flags: MessageFlags.Ephemeral });
    else await again(() => interaction.editReply(body));
  } else if (onPrivate && reply.update && interaction.isMessageComponent()) await again(() => interaction.update(body));
  else await again(() => interaction.reply({ ...body, flags: MessageFlags.Ephemeral }));
}

/** A broken connection is no answer: tried again, Discord takes the first one it has got. */
async function again(act: () => Promise<unknown>, left = 2): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (left === 0 || causeOf(error) !== 'away') throw error;
    await again(act, left - 1);
  }
}

/** What a person is told when something was not done: the reason, or a code by which the host finds what happened. */
function sorry(context: Context, error: unknown): string {
  if (error instanceof Illegal || error instanceof Unexpected) return upper(error.message);
  const code = Math.abs(context.clock() % 1_000_000_000).toString(36).toUpperCase();
  context.log.error({ err: error, code }, 'A handler failed');
  return `Something went wrong; nothing was changed. Tell the host this code: ${code}.`;
}
