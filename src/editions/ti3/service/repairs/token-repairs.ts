import { drawCards } from '#ti3/rules/components/decks.ts';
import { COUNTER_PILE, counterOn, removeCounter } from '#ti3/rules/exploration/domain-counters.ts';
import { findLeader, placeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { parseYesNo, seatProblem } from '#kit/repairs.ts';
import { defineRepair } from './repair.ts';

// Corrections of leaders and of domain counters on planets.

const LOST = 'lost';

/** Moves a leader to a planet of its owner, to another player as a captive, or out of the game. */
const leader = defineRepair('leader', (game, { leader: id, place: to }) => {
  const { planets, seats } = game.state;
  const one = findLeader(game, id);
  if (!one) return 'That leader is not in this game.';
  if (to === LOST) return () => placeLeader(game, one, { gone: 'killed' });
  if (Object.hasOwn(planets, to))
    return planets[to].owner === one.owner
      ? () => placeLeader(game, one, { planet: to })
      : "The leader's owner does not control that planet.";
  if (!Object.hasOwn(seats, to)) return 'Choose a planet, the player who holds the leader captive, or lost.';
  if (to === one.owner) return 'A player cannot hold their own leader captive.';
  return seatProblem(game, to) ?? (() => placeLeader(game, one, { captor: to }));
});

/** Adds or removes a domain counter. A new one is drawn face down and known to nobody. */
const domainCounter = defineRepair('marker', (game, { planet, lies }) => {
  if (!Object.hasOwn(game.state.planets, planet)) return 'That planet is not on the board.';
  if (!game.state.decks[COUNTER_PILE]) return 'This game has no domain counters.';
  const wanted = parseYesNo(lies);
  if (wanted === undefined) return 'Answer yes or no.';
  const there = counterOn(game, planet) !== undefined;
  if (there === wanted)
    return wanted ? 'That planet already has a domain counter.' : 'That planet has no domain counter.';
  if (!wanted) return () => removeCounter(game, planet);
  return () => {
    const [id] = drawCards(game, COUNTER_PILE, 1);
    if (id !== undefined) game.state.planets[planet].counter = { id, seenBy: [] };
  };
});

export const tokenRepairs = [leader, domainCounter];
