import { join } from 'node:path';
import { rulebooksBySets as secondBooks } from '#ti2/rulebook.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { canonicalJson, randomAnswer, type Answer, type Spec } from '#engine';
import { openStore, type Store } from '#store';
import { GameService, type Edition, type OpenQuestion } from '#service';
import { createRandom } from '#simulation';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

/** Editions whose games can be in the database. */
const EDITIONS: Edition[] = [
  createFourthEdition(singleRulebook(rulebookOf())),
  createThirdEdition(rulebooksBySets()),
  createSecondEdition(secondBooks()),
];
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Reads the open questions from the bot's own database without changing it. */
export class GameRecords {
  readonly path: string;
  readonly store: Store;
  readonly table: GameService;

  private constructor(path: string, store: Store, table: GameService) {
    this.path = path;
    this.store = store;
    this.table = table;
  }

  static async open(
    folder: string,
    file = 'custodian.db',
    now: () => number = Date.now,
    random: (n: number) => number = createRandom(1),
    editions = EDITIONS,
  ): Promise<GameRecords> {
    return GameRecords.at(join(folder, file), now, random, editions);
  }

  /** Opens the database `where`: a file, or `postgres://...`. */
  static async at(
    where: string,
    now: () => number = Date.now,
    random: (n: number) => number = createRandom(1),
    editions = EDITIONS,
  ): Promise<GameRecords> {
    const store = await openStore(where);
    return new GameRecords(where, store, new GameService({ store, editions, clock: now, random, log: silent }));
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  /** Returns the user's first unanswered question, as `/answer` takes it. */
  async question(game: string, user: string): Promise<OpenQuestion | undefined> {
    return (await this.table.openQuestions(game, user)).find((one) => one.reply === undefined && !one.veiled);
  }

  /** Returns a legal answer that can be typed, with its text. */
  reply(open: OpenQuestion, below: (n: number) => number): { answer: Answer; text: string } | undefined {
    for (let attempt = 0; attempt < 12; attempt++) {
      const answer = attempt > 8 && open.spec.kind === 'allot' ? open.spec.proposed : randomAnswer(open.spec, below);
      const text = typed(open.spec, answer);
      if (text === undefined || open.problem(answer)) continue;
      const read = parseAnswer(open.spec, text);
      if ('answer' in read && canonicalJson(read.answer as never) === canonicalJson(answer as never))
        return { answer, text };
    }
    return undefined;
  }
}

/** Formats an answer as a player who knows every key would type it. Undefined if it cannot be typed. */
function typed(spec: Spec, answer: Answer): string | undefined {
  const text = wordsOf(spec, answer);
  return text !== undefined && text.length <= 5_000 ? text : undefined;
}

function wordsOf(spec: Spec, answer: Answer): string | undefined {
  if (answer === null || spec.kind === 'none') return undefined;
  if (typeof answer === 'number') return String(answer);
  if (Array.isArray(answer)) return answer.length ? answer.join(', ') : 'pass';
  const counts = Object.entries(answer).filter(([, count]) => count > 0);
  return counts.length ? counts.map(([key, count]) => `${count} ${key}`).join(', ') : 'nothing';
}
