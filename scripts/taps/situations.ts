import { rulebookOf } from '#ti4/rulebook.ts';
import { createCountReader } from '#discord/input/count-reader.ts';
import { abbreviations } from '#ti4/discord/input/abbreviations.ts';
import { submitForm, showForm, formsOffered, type AskedQuestion } from '#ti4/forms/index.ts';
import { parseTi4PlayerKinds } from '#ti4/simulation/players.ts';
import { simulate } from '#ti4/simulation/simulate.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { toShuffled, type OpenAsk, type Spec } from '#engine';
import { proposedValues, type FormField } from '#kit/forms/form-field.ts';
import { createRandom, seedFromText } from '#simulation';

/** Selected values of a form, by field. */
export type Marks = Record<string, string[]>;

/** A question with a form. */
export interface Situation {
  state: State;
  seat: string;
  /** Key of the offered form. */
  key: string;
  label: string;
  menu: boolean;
  /** Legal values that share as little as possible with the proposed ones. */
  otherwise: Marks;
}

export const PLAYER_COUNT = 3;
const TRIES = 25;

interface Opened {
  game: Game;
  asked: AskedQuestion;
  key: string;
  fields: FormField[];
}

/** Selects options in random order as long as the form accepts them. Undefined if it accepts none. */
function anyWish(
  { game, asked, key, fields }: Opened,
  changes: readonly string[],
  below: (n: number) => number,
): Marks | undefined {
  const changed = fields.filter(({ key: name }) => changes.some((part) => name.startsWith(part)));
  const marks: Marks = {
    ...proposedValues(fields),
    ...Object.fromEntries(changed.filter(({ isSingle }) => !isSingle).map((field) => [field.key, []])),
  };
  const read = createCountReader(abbreviations);
  const taken = (): boolean => typeof submitForm(game, asked, key, marks, read) !== 'string';
  for (const field of changed) {
    if (field.text) {
      typeAnything(field.text, marks, field.key, taken, below);
      continue;
    }
    const options = toShuffled(field.options, below);
    if (field.isSingle) marks[field.key] = [options[0].key];
    for (const { key: option } of field.isSingle ? [] : options.slice(0, 1 + below(Math.min(5, options.length)))) {
      const before = marks[field.key];
      marks[field.key] = [...before, option];
      if (!taken()) marks[field.key] = before;
    }
  }
  return taken() ? marks : undefined;
}

/** Splits typed counts: "2 fighters" and "1 carrier". */
export const piecesOf = (typed: string): string[] => typed.split(', ').filter(Boolean);

/** Types counts of the proposal and of the example in random order, as long as the form accepts them. */
function typeAnything(
  { value, placeholder = '' }: NonNullable<FormField['text']>,
  marks: Marks,
  key: string,
  taken: () => boolean,
  below: (n: number) => number,
): void {
  const pieces = toShuffled([...piecesOf(placeholder.replace(/^For example: /, '')), ...piecesOf(value)], below);
  const typed: string[] = [];
  marks[key] = [''];
  for (const piece of pieces.slice(0, 1 + below(Math.max(1, pieces.length)))) {
    marks[key] = [[...typed, piece].join(', ')];
    if (taken()) typed.push(piece);
  }
  marks[key] = [typed.join(', ')];
}

/** Returns the legal values that share the least with the proposed ones. */
function otherwise(
  opened: Opened,
  { changes, holds }: SituationQuery,
  below: (n: number) => number,
): Marks | undefined {
  const proposed = proposedValues(opened.fields);
  const shared = (marks: Marks): number =>
    Object.entries(marks)
      .filter(([name]) => changes.some((part) => name.startsWith(part)))
      .flatMap(([name, values]) =>
        values.flatMap(piecesOf).filter((piece) => proposed[name].flatMap(piecesOf).includes(piece)),
      ).length;
  const wishes = Array.from({ length: TRIES }, () => anyWish(opened, changes, below)).filter(
    (one) => one !== undefined,
  );
  return wishes.filter((marks) => !holds || holds(marks)).sort((a, b) => shared(a) - shared(b))[0];
}

export interface SituationQuery {
  name: string;
  question: string;
  form: string;
  /** Fields that the form must have. */
  fields: string[];
  /** Fields whose values are changed. */
  changes: string[];
  /** Condition on both the proposed and the changed values. */
  holds?: (marks: Marks) => boolean;
  /** Condition on the game and the asked seat. */
  isWanted?: (game: Game, seat: string) => boolean;
  /** Changes the state of the situation that was found. */
  prepare?: (state: State) => void;
  /** Accepts any such situation, and any legal values in it. */
  any?: true;
}

/**
 * Finds a situation for each query in games of practice players. Throws an Error if there is none within a limited
 * number of games.
 */
export function prepareSituations(wanted: readonly SituationQuery[], seed: string): Map<string, Situation> {
  const found = new Map<string, Situation>();
  const below = createRandom(seedFromText(seed));
  const asked = (game: Game, open: OpenAsk, spec: Spec): void => {
    for (const one of wanted)
      if (!found.has(one.name) && open.ask.question === one.question && (!one.any || below(30) === 0))
        lookAt(game, open, spec, one);
  };
  const lookAt = (game: Game, open: OpenAsk, spec: Spec, one: SituationQuery): void => {
    if (spec.kind !== 'choose' || one.isWanted?.(game, open.ask.player) === false) return;
    const about = { seat: open.ask.player, question: open.ask.question, data: open.ask.data };
    for (const form of formsOffered(game, about, spec.options).filter(({ key }) => key.startsWith(one.form))) {
      const read = createCountReader(abbreviations);
      const { fields } = safely(() => showForm(game, about, form.key, read)) ?? { fields: [] };
      if (
        !one.fields.every((name) => fields.some(({ key }) => key.startsWith(name))) ||
        (one.holds && !one.holds(proposedValues(fields)))
      )
        continue;
      if (one.any && below(4)) continue;
      const opened = { game, asked: about, key: form.key, fields };
      const other = one.any
        ? anyWish(opened, one.changes, below)
        : one.changes.length
          ? otherwise(opened, one, below)
          : proposedValues(fields);
      if (!other) continue;
      const state = structuredClone(game.state) as State;
      one.prepare?.(state);
      found.set(one.name, {
        state,
        seat: about.seat,
        key: form.key,
        label: form.label,
        menu: form.menu !== undefined,
        otherwise: other,
      });
      return;
    }
  };
  const book = rulebookOf();
  for (let games = 1; games <= 6 && found.size < wanted.length; games++)
    simulate(
      book,
      { players: PLAYER_COUNT, seed: `${seed} ${games}` },
      { kinds: parseTi4PlayerKinds('practice', PLAYER_COUNT), onAsk: asked },
    );
  const missing = wanted.filter(({ name }) => !found.has(name));
  if (missing.length) throw new Error(`No game came to this: ${missing.map(({ name }) => name).join(', ')}`);
  return found;
}

function safely<T>(body: () => T): T | undefined {
  try {
    return body();
  } catch {
    return undefined;
  }
}
