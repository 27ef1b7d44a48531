import { leader, type Game } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { isMovementBarred, moveValueOf } from '#ti4/rules/movement/move-map.ts';
import type { SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { hypotheticalGame } from '#ti4/rules/units/unit-index.ts';
import { definitionOf, isShip, unitsAt } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';

const ID = 'captain-mendosa';

/** A ship whose move value is increased in this action. */
interface Hurried {
  unit: UnitId;
  by: number;
}

/** Returns the game without the effects that have changed move values since the activation, except his own. */
function asActivated(game: Game): Game {
  const effects = Object.fromEntries(
    Object.entries(game.state.effects).filter(([, { component, until }]) => component === ID || until !== 'action'),
  );
  return hypotheticalGame(game, { effects }, []);
}

const afloat = (game: Game, owner?: SeatId): Unit[] =>
  unitsAt(game, { space: true, ...(owner !== undefined && { owner }) }).filter(
    (unit) => definitionOf(game, unit).move !== undefined,
  );

/**
 * Returns a player's ships that are slower than the fastest ship on the board, and by how much. Other units that move
 * as ships count as the player's ships.
 */
function slower(game: Game, seat: SeatId, system: SystemId): Hurried[] {
  const before = asActivated(game);
  const valueOf = (unit: Unit): number =>
    unit.owner === seat ? moveValueOf(before, unit, system) : (definitionOf(before, unit).move ?? 0);
  const highest = Math.max(
    0,
    ...afloat(before)
      .filter((unit) => isShip(before, unit))
      .map(valueOf),
  );
  return afloat(before, seat)
    .map((unit) => ({ unit: unit.id, by: highest - valueOf(unit) }))
    .filter(({ by }) => by > 0);
}

export default leader({
  id: ID,
  name: 'Captain Mendosa',
  set: 'pok',
  faction: 'saar',
  role: 'agent',
  text: 'After a player activates a system: you may exhaust this card and choose 1 of their ships. In this action, raise its move value to the highest move value of any ship on the board.',
  advice: { gains: { moves: 1 } },
  questions: [chooseUnit],
  reactions: [
    agentReaction('after', 'system-activated', {
      isUsable: (game, _held, { seat, system }) =>
        !isMovementBarred(game, seat, system) && slower(game, seat, system).length > 0,
      target: (game, { holder }, { seat, system }) =>
        chooseUnit.ask(holder, {
          prompt: "Which ship's move value do you raise to the highest move value on the board?",
          units: slower(game, seat, system).map(({ unit }) => unit),
        }),
      effect: (game, { holder }, { seat, system }, [chosen]) => {
        const hurried = slower(game, seat, system).find(({ unit }) => unit === chosen);
        if (hurried) addEffect(game, ID, holder, { ...hurried }, 'action');
      },
    }),
  ],
  // Other increases in this action add to his, in any order of use.
  modifiers: {
    marks: (_game, { component, memory }, marks, { unit }) => {
      const hurried = memory as unknown as Hurried | null;
      return hurried?.unit === unit.id ? [...marks, { by: component, label: `+${hurried.by} move`, worth: 1 }] : marks;
    },
    move: (_game, { memory }, move, { unit }) => {
      const hurried = memory as unknown as Hurried | null;
      return hurried?.unit === unit.id ? move + hurried.by : move;
    },
  },
});
