import { call, chosenKey } from '#engine';
import { relic } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { explore, findExplorableToken } from '#ti4/rules/exploration/exploration.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { othersHaveShips } from '#ti4/rules/production/blockades.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const unwatched = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => findExplorableToken(game, system) !== undefined && !othersHaveShips(game, seat, system),
  );

export default relic({
  id: 'circlet-of-the-void',
  name: 'Circlet of the Void',
  set: 'codex-4',
  text: "Your units do not roll for gravity rifts, and other anomalies do not affect their movement. Action: exhaust this card and explore a frontier token in a system without other players' ships.",
  advice: { gains: { tradeGoods: 1 } },
  modifiers: {
    // Applies even while it is exhausted.
    'rift-rolls': (_game, { holder }, rolls, { seat }) => rolls && seat !== holder,
    'slowed-by-nebula': (_game, { holder }, slowed, { unit }) => slowed && unit.owner !== holder,
    'movement-barred': (_game, { holder }, barred, { seat, anomaly }) =>
      seat === holder && anomaly !== undefined ? undefined : barred,
  },
  questions: [chooseSystem],
  action: {
    problem: (game, held) => {
      if (isExhausted(game, held)) return 'This card is exhausted.';
      return unwatched(game, held.holder).length
        ? undefined
        : "There is no frontier token in a system without other players' ships.";
    },
    target: (game, { holder }) =>
      chooseSystem.ask(holder, { prompt: 'Which frontier token do you explore?', systems: unwatched(game, holder) }),
    effect: (game, held, target) => {
      const system = chosenKey(target);
      if (system === undefined || !unwatched(game, held.holder).includes(system)) return undefined;
      exhaust(game, held);
      return call(explore, { seat: held.holder, system }, 'finish');
    },
  },
});
