import { ask, call, chosenAmounts, done, goto, type AmountOption } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf, unitLabel } from '#ti3/rules/names.ts';
import { unitCardOf, countByType, shipsIn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { resolveHitsOfBoth } from './hits.ts';
import { rollForUnits } from './dice.ts';
import { diceWindow, hitCountsIn } from './dice-window.ts';
import type { Volley } from './roll-purpose.ts';
import { exactAllotment } from './exact-allotment.ts';

interface FirstFire {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
  /** Volleys with this place or a lower one have been fired. */
  fired?: number;
}

const volleysOf = (game: Game, seat: SeatId, { system, attacker, defender }: FirstFire): readonly Volley[] =>
  modify(game, 'volleys', { seat, system, enemy: seat === attacker ? defender : attacker }, []);

const shipsFor = (game: Game, seat: SeatId, system: SystemId, { types }: Volley): Unit[] =>
  shipsIn(game, system, seat).filter(({ type }) => types.includes(type));

const sidesOf = ({ attacker, defender }: FirstFire): SeatId[] => [attacker, defender];

/** Returns the volleys that fire next, of one side or both. */
function next(game: Game, data: FirstFire): { seat: SeatId; volley: Volley }[] {
  const all = sidesOf(data).flatMap((seat) =>
    volleysOf(game, seat, data)
      .filter((volley) => volley.place > (data.fired ?? 0) && shipsFor(game, seat, data.system, volley).length > 0)
      .map((volley) => ({ seat, volley })),
  );
  const first = Math.min(...all.map(({ volley }) => volley.place));
  return all.filter(({ volley }) => volley.place === first);
}

/** Asks which ships fire if not all of them can. */
const chooseVolley = question<{ system: SystemId; volley: Volley }, Record<string, number>>()(
  'choose-volley',
  (game, seat, { system, volley }) => {
    const ships = countByType(shipsFor(game, seat, system, volley));
    const types = Object.keys(ships) as UnitType[];
    const all = types.reduce((sum, type) => sum + (ships[type] ?? 0), 0);
    const count = Math.min(all, volley.most ?? all);
    if (!count) return { kind: 'none', reason: 'None of your ships there can fire.' };
    // Ships that hit on the lowest roll come first.
    types.sort((a, b) => (unitCardOf(game, a).battle ?? 0) - (unitCardOf(game, b).battle ?? 0));
    const start: Record<string, number> = {};
    let left = count;
    for (const type of types) {
      start[type] = Math.min(left, ships[type] ?? 0);
      left -= start[type];
    }
    const lines = types.map((key): AmountOption => ({ key, label: unitLabel(game, key), max: ships[key] ?? 0 }));
    return exactAllotment(
      count,
      `${nameOf(game, volley.by)}: which ${formatCount(count, 'ship')} do you fire with?`,
      lines,
      start,
      'Choose',
    );
  },
  { title: 'choose which ships fire first', forced: true },
);

/** Fires before a space battle; hits are taken at once, so destroyed ships do not return fire (E3 7.1). */
export const firstFire = procedure<FirstFire>()('first-fire', {
  choose: (game, data) => {
    const volleys = next(game, data);
    if (!volleys.length || sidesOf(data).some((seat) => !shipsIn(game, data.system, seat).length)) return done();
    return ask(
      volleys.map(({ seat, volley }) => chooseVolley.ask(seat, { system: data.system, volley })),
      'fire',
    );
  },
  fire: (game, data, { answers }) => {
    const { system, attacker, defender } = data;
    const volleys = next(game, data);
    if (!volleys.length) return goto('choose');
    data.fired = volleys[0].volley.place;
    const rolls = sidesOf(data).map((seat) => {
      const ships = volleys
        .filter((one) => one.seat === seat)
        .flatMap(({ volley }) =>
          Object.entries(chosenAmounts(answers[seat] ?? null)).flatMap(
            ([type, count]) =>
            shipsFor(game, seat, system, volley).filter((ship) => ship.type === type).slice(0, count), // prettier-ignore
          ),
        );
      const enemy = seat === attacker ? defender : attacker;
      return rollForUnits(
        game,
        { seat, enemy, purpose: 'first-fire', system, attacks: seat === attacker, round: 0 },
        ships,
      );
    });
    return call(diceWindow, { system, attacker, defender, purpose: 'first-fire' as const, rolls }, 'hit');
  },
  hit: (_game, { system, attacker, defender }, { result }) => {
    const [byAttacker, byDefender] = hitCountsIn(result);
    const first = { seat: attacker, system, hits: byDefender, by: defender };
    return call(
      resolveHitsOfBoth,
      { system, first, second: { seat: defender, system, hits: byAttacker, by: attacker } },
      'choose',
    );
  },
});

export const firstFireProcedures = [firstFire];
export const firstFireQuestions = [chooseVolley];
