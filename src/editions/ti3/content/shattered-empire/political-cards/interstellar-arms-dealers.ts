import { ask, call, chosenKey, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { hasQuality, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { addFreeShips, dockSystems, supplyWarning } from '#ti3/rules/production/free-ships.ts';
import { canPay, pay, payment, type Bill } from '#ti3/rules/production/payment.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

const ID = 'interstellar-arms-dealers';
const PRICE = 3;
const SHIPS: readonly UnitType[] = ['dreadnought', 'destroyer'];
const BILL: Bill = { kind: 'resources', amount: PRICE, for: 'for a dreadnought and a destroyer' };

/** Offers each player in order of play a dreadnought and a destroyer for `PRICE` resources. */
const sale = procedure<{ left: SeatId[]; system?: SystemId }>()('interstellar-arms-dealers', {
  next: (game, { left: [seat] }) => {
    if (seat === undefined) return done();
    const docks = dockSystems(game, seat, ...SHIPS);
    const systems = docks.map((key) => ({ key, label: nameOfSystem(game, key) }));
    const isAnyLeft = SHIPS.some((type) => piecesInReinforcements(game, seat, type) > 0);
    if (!systems.length || !isAnyLeft || !canPay(game, seat, 'resources', PRICE)) return goto('over');
    const prompt = `In which system do you place a dreadnought and a destroyer for ${PRICE} resources?${supplyWarning(game, seat, docks, ...SHIPS)}`;
    return ask(
      [chooseImposed.ask(seat, { prompt, options: [...systems, { key: 'none', label: 'Buy nothing' }] })],
      'chosen',
    );
  },
  chosen: (_game, data, { answer }) => {
    data.system = chosenKey(answer) ?? 'none';
    return data.system === 'none' ? goto('over') : ask([payment.ask(data.left[0], BILL)], 'paid');
  },
  paid: (game, { left: [seat], system = '' }, { answer }) => {
    pay(game, seat, BILL, answer);
    addFreeShips(game, seat, system, ...SHIPS);
    return goto('over');
  },
  over: (_game, data) => {
    data.left = data.left.slice(1);
    return goto('next');
  },
});

export default politicalCard({
  id: ID,
  name: 'Interstellar Arms Dealers',
  text: 'For: in the order of play, each player may pay 3 resources to place 1 destroyer and 1 dreadnought in a system with their space dock. Against: non-fighter ships cost 1 more for the rest of the round.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 3, against: -2 }),
  confidence: 'medium',
  modifiers: {
    'unit-cost': (game, _held, cost, { type }) =>
      hasQuality(game, 'ship', { type }) && !hasQuality(game, 'fighter', { type }) ? cost + 1 : cost,
  },
  procedures: [sale],
  resolve: (game, outcome) => {
    if (outcome === 'for') return call(sale, { left: orderOfPlay(game) }, 'finish');
    addEffect(game, ID, '', null, 'round');
  },
});
