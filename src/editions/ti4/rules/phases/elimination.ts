import { done, unwind, type EngineBook, type Procedure } from '#engine';
import { discardActionCards } from './action-cards.ts';
import { noteOwner } from '#ti4/rules/components/component.ts';
import { shuffleIn } from '#ti4/rules/components/decks.ts';
import { removeEffect } from '#ti4/rules/components/effects.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { discardExplorationCards, takeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { discardLaw } from '#ti4/rules/politics/laws.ts';
import { leaderCardOf } from '#ti4/rules/leaders/leaders.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { foreignTokensOf, hasForeignToken } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { returnForeignToken } from '#ti4/rules/tokens/foreign-tokens.ts';
import { returnPrisoners } from '#ti4/rules/units/capture.ts';
import { returnAlliances } from '#ti4/rules/planets/minor-factions.ts';
import { removeFromBoard } from '#ti4/rules/units/unit-index.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { prisonersOf } from '#ti4/rules/units/prisoners.ts';
import { returnNote, removeNote } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import { setSpeaker } from './speaker.ts';
import type { ComponentId, Leader, SeatId } from '#ti4/rules/state.ts';
import { returnStrategyCards } from './status-phase.ts';
import { definitionOf, isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { turn } from './action-phase.ts';
import { OUT_OF_TURN_ACTION, turnOwner } from './turn-state.ts';

/** Tells whether a seat has no planets, no ground forces and no unit with Production (33.1). */
function isOut(game: Game, seat: SeatId): boolean {
  if (planetsOf(game, seat).length) return false;
  if (
    unitsAt(game, { owner: seat }).some(
      (unit) => isGroundForce(game, unit) || definitionOf(game, unit).production !== undefined,
    )
  )
    return false;
  return !modify(game, 'stays-in-game', { seat }, false);
}

/** Returns other players' command tokens to them (33.10e); other players keep the eliminated player's (33.10f). */
function settleTokens(game: Game, seat: SeatId): void {
  for (const owner of [...foreignTokensOf(game, seat)]) returnForeignToken(game, seat, owner);
}

/**
 * Returns the unlocked commanders that stay in play because another player has one of the seat's command tokens
 * (33.10f).
 */
function commandersLeft(game: Game, seat: SeatId): Record<ComponentId, Leader> {
  if (!game.state.order.some((other) => hasForeignToken(game, other, seat))) return {};
  const leaders = Object.entries(seatOf(game, seat).leaders ?? {});
  return Object.fromEntries(
    leaders.filter(([, one]) => !one.locked && leaderCardOf(game, one.component).role === 'commander'),
  );
}

/** Removes the seat's units and command tokens from the board. */
function clearBoard(game: Game, seat: SeatId): void {
  for (const unit of unitsAt(game, { owner: seat })) removeFromBoard(game, unit); // 33.2
  for (const system of Object.values(game.state.systems))
    system.tokens = system.tokens.filter((owner) => owner !== seat);
}

function discardOwnLaws(game: Game, seat: SeatId): void {
  for (const [key, law] of Object.entries(game.state.laws)) if (law.owner === seat) discardLaw(game, key); // 33.3
}

/** Discards the seat's relic fragments and purges its relics. */
function settleFound(game: Game, seat: SeatId): void {
  const { fragments = [], relics = {} } = seatOf(game, seat);
  discardExplorationCards(game, takeKeptCards(game, seat, fragments));
  for (const relic of Object.keys(relics)) purgeRelic(game, seat, relic);
}

/** Returns other players' promissory notes to them, and removes the seat's own from all players. */
function settleNotes(game: Game, seat: SeatId): void {
  const place = seatOf(game, seat);
  for (const note of [...place.promissoryNotes, ...place.playArea])
    if (noteOwner(note) !== seat) returnNote(game, note); // 33.4
  for (const other of Object.values(game.state.seats)) {
    for (const note of [...other.promissoryNotes, ...other.playArea])
      if (noteOwner(note) === seat) removeNote(game, note);
  }
}

/** Ends the seat's lasting effects and deletes its open offers. */
function endUndertakings(game: Game, seat: SeatId): void {
  const { effects, offers } = game.state;
  for (const effect of Object.values(effects)) if (effect.holder === seat) removeEffect(game, effect.id);
  for (const offer of Object.values(offers)) if (offer.from === seat || offer.to === seat) delete offers[offer.id];
}

/** A player leaves the game (33). */
export const elimination = procedure<{ seat: SeatId }>()('elimination', {
  start: (_game, { seat }) => openWindow('when', 'player-eliminated', { seat }, 'leave'),
  leave: (game, { seat }) => {
    const { state } = game;
    const place = seatOf(game, seat);
    clearBoard(game, seat);
    discardOwnLaws(game, seat);
    settleNotes(game, seat);
    discardActionCards(game, seat, place.actionCards, 'elimination'); // 33.5
    returnStrategyCards(game, seat); // 33.6
    shuffleIn(game, 'secret', [...place.secretObjectives, ...place.scoredSecrets]); // 33.7
    const next = seatsFrom(state, seat).find((id) => id !== seat);
    if (state.speaker === seat && next !== undefined) setSpeaker(game, next); // 33.8
    settleFound(game, seat); // 73 note 2
    settleTokens(game, seat);
    returnAlliances(game, seat);
    // 33.11; other players keep the units they captured from this seat (17 note 5)
    returnPrisoners(game, seat, prisonersOf(game, seat), 'elimination');
    endUndertakings(game, seat);
    Object.assign(place, {
      secretObjectives: [],
      scoredSecrets: [],
      abilities: {},
      technologies: {},
      ...(place.leaders && { leaders: commandersLeft(game, seat) }),
      tokens: { tactic: 0, fleet: 0, strategy: 0 },
      tradeGoods: 0,
      commodities: 0,
      passed: true,
      orders: {},
      eliminated: true,
    } satisfies Partial<typeof place>);
    invalidateInForce(game);
    game.addFact({ type: 'player-eliminated', seat });
    // Elimination of the active player ends the turn.
    if (turnOwner(game) === seat && game.enclosingData(turn)) return unwind(turn, 'eliminated');
    return game.enclosingData(OUT_OF_TURN_ACTION)?.seat === seat ? unwind(OUT_OF_TURN_ACTION, 'eliminated') : done();
  },
});

export const eliminationProcedures: Procedure<Game, never>[] = [elimination];

export const eliminationCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { phase, order, seats } = game.state;
  if (phase === 'setup' || phase === 'ended') return undefined;
  // This check runs after every step, so seats that control a planet are skipped cheaply.
  const settled = new Set<SeatId | null>();
  for (const id in game.state.planets) settled.add(game.state.planets[id].controller);
  const seat = order.find((id) => !seats[id].eliminated && !settled.has(id) && isOut(game, id));
  return seat === undefined ? undefined : interruptWith(elimination, { seat });
};
