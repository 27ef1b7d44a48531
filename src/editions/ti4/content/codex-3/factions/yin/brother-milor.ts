import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { isPlaying } from '#ti4/rules/seats.ts';
import type { DestroyedUnit } from '#ti4/rules/units/destroy.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { arrivalProblem, isGroundForce, isShip, placeUnits } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const COUNT = 2;

/** The places where units can be placed: fighters in the system, infantry on the planet. */
interface Place {
  system?: SystemId;
  planet?: PlanetId;
}

/**
 * Returns the places for a destroyed unit: its system if it was or counted as a ship, its planet if it was a ground
 * force there or fought there as one.
 */
function placeFor(game: Game, { seat, type, system, planet, ship }: DestroyedUnit): Place {
  const unit = { type, owner: seat };
  const lands = planet !== undefined && (isGroundForce(game, unit) || isShip(game, unit));
  return {
    ...((ship || isShip(game, unit)) && { system }),
    ...(lands && arrivalProblem(game, seat, 'infantry', planet) === undefined && { planet }),
  };
}

const what = question<Place>()(
  'brother-milor-units',
  (game, _seat, { system, planet }): Spec =>
    choose(
      'Which units do you place?',
      [
        ...(system === undefined
          ? []
          : [{ key: 'fighter', label: `${COUNT} fighters at ${nameOfSystem(game, system)}` }]),
        ...(planet === undefined
          ? []
          : [{ key: 'infantry', label: `${COUNT} infantry on ${nameOfPlanet(game, planet)}` }]),
      ],
      { min: 0, nothing: 'Place none' },
    ),
  { title: 'place units' },
);

const placing = procedure<Place & { seat: SeatId }>()('brother-milor-omega', {
  ask: (_game, { seat, ...place }) => ask([what.ask(seat, place)], 'place'),
  place: (game, { seat, system, planet }, got) => {
    const type = chosenKey(got.answer);
    if (type === 'fighter' && system !== undefined) placeUnits(game, seat, type, COUNT, { system });
    if (type === 'infantry' && planet !== undefined)
      placeUnits(game, seat, type, COUNT, { system: game.state.planets[planet].system, planet });
    return done();
  },
});

export default leader({
  id: 'brother-milor',
  set: 'codex-3',
  faction: 'yin',
  name: 'Brother Milor Ω',
  role: 'agent',
  text: 'After a unit is destroyed in the action phase: you may exhaust this card. If the unit was a ship, its owner may place 2 fighters in that system; if it was a ground force, 2 infantry on that planet.',
  advice: { gains: { units: { infantry: COUNT } } },
  reactions: [
    agentReaction('after', 'unit-destroyed', {
      isUsable: (game, _held, event) =>
        game.state.phase === 'action' && isPlaying(game, event.seat) && Object.keys(placeFor(game, event)).length > 0,
      effect: (game, _held, event) => call(placing, { seat: event.seat, ...placeFor(game, event) }, 'finish'),
    }),
  ],
  procedures: [placing],
  questions: [what],
});
