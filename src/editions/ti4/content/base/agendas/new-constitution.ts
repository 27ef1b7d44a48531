import { agenda } from '#ti4/rules/components/component.ts';
import { discardLaw, hasNoLaws } from '#ti4/rules/politics/laws.ts';
import { isHomePlanet } from '#ti4/rules/planets/planets.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import {
  exhaustedAtStrategyPhase,
  scheduleForStrategyPhase,
} from '#ti4/content/shared/procedures/next-strategy-phase.ts';

export default agenda({
  id: 'new-constitution',
  name: 'New Constitution',
  set: 'base',
  text: 'For: discard all laws. When the next strategy phase begins, each player exhausts all their planets in their home system. Against: no effect. If no law is in effect, reveal another agenda instead.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { for: { resources: -1 } } },
  discardedWhenRevealed: hasNoLaws,
  resolve: (game, outcome) => {
    if (outcome !== 'for') return;
    for (const law of Object.keys(game.state.laws)) discardLaw(game, law);
    scheduleForStrategyPhase(game, 'new-constitution', seatsFrom(game.state, game.state.speaker));
  },
  reactions: [
    // Planets in another player's home system are not exhausted.
    exhaustedAtStrategyPhase((game, seat, planet) => isHomePlanet(game, planet, seat)),
  ],
});
