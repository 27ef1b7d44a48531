import { done, type EngineBook } from '#engine';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { areTogether } from '#ti3/rules/units/like-units.ts';
import { unitCardOf, allUnits } from '#ti3/rules/units/units.ts';

/** Returns units that turn into another type because no unit of that type is with them (E3 21.6). */
function unaccompanied(game: Game): Unit[] {
  if (!game.state.options.shockTroops) return [];
  const all = allUnits(game);
  return all.filter((unit) => {
    const { alone } = unitCardOf(game, unit.type);
    return alone !== undefined && !all.some((other) => other.type === alone && areTogether(unit, other));
  });
}

/** Turns all unaccompanied units of one type in one place together. */
const turnBack = procedure<object>()('turn-back', {
  turn: (game) => {
    const all = unaccompanied(game);
    while (all.length) {
      const alike = all.filter((unit) => unit.type === all[0].type && areTogether(unit, all[0]));
      const [{ owner: seat, system, planet, type: before }] = alike;
      const { alone: after = before } = unitCardOf(game, before);
      for (const unit of alike) unit.type = after;
      game.invalidateStep();
      const where = planet === undefined ? { place: system, system } : { place: planet };
      game.addFact({ type: 'units-exchanged', seat, ...where, before, after, count: alike.length });
      all.splice(0, all.length, ...all.filter((unit) => !alike.includes(unit)));
    }
    return done();
  },
});

export const unaccompaniedCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  unaccompanied(game).length ? interruptWith(turnBack, {}) : undefined;

export const unaccompaniedProcedures = [turnBack];
