import { ask, call, choose, chosenKey, done } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { arrivalProblem, placeUnits } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const open = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  planetsOf(game, seat)
    .filter((planet) => planet.system === system && arrivalProblem(game, seat, 'infantry', planet.id) === undefined)
    .map(({ id }) => id);

/** Asks the player who performed the action where to place the infantry, if at all. */
const landing = question<{ system: SystemId }>()(
  'tro-landing',
  (game, seat, { system }) => {
    const planets = open(game, seat, system);
    if (!planets.length) return { kind: 'none', reason: 'You control no planet there that can hold your infantry.' };
    const options = planets.map((key) => ({ key, label: `2 infantry on ${nameOfPlanet(game, key)}` }));
    return choose("T'ro: where do you place 2 infantry?", [...options, { key: 'decline', label: 'Place no infantry' }]);
  },
  { title: 'place 2 infantry' },
);

const trosAid = procedure<{ seat: SeatId; system: SystemId }>()('tro', {
  start: (_game, { seat, system }) => ask([landing.ask(seat, { system })], 'land'),
  land: (game, { seat, system }, got) => {
    const planet = chosenKey(got.answer);
    if (planet !== undefined && open(game, seat, system).includes(planet))
      placeUnits(game, seat, 'infantry', 2, { system, planet });
    return done();
  },
});

export default leader({
  id: 'tro',
  set: 'pok',
  faction: 'sardakk-norr',
  name: "T'ro",
  role: 'agent',
  text: "When a player's tactical action ends: you may exhaust this card. That player may place 2 infantry on a planet they control in the active system.",
  advice: { gains: { units: { infantry: 2 } } },
  procedures: [trosAid],
  questions: [landing],
  reactions: [
    agentReaction('after', 'tactical-action-ends', {
      isUsable: (game, _held, { seat, system }) => open(game, seat, system).length > 0,
      effect: (_game, _held, { seat, system }) => call(trosAid, { seat, system }, 'finish'),
    }),
  ],
});
