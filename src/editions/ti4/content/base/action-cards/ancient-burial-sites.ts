import { actionCard, on } from '#ti4/rules/components/component.ts';
import { exhaustPlanet, hasTrait, planetsOf } from '#ti4/rules/planets/planets.ts';
import { chooseOtherPlayer } from '#ti4/content/shared/procedures/player-questions.ts';

export default actionCard({
  id: 'ancient-burial-sites',
  name: 'Ancient Burial Sites',
  set: 'base',
  text: 'When the agenda phase begins: choose another player and exhaust all their cultural planets.',
  copies: 1,
  questions: [chooseOtherPlayer],
  reactions: [
    on('when', 'agenda-phase-begins', {
      isUsable: () => true,
      target: (_game, { holder }) =>
        chooseOtherPlayer.ask(holder, { prompt: 'Whose cultural planets do you exhaust?' }),
      effect: (game, _held, _event, [seat]) => {
        if (seat === undefined) return;
        const planets = planetsOf(game, seat)
          .map(({ id }) => id)
          .filter((id) => hasTrait(game, id, 'cultural'));
        for (const planet of planets) exhaustPlanet(game, planet);
        game.addFact({ type: 'planets-exhausted', seat, planets, why: 'ancient-burial-sites' });
      },
    }),
  ],
});
