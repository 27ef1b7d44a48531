import { ask, done, goto, type EngineBook } from '#engine';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import type { ComponentId, StructureSurplus } from '#ti4/rules/state.ts';
import { chooseRemovals, unitsLost, type Loss } from './losses.ts';
import { structureLimit, type StructureType } from './structures.ts';
import { kindsAmong } from './unit-keys.ts';
import { removeUnit, unitsAt } from './units.ts';

/**
 * Removes structures beyond the limit of their planets (85.4, 85.5) once the effect that raised it is gone. Where they
 * differ, their owner is asked which ones go as soon as the current step is over.
 */
export function removeSurplus(game: Game, type: StructureType, by: ComponentId): void {
  for (const planet of Object.keys(game.state.planets)) {
    const units = unitsAt(game, { planet, type });
    const surplus = units.slice(structureLimit(game, type, planet));
    if (surplus.length && kindsAmong(game, units).size > 1)
      (game.state.structureSurplus ??= []).push({ planet, type, by });
    else for (const unit of surplus) removeUnit(game, unit, by);
  }
}

/** Returns what the owner of surplus structures on a planet has to choose; undefined if nothing has to go. */
function lossFor(game: Game, { planet, type }: StructureSurplus): Loss | undefined {
  const units = unitsAt(game, { planet, type });
  const limit = structureLimit(game, type, planet);
  const [first] = units;
  if (units.length <= limit) return undefined;
  return {
    seat: first.owner,
    units: units.filter(({ owner }) => owner === first.owner).map(({ id }) => id),
    count: units.length - limit,
    why: `(${nameOfPlanet(game, planet)} can hold ${limit} ${nameOfUnit(type)})`,
  };
}

/** Makes seats remove structures beyond the limit, one planet at a time. */
const surplusRemoval = procedure<{ at?: StructureSurplus; loss?: Loss }>()('surplus-structures', {
  next: (game, data) => {
    const [at, ...rest] = game.state.structureSurplus ?? [];
    if (rest.length) game.state.structureSurplus = rest;
    else delete game.state.structureSurplus;
    if (!at) return done();
    const loss = lossFor(game, at);
    if (!loss) return goto('next');
    Object.assign(data, { at, loss });
    return ask([chooseRemovals.ask(loss.seat, loss)], 'remove');
  },
  remove: (game, { at, loss }, got) => {
    for (const unit of loss && at ? unitsLost(game, loss, got.answer) : []) removeUnit(game, unit, at?.by ?? '');
    return goto('next');
  },
});

export const surplusCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  game.state.structureSurplus && game.state.phase !== 'ended' ? interruptWith(surplusRemoval, {}) : undefined;

export const surplusProcedures = [surplusRemoval];
