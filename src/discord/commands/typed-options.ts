import type { APIApplicationCommandBasicOption } from 'discord.js';
import { Illegal } from '#service';
import { closestNames } from '#text/closest-names.ts';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { splitList, listLengthProblem } from '#text/list-parts.ts';
import type { Choice, CommandOptions } from '#discord/edition/edition-adapter.ts';
import { mapSequential } from '#discord/async/sequential.ts';
import { ChoiceIndex, type Matches } from './options.ts';

/** Between the parts of a list. */
const BETWEEN = /[,;+&]|\band\b/i;

/** So many are offered. */
const NEAR = 5;

/** A command that completes what is typed; `reads`: the options that it reads for itself. */
interface Completing {
  complete?(option: string, typed: string, given: CommandOptions): Promise<Choice[]> | Choice[];
  freeTextOptions?: readonly string[];
  abbreviations?: Abbreviations | undefined;
}

/** An option for which something is typed, with what may be meant. */
interface Unsure {
  option: string;
  typed: string;
  choices: Choice[];
}

/**
 * What is typed for the options of one command, looked up in what can be chosen. Whatever can be chosen for an option is put together and
 * its names are folded once, however many texts are looked up in it.
 */
export class OptionLookups {
  private readonly bound: Completing;
  private readonly given: CommandOptions;
  /** The options of which the command says what can be chosen, and reads but one thing. */
  private readonly completed: readonly string[];
  private readonly offers = new Map<string, Promise<Matches>>();
  private readonly found = new Map<string, readonly Choice[]>();
  private readonly indexes = new Map<string, ChoiceIndex>();
  private readonly names = new Map<string, Promise<Choice[]>>();

  constructor(
    bound: Completing,
    { options = [] }: { options?: readonly APIApplicationCommandBasicOption[] },
    given: CommandOptions,
  ) {
    this.bound = bound;
    this.given = given;
    this.completed = options
      .filter((one) => 'autocomplete' in one && one.autocomplete === true)
      .map(({ name }) => name)
      .filter((name) => !bound.freeTextOptions?.includes(name));
  }

  /** Reads what is typed as the one thing that is called like it: many type a name and send it, without picking what it completes to. */
  async meant(): Promise<CommandOptions> {
    const read = new Map<string, string>();
    for (const option of this.completed) {
      const [one, another] = await this.named(option);
      if (one && !another) read.set(option, one.key);
    }
    return { ...this.given, text: (name) => read.get(name) ?? this.given.text(name) };
  }

  /** The first option for which something is typed that could be one of several, with these. */
  async ambiguous(): Promise<Unsure | undefined> {
    for (const option of this.completed) {
      const choices = await this.named(option);
      if (choices.length > 1) return { option, typed: this.given.text(option) ?? '', choices };
    }
    return undefined;
  }

  /** The first option for which something is typed that is the name of nothing, with what is called most like it. */
  async unheard(): Promise<Unsure | undefined> {
    for (const option of this.completed) {
      const typed = this.given.text(option);
      if (typed === undefined || (await this.named(option)).length) continue;
      const all = distinctChoices(await this.all(option));
      if (!all.length || all.some(({ key }) => key === typed)) continue;
      const parts = splitList(typed, BETWEEN);
      if (listLengthProblem(parts) !== undefined) return undefined;
      const lists = await this.withTheRest(option, parts, all);
      if (lists.length) return { option, typed, choices: lists };
      const labels = all.map(({ label }) => label);
      return {
        option,
        typed,
        choices: closestNames(typed, labels, NEAR).flatMap((label) => all.find((one) => one.label === label) ?? []),
      };
    }
    return undefined;
  }

  /** Of a list of which a part is the name of nothing: the rest by itself, and with each that is called most like that part. */
  private async withTheRest(option: string, parts: readonly string[], all: readonly Choice[]): Promise<Choice[]> {
    const byLabel = new Map(all.toReversed().map((one) => [one.label.toLowerCase(), one]));
    const found = await mapSequential(parts, async (part) => {
      const called = byLabel.get(part.toLowerCase());
      const [sole, another] = called ? [called] : await this.offered(option, part);
      return another ? undefined : sole;
    });
    const rest = found.flatMap((one) => one?.label ?? []);
    const lost = parts.find((_part, at) => !found[at]);
    if (!rest.length || lost === undefined) return [];
    const others = all.flatMap(({ label }) => (rest.includes(label) ? [] : [label]));
    // As the option itself says them: what takes no lists offers none.
    const said = await mapSequential(['', ...closestNames(lost, others, NEAR - 1)], async (more) => {
      const offered = await this.offered(option, [...rest, ...(more ? [more] : [])].join(', '));
      return offered.toSorted((a, b) => a.key.length - b.key.length).slice(0, 1);
    });
    return distinctChoices(said.flat());
  }

  /** All that can be chosen for an option. */
  private all(option: string): Promise<Matches> {
    return this.asked(option, '');
  }

  /** What matches a text: looked up in the whole list where the option has one, else asked of the command. */
  private async offered(option: string, typed: string): Promise<readonly Choice[]> {
    const { whole } = await this.all(option);
    if (!whole) return this.asked(option, typed);
    const by = `${option} ${typed}`;
    let found = this.found.get(by);
    if (!found) this.found.set(by, (found = this.index(option, whole).matching(typed)));
    return found;
  }

  private index(option: string, whole: readonly Choice[]): ChoiceIndex {
    let index = this.indexes.get(option);
    if (!index) this.indexes.set(option, (index = new ChoiceIndex(whole, this.bound.abbreviations)));
    return index;
  }

  private asked(option: string, typed: string): Promise<Matches> {
    const by = `${option} ${typed}`;
    let offer = this.offers.get(by);
    if (!offer) this.offers.set(by, (offer = choicesFor(this.bound, option, typed, this.given)));
    return offer;
  }

  /** What is called as is typed for an option, or else like it; nothing where that is what a choice stands for already. */
  private named(option: string): Promise<Choice[]> {
    let found = this.names.get(option);
    if (!found) this.names.set(option, (found = this.namedBy(option, this.given.text(option) ?? '')));
    return found;
  }

  private async namedBy(option: string, typed: string): Promise<Choice[]> {
    const wanted = typed.trim().toLowerCase();
    if (wanted === '') return [];
    const offered = await this.offered(option, typed);
    if (offered.some(({ key }) => key === typed)) return [];
    const called = offered.filter(({ label }) => label.toLowerCase() === wanted);
    if (called.length) return distinctChoices(called);
    // What has the very letters in it need not be what is meant: "MR" is Mecatol Rex, whatever else begins so.
    const all = await this.all(option);
    if (!all.whole)
      return distinctChoices(new ChoiceIndex([...offered, ...all], this.bound.abbreviations).meantBy(typed));
    const meant = this.index(option, all.whole).meantBy(typed);
    const first = new Set(offered);
    return distinctChoices([...meant.filter((one) => first.has(one)), ...meant]);
  }
}

async function choicesFor(bound: Completing, name: string, typed: string, given: CommandOptions): Promise<Matches> {
  try {
    return (await bound.complete?.(name, typed, given)) ?? [];
  } catch (error) {
    // Whatever is wrong is said when the command is carried out.
    if (error instanceof Illegal) return [];
    throw error;
  }
}

/** Copies of one thing are alike: the first of each. */
function distinctChoices(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ label }) => !seen.has(label) && seen.add(label));
}
