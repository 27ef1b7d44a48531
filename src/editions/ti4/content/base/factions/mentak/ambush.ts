import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { hasBothSides, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { assignHits } from '#ti4/rules/combat/hits.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { definitionFor, shipsIn } from '#ti4/rules/units/units.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const ID = 'ambush';
const RAIDERS: readonly UnitType[] = ['cruiser', 'destroyer'];
const MOST = 2;

const raidersIn = (game: Game, seat: SeatId, system: SystemId, type: UnitType): number =>
  shipsIn(game, system, seat).filter((ship) => ship.type === type).length;
const raiders = (game: Game, seat: SeatId, system: SystemId): number =>
  RAIDERS.reduce((sum, type) => sum + raidersIn(game, seat, system, type), 0);
const needed = (game: Game, seat: SeatId, type: UnitType): number =>
  definitionFor(game, seat, type).combat?.value ?? 11;

const ambushers = question<{ system: SystemId }, Record<string, number>>()('ambush', (game, seat, { system }): Spec => {
  const lines = RAIDERS.map((type): AmountOption => ({
    key: type,
    label: nameOfUnit(type),
    max: Math.min(MOST, raidersIn(game, seat, system, type)),
    hint: `hits on ${needed(game, seat, type)}`,
    weights: { ships: 1 },
  })).filter(({ max }) => max > 0);
  if (!lines.length) return { kind: 'none', reason: 'You no longer have a cruiser or destroyer there.' };
  const best = lines.toSorted((a, b) => needed(game, seat, a.key as UnitType) - needed(game, seat, b.key as UnitType));
  const first = best[0].max;
  return {
    kind: 'allot',
    prompt: `Ambush: which ships roll 1 die each? Up to ${MOST}.`,
    amounts: lines,
    limits: [{ measure: 'ships', atMost: MOST, message: `Choose up to ${MOST} ships; you chose {sum}.` }],
    proposed: {
      [best[0].key]: first,
      ...(best[1] && first < MOST && { [best[1].key]: Math.min(best[1].max, MOST - first) }),
    },
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
    const ships = Object.entries(chosenAmounts(got.answer)).flatMap(([type, count]) =>
      Array.from({ length: count }, () => type as UnitType),
    );
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
  text: 'When your space combat begins: choose up to 2 of your cruisers and destroyers there. Each of them rolls 1 die and produces 1 hit if the roll is at least its combat value.',
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) && hasBothSides(game, event) && raiders(game, holder, event.system) > 0,
      effect: (_game, { holder }, event) =>
        call(ambush, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [ambush],
  questions: [ambushers],
});
