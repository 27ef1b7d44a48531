import { randomUUID } from 'node:crypto';
import {
  Events,
  MessageFlags,
  Status,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type User,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import { Illegal } from '#service';
import { legible, legibleName } from '#text/sanitize.ts';
import { plainSigns } from '#text/emoji-tokens.ts';
import { Allowance } from './access/user-quota.ts';
import { attempt } from './interactions/run-handler.ts';
import {
  againOf,
  allCommands,
  carryOut,
  type Command,
  commandCalled,
  givenAgain,
  offeredFor,
  onLed,
  readableText,
  registration,
} from './commands/registry.ts';
import { enterByRequests, enterGateway, newClient, type Shards } from './gateway/client.ts';
import { readCustomId } from './interactions/custom-id.ts';
import { spanned, type Reply, type Workings } from './interactions/replies.ts';
import type { Face, Given } from './edition/edition-adapter.ts';
import { facesOf } from './edition/adapter-registry.ts';
import { homeFor } from './channels/parent-channel.ts';
import { InLine } from './async/keyed-mutex.ts';
import type { From } from './channels/game-place.ts';
import { Gate, type Asked } from './rest/rate-limiter.ts';
import { hearing } from './gateway/gateway-events.ts';
import { identifying } from './gateway/identify-queue.ts';
import { LEASE, Lanes, requestTimeout } from './outbox/game-leases.ts';
import { LIMITS } from './limits.ts';
import { payload } from './messages/message.ts';
import { boundedValues, filledIn } from './forms/modal.ts';
import { sendForm } from './forms/form-handler.ts';
import { onPress } from './interactions/component-handler.ts';
import { seeing } from './access/loaded-game.ts';
import { Sender } from './outbox/sender.ts';
import { bringSigns } from './emoji/sync-emojis.ts';
import { Signs } from './emoji/application-emojis.ts';
import { clip } from '#text/markdown.ts';
import { causeOf } from './rest/request-errors.ts';
import { watchDoor, type TurnedAway } from './gateway/fatal-close.ts';
import { UnderWay } from './async/pending-tasks.ts';

/** An answer waits no longer for one before it that hangs, in ms. */
const LONGEST_IN_LINE = 1_000;

/** What one of several processes does. */
export interface Roles {
  gateway: boolean;
  worker: boolean;
}

const EVERYTHING: Roles = { gateway: true, worker: true };

export interface BotSettings {
  token: string;
  /** Another address for Discord's API, as the local table's. */
  api: string | undefined;
  /** What it does, of what several processes may share: hear of what people do, and send what is to be said. Left out, both. */
  roles?: Roles;
  shards?: Shards | undefined;
  /** What it is known by among several, and how long its leases last, in ms. */
  owner?: string;
  lease?: number;
}

/** What the bot is made of: the table, and the face of every edition that is played at it. */
export interface BotParts extends Omit<Workings, 'allowance' | 'faces' | 'see' | 'signs'> {
  faces: readonly Face[];
}

export interface Bot {
  client: Client;
  /** Comes about when Discord lets the bot in no more: it can do nothing but end. */
  turnedAway: Promise<TurnedAway>;
  /** Whether Discord tells it what happens. */
  isConnected(): boolean;
  /** When the last message went out since the start, in ms since 1970. */
  lastSent(): number | null;
  /** Finishes what is under way, for some seconds at the most, and hangs up. */
  stop(): Promise<void>;
  /** Where several share it: of how many games it says what is to be said, and what it has asked of Discord. */
  shares(): { lanes: number; asked: Asked } | undefined;
}

/** Discord says so when somebody else has answered an interaction, or it is too late; nobody is left to be told. */
const LATE = [10008, 10015, 10062, 40060, 50027];
/** A reply this slow to make is promised first, in ms. */
const PATIENCE = 400;
/** And so late one that opens a form, which only the first answer can: Discord waits for three seconds. */
const PATIENCE_WITH_FORMS = 2_200;
/** So many interactions are known again when they are delivered once more. */
const HEARD = 10_000;
/** So often players whom nobody has looked up for a while are, in ms. */
const LOOK_UP_EVERY_MS = 10 * 60_000;
/** On stopping, replies under way are waited for so long, in ms. */
const FAREWELL = 5_000;
/** On stopping, the gateway is left once nothing has been heard for so long, in ms: what was pressed before is still on its way. */
const GATEWAY_CALM_MS = 500;

const workingsOf = (parts: Omit<BotParts, 'faces'>, faces: Workings['faces']): Workings => ({
  ...parts,
  faces,
  see: seeing(parts.table, faces),
  allowance: new Allowance(parts.clock),
  answering: new InLine(LONGEST_IN_LINE),
  signs: new Signs(),
});

/** Connects, registers the commands, answers interactions and sends what the table has to say. Throws TurnedAway where Discord does not let it in. */
export async function startBot(
  { faces: all, ...parts }: BotParts,
  { token, api, roles = EVERYTHING, shards, owner = randomUUID(), lease = LEASE }: BotSettings,
): Promise<Bot> {
  const faces = facesOf(all);
  const context = workingsOf(parts, faces);
  const { shared } = context.table;
  const gate = shared && new Gate(shared, token, requestTimeout(lease));
  const client = newClient({ api, shards, gate, identify: shared && identifying(shared, token) });
  const commands = allCommands(faces);
  const lanes = shared && roles.worker ? new Lanes(shared, owner, lease) : undefined;
  const sender = roles.worker ? new Sender(client, context, lanes) : undefined;
  const ears = hearing(client, context, sender);
  const replies = new UnderWay();
  const heard = new LRUCache<string, true>({ max: HEARD });
  let stopping = false;
  client.on(Events.InteractionCreate, (interaction) => {
    // What comes a second time has its reply already, or will have: a second one might be seen instead of it.
    if (heard.has(interaction.id)) return;
    heard.set(interaction.id, true);
    replies.add(stopping ? putOff(context, interaction) : onInteraction(context, commands, interaction));
  });
  const onTrouble = (error: Error): void => context.log.warn({ err: error }, 'The connection to Discord had trouble');
  client.on(Events.Error, onTrouble).on(Events.ShardError, onTrouble);
  const turnedAway = new Promise<TurnedAway>((resolve) => watchDoor(client, resolve));
  const enter = async (): Promise<void> => {
    if (roles.gateway) await enterGateway(client, token);
    else await enterByRequests(client, token);
    // One of all processes sees to what they have in common: whoever hears of what comes to none of the servers in particular.
    const isFirst = roles.gateway && (shards === undefined || shards.ids.includes(0));
    if (isFirst) await client.application?.commands.set(commands.map(registration));
    if (client.application) void bringSigns(client.application.emojis, context, isFirst);
  };
  const refused = await Promise.race([enter(), turnedAway]);
  if (refused) throw refused;
  await sender?.recover();
  const forget = sender && context.table.onChange(() => sender.wake());
  const deaf = sender && shared?.wake.hear(() => sender.wake());
  const timer = setInterval(() => sender?.wake(), 5_000);
  const departing = sender && setInterval(() => void sender.lookUpAll(), LOOK_UP_EVERY_MS);
  const looking = lanes && setInterval(() => void sender?.panels.recover().catch(() => undefined), lease);
  sender?.wake();
  return {
    client,
    turnedAway,
    isConnected: () =>
      !roles.gateway || (client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready)),
    lastSent: () => sender?.lastSent ?? null,
    shares: () => gate && { lanes: lanes?.size ?? 0, asked: gate.asked },
    stop: async () => {
      stopping = true;
      forget?.();
      deaf?.();
      for (const each of [timer, looking, departing]) clearInterval(each);
      const silent = Promise.all([sender?.stop(), ears.stop()]);
      // As long as something else is to be finished, whoever presses is still told to come back.
      replies.add(silent);
      await replies.settled(FAREWELL, roles.gateway ? GATEWAY_CALM_MS : 0);
      await silent;
      await client.destroy();
    },
  };
}

/** What somebody is called, in signs that are seen; the account's own name, which is always plain, where that leaves nothing. */
const nameOf = (user: User, shown: string = user.displayName): string =>
  clip(legibleName(shown) || legibleName(user.displayName) || user.username, 32);

const fromOf = (interaction: Interaction | MessageComponentInteraction): From => ({
  caller: { user: interaction.user.id, interaction: interaction.id },
  name: nameOf(
    interaction.user,
    interaction.member && 'displayName' in interaction.member ? interaction.member.displayName : undefined,
  ),
  guild: interaction.guildId,
  channel: interaction.channelId,
  ...homeFor(interaction),
});

async function onInteraction(context: Workings, commands: Command[], interaction: Interaction): Promise<void> {
  try {
    if (interaction.isAutocomplete())
      await spanned(context, `completing /${interaction.commandName}`, () => complete(context, commands, interaction));
    else if (interaction.isChatInputCommand())
      await answer(context, interaction, (from) =>
        spanned(context, `/${interaction.commandName}`, () => runCommand(context, commands, interaction, from)),
      );
    else if (interaction.isModalSubmit())
      await answer(context, interaction, (from) =>
        spanned(context, 'a form', () => sent(context, from, interaction.customId, filledIn(interaction))),
      );
    else if (interaction.isMessageComponent()) {
      const values = interaction.isStringSelectMenu() ? interaction.values : [];
      await answer(context, interaction, (from) =>
        spanned(context, 'a press', () => press(context, commands, from, interaction.customId, boundedValues(values))),
      );
    } else if (interaction.isRepliable())
      await interaction.reply({
        ...payload({ content: 'This is from another time; use the newest message.' }),
        flags: MessageFlags.Ephemeral,
      });
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (LATE.includes(Number(code))) return;
    context.log.error({ err: error }, 'An interaction could not be answered');
  }
}

/** Tells whoever presses while the bot is about to end that nothing was changed; offers nothing to whoever types. */
async function putOff(context: Workings, interaction: Interaction): Promise<void> {
  try {
    if (interaction.isAutocomplete()) await interaction.respond([]);
    else if (interaction.isRepliable())
      await interaction.reply({
        ...payload({ content: 'I am being restarted, and nothing was changed. Try again in a moment.' }),
        flags: MessageFlags.Ephemeral,
      });
  } catch (error) {
    context.log.warn({ err: error }, 'An interaction could not be put off');
  }
}

async function runCommand(
  context: Workings,
  commands: Command[],
  interaction: ChatInputCommandInteraction,
  from: From,
): Promise<Reply> {
  const { found, given } = commandOf(commands, interaction);
  if (!found) throw new Illegal('This command is from another time; it will be renewed shortly.');
  return carryOut(context, from, found, given, pathOf(interaction));
}

/** A press on one of our messages: an answer, or a command given again with what was meant. */
function press(context: Workings, commands: Command[], from: From, customId: string, values: string[]): Promise<Reply> {
  const id = readCustomId(customId);
  if (id?.kind === 'c' && id.verb === 'lead') return onLed(context, commands, from, id, values);
  const again = id?.kind === 'c' ? againOf(id) : undefined;
  const found = again && commandCalled(commands, again.path);
  return again && found
    ? carryOut(context, from, found, givenAgain(again.options), again.path)
    : onPress(context, from, customId, values);
}

/** A form that was filled in. */
function sent(context: Workings, from: From, customId: string, given: Record<string, string[]>): Promise<Reply> {
  const id = readCustomId(customId);
  if (id?.kind !== 'f' && id?.kind !== 'g')
    throw new Illegal('This form is from another time; use the newest message.');
  return sendForm(context, from, id, given);
}

/** What a command is called, with its group and subcommand: "trade offer". */
const pathOf = ({ commandName, options }: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [commandName, options.getSubcommandGroup(false), options.getSubcommand(false)].filter(Boolean).join(' ');

function commandOf(commands: Command[], interaction: ChatInputCommandInteraction | AutocompleteInteraction) {
  const found = commandCalled(commands, pathOf(interaction));
  // What is of another type than it should be was not given: the command is of another time, or forged.
  const value = (option: string) => {
    const found = interaction.options.get(option)?.value;
    return typeof found === 'string' ? legible(readableText(found)) : found;
  };
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
      if (user?.bot)
        throw new Illegal(
          'That is a bot, and bots play no games here; practice players take a seat with `/game seat bot`.',
        );
      return user ? { id: user.id, name: nameOf(user) } : undefined;
    },
  };
  return { found, given };
}

async function complete(context: Workings, commands: Command[], interaction: AutocompleteInteraction): Promise<void> {
  const { found, given } = commandOf(commands, interaction);
  let choices: { key: string; label: string }[] = [];
  try {
    const focused = interaction.options.getFocused(true);
    if (found)
      choices = await offeredFor(context, fromOf(interaction), found, focused.name, readableText(focused.value), given);
  } catch (error) {
    // Completion only helps; whatever is wrong is said when the command is given.
    if (!(error instanceof Illegal)) context.log.warn({ err: error }, 'Completion failed');
  }
  await interaction.respond(
    choices
      .slice(0, LIMITS.choices)
      .filter(({ key }) => key.length > 0 && key.length <= LIMITS.choiceName)
      .map(({ key, label }) => ({ name: clip(plainSigns(label), LIMITS.choiceName) || key, value: key })),
  );
}

/** Answers an interaction, privately; what takes long is promised in time. */
async function answer(
  context: Workings,
  interaction: ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction,
  work: (from: From) => Promise<Reply>,
): Promise<void> {
  const onMessage =
    interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
      ? interaction
      : undefined;
  const onPrivate = onMessage?.message.flags.has(MessageFlags.Ephemeral) ?? false;
  // Once it is promised, no form can open.
  const opens = interaction.isMessageComponent() && readCustomId(interaction.customId)?.kind === 'f';
  let promised: Promise<unknown> | undefined;
  const timer = setTimeout(
    () => {
      promised =
        onMessage && onPrivate ? onMessage.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
      promised.catch(() => undefined); // looked at below
    },
    opens ? PATIENCE_WITH_FORMS : PATIENCE,
  );
  const reply = await attempt(context, fromOf(interaction), work);
  clearTimeout(timer);
  if (reply.modal && !promised && interaction.isMessageComponent())
    return again(() => interaction.showModal(reply.modal as never));
  const body = payload(reply.message ?? { content: 'Done.' }, context.signs);
  if (promised) {
    await promised; // where it came too late, or twice, nobody is left to be told
    if (onPrivate && !reply.update) await interaction.followUp({ ...body, flags: MessageFlags.Ephemeral });
    else await again(() => interaction.editReply(body));
  } else if (onMessage && onPrivate && reply.update) await again(() => onMessage.update(body));
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
