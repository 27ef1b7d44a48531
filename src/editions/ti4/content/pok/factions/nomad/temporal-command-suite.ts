import { on, technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted, readyComponent } from '#ti4/rules/components/in-force.ts';
import { callTransaction } from '#ti4/rules/trade/granted-transactions.ts';

export default technology({
  id: 'temporal-command-suite',
  name: 'Temporal Command Suite',
  set: 'pok',
  text: "After any player's agent is exhausted: you may exhaust this card and ready that agent. If it is another player's agent, you may then make a transaction with that player.",
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  faction: 'nomad',
  reactions: [
    on('after', 'leader-exhausted', {
      isUsable: (game, held, { seat, leader }) =>
        !isExhausted(game, held) && isExhausted(game, { component: leader, holder: seat, key: leader }),
      effect: (game, held, { seat, leader }) => {
        exhaust(game, held);
        readyComponent(game, { component: leader, holder: seat, key: leader });
        game.addFact({ type: 'leader-readied', seat, leader });
        return seat === held.holder ? undefined : callTransaction(held.holder, seat);
      },
    }),
  ],
});
