import {
  unlessUnknown,
  lookAheadOrThrow,
  lookAheadAfter,
  lookAheadFrom,
  Illegal,
  openAsks,
  lookaheadProblem,
  specOf,
  Unknown,
  type Conceal,
  type EngineBook,
  type OpenAsk,
  type Spec,
} from '#engine';
import type { FormAnswers } from '#kit/forms/chain-form.ts';
import { proposedValues, type FormField } from '#kit/forms/form-field.ts';
import { createRandom, seedFromText } from '#simulation';
import { AHEAD, type Ahead, type AnyGame, type Asked } from './lookahead-editions.ts';
import { drawn } from '../../mutation/breaks/try-change.ts';
import { exchanged, laterId, type Exchanged } from './exchange-hidden.ts';

// Plays whole games and compares each form, its resulting answers, typed answers and proposals with those of a twin
// game that looks the same to the asked player: none may depend on what that player cannot know.

/** Result of a comparison. */
export interface FormComparison {
  edition: string;
  games: number;
  /** Questions compared, forms opened, and the forms whose look-ahead ended at something face down. */
  questions: number;
  forms: number;
  reached: number;
  typed: number;
  differences: string[];
}

export interface FormComparisonOptions {
  edition: string;
  games: number;
  from?: number;
  /** Compares every n-th form, and all that end at something face down. */
  every?: number;
  /** Number of forms that must reach something face down before the run ends. */
  enough?: number;
  progress?: (so: FormComparison) => void;
}

export function compareForms({
  edition,
  games,
  from = 1,
  every = 1,
  enough = Infinity,
  progress,
}: FormComparisonOptions): FormComparison {
  const found: FormComparison = { edition, games: 0, questions: 0, forms: 0, reached: 0, typed: 0, differences: [] };
  for (let seed = from; seed < from + games && found.reached < enough; seed++) {
    const ahead = AHEAD[edition](seed);
    const name = `unseen ${edition} ${seed}`;
    const below = createRandom(seedFromText(name));
    const comparing = new Comparing(ahead, found, below, every, seed);
    ahead.play(name, seed % 5 === 0 ? 'random' : 'practice', (game, open, spec) => comparing.look(game, open, spec));
    found.games++;
    progress?.(found);
  }
  return found;
}

class Comparing {
  private readonly ahead: Ahead;
  private readonly found: FormComparison;
  private readonly below: (n: number) => number;
  private readonly every: number;
  private readonly seed: number;
  private asked = 0;
  private count = 0;
  private reached = 0;

  constructor(ahead: Ahead, found: FormComparison, below: (n: number) => number, every: number, seed: number) {
    this.ahead = ahead;
    this.found = found;
    this.below = below;
    this.every = every;
    this.seed = seed;
  }

  look(game: AnyGame, open: OpenAsk, spec: Spec): void {
    const { ask } = open;
    if (ask.veiled || ask.question === 'window' || this.found.differences.length > 20) return;
    if (this.asked++ % (this.reached < PER_GAME ? SEARCHING : CONTENT)) return;
    this.found.questions++;
    const { ahead } = this;
    const options = spec.kind === 'choose' ? spec.options : spec.kind === 'allot' ? [] : undefined;
    const asked: Asked = { seat: ask.player, question: ask.question, data: ask.data };
    const offered = options ? ahead.formsOffered(game, asked, options) : [];
    const some = drawn(offered, AT_ONCE, this.below);
    const chosen = some.flatMap(({ key }) => this.chosen(game, asked, key));
    if (!chosen.length && this.count++ % this.every) return;
    const other = exchanged(ahead, game.state as Exchanged, open, this.below);
    const otherGame = ahead.gameOf(other.state) as unknown as AnyGame;
    const otherOpen = openIn(otherGame, laterId(ask.id));
    // The question itself may show hidden cards to its player, who can then tell the two games apart.
    if (!otherOpen || JSON.stringify(specOf(otherGame as never, otherOpen)) !== JSON.stringify(spec)) return;
    const compare = (what: string, look: (one: AnyGame, at: OpenAsk) => unknown): void => {
      const [a, b] = [told(() => look(game, open)), told(() => look(otherGame, otherOpen))];
      if (a !== b)
        this.found.differences.push(
          `seed ${this.seed}, ${ask.player} ${ask.question}, ${what}: ${a.slice(0, 600)}  <>  ${b.slice(0, 600)}`,
        );
    };
    if (options) compare('forms offered', (one) => ahead.formsOffered(one, asked, options));
    compare('proposal', (one, at) => ahead.proposed(one, at));
    for (const form of chosen) this.open(asked, form, compare);
  }

  /**
   * Returns the form filled in as preselected and at random; none if it is neither sampled nor ends at something face
   * down.
   */
  private chosen(game: AnyGame, asked: Asked, key: string): Filled[] {
    const { ahead, found } = this;
    const isDue = this.count++ % this.every === 0;
    if (!isDue && this.reached >= PER_GAME) return [];
    const fields = asFarAs(() => ahead.showForm(game, asked, key).fields) ?? [];
    const fills = [
      proposedValues(fields),
      ...Array.from({ length: OTHERWISE }, () => filledAnyhow(fields, this.below)),
    ];
    const reaching = fills.filter((fill) => {
      const given = asFarAs(() => ahead.submitForm(game, asked, key, fill));
      return given !== undefined && typeof given !== 'string' && endsAtHidden(game, asked, given, ahead.conceal);
    });
    found.reached += reaching.length;
    this.reached += reaching.length;
    if (isDue) return [{ key, fields, fills }];
    return reaching.length ? [{ key, fields, fills: reaching }] : [];
  }

  private open(
    asked: Asked,
    { key, fields, fills }: Filled,
    compare: (what: string, look: (one: AnyGame) => unknown) => void,
  ): void {
    const { ahead, found } = this;
    found.forms++;
    compare(key, (one) => ahead.showForm(one, asked, key));
    for (const fill of fills)
      compare(`${key} sent as ${JSON.stringify(fill)}`, (one) => ahead.submitForm(one, asked, key, fill));
    for (const line of linesFor(fields, this.below)) {
      found.typed++;
      compare(`"${line}"`, (one) => ahead.typedOn(one, asked, line));
    }
  }
}

/** A form and ways of filling it in: the keys selected, by field. */
interface Filled {
  key: string;
  fields: readonly FormField[];
  fills: Record<string, string[]>[];
}

/** Fillings per game that have to end at something face down before the search for more of them stops. */
const PER_GAME = 20;

/** Largest number of forms filled in per question: a turn has about thirty, nearly alike. */
const AT_ONCE = 3;

/** Compares every n-th question: `SEARCHING` until enough fillings are found in a game, `CONTENT` after that. */
const SEARCHING = 2;
const CONTENT = 12;

/** Number of random fillings per form in addition to the preselected one. */
const OTHERWISE = 1;

/** Returns one random option for each field that takes one, and each option of the other fields with an even chance. */
const filledAnyhow = (fields: readonly FormField[], below: (n: number) => number): Record<string, string[]> =>
  Object.fromEntries(
    fields.map(({ key, isSingle, options, text }) => [
      key,
      text
        ? [below(2) ? text.value : '']
        : isSingle
          ? [options[below(options.length)].key]
          : options.filter(() => below(2)).map((option) => option.key),
    ]),
  );

function openIn(game: AnyGame, ask: OpenAsk['ask']['id']): OpenAsk | undefined {
  return openAsks(game.state).find((one) => one.ask.id === ask);
}

/** Returns typed lines: the preselected options of a form, also followed by words about later questions. */
function linesFor(fields: readonly FormField[], below: (n: number) => number): string[] {
  const labels = fields.flatMap(({ options }) => options.filter(({ chosen }) => chosen).map(({ label }) => label));
  const all = fields.flatMap(({ options }) => options.map(({ label }) => label));
  if (!all.length) return [];
  const line = labels.slice(0, 6).join(', ');
  return [line, `${line}, for`, `${line}, ${all[below(all.length)]}, 2 fleet`].map((one) => one.slice(0, 300));
}

const asFarAs = <T>(body: () => T): T | undefined => {
  try {
    return body();
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
};

function told(look: () => unknown): string {
  try {
    return JSON.stringify(look()) ?? 'nothing';
  } catch (error) {
    if (error instanceof Illegal) return `refused: ${error.message}`;
    throw error;
  }
}

/** Tells whether the planned answers of a form end where hidden information would be needed. */
function endsAtHidden(
  game: AnyGame,
  { seat, question, data }: Asked,
  { reply, planned }: FormAnswers,
  conceal: Conceal,
): boolean {
  const open = openAsks(game.state).find(
    ({ ask }) => ask.player === seat && ask.question === question && JSON.stringify(ask.data) === JSON.stringify(data),
  );
  let at = open && lookAheadFrom(game.state, game.book as EngineBook<never>, open.ask.id, conceal);
  const replies = [{ question, reply }, ...planned];
  for (const [i, step] of replies.entries()) {
    if (
      !at ||
      at.open.ask.question !== step.question ||
      unlessUnknown(() => lookaheadProblem(at as never, step.reply)) !== undefined
    )
      return false;
    if (i < replies.length - 1) at = lookAheadAfter(at, step.reply);
    else
      try {
        lookAheadOrThrow(at, step.reply);
      } catch (error) {
        return error instanceof Unknown && error.of === 'hidden';
      }
  }
  return false;
}
