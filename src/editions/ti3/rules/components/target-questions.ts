import { choose, type Spec } from '#engine';
import { question, type Game } from '#ti3/rules/game.ts';
import { leadersAboard } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOf, nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnit, formatUnitCounts } from '#ti3/rules/names.ts';
import { countByType, unitsInSystem, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { modify } from './modifiers.ts';

// Questions about the targets of cards and laws. The asker supplies the candidates; those that no longer exist are not
// offered.

const oneOf = (prompt: string, options: { key: string; label: string; hint?: string }[]): Spec =>
  options.length ? choose(prompt, options) : { kind: 'none', reason: 'There is nothing left to choose.' };

/** Asks for one of several players. */
export const choosePlayer = question<{ prompt: string; seats: SeatId[] }>()(
  'choose-player',
  (game, _seat, { prompt, seats }) =>
    oneOf(
      prompt,
      seats.flatMap((key) => (game.state.seats[key]?.eliminated ? [] : [{ key, label: nameOfSeat(game, key) }])),
    ),
  { title: 'choose a player', forced: true },
);

/** Returns the units in a system by owner, as a hint: "you with 1 carrier; Sol with 2 fighters". */
function hintOfSystem(game: Game, seat: SeatId, system: SystemId): { hint?: string } {
  const units = unitsInSystem(game, system);
  const owners = [...new Set(units.map(({ owner }) => owner))].sort((a, b) => Number(b === seat) - Number(a === seat));
  const told = owners.map((owner) => {
    const own = units.filter((unit) => unit.owner === owner);
    return `${owner === seat ? 'you' : nameOfSeat(game, owner)} with ${formatUnitCounts(game, countByType(own))}`;
  });
  return told.length ? { hint: told.join('; ') } : {};
}

/** Asks for one of several systems. */
export const chooseTargetSystem = question<{ prompt: string; systems: SystemId[] }>()(
  'choose-system',
  (game, seat, { prompt, systems }) =>
    oneOf(
      prompt,
      systems.map((key) => ({ key, label: nameOfSystem(game, key), ...hintOfSystem(game, seat, key) })),
    ),
  { title: 'choose a system', forced: true },
);

/** Returns the owner of a planet and the units on it, as a hint. */
function hintOfPlanet(game: Game, planet: PlanetId): { hint?: string } {
  const { owner } = game.state.planets[planet];
  const units = formatUnitCounts(game, countByType(unitsOnPlanet(game, planet)));
  const told = [owner === null ? '' : nameOfSeat(game, owner), units].filter(Boolean);
  return told.length ? { hint: told.join(' with ') } : {};
}

/** Asks for one of several planets. */
export const choosePlanet = question<{ prompt: string; planets: PlanetId[] }>()(
  'choose-planet',
  (game, _seat, { prompt, planets }) =>
    oneOf(
      prompt,
      planets.map((key) => {
        return { key, label: nameOfPlanet(game, key), ...hintOfPlanet(game, key) };
      }),
    ),
  { title: 'choose a planet', forced: true },
);

/** Tells whether a seat's card can target a unit: always its own units, and others' unless they are protected. */
export const canTarget = (game: Game, by: SeatId, { owner, type }: Pick<Unit, 'owner' | 'type'>): boolean =>
  owner === by || !modify(game, 'spared-by-cards', { seat: owner, type, by }, false);

/** Asks for one of several units; identical units in one place are offered once. */
export const chooseUnit = question<{ prompt: string; units: UnitId[] }>()(
  'choose-unit',
  (game, _seat, { prompt, units }) => {
    const named = units.flatMap((key) => {
      const unit = game.state.units[key];
      if (!unit) return [];
      const aboard = leadersAboard(game, key).map(({ id }) => nameOf(game, id));
      const leaders = aboard.length ? ` with ${aboard.join(' and ')}` : '';
      const where = unit.planet === undefined ? nameOfSystem(game, unit.system) : nameOfPlanet(game, unit.planet);
      return [{ key, label: `${nameOfUnit(game, unit)}${leaders}${unit.damaged ? ' (damaged)' : ''}`, hint: where }];
    });
    const different = named.filter(
      ({ label, hint }, i) => named.findIndex((one) => one.label === label && one.hint === hint) === i,
    );
    const [place, ...others] = new Set(different.map(({ hint }) => hint));
    return different.length > 1 && !others.length
      ? oneOf(
          `${prompt} All are ${game.state.units[different[0].key].planet === undefined ? 'at' : 'on'} ${place}.`,
          different.map(({ key, label }) => ({ key, label })),
        )
      : oneOf(prompt, different);
  },
  { title: 'choose a unit', forced: true },
);

/** Asks for one of several options supplied by the asker. */
export const chooseOption = question<{ prompt: string; options: { key: string; label: string; hint?: string }[] }>()(
  'choose-among',
  (_game, _seat, { prompt, options }) => oneOf(prompt, options),
  { title: 'choose', forced: true },
);

export const targetQuestions = [choosePlayer, chooseTargetSystem, choosePlanet, chooseUnit, chooseOption];
