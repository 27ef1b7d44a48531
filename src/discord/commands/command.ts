import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  type APIApplicationCommandBasicOption,
} from 'discord.js';
import { Illegal } from '#service';
import type { Cost } from '#discord/access/user-quota.ts';
import type { From } from '#discord/channels/game-place.ts';
import type { Context, Reply } from '#discord/interactions/replies.ts';
import type { Choice, Given } from '#discord/edition/edition-adapter.ts';
import type { Shorthand } from '#text/fuzzy-match.ts';
import { givenWith, nearest, whichOne, type Again } from './retry.ts';
import { OptionLookups } from './typed-options.ts';
import { boundedTexts, cutText, cutTexts } from './text-limits.ts';
import { Unclear } from '#discord/input/ambiguous-input.ts';

/** What a command does and completes, once it is known which game it is about: that is looked at once for both. */
export interface Bound {
  run(given: Given): Promise<Reply> | Reply;
  complete?(option: string, typed: string, given: Given): Promise<Choice[]> | Choice[];
  /** What was typed for these options it reads for itself: lists, and words of another kind. */
  reads?: readonly string[];
  /** What players call things for short. */
  shorthand?: Shorthand | undefined;
}

export interface Leaf {
  options?: APIApplicationCommandBasicOption[];
  /** What it takes of what each person may have in a while; left out, nothing. */
  costs?: Cost;
  /** The editions that have it; left out, all have. */
  editions?: string[];
  bind(context: Context, from: From, given: Given): Promise<Bound>;
}

export interface Subcommand extends Leaf {
  /** What it is found under, where the command has groups of subcommands. */
  group?: { name: string; description: string };
  name: string;
  description: string;
}

export interface Command {
  name: string;
  description: string;
  /** Either subcommands, or one thing it does itself. */
  subcommands?: Subcommand[];
  alone?: Leaf;
}

/** A command that is about no game that is played already. */
export const anywhere = ({
  run,
  complete,
  ...leaf
}: Omit<Leaf, 'bind' | 'editions'> & {
  run(context: Context, from: From, given: Given): Promise<Reply> | Reply;
  complete?(context: Context, from: From, option: string, typed: string, given: Given): Promise<Choice[]> | Choice[];
  reads?: readonly string[];
}): Leaf => ({
  ...leaf,
  bind: async (context, from) => ({
    run: (given) => run(context, from, given),
    complete: (option, typed, given) => complete?.(context, from, option, typed, given) ?? [],
    ...(leaf.reads && { reads: leaf.reads }),
  }),
});

/** Does what a command is for, unless whoever gives it has had as much of it as they may. `path`: what it is called, as "trade offer". */
export const carryOut = (context: Context, from: From, command: Leaf, typed: Given, path?: string): Promise<Reply> =>
  context.allowance.spend(command.costs, from.caller.user, async () => {
    const given = boundedTexts(command.options ?? [], typed);
    const bound = await command.bind(context, from, given);
    const options = givenWith(command.options ?? [], given);
    const instead =
      (option: string) =>
      (key: string): Again | undefined =>
        path !== undefined && options ? { path, options: { ...options, [option]: key } } : undefined;
    const lookups = new OptionLookups(bound, command, given);
    const unclear = await lookups.ambiguous();
    if (unclear) return { message: whichOne(unclear.typed, unclear.choices, instead(unclear.option)), update: false };
    return orNearest(bound, lookups, instead);
  });

/** Gives the command; where it is refused and something typed is the name of nothing, what is called most like it is offered by buttons. */
async function orNearest(
  bound: Bound,
  lookups: OptionLookups,
  instead: (option: string) => (key: string) => Again | undefined,
): Promise<Reply> {
  try {
    return await bound.run(await lookups.meant());
  } catch (error) {
    if (error instanceof Unclear) return unclearly(error, instead(error.option));
    const unknown = error instanceof Illegal ? await lookups.unheard() : undefined;
    if (!(error instanceof Illegal) || !unknown) throw error;
    return { message: nearest(error.message, unknown.choices, instead(unknown.option)), update: false };
  }
}

async function unclearly(
  { message: said, choices, otherwise }: Unclear,
  again: (key: string) => Again | undefined,
): Promise<Reply> {
  const message = nearest(said, choices, again);
  return otherwise && !message.components?.length ? otherwise() : { message, update: false };
}

/** The command that is called so, as "trade offer". */
export function commandCalled(commands: readonly Command[], path: string): Leaf | undefined {
  const [name, ...rest] = path.split(' ');
  const command = commands.find((one) => one.name === name);
  const own = rest.pop();
  return own === undefined
    ? command?.alone
    : command?.subcommands?.find((one) => one.name === own && (one.group?.name ?? '') === rest.join(' '));
}

/** What can be chosen for an option, by what is typed and given so far. */
export async function offeredFor(
  context: Context,
  from: From,
  command: Leaf,
  option: string,
  typed: string,
  given: Given,
): Promise<Choice[]> {
  const options = command.options ?? [];
  const cut = cutTexts(options, given);
  const bound = await command.bind(context, from, cut);
  const meant = await new OptionLookups(bound, command, cut).meant();
  return (await bound.complete?.(option, cutText(options, option, typed), meant)) ?? [];
}

/** What Discord is told of a command. */
export const registration = (command: Command): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  name: command.name,
  description: command.description,
  contexts: [0],
  options: command.subcommands
    ? [...command.subcommands.filter(({ group }) => !group).map(registered), ...grouped(command.subcommands)]
    : (command.alone?.options ?? []),
});

const registered = (one: Subcommand): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name: one.name,
  description: one.description,
  ...(one.options && { options: one.options }),
});

function grouped(subcommands: Subcommand[]): APIApplicationCommandSubcommandGroupOption[] {
  const names = [...new Set(subcommands.flatMap(({ group }) => group?.name ?? []))];
  return names.map((name) => {
    const members = subcommands.filter(({ group }) => group?.name === name);
    return {
      type: ApplicationCommandOptionType.SubcommandGroup,
      name,
      description: members[0].group?.description ?? name,
      options: members.map(registered),
    };
  });
}
