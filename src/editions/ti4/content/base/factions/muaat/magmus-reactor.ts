import { on, technology } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { mayEnterSupernovas, isSupernova } from '#ti4/content/shared/modifiers/supernova-movement.ts';

/** Tells whether any player's war sun was in the system before these units were produced. */
function hadWarSun(game: Game, system: SystemId): boolean {
  const produced = game.facts.findLast((fact) => fact.type === 'produced');
  const made = produced?.system === system ? produced.units.filter((type) => type === 'war-sun').length : 0;
  return unitsAt(game, { system, type: 'war-sun' }).length > made;
}

export default technology({
  id: 'magmus-reactor',
  name: 'Magmus Reactor',
  set: 'base',
  text: 'Your ships can move into supernovas. After your units use Production in a system with a war sun or adjacent to a supernova: gain 1 trade good.',
  color: 'warfare',
  advice: { gains: { tradeGoods: 0.7, moves: 0.1 } },
  prerequisites: { warfare: 2 },
  faction: 'muaat',
  modifiers: { 'movement-barred': mayEnterSupernovas },
  reactions: [
    on('after', 'production-ends', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder &&
        (hadWarSun(game, system) || adjacentSystems(game, system, holder).some((other) => isSupernova(game, other))),
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
