import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { hasBothSides, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { combatValue } from '#ti4/rules/combat/dice.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { lineKey } from '#ti4/rules/units/unit-keys.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { definitionOf, shipsIn } from '#ti4/rules/units/units.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const ID = 'ambush';
const RAIDERS: readonly UnitType[] = ['cruiser', 'destroyer'];
const MOST = 2;

interface Raiders {
  /** Equal ships: the type, or also marks if a component gives them another combat value. */
  key: string;
  hitsOn: number;
  ships: Unit[];
}

/** Returns the cruisers and destroyers that may roll, by type and combat value. */
function raidersIn(game: Game, seat: SeatId, system: SystemId): Raiders[] {
  const found = new Map<string, Raiders>();
  for (const ship of shipsIn(game, system, seat).sort((a, b) => RAIDERS.indexOf(a.type) - RAIDERS.indexOf(b.type))) {
    if (!RAIDERS.includes(ship.type)) continue;
    const hitsOn = combatValue(game, ship) ?? 11;
    const key = hitsOn === definitionOf(game, ship).combat?.value ? ship.type : lineKey(game, ship);
    const alike = found.get(key);
    if (alike) alike.ships.push(ship);
    else found.set(key, { key, hitsOn, ships: [ship] });
  }
  return [...found.values()];
}

const ambushers = question<{ system: SystemId }, Record<string, number>>()('ambush', (game, seat, { system }): Spec => {
  const raiders = raidersIn(game, seat, system);
  if (!raiders.length) return { kind: 'none', reason: 'You no longer have a cruiser or destroyer there.' };
  const lines = raiders.map(({ key, hitsOn, ships }): AmountOption => ({
    key,
    label: key === ships[0].type ? nameOfUnit(ships[0].type) : labelOf(game, ships[0]),
    max: Math.min(MOST, ships.length),
    hint: `hits on ${hitsOn}`,
    weights: { ships: 1 },
  }));
  const proposed: Record<string, number> = {};
  let left = MOST;
  for (const { key, ships } of raiders.toSorted((a, b) => a.hitsOn - b.hitsOn)) {
    proposed[key] = Math.min(ships.length, left);
    left -= proposed[key];
  }
  return {
    kind: 'allot',
    prompt: `Ambush: which ships roll 1 die each? Up to ${MOST}.`,
    amounts: lines,
    limits: [{ measure: 'ships', atMost: MOST, message: `Choose up to ${MOST} ships; you chose {sum}.` }],
    proposed: Object.fromEntries(Object.entries(proposed).filter(([, count]) => count > 0)),
    emptyLabel: 'Roll no dice',
  };
});

interface Ambush {
  seat: SeatId;
  opponent: SeatId;
  system: SystemId;
}

/** Rolls the dice and assigns the hits. These are not combat rolls: effects on those do not apply to them. */
const ambush = procedure<Ambush>()('ambush', {
  which: (_game, { seat, system }) => ask([ambushers.ask(seat, { system })], 'roll'),
  roll: (game, { seat, opponent, system }, got) => {
    const counts = chosenAmounts(got.answer);
    const rolling = raidersIn(game, seat, system).flatMap(({ key, hitsOn, ships }) =>
      ships.slice(0, counts[key] ?? 0).map(({ type }) => ({ unit: type, hitsOn })),
    );
    if (!rolling.length) return done();
    const faces = game.roll('ambush', rolling.length);
    const dice = rolling.map((die, i) => ({
      ...die,
      face: faces[i],
      result: faces[i],
      hit: faces[i] >= die.hitsOn,
    }));
    const hits = dice.filter(({ hit }) => hit).length;
    game.addFact({ type: 'dice-rolled', seat, against: opponent, purpose: 'ability', by: ID, system, dice });
    return hits ? call(assignHits, { seat: opponent, by: seat, purpose: 'ability', system, hits }, 'end') : done();
  },
  end: () => done(),
});

export default ability({
  id: ID,
  name: 'Ambush',
  set: 'base',
  faction: 'mentak',
  text: 'When your space combat begins: you may roll 1 die each for up to 2 of your cruisers or destroyers there. Each roll of its combat value or higher is 1 hit. Your opponent assigns it to 1 of their ships.',
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) && hasBothSides(game, event) && raidersIn(game, holder, event.system).length > 0,
      effect: (_game, { holder }, event) =>
        call(ambush, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [ambush],
  questions: [ambushers],
});
