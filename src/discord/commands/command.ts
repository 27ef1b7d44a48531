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
import { meantBy, type Shorthand } from '../../words/likeness.ts';
import { closest } from '../../words/closest.ts';
import { inTurn } from '../in-turn.ts';
import { givenWith, nearest, whichOne, type Again } from './again.ts';
import { Unclear } from './unclear.ts';

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
export const carryOut = (context: Context, from: From, command: Leaf, given: Given, path?: string): Promise<Reply> =>
  context.allowance.spend(command.costs, from.caller.user, async () => {
    const bound = await command.bind(context, from, given);
    const options = givenWith(command.options ?? [], given);
    const instead =
      (option: string) =>
      (key: string): Again | undefined =>
        path !== undefined && options ? { path, options: { ...options, [option]: key } } : undefined;
    const unclear = await ambiguous(bound, command, given);
    if (unclear) return { message: whichOne(unclear.typed, unclear.choices, instead(unclear.option)), update: false };
    return orNearest(bound, command, given, instead);
  });

/** Gives the command; where it is refused and something typed is the name of nothing, what is called most like it is offered by buttons. */
async function orNearest(
  bound: Bound,
  command: Leaf,
  given: Given,
  instead: (option: string) => (key: string) => Again | undefined,
): Promise<Reply> {
  try {
    return await bound.run(await meant(bound, command, given));
  } catch (error) {
    if (error instanceof Unclear) return unclearly(error, instead(error.option));
    const unknown = error instanceof Illegal ? await unheard(bound, command, given) : undefined;
    if (!(error instanceof Illegal) || !unknown) throw error;
    return { message: nearest(error.message, unknown.choices, instead(unknown.option)), update: false };
  }
}

async function unclearly({ message: said, choices, otherwise }: Unclear, again: (key: string) => Again | undefined): Promise<Reply> {
  const message = nearest(said, choices, again);
  return otherwise && !message.components?.length ? otherwise() : { message, update: false };
}

/** The first option for which something is typed that is the name of nothing, with what is called most like it. */
async function unheard(bound: Bound, command: Leaf, given: Given): Promise<{ option: string; choices: Choice[] } | undefined> {
  for (const option of completed(bound, command)) {
    const typed = given.text(option);
    if (typed === undefined || (await namedBy(bound, option, typed, given)).length) continue;
    const all = unlike(await choicesFor(bound, option, '', given));
    if (!all.length || all.some(({ key }) => key === typed)) continue;
    const lists = await withTheRest(bound, option, typed, all, given);
    if (lists.length) return { option, choices: lists };
    const near = closest(
      typed,
      all.map(({ label }) => label),
      NEAR,
    );
    return { option, choices: near.flatMap((label) => all.find((one) => one.label === label) ?? []) };
  }
  return undefined;
}

/** Of a list of which a part is the name of nothing: the rest by itself, and with each that is called most like that part. */
async function withTheRest(bound: Bound, option: string, typed: string, all: readonly Choice[], given: Given): Promise<Choice[]> {
  const parts = typed.split(BETWEEN).flatMap((part) => part.trim() || []);
  const found = await inTurn(parts, async (part) => {
    const called = all.find(({ label }) => label.toLowerCase() === part.toLowerCase());
    const [sole, another] = called ? [called] : await choicesFor(bound, option, part, given);
    return another ? undefined : sole;
  });
  const rest = found.flatMap((one) => one?.label ?? []);
  const lost = parts.find((_part, at) => !found[at]);
  if (!rest.length || lost === undefined) return [];
  const others = all.flatMap(({ label }) => (rest.includes(label) ? [] : [label]));
  // As the option itself says them: what takes no lists offers none.
  const said = await inTurn(['', ...closest(lost, others, NEAR - 1)], async (more) => {
    const offered = await choicesFor(bound, option, [...rest, ...(more ? [more] : [])].join(', '), given);
    return offered.toSorted((a, b) => a.key.length - b.key.length).slice(0, 1);
  });
  return unlike(said.flat());
}

/** Between the parts of a list. */
const BETWEEN = /[,;+&]|\band\b/i;

/** So many are offered. */
const NEAR = 5;

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
  const bound = await command.bind(context, from, given);
  return (await bound.complete?.(option, typed, await meant(bound, command, given))) ?? [];
}

/** The options of which the command says what can be chosen, and reads but one thing. */
const completed = ({ reads = [] }: Bound, { options = [] }: Leaf): string[] =>
  options
    .filter((one) => 'autocomplete' in one && one.autocomplete === true)
    .map(({ name }) => name)
    .filter((name) => !reads.includes(name));

/** Many type a name and send it, without picking what it completes to: it is read as the one thing that is called like it. */
async function meant(bound: Bound, command: Leaf, given: Given): Promise<Given> {
  const read = new Map<string, string>();
  for (const name of completed(bound, command)) {
    const typed = given.text(name);
    if (typed === undefined) continue;
    const [one, another] = await namedBy(bound, name, typed, given);
    if (one && !another) read.set(name, one.key);
  }
  return { ...given, text: (name) => read.get(name) ?? given.text(name) };
}

/** The first option for which something is typed that could be one of several, with these. */
async function ambiguous(
  bound: Bound,
  command: Leaf,
  given: Given,
): Promise<{ option: string; typed: string; choices: Choice[] } | undefined> {
  for (const option of completed(bound, command)) {
    const typed = given.text(option);
    if (typed === undefined) continue;
    const choices = await namedBy(bound, option, typed, given);
    if (choices.length > 1) return { option, typed, choices };
  }
  return undefined;
}

async function choicesFor(bound: Bound, name: string, typed: string, given: Given): Promise<Choice[]> {
  try {
    return (await bound.complete?.(name, typed, given)) ?? [];
  } catch (error) {
    // Whatever is wrong is said when the command is carried out.
    if (error instanceof Illegal) return [];
    throw error;
  }
}

/** What is called so, or else like it; nothing where it is what a choice stands for already. */
async function namedBy(bound: Bound, option: string, typed: string, given: Given): Promise<Choice[]> {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const offered = await choicesFor(bound, option, typed, given);
  if (offered.some(({ key }) => key === typed)) return [];
  const called = offered.filter(({ label }) => label.toLowerCase() === wanted);
  if (called.length) return unlike(called);
  // What has the very letters in it need not be what is meant: "MR" is Mecatol Rex, whatever else begins so.
  const all = [...offered, ...(await choicesFor(bound, option, '', given))];
  return unlike(meantBy(all, typed, ({ key, label }) => [label, key], bound.shorthand));
}

/** Copies of one thing are alike: the first of each. */
const unlike = (choices: Choice[]): Choice[] => choices.filter(({ label }, i) => choices.findIndex((one) => one.label === label) === i);

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
