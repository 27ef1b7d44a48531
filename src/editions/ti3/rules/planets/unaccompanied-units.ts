import { done, type EngineBook } from '#engine';
import { above } from '#ti3/rules/events/moments.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { cardOf, unitsOf } from '#ti3/rules/units/units.ts';

const isBeside = (one: Unit, other: Unit): boolean =>
  one.owner === other.owner && one.system === other.system && one.planet === other.planet;

/** Units that have none of the type beside them without which they turn into it (E3 21.6). */
function unaccompanied(game: Game): Unit[] {
  if (!game.state.options.shockTroops) return [];
  const all = unitsOf(game);
  return all.filter((unit) => {
    const { alone } = cardOf(game, unit.type);
    return alone !== undefined && !all.some((other) => other.type === alone && isBeside(unit, other));
  });
}

/** All of one type in one place turn together. */
const turnBack = procedure<object>()('turn-back', {
  turn: (game) => {
    const all = unaccompanied(game);
    while (all.length) {
      const alike = all.filter((unit) => unit.type === all[0].type && isBeside(unit, all[0]));
      const [{ owner: seat, system, planet, type: before }] = alike;
      const { alone: after = before } = cardOf(game, before);
      for (const unit of alike) unit.type = after;
      game.stirred();
      const where = planet === undefined ? { place: system, system } : { place: planet };
      game.fact({ type: 'units-exchanged', seat, ...where, before, after, count: alike.length });
      all.splice(0, all.length, ...all.filter((unit) => !alike.includes(unit)));
    }
    return done();
  },
});

export const unaccompaniedCheck: EngineBook<Game>['standing'][number] = (game) =>
  unaccompanied(game).length ? above(turnBack, {}) : undefined;

export const unaccompaniedProcedures = [turnBack];
