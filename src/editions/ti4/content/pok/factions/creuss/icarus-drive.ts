import { on } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';
import { removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';
import {
  placeWormholeToken,
  chooseWormholeFor,
  wormholeTokensElsewhere,
  type WormholeKind,
} from '#ti4/content/shared/procedures/wormhole-tokens.ts';

const drives = (game: Game, seat: SeatId): UnitId[] =>
  unitsAt(game, { owner: seat, type: 'mech' })
    .filter(({ system }) => wormholeTokensElsewhere(game, system).length > 0)
    .map(({ id }) => id);

export default mech({
  id: 'icarus-drive',
  name: 'Icarus Drive',
  faction: 'creuss',
  text: 'Cost 2, combat 6, Sustain Damage. After a player activates a system: you may remove this mech, in any system, to place or move a Creuss wormhole token into its system.',
  questions: [chooseUnit, chooseWormholeFor],
  reactions: [
    on('after', 'system-activated', {
      isRepeatable: true,
      isUsable: (game, { holder }) => drives(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseUnit.ask(holder, {
          prompt: 'Which Icarus Drive do you remove from the board?',
          units: drives(game, holder),
        }),
      furtherTarget: (game, { holder }, _event, [id, kind]) => {
        const unit = game.state.units[id ?? ''];
        return unit && kind === undefined ? chooseWormholeFor.ask(holder, { system: unit.system }) : undefined;
      },
      effect: (game, { holder }, _event, [id, kind]) => {
        const unit = game.state.units[id ?? ''];
        if (!unit || kind === undefined) return;
        removeUnit(game, unit, 'icarus-drive');
        placeWormholeToken(game, holder, kind as WormholeKind, unit.system);
      },
    }),
  ],
});
