import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { hasBothSides, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import type { PlanetId, SeatId, UnitType } from '#ti4/rules/state.ts';
import { infantryInCombat, replaceInfantry } from '#ti4/content/shared/procedures/replace-infantry.ts';
import { ability, on } from '#ti4/rules/components/component.ts';
import { capitalize } from '#text/sentences.ts';

const PRICE = 2;

/** Returns the unit types that can replace the infantry and their prices in influence, as far as the seat can pay. */
const ways = (game: Game, seat: SeatId, planet: PlanetId): { type: UnitType; price: number }[] =>
  modify(game, 'replaced-by', { seat, planet }, [{ type: 'infantry', more: 0 }])
    .map(({ type, more }) => ({ type, price: PRICE + more }))
    .filter(({ price }) => spendableAmount(game, seat, 'influence') >= price);

const byWhat = question<{ planet: PlanetId }>()(
  'indoctrination-by',
  (game, seat, { planet }): Spec => {
    const open = ways(game, seat, planet);
    if (!open.length) return { kind: 'none', reason: 'You no longer have enough influence to spend.' };
    return choose(
      'Which unit replaces the infantry?',
      open.map(({ type, price }) => ({ key: type, label: capitalize(nameOfUnit(type)), hint: `${price} influence` })),
    );
  },
  { title: 'choose the unit that replaces an infantry' },
);

interface Indoctrination {
  seat: SeatId;
  opponent: SeatId;
  planet: PlanetId;
  type?: UnitType;
  amount?: number;
}

const billOf = ({ amount = PRICE }: Indoctrination): Bill => ({
  kind: 'influence',
  amount,
  for: 'to replace 1 infantry',
});

const indoctrination = procedure<Indoctrination>()('indoctrination', {
  by: (game, { seat, planet }) =>
    ways(game, seat, planet).length > 1 ? ask([byWhat.ask(seat, { planet })], 'chosen') : goto('price'),
  chosen: (game, data, got) => {
    const way = ways(game, data.seat, data.planet).find(({ type }) => type === chosenKey(got.answer));
    if (!way) return done();
    data.type = way.type;
    data.amount = way.price;
    return goto('price');
  },
  price: (_game, data) => ask([payment.ask(data.seat, billOf(data))], 'paid'),
  paid: (game, data, got) => {
    if (got.answer === null) return done();
    pay(game, data.seat, billOf(data), got.answer);
    replaceInfantry(game, data.seat, data.opponent, data.planet, data.type);
    return done();
  },
});

export default ability({
  id: 'indoctrination',
  name: 'Indoctrination',
  set: 'base',
  faction: 'yin',
  text: "When your ground combat begins: you may spend 2 influence and replace 1 of your opponent's infantry in that combat with 1 of yours.",
  reactions: [
    on('when', 'ground-combat-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        hasBothSides(game, event) &&
        ways(game, holder, event.planet).length > 0 &&
        infantryInCombat(game, opponentIn(event, holder), event.planet).length > 0,
      effect: (_game, { holder }, event) =>
        call(indoctrination, { seat: holder, opponent: opponentIn(event, holder), planet: event.planet }, 'finish'),
    }),
  ],
  procedures: [indoctrination],
  questions: [byWhat],
});
