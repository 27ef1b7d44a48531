import { politicalCard, type Game, type UnitCard } from '#ti3/rules/components/component.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const PLANET = 'hopes-end';
const SHOCK_TROOPS = 2;

const shockTroop = ({ book, state }: Game): UnitCard | undefined =>
  state.options.shockTroops ? book.byKind.unit['shock-troop'] : undefined;

/** Turns all shock troops into ground forces in their places. */
function demote(game: Game): void {
  const better = shockTroop(game);
  for (const unit of allUnits(game)) {
    if (!better || unit.type !== better.type) continue;
    unit.type = 'ground-force';
    const place = unit.planet ?? unit.system;
    game.addFact({
      type: 'units-exchanged',
      seat: unit.owner,
      place,
      before: better.type,
      after: 'ground-force',
      count: 1,
    });
  }
  game.invalidateStep();
}

export default politicalCard({
  id: 'hopes-end-training-ground',
  name: "Hope's End Training Ground",
  text: "For: the player who controls Hope's End places 1 free ground force and 2 free shock troops there. Against: shock troops become ground forces. If Hope's End is not on the board, draw another card.",
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => (game.state.planets[PLANET]?.owner === seat ? 4 : 0) }),
  confidence: 'medium',
  moot: (game) => !(PLANET in game.state.planets),
  resolve: (game, outcome) => {
    if (outcome === 'against') return demote(game);
    const owner = game.state.planets[PLANET]?.owner ?? null;
    if (owner === null) return;
    placeFreeUnits(game, owner, 'ground-force', PLANET, 1);
    const better = shockTroop(game);
    if (better) placeFreeUnits(game, owner, better.type, PLANET, SHOCK_TROOPS);
  },
});
