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
  if (!one) return 'There is no such leader in this game.';
  if (to === LOST) return () => placeLeader(game, one, { gone: 'killed' });
  if (Object.hasOwn(planets, to))
    return planets[to].owner === one.owner
      ? () => placeLeader(game, one, { planet: to })
      : 'That planet is not its owner’s.';
  if (!Object.hasOwn(seats, to)) return 'Name a planet, a player who holds it captive, or lost.';
  if (to === one.owner) return 'Nobody holds a leader of their own captive.';
  return seatProblem(game, to) ?? (() => placeLeader(game, one, { captor: to }));
});

/** Adds or removes a domain counter. A new one is drawn face down and known to nobody. */
const domainCounter = defineRepair('marker', (game, { planet, lies }) => {
  if (!Object.hasOwn(game.state.planets, planet)) return 'There is no such planet on the board.';
  if (!game.state.decks[COUNTER_PILE]) return 'This game is played without domain counters.';
  const wanted = parseYesNo(lies);
  if (wanted === undefined) return 'Say yes or no.';
  const there = counterOn(game, planet) !== undefined;
  if (there === wanted) return wanted ? 'One lies there already.' : 'None lies there.';
  if (!wanted) return () => removeCounter(game, planet);
  return () => {
    const [id] = drawCards(game, COUNTER_PILE, 1);
    if (id !== undefined) game.state.planets[planet].counter = { id, seenBy: [] };
  };
});

export const tokenRepairs = [leader, domainCounter];
