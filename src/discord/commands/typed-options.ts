import type { APIApplicationCommandBasicOption } from 'discord.js';
import { Illegal } from '#service';
import { closestNames } from '#text/closest-names.ts';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { splitList, listLengthProblem } from '#text/list-parts.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { mapSequential } from '#discord/async/sequential.ts';
import { ChoiceIndex, type Matches } from './options.ts';

/** Separator between the parts of a list. */
const BETWEEN = /[,;+&]|\band\b/i;

/** Maximum number of suggestions. */
const NEAR = 5;

/** A command with completion; it parses the text of `freeTextOptions` itself. */
interface Completing {
  complete?(option: string, typed: string, given: CommandOptions): Promise<Choice[]> | Choice[];
  freeTextOptions?: readonly string[];
  abbreviations?: Abbreviations | undefined;
}

/** An option whose text has no single meaning, with the candidates. */
interface Unsure {
  option: string;
  typed: string;
  choices: Choice[];
}

/**
 * Looks up the typed option values of one command among the available choices. Caches each option's choices and their
 * folded names across lookups.
 */
export class OptionLookups {
  private readonly bound: Completing;
  private readonly given: CommandOptions;
  /** Options with completion that take a single value. */
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

  /**
   * Replaces each text that matches a single choice by its key: many users type a name without picking a completion.
   */
  async meant(): Promise<CommandOptions> {
    const read = new Map<string, string>();
    for (const option of this.completed) {
      const [one, another] = await this.named(option);
      if (one && !another) read.set(option, one.key);
    }
    return { ...this.given, text: (name) => read.get(name) ?? this.given.text(name) };
  }

  /** Returns the first option whose text matches several choices, with these choices. */
  async ambiguous(): Promise<Unsure | undefined> {
    for (const option of this.completed) {
      const choices = await this.named(option);
      if (choices.length > 1) return { option, typed: this.given.text(option) ?? '', choices };
    }
    return undefined;
  }

  /**
   * Returns the first option whose text matches no choice, with the closest names; undefined if none, or a list is too
   * long.
   */
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

  /** Suggests corrections of a list with an unknown part: the list without it, and with each of the closest names. */
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
    // Use the option's own completions: an option that takes no lists offers none.
    const said = await mapSequential(['', ...closestNames(lost, others, NEAR - 1)], async (more) => {
      const offered = await this.offered(option, [...rest, ...(more ? [more] : [])].join(', '));
      return offered.toSorted((a, b) => a.key.length - b.key.length).slice(0, 1);
    });
    return distinctChoices(said.flat());
  }

  /** Returns the completions of an option's empty text. */
  private all(option: string): Promise<Matches> {
    return this.asked(option, '');
  }

  /** Returns the choices that match a text, from the option's whole list if known, else by the command's completion. */
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

  /** Returns the choices named exactly like an option's text, else similarly; empty if the text is a choice's key. */
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
    // A label that contains the typed letters need not be the intended one: "MR" means Mecatol Rex.
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
    // The error is reported when the command runs.
    if (error instanceof Illegal) return [];
    throw error;
  }
}

/** Returns the first choice of each label. */
function distinctChoices(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ label }) => !seen.has(label) && seen.add(label));
}
