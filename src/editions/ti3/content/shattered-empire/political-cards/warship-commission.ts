import { ask, call, chosenKey, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { addFreeShips, dockSystems, supplyWarning } from '#ti3/rules/production/free-ships.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

const ID = 'warship-commission';
const DEARER: readonly UnitType[] = ['cruiser', 'dreadnought', 'war-sun'];

const yards = (game: Game, seat: SeatId): SystemId[] =>
  piecesInReinforcements(game, seat, 'dreadnought') > 0 ? dockSystems(game, seat, 'dreadnought') : [];

const commission = procedure<object>()('warship-commission', {
  ask: (game) =>
    ask(
      orderOfPlay(game).flatMap((seat) => {
        const options = yards(game, seat).map((key) => ({ key, label: nameOfSystem(game, key) }));
        const warning = supplyWarning(game, seat, yards(game, seat), 'dreadnought');
        const prompt = `In which system do you place a free dreadnought?${warning}`;
        return options.length
          ? [chooseImposed.ask(seat, { prompt, options: [...options, { key: 'none', label: 'Place no dreadnought' }] })]
          : [];
      }),
      'chosen',
    ),
  chosen: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const system = chosenKey(answer) ?? 'none';
      if (yards(game, seat).includes(system)) addFreeShips(game, seat, system, 'dreadnought');
    }
    return done();
  },
});

export default politicalCard({
  id: ID,
  name: 'Warship Commission',
  text: 'For: each player may place 1 free dreadnought in a system with their space dock. Against: cruisers, dreadnoughts and war suns cost 2 more for the rest of the round.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 4, against: -2 }),
  confidence: 'medium',
  modifiers: { 'unit-cost': (_game, _held, cost, { type }) => (DEARER.includes(type) ? cost + 2 : cost) },
  procedures: [commission],
  resolve: (game, outcome) => {
    if (outcome === 'for') return call(commission, {}, 'finish');
    addEffect(game, ID, '', null, 'round');
  },
});
