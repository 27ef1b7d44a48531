import { answer, begin, openAsks } from '../../src/engine/index.ts';
import { proposed } from '../../src/editions/ti4/odds/doctrine.ts';
import { bothFight, fightersAt } from '../../src/editions/ti4/rules/combat/combat.ts';
import { newGame, type Game, type Rulebook } from '../../src/editions/ti4/rules/game.ts';
import { invasion } from '../../src/editions/ti4/rules/combat/invasion.ts';
import { spaceCannonOffense } from '../../src/editions/ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '../../src/editions/ti4/rules/combat/space-combat.ts';
import type { SeatId, State } from '../../src/editions/ti4/rules/state.ts';
import { groundForcesOn } from '../../src/editions/ti4/rules/units/units.ts';

/** Plays on as the odds have it: damage is sustained first, the cheapest are lost, whoever can shoot does, everybody lands. */
function settleAll(game: Game): void {
  for (;;) {
    const open = openAsks(game.state).find(({ ask }) => ask.reply === undefined);
    if (!open) return;
    const reply =
      open.ask.question === 'commit-ground-forces'
        ? Object.fromEntries(
            Object.values(game.state.units)
              .filter((unit) => unit.type === 'infantry' && unit.owner === open.ask.player && unit.planet === undefined)
              .map((_unit, i) => [`infantry@${PLANET}`, i + 1]),
          )
        : proposed(game, open);
    answer(game as never, open.ask.player, open.ask.id, reply);
  }
}

export const PLANET = 'lodor';
export const SYSTEM = '26';

export interface Course {
  winner: SeatId | null;
  attackers: number;
  defenders: number;
}

/** One combat through the rules' own procedures, with the dice of its seed. */
export function played(state: State, book: Rulebook, seed: string, ground: boolean): Course {
  // Fleets that could not have sailed fight all the same: fleet pool and capacity are not looked at.
  const game = newGame(structuredClone(state), { ...book, standing: [] });
  game.state.seed = seed;
  const place = { system: SYSTEM, ...(ground && { planet: PLANET }) };
  // As the combat ends: what follows it, as capacity, is no part of it.
  let left: Course | undefined;
  const sides = { attacker: 'ann', defender: 'bob' };
  const look = (winner: SeatId | null): Course => ({
    winner,
    attackers: fightersAt(game, place, 'ann').length,
    defenders: fightersAt(game, place, 'bob').length,
  });
  const record = game.fact.bind(game);
  game.fact = (fact) => {
    record(fact);
    if (fact.type === 'combat-won' || fact.type === 'combat-drawn') left = look(fact.type === 'combat-won' ? fact.winner : null);
  };
  if (ground) {
    for (const unit of Object.values(game.state.units)) if (unit.owner === 'ann') delete unit.planet;
    begin(game as never, invasion.name, { seat: 'ann', system: SYSTEM });
    settleAll(game);
  } else {
    begin(game as never, spaceCannonOffense.name, { seat: 'ann', system: SYSTEM });
    settleAll(game);
    if (bothFight(game, { ...place, ...sides })) {
      begin(game as never, spaceCombat.name, { system: SYSTEM, ...sides });
      settleAll(game);
    }
  }
  if (left) return left;
  const has = (seat: SeatId): boolean =>
    ground ? groundForcesOn(game, PLANET, seat).length > 0 : fightersAt(game, place, seat).length > 0;
  return look(has('ann') === has('bob') ? null : has('ann') ? 'ann' : 'bob');
}
