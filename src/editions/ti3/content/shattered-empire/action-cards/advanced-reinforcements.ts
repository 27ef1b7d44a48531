import { actionCard, type Game, type UnitCard } from '#ti3/rules/components/component.ts';
import { chooseOption, choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { piecesInReinforcements, groundForcesOn } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const MUCH = 2;

/** Returns the shock troop unit card, or undefined if the game has no shock troops. */
const shockTroop = ({ book, state }: Game): UnitCard | undefined =>
  state.options.shockTroops ? book.byKind.unit['shock-troop'] : undefined;

/**
 * Returns the reinforcements to choose from. A shock troop needs a piece in reinforcements, and a ground force on the
 * planet that keeps it from turning back.
 */
function choices(game: Game, seat: SeatId, planet: PlanetId): { key: string; label: string }[] {
  const better = shockTroop(game);
  const plain = { key: 'ground-force', label: `Place ${MUCH} ground forces` };
  const kept = groundForcesOn(game, planet, seat).some(({ type }) => type === better?.alone);
  return better && kept && piecesInReinforcements(game, seat, better.type) > 0
    ? [plain, { key: better.type, label: `Place 1 ${better.name.toLowerCase()}` }]
    : [plain];
}

export default actionCard({
  id: 'advanced-reinforcements',
  name: 'Advanced Reinforcements',
  copies: 2,
  text: 'Action: place 2 free ground forces on a planet you control. In a game with shock troops: if you already have a ground force there, you may place 1 free shock troop instead.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => (planetsOf(game, holder).length ? undefined : 'You control no planet.'),
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'On which planet do you place the free units?',
        planets: planetsOf(game, holder).map(({ id }) => id),
      }),
    furtherTarget: (game, { holder }, [planet, kind]) => {
      const options = kind === undefined ? choices(game, holder, planet) : [];
      return options.length > 1
        ? chooseOption.ask(holder, { prompt: 'Which free units do you place?', options })
        : undefined;
    },
    effect: (game, { holder }, [planet, kind]) => {
      if (game.state.planets[planet]?.owner !== holder || seatOf(game, holder).eliminated) return;
      const better = shockTroop(game);
      if (better && kind === better.type) placeFreeUnits(game, holder, better.type, planet, 1);
      else placeFreeUnits(game, holder, 'ground-force', planet, MUCH);
    },
  },
});
