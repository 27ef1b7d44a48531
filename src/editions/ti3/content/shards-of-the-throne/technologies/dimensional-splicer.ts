import { call } from '#engine';
import { resolveHits } from '#ti3/rules/combat/hits.ts';
import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { wormholesFor } from '#ti3/rules/board/adjacency.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const foes = (game: Game, seat: SeatId, system: SystemId) =>
  shipsIn(game, system).filter(({ owner }) => owner !== seat);

export default technology({
  id: 'dimensional-splicer',
  name: 'Dimensional Splicer',
  text: 'When your space battle in a system with a wormhole begins: you may assign 1 hit to an enemy ship of your choice.',
  race: 'creuss',
  cost: 3,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        wormholesFor(game, system, holder).length > 0 &&
        foes(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseUnit.ask(holder, {
          prompt: 'To which ship do you assign the hit?',
          units: foes(game, holder, system).map(({ id }) => id),
        }),
      effect: (game, { holder }, { system }, [id]) => {
        const ship = foes(game, holder, system).find((one) => one.id === id);
        if (!ship) return undefined;
        return call(resolveHits, { seat: ship.owner, system, hits: 1, by: holder, on: ship.id }, 'finish');
      },
    }),
  ],
});
