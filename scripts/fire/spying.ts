// Whole games in the real table, with everything that reaches anybody searched for what they must not know.
import { onlyAnswer, type Answer, type Json, type Spec } from '../../src/engine/index.ts';
import { completions } from '../../src/discord/typed.ts';
import { nextQuestion, giveAnswer } from '../../src/discord/questions.ts';
import type { SeenId } from '../../src/discord/in-view.ts';
import type { From } from '../../src/discord/place.ts';
import { publicMessage } from '../../src/discord/presenters/outgoing.ts';
import { Allowance } from '../../src/discord/allowance.ts';
import type { Context, Workings } from '../../src/discord/context.ts';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { playerCommands } from '../../src/editions/ti4/face/commands.ts';
import { eyesOf } from '../../src/editions/ti4/face/eyes.ts';
import { fourthEdition } from '../../src/editions/ti4/face/index.ts';
import { componentOf, type Component } from '../../src/editions/ti4/rules/components/component.ts';
import { newGame, type Rulebook } from '../../src/editions/ti4/rules/game.ts';
import type { SeatId, State, Veil } from '../../src/editions/ti4/rules/state.ts';
import { generator, randomly } from '../../src/editions/ti4/rehearsal/play.ts';
import { openStore } from '../../src/store/index.ts';
import { Illegal, Table, type Message } from '../../src/table/index.ts';
import { boardView, handView } from '../../src/editions/ti4/views/index.ts';

const HIDDEN: ReadonlySet<Component['kind']> = new Set(['action-card', 'agenda', 'objective']);

/** A book in which every card that can be hidden has a canary in its name: a text that stands nowhere else. */
export function bookWithCanaries(): { book: Rulebook; canaries: Map<string, string> } {
  const book = bookOf();
  /** What each stands for. */
  const canaries = new Map<string, string>();
  const components = Object.fromEntries(
    Object.values(book.components).map((one, i) => {
      if (!HIDDEN.has(one.kind)) return [one.id, one];
      const canary = `Zq${(i + 1000).toString(36)}x`;
      canaries.set(canary, one.id);
      return [one.id, { ...one, name: `${one.name} ${canary}` }];
    }),
  );
  return { book: { ...book, components }, canaries };
}

/** What each seat (and the public, '') has been shown by the rules of the game. */
class Known {
  private readonly seen = new Map<string, Set<string>>();

  of(viewer: string): Set<string> {
    const found = this.seen.get(viewer) ?? new Set();
    this.seen.set(viewer, found);
    return found;
  }

  /** Whatever is named in a fact is known to those it is told to. */
  tell(book: Rulebook, fact: { to?: unknown }, seats: string[]): void {
    const { to } = fact;
    const named = (JSON.stringify(fact).match(/[a-z0-9-]+(?:#\d+)?/gi) ?? [])
      .flatMap((word) => [word, componentOf(word)])
      .filter((word) => book.components[componentOf(word)] !== undefined || word.includes('#'));
    const viewers = Array.isArray(to) ? (to as string[]) : [...seats, ''];
    for (const viewer of viewers) for (const word of named) this.of(viewer).add(word);
  }

  /** What lies open, or in a seat's own hand. */
  look({ order, seats, decks, laws, objectives, effects }: State): void {
    const open = [
      ...Object.values(decks).flatMap(({ discard }) => discard),
      ...Object.values(laws).map(({ component }) => component),
      ...objectives.map(({ id }) => id),
      ...Object.values(effects).map(({ component }) => component),
      ...order.flatMap((seat) => [...seats[seat].scoredSecrets, ...seats[seat].playArea]),
    ];
    for (const viewer of [...order, '']) {
      const own = viewer === '' ? [] : [...seats[viewer].actionCards, ...seats[viewer].secretObjectives, ...seats[viewer].promissoryNotes];
      for (const card of [...open, ...own]) {
        this.of(viewer).add(card);
        this.of(viewer).add(componentOf(card));
      }
    }
  }
}

export interface Spied {
  answers: number;
  texts: number;
  bytes: number;
  leaks: string[];
}

export interface Watch {
  players: number;
  seed: number;
  veil?: Veil;
  /** Looks at everybody's hand, board and completions after every so many answers. */
  every?: number;
  limit?: number;
}

/** Plays one game at random and gives back what was said, and what of it somebody must not have learnt. */
export async function spy({ players, seed, veil = 'cards', every = 12, limit = 6000 }: Watch): Promise<Spied> {
  const { book, canaries } = bookWithCanaries();
  const below = generator(seed);
  let now = 1_000_000;
  const logged: string[] = [];
  const write = (about: object, words: string): void => void logged.push(`${words} ${JSON.stringify(about)}`);
  const log = { info: write, warn: write, error: write };
  const store = openStore(':memory:');
  const table = new Table({ store, editions: [fourthEdition(book) as never], clock: () => now, random: below, log });
  const real = eyesOf(table, book);
  const game = { id: '' as SeenId };
  const state = (): State => table.look(game.id).state as State;
  const picture = (input: unknown) => [{ name: 'board.webp', data: Buffer.from(JSON.stringify(input)), alt: '' }];
  const view = () => boardView(newGame(state(), book), null, {});
  // Pictures are not drawn: what they are drawn from is searched instead.
  const eyes = {
    ...real,
    board: async () => picture(view()),
    player: async () => picture(view()),
    closeUp: async () => picture(view()),
    hand: async (_id: string, seat: SeatId) => ({ text: '', pictures: picture(handView(newGame(state(), book), seat, seat)) }),
  };
  const context = { table, eyes, commands: playerCommands, clock: () => now, log, allowance: new Allowance(() => now) } as Workings;

  const users = Array.from({ length: players }, (_, i) => `90000000000000000${i}`);
  game.id = table.createGame(
    { user: users[0] },
    { edition: 'ti4', settings: eyes.lobby.settings({ veil }), place: { guild: '1', channel: '2', thread: '3' } },
  ).game as SeenId;
  for (const user of users) table.join({ user }, game.id, { name: `Player ${user.slice(-1)}` });
  table.start({ user: users[0] }, game.id);
  const seatsOf = Object.fromEntries(table.game(game.id).members.map(({ user, seat }) => [user, seat ?? '']));
  const userOf = (seat: string): string => users.find((user) => seatsOf[user] === seat) ?? '';

  const known = new Known();
  const found: Spied = { answers: 0, texts: 0, bytes: 0, leaks: [] };
  const search = (viewer: string, what: string, said: string | undefined): void => {
    const text = said ?? ''; // nothing was to be said
    found.texts++;
    found.bytes += text.length;
    const has = known.of(viewer);
    for (const canary of new Set(text.match(/Zq[a-z0-9]+x/g) ?? [])) {
      const id = canaries.get(canary);
      if (id !== undefined && !has.has(id)) found.leaks.push(`${viewer || 'everybody'} saw ${id} in ${what}: …${around(text, canary)}…`);
    }
    for (const card of text.match(/[a-z-]+#\d+/g) ?? [])
      if (book.components[componentOf(card)]?.kind === 'action-card' && !has.has(card))
        found.leaks.push(`${viewer || 'everybody'} saw ${card} in ${what}`);
    if (state().phase !== 'ended' && text.includes(state().seed)) found.leaks.push(`${viewer || 'everybody'} saw the seed in ${what}`);
  };

  let told = 0;
  let sent = 0;
  const gather = async (): Promise<void> => {
    const { head } = table.game(game.id);
    for (const { fact } of table.facts(game.id, told + 1, head)) known.tell(book, fact, state().order);
    told = head;
    known.look(state());
    for (const row of store.outbox.ofGame(game.id).filter(({ id }) => id > sent)) {
      sent = row.id;
      const said = { kind: row.kind, ...(row.payload as object) } as Message;
      if (row.lane.startsWith('user '))
        search(seatsOf[(said as { user?: string }).user ?? ''] ?? '', `a private ${row.kind}`, JSON.stringify(row.payload));
      else search('', `the message ${row.kind}`, JSON.stringify(await publicMessage(context, row, said, []), pictures));
    }
    for (const line of logged.splice(0)) search('', 'the log', line);
    search('', 'who is waited for', JSON.stringify([table.waiting(game.id), eyes.status(game.id), eyes.awaited(game.id)]));
  };

  const everything = async (): Promise<void> => {
    search('', 'the board', JSON.stringify([view(), eyes.scores(game.id), eyes.positions(game.id), eyes.seats(game.id)]));
    for (const seat of state().order) {
      const user = userOf(seat);
      const from: From = { caller: { user }, name: 'Player', guild: '1', channel: '3' };
      search(seat, 'the next question', JSON.stringify(nextQuestion(context, from, game.id)));
      search(seat, 'the hand', JSON.stringify(await eyes.hand(game.id, seat), pictures));
      search(seat, 'the board as they see it', JSON.stringify(boardView(newGame(state(), book), seat, {})));
      search(
        seat,
        'what can be used',
        JSON.stringify([
          eyes.usables(game.id, seat),
          eyes.notes(game.id, seat),
          eyes.tradableCards(game.id, seat),
          ...state().order.map((other) => eyes.doable(game.id, other)),
        ]),
      );
      for (const inquiry of eyes.inquiries) {
        const topics = eyes.topics(game.id, seat, inquiry.name);
        const topic = topics[below(Math.max(1, topics.length))];
        search(seat, `/why ${inquiry.name}`, JSON.stringify([topics, topic && eyes.why(game.id, seat, inquiry.name, topic.key)]));
      }
      for (const open of table.openAsks(game.id, user))
        search(seat, `completion of ${open.question}`, JSON.stringify(completions(open.spec, '')));
      // What a stranger to the question hears of it.
      const other = state().order.find((one) => one !== seat);
      for (const open of other === undefined ? [] : table.openAsks(game.id, userOf(other)).slice(0, 1))
        search(seat, 'a refusal', attempt(context, from, game.id, open.ask));
    }
  };

  await gather();
  for (; state().phase !== 'ended' && found.answers < limit && found.leaks.length < 20; found.answers++) {
    const open = users.flatMap((user) =>
      table
        .openAsks(game.id, user)
        .filter((one) => one.reply === undefined)
        .map((one) => ({ user, one })),
    );
    if (!open.length) break;
    const { user, one } = open[below(open.length)];
    if (one.veiled) {
      now += 3_600_000;
      if (table.closeDue(now) === 0) now += 72 * 3_600_000;
      table.closeDue(now);
    } else {
      const from: From = { caller: { user }, name: 'Player', guild: '1', channel: '3' };
      try {
        const reply = giveAnswer(
          context,
          from,
          { game: game.id, ask: one.ask },
          choice(below, one.spec, (answer) => table.problem(game.id, user, one.ask, answer)),
          one.question === 'window' && below(10) === 0,
        );
        await gather();
        search(seatsOf[user], 'the reply', JSON.stringify(reply, pictures));
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
        search(seatsOf[user], 'a refusal', error.message);
      }
    }
    await gather();
    if (found.answers % every === 0) await everything();
  }
  store.close();
  return found;
}

const choice = (below: (n: number) => number, spec: Spec, problem: (answer: Answer) => string | undefined): Answer =>
  onlyAnswer(spec) ?? randomly(below)({} as never, spec, problem, {} as never);

const around = (text: string, canary: string): string => text.slice(Math.max(0, text.indexOf(canary) - 60), text.indexOf(canary) + 20);

/** Pictures as text. */
const pictures = (_key: string, value: Json): Json =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
    ? Buffer.from((value as unknown as { data: number[] }).data).toString()
    : value;

function attempt(context: Context, from: From, game: SeenId, ask: string): string {
  try {
    context.table.answer(from.caller, game, ask, ['sabotage#1']);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
