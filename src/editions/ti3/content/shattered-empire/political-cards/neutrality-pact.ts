import { ask, call, chosenKey, done } from '#engine';
import { on, politicalCard } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { hasCounterIn, countersInReinforcements, placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { unitsInSystem, hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { canPay, pay, payment, type Bill } from '#ti3/rules/production/payment.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const PRICE = 3;
const BILL: Bill = { kind: 'influence', amount: PRICE, for: 'to activate the system' };

/** Tells whether a system has no planets and contains units of other players. */
const guarded = (game: Game, seat: SeatId, system: SystemId): boolean =>
  !game.state.systems[system].planets.length && unitsInSystem(game, system).some(({ owner }) => owner !== seat);

const toll = procedure<{ seat: SeatId }>()('neutrality-pact', {
  ask: (_game, { seat }) => ask([payment.ask(seat, BILL)], 'paid'),
  paid: (game, { seat }, { answer }) => {
    if (answer !== null) pay(game, seat, BILL, answer);
    return done();
  },
});

const docked = (game: Game, seat: SeatId): SystemId[] =>
  countersInReinforcements(game, seat) < 1
    ? []
    : Object.keys(game.state.systems).filter(
        (system) =>
          !hasCounterIn(game, seat, system) &&
          allUnits(game).some(
            (unit) => unit.owner === seat && unit.system === system && hasQuality(game, 'produces', unit),
          ),
      );

const bind = procedure<object>()('neutrality-pact-against', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => {
        const systems = docked(game, seat);
        return systems.length
          ? [chooseTargetSystem.ask(seat, { prompt: 'In which system do you place a command counter?', systems })]
          : [];
      }),
      'chosen',
    ),
  chosen: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const system = chosenKey(answer);
      if (system !== undefined) placeCounter(game, seat, system, 'reinforcements');
    }
    return done();
  },
});

export default politicalCard({
  id: 'neutrality-pact',
  name: 'Neutrality Pact',
  text: 'For: it costs 3 influence to activate a system without planets that has enemy units. Against: each player places 1 command counter from reinforcements in an unactivated system with their space dock.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -0.5, against: -3 }),
  confidence: 'medium',
  modifiers: {
    'activation-barred': (game, _held, why, { seat, system }) =>
      guarded(game, seat, system) && !canPay(game, seat, 'influence', PRICE)
        ? `You need ${PRICE} influence to activate this system (Neutrality Pact).`
        : why,
  },
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) => seat === holder && guarded(game, seat, system),
      effect: (_game, _held, { seat }) => call(toll, { seat }, 'finish'),
    }),
  ],
  procedures: [toll, bind],
  resolve: (_game, outcome) => (outcome === 'against' ? call(bind, {}, 'finish') : undefined),
});
