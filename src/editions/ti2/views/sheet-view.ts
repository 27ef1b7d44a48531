import { modify } from '#ti2/rules/components/kit.ts';
import type { Technology } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import { allUnits, hasQuality } from '#ti2/rules/units/units.ts';
import { rollStats } from '#ti2/rules/combat/dice.ts';
import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import { nameOf, nameOfPlanet } from '#ti2/rules/names.ts';
import { unitPriceOf } from '#ti2/rules/production/unit-prices.ts';
import { hasTechnology, hasPrerequisites, technologyPrice } from '#ti2/rules/technology/technology.ts';
import { planetsOf, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId, TechnologyColor, UnitType } from '#ti2/rules/terms.ts';

/** Values of a unit for one player in the current state. */
export interface UnitSheet {
  type: UnitType;
  name: string;
  /** Price in credits; null if the unit cannot be bought. */
  price: number | null;
  /** Battle value; null if the unit does not fight. */
  battle: number | null;
  /** Rolls that a modifier currently affects, each with the lowest result that hits. */
  aims: { where: string; hitsOn: number }[];
  /** Movement; null if the unit cannot move on its own. */
  movement: number | null;
  capacity: number;
  inPlay: number;
  limit: number | null;
}

export interface TechnologySheet {
  name: string;
  color: TechnologyColor;
  text: string;
  /** Prerequisites of the technology: "Sarween Tools or Enviro Compensator". */
  needs: string;
  state: 'owned' | 'open' | 'shut';
  price: number;
}

/** Area of one player, apart from what the board view has. */
export interface SheetView {
  race: { name: string; text: string };
  units: UnitSheet[];
  planets: string[];
  technologies: TechnologySheet[];
}

/** Purposes of a unit's rolls, with their texts and the units that make them. */
const ROLLS: [purpose: RollContext['purpose'], where: string, is: (type: UnitType, game: Game) => boolean][] = [
  ['space', 'in space combat', (type, game) => hasQuality(game, 'ship', { type })],
  ['bombardment', 'when bombarding', (type) => type === 'dreadnought'],
  ['ground', 'in invasion combat', (type, game) => hasQuality(game, 'troop', { type })],
  ['fire', 'at ships', (type) => type === 'pds'],
  ['landing-fire', 'at landing units', (type) => type === 'pds'],
];

/** Returns the modifiers that a player's technologies, races and laws give a unit wherever it fights. */
function aimsOf(game: Game, seat: SeatId, type: UnitType): UnitSheet['aims'] {
  const { home: system } = seatOf(game, seat);
  return ROLLS.flatMap(([purpose, where, is]) => {
    // Rolls at home without an enemy, to leave out modifiers of one place or one opponent.
    const aim = is(type, game)
      ? rollStats(game, { seat, enemy: null, purpose, system, attacks: true }, type)
      : undefined;
    return aim?.bonus ? [{ where, hitsOn: aim.hitsOn - aim.bonus }] : [];
  });
}

const unitSheet = (game: Game, seat: SeatId, type: UnitType): UnitSheet => {
  const { name, battle, movement, capacity, limit } = game.book.units[type];
  const inPlay = allUnits(game).filter((one) => one.owner === seat && one.type === type).length;
  const far = movement === null ? null : modify(game, 'movement', { seat, type, unit: '' }, movement);
  return {
    type,
    name,
    price: unitPriceOf(game, seat, type),
    battle,
    aims: aimsOf(game, seat, type),
    movement: far,
    capacity,
    inPlay,
    limit,
  };
};

const COLORS: readonly TechnologyColor[] = ['blue', 'green', 'yellow', 'red'];

function technologySheet(game: Game, seat: SeatId, one: Technology): TechnologySheet {
  const open = hasPrerequisites(game, seat, one) ? 'open' : 'shut';
  return {
    name: one.name,
    color: one.color,
    text: one.text,
    needs: one.needs.map((id) => nameOf(game, id)).join(one.any ? ' or ' : ' and '),
    state: hasTechnology(game, seat, one.id) ? 'owned' : open,
    price: technologyPrice(game, seat, one),
  };
}

/** Lists the technologies of a player: owned, available next, and the rest (E2 8). */
export const listTechnologies = (game: Game, seat: SeatId): TechnologySheet[] =>
  Object.values(game.book.byKind.technology)
    .map((one) => ({ needs: one.needs.length, sheet: technologySheet(game, seat, one) }))
    .sort((a, b) => COLORS.indexOf(a.sheet.color) - COLORS.indexOf(b.sheet.color) || a.needs - b.needs)
    .map(({ sheet }) => sheet);

export function buildSheetView(game: Game, seat: SeatId): SheetView {
  const { name, text } = game.book.byKind.race[seatOf(game, seat).race];
  const shown = Object.values(game.book.units).filter(
    ({ option }) => option === undefined || game.state.options.played?.includes(option),
  );
  return {
    race: { name, text },
    units: shown.map(({ type }) => unitSheet(game, seat, type)),
    planets: planetsOf(game, seat).map(({ id }) => nameOfPlanet(game, id)),
    technologies: listTechnologies(game, seat),
  };
}
