import { ask, chosenKey, choose, done } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { addUnit, unitCardOf, hasQuality, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { costOf, isOffered, productionLimitProblem, technologyMissingProblem } from './production-limits.ts';
import { canPay, pay, payment, type Bill } from './payment.ts';

// Building one ship by the leave of a component other than a dock.

/** Returns why a seat cannot build a ship of a type in a system, with or without docks; undefined if it can. */
export function buildOneProblem(game: Game, seat: SeatId, system: SystemId, type: UnitType): string | undefined {
  if (!hasQuality(game, 'ship', { type }) || !isOffered(game, seat, type))
    return 'You cannot produce this type of ship.';
  if (piecesInReinforcements(game, seat, type) < 1) return 'You have none left in your reinforcements (E3 9.3).';
  return (
    technologyMissingProblem(game, seat, type) ??
    modify(game, 'build-barred', { seat, type }, undefined) ??
    productionLimitProblem(game, seat, system, { [type]: 1 }) ??
    (canPay(game, seat, 'resources', costOf(game, seat, type, 1)) ? undefined : 'You cannot pay for it.')
  );
}

interface Single {
  seat: SeatId;
  system: SystemId;
  /** Types to choose from. */
  types: UnitType[];
  type?: UnitType;
}

const chooseShip = question<Omit<Single, 'seat'>>()(
  'build-one-ship',
  (game, seat, { system, types }) => {
    const open = types.filter((type) => buildOneProblem(game, seat, system, type) === undefined);
    if (!open.length) return { kind: 'none', reason: 'There is no ship you can produce there.' };
    return choose(`Which ship do you produce at ${nameOfSystem(game, system)}?`, [
      ...open.map((key) => ({
        key,
        label: `${unitCardOf(game, key, seat).name} (${formatCount(costOf(game, seat, key, 1), 'resource')})`,
      })),
      { key: 'none', label: 'Produce no ship' },
    ]);
  },
  { title: 'produce 1 ship', forced: true },
);

const billOf = (game: Game, { seat, type }: Single): Bill => ({
  kind: 'resources',
  amount: type === undefined ? 0 : costOf(game, seat, type, 1),
  for: type === undefined ? '' : `for a ${unitCardOf(game, type, seat).name.toLowerCase()}`,
});

/** Lets a player build one ship of some types at its price, or none. */
export const buildOne = procedure<Single>()('build-one-ship', {
  ask: (_game, { seat, ...about }) => ask([chooseShip.ask(seat, about)], 'chosen'),
  chosen: (game, data, { answer }) => {
    const type = chosenKey(answer);
    if (type === undefined || type === 'none') return done();
    data.type = type as UnitType;
    return ask([payment.ask(data.seat, billOf(game, data))], 'paid');
  },
  paid: (game, data, { answer }) => {
    const { seat, system, type } = data;
    if (type === undefined) return done();
    const { amount } = billOf(game, data);
    pay(game, seat, billOf(game, data), answer);
    addUnit(game, seat, type, system);
    game.addFact({ type: 'units-produced', seat, system, units: { [type]: 1 }, cost: amount });
    return done();
  },
});

export const singleShipProcedures = [buildOne];
export const singleShipQuestions = [chooseShip];
