import { done, timingWindow, type EngineBook, type Frame, type Id } from '../../../../engine/index.ts';
import { ORDINARY_USE } from '../../../../kit/use.ts';
import type { LeaderCard } from '../components/component.ts';
import { resurvey } from '../components/in-force.ts';
import { above, momentProcedures } from '../components/moments.ts';
import { procedure, type Game, type Rulebook } from '../game.ts';
import { seatOf } from '../seats.ts';
import type { ComponentId, Leader, SeatId, State } from '../state.ts';

/** Scored objectives that unlock a hero (51.10). */
const OBJECTIVES = 3;

/** A leader's card; throws where there is none. */
export function leaderCardOf(game: Game, id: ComponentId): LeaderCard {
  const card = game.book.byKind.leader[id];
  if (!card) throw new Error(`No leader ${id}`);
  return card;
}

/** A faction's leaders as a game begins: agents are readied, the others locked (50.2, 51.3). */
export function leadersOf(book: Rulebook, faction: ComponentId): Record<ComponentId, Leader> | undefined {
  const cards = Object.values(book.byKind.leader).filter((one) => one.faction === faction);
  if (!cards.length) return undefined;
  return Object.fromEntries(cards.map(({ id, role }) => [id, { component: id, ...(role !== 'agent' && { locked: true as const }) }]));
}

/** How many objectives a seat has scored, public and secret ones; points that come from elsewhere do not count (51.10a, 51.10b). */
export const objectivesScored = ({ state }: Game, seat: SeatId): number =>
  new Set([
    ...state.objectives.filter(({ scoredBy }) => scoredBy.includes(seat)).map(({ id }) => id),
    ...(state.seats[seat]?.scoredSecrets ?? []),
  ]).size;

/** Whether the condition of a leader that is locked is fulfilled as things stand. */
const fulfilled = (game: Game, seat: SeatId, { role, unlocks }: LeaderCard): boolean =>
  role === 'hero' ? objectivesScored(game, seat) >= OBJECTIVES : (unlocks?.(game, seat) ?? false);

/** Every frame, on whatever line. */
function* frames(stack: State['stack']): Generator<Frame> {
  for (const frame of stack) {
    yield frame;
    for (const branch of frame.fork ?? []) yield* frames(branch.stack);
  }
}

/** What is resolved piece by piece: the procedures of a book that are the effect of a card. */
const effects = new WeakMap<Rulebook, ReadonlySet<string>>();
function effectsIn(book: Rulebook): ReadonlySet<string> {
  const known = effects.get(book);
  if (known) return known;
  const found = new Set([
    ORDINARY_USE,
    ...book.zones.flatMap(({ usedBy }) => usedBy ?? []),
    ...Object.values(book.byKind['strategy-card']).flatMap(({ primary, secondary }) => [primary.name, secondary.name]),
  ]);
  effects.set(book, found);
  return found;
}

/** Whether an ability or another effect is only partly resolved: conditions are looked at between them (51.6c). */
const resolving = ({ state, book }: Game): boolean => {
  const names = effectsIn(book);
  for (const { procedure: name } of frames(state.stack)) if (names.has(name)) return true;
  return false;
};

/** What is about to open a timing window, be it the window itself: what led to it has just come about. */
function windowAhead({ state }: Game): Id | undefined {
  const pending = state.moments.length ? momentProcedures.map(({ name }) => name) : [];
  for (const { id, procedure: name, step } of frames(state.stack))
    if ((name === timingWindow.name && step === 'start') || pending.includes(name)) return id;
  return undefined;
}

const unlockLeader = procedure<{ seat: SeatId; leader: ComponentId; before?: Id }>()('unlock-leader', {
  start: (game, { seat, leader, before }) => {
    unlock(game, seat, leader, before);
    return done();
  },
});

/** Turns a leader over to its unlocked side; it never goes back (51.6d, 51.10d). */
export function unlock(game: Game, seat: SeatId, leader: ComponentId, before?: Id): void {
  const held = seatOf(game, seat).leaders?.[leader];
  if (!held?.locked) return;
  delete held.locked;
  if (before !== undefined) held.unlockedBefore = before;
  resurvey(game);
  game.fact({ type: 'leader-unlocked', seat, leader });
}

/** Takes a leader out of the game for good (51.12). */
export function purgeLeader(game: Game, { holder, key }: { holder: SeatId; key: string }): void {
  const held = seatOf(game, holder).leaders?.[key];
  if (!held || held.purged) return;
  held.purged = true;
  resurvey(game);
  game.fact({ type: 'leader-purged', seat: holder, leader: held.component });
}

/** The leaders that are to be unlocked, one at a time. */
export const leaderCheck: EngineBook<Game>['standing'][number] = (game) => {
  const { phase, order, seats } = game.state;
  if (phase === 'setup' || phase === 'ended') return undefined;
  for (const seat of order) {
    const { leaders, eliminated } = seats[seat];
    if (!leaders || eliminated) continue;
    for (const leader in leaders) {
      if (!leaders[leader].locked || !fulfilled(game, seat, leaderCardOf(game, leader)) || resolving(game)) continue;
      const before = windowAhead(game);
      return above(unlockLeader, { seat, leader, ...(before !== undefined && { before }) });
    }
  }
  return undefined;
};

export const leaderProcedures = [unlockLeader];
