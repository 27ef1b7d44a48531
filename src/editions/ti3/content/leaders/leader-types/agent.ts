import { unwind } from '../../../../../engine/index.ts';
import { leaderType, on, type Game } from '../../../rules/components/component.ts';
import { lose } from '../../../rules/leaders/fate.ts';
import { leaderNamed, leads } from '../../../rules/leaders/places.ts';
import { addUnit, countOf, isA, onPlanet, piecesLeft, takeAway } from '../../../rules/planets/units.ts';
import type { Unit } from '../../../rules/state.ts';
import type { PlanetId, SeatId } from '../../../rules/terms.ts';

/** A planet holds two PDS and one dock (E3 9.3). */
const EACH: Partial<Record<Unit['type'], number>> = { pds: 2, 'space-dock': 1 };

/** What of others' stands on a planet that a seat could make its own: as much as it has pieces, and the planet room. */
function seizable(game: Game, seat: SeatId, planet: PlanetId): Unit[] {
  const theirs = onPlanet(game, planet).filter((unit) => unit.owner !== seat && isA(game, 'structure', unit));
  return theirs.filter((unit, i) => {
    const before = theirs.slice(0, i).filter(({ type }) => type === unit.type).length;
    const own = onPlanet(game, planet).filter(({ owner, type }) => owner === seat && type === unit.type).length;
    return before < piecesLeft(game, seat, unit.type) && before + own < (EACH[unit.type] ?? Infinity);
  });
}

export default leaderType({
  id: 'agent',
  name: 'Agent',
  mark: 'Ag',
  text: 'PDS do not fire at ground forces that land with one. If the planet is taken, its PDS and space docks may become yours instead of being destroyed. You may give up an Agent as another player plays an action card: that card has no effect.',
  confidence: 'high',
  modifiers: {
    dice: (game, { key, holder }, count, { purpose, enemy, planet }) =>
      purpose === 'landing-fire' && enemy === holder && planet !== undefined && leads(game, key)?.planet === planet ? 0 : count,
  },
  reactions: [
    on('when', 'planet-falls', {
      usable: (game, { key, holder }, { seat, planet }) =>
        seat === holder && leads(game, key)?.planet === planet && seizable(game, seat, planet).length > 0,
      effect: (game, _held, { seat, planet }) => {
        const seized = seizable(game, seat, planet);
        takeAway(game, seized);
        // A dock builds from the round after it came to its owner, as a new one does (E3 9.5).
        for (const { type, system } of seized) addUnit(game, seat, type, system, planet).builtIn = game.state.round;
        game.fact({ type: 'structures-seized', seat, planet, units: countOf(seized) });
      },
    }),
    on('when', 'action-card-played', {
      usable: (game, { key, holder }, { seat, component }) =>
        seat !== holder && component !== 'sabotage' && leaderNamed(game, key) !== undefined,
      effect: (game, { component, key, holder }, { seat, card, frame }) => {
        const agent = leaderNamed(game, key);
        if (agent) lose(game, agent, 'given-up', holder);
        game.fact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled'); // 12.3
      },
    }),
  ],
});
