import { ask, call, chosenAmounts, done, type AmountOption } from '#engine';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem, unitLabel } from '#ti3/rules/names.ts';
import { hasQuality, unitCardOf } from '#ti3/rules/units/units.ts';
import { priceHint } from '#ti3/rules/production/build-lines.ts';
import { addFreeShips } from '#ti3/rules/production/free-ships.ts';
import { costOf, isOffered, productionLimitProblem, piecesProblem } from '#ti3/rules/production/production-limits.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

const WORTH = 2;
/** Maximum number of ships of a type; more are always worth more than `WORTH`. */
const MOST = 4;

const costs = (game: Game, seat: SeatId, counts: Partial<Record<UnitType, number>>): number =>
  (Object.keys(counts) as UnitType[]).reduce(
    (sum, type) => sum + (counts[type] ? costOf(game, seat, type, counts[type]) : 0),
    0,
  );

/** Returns how many ships of a type are worth no more than `WORTH`. */
const mostOf = (game: Game, seat: SeatId, type: UnitType): number =>
  Array.from({ length: MOST }, (_, i) => i + 1).filter((count) => costOf(game, seat, type, count) <= WORTH).length;

const typesOf = (game: Game, seat: SeatId): UnitType[] =>
  Object.values(game.book.units).flatMap(({ type }) =>
    hasQuality(game, 'ship', { type }) && isOffered(game, seat, type) && costOf(game, seat, type, 1) <= WORTH
      ? [type]
      : [],
  );

const launch = question<{ system: SystemId }, Record<string, number>>()(
  'hidden-factory',
  (game, seat, { system }) => {
    const lines = typesOf(game, seat)
      .filter((type) =>
        [productionLimitProblem(game, seat, system, { [type]: 1 }), piecesProblem(game, seat, { [type]: 1 })].every(
          (no) => !no,
        ),
      )
      .map((type): AmountOption => ({
        key: type,
        label: unitLabel(game, type),
        hint: priceHint(game, seat, unitCardOf(game, type)),
        max: mostOf(game, seat, type),
      }));
    if (!lines.length)
      return { kind: 'none', reason: 'You cannot place a ship there: you have no room or no pieces left.' };
    const prompt = `Which ships, worth up to ${WORTH} resources, do you place at ${nameOfSystem(game, system)}?`;
    return { kind: 'allot', prompt, amounts: lines, proposed: {}, emptyLabel: 'Place no ships' };
  },
  {
    title: 'place free ships',
    forced: true,
    check: (game, seat, { system }, counts) =>
      costs(game, seat, counts) > WORTH
        ? `These ships are worth ${costs(game, seat, counts)} resources; you can place up to ${WORTH}.`
        : (productionLimitProblem(game, seat, system, counts) ?? piecesProblem(game, seat, counts)),
  },
);

const found = procedure<{ seat: SeatId; system: SystemId }>()('hidden-factory', {
  ask: (_game, { seat, system }) => ask([launch.ask(seat, { system })], 'chosen'),
  chosen: (game, { seat, system }, { answer }) => {
    const types = Object.entries(chosenAmounts(answer)).flatMap(([type, count]) =>
      Array.from({ length: count }, () => type as UnitType),
    );
    addFreeShips(game, seat, system, ...types);
    return done();
  },
});

export default domainCounter({
  id: 'hidden-factory',
  name: 'Hidden Factory',
  text: 'When you gain control of the planet: place free ships worth up to 2 resources in its system.',
  confidence: 'high',
  counters: { 0: 3 },
  taken: (_game, { seat, system }) => call(found, { seat, system }, 'finish'),
  boon: () => WORTH,
  procedures: [found],
  questions: [launch],
});
