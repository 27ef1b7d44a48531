import { ask, chosenKeys, choose, done } from '#engine';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import type { TradeStation } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, formatUnitCounts } from '#ti3/rules/names.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';
import type { Planet } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { planetsOf } from './planets.ts';
import { addUnit, unitCardOf, enemyShipsIn, hasQuality, piecesInReinforcements } from '#ti3/rules/units/units.ts';

// Planets that give something if their owner leaves them exhausted (E3 11.4).

const stationOf = ({ book }: Game, planet: PlanetId): TradeStation | undefined => book.planets[planet]?.station;

/** Tells whether a planet is a trade station: one that gives trade goods. */
export function isTradeStation(game: Game, planet: PlanetId): boolean {
  const station = stationOf(game, planet);
  return station !== undefined && 'goods' in station;
}

const told = (game: Game, station: TradeStation): string =>
  'goods' in station
    ? formatCount(station.goods, 'trade good')
    : formatUnitCounts(game, { [station.type]: station.count });

/** Names what a planet gives, without the count, which reinforcements can limit: "trade goods", "fighters". */
export function formatStationGain(game: Game, planet: PlanetId): string {
  const station = stationOf(game, planet);
  return station && 'type' in station ? unitCardOf(game, station.type).plural.toLowerCase() : 'trade goods';
}

/** Tells whether a planet has something to give now. Ships are not placed among ships of others. */
function gives(game: Game, seat: SeatId, { id, system }: Planet): boolean {
  const station = stationOf(game, id);
  if (!station) return false;
  if ('goods' in station) return true;
  const { option } = unitCardOf(game, station.type);
  if (option !== undefined && !game.state.options[option]) return false;
  if (hasQuality(game, 'ship', station) && enemyShipsIn(game, system, seat)) return false;
  return piecesInReinforcements(game, seat, station.type) > 0;
}

/** Returns the exhausted planets of a seat that could give something instead of being refreshed. */
const giving = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter((planet) => planet.exhausted && gives(game, seat, planet));

/** Tells whether any seat has a planet that could give something. */
export const hasTradeStation = (game: Game): boolean => orderOfPlay(game).some((seat) => giving(game, seat).length > 0);

const chooseStations = question<object>()(
  'use-stations',
  (game, seat) => {
    const planets = giving(game, seat);
    if (!planets.length)
      return { kind: 'none', reason: 'You have no exhausted planet with an ability to use instead.' };
    return choose(
      'Which planets do you leave exhausted to use their abilities?',
      planets.map(({ id: key }) => ({
        key,
        label: nameOfPlanet(game, key),
        hint: told(game, stationOf(game, key) as TradeStation),
      })),
      { min: 0, max: planets.length, nothing: 'Refresh all' },
    );
  },
  { title: 'choose planets to leave exhausted', forced: true },
);

function give(game: Game, seat: SeatId, id: PlanetId): void {
  const planet = game.state.planets[id];
  const station = stationOf(game, id);
  if (!station || planet.owner !== seat || !planet.exhausted || !gives(game, seat, planet)) return;
  game.addFact({ type: 'station-used', seat, planet: id });
  if ('goods' in station) {
    changeTradeGoods(game, seat, station.goods);
    return;
  }
  const count = Math.min(station.count, piecesInReinforcements(game, seat, station.type));
  for (let i = 0; i < count; i++)
    addUnit(game, seat, station.type, planet.system, hasQuality(game, 'ship', station) ? undefined : id);
  game.addFact({ type: 'units-produced', seat, system: planet.system, units: { [station.type]: count }, cost: 0 });
}

/** Asks owners, before planets are refreshed, which of them give something instead. Returns these planets. */
export const useStations = procedure<object>()('use-stations', {
  ask: (game) =>
    ask(
      orderOfPlay(game).flatMap((seat) => (giving(game, seat).length ? [chooseStations.ask(seat, {})] : [])),
      'used',
    ),
  used: (game, _data, { asks }) => {
    const used = asks.flatMap(({ player, reply }) => chosenKeys(reply ?? null).map((planet) => ({ player, planet })));
    for (const { player, planet } of used) give(game, player, planet);
    return done(used.map(({ planet }) => planet));
  },
});

export const tradeStationProcedures = [useStations];
export const tradeStationQuestions = [chooseStations];
