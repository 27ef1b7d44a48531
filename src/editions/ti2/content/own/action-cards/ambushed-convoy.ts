import { adjacentSystems } from '#ti2/rules/board/adjacency.ts';
import { allUnits, destroyUnits, hasQuality } from '#ti2/rules/units/units.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { nameOfSystem, unitLabel } from '#ti2/rules/names.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Lists an enemy's fighters and ground forces in space next to a player's planets, one of each type per system. */
function prey(game: Game, seat: SeatId, enemy: SeatId): { key: string; label: string }[] {
  const near = new Set(planetsOf(game, seat).flatMap(({ system }) => adjacentSystems(game, system)));
  const found = new Map<string, { key: string; label: string }>();
  for (const unit of allUnits(game)) {
    const { id, type, system, owner, planet } = unit;
    const isPrey = hasQuality(game, 'fighter', unit) || hasQuality(game, 'troop', unit);
    if (owner !== enemy || planet !== undefined || !near.has(system) || !isPrey) continue;
    found.set(`${type} ${system}`, { key: id, label: `${unitLabel(game, type)} at ${nameOfSystem(game, system)}` });
  }
  return [...found.values()];
}

export default actionCard({
  id: 'ambushed-convoy',
  name: 'Ambushed Convoy',
  copies: 2,
  text: "After another player's movement segment: destroy 1 of their fighters, or 1 ground force on their ships, in a system adjacent to a system that contains one of your planets.",
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'movement-over', {
      isUsable: (game, { holder }, { seat }) => seat !== holder && prey(game, holder, seat).length > 0,
      target: (game, { holder }, { seat }) =>
        chooseOption.ask(holder, { prompt: 'Which unit do you destroy?', options: prey(game, holder, seat) }),
      effect: (game, _held, _event, [id]) => {
        if (game.state.units[id]) destroyUnits(game, [game.state.units[id]]);
      },
    }),
  ],
});
