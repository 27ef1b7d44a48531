import { ask, call, chosenKey, done, goto, type Json } from '#engine';
import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { extraCombat } from '#ti4/rules/combat/extra-combat.ts';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { procedure } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { displaceFleet, fleetOwner, displacementTargets } from '#ti4/rules/movement/displacement.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitCostInSystem } from '#ti4/content/shared/queries/combat-advice.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'airo-shir-aur';

/** Lists the systems to which a fleet can be moved against another player's ships. */
const against = (game: Game, by: SeatId, from: SystemId): SystemId[] => {
  const owner = fleetOwner(game, from);
  if (owner === undefined) return [];
  return displacementTargets(game, by, from).filter((to) => {
    const other = fleetOwner(game, to);
    return other !== undefined && other !== owner;
  });
};

const origins = (game: Game, by: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => against(game, by, system).length > 0);

interface Benediction {
  holder: SeatId;
  key: string;
  from: SystemId;
  to?: SystemId;
  attacker?: SeatId;
}

/** Removes the effects that bar ships from leaving the combat. */
function release(game: Game): void {
  for (const effect of Object.values(game.state.effects)) if (effect.component === ID) removeEffect(game, effect.id);
}

const benediction = procedure<Benediction>()(
  'benediction',
  {
    start: (game, { holder, from }) =>
      ask(
        [
          chooseSystem.ask(holder, {
            prompt: 'To which system do you move the fleet?',
            systems: against(game, holder, from),
          }),
        ],
        'move',
      ),
    move: (game, data, got) => {
      data.to = chosenKey(got.answer);
      data.attacker = fleetOwner(game, data.from);
      return data.to === undefined
        ? goto('over')
        : call(displaceFleet, { by: data.holder, from: data.from, to: data.to }, 'fight');
    },
    fight: (game, { holder, to = '', attacker = '' }) => {
      const defender = game.state.order.find(
        (seat) => seat !== attacker && combatantsInSpace(game, to, seat).length > 0,
      );
      if (defender === undefined) return goto('over');
      addEffect(game, ID, holder, to as Json, 'action');
      return call(extraCombat, { system: to, attacker, defender }, 'over');
    },
    over: (game, { holder, key }) => {
      release(game);
      purgeLeader(game, { holder, key });
      return done();
    },
  },
  release,
);

export default leader({
  id: ID,
  set: 'pok',
  faction: 'mahact',
  name: 'Airo Shir Aur',
  role: 'hero',
  text: "Action: move all units in 1 system's space area to an adjacent system where a different player has ships. Those players resolve a space combat and cannot move ships out of it. Then purge this card.",
  advice: {
    harms: { units: { cruiser: 3 } },
    // Prefers to set two rivals' fleets against each other, the more expensive the better.
    choices: (game, seat, system) => {
      const owner = fleetOwner(game, system);
      return owner === undefined
        ? {}
        : { resources: (owner === seat ? -1 : 1) * unitCostInSystem(game, owner, system, true) };
    },
  },
  procedures: [benediction],
  action: {
    problem: (game, { holder }) =>
      origins(game, holder).length ? undefined : "There is no fleet that you can move to another player's ships.",
    target: (game, { holder }) =>
      chooseSystem.ask(holder, { prompt: 'From which system do you move the fleet?', systems: origins(game, holder) }),
    effect: (_game, { holder, key }, target) => {
      const from = chosenKey(target);
      return from === undefined ? undefined : call(benediction, { holder, key, from }, 'finish');
    },
  },
  modifiers: {
    'retreat-barred': (_game, { memory }, why, { system }) =>
      memory === system ? 'No one can retreat from this combat.' : why,
    'withdrawal-barred': (_game, { memory }, why, { system }) =>
      memory === system ? 'No ship can leave this combat.' : why,
  },
});
