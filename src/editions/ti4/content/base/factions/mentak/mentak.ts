import { ask, call, choose, chosenOne, counted, done, goto, type Line, type Spec } from '../../../../../../engine/index.ts';
import { neighbors } from '../../../../rules/units/board.ts';
import { bothFight, isSide, opponentIn } from '../../../../rules/combat/combat.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { procedure, question, type Game } from '../../../../rules/game.ts';
import { assignHits } from '../../../../rules/combat/hits.ts';
import { nameOfSeat, nameOfUnit } from '../../../../rules/names.ts';
import { seatOf } from '../../../../rules/seats.ts';
import type { SeatId, SystemId, UnitType } from '../../../../rules/state.ts';
import { handOverCommodities } from '../../../../rules/deals/trade.ts';
import { definitionFor, shipsIn } from '../../../../rules/units/units.ts';

const RAIDERS: readonly UnitType[] = ['cruiser', 'destroyer'];
const MOST = 2;

const raidersIn = (game: Game, seat: SeatId, system: SystemId, type: UnitType): number =>
  shipsIn(game, system, seat).filter((ship) => ship.type === type).length;
const raiders = (game: Game, seat: SeatId, system: SystemId): number =>
  RAIDERS.reduce((sum, type) => sum + raidersIn(game, seat, system, type), 0);
const needed = (game: Game, seat: SeatId, type: UnitType): number => definitionFor(game, seat, type).combat?.value ?? 11;

/** Which cruisers and destroyers lie in ambush. */
const ambushers = question<{ system: SystemId }, Record<string, number>>()('ambush', (game, seat, { system }): Spec => {
  const lines = RAIDERS.map((type): Line => ({
    key: type,
    label: nameOfUnit(type),
    max: Math.min(MOST, raidersIn(game, seat, system, type)),
    hint: `needs ${needed(game, seat, type)}`,
    worth: { ships: 1 },
  })).filter(({ max }) => max > 0);
  if (!lines.length) return { kind: 'none', reason: 'There is no cruiser or destroyer of yours any more.' };
  const best = lines.toSorted((a, b) => needed(game, seat, a.key as UnitType) - needed(game, seat, b.key as UnitType));
  const first = best[0].max;
  return {
    kind: 'allot',
    prompt: `Ambush: up to ${MOST} ships roll a die each. Which?`,
    lines,
    limits: [{ measure: 'ships', atMost: MOST, say: `At most ${MOST}; that is {sum}.` }],
    start: { [best[0].key]: first, ...(best[1] && first < MOST && { [best[1].key]: Math.min(best[1].max, MOST - first) }) },
  };
});

interface Ambush {
  seat: SeatId;
  opponent: SeatId;
  system: SystemId;
}

/** No combat rolls: nothing that changes or rerolls those touches these dice. */
const ambush = procedure<Ambush>()('ambush', {
  which: (_game, { seat, system }) => ask([ambushers.of(seat, { system })], 'roll'),
  roll: (game, { seat, opponent, system }, got) => {
    const ships = Object.entries(counted(got.answer)).flatMap(([type, count]) => Array.from({ length: count }, () => type as UnitType));
    if (!ships.length) return done();
    const faces = game.roll('ambush', ships.length);
    const dice = ships.map((type, i) => ({
      unit: type,
      hitsOn: needed(game, seat, type),
      face: faces[i],
      result: faces[i],
      hit: faces[i] >= needed(game, seat, type),
    }));
    const hits = dice.filter(({ hit }) => hit).length;
    game.fact({ type: 'dice-rolled', seat, against: opponent, purpose: 'ability', by: 'mentak', system, dice });
    return hits ? call(assignHits, { seat: opponent, by: seat, purpose: 'ability', system, hits }, 'end') : done();
  },
  end: () => done(),
});

/** Whom Pillage may be used against: a neighbor with 3 trade goods, unless a note protects it. */
const pillaged = (game: Game, seat: SeatId, of: SeatId): boolean =>
  of !== seat &&
  seatOf(game, of).tradeGoods >= 3 &&
  neighbors(game, seat, of) &&
  !seatOf(game, of).playArea.includes(`promise-of-protection@${seat}`);

const booty = question<{ of: SeatId }>()('pillage', (game, _seat, { of }) => {
  const { tradeGoods, commodities } = seatOf(game, of);
  if (!tradeGoods && !commodities) return { kind: 'none', reason: 'There is nothing left to take.' };
  return choose(
    `What do you take from ${nameOfSeat(game, of)}?`,
    [
      ...(tradeGoods ? [{ key: 'trade-good', label: '1 trade good', hint: `of ${tradeGoods}` }] : []),
      ...(commodities ? [{ key: 'commodity', label: '1 commodity', hint: `of ${commodities}; it becomes a trade good` }] : []),
    ],
    { min: 0 },
  );
});

/** One after the other: after a transaction both of its players may be pillaged. */
const pillage = procedure<{ seat: SeatId; from: SeatId[] }>()('pillage', {
  next: (game, { seat, from }) => {
    if (!from.length) return done();
    if (pillaged(game, seat, from[0])) return ask([booty.of(seat, { of: from[0] })], 'take');
    from.shift();
    return goto('next');
  },
  take: (game, { seat, from }, got) => {
    const of = from.shift() ?? seat;
    const what = chosenOne(got.answer);
    if (what === 'commodity') handOverCommodities(game, of, seat, 1);
    if (what === 'trade-good') {
      seatOf(game, of).tradeGoods -= 1;
      seatOf(game, seat).tradeGoods += 1;
    }
    if (what !== undefined) game.fact({ type: 'goods-taken', seat, from: of, by: 'mentak', commodity: what === 'commodity' });
    return goto('next');
  },
});

export default faction({
  id: 'mentak',
  name: 'The Mentak Coalition',
  set: 'base',
  text: 'Ambush: as a space combat starts, up to 2 of your cruisers and destroyers roll a die each for hits. Pillage: when a neighbor with 3 or more trade goods gains some or has had a transaction, take 1 of its trade goods or commodities.',
  commodities: 2,
  homeTile: '02',
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['plasma-scoring', 'sarween-tools'],
  technologies: ['mirror-computing', 'salvage-operations'],
  units: { flagship: 'fourth-moon' },
  promissoryNote: 'promise-of-protection',
  reactions: [
    on('when', 'space-combat-begins', {
      called: 'Ambush',
      usable: (game, { holder }, event) => isSide(event, holder) && bothFight(game, event) && raiders(game, holder, event.system) > 0,
      effect: (_game, { holder }, event) =>
        call(ambush, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
    on('after', 'trade-goods-gained', {
      called: 'Pillage',
      usable: (game, { holder }, { seat }) => pillaged(game, holder, seat),
      effect: (_game, { holder }, { seat }) => call(pillage, { seat: holder, from: [seat] }, 'finish'),
    }),
    on('after', 'transaction-done', {
      called: 'Pillage',
      usable: (game, { holder }, { seats }) => seats.some((seat) => pillaged(game, holder, seat)),
      effect: (_game, { holder }, { seats }) => call(pillage, { seat: holder, from: [...seats] }, 'finish'),
    }),
  ],
  procedures: [ambush, pillage],
  questions: [ambushers, booty],
});
