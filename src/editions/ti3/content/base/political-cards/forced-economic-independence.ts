import { politicalCard } from '#ti3/rules/components/component.ts';
import { electedPairKey } from '#ti3/rules/politics/voting.ts';
import { breakAgreement, agreementsOf, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';
import { valueIfElected, tradesOf } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'forced-economic-independence',
  name: 'Forced Economic Independence',
  text: 'Elect 2 players: they cannot have a trade agreement with each other. If they have one, it is broken.',
  law: true,
  elect: 'player',
  stake: valueIfElected((game, seat) => -tradesOf(game, seat)),
  confidence: 'medium',
  elects: 2,
  modifiers: {
    'agreement-barred': (_game, { memory }, why, { seats }) =>
      typeof memory === 'string' && electedPairKey.parse(memory).every((one) => seats.includes(one))
        ? 'You two cannot have a trade agreement (Forced Economic Independence).'
        : why,
  },
  resolve: (game, outcome) => {
    const [one, other] = electedPairKey.parse(outcome);
    for (const agreement of agreementsOf(game, one))
      if (partnerIn(agreement, one) === other) breakAgreement(game, agreement, null);
  },
});
