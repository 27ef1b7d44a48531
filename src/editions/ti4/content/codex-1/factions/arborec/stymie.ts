import { call, choose } from '#engine';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { on, promissoryNote } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { hasMovedInto } from '#ti4/content/shared/queries/tactical-action-history.ts';

/**
 * Returns the non-home systems without the mover's command token; an eliminated player's home system stays one (33).
 */
function open(game: Game, mover: SeatId): SystemId[] {
  const { systems, seats } = game.state;
  const homes = Object.values(seats).map(({ home }) => home);
  return Object.keys(systems).filter((system) => !homes.includes(system) && !hasTokenIn(game, mover, system));
}

const whereTo = question<{ mover: SeatId }>()('stymie', (game, _seat, { mover }) => {
  const options = open(game, mover).map((key) => ({ key, label: nameOfSystem(game, key) }));
  return options.length
    ? choose(`In which system do you place ${nameOfSeat(game, mover)}'s command token?`, options)
    : { kind: 'none', reason: 'There is no system where you can place the token.' };
});

export default promissoryNote({
  id: 'stymie',
  name: 'Stymie Ω',
  set: 'codex-1',
  text: 'After another player moves ships into a system where you have units: you may place a command token from their reinforcements in any non-home system. Then return this note.',
  faction: 'arborec',
  reactions: [
    on('after', 'movement-ends', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        unitsAt(game, { owner: holder, system }).length > 0 &&
        hasMovedInto(game, seat, system) &&
        open(game, seat).length > 0,
      target: (_game, { holder }, { seat }) => whereTo.ask(holder, { mover: seat }),
      effect: (game, { key }, { seat }, [system]) => {
        returnNote(game, key);
        return system === undefined ? undefined : call(placeTokens, { todo: [{ seat, system }] }, 'finish');
      },
    }),
  ],
  questions: [whereTo],
});
