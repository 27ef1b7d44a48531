import { systemsOneStepFrom, entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import { enemyShipsIn, hasQuality, shipsIn } from '#ti2/rules/units/units.ts';
import { leadersAiding, revealLeadersAiding } from '#ti2/rules/combat/dice.ts';
import { formatLossByLeaving, withdrawFleet } from '#ti2/rules/combat/withdrawal.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseSystem } from '#ti2/rules/components/target-questions.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Lists systems adjacent to a battle that the fleet can enter and that have no ships or planets of other players. */
const refuges = (game: Game, seat: SeatId, system: string): string[] =>
  systemsOneStepFrom(game, system).filter(
    (to) =>
      entryProblem(game, seat, to) === undefined &&
      specialOf(game, to) !== 'asteroid-field' &&
      !enemyShipsIn(game, to, seat).length &&
      game.state.systems[to].planets.every((planet) => [null, seat].includes(game.state.planets[planet].owner)),
  );

/** Tells whether a player has a fleet in a system: fighters alone move only with a carrier (E2 1.5, 7.3). */
const hasFleet = (game: Game, seat: SeatId, system: string): boolean =>
  shipsIn(game, system, seat).some((ship) => !hasQuality(game, 'fighter', ship));

export default actionCard({
  id: 'orderly-withdrawal',
  name: 'Orderly Withdrawal',
  copies: 3,
  text: 'Before a round of a space combat in which you defend: move your fleet there to an adjacent system without enemy ships or enemy planets.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'battle-round-begins', {
      isUsable: (game, { holder: seat }, { attacker: enemy, defender, system }) =>
        defender === seat &&
        hasFleet(game, seat, system) &&
        refuges(game, seat, system).length > 0 &&
        modify(game, 'retreat-barred', { seat, enemy, system }, undefined) === undefined,
      target: (game, { holder }, { system }) =>
        chooseSystem(game, holder, 'To which system do you move your fleet?', refuges(game, holder, system), (to) =>
          formatLossByLeaving(game, holder, system, to),
        ),
      effect: (game, { holder: seat }, { attacker: enemy, system }, [towards]) => {
        if (!hasFleet(game, seat, system)) return;
        const shooting = { purpose: 'space' as const, system };
        // A leader who aids the attacker bars a retreat without a leader of the defender's, who is revealed (E2 12.5).
        if (leadersAiding(game, { ...shooting, seat: enemy, enemy: seat, attacks: true }).length)
          revealLeadersAiding(game, { ...shooting, seat, enemy, attacks: false });
        withdrawFleet(game, seat, system, towards);
      },
    }),
  ],
});
