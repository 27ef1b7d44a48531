import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  type APIApplicationCommandBasicOption,
} from 'discord.js';
import { Illegal } from '#service';
import type { QuotaKind } from '#discord/access/user-quota.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { toRetryOptions, suggestRetries, askWhich, type CommandRetry } from './retry.ts';
import { OptionLookups } from './typed-options.ts';
import { checkTextLengths, truncateText, truncateTexts } from './text-limits.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';

/** A command bound to the game it is about: the game is loaded once for both running and completion. */
export interface BoundCommand {
  run(given: CommandOptions): Promise<Reply> | Reply;
  complete?(option: string, typed: string, given: CommandOptions): Promise<Choice[]> | Choice[];
  /** Options whose text the command parses itself, such as lists or free text. */
  freeTextOptions?: readonly string[];
  /** Players' abbreviations. */
  abbreviations?: Abbreviations | undefined;
}

export interface CommandLeaf {
  options?: APIApplicationCommandBasicOption[];
  /** Quota that the command is charged to; undefined if it is free. */
  quota?: QuotaKind;
  /** Tells whether a call with these options is free of charge, because it only opens a form. */
  isFree?(given: CommandOptions): boolean;
  /** Editions that have the command; undefined for all. */
  editions?: string[];
  bind(context: HandlerContext, from: InteractionOrigin, given: CommandOptions): Promise<BoundCommand>;
}

export interface Subcommand extends CommandLeaf {
  /** Subcommand group of the command, if it is in one. */
  group?: { name: string; description: string };
  name: string;
  description: string;
}

export interface Command {
  name: string;
  description: string;
  /** A command has either subcommands or a leaf. */
  subcommands?: Subcommand[];
  leaf?: CommandLeaf;
}

/** Creates a command that is not about an existing game. */
export const leafWithoutGame = ({
  run,
  complete,
  ...leaf
}: Omit<CommandLeaf, 'bind' | 'editions'> & {
  run(context: HandlerContext, from: InteractionOrigin, given: CommandOptions): Promise<Reply> | Reply;
  complete?(
    context: HandlerContext,
    from: InteractionOrigin,
    option: string,
    typed: string,
    given: CommandOptions,
  ): Promise<Choice[]> | Choice[];
  reads?: readonly string[];
}): CommandLeaf => ({
  ...leaf,
  bind: async (context, from) => ({
    run: (given) => run(context, from, given),
    complete: (option, typed, given) => complete?.(context, from, option, typed, given) ?? [],
    ...(leaf.reads && { freeTextOptions: leaf.reads }),
  }),
});

/**
 * Runs a command and charges it to the user's quota. `path`: its name ("trade offer"), needed for buttons that run it
 * again. Throws Illegal if the quota is used up, a text is too long, or the command refuses.
 */
export const executeCommand = (
  context: HandlerContext,
  from: InteractionOrigin,
  command: CommandLeaf,
  typed: CommandOptions,
  path?: string,
): Promise<Reply> =>
  context.quota.spend(command.isFree?.(typed) ? undefined : command.quota, from.caller.user, async () => {
    const given = checkTextLengths(command.options ?? [], typed);
    const bound = await command.bind(context, from, given);
    const options = toRetryOptions(command.options ?? [], given);
    const instead =
      (option: string) =>
      (key: string): CommandRetry | undefined =>
        path !== undefined && options ? { path, options: { ...options, [option]: key } } : undefined;
    const lookups = new OptionLookups(bound, command, given);
    const unclear = await lookups.ambiguous();
    if (unclear) return { message: askWhich(unclear.typed, unclear.choices, instead(unclear.option)), update: false };
    return runOrSuggest(bound, lookups, instead);
  });

/** Runs the command; if it is refused and a typed name is unknown, offers the closest names as buttons. */
async function runOrSuggest(
  bound: BoundCommand,
  lookups: OptionLookups,
  instead: (option: string) => (key: string) => CommandRetry | undefined,
): Promise<Reply> {
  try {
    return await bound.run(await lookups.meant());
  } catch (error) {
    if (error instanceof AmbiguousInput) return replyAmbiguous(error, instead(error.option));
    const unknown = error instanceof Illegal ? await lookups.unheard() : undefined;
    if (!(error instanceof Illegal) || !unknown) throw error;
    return { message: suggestRetries(error.message, unknown.choices, instead(unknown.option)), update: false };
  }
}

async function replyAmbiguous(
  { message: said, choices, fallback }: AmbiguousInput,
  again: (key: string) => CommandRetry | undefined,
): Promise<Reply> {
  const message = suggestRetries(said, choices, again);
  return fallback && !message.components?.length ? fallback() : { message, update: false };
}

/** Finds a command by its path, such as "trade offer". */
export function findCommand(commands: readonly Command[], path: string): CommandLeaf | undefined {
  const [name, ...rest] = path.split(' ');
  const command = commands.find((one) => one.name === name);
  const own = rest.pop();
  return own === undefined
    ? command?.leaf
    : command?.subcommands?.find((one) => one.name === own && (one.group?.name ?? '') === rest.join(' '));
}

/** Completes an option from its typed text and the other values given so far. */
export async function completeOption(
  context: HandlerContext,
  from: InteractionOrigin,
  command: CommandLeaf,
  option: string,
  typed: string,
  given: CommandOptions,
): Promise<Choice[]> {
  const options = command.options ?? [];
  const cut = truncateTexts(options, given);
  const bound = await command.bind(context, from, cut);
  const resolveTypedNames = await new OptionLookups(bound, command, cut).meant();
  return (await bound.complete?.(option, truncateText(options, option, typed), resolveTypedNames)) ?? [];
}

/** Returns a command's registration data for Discord. */
export const toRegistration = (command: Command): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  name: command.name,
  description: command.description,
  contexts: [0],
  options: command.subcommands
    ? [...command.subcommands.filter(({ group }) => !group).map(toSubcommandJson), ...toGroupJson(command.subcommands)]
    : (command.leaf?.options ?? []),
});

const toSubcommandJson = (one: Subcommand): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name: one.name,
  description: one.description,
  ...(one.options && { options: one.options }),
});

function toGroupJson(subcommands: Subcommand[]): APIApplicationCommandSubcommandGroupOption[] {
  const names = [...new Set(subcommands.flatMap(({ group }) => group?.name ?? []))];
  return names.map((name) => {
    const members = subcommands.filter(({ group }) => group?.name === name);
    return {
      type: ApplicationCommandOptionType.SubcommandGroup,
      name,
      description: members[0].group?.description ?? name,
      options: members.map(toSubcommandJson),
    };
  });
}
