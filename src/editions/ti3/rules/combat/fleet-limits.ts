import { ask, counted, done, isOf, type EngineBook, type Line } from '../../../../engine/index.ts';
import { above } from '../components/moments.ts';
import { procedure, question, type Game } from '../game.ts';
import { leadersLast } from '../leaders/places.ts';
import { nameOfSystem } from '../names.ts';
import { aboard, isIndependent } from '../planets/aboard.ts';
import { overSupply, placesOf, suppliedShips } from '../planets/fleet-supply.ts';
import { cardOf, countOf, takeAway } from '../planets/units.ts';
import { playing } from '../seats.ts';
import type { Unit } from '../state.ts';
import type { SeatId, SystemId, UnitType } from '../terms.ts';
import { some } from '../../../../words/sentences.ts';
import { exactly } from './whole-share.ts';

/** What is carried in a system, and by how much it is more than there is room for (E3 7.6). To lose what docks keep would help nothing. */
function cargo(game: Game, seat: SeatId, system: SystemId): { units: Unit[]; over: number } {
  const held = aboard(game, seat, system);
  const fighters = held.fighters.filter(({ type }) => !isIndependent(game, seat, type));
  const units = [...fighters, ...held.cargo];
  return { units, over: units.length - held.room };
}

interface Excess {
  system: SystemId;
  kind: 'ships' | 'cargo';
  count: number;
}

/** The first excess that a seat has to remove (E3 5.3, 7.6). */
function excessOf(game: Game, seat: SeatId): Excess | undefined {
  const [supply] = overSupply(game, seat);
  if (supply) return { system: supply.system, kind: 'ships', count: supply.by };
  for (const system of placesOf(game, seat)) {
    const { over } = cargo(game, seat, system);
    if (over > 0) return { system, kind: 'cargo', count: over };
  }
  return undefined;
}

const removable = (game: Game, seat: SeatId, { system, kind }: Excess): Unit[] =>
  kind === 'ships' ? suppliedShips(game, seat, system) : cargo(game, seat, system).units;

const removeExcess = question<Excess, Record<string, number>>()(
  'remove-excess',
  (game, seat, about) => {
    const excess = excessOf(game, seat);
    if (!excess || excess.system !== about.system || excess.kind !== about.kind)
      return { kind: 'none', reason: 'Nothing is too much any more.' };
    const counts = countOf(removable(game, seat, excess));
    const types = (Object.keys(counts) as UnitType[]).sort((a, b) => cardOf(game, a).cost - cardOf(game, b).cost);
    const start: Record<string, number> = {};
    let left = excess.count;
    for (const type of types) {
      const taken = Math.min(left, counts[type] ?? 0);
      if (taken) start[type] = taken;
      left -= taken;
    }
    const why = excess.kind === 'ships' ? 'more ships than your fleet supply carries' : 'more aboard than your ships can carry';
    const prompt = `In ${nameOfSystem(game, excess.system)} there is ${why}: remove ${some(excess.count, 'unit')}.`;
    const lines = types.map((key): Line => ({ key, label: cardOf(game, key).name, max: counts[key] ?? 0 }));
    return exactly(excess.count, prompt, lines, start, 'Remove');
  },
  { title: 'remove what is too much', forced: true },
);

/** Whoever has too much somewhere removes it at once (E3 5.3). */
const excessLimit = procedure<{ seat: SeatId; excess: Excess }>()('remove-excess', {
  ask: (_game, { seat, excess }) => ask([removeExcess.of(seat, excess)], 'removed'),
  removed: (game, { seat, excess }, { answer }) => {
    const units = Object.entries(counted(answer)).flatMap(([type, count]) =>
      leadersLast(
        game,
        removable(game, seat, excess).filter((unit) => unit.type === type),
      ).slice(0, count),
    );
    if (!units.length) return done();
    takeAway(game, units);
    const why = excess.kind === 'ships' ? 'fleet supply carries no more' : 'there is no room for more';
    game.fact({ type: 'units-removed', seat, system: excess.system, units: countOf(units), why });
    return done();
  },
});

/** While ships move and fight nothing is counted: cargo may be without its ships until the battle is over (E3 7.6). */
const UNDER_WAY: readonly string[] = ['space-battle', 'take-hits', 'both-take-hits', 'pds-fire', 'setup'];

export const excessCheck: EngineBook<Game>['standing'][number] = (game) => {
  if (game.state.stack.some((frame) => UNDER_WAY.some((name) => isOf(frame, { name, steps: {} })))) return undefined;
  for (const seat of playing(game.state)) {
    const excess = excessOf(game, seat);
    if (excess) return above(excessLimit, { seat, excess });
  }
  return undefined;
};

export const excessProcedures = [excessLimit];
export const excessQuestions = [removeExcess];
