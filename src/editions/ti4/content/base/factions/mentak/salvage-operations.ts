import { call } from '#engine';
import { isSide } from '#ti4/rules/combat/combat.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { SystemId, UnitType } from '#ti4/rules/state.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { typesIn } from '#ti4/rules/units/units.ts';
import { isFact } from '#ti4/rules/facts.ts';

/** Returns the types of ships of either side destroyed since the space combat in the system began. */
function wrecks(game: Game, system: SystemId): UnitType[] {
  const { facts } = game.state;
  const since = facts.findLastIndex(
    (fact) => fact.type === 'combat-begins' && fact.system === system && fact.planet === undefined,
  );
  const lost = facts
    .slice(Math.max(0, since))
    .filter(isFact('unit-destroyed'))
    .filter((fact) => fact.system === system && fact.planet === undefined);
  return typesIn('ship').filter((type) => lost.some((fact) => fact.unit === type));
}

export default technology({
  id: 'salvage-operations',
  name: 'Salvage Operations',
  set: 'base',
  text: 'After you win or lose a space combat: you gain 1 trade good. If you won, you may also produce 1 ship there, of a type that was destroyed in that combat.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'mentak',
  reactions: [
    on('after', 'space-combat-ends', {
      mandatory: true,
      isUsable: (_game, { holder }, event) => event.winner !== null && isSide(event, holder),
      effect: (game, { holder }, { winner, system }) => {
        gainTradeGoods(game, holder, 1);
        const only = wrecks(game, system);
        return winner === holder && only.length
          ? call(produceUnits, { seat: holder, system, limit: 1, only }, 'finish')
          : undefined;
      },
    }),
  ],
});
