import { ask, call, chosenKey, done, goto, type Procedure, type Question } from '#engine';
import {
  activateSystem,
  activationBill,
  activationQuestions,
  systemToActivate,
} from '#ti4/rules/movement/activation.ts';
import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { hasTokenIn, returnToken } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetLimitProcedures, fleetLimitQuestions } from '#ti4/rules/units/fleet-excess.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { movement, movementProcedures, movementQuestions } from '#ti4/rules/movement/movement.ts';
import { pay, payment } from '#ti4/rules/production/payment.ts';
import { produceUnits, productionProcedures, productionQuestions } from '#ti4/rules/production/production.ts';
import { turnTileOnArrival } from '#ti4/rules/board/tile-turning.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { noteOwner } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { notesInPlayArea } from '#ti4/rules/trade/promissory-notes.ts';
import { cutTurnShort } from './turn-state.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';

export interface TacticalAction {
  seat: SeatId;
  /** Granted by an ability: no command token, and no home system. */
  granted?: true;
  /** The active system; undefined until chosen. */
  system?: SystemId;
  /** Owners of the promissory notes in the player's play area when the action began. */
  friends?: SeatId[];
}

/** The system stays active until the action ends (5.4). */
function end(game: Game): void {
  game.state.turn.system = null;
}

const at = ({ seat, system = '' }: TacticalAction): { seat: SeatId; system: SystemId } => ({ seat, system });

/** Tactical action (89). Returns 'done', or 'none' if no system could be activated. */
export const tacticalAction = procedure<TacticalAction>()(
  'tactical-action',
  {
    choose: (game, action) => {
      const { seat, granted } = action;
      const owners = [...new Set(notesInPlayArea(game, seat).map(noteOwner))].filter((owner) => owner !== seat);
      if (owners.length) action.friends ??= owners;
      return ask([systemToActivate.ask(seat, { ...(granted && { granted }) })], 'activate');
    },
    activate: (game, action, got) => {
      // 89.1
      const system = chosenKey(got.answer);
      if (system === undefined) return done('none');
      action.system = system;
      const bill = activationBill(game, action.seat, system);
      return bill.amount > 0 ? ask([payment.ask(action.seat, bill)], 'paid') : goto('token');
    },
    paid: (game, action, got) => {
      const { seat, system } = at(action);
      if (got.answer === null) return goto('choose');
      pay(game, seat, activationBill(game, seat, system), got.answer);
      return goto('token');
    },
    token: (game, action) => {
      const { seat, system } = at(action);
      const again = hasTokenIn(game, seat, system);
      activateSystem(game, seat, system, action.granted);
      return again
        ? openWindow('when', 'activation-undone', at(action), 'undone')
        : openWindow('when', 'system-activated', at(action), 'activated');
    },
    undone: (game, action) => {
      const { seat, system } = at(action);
      returnToken(game, seat, system);
      game.addFact({ type: 'token-removed', seat, system });
      return cutTurnShort(game, seat, seat);
    },
    activated: (_game, action) => openWindow('after', 'system-activated', at(action), 'movement'),
    movement: (_game, action) => call(movement, at(action), 'spaceCannon'), // 89.2
    spaceCannon: (game, action) =>
      modify(game, 'skips-to-commitment', at(action), false)
        ? goto('skipped')
        : call(spaceCannonOffense, at(action), 'spaceCombat'), // 89.2c
    skipped: (game, action) => {
      const { seat, system } = at(action);
      turnTileOnArrival(game, seat, system);
      return goto('invasion');
    },
    spaceCombat: (game, action) => {
      // 89.3
      const { seat, system } = at(action);
      turnTileOnArrival(game, seat, system);
      const owners = new Set(combatantsInSpace(game, system).map((unit) => unit.owner));
      const defender = game.state.order.find((id) => id !== seat && owners.has(id));
      if (defender === undefined || !owners.has(seat)) return goto('invasion');
      return call(spaceCombat, { system, attacker: seat, defender }, 'invasion');
    },
    invasion: (_game, action) => call(invasion, at(action), 'production'), // 89.4
    production: (_game, action) => call(produceUnits, at(action), 'finish'), // 89.5
    finish: (_game, action) => openWindow('after', 'tactical-action-ends', at(action), 'end'),
    end: (game) => {
      end(game);
      return done('done');
    },
  },
  end,
);

export const tacticalActionProcedures: Procedure<Game, never>[] = [
  tacticalAction,
  ...movementProcedures,
  ...fleetLimitProcedures,
  ...productionProcedures,
];
export const tacticalActionQuestions: Question<Game, never>[] = [
  ...activationQuestions,
  ...movementQuestions,
  ...fleetLimitQuestions,
  ...productionQuestions,
];
