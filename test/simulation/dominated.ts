import {
  answer,
  canonicalJson,
  copyState,
  openAsks,
  answerProblem,
  specOf,
  type Answer,
  type EngineState,
  type Frame,
  type Id,
  type Json,
  type OpenAsk,
  type Spec,
} from '#engine';
import type { Answerer, SimulatedGame } from '#simulation';

/** An edition as it is judged here: who answers, and a game for a state. */
export interface Judged<G extends SimulatedGame> {
  answerer: Answerer<G>;
  gameOf: (state: G['state']) => G;
}

/** Options that change nothing. */
const IDLE = ['decline', 'no', 'hold', 'leave', 'none', 'keep', 'skip'];
/** Answers given on each line of play before it is left unjudged. */
const LIMIT = 10;
/** Alternatives that are tried for one answer. */
const TRIED = 6;
/** Parts of a state that say nothing of how anybody is off. */
const BOOKKEEPING = [
  'seed',
  'chain',
  'lines',
  'nextId',
  'stack',
  'facts',
  'version',
  'options',
  'order',
  'decks',
  'purged',
  'numbered',
  'turn',
  'active',
  'moments',
  'offers',
  'orders',
  'color',
  'home',
  'foreignTokensSince',
  'voyage',
  'lastCards',
];
/** What is the worse for being so. */
const BURDENS = ['exhausted', 'damaged', 'locked', 'purged', 'used', 'passed'];

type Items = Map<string, number>;

/** Everything on the table, counted: "owner|what". A minus sign before it: the owner is the worse for it. `frames`: with what is still to come. */
function itemsOf(state: EngineState, frames = true): Items {
  const counter = new Counter((state as unknown as { seats: object }).seats);
  counter.visit(state as unknown as Json, '', '');
  for (const { procedure, step, data } of frames ? framesIn(state.stack) : [])
    counter.add('', `${procedure}.${step} ${canonicalJson(data)}`);
  return counter.items;
}

class Counter {
  readonly items: Items = new Map();
  private readonly seats: object;

  constructor(seats: object) {
    this.seats = seats;
  }

  add(owner: string, what: string, count = 1): void {
    const key = `${owner}|${what}`;
    this.items.set(key, (this.items.get(key) ?? 0) + count);
  }

  visit(value: Json | undefined, path: string, owner: string): void {
    if (value === undefined || value === null || value === false) return;
    if (typeof value === 'number') this.add(owner, path, value);
    else if (Array.isArray(value)) for (const one of value) this.visit(one, `${path}[]`, owner);
    else if (typeof value === 'object') this.object(value as Record<string, Json>, path, owner);
    else this.leaf(value, path, owner);
  }

  private leaf(value: string | true, path: string, owner: string): void {
    if (BURDENS.includes(path.split('.').at(-1) ?? '')) this.add(owner, `-${path}`);
    else if (path.endsWith('.tokens[]') && Object.hasOwn(this.seats, String(value)))
      this.add(String(value), `-${path}`);
    else this.add(owner, `${path}=${value}`);
  }

  /** What somebody owns is counted by its kind and place: its id does not matter. */
  private object({ owner: owning, controller, ...rest }: Record<string, Json>, path: string, owner: string): void {
    const holder = owning ?? controller;
    const whose = typeof holder === 'string' ? holder : owner;
    if (typeof controller === 'string') this.add(whose, `${path} held`);
    const where = owning === undefined ? path : path.replace(/\.[^.]*$/, '');
    const kind = ['type', 'component', 'system', 'planet', 'site'];
    if (owning !== undefined) this.add(whose, `${where}:${canonicalJson(kind.map((key) => rest[key] ?? null))}`);
    const inner = Object.entries(rest).filter(([key]) => key !== 'id' && (owning === undefined || !kind.includes(key)));
    if (!inner.length && owning === undefined) this.add(whose, path);
    for (const [key, one] of inner) {
      if (BOOKKEEPING.includes(key)) continue;
      this.visit(
        one,
        where ? `${where}.${key}` : key,
        where === 'seats' && Object.hasOwn(this.seats, key) ? key : whose,
      );
    }
  }
}

const framesIn = (stack: readonly Frame[]): Frame[] =>
  stack.flatMap((frame) => [frame, ...(frame.fork ?? []).flatMap((branch) => framesIn(branch.stack))]);

/** What a seat lacks on one table that it has on the other, where it has nothing for it; undefined where it has something, or lacks nothing. */
function givenUp(seat: string, chosen: Items, other: Items): string[] | undefined {
  const lost: string[] = [];
  for (const key of new Set([...chosen.keys(), ...other.keys()])) {
    const more = (chosen.get(key) ?? 0) - (other.get(key) ?? 0);
    if (!more) continue;
    const [owner, what] = [key.slice(0, key.indexOf('|')), key.slice(key.indexOf('|') + 1)];
    const better = what.startsWith('-') ? more < 0 : more > 0;
    const rivals = owner !== '' && owner !== seat;
    if (rivals ? !better : better) return undefined;
    if (owner === '') return undefined;
    if (!rivals) lost.push(`${what} ${more}`);
  }
  return lost.length ? lost : undefined;
}

/** Whether anything of a seat's is less than on another table. */
const losesAny = (seat: string, chosen: Items, other: Items): boolean =>
  [...other].some(
    ([key, count]) => key.startsWith(`${seat}|`) && !key.startsWith(`${seat}|-`) && (chosen.get(key) ?? 0) < count,
  ) || [...chosen].some(([key, count]) => key.startsWith(`${seat}|-`) && count > (other.get(key) ?? 0));

/** Plays on from an answer until what it was asked for is over; undefined where that takes long, or where dice decide. */
function outcome<G extends SimulatedGame>(
  judged: Judged<G>,
  state: G['state'],
  open: OpenAsk,
  reply: Answer,
): G['state'] | undefined {
  const after = copyState(state) as G['state'];
  const game = judged.gameOf(after);
  const before = after.facts.length;
  answer(game as never, open.ask.player, open.ask.id, reply);
  for (let i = 0; i <= LIMIT; i++) {
    if (after.facts.slice(before).some(({ type }) => /rolled|rerolled|shuffled/.test(type))) return undefined;
    if (!isOpen(after, open.frame.id)) return after;
    const next = openAsks(after).find(({ ask }) => ask.reply === undefined);
    if (!next) return undefined;
    const spec = specOf(game as never, next);
    const given = next.ask.veiled
      ? []
      : judged.answerer(next, spec, (value) => answerProblem(game as never, next, value, spec), game);
    answer(game as never, next.ask.player, next.ask.id, given);
  }
  return undefined;
}

const isOpen = (state: EngineState, frame: Id): boolean => framesIn(state.stack).some(({ id }) => id === frame);

/** Other answers that might have been given: nothing, or another option. */
function alternatives(spec: Spec, reply: Answer): Answer[] {
  if (spec.kind !== 'choose' || !Array.isArray(reply) || !reply.length || IDLE.includes(reply[0])) return [];
  if (spec.min === 0) return [[]];
  const open = spec.options.filter(({ disabledReason }) => disabledReason === undefined).map(({ key }) => key);
  const idle = open.filter((key) => IDLE.includes(key));
  if (idle.length) return [[idle[0]]];
  return spec.max === 1
    ? open
        .filter((key) => !reply.includes(key))
        .slice(0, TRIED)
        .map((key) => [key])
    : [];
}

/** Whether something is answered to a card just played: what that would have brought is not seen yet. */
const answersCard = ({ ask: { data } }: OpenAsk): boolean =>
  (data as { event?: { name?: string } } | null)?.event?.name === 'action-card-played';

const secretsTold = (state: EngineState, seat: string): number =>
  state.facts.filter(({ to }) => to?.includes(seat)).length;

/** What is wrong with an answer: it leaves its player with less than another one, and with nothing for it. */
export function wasteOf<G extends SimulatedGame>(
  judged: Judged<G>,
  game: G,
  open: OpenAsk,
  spec: Spec,
  reply: Answer,
): string | undefined {
  const { player, question } = open.ask;
  const others = alternatives(spec, reply);
  const deed = question === 'turn' && Array.isArray(reply) && reply[0]?.includes(':');
  if ((question === 'turn' && !deed) || answersCard(open) || !(others.length || deed)) return undefined;
  const chosen = outcome(judged, game.state, open, reply);
  if (!chosen) return undefined;
  if (deed) {
    const lost = givenUp(player, itemsOf(chosen, false), itemsOf(game.state, false));
    return lost && secretsTold(chosen, player) <= secretsTold(game.state, player)
      ? `${question}: ${JSON.stringify(reply)} gives up ${lost.join(', ')}`
      : undefined;
  }
  const items = itemsOf(chosen);
  if (!losesAny(player, items, itemsOf(game.state))) return undefined;
  for (const other of others) {
    if (answerProblem(game as never, open, other, spec) !== undefined) continue;
    const instead = outcome(judged, game.state, open, other);
    if (!instead || secretsTold(chosen, player) > secretsTold(instead, player)) continue;
    const lost = givenUp(player, items, itemsOf(instead));
    if (lost)
      return `${question}: ${JSON.stringify(reply)} rather than ${JSON.stringify(other)} gives up ${lost.join(', ')}`;
  }
  return undefined;
}
