import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { denied } from '#ti4/rules/combat/dice.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlace, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { shipsIn, unitsAt } from '#ti4/rules/units/units.ts';
import { hasMovedInto } from '#ti4/content/shared/queries/tactical-action-history.ts';

const docks = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsAt(game, { owner: seat, type: 'space-dock' }).filter(
    (unit) => unit.system === system || isAdjacent(game, unit.system, system, seat),
  );

/** Returns the reason why a space dock cannot fire at ships that have moved into a system; undefined if it can. */
const problemOf = (game: Game, dock: Unit, system: SystemId): string | undefined =>
  denied(game, { seat: dock.owner, against: game.state.active, purpose: 'space-cannon-offense', system }, dock);

const whichDock = question<{ system: SystemId }>()(
  'experimental-battlestation',
  (game, seat, { system }) => {
    const open = docks(game, seat, system);
    if (!open.length) return { kind: 'none', reason: 'None of your space docks is in or adjacent to that system now.' };
    return {
      kind: 'choose',
      prompt: `Which space dock do you use against the ships at ${nameOfSystem(game, system)}?`,
      min: 1,
      max: 1,
      options: open.map((unit) => {
        const problem = problemOf(game, unit, system);
        return {
          key: unit.id,
          label: nameOfPlace(game, unit),
          ...(problem !== undefined && { disabledReason: problem }),
        };
      }),
    };
  },
  { forced: true },
);

export default actionCard({
  id: 'experimental-battlestation',
  name: 'Experimental Battlestation',
  set: 'base',
  text: 'After another player moves ships into the active system: choose 1 of your space docks in or adjacent to it. In this action, it uses Space Cannon 5 with 3 dice against ships there.',
  copies: 1,
  advice: { gains: { hits: 1 } },
  reactions: [
    on('after', 'movement-ends', {
      isUsable: (game, { holder }, event) =>
        event.seat !== holder &&
        hasMovedInto(game, event.seat, event.system) &&
        shipsIn(game, event.system, event.seat).length > 0 &&
        docks(game, holder, event.system).some((dock) => problemOf(game, dock, event.system) === undefined),
      target: (_game, { holder }, event) => whichDock.ask(holder, { system: event.system }),
      effect: (game, { holder, component }, _event, [dock]) => {
        if (dock !== undefined) addEffect(game, component, holder, dock, 'action');
      },
    }),
  ],
  modifiers: {
    marks: (_game, { component, memory }, marks, { unit }) =>
      unit.id === memory ? [...marks, { by: component, label: 'uses Space Cannon', worth: 1 }] : marks,
    'roll-stats': (_game, { memory }, stats, { unit, purpose }) =>
      unit.id === memory && purpose === 'space-cannon-offense' ? { value: 5, dice: 3 } : stats,
    'cannon-range': (_game, { memory }, range, { unit }) => (unit.id === memory ? 1 : range),
  },
  questions: [whichDock],
});
