import { modify } from '#ti2/rules/components/kit.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import { endAgreement } from '#ti2/rules/trade/agreements.ts';

/** Lists the trade agreements that no component preserves during a war. */
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
  text: 'In the economy phase, before players gain income: end 1 trade agreement between any players, except one with Hacan.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      isUsable: (game) => frail(game).length > 0,
      target: (game, { holder }) =>
        chooseOption.ask(holder, { prompt: 'Which trade agreement do you end?', options: frail(game) }),
      effect: (game, { holder }, _event, [id]) => endAgreement(game, id, holder),
    }),
  ],
});
