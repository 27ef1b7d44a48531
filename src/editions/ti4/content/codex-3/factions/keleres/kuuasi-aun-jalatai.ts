import { ask, call, chosenAmounts, done, type Spec } from '#engine';
import { isSide } from '#ti4/rules/combat/combat.ts';
import { leader, on } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { placeableCount, placeUnit } from '#ti4/rules/units/reinforcements.ts';

const MOST = 2;
const ESCORT: readonly UnitType[] = ['cruiser', 'destroyer'];

const escort = question<object, Record<string, number>>()(
  'overwing-zeta',
  (game, seat): Spec => {
    const lines = ESCORT.map((type) => ({
      key: type,
      label: nameOfUnit(type),
      max: Math.min(MOST, placeableCount(game, seat, type)),
      weights: { ships: 1 },
    })).filter(({ max }) => max > 0);
    if (!lines.length) return { kind: 'none', reason: 'You have no cruisers or destroyers to place.' };
    return {
      kind: 'allot',
      prompt: 'Which cruisers and destroyers do you place with your flagship?',
      amounts: lines,
      limits: [{ measure: 'ships', atMost: MOST, message: `Place up to ${MOST} in total; you placed {sum}.` }],
      proposed: { [lines[0].key]: lines[0].max },
      emptyLabel: 'Place neither',
    };
  },
  { title: 'choose ships for Overwing Zeta' },
);

const overwing = procedure<{ seat: SeatId; system: SystemId; left?: UnitType[] }>()('overwing-zeta', {
  flagship: (game, { seat, system }) =>
    placeableCount(game, seat, 'flagship') > 0
      ? call(placeUnit, { seat, type: 'flagship', system }, 'escort')
      : ask([escort.ask(seat, {})], 'chosen'),
  escort: (_game, { seat }) => ask([escort.ask(seat, {})], 'chosen'),
  chosen: (_game, data, got) => {
    data.left = Object.entries(got.answer === null ? {} : chosenAmounts(got.answer)).flatMap(([type, count]) =>
      Array.from({ length: count }, () => type as UnitType),
    );
    return { next: 'goto', step: 'place' };
  },
  place: (_game, data) => {
    const type = data.left?.shift();
    return type === undefined ? done() : call(placeUnit, { seat: data.seat, type, system: data.system }, 'place');
  },
});

export default leader({
  id: 'kuuasi-aun-jalatai',
  name: 'Kuuasi Aun Jalatai',
  set: 'codex-3',
  faction: 'keleres',
  role: 'hero',
  text: 'When a round of your space combat begins in a system where you control a planet: place your flagship and a total of up to 2 cruisers and destroyers there. Then purge this card.',
  advice: { gains: { units: { flagship: 1, cruiser: MOST } } },
  procedures: [overwing],
  questions: [escort],
  reactions: [
    on('when', 'space-combat-round-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        game.state.systems[event.system].planets.some((planet) => game.state.planets[planet].controller === holder),
      effect: (game, held, { system }) => {
        purgeLeader(game, held);
        return call(overwing, { seat: held.holder, system }, 'finish');
      },
    }),
  ],
});
