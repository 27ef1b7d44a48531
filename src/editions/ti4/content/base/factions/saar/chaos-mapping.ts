import { call, choose, chosenKey } from '#engine';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { producersIn } from '#ti4/rules/production/production-capacity.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';

const yards = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => producersIn(game, seat, system).length > 0);

const whereToProduce = question<object>()(
  'chaos-mapping',
  (game, seat) => {
    const systems = yards(game, seat);
    if (!systems.length) return { kind: 'none', reason: 'You no longer have a unit with Production.' };
    return choose(
      'Chaos Mapping: in which system do you produce 1 unit?',
      systems.map((system) => ({ key: system, label: nameOfSystem(game, system) })),
    );
  },
  { forced: true },
);

export default technology({
  id: 'chaos-mapping',
  name: 'Chaos Mapping',
  set: 'base',
  text: 'Other players cannot activate asteroid fields where you have ships. When your turn begins: you may produce 1 unit in a system where you have a unit with Production.',
  color: 'propulsion',
  prerequisites: { propulsion: 1 },
  faction: 'saar',
  modifiers: {
    'activation-barred': (game, { holder }, barred, { seat, system }) =>
      barred ??
      (seat !== holder && anomaliesIn(game, system).includes('asteroid-field') && shipsIn(game, system, holder).length
        ? 'You cannot activate this asteroid field: Chaos Mapping protects the ships there.'
        : undefined),
  },
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder }, { seat }) => seat === holder && yards(game, holder).length > 0,
      target: (_game, { holder }) => whereToProduce.ask(holder, {}),
      effect: (_game, { holder }, _event, target) => {
        const system = chosenKey(target);
        return system === undefined ? undefined : call(produceUnits, { seat: holder, system, limit: 1 }, 'finish');
      },
    }),
  ],
  questions: [whereToProduce],
});
