import { done, goto, isOf, type EngineBook } from '#engine';
import { kit } from '#ti3/rules/components/component.ts';
import { layDown } from '#ti3/rules/components/decks.ts';
import { above } from '#ti3/rules/events/moments.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { cardOfCounter, COUNTERS, readCounter } from './domain-counters.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

// Counters lie face down in empty space, until ships come there (E3 22.10).

interface Entered {
  seat: SeatId;
  system: SystemId;
}

/** Ships that have come to a counter turn it up, and meet what it says. */
const meetFrontier = procedure<Entered>()('meet-frontier', {
  turn: (game, { seat, system }) => {
    const lying = game.state.systems[system].frontier;
    if (!lying) return done();
    // Nothing that comes of it could have been foreseen.
    game.uncover();
    delete lying.seenBy;
    game.fact({ type: 'frontier-counter-met', seat, system, counter: lying.id });
    return cardOfCounter(game, lying.id)?.entered?.(game, { seat, system }) ?? goto('finish');
  },
  finish: (game, { seat, system }) => {
    const place = game.state.systems[system];
    const { frontier: lying } = place;
    const card = lying && cardOfCounter(game, lying.id);
    if (!lying || (card?.lasts && !shipsIn(game, system, seat).length)) return done();
    delete place.frontier;
    if (card?.stays === 'in-system') {
      place.found = [...(place.found ?? []), readCounter(lying.id).component];
      kit.resurvey(game);
      game.fact({ type: 'frontier-counter-stays', system, counter: lying.id });
    } else layDown(game, COUNTERS, [lying.id]);
    return done();
  },
});

/** What is going on is finished first: a fleet that has left a battle meets a counter once that is over. */
const UNDER_WAY = ['space-battle', 'meet-frontier', 'setup'];

/** Wherever ships come to a counter, by whatever way, they meet it at once. */
export const frontierCheck: EngineBook<Game>['standing'][number] = (game) => {
  const { state } = game;
  if (!state.options.finalFrontier) return undefined;
  if (state.stack.some((frame) => UNDER_WAY.some((name) => isOf(frame, { name, steps: {} })))) return undefined;
  for (const { id: system, frontier } of Object.values(state.systems)) {
    const ship = frontier && shipsIn(game, system).at(0);
    if (ship) return above(meetFrontier, { seat: ship.owner, system });
  }
  return undefined;
};

export const frontierProcedures = [meetFrontier];
