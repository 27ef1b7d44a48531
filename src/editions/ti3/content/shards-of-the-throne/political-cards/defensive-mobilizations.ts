import { ask, call, chosenKey, chosenAmounts, done, goto, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSystem } from '#ti3/rules/names.ts';
import { groupLikeUnits, kindKey, markedUnitLabel } from '#ti3/rules/units/like-units.ts';
import { countByType, enemyShipsIn, unitsInSystem, hasQuality, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { orderOfPlay, seatOf } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

type Place = SystemId | PlanetId;

/** Maximum number of units of a type on a planet. */
const ROOM: Partial<Record<UnitType, number>> = { pds: 2, 'space-dock': 1 };

/** Key of a move: like units and their destination, for example "cruiser>sol-home", "cruiser+carth>sol-home". */
const goesKey = pairKey<string, Place>('>');

const own = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsInSystem(game, system).filter(({ owner }) => owner === seat);

const planetsOf = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) => game.state.planets[planet].owner === seat);

/**
 * Returns the places in a system that can take units of a type, and how many each can take. Ships cannot enter a system
 * with enemy ships.
 */
function roomIn(game: Game, seat: SeatId, type: UnitType, to: SystemId): { place: Place; room: number }[] {
  if (hasQuality(game, 'ship', { type })) return enemyShipsIn(game, to, seat) ? [] : [{ place: to, room: Infinity }];
  return planetsOf(game, seat, to).map((place) => {
    const there = unitsOnPlanet(game, place).filter((unit) => unit.type === type).length;
    return { place, room: (ROOM[type] ?? Infinity) - there };
  });
}

interface Move {
  from: SystemId;
  to: SystemId;
}

const which = question<Move, Record<string, number>>()(
  'defensive-mobilizations',
  (game, seat, { from, to }) => {
    const groups = [...groupLikeUnits(game, own(game, seat, from), kindKey)];
    const lines = groups.flatMap(([kind, [unit, ...more]]) =>
      roomIn(game, seat, unit.type, to).map(({ place, room }): AmountOption => {
        const where = hasQuality(game, 'ship', unit) ? nameOfSystem(game, to) : nameOfPlanet(game, place);
        return {
          key: goesKey.format(kind, place),
          label: `${markedUnitLabel(game, unit)} to ${where}`,
          max: Math.min(1 + more.length, room),
          weights: { [kind]: 1 },
        };
      }),
    );
    const open = lines.filter(({ max }) => max > 0);
    if (!open.length) return { kind: 'none', reason: 'None of your units can move there.' };
    return {
      kind: 'allot',
      prompt: `Which units do you move from ${nameOfSystem(game, from)} to ${nameOfSystem(game, to)}?`,
      amounts: open,
      limits: groups.map(([measure, units]) => ({
        measure,
        measureLabel: markedUnitLabel(game, units[0]),
        atMost: units.length,
        message: `${markedUnitLabel(game, units[0])}: you have ${units.length} there, but you chose {sum}.`,
      })),
      proposed: {},
      emptyLabel: 'Move no units',
    };
  },
  { title: 'move units', forced: true },
);

/**
 * Returns the systems to choose from: those with own units if units come home, those with an own planet if units leave
 * home.
 */
function systems(game: Game, seat: SeatId, homewards: boolean): SystemId[] {
  const { home } = seatOf(game, seat);
  if (!homewards && !own(game, seat, home).length) return [];
  return Object.keys(game.state.systems).filter(
    (system) =>
      system !== home && (homewards ? own(game, seat, system).length > 0 : planetsOf(game, seat, system).length > 0),
  );
}

interface Mobilizing {
  left: SeatId[];
  homewards: boolean;
  system?: SystemId;
}

const moveOf = (game: Game, { left: [seat], homewards, system = '' }: Mobilizing): Move => {
  const { home } = seatOf(game, seat);
  return homewards ? { from: system, to: home } : { from: home, to: system };
};

const mobilize = procedure<Mobilizing>()('defensive-mobilizations', {
  next: (game, { left: [seat], homewards }) => {
    if (seat === undefined) return done();
    const options = systems(game, seat, homewards).map((key) => ({ key, label: nameOfSystem(game, key) }));
    if (!options.length) return goto('over');
    const prompt = homewards
      ? 'From which system do you move units home?'
      : 'To which system do you move units from home?';
    return ask(
      [chooseImposed.ask(seat, { prompt, options: [...options, { key: 'none', label: 'Move no units' }] })],
      'chosen',
    );
  },
  chosen: (game, data, { answer }) => {
    const system = chosenKey(answer) ?? 'none';
    if (system === 'none') return goto('over');
    data.system = system;
    return ask([which.ask(data.left[0], moveOf(game, data))], 'moved');
  },
  moved: (game, data, { answer }) => {
    const [seat] = data.left;
    const { from, to } = moveOf(game, data);
    const waiting = [...own(game, seat, from)];
    const gone: Unit[] = [];
    for (const [key, count] of Object.entries(chosenAmounts(answer))) {
      const [kind, place] = goesKey.parse(key);
      for (const unit of waiting.filter((one) => kindKey(game, one) === kind && !gone.includes(one)).slice(0, count)) {
        gone.push(unit);
        unit.system = to;
        // A planet may have the same id as its system.
        if (hasQuality(game, 'ship', unit)) delete unit.planet;
        else unit.planet = place;
      }
    }
    game.invalidateStep();
    if (gone.length) game.addFact({ type: 'ships-moved', seat, from, towards: to, units: countByType(gone) });
    return goto('over');
  },
  over: (_game, data) => {
    data.left = data.left.slice(1);
    delete data.system;
    return goto('next');
  },
});

export default politicalCard({
  id: 'defensive-mobilizations',
  name: 'Defensive Mobilizations',
  text: 'For: in the order of play, each player may move any of their units from 1 system to their home system. Against: in the order of play, each player may move any of their units from their home system to 1 other system where they control a planet.',
  elect: 'for-against',
  confidence: 'medium',
  procedures: [mobilize],
  questions: [which],
  resolve: (game, outcome) => call(mobilize, { left: orderOfPlay(game), homewards: outcome === 'for' }, 'finish'),
});
