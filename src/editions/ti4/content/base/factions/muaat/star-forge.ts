import { call, chosenKey, choose, done, goto, type Option } from '#engine';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsFreeToTake, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { countInReinforcements, placeUnits, unitsAt } from '#ti4/rules/units/units.ts';
import { abilityForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';
import { ability } from '#ti4/rules/components/component.ts';

const ID = 'star-forge';

function forges(game: Game, seat: SeatId): Option[] {
  const systems = [...new Set(unitsAt(game, { owner: seat, type: 'war-sun' }).map(({ system }) => system))];
  const destroyers =
    countInReinforcements(game, seat, 'destroyer') > 0 || unitsFreeToTake(game, seat, 'destroyer').length > 0;
  return systems.flatMap((system) => [
    { key: unitAtKey.format('fighter', system), label: `2 fighters at ${nameOfSystem(game, system)}` },
    {
      key: unitAtKey.format('destroyer', system),
      label: `1 destroyer at ${nameOfSystem(game, system)}`,
      ...(!destroyers && { disabledReason: 'No destroyer is left in your reinforcements.' }),
    },
  ]);
}

const starForge = question<object>()('star-forge', (game, seat) => {
  const options = forges(game, seat);
  return options.length
    ? choose('Star Forge: what do you place, and at which war sun?', options)
    : { kind: 'none', reason: 'You have no war sun on the board.' };
});

const forging = procedure<{ seat: SeatId; type: 'fighter' | 'destroyer'; system: SystemId }>()('star-forge', {
  place: (game, { seat, type, system }) => {
    if (type === 'destroyer') return call(placeUnit, { seat, type, system }, 'used');
    placeUnits(game, seat, 'fighter', 2, { system });
    return goto('used');
  },
  used: (_game, { seat, system }) => openWindow('when', 'faction-ability-used', { seat, ability: ID, system }, 'end'),
  end: () => done(),
});

export default ability({
  id: ID,
  name: 'Star Forge',
  set: 'base',
  faction: 'muaat',
  text: 'Action: spend 1 strategy token to place 2 fighters or 1 destroyer in a system with your war sun.',
  action: abilityForToken({
    problem: (game, { holder }) => (forges(game, holder).length ? undefined : 'You have no war sun on the board.'),
    target: (_game, { holder }) => starForge.ask(holder, {}),
    effect: (game, { holder }, target) => {
      const forged = chosenKey(target);
      if (forged === undefined) return undefined;
      const [type, system] = unitAtKey.parse(forged);
      const about = { seat: holder, type: type === 'destroyer' ? type : ('fighter' as const), system };
      if (
        game.book.windows.hasListeners(game, {
          timing: 'when',
          name: 'faction-ability-used',
          seat: holder,
          ability: ID,
          system,
        })
      )
        return call(forging, about, 'finish');
      if (about.type === 'destroyer') return call(placeUnit, about, 'finish');
      placeUnits(game, holder, 'fighter', 2, { system });
      return undefined;
    },
  }),
  procedures: [forging],
  questions: [starForge],
});
