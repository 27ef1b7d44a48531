import { call } from '#engine';
import { resolveHits } from '#ti3/rules/combat/hits.ts';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { hasEntered } from '#ti3/rules/movement/presence.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const layers = (game: Game, seat: SeatId, system: SystemId): number =>
  shipsIn(game, system, seat).filter(({ type }) => type === 'cruiser').length;

export default actionCard({
  id: 'minelayers',
  name: 'Minelayers',
  copies: 1,
  text: 'After another player moves ships into a system with your cruisers: before the space battle, that player must assign 1 hit to their ships there for each of your cruisers there.',
  confidence: 'medium',
  reactions: [
    on('after', 'ships-moved', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        layers(game, holder, system) > 0 &&
        shipsIn(game, system, seat).length > 0 &&
        hasEntered(game, seat, system),
      effect: (game, { holder }, { seat, system }) => {
        const hits = layers(game, holder, system);
        return hits ? call(resolveHits, { seat, system, hits, by: holder }, 'finish') : undefined;
      },
    }),
  ],
});
