import { ask, call, choose, chosenKey, chosenAmounts, done, goto, type AmountOption, type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatCount } from '#text/sentences.ts';
import { adjacentSystems } from '#ti2/rules/board/adjacency.ts';
import { hasDock, addFreeGroundForces, gainPlanet } from '#ti2/rules/planets/control.ts';
import { countByType, hasQuality, unitsInSystem } from '#ti2/rules/units/units.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { formatUnitCounts, unitLabel, unitNouns } from '#ti2/rules/names.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import { placeLeadersAtSetup } from '#ti2/rules/leaders/leader-setup.ts';
import { influenceOfPlanet, remainingSeats, hasOption, resourcesOfPlanet, seatOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, UnitType } from '#ti2/rules/terms.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

const lineKey = pairKey<UnitType, PlanetId>('@');

/** Land units that a player may distribute among its home planets (E2 2.7): all but one ground force on each. */
function movable(game: Game, seat: SeatId): Unit[] {
  const { home } = seatOf(game, seat);
  const mine = unitsInSystem(game, home).filter(
    (one) => one.owner === seat && one.planet !== undefined && one.type !== 'spacedock',
  );
  const fixed = game.state.systems[home].planets.flatMap(
    (planet) => mine.find((one) => one.planet === planet && hasQuality(game, 'troop', one)) ?? [],
  );
  return mine.filter((one) => !fixed.includes(one));
}

const typesOf = (units: readonly Unit[]): UnitType[] => [...new Set(units.map(({ type }) => type))];

/** Describes a home planet's yield and the units already there. */
function homeTold(game: Game, planet: PlanetId): string {
  const resources = resourcesOfPlanet(game, planet, 'order');
  const influence = influenceOfPlanet(game, planet, 'order');
  const dock = hasDock(game, planet) ? 'your spacedock and ' : '';
  return `${formatCount(resources, 'resource')}, ${influence} influence; already has ${dock}1 ground force`;
}

const settle = question<object, Record<string, number>>()(
  'settle',
  (game, seat): Spec => {
    const units = movable(game, seat);
    const { planets } = game.state.systems[seatOf(game, seat).home];
    const lines: AmountOption[] = typesOf(units).flatMap((type) =>
      planets.map((planet) => ({
        key: lineKey.format(type, planet),
        label: `${unitLabel(game, type)} on ${planetWithPosition(game, planet)}`,
        max: units.filter((one) => one.type === type).length,
        weights: { [type]: 1 },
        hint: homeTold(game, planet),
      })),
    );
    const limits = typesOf(units).map((type) => {
      const count = units.filter((one) => one.type === type).length;
      return {
        measure: type,
        measureLabel: unitNouns(game, type)[0],
        atLeast: count,
        atMost: count,
        message: `You must place ${formatUnitCounts(game, { [type]: count })}, not {sum} (E2 2.7).`,
      };
    });
    const start: Record<string, number> = {};
    for (const { type, planet = '' } of units)
      start[lineKey.format(type, planet)] = (start[lineKey.format(type, planet)] ?? 0) + 1;
    return {
      kind: 'allot',
      prompt: `Where do you place your ${formatUnitCounts(game, countByType(units))}?`,
      amounts: lines,
      limits,
      proposed: start,
    };
  },
  { title: 'place units on home planets', forced: true },
);

function place(game: Game, seat: SeatId, counts: Record<string, number>): void {
  const left = movable(game, seat);
  for (const [key, count] of Object.entries(counts)) {
    const [type, planet] = lineKey.parse(key);
    for (let i = 0; i < count; i++) {
      const at = left.findIndex((one) => one.type === type);
      if (at >= 0) left.splice(at, 1)[0].planet = planet;
    }
  }
  game.invalidateStep();
}

/** Neutral planets next to a home system, and their prices (E2 12.1). */
function forSale(game: Game, seat: SeatId): { planet: PlanetId; price: number }[] {
  const near = adjacentSystems(game, seatOf(game, seat).home).filter((system) => !game.book.tiles[system].centre);
  return near
    .flatMap((system) => game.state.systems[system].planets)
    .filter((planet) => game.state.planets[planet].owner === null)
    .map((planet) => ({
      planet,
      price: 2 * (game.book.planets[planet].resources + game.book.planets[planet].influence),
    }));
}

const PASS = 'pass';

const yieldTold = ({ book }: Game, planet: PlanetId): string => {
  const { resources, influence } = book.planets[planet];
  return `${formatCount(resources, 'resource')}, ${influence} influence`;
};

const buyPlanet = question<object>()(
  'buy-planet',
  (game, seat) => {
    const { credits } = seatOf(game, seat);
    const options = forSale(game, seat).map(({ planet, price }) => ({
      key: planet,
      label: planetWithPosition(game, planet),
      hint: `${yieldTold(game, planet)}; costs ${formatCount(price, 'credit')}, including 1 ground force`,
      ...(price > credits && { disabledReason: `It costs ${price} credits; you have ${credits} (E2 12.1).` }),
    }));
    if (options.every(({ disabledReason }) => disabledReason))
      return { kind: 'none', reason: 'There is no planet you can buy.' };
    return choose(`Which planet adjacent to your home system do you buy? You have ${formatCount(credits, 'credit')}.`, [
      ...options,
      { key: PASS, label: 'Buy no planet' },
    ]);
  },
  { title: 'buy a planet' },
);

/** Planets are bought before the first round, one per turn, until all players have passed (E2 12.1). */
const manifestDestiny = procedure<{ waiting: SeatId[] }>()('manifest-destiny', {
  next: (_game, { waiting }) => (waiting.length ? ask([buyPlanet.ask(waiting[0], {})], 'bought') : done()),
  bought: (game, data, { answer }) => {
    const seat = data.waiting.shift() ?? '';
    const key = chosenKey(answer);
    const bought = forSale(game, seat).find(({ planet }) => planet === key);
    if (!bought) return goto('next');
    payFee(game, seat, bought.price, 'manifest destiny');
    gainPlanet(game, seat, bought.planet);
    addFreeGroundForces(game, seat, bought.planet, 1, 'manifest destiny');
    game.addFact({ type: 'planet-bought', seat, planet: bought.planet, credits: bought.price });
    data.waiting.push(seat);
    return goto('next');
  },
});

/** Choices made before the first round. */
export const setupChoices = procedure<object>()('setup-choices', {
  settle: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) =>
        game.state.systems[seatOf(game, seat).home].planets.length > 1 && movable(game, seat).length
          ? [settle.ask(seat, {})]
          : [],
      ),
      'settled',
    ),
  settled: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) place(game, seat, chosenAmounts(answer));
    return game.state.leaders ? call(placeLeadersAtSetup, {}, 'destiny') : goto('destiny');
  },
  destiny: (game) => {
    if (!hasOption(game, 'manifestDestiny')) return done();
    return call(manifestDestiny, { waiting: game.shuffle('first buyer', remainingSeats(game.state)) }, 'end');
  },
  end: () => done(),
});

export const setupProcedures = [setupChoices, manifestDestiny];
export const setupQuestions = [settle, buyPlanet];
