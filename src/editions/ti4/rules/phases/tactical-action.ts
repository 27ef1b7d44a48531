import { ask, call, chosenOne, done, goto, type Procedure, type Question } from '../../../../engine/index.ts';
import { activate, activationQuestions, systemToActivate } from '../movement/activation.ts';
import { fightersInSpace } from '../combat/combat.ts';
import { fleetProcedures, fleetQuestions } from '../units/fleet-pool.ts';
import { procedure, window, type Game } from '../game.ts';
import { movement, movementProcedures, movementQuestions } from '../movement/movement.ts';
import { produceUnits, productionProcedures, productionQuestions } from '../production/production.ts';
import { arrived } from '../movement/opening-tiles.ts';
import type { SeatId, SystemId } from '../state.ts';
import { spaceCannonOffense } from '../combat/space-cannon.ts';
import { spaceCombat } from '../combat/space-combat.ts';
import { invasion } from '../combat/invasion.ts';

export interface TacticalAction {
  seat: SeatId;
  /** The active system, once it has been chosen. */
  system?: SystemId;
}

/** The system stays active for as long as the action lasts (5.4). */
function end(game: Game): void {
  game.state.turn.system = null;
}

const at = ({ seat, system = '' }: TacticalAction): { seat: SeatId; system: SystemId } => ({ seat, system });

/** Tactical action (89). Gives back 'done', or 'none' where no system could be activated. */
export const tacticalAction = procedure<TacticalAction>()(
  'tactical-action',
  {
    choose: (_game, { seat }) => ask([systemToActivate.of(seat, {})], 'activate'),
    activate: (game, action, got) => {
      // 89.1
      const system = chosenOne(got.answer);
      if (system === undefined) return done('none');
      action.system = system;
      activate(game, action.seat, system);
      return window('when', 'system-activated', at(action), 'activated');
    },
    activated: (_game, action) => window('after', 'system-activated', at(action), 'movement'),
    movement: (_game, action) => call(movement, at(action), 'spaceCannon'), // 89.2
    spaceCannon: (_game, action) => call(spaceCannonOffense, at(action), 'spaceCombat'), // 89.2c
    spaceCombat: (game, action) => {
      // 89.3
      const { seat, system } = at(action);
      arrived(game, seat, system);
      const owners = new Set(fightersInSpace(game, system).map((unit) => unit.owner));
      const defender = game.state.order.find((id) => id !== seat && owners.has(id));
      if (defender === undefined || !owners.has(seat)) return goto('invasion');
      return call(spaceCombat, { system, attacker: seat, defender }, 'invasion');
    },
    invasion: (_game, action) => call(invasion, at(action), 'production'), // 89.4
    production: (_game, action) => call(produceUnits, at(action), 'finish'), // 89.5
    finish: (_game, action) => window('after', 'tactical-action-ends', at(action), 'end'),
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
  ...fleetProcedures,
  ...productionProcedures,
];
export const tacticalActionQuestions: Question<Game, never>[] = [
  ...activationQuestions,
  ...movementQuestions,
  ...fleetQuestions,
  ...productionQuestions,
];
