import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetPoolRoom } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';

export default actionCard({
  id: 'rally',
  name: 'Rally',
  set: 'codex-1',
  text: 'After you activate a system where another player has ships: add 2 command tokens from your reinforcements to your fleet pool.',
  copies: 1,
  advice: { gains: { tokens: 2 } },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, event) =>
        event.seat === holder &&
        tokensInReinforcements(game, holder) > 0 &&
        fleetPoolRoom(game, holder) > 0 &&
        shipsIn(game, event.system).some((ship) => ship.owner !== holder),
      effect: (game, { holder }) => {
        const gained = Math.min(2, tokensInReinforcements(game, holder), fleetPoolRoom(game, holder));
        if (gained <= 0) return;
        seatOf(game, holder).tokens.fleet += gained;
        game.addFact({ type: 'tokens-gained', seat: holder, pools: { fleet: gained } });
      },
    }),
  ],
});
