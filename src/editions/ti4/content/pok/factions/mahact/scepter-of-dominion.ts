import { call } from '#engine';
import { noteOwner, on, promissoryNote, type Game, type HeldComponent } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { TOKEN_POOLS } from '#ti4/rules/tokens/command-tokens.ts';
import { foreignTokensOf } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { chooseSystem, isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const open = (game: Game, seat: SeatId): SystemId[] =>
  [...new Set(unitsAt(game, { owner: seat }).map(({ system }) => system))].filter(
    (system) => !isHomeSystem(game, system),
  );

/** Lists the other players with a command token on the note owner's sheet; the owner's own tokens count. */
const commanded = (game: Game, { holder, key }: HeldComponent): SeatId[] => {
  const owner = noteOwner(key);
  const own = TOKEN_POOLS.some((pool) => seatOf(game, owner).tokens[pool] > 0);
  return othersFrom(game.state, holder).filter((seat) =>
    seat === owner ? own : foreignTokensOf(game, owner).includes(seat),
  );
};

export default promissoryNote({
  id: 'scepter-of-dominion',
  name: 'Scepter of Dominion',
  set: 'pok',
  text: "When the strategy phase begins: choose a non-home system with your units. Each other player with a command token on Mahact's sheet places another there from reinforcements. Then return this note.",
  faction: 'mahact',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, held) => open(game, held.holder).length > 0,
      target: (game, { holder }) =>
        chooseSystem.ask(holder, {
          prompt: 'In which system do the other players place command tokens?',
          systems: open(game, holder),
        }),
      effect: (game, held, _event, [system]) => {
        const seats = commanded(game, held);
        returnNote(game, held.key);
        return system === undefined
          ? undefined
          : call(placeTokens, { todo: seats.map((seat) => ({ seat, system })) }, 'finish');
      },
    }),
  ],
});
