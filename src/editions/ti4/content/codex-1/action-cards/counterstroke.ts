import { hasTokenIn, returnToken } from '#ti4/rules/tokens/command-tokens.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default actionCard({
  id: 'counterstroke',
  name: 'Counterstroke',
  set: 'codex-1',
  text: 'After another player activates a system where you have a command token: return that token to your tactic pool.',
  copies: 1,
  advice: { gains: { tokens: 1 } },
  reactions: [
    on('after', 'system-activated', {
      // Excludes the holder's own activation: its token was not in the system before.
      isUsable: (game, { holder }, event) => event.seat !== holder && hasTokenIn(game, holder, event.system),
      effect: (game, { holder }, { system }) => {
        if (!hasTokenIn(game, holder, system)) return;
        returnToken(game, holder, system);
        seatOf(game, holder).tokens.tactic += 1;
        game.addFact({ type: 'token-removed', seat: holder, system, pool: 'tactic' });
      },
    }),
  ],
});
