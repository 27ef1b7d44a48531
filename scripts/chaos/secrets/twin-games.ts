import { filterSequential, mapSequential } from '#discord/async/sequential.ts';
import { canonicalJson, type Answer, type SeatId } from '#engine';
import { ANY_MOMENT } from '#kit/prompts/order-words.ts';
import type { OpenQuestion } from '#service';
import type { Veil } from './editions/guarded-edition.ts';
import { GUARDED_EDITIONS } from './editions/index.ts';
import { inMemory, type LendDatabase } from '../../e2e/databases.ts';
import type { Sampling } from '../forms/form-tour.ts';
import { giveSkips } from './twin-skips.ts';
import { TwinTable } from './twin-table.ts';
import { createRandom, randomAnswerer } from '#simulation';
import { withOtherHand, holdsAnswers, playToTurn } from './twin-positions.ts';
import { otherDice, alike, difference } from './twin-differences.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Number of answers between checks of everything users can look up; messages are compared after each answer. */
const LOOK = 4;

export interface TwinComparison {
  answers: number;
  /** Public messages. */
  messages: number;
  bytes: number;
  /** Forms opened in each game. */
  forms: number;
  /** Windows that were real in one game and veiled in the other. */
  told: number;
  /** Prepared answers that met a real question in one game and a veiled one in the other. */
  orders: number;
  /** Plans of the owner to use nothing. */
  plans: number;
  /** Standing orders to skip questions. */
  skips: number;
  differences: string[];
}

interface Wish {
  players: number;
  seed: number;
  edition?: string;
  veil?: Veil;
  sets?: readonly string[];
  /** Sampling of the questions whose forms are opened. */
  sampling?: Sampling;
  limit?: number;
  /** The owner often plans to use nothing until their next turn. */
  plans?: boolean;
  /** All seats skip most of the questions that can be skipped. */
  skips?: boolean;
  /** Provides the databases of the services. In memory if left out. */
  lend?: LendDatabase;
}

/** Plays both games at random until they can no longer match. Reports where they looked different to anybody else. */
export async function compareTwins({
  players,
  seed,
  edition = 'ti4',
  veil = 'everything',
  limit = 120,
  sets,
  sampling = { first: 6, every: 4 },
  plans = false,
  skips = false,
  lend = inMemory,
}: Wish): Promise<TwinComparison> {
  const guarded = GUARDED_EDITIONS[edition];
  const state = playToTurn(guarded, players, seed, veil, sets);
  const below = createRandom(seed + 1);
  const owner = state.order[below(players)];
  holdsAnswers(state, owner, guarded.answering);
  const states = [state, withOtherHand(guarded, state, owner)];
  const pair = await mapSequential(states, async (one) =>
    TwinTable.open(guarded, { state: one, seed, sampling }, lend),
  );
  const found: TwinComparison = {
    answers: 0,
    messages: 0,
    bytes: 0,
    forms: 0,
    told: 0,
    orders: 0,
    plans: 0,
    skips: 0,
    differences: [],
  };
  const compare = async (when: string): Promise<void> => {
    for (const twin of pair) await twin.send();
    const whole = found.answers % LOOK === 0;
    const [a, b] = await Promise.all(
      pair.map(async (twin) => [...twin.said(owner), ...(whole ? await twin.shown(owner, found.answers) : [])]),
    );
    a.forEach(([what, text], i) => {
      found.bytes += text.length;
      if (text !== b[i][1]) found.differences.push(`${when}, ${what}: ${difference(text, b[i][1])}`);
    });
    found.forms = pair[0].tour.opened;
    found.messages = pair[0].recorder.sent.filter(({ to }) => to === null).length;
  };
  await compare('at the beginning');
  if (skips) found.skips = await giveSkips(pair, guarded, below);
  while (found.answers < limit && !found.differences.length && pair[0].state.phase !== 'ended') {
    const when = await step(pair, owner, below, { found, plans });
    if (when === undefined) break;
    found.answers++;
    for (const twin of pair) await twin.look();
    if (!alike(guarded, pair, owner) || otherDice(pair)) break;
    await compare(when);
  }
  for (const twin of pair) await twin.close();
  return found;
}

/** Returns a question's data without engine frame ids, which may differ and are never sent. */
const about = ({ data }: OpenQuestion): string => canonicalJson(data).replace(/"frame":[^,}]+/g, '');

interface Comparing {
  found: TwinComparison;
  plans: boolean;
}

/** Gives one answer in both games at the same moment. Undefined if no answer is legal in both. */
async function step(
  pair: TwinTable[],
  owner: SeatId,
  below: (n: number) => number,
  comparing: Comparing,
): Promise<string | undefined> {
  const { found } = comparing;
  const [one, other] = pair;
  await letTimePass(pair, below);
  const passed = await passBeforehand(pair, owner, below);
  if (passed !== undefined) {
    found.orders++;
    return passed;
  }
  const open = (
    await mapSequential(one.state.order, async (seat) =>
      (await one.asked(seat)).filter(({ reply }) => reply === undefined).map((ask) => ({ seat, ask })),
    )
  ).flat();
  if (!open.length) return undefined;
  const { seat, ask } = open[below(open.length)];
  const same = await sameAsked(other, seat, ask, seat === owner);
  if (!same) return seat === owner ? undefined : missing(found, seat, ask);
  return answerBoth(pair, owner, { seat, both: [ask, same] }, below, comparing);
}

/** Overwrites a stored question directly, for example its deadline. A service that caches the game has to reload it. */
const rewritten = async ({ store, game }: TwinTable, number: number, to: object): Promise<void> =>
  void (await store.commit({
    game,
    version: (await store.record(game)).version,
    writes: [{ is: 'change', into: 'asks', where: { game, number }, to: { ...to } }],
    interaction: null,
  }));

/** Sometimes advances the clock far enough for reminders. */
async function letTimePass(pair: TwinTable[], below: (n: number) => number): Promise<void> {
  const hours = below(12) ? below(40) * MINUTE : 9 * HOUR;
  for (const twin of pair) {
    // Random deadlines are compared elsewhere; here both games get the same ones, later than every step.
    for (const row of await twin.store.asks.ofGame(twin.game))
      if (row.dueAt !== null && !row.answered)
        await rewritten(twin, row.number, { dueAt: twin.now + 1000 * HOUR, closesAt: row.closesAt });
    twin.now += hours;
    await twin.remind();
  }
}

/** Sometimes lets the owner pass on a window in advance, so that the owner is no longer asked. */
async function passBeforehand(
  pair: TwinTable[],
  owner: SeatId,
  below: (n: number) => number,
): Promise<string | undefined> {
  if (below(6) !== 0) return undefined;
  const isAsked = async (twin: TwinTable): Promise<boolean> =>
    (await twin.asked(owner)).some(({ question, reply }) => question === 'window' && reply === undefined);
  if (!(await filterSequential(pair, isAsked)).length) return undefined;
  for (const twin of pair)
    await twin.table.giveOrders({ user: twin.users[owner] }, twin.game, { moment: ANY_MOMENT, until: 'turn' });
  return `after ${owner} has passed beforehand`;
}

/** Finds the same question in the other game; in a window, the owner's may be about something else. */
const sameAsked = async (
  other: TwinTable,
  seat: SeatId,
  ask: OpenQuestion,
  isOwner: boolean,
): Promise<OpenQuestion | undefined> =>
  (await other.asked(seat)).find(
    (two) =>
      two.question === ask.question &&
      two.reply === undefined &&
      ((isOwner && ask.question === 'window') || about(two) === about(ask)),
  );

async function answerBoth(
  pair: TwinTable[],
  owner: SeatId,
  { seat, both }: { seat: SeatId; both: [OpenQuestion, OpenQuestion] },
  below: (n: number) => number,
  { found, plans }: Comparing,
): Promise<string | undefined> {
  const [ask, same] = both;
  if (both.some(({ veiled }) => veiled)) {
    if (!both.every(({ veiled }) => veiled)) found.told++;
    await declineAlike(pair, seat, both, below);
    return `after ${seat} has nothing to say`;
  }
  if (seat === owner && ask.question === 'window') {
    found.told++;
    if (canonicalJson(ask.spec as never) !== canonicalJson(same.spec as never)) return giveBoth(pair, seat, both, []);
  }
  const reply = ask.question === 'window' && below(3) ? [] : (leading(ask, found) ?? choice(both, below));
  if (reply === undefined) return undefined;
  const isPlanned = plans && seat === owner && ask.question !== 'window' && below(2) === 0;
  if (isPlanned) found.plans++;
  return giveBoth(pair, seat, both, reply, isPlanned ? { plan: { standing: USE_NOTHING } } : {});
}

/** The plan of a form in which its player uses nothing. */
const USE_NOTHING = [{ question: 'window', about: {}, reply: [] }];

function missing(found: TwinComparison, seat: SeatId, { question }: OpenQuestion): string {
  found.differences.push(`${seat} is asked ${question} in one game only`);
  return '';
}

async function giveBoth(
  pair: TwinTable[],
  seat: SeatId,
  both: OpenQuestion[],
  reply: Answer,
  options: { plan?: { standing: typeof USE_NOTHING } } = {},
): Promise<string> {
  await mapSequential(pair, async (twin, i) =>
    twin.table.answer({ user: twin.users[seat] }, twin.game, both[i].ask, structuredClone(reply), options),
  );
  return `after ${both[0].question} of ${seat} (${JSON.stringify(reply)})`;
}

/**
 * Declines in both games at the same moment and equally firmly: the service in the veiled one, the player in the real
 * one.
 */
async function declineAlike(
  pair: TwinTable[],
  seat: SeatId,
  both: OpenQuestion[],
  below: (n: number) => number,
): Promise<void> {
  const firm = below(3) > 0;
  await mapSequential(pair, async (twin, i) => {
    if (!both[i].veiled)
      return void (await twin.table.answer({ user: twin.users[seat] }, twin.game, both[i].ask, [], { firm }));
    const row = (await twin.store.asks.ofGame(twin.game)).find(
      (one) => one.seat === seat && one.veiled && !one.answered && one.hiddenAt === null,
    );
    await rewritten(twin, row?.number ?? 0, { dueAt: twin.now });
    twin.fixed = firm ? 1 : 0;
    await twin.table.answerExpired(twin.now);
    twin.fixed = undefined;
  });
}

/** Returns a turn's strategic action, after which others are asked what they may skip; undefined if there is none. */
function leading({ spec, problem }: OpenQuestion, { skips }: TwinComparison): Answer | undefined {
  const keys = skips && spec.kind === 'choose' ? spec.options.map(({ key }) => [key]) : [];
  return keys.find((reply) => /^strategic\b/.test(reply[0]) && problem(reply) === undefined);
}

/** Returns an answer that is legal in both games. Undefined if none is found. */
function choice(both: OpenQuestion[], below: (n: number) => number): Answer | undefined {
  const problem = (reply: Answer): string | undefined =>
    both.map((one) => one.problem(reply)).find((one) => one !== undefined);
  for (let attempt = 0; attempt < 30; attempt++) {
    const reply = randomAnswerer(below)({} as never, both[0].spec, problem, {} as never);
    if (problem(reply) === undefined) return reply;
  }
  return [[], null].find((reply) => problem(reply) === undefined);
}
