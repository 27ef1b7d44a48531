import { ask, call, chosenKey, done } from '#engine';
import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { exhaustPlanets, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const GOOD = 'trade-good';

const foreign = ({ state }: Game, seat: SeatId, system: SystemId): boolean =>
  state.systems[system].planets.some(
    (planet) => state.planets[planet].owner !== null && state.planets[planet].owner !== seat,
  );

const means = (game: Game, seat: SeatId): { key: string; label: string }[] => [
  ...(seatOf(game, seat).tradeGoods ? [{ key: GOOD, label: '1 trade good' }] : []),
  ...readyPlanetsOf(game, seat).map(({ id: key }) => ({ key, label: nameOfPlanet(game, key) })),
];

const AREAS = [
  { key: 'command', label: 'Command pool' },
  { key: 'strategy', label: 'Strategy allocation' },
] as const;

const areas = (game: Game, seat: SeatId) => AREAS.filter(({ key }) => seatOf(game, seat).counters[key] > 0);

const discardCounters = procedure<object>()('traffic-tariffs', {
  ask: (game) =>
    ask(
      remainingSeats(game.state)
        .filter((seat) => areas(game, seat).length)
        .map((seat) =>
          chooseImposed.ask(seat, {
            prompt: 'From which pool do you discard a command counter?',
            options: areas(game, seat),
          }),
        ),
      'chosen',
    ),
  chosen: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const area = areas(game, seat).find(({ key }) => key === chosenKey(answer));
      if (area) spendCounters(game, seat, area.key, 1);
    }
    return done();
  },
});

export default politicalCard({
  id: 'traffic-tariffs',
  name: 'Traffic Tariffs',
  text: "For: to activate a system with another player's planet, a player must spend 1 trade good or exhaust 1 planet. Against: each player discards 1 command counter from command pool or strategy allocation.",
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -0.5, against: -1.5 }),
  confidence: 'medium',
  modifiers: {
    'activation-barred': (game, _held, why, { seat, system }) =>
      foreign(game, seat, system) && !means(game, seat).length
        ? 'You need a trade good or a ready planet to activate this system (Traffic Tariffs).'
        : why,
  },
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && foreign(game, seat, system) && means(game, seat).length > 0,
      target: (game, { holder }) =>
        chooseImposed.ask(holder, {
          prompt: 'How do you pay the tariff?',
          options: means(game, holder),
          owes: true,
        }),
      effect: (game, { holder }, _event, [paid]) => {
        if (paid === GOOD) changeTradeGoods(game, holder, -1);
        else if (paid !== undefined) exhaustPlanets(game, holder, [paid]);
      },
    }),
  ],
  procedures: [discardCounters],
  resolve: (_game, outcome) => (outcome === 'against' ? call(discardCounters, {}, 'finish') : undefined),
});
