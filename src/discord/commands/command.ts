import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  type APIApplicationCommandBasicOption,
} from 'discord.js';
import { Illegal } from '../../table/index.ts';
import type { Cost } from '../allowance.ts';
import type { From } from '../place.ts';
import type { Context, Reply } from '../context.ts';
import type { Choice, Given } from '../face.ts';

/** What a command does and completes, once it is known which game it is about: that is looked at once for both. */
export interface Bound {
  run(given: Given): Promise<Reply> | Reply;
  complete?(option: string, typed: string, given: Given): Choice[];
  /** It reads for itself what was typed. */
  reads?: true;
}

export interface Leaf {
  options?: APIApplicationCommandBasicOption[];
  /** What it takes of what each person may have in a while; left out, nothing. */
  costs?: Cost;
  /** The editions that have it; left out, all have. */
  editions?: string[];
  bind(context: Context, from: From, given: Given): Bound;
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
  complete?(context: Context, from: From, option: string, typed: string, given: Given): Choice[];
  reads?: true;
}): Leaf => ({
  ...leaf,
  bind: (context, from) => ({
    run: (given) => run(context, from, given),
    complete: (option, typed, given) => complete?.(context, from, option, typed, given) ?? [],
    ...(leaf.reads && { reads: leaf.reads }),
  }),
});

/** Does what a command is for, unless whoever gives it has had as much of it as they may. */
export const carryOut = (context: Context, from: From, command: Leaf, given: Given): Promise<Reply> =>
  context.allowance.spend(command.costs, from.caller.user, () => {
    const bound = command.bind(context, from, given);
    return bound.run(meant(bound, command, given));
  });

/** What can be chosen for an option, by what is typed and given so far. */
export function offeredFor(context: Context, from: From, command: Leaf, option: string, typed: string, given: Given): Choice[] {
  const bound = command.bind(context, from, given);
  return bound.complete?.(option, typed, meant(bound, command, given)) ?? [];
}

/** Many type a name and send it, without picking what it completes to: it is read as the one thing it would complete to. */
function meant(bound: Bound, command: Leaf, given: Given): Given {
  const completes = (name: string): boolean =>
    !bound.reads && (command.options ?? []).some((one) => one.name === name && 'autocomplete' in one && one.autocomplete === true);
  return {
    ...given,
    text: (name) => {
      const typed = given.text(name);
      return typed === undefined || !completes(name) ? typed : (namedBy(choicesFor(bound, name, typed, given), typed) ?? typed);
    },
  };
}

function choicesFor(bound: Bound, name: string, typed: string, given: Given): Choice[] {
  try {
    return bound.complete?.(name, typed, given) ?? [];
  } catch (error) {
    // Whatever is wrong is said when the command is carried out.
    if (error instanceof Illegal) return [];
    throw error;
  }
}

/** The key of the only thing that is called so, or else of the only one whose name has this in it. */
function namedBy(choices: Choice[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '' || choices.some(({ key }) => key === typed)) return undefined;
  const called = choices.filter(({ label }) => label.toLowerCase() === wanted);
  const [one, another] = called.length ? called : choices;
  return another ? undefined : one?.key;
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
