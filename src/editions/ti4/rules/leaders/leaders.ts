import {
  ask,
  choose,
  chosenKey,
  frameDataOf,
  done,
  framesOf,
  timingWindow,
  type EngineBook,
  type Id,
  type Spec,
} from '#engine';
import { formatCount } from '#text/sentences.ts';
import { USE_ABILITY_PROCEDURE } from '#kit/components/ability-use.ts';
import type { LeaderCard } from '#ti4/rules/components/component.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { interruptWith, momentProcedures } from '#ti4/rules/events/moments.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { attachCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { cardsBeingExplored } from '#ti4/rules/exploration/exploration.ts';
import { procedure, question, type Game, type Rulebook } from '#ti4/rules/game.ts';
import { blockadeProcedures } from '#ti4/rules/production/blockade-checks.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, Leader, PlanetId, SeatId } from '#ti4/rules/state.ts';
import { removeExcess } from '#ti4/rules/units/fleet-excess.ts';

/** Number of scored objectives that unlock a hero (51.10). */
export const OBJECTIVES_TO_UNLOCK_HERO = 3;

/** Returns a leader's card; throws if there is none. */
export function leaderCardOf(game: Game, id: ComponentId): LeaderCard {
  const card = game.book.byKind.leader[id];
  if (!card) throw new Error(`No leader ${id}`);
  return card;
}

/**
 * Returns a faction's leaders at the start of a game: agents readied, the others locked (50.2, 51.3). `comes` selects
 * the leaders the faction has, by default all. Undefined if it has none.
 */
export function leadersOf(
  book: Rulebook,
  faction: ComponentId,
  comes: (leader: ComponentId) => boolean = () => true,
): Record<ComponentId, Leader> | undefined {
  const cards = Object.values(book.byKind.leader).filter((one) => one.faction === faction && comes(one.id));
  if (!cards.length) return undefined;
  return Object.fromEntries(
    cards.map(({ id, role }) => [id, { component: id, ...(role !== 'agent' && { locked: true as const }) }]),
  );
}

/**
 * Returns the number of objectives a seat has scored, public and secret; points from other sources do not count
 * (51.10a, 51.10b).
 */
export const objectivesScored = ({ state }: Game, seat: SeatId): number =>
  new Set([
    ...state.objectives.filter(({ scoredBy }) => scoredBy.includes(seat)).map(({ id }) => id),
    ...(state.seats[seat]?.scoredSecrets ?? []),
  ]).size;

/** Tells whether a leader's condition is currently fulfilled, or it may be unlocked for trade goods. */
const fulfilled = (game: Game, seat: SeatId, card: LeaderCard): boolean =>
  card.role === 'hero'
    ? objectivesScored(game, seat) >= OBJECTIVES_TO_UNLOCK_HERO
    : (card.unlocks?.(game, seat) ?? false) || occasionFor(game, seat, card) !== undefined;

/**
 * Returns the id of an occasion to unlock a leader for trade goods that has not been offered yet; undefined if there is
 * none, or too few trade goods.
 */
function occasionFor(game: Game, seat: SeatId, { id, unlockedFor }: LeaderCard): number | undefined {
  const { leaders } = seatOf(game, seat);
  if (!unlockedFor || spendableTradeGoods(game, seat) < unlockedFor.tradeGoods) return undefined;
  const occasion = unlockedFor.occasion(game, seat);
  return occasion === leaders?.[id]?.offered ? undefined : occasion;
}

const whetherToUnlock = question<{ leader: ComponentId }>()(
  'unlock-for-trade-goods',
  (game, seat, { leader }): Spec => {
    const { name, unlockedFor } = leaderCardOf(game, leader);
    const price = unlockedFor?.tradeGoods ?? 0;
    if (spendableTradeGoods(game, seat) < price)
      return { kind: 'none', reason: 'You no longer have enough trade goods.' };
    return choose(`Do you unlock ${name} for ${formatCount(price, 'trade good')}?`, [
      { key: 'yes', label: `Spend ${formatCount(price, 'trade good')}` },
      { key: 'no', label: 'Keep it locked' },
    ]);
  },
  { title: 'unlock a leader' },
);

/** Tells whether a seat's leader would now be unlocked if it were locked. */
export const wouldUnlock = (game: Game, seat: SeatId, leader: ComponentId): boolean =>
  fulfilled(game, seat, leaderCardOf(game, leader));

/** Names of the procedures during which no condition is checked, such as the effects of cards; cached by rulebook. */
const effects = new WeakMap<Rulebook, ReadonlySet<string>>();
function effectsIn(book: Rulebook): ReadonlySet<string> {
  const known = effects.get(book);
  if (known) return known;
  const found = new Set([
    USE_ABILITY_PROCEDURE,
    // Excess units are removed before anything is counted (Rear Admiral Farran note 1).
    removeExcess.name,
    ...book.zones.flatMap(({ procedure }) => procedure ?? []),
    // Units destroyed by a blockade are removed before anything else is checked.
    ...blockadeProcedures.map(({ name }) => name),
    ...Object.values(book.byKind['strategy-card']).flatMap(({ primary, secondary }) => [primary.name, secondary.name]),
  ]);
  effects.set(book, found);
  return found;
}

/**
 * Tells whether an ability or another effect is only partly resolved; conditions are checked between effects (51.6c).
 */
export const isResolvingAbility = ({ state, book }: Game): boolean => {
  const names = effectsIn(book);
  for (const frame of framesOf(state.stack))
    if (names.has(frame.procedure) || cardsBeingExplored(frame).length > 0) return true;
  return false;
};

/**
 * Tells whether any ability is only partly resolved, including production whose units are chosen but not yet paid for.
 */
export const isMidResolution = (game: Game): boolean =>
  isResolvingAbility(game) ||
  [...framesOf(game.state.stack)].some((frame) => frameDataOf(frame, produceUnits)?.orders !== undefined);

/**
 * Returns the id of the frame that is, or is about to open, a timing window: the event for the window has just
 * happened. Undefined if there is none.
 */
function windowAhead({ state }: Game): Id | undefined {
  const pending = state.moments.length ? momentProcedures.map(({ name }) => name) : [];
  for (const { id, procedure: name, step } of framesOf(state.stack))
    if ((name === timingWindow.name && step === 'start') || pending.includes(name)) return id;
  return undefined;
}

const unlockLeader = procedure<{ seat: SeatId; leader: ComponentId; before?: Id }>()('unlock-leader', {
  start: (game, { seat, leader, before }) => {
    const occasion = occasionFor(game, seat, leaderCardOf(game, leader));
    if (occasion !== undefined) {
      const held = seatOf(game, seat).leaders?.[leader];
      if (held) held.offered = occasion;
      return ask([whetherToUnlock.ask(seat, { leader })], 'asked');
    }
    unlockLeaderCard(game, seat, leader, before);
    return done();
  },
  asked: (game, { seat, leader, before }, got) => {
    if (chosenKey(got.answer) !== 'yes') return done();
    spendTradeGoods(game, seat, leaderCardOf(game, leader).unlockedFor?.tradeGoods ?? 0, leader);
    unlockLeaderCard(game, seat, leader, before);
    return done();
  },
});

/** Turns a leader to its unlocked side; it is never locked again (51.6d, 51.10d). */
export function unlockLeaderCard(game: Game, seat: SeatId, leader: ComponentId, before?: Id): void {
  const held = seatOf(game, seat).leaders?.[leader];
  if (!held?.locked) return;
  delete held.locked;
  if (before !== undefined) held.unlockedBefore = before;
  invalidateInForce(game);
  game.addFact({ type: 'leader-unlocked', seat, leader });
}

/** Purges a leader (51.12). */
export function purgeLeader(game: Game, { holder, key }: { holder: SeatId; key: string }): void {
  const held = seatOf(game, holder).leaders?.[key];
  if (!held || held.purged) return;
  held.purged = true;
  invalidateInForce(game);
  game.addFact({ type: 'leader-purged', seat: holder, leader: held.component });
}

/** Sets a hero aside whose effect lasts for the round; it is purged when the round ends. */
export function setHeroAside(game: Game, { holder, key }: { holder: SeatId; key: string }): void {
  const held = seatOf(game, holder).leaders?.[key];
  if (!held || held.purged) return;
  held.beside = true;
  invalidateInForce(game);
}

/** Purges the heroes that were set aside, at the end of a round. */
export function purgeHeroesSetAside(game: Game): void {
  for (const { id, leaders = {} } of Object.values(game.state.seats))
    for (const key in leaders) {
      if (!leaders[key].beside) continue;
      delete leaders[key].beside;
      purgeLeader(game, { holder: id, key });
    }
}

/** Attaches a leader's card to a planet (12); it stays there if control changes. */
export function attachLeader(game: Game, { holder, key }: { holder: SeatId; key: string }, planet: PlanetId): void {
  const held = seatOf(game, holder).leaders?.[key];
  if (!held || held.purged || held.attached !== undefined) return;
  held.attached = planet;
  attachCard(game, held.component, planet);
}

/** Unlocks leaders whose conditions are fulfilled, one at a time. */
export const leaderCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { phase, order, seats } = game.state;
  if (phase === 'setup' || phase === 'ended') return undefined;
  for (const seat of order) {
    const { leaders, eliminated } = seats[seat];
    if (!leaders || eliminated) continue;
    for (const leader in leaders) {
      if (!leaders[leader].locked || !fulfilled(game, seat, leaderCardOf(game, leader)) || isResolvingAbility(game))
        continue;
      const before = windowAhead(game);
      return interruptWith(unlockLeader, { seat, leader, ...(before !== undefined && { before }) });
    }
  }
  return undefined;
};

export const leaderProcedures = [unlockLeader];
export const leaderQuestions = [whetherToUnlock];
