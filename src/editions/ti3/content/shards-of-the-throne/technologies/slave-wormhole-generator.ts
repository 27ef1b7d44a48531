import { pairKey } from '#kit/prompts/option-keys.ts';
import { kit, on, technology, type Game } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId, Wormhole } from '#ti3/rules/terms.ts';

const LETTERS = ['alpha', 'beta'] as const;

/** Key of a placement: a wormhole and its system, for example "alpha@quann". */
const placeKey = pairKey<Wormhole, SystemId>('@');

/** Tells whether a system is no home system and contains no units or planets of other players. */
const isOpen = (game: Game, seat: SeatId, system: SystemId): boolean =>
  !isHomeSystem(game, system) &&
  allUnits(game).every((unit) => unit.system !== system || unit.owner === seat) &&
  game.state.systems[system].planets.every((planet) => [null, seat].includes(game.state.planets[planet].owner));

const places = (game: Game, seat: SeatId): { key: string; label: string }[] =>
  LETTERS.flatMap((letter) =>
    Object.keys(game.state.systems)
      .filter((system) => isOpen(game, seat, system))
      .map((system) => ({ key: placeKey.format(letter, system), label: `${letter} at ${nameOfSystem(game, system)}` })),
  );

export default technology({
  id: 'slave-wormhole-generator',
  name: 'Slave Wormhole Generator',
  text: "When the status phase begins: you may place or move your wormhole token, as alpha or beta, to a non-home system without other players' units or planets.",
  race: 'creuss',
  cost: 5,
  needs: [],
  confidence: 'medium',
  modifiers: {
    wormholes: (_game, { memory }, found, { system }) => {
      const [letter, where] = typeof memory === 'string' ? placeKey.parse(memory) : [];
      return letter !== undefined && where === system && !found.includes(letter) ? [...found, letter] : found;
    },
  },
  reactions: [
    on('when', 'status-phase-begins', {
      isUsable: (game, { holder }) => places(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseOption.ask(holder, { prompt: 'Which wormhole do you place, and where?', options: places(game, holder) }),
      effect: (game, { holder, component, key }, _event, [choice]) => {
        if (choice === undefined) return;
        seatOf(game, holder).technologies[key].memory = choice;
        kit.invalidateInForce(game);
        game.addFact({ type: 'system-marked', seat: holder, system: placeKey.parse(choice)[1], component });
      },
    }),
  ],
});
