import { ask, call, choose, chosenKey, done, goto } from '#engine';
import { invasionSegment } from '#ti2/rules/invasion/invasion-segment.ts';
import { unitsByOwner } from '#ti2/rules/components/target-questions.ts';
import { offensiveFire } from '#ti2/rules/combat/pds-fire.ts';
import { spaceBattle } from '#ti2/rules/combat/space-battle.ts';
import { allUnits, opponentSeatsIn } from '#ti2/rules/units/units.ts';
import { expireEffects } from '#ti2/rules/components/kit.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { systemsWithEnemies, movementSegment } from '#ti2/rules/movement/movement.ts';
import { resetMovement } from '#ti2/rules/movement/movement-points.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import { seatsByInfluenceDrawn, remainingSeats } from '#ti2/rules/seats.ts';
import type { SeatId, Segment } from '#ti2/rules/terms.ts';

function enter(game: Game, seat: SeatId, segment: Segment): void {
  game.state.turn.segment = segment;
  game.addFact({ type: 'segment-begins', seat, segment });
}

/** Asks the active player which battle is fought next (E2 7.10). */
const nextBattle = question<object>()(
  'next-battle',
  (game, seat) => {
    const options = systemsWithEnemies(game, seat).map((key) => ({
      key,
      label: nameOfSystem(game, key),
      hint: unitsByOwner(game, seat, key),
    }));
    return options.length
      ? choose('Which space combat do you fight next?', options)
      : { kind: 'none', reason: 'You have no space combat left to fight.' };
  },
  { title: 'choose the next space combat', forced: true },
);

/** The space combat segment (E2 7.10). */
const spaceSegment = procedure<{ seat: SeatId }>()('space-segment', {
  fire: (_game, { seat }) => call(offensiveFire, { seat }, 'next'),
  next: (game, { seat }) =>
    systemsWithEnemies(game, seat).length ? ask([nextBattle.ask(seat, {})], 'battle') : done(),
  battle: (game, { seat: attacker }, { answer }) => {
    const system = chosenKey(answer);
    const defender = system === undefined ? undefined : opponentSeatsIn(game, system, attacker).at(0);
    if (system === undefined || defender === undefined) return goto('next');
    return call(spaceBattle, { system, attacker, defender }, 'next');
  },
});

/** A player turn: movement, space combat, invasion (E2 7.1). */
const turn = procedure<{ seat: SeatId }>()('turn', {
  begin: (game, { seat }) => {
    const { state } = game;
    state.active = seat;
    state.turn.number += 1;
    state.turn.had.push(seat);
    game.addFact({ type: 'turn-begins', seat, turn: state.turn.number });
    return openWindow('when', 'turn-begins', { seat }, 'move');
  },
  move: (game, { seat }) => {
    enter(game, seat, 'movement');
    return call(movementSegment, { seat }, 'battles');
  },
  battles: (game, { seat }) => {
    enter(game, seat, 'space-combat');
    return openWindow('when', 'battles-due', { seat }, 'fight');
  },
  fight: (_game, { seat }) => call(spaceSegment, { seat }, 'invade'),
  invade: (game, { seat }) => {
    enter(game, seat, 'invasion');
    return call(invasionSegment, { seat, seen: [] }, 'end');
  },
  end: (game, { seat }) => {
    game.state.active = null;
    game.state.turn.segment = null;
    const still =
      !allUnits(game).some(({ owner, voyage }) => owner === seat && voyage) &&
      !hasActed(game, seat) &&
      !game.state.seats[seat].eliminated;
    resetMovement(game);
    expireEffects(game, 'turn');
    game.addFact({ type: 'turn-ends', seat, ...(still && { still }) });
    return done();
  },
});

/** Facts of moving, loading and landing; ships that moved may be lost before the turn ends. */
const FACTS_THAT_COUNT_AS_ACTING: readonly string[] = ['ships-moved', 'units-loaded', 'units-landed'];

/** Tells whether a player moved, loaded or landed units in this turn. */
function hasActed({ facts }: Game, seat: SeatId): boolean {
  const begun = facts.findLastIndex(({ type }) => type === 'turn-begins');
  return facts
    .slice(begun + 1)
    .some((fact) => 'seat' in fact && fact.seat === seat && FACTS_THAT_COUNT_AS_ACTING.includes(fact.type));
}

/** Returns the players who have not had their turn in this round. */
export const waitingForTurn = (game: Game): SeatId[] =>
  remainingSeats(game.state).filter((seat) => !game.state.turn.had.includes(seat));

/** Turns in order of influence, recounted after each; each player has one (E2 7.1). */
export const turnsPhase = procedure<object>()('turns-phase', {
  next: (game) => {
    const [seat] = seatsByInfluenceDrawn(game, waitingForTurn(game));
    return seat === undefined ? done() : call(turn, { seat }, 'next');
  },
});

export const turnsProcedures = [turnsPhase, turn, spaceSegment];
export const turnsQuestions = [nextBattle];
