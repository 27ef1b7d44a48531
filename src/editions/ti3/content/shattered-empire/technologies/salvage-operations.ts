import { call } from '#engine';
import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { buildOne, buildOneProblem } from '#ti3/rules/production/single-ship.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

const GOODS = 2;

/** Returns the types of the ships that a seat destroyed in the space battle that just ended: those the enemy lost. */
function wrecks({ facts }: Game, seat: SeatId, system: SystemId): UnitType[] {
  const begun = facts.findLastIndex((fact) => fact.type === 'battle-begins' && fact.system === system);
  const lost = facts
    .slice(begun + 1)
    .flatMap((fact) =>
      fact.type === 'units-destroyed' && fact.seat !== seat && fact.system === system && fact.planet === undefined
        ? (Object.keys(fact.units) as UnitType[])
        : [],
    );
  return [...new Set(lost)];
}

const salvaged = (game: Game, seat: SeatId, system: SystemId): UnitType[] =>
  wrecks(game, seat, system).filter((type) => buildOneProblem(game, seat, system, type) === undefined);

export default technology({
  id: 'salvage-operations',
  name: 'Salvage Operations',
  text: 'After your space battle: gain 2 trade goods. If you won, you may produce there 1 ship of a type that you destroyed in the battle, at its normal cost.',
  race: 'mentak',
  cost: 4,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'space-battle-ends', {
      mandatory: true,
      isUsable: (_game, { holder }, { attacker, defender }) => [attacker, defender].includes(holder),
      effect: (game, { holder }, { system, winner }) => {
        changeTradeGoods(game, holder, GOODS);
        const types = winner === holder ? salvaged(game, holder, system) : [];
        return types.length ? call(buildOne, { seat: holder, system, types }, 'finish') : undefined;
      },
    }),
  ],
});
