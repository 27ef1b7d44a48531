import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { valueIfDecided, units } from '#ti3/rules/politics/outcome-values.ts';
import type { Agreement } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { agreementsOf, breakAgreement, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';

const ID = 'redefining-war-crimes';
const SHUT = 'shut';

const between = (game: Game, seat: SeatId, target: SeatId): Agreement[] =>
  agreementsOf(game, seat).filter((one) => partnerIn(one, seat) === target);

export default politicalCard({
  id: ID,
  name: 'Redefining War Crimes',
  text: "For: a player who fires PDS at a fleet breaks their trade agreement with the fleet's owner. Against: for the rest of the round, PDS can only fire at ground forces that land.",
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ against: (game, seat) => -0.5 * units('pds')(game, seat) }),
  confidence: 'medium',
  reactions: [
    on('after', 'pds-fired', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, target }) => seat === holder && between(game, seat, target).length > 0,
      effect: (game, _held, { seat, target }) => {
        for (const agreement of between(game, seat, target)) breakAgreement(game, agreement, seat);
      },
    }),
  ],
  modifiers: {
    'pds-barred': (_game, { memory }, why) =>
      memory === SHUT ? 'PDS can only fire at ground forces that land this round.' : why,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', SHUT, 'round');
  },
});
