import { call } from '#engine';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseSystem, isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

/** Returns the other seats without a command token in a system; no second one can be placed there (20.5). */
const jammed = (game: Game, seat: SeatId, system: SystemId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => !hasTokenIn(game, other, system));

function systems(game: Game, seat: SeatId): SystemId[] {
  const ships = new Set(
    unitsAt(game, { owner: seat, space: true })
      .filter((unit) => isShip(game, unit))
      .map((unit) => unit.system),
  );
  const near = new Set([...ships].flatMap((system) => [system, ...adjacentSystems(game, system, seat)]));
  return [...near].filter((system) => !isHomeSystem(game, system) && jammed(game, seat, system).length > 0);
}

export default actionCard({
  id: 'signal-jamming',
  name: 'Signal Jamming',
  set: 'base',
  text: "Action: choose a non-home system that has your ships or is adjacent to them. Place a command token there from another player's reinforcements.",
  copies: 1,
  questions: [chooseSystem, choosePlayer],
  action: {
    problem: (game, { holder }) =>
      systems(game, holder).length
        ? undefined
        : 'None of your ships is in or adjacent to a system where you can place a command token.',
    target: (game, { holder }) =>
      chooseSystem.ask(holder, {
        prompt: "In which system do you place another player's command token?",
        systems: systems(game, holder),
      }),
    furtherTarget: (game, { holder }, [system, seat]) =>
      seat === undefined
        ? choosePlayer.ask(holder, {
            prompt: 'Whose command token do you place there?',
            seats: jammed(game, holder, system),
          })
        : undefined,
    effect: (game, { holder }, [system, seat]) =>
      seat !== undefined && systems(game, holder).includes(system)
        ? call(placeTokens, { todo: [{ seat, system }] }, 'finish')
        : undefined,
  },
});
