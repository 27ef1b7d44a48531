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
import type { Choice } from '../eyes.ts';

/** What was given with a command, by option name. */
export interface Given {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  /** A person: id and the name they are shown by. Throws Illegal where it is a program: none of them plays here. */
  person(name: string): { id: string; name: string } | undefined;
}

export interface Subcommand {
  /** What it is found under, where the command has groups of subcommands. */
  group?: { name: string; description: string };
  name: string;
  description: string;
  options?: APIApplicationCommandBasicOption[];
  /** What it takes of what each person may have in a while; left out, nothing. */
  costs?: Cost;
  run(context: Context, from: From, given: Given): Promise<Reply> | Reply;
  /** It reads for itself what was typed: several things at once, counts, words of another kind. */
  reads?: true;
  complete?(context: Context, from: From, option: string, typed: string, given: Given): Choice[];
}

export interface Command {
  name: string;
  description: string;
  /** Either subcommands, or one thing it does itself. */
  subcommands?: Subcommand[];
  alone?: Omit<Subcommand, 'name' | 'description'>;
}

/** Does what a command is for, unless whoever gives it has had as much of it as they may. */
export const carryOut = (context: Context, from: From, command: Omit<Subcommand, 'name' | 'description'>, given: Given): Promise<Reply> =>
  context.allowance.spend(command.costs, from.caller.user, () => command.run(context, from, meant(context, from, command, given)));

/** What can be chosen for an option, by what is typed and given so far. */
export const offeredFor = (
  context: Context,
  from: From,
  command: Omit<Subcommand, 'name' | 'description'>,
  option: string,
  typed: string,
  given: Given,
): Choice[] => command.complete?.(context, from, option, typed, meant(context, from, command, given)) ?? [];

/** Many type a name and send it, without picking what it completes to: it is read as the one thing it would complete to. */
function meant(context: Context, from: From, command: Omit<Subcommand, 'name' | 'description'>, given: Given): Given {
  const completes = (name: string): boolean =>
    !command.reads && (command.options ?? []).some((one) => one.name === name && 'autocomplete' in one && one.autocomplete === true);
  return {
    ...given,
    text: (name) => {
      const typed = given.text(name);
      return typed === undefined || !completes(name)
        ? typed
        : (namedBy(choicesFor(context, from, command, name, typed, given), typed) ?? typed);
    },
  };
}

function choicesFor(
  context: Context,
  from: From,
  command: Pick<Subcommand, 'complete'>,
  name: string,
  typed: string,
  given: Given,
): Choice[] {
  try {
    return command.complete?.(context, from, name, typed, given) ?? [];
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

export const text = (
  name: string,
  description: string,
  more: { required?: boolean; complete?: boolean; choices?: Choice[] } = {},
): APIApplicationCommandBasicOption =>
  ({
    type: ApplicationCommandOptionType.String,
    name,
    description,
    ...(more.required && { required: true }),
    ...(more.choices
      ? { choices: more.choices.map(({ key, label }) => ({ name: label, value: key })) }
      : more.complete
        ? { autocomplete: true }
        : {}),
  }) as APIApplicationCommandBasicOption;

export const whole = (
  name: string,
  description: string,
  more: { required?: boolean; min?: number; max?: number } = {},
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Integer,
  name,
  description,
  ...(more.required && { required: true }),
  ...(more.min !== undefined && { min_value: more.min }),
  ...(more.max !== undefined && { max_value: more.max }),
});

export const yesNo = (name: string, description: string): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  name,
  description,
});

export const person = (name: string, description: string, required = true): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.User,
  name,
  description,
  ...(required && { required: true }),
});

export const GAME = text('game', 'The game’s code; left out, the game of this thread.');

export const matching = (list: Choice[], typed: string): Choice[] => {
  const wanted = typed.trim().toLowerCase();
  return list.filter((one) => one.label.toLowerCase().includes(wanted) || one.key.toLowerCase().includes(wanted));
};
