import { actionCard, on } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { Production } from '#ti4/rules/production/production-capacity.ts';

const production = (game: Game): Production | undefined => game.enclosingData(produceUnits);

export default actionCard({
  id: 'war-machine',
  name: 'War Machine',
  set: 'codex-1',
  text: 'When your units use Production: they can produce 4 more units in total, and the units they produce cost 1 less in total.',
  copies: 4,
  advice: { gains: { resources: 1, units: { infantry: 4 } } },
  reactions: [
    on('when', 'production-begins', {
      // A second one for the same production has no effect, so it cannot be played (2.5).
      isUsable: (game, { holder }, event) => event.seat === holder && production(game)?.extra === undefined,
      effect: (game) => {
        const now = production(game);
        if (!now) return;
        now.extra = 4;
        now.discount = (now.discount ?? 0) + 1;
      },
    }),
  ],
});
