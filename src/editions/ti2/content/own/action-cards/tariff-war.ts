import { modify } from '../../../rules/components/bound.ts';
import { type Game, actionCard, on } from '../../../rules/components/component.ts';
import { chooseAmong } from '../../../rules/components/targets.ts';
import { nameOfSeat } from '../../../rules/names.ts';
import { endAgreement } from '../../../rules/trade/agreements.ts';

/** Agreements that not even a war would keep. */
const frail = (game: Game): { key: string; label: string }[] =>
  Object.values(game.state.agreements).flatMap(({ id, seats }) =>
    modify(game, 'agreement-lasts-in-war', { seats }, false)
      ? []
      : [{ key: id, label: seats.map((seat) => nameOfSeat(game, seat)).join(' and ') }],
  );

export default actionCard({
  id: 'tariff-war',
  name: 'Tariff War',
  copies: 2,
  text: 'In the economy phase: a trade agreement ends, whosever it is. Those of Hacan stand.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      usable: (game) => frail(game).length > 0,
      target: (game, { holder }) => chooseAmong.of(holder, { prompt: 'Which agreement ends?', options: frail(game) }),
      effect: (game, { holder }, _event, [id]) => endAgreement(game, id, holder),
    }),
  ],
});
