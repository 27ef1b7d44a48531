import { ability, on } from '../../../../rules/components/component.ts';
import { agendaAtHand } from '../../../../rules/council/outcomes.ts';
import { gainTradeGoods } from '../../../../rules/deals/trade.ts';
import type { Game } from '../../../../rules/game.ts';
import type { SeatId } from '../../../../rules/state.ts';

function votedFor(game: Game, seat: SeatId, outcome: string): boolean {
  const cast = agendaAtHand(game)?.votes[seat];
  return cast?.outcome === outcome && cast.votes > 0;
}

/** Since the agenda was revealed, by whatever lets one predict. */
function predicted(game: Game, seat: SeatId, outcome: string): boolean {
  const since = game.facts.findLastIndex(({ type }) => type === 'agenda-revealed');
  return game.facts.slice(since + 1).some((fact) => fact.type === 'outcome-predicted' && fact.seat === seat && fact.outcome === outcome);
}

export default ability({
  id: 'future-sight',
  name: 'Future Sight',
  set: 'pok',
  faction: 'nomad',
  text: 'After an agenda ends as you voted or predicted, gain a trade good.',
  reactions: [
    on('after', 'agenda-resolved', {
      mandatory: true,
      usable: (game, { holder }, { outcome }) => outcome !== '' && (votedFor(game, holder, outcome) || predicted(game, holder, outcome)),
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
