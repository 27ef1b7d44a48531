import type { Edition } from '../../../table/index.ts';
import { inForce } from '../rules/components/in-force.ts';
import { setCommoditiesOn } from '../rules/deals/planet-commodities.ts';
import type { Game } from '../rules/game.ts';
import type { ComponentId, PlanetId, State, SystemId } from '../rules/state.ts';
import { giveAlliance } from '../rules/units/minor-factions.ts';
import { repair, seatProblem } from './repairing.ts';
import { wholeNumber } from '../../../table/corrected.ts';

/** Whether something lays commodities on planets in this game. */
const laysCommodities = (game: Game): boolean =>
  (game.book.modifying.spoils ?? []).some((one) => inForce(game, one).length > 0);

/** The planets on which commodities can lie. */
export const planetsForCommodities = (game: Game): PlanetId[] =>
  laysCommodities(game) ? Object.keys(game.state.planets) : [];

const setPlanetCommodities = repair(
  'planet-commodities',
  (game, { planet, count }) => {
    if (!laysCommodities(game)) return 'No commodities lie on planets in this game.';
    if (!Object.hasOwn(game.state.planets, planet)) return 'There is no such planet on the board.';
    return wholeNumber(count) === undefined ? 'Say how many: a whole number.' : undefined;
  },
  (game, { planet, count }) => setCommoditiesOn(game, planet, Number(count)),
);

/** The minor factions on the board: where the planets of each lie. */
export const minorSystems = ({ state: { minorFactions = {} } }: Game): Record<ComponentId, SystemId> =>
  Object.fromEntries(Object.entries(minorFactions).map(([system, { faction }]) => [faction, system]));

const setAlliance = repair(
  'minor-alliance',
  (game, { faction, seat }) => {
    if (!Object.hasOwn(minorSystems(game), faction)) return 'That is no minor faction of this game.';
    return seat === 'nobody' ? undefined : seatProblem(game, seat);
  },
  (game, { faction, seat }) => giveAlliance(game, minorSystems(game)[faction], seat === 'nobody' ? undefined : seat),
);

/** Corrections of what galactic events bring: nothing of it is in a game without them. */
export const repairsOfEvents: Edition<State>['repairs'][string][] = [setPlanetCommodities, setAlliance];
