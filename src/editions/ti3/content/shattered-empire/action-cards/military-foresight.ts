import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti3/rules/components/effects.ts';
import { chooseOption, chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { unitLabel } from '#ti3/rules/names.ts';
import { unitCardOf, hasQuality } from '#ti3/rules/units/units.ts';
import { addFreeShips, dockSystems, supplyWarning } from '#ti3/rules/production/free-ships.ts';
import type { UnitType } from '#ti3/rules/terms.ts';

const lost = (game: Game, units: Partial<Record<UnitType, number>>): UnitType[] =>
  (Object.keys(units) as UnitType[])
    .filter((type) => hasQuality(game, 'ship', { type }))
    .sort(
      (a, b) =>
        unitCardOf(game, b).cost / unitCardOf(game, b).forCost - unitCardOf(game, a).cost / unitCardOf(game, a).forCost,
    );

export default actionCard({
  id: 'military-foresight',
  name: 'Military Foresight',
  copies: 2,
  text: 'After your ships are destroyed in a space battle: choose 1 of them. When the next status phase begins, place that ship for free in a system with your space dock and no enemy ships. If there is no such system, it does not return.',
  confidence: 'medium',
  reactions: [
    on('after', 'units-destroyed', {
      isUsable: (game, { holder }, { seat, planet, system, units }) =>
        seat === holder &&
        planet === undefined &&
        game.enclosingData(spaceBattle)?.system === system &&
        lost(game, units).length > 0,
      target: (game, { holder }, { units }) =>
        chooseOption.ask(holder, {
          prompt: 'Which destroyed ship do you want to return?',
          options: lost(game, units).map((key) => ({ key, label: unitLabel(game, key) })),
        }),
      effect: (game, { holder, component }, { units }, [type]) => {
        if (lost(game, units).some((one) => one === type)) addEffect(game, component, holder, type, 'game');
      },
    }),
    on('when', 'status-phase-begins', {
      lasting: true,
      mandatory: 'any-order',
      isUsable: () => true,
      target: (game, { holder, memory }) => {
        const systems = dockSystems(game, holder, memory as UnitType);
        const prompt = `In which system do you place the returning ship?${supplyWarning(game, holder, systems, memory as UnitType)}`;
        return systems.length ? chooseTargetSystem.ask(holder, { prompt, systems }) : undefined;
      },
      effect: (game, { holder, key, memory }, _event, [system]) => {
        removeEffect(game, key);
        if (system === undefined || !dockSystems(game, holder, memory as UnitType).includes(system)) return;
        addFreeShips(game, holder, system, memory as UnitType);
      },
    }),
  ],
  modifiers: {
    'pieces-away': (_game, { holder, memory }, away, { seat, type }) =>
      seat === holder && type === memory ? away + 1 : away,
  },
});
