import { ask, call, chosenAmounts, done, type Answer, type AmountOption } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { on, technology } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { groupLikeUnits, likeUnitsKey, markedUnitLabel, nameOfPlace } from '#ti3/rules/units/like-units.ts';
import { countByType, hasQuality, removeUnits, allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';

const ID = 'transfabrication';

const ownUnits = (game: Game, seat: SeatId): Unit[] => allUnits(game).filter(({ owner }) => owner === seat);

const isSmall = (game: Game, { type }: Pick<Unit, 'type'>): boolean =>
  hasQuality(game, 'fighter', { type }) || hasQuality(game, 'ground-force', { type });

function chosenUnits(game: Game, seat: SeatId, counts: Record<string, number>): Unit[] {
  const mine = ownUnits(game, seat);
  return Object.entries(counts).flatMap(([key, count]) =>
    mine.filter((unit) => likeUnitsKey(game, unit) === key).slice(0, count),
  );
}

const which = question<object, Record<string, number>>()(
  'transfabricate',
  (game, seat) => {
    const lines = [...groupLikeUnits(game, ownUnits(game, seat))].map(([key, units]): AmountOption => {
      const [unit] = units;
      const hint = isSmall(game, unit) ? 'no trade good' : '1 trade good each';
      return {
        key,
        label: markedUnitLabel(game, unit),
        hint,
        max: units.length,
        group: nameOfPlace(game, unit),
      };
    });
    return {
      kind: 'allot',
      prompt: 'Which of your units do you scuttle?',
      amounts: lines,
      proposed: {},
      emptyLabel: 'Scuttle nothing',
    };
  },
  {
    title: 'scuttle units',
    told: (game, seat, _data, counts) => {
      const gone = chosenUnits(game, seat, counts);
      const gained = gone.filter((unit) => !isSmall(game, unit)).length;
      return gone.length
        ? `You scuttle ${formatCount(gone.length, 'unit')} and gain ${formatCount(gained, 'trade good')}.`
        : '';
    },
  },
);

function scuttle(game: Game, seat: SeatId, answer: Answer): void {
  const gone = chosenUnits(game, seat, chosenAmounts(answer));
  if (!gone.length) return;
  removeUnits(game, gone);
  for (const system of new Set(gone.map((unit) => unit.system))) {
    const units = countByType(gone.filter((unit) => unit.system === system));
    game.addFact({ type: 'units-removed', seat, system, units, why: 'they are scuttled' });
  }
  changeTradeGoods(game, seat, gone.filter((unit) => !isSmall(game, unit)).length);
  addEffect(game, ID, seat, countByType(gone), 'turn');
}

const scuttling = procedure<{ seat: SeatId }>()('transfabrication', {
  ask: (_game, { seat }) => ask([which.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    scuttle(game, seat, answer);
    return done();
  },
});

export default technology({
  id: ID,
  name: 'Transfabrication',
  text: 'Before you produce: you may scuttle any number of your units. Gain 1 trade good for each that is not a fighter or ground force. You cannot produce these pieces again this turn.',
  color: 'yellow',
  needs: [],
  confidence: 'high',
  sense: 'sacrifice',
  modifiers: {
    // The effect remembers scuttled units as long as their pieces cannot be built again.
    'pieces-away': (_game, { holder, memory }, away, { seat, type }) =>
      seat === holder ? away + ((memory as Partial<Record<UnitType, number>> | null)?.[type] ?? 0) : away,
  },
  reactions: [
    on('when', 'production-due', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (_game, { holder }) => call(scuttling, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [scuttling],
  questions: [which],
});
