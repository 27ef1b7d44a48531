import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import type { AskedChoice, Gains } from '#ti4/rules/components/ai-advice.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem, nameOfUnit } from '#ti4/rules/names.ts';
import { producibleTypes } from '#ti4/rules/production/production-capacity.ts';
import type { SeatId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import { unitsFreeToTake, unitToTake } from '#ti4/rules/units/reinforcements.ts';
import {
  definitionFor,
  hasUnitCard,
  countInReinforcements,
  isNonFighterShip,
  isShip,
  placeUnits,
  removeUnit,
  unitsAt,
} from '#ti4/rules/units/units.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { capitalize } from '#text/sentences.ts';

const DEARER = 2;

/**
 * Lists the ship types that can replace a ship, from the reinforcements or, if none is left there, from elsewhere on
 * the board.
 */
function replacements(game: Game, ship: Unit): UnitType[] {
  const { owner: seat, system } = ship;
  const most = (definitionFor(game, seat, ship.type).cost ?? 0) + DEARER;
  return producibleTypes(game, { seat, system }).filter(
    (type) =>
      isShip(game, { type, owner: seat }) &&
      hasUnitCard(game, seat, type) &&
      (definitionFor(game, seat, type).cost ?? Infinity) <= most &&
      (type !== ship.type || ship.damaged) &&
      (countInReinforcements(game, seat, type) > 0 ||
        unitsFreeToTake(game, seat, type).some(({ id }) => id !== ship.id)),
  );
}

const replaceable = (game: Game): Unit[] =>
  unitsAt(game, {}).filter(
    (unit) => unit.planet === undefined && isNonFighterShip(game, unit) && replacements(game, unit).length > 0,
  );

const priceOf = (game: Game, seat: SeatId, type: UnitType): number => definitionFor(game, seat, type).cost ?? 0;

/** Returns how much more the most expensive possible replacement costs than the ship. */
const growthOf = (game: Game, ship: Unit): number =>
  Math.max(0, ...replacements(game, ship).map((type) => priceOf(game, ship.owner, type))) -
  priceOf(game, ship.owner, ship.type);

/**
 * Values a choice. For the player who names a ship: how much their own ship could gain in cost. For the ship's owner:
 * the cost of the replacement minus that of the ship.
 */
function growthToldTo(game: Game, seat: SeatId, key: string, { data }: AskedChoice): Gains | undefined {
  const named = game.state.units[key];
  if (named) return { resources: named.owner === seat ? growthOf(game, named) : -1 };
  const { unit } = data as { unit?: UnitId };
  const ship = game.state.units[unit ?? ''];
  if (!ship || key === 'decline') return ship && {};
  // Replacing a damaged ship also repairs it.
  return {
    resources:
      priceOf(game, ship.owner, key as UnitType) - priceOf(game, ship.owner, ship.type) + (ship.damaged ? 0.5 : 0),
  };
}

/** Asks the ship's owner which type replaces it, if any. */
const replacement = question<{ unit: UnitId }>()(
  'letani-ospha',
  (game, seat, { unit }): Spec => {
    const ship = game.state.units[unit];
    const types = ship ? replacements(game, ship) : [];
    if (!ship || !types.length) return { kind: 'none', reason: 'No ship can replace it.' };
    return choose(
      `Letani Ospha: which ship replaces your ${nameOfUnit(ship.type)} at ${nameOfSystem(game, ship.system)}?`,
      [
        ...types.map((type) => ({
          key: type,
          label: capitalize(nameOfUnit(type)),
          hint: `cost ${definitionFor(game, seat, type).cost ?? 0}${countInReinforcements(game, seat, type) > 0 ? '' : ', from the board'}`,
        })),
        { key: 'decline', label: 'Keep it' },
      ],
    );
  },
  { title: 'replace a ship' },
);

const growth = procedure<{ unit: UnitId; type?: UnitType }>()('letani-ospha', {
  which: (game, { unit }) => ask([replacement.ask(game.state.units[unit]?.owner ?? '', { unit })], 'chosen'),
  chosen: (game, data, got) => {
    const ship = game.state.units[data.unit];
    const type = chosenKey(got.answer) as UnitType | undefined;
    if (!ship || type === undefined || !replacements(game, ship).includes(type)) return done();
    data.type = type;
    return countInReinforcements(game, ship.owner, type) > 0
      ? goto('replace')
      : ask([unitToTake.ask(ship.owner, { type, not: ship.id })], 'taken');
  },
  taken: (game, _data, got) => {
    const taken = game.state.units[chosenKey(got.answer) ?? ''];
    if (!taken) return done();
    removeUnit(game, taken, 'placed-elsewhere');
    return goto('replace');
  },
  // The ship is neither destroyed nor produced, and its replacement is undamaged.
  replace: (game, { unit, type }) => {
    const ship = game.state.units[unit];
    if (!ship || type === undefined) return done();
    removeUnit(game, ship, 'replaced');
    placeUnits(game, ship.owner, type, 1, { system: ship.system });
    return done();
  },
});

export default leader({
  id: 'letani-ospha',
  name: 'Letani Ospha',
  set: 'pok',
  faction: 'arborec',
  role: 'agent',
  text: "Action: exhaust this card and choose any player's non-fighter ship. That player may replace it with a ship that costs up to 2 more.",
  advice: { gains: { resources: 2 }, choices: growthToldTo },
  action: agentAbility({
    problem: (game) => (replaceable(game).length ? undefined : 'There is no ship that can be replaced.'),
    target: (game, { holder }) =>
      chooseUnit.ask(holder, {
        prompt: 'Which ship may its owner replace?',
        units: replaceable(game).map(({ id }) => id),
      }),
    effect: (_game, _held, [unit]) => (unit === undefined ? undefined : call(growth, { unit }, 'finish')),
  }),
  procedures: [growth],
  questions: [chooseUnit, replacement],
});
