import { actionCard, on } from '#ti4/rules/components/component.ts';
import { retreatProblem } from '#ti4/rules/combat/retreat-systems.ts';
import { forceRetreat } from '#ti4/rules/combat/space-combat.ts';

export default actionCard({
  id: 'rout',
  name: 'Rout',
  set: 'pok',
  text: 'Before retreats are announced in a space combat where you are the defender: your opponent must announce a retreat if they can.',
  copies: 1,
  advice: { gains: { hits: 1 } },
  reactions: [
    on('when', 'retreats-announced', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        holder === defender && retreatProblem(game, attacker, system) === undefined,
      effect: (game, _held, { attacker }) => forceRetreat(game, attacker),
    }),
  ],
});
