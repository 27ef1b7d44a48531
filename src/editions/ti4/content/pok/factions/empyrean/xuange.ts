import { leader, on } from '#ti4/rules/components/component.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { hasTokenIn, returnToken } from '#ti4/rules/tokens/command-tokens.ts';

export default leader({
  id: 'xuange',
  name: 'Xuange',
  set: 'pok',
  faction: 'empyrean',
  role: 'commander',
  text: 'Unlock: be neighbors with every other player. After another player moves ships into a system where you have a command token: you may return that token to your reinforcements.',
  unlocks: (game, seat) =>
    othersFrom(game.state, seat)
      .filter((other) => !seatOf(game, other).eliminated)
      .every((other) => areNeighbors(game, seat, other)),
  reactions: [
    on('after', 'ships-moved', {
      isUsable: (game, { holder }, { seat, system }) => seat !== holder && hasTokenIn(game, holder, system),
      effect: (game, { holder }, { system }) => {
        returnToken(game, holder, system);
        game.addFact({ type: 'token-removed', seat: holder, system });
      },
    }),
  ],
});
