import { call, done, isRunning, type EngineBook, type Procedure } from '#engine';
import { blockadersOf, isBlockaded } from './blockades.ts';
import { returnPrisoners } from '#ti4/rules/units/capture.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { memoizeByUnits } from '#ti4/rules/units/unit-index.ts';
import { prisonersOf } from '#ti4/rules/units/prisoners.ts';
import type { SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { definitionOf, isStructure } from '#ti4/rules/units/units.ts';

const free = (game: Game, seat: SeatId, owner: SeatId): void => {
  const theirs = prisonersOf(game, seat).filter((one) => one.owner === owner);
  if (theirs.length) returnPrisoners(game, seat, theirs, 'blockade');
};

/** Destroys blockaded units in a separate procedure, so that this does not wait for other units being destroyed. */
const blockade = procedure<{ units: UnitId[] }>()('blockade', {
  start: (game, { units }) => {
    // The dock is blockaded before it is destroyed, so its owner returns captured units of the blockaders.
    const seats = new Set(units.flatMap((id) => game.state.units[id]?.owner ?? []));
    for (const seat of seats) for (const owner of blockadersOf(game, seat)) free(game, seat, owner);
    return call(destroyUnits, { units, by: null }, 'end');
  },
  end: () => done(),
});

/** Returns the structures in space areas. */
const floating = (units: readonly Unit[], game: Game): Unit[] =>
  units.filter((unit) => unit.planet === undefined && isStructure(game, unit));

/** Destroys units that a blockade destroys, before anything else happens there (79.5). */
export const blockadeCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const lost = memoizeByUnits(game, floating).filter(
    (unit) => definitionOf(game, unit).lostToBlockade === true && isBlockaded(game, unit),
  );
  return lost.length ? interruptWith(blockade, { units: lost.map((unit) => unit.id) }) : undefined;
};

/** Returns the captured units of one owner to that owner: figures only (14.2, 17.3c). */
const freePrisoners = procedure<{ seat: SeatId; owner: SeatId }>()('free-prisoners', {
  start: (game, { seat, owner }) => {
    free(game, seat, owner);
    return done();
  },
});

/** Returns captured units to the blockaders as soon as the captor's space dock is blockaded (14.2, 17.2c). */
export const prisonerCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { order, seats, phase } = game.state;
  for (const seat of order) {
    const { captured } = seats[seat];
    if (!captured || phase === 'ended' || isRunning(game.state, destroyUnits)) continue;
    const [owner] = [...blockadersOf(game, seat)].filter((one) => captured.some((prisoner) => prisoner.owner === one));
    if (owner !== undefined) return interruptWith(freePrisoners, { seat, owner });
  }
  return undefined;
};

export const blockadeProcedures: Procedure<Game, never>[] = [blockade, freePrisoners];
