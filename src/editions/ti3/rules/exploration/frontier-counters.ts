import { done, goto, isFrameOf, type EngineBook } from '#engine';
import { kit } from '#ti3/rules/components/component.ts';
import { discardCards } from '#ti3/rules/components/decks.ts';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { cardOfCounter, COUNTER_PILE, parseCounterId } from './domain-counters.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

// Frontier counters are face down in empty systems until ships arrive (E3 22.10).

interface Entered {
  seat: SeatId;
  system: SystemId;
}

/** Reveals a frontier counter for arriving ships and applies its effect. */
const meetFrontier = procedure<Entered>()('meet-frontier', {
  turn: (game, { seat, system }) => {
    const lying = game.state.systems[system].frontier;
    if (!lying) return done();
    // Unpredictable, because hidden information is revealed.
    game.markRevealed();
    delete lying.seenBy;
    game.addFact({ type: 'frontier-counter-met', seat, system, counter: lying.id });
    return cardOfCounter(game, lying.id)?.entered?.(game, { seat, system }) ?? goto('finish');
  },
  finish: (game, { system }) => {
    const place = game.state.systems[system];
    const { frontier: lying } = place;
    const card = lying && cardOfCounter(game, lying.id);
    if (!lying) return done();
    delete place.frontier;
    if (card?.stays === 'in-system') {
      place.found = [...(place.found ?? []), parseCounterId(lying.id).component];
      kit.invalidateInForce(game);
      game.addFact({ type: 'frontier-counter-stays', system, counter: lying.id });
    } else discardCards(game, COUNTER_PILE, [lying.id]);
    return done();
  },
});

/** Procedures that finish first: a fleet that has left a battle encounters a counter once the battle is over. */
const PROCEDURES_TO_WAIT_FOR = ['space-battle', 'meet-frontier', 'setup'];

/** Starts the encounter as soon as ships are in a system with a counter, however they got there. */
export const frontierCounterCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { state } = game;
  if (!state.options.finalFrontier) return undefined;
  if (state.stack.some((frame) => PROCEDURES_TO_WAIT_FOR.some((name) => isFrameOf(frame, { name, steps: {} }))))
    return undefined;
  for (const { id: system, frontier } of Object.values(state.systems)) {
    const ship = frontier && shipsIn(game, system).at(0);
    if (ship) return interruptWith(meetFrontier, { seat: ship.owner, system });
  }
  return undefined;
};

export const frontierCounterProcedures = [meetFrontier];
