import { mapSequential } from '#discord/async/sequential.ts';
// Plays whole games in the real service and searches everything that reaches a user for what that user must not know.
import { onlyAnswer, openAsks, type Answer, type Json, type SeatId, type Spec } from '#engine';
import { completeAnswer } from '#discord/input/parse-answer.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { submitAnswer } from '#discord/questions/question-handler.ts';
import type { VisibleGameId } from '#discord/access/visible-game.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import type { HandlerContext } from '#discord/interactions/replies.ts';
import { resolveVisibleGame } from '#discord/access/game-access.ts';
import { Illegal, type QueuedMessage, type OpenQuestion } from '#service';
import { randomAnswerer } from '#simulation';
import { extractCanaries } from './editions/guarded-edition.ts';
import { askedOf, FormTour } from '../forms/form-tour.ts';
import { KnownCards } from '../forms/known-cards.ts';
import { openWatchedGame, type WatchedGame, type LeakSearchOptions } from './watched-game.ts';

export interface LeakReport {
  answers: number;
  /** Number of forms opened. */
  forms: number;
  texts: number;
  bytes: number;
  leaks: string[];
}

/** Searches the texts of a game. */
class Search {
  readonly found: LeakReport = { answers: 0, forms: 0, texts: 0, bytes: 0, leaks: [] };
  private readonly known: KnownCards;
  private readonly scene: WatchedGame;
  private readonly tour: FormTour;
  private told = 0;
  private sent = 0;

  constructor(scene: WatchedGame) {
    this.scene = scene;
    this.known = new KnownCards(scene.guarded);
    this.tour = new FormTour(scene.face.forms, scene.guarded.kinds, scene.sampling);
  }

  async search(viewer: string, what: string, said: string | undefined): Promise<void> {
    const { canaries, book, state, guarded } = this.scene;
    const text = said ?? ''; // there was nothing to say
    this.found.texts++;
    this.found.bytes += text.length;
    const has = this.known.of(viewer);
    const leak = (words: string): void => void this.found.leaks.push(`${viewer || 'everybody'} saw ${words}`);
    for (const canary of extractCanaries(text)) {
      const id = canaries.get(canary);
      if (id !== undefined && !has.has(id)) leak(`${id} in ${what}: …${around(text, canary)}…`);
    }
    for (const card of text.match(/[a-z-]+#\d+/g) ?? [])
      if (book.components[guarded.componentOf(card)]?.kind === 'action-card' && !has.has(card))
        leak(`${card} in ${what}`);
    if ((await state()).phase !== 'ended' && text.includes((await state()).seed)) leak(`the seed in ${what}`);
  }

  /** Adds the cards named in facts from before the service loaded the game. */
  async begin(): Promise<void> {
    const { facts, order } = await this.scene.state();
    for (const fact of facts) this.known.tell(this.scene.book, fact, order);
  }

  /** Searches everything sent since the last call. */
  async gather(): Promise<void> {
    const { table, game, book, state, store, seatsOf, context, logged, sight } = this.scene;
    const { head } = await table.getGame(game.id);
    for (const { fact } of await table.facts(game.id, this.told + 1, head))
      this.known.tell(book, fact, (await state()).order);
    this.told = head;
    this.known.look(await state());
    for (const row of (await store.outbox.ofGame(game.id)).filter(({ id }) => id > this.sent)) {
      this.sent = row.id;
      const said = { kind: row.kind, ...(row.payload as object) } as QueuedMessage;
      if (row.lane.startsWith('user '))
        await this.search(
          seatsOf[(said as { user?: string }).user ?? ''] ?? '',
          `a private ${row.kind}`,
          JSON.stringify(row.payload),
        );
      else
        await this.search(
          '',
          `the message ${row.kind}`,
          JSON.stringify(await publicMessage(context, row, said, []), pictures),
        );
    }
    for (const line of logged.splice(0)) await this.search('', 'the log', line);
    await this.search(
      '',
      'who is waited for',
      JSON.stringify([await table.pendingPlayers(game.id), (await sight()).status(), (await sight()).pendingActions()]),
    );
  }

  /** Searches everything that anybody can look up. */
  async everything(): Promise<void> {
    const { guarded, sight, state, now } = this.scene;
    await this.search(
      '',
      'the board',
      JSON.stringify([guarded.board(await now(), null), (await sight()).scores(), (await sight()).seatChoices()]),
    );
    for (const seat of (await state()).order) await this.everythingOf(seat);
  }

  private async everythingOf(seat: SeatId): Promise<void> {
    const { guarded, below, table, game, context, state, now } = this.scene;
    const presenter = await this.scene.sight();
    const user = this.userOf(seat);
    const from = fromOf(user);
    await this.search(
      seat,
      'the next question',
      JSON.stringify(await showNextQuestion(context, from, await resolveVisibleGame(context, from, game.id))),
    );
    await this.search(seat, 'the hand', JSON.stringify(await presenter.hand?.(seat, user), pictures));
    await this.search(seat, 'the board as they see it', JSON.stringify(guarded.board(await now(), seat)));
    const first = guarded.turns * below(100);
    for (let turn = 0; turn < guarded.turns; turn++)
      for (const [what, said] of guarded.called(presenter, seat, first + turn))
        await this.search(seat, what, JSON.stringify(said));
    for (const open of await table.openQuestions(game.id, user))
      await this.search(seat, `completion of ${open.question}`, JSON.stringify(completeAnswer(open.spec, '')));
    // A refusal to another player must not leak either.
    const other = (await state()).order.find((one) => one !== seat);
    for (const open of other === undefined ? [] : (await table.openQuestions(game.id, this.userOf(other))).slice(0, 1))
      await this.search(seat, 'a refusal', await attempt(context, from, game.id, open.ask));
  }

  /** Searches what a player sees before answering: the forms and the proposal. */
  async beforehand(user: string, one: OpenQuestion): Promise<void> {
    const { table, game, sight } = this.scene;
    const { seat, question, ask, veiled } = one;
    if (veiled) return;
    const seen = await this.tour.seenBy(askedOf(await sight(), seat, one));
    this.found.forms = this.tour.opened;
    for (const [what, said] of seen) await this.search(seat, what, JSON.stringify(said));
    if (!seen.length || question === 'window') return;
    const proposed = (await table.createProposal(game.id, ask, user)) ?? (await table.findDraft(game.id, ask, user));
    await this.search(seat, `what is proposed for ${question}`, JSON.stringify(proposed));
  }

  private userOf(seat: string): string {
    const { users, seatsOf } = this.scene;
    return users.find((user) => seatsOf[user] === seat) ?? '';
  }

  /** Answers a question at random and searches the reply. */
  async answer(user: string, one: OpenQuestion): Promise<void> {
    const { game, context, seatsOf } = this.scene;
    try {
      const from = fromOf(user);
      const reply = await submitAnswer(context, from, await resolveVisibleGame(context, from, game.id), {
        ask: one.ask,
        answer: await this.choice(user, one),
        firm: one.question === 'window' && this.scene.below(10) === 0,
      });
      await this.gather();
      await this.search(seatsOf[user], 'the reply', JSON.stringify(reply, pictures));
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      await this.search(seatsOf[user], 'a refusal', error.message);
    }
  }

  /** Returns a random answer, or the one of a practice player. */
  private async choice(user: string, one: OpenQuestion): Promise<Answer> {
    const { guarded, below, now, seatsOf } = this.scene;
    if (guarded.thought && below(2)) {
      const open = openAsks((await now()).state).find(
        ({ ask }) => ask.player === seatsOf[user] && ask.question === one.question,
      );
      if (open && !open.ask.veiled) return guarded.thought(await now(), open);
    }
    return anything(below, one.spec, one.problem);
  }
}

const fromOf = (user: string): InteractionOrigin => ({ caller: { user }, name: 'Player', guild: '1', channel: '3' });

/** Plays one game at random and reports the searched texts and leaks. */
export async function searchLeaks(watch: LeakSearchOptions): Promise<LeakReport> {
  const { every = 12, limit = 6000 } = watch;
  const scene = await openWatchedGame(watch);
  const { table, game, users, below, state, store, giveBack } = scene;
  const search = new Search(scene);
  const { found } = search;
  await search.begin();
  await search.gather();
  for (; (await state()).phase !== 'ended' && found.answers < limit && found.leaks.length < 20; found.answers++) {
    const open = (
      await mapSequential(users, async (user) =>
        (await table.openQuestions(game.id, user))
          .filter((one) => one.reply === undefined)
          .map((one) => ({ user, one })),
      )
    ).flat();
    if (!open.length) break;
    const { user, one } = open[below(open.length)];
    await search.beforehand(user, one);
    if (one.veiled) await closeVeiled(scene);
    else await search.answer(user, one);
    await search.gather();
    if (found.answers % every === 0) await search.everything();
  }
  await store.close();
  await giveBack();
  return found;
}

/** Advances the clock until the service has answered veiled questions. */
async function closeVeiled({ table, clock }: WatchedGame): Promise<void> {
  clock.now += 3_600_000;
  if ((await table.answerExpired(clock.now)) === 0) clock.now += 72 * 3_600_000;
  await table.answerExpired(clock.now);
}

const anything = (below: (n: number) => number, spec: Spec, problem: (answer: Answer) => string | undefined): Answer =>
  onlyAnswer(spec) ?? randomAnswerer(below)({} as never, spec, problem, {} as never);

const around = (text: string, canary: string): string =>
  text.slice(Math.max(0, text.indexOf(canary) - 60), text.indexOf(canary) + 20);

/** Replaces picture buffers by their text. */
const pictures = (_key: string, value: Json): Json =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
    ? Buffer.from((value as unknown as { data: number[] }).data).toString()
    : value;

async function attempt(
  context: HandlerContext,
  from: InteractionOrigin,
  game: VisibleGameId,
  ask: string,
): Promise<string> {
  try {
    await context.service.answer(from.caller, game, ask, ['sabotage#1']);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
