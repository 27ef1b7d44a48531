import { ask, call, chosenKey, done } from '#engine';
import { resolveHits } from '#ti3/rules/combat/hits.ts';
import { withdrawalTargets, withdrawFleet } from '#ti3/rules/combat/withdrawal.ts';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const CASUALTIES = 2;

/** Tells whether a seat has a war sun or 2 dreadnoughts in a system. */
function isTerrible(game: Game, seat: SeatId, system: SystemId): boolean {
  const count = (type: string): number => shipsIn(game, system, seat).filter((ship) => ship.type === type).length;
  return count('war-sun') > 0 || count('dreadnought') > 1;
}

const terror = procedure<{ seat: SeatId; enemy: SeatId; system: SystemId }>()('rule-by-terror', {
  ask: (game, { enemy, system }) => {
    const towards = withdrawalTargets(game, enemy, system).map((key) => ({
      key,
      label: `Retreat to ${nameOfSystem(game, key)}`,
    }));
    const options = [{ key: 'hits', label: `Assign ${CASUALTIES} hits` }, ...towards];
    return ask(
      [chooseOption.ask(enemy, { prompt: 'Do you retreat now or assign 2 hits to your ships?', options })],
      'chosen',
    );
  },
  chosen: (game, { seat, enemy, system }, { answer }) => {
    const towards = chosenKey(answer) ?? 'hits';
    if (withdrawalTargets(game, enemy, system).includes(towards))
      return withdrawFleet(game, { seat: enemy, system, towards }, 'end') ?? done();
    return call(resolveHits, { seat: enemy, system, hits: CASUALTIES, by: seat }, 'end');
  },
  end: () => done(),
});

export default actionCard({
  id: 'rule-by-terror',
  name: 'Rule by Terror',
  copies: 1,
  text: 'When your space battle begins, if you have a war sun or 2 dreadnoughts there: the enemy must either retreat now, if possible, or assign 2 hits to their ships.',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        isTerrible(game, holder, system) &&
        shipsIn(game, system, holder === attacker ? defender : attacker).length > 0,
      effect: (_game, { holder }, { attacker, defender, system }) =>
        call(terror, { seat: holder, enemy: holder === attacker ? defender : attacker, system }, 'finish'),
    }),
  ],
  procedures: [terror],
});
