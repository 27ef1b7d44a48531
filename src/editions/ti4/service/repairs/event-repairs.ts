import type { Edition } from '#service';
import { inForce } from '#ti4/rules/components/in-force.ts';
import { setCommoditiesOn } from '#ti4/rules/trade/planet-commodities.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { ComponentId, PlanetId, State, SystemId } from '#ti4/rules/state.ts';
import { giveAlliance } from '#ti4/rules/planets/minor-factions.ts';
import { defineRepair } from './repair.ts';
import { parseWholeNumber, seatProblem } from '#kit/repairs.ts';

/** Tells whether an event in force puts commodities on planets in this game. */
const laysCommodities = (game: Game): boolean =>
  (game.book.modifiersByValue.spoils ?? []).some((one) => inForce(game, one).length > 0);

/** Returns the planets that can have commodities. */
export const planetsForCommodities = (game: Game): PlanetId[] =>
  laysCommodities(game) ? Object.keys(game.state.planets) : [];

const setPlanetCommodities = defineRepair(
  'planet-commodities',
  (game, { planet, count }) => {
    if (!laysCommodities(game)) return 'This game has no commodities on planets.';
    if (!Object.hasOwn(game.state.planets, planet)) return 'That planet is not on the board.';
    return parseWholeNumber(count) === undefined ? 'Enter a whole number.' : undefined;
  },
  (game, { planet, count }) => setCommoditiesOn(game, planet, Number(count)),
);

/** Returns the system of each minor faction on the board. */
export const minorFactionSystems = ({ state: { minorFactions = {} } }: Game): Record<ComponentId, SystemId> =>
  Object.fromEntries(Object.entries(minorFactions).map(([system, { faction }]) => [faction, system]));

const setAlliance = defineRepair(
  'minor-alliance',
  (game, { faction, seat }) => {
    if (!Object.hasOwn(minorFactionSystems(game), faction)) return 'That minor faction is not in this game.';
    return seat === 'nobody' ? undefined : seatProblem(game, seat);
  },
  (game, { faction, seat }) =>
    giveAlliance(game, minorFactionSystems(game)[faction], seat === 'nobody' ? undefined : seat),
);

/** Corrections of pieces that only galactic events bring. */
export const galacticEventRepairs: Edition<State>['repairs'][string][] = [setPlanetCommodities, setAlliance];
