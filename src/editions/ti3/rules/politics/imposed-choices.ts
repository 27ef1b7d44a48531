import { ask, call, chosenKeys, chosenAmounts, done, type AmountOption, type Option } from '#engine';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfPlanet, nameOfSeat, possessive } from '#ti3/rules/names.ts';
import { discardActionCards } from '#ti3/rules/phases/action-cards.ts';
import { planetUnlessFloating } from '#ti3/rules/units/capacity.ts';
import { exhaustPlanets, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import {
  groupLikeUnits,
  leastWorthyFirst,
  likeUnitsKey,
  markedUnitLabel,
  nameOfPlace,
} from '#ti3/rules/units/like-units.ts';
import { addUnit, destroyUnits, hasQuality, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, UnitId } from '#ti3/rules/terms.ts';
import { formatSome } from '#text/sentences.ts';

// Choices that the council imposes on players: each chooses among their own components.

interface CouncilChoice {
  prompt: string;
  options: { key: string; label: string; hint?: string }[];
  /** Set if one of the options is paid with trade goods. */
  owes?: true;
}

/** Asks a player to choose one of some options. */
export const chooseImposed = question<CouncilChoice>()(
  'council-choice',
  (_game, _seat, { prompt, options }) => ({
    kind: 'choose',
    prompt,
    options,
    min: Math.min(1, options.length),
    max: Math.min(1, options.length),
  }),
  { title: 'resolve the outcome of the vote', forced: true, owing: (seat, { owes }) => (owes ? [seat] : []) },
);

interface Exhausting {
  seat: SeatId;
  /** Owner of the planets; undefined: the seat itself. */
  whose?: SeatId;
  count: number;
}

const choosePlanets = question<{ whose: SeatId; count: number }>()(
  'exhaust-for-council',
  (game, seat, { whose, count }) => {
    const options = readyPlanetsOf(game, whose).map(({ id: key }): Option => ({ key, label: nameOfPlanet(game, key) }));
    const due = Math.min(count, options.length);
    if (!due) return { kind: 'none', reason: 'There are no ready planets.' };
    return {
      kind: 'choose',
      prompt: `Which ${due === 1 ? '' : `${due} `}of ${whose === seat ? 'your' : possessive(nameOfSeat(game, whose))} planets do you exhaust?`,
      options,
      min: due,
      max: due,
    };
  },
  { title: 'exhaust planets', forced: true },
);

/** Exhausts up to `count` ready planets, chosen by the seats. */
export const exhaustChosenPlanets = procedure<{ due: Exhausting[] }>()('exhaust-for-council', {
  ask: (_game, { due }) =>
    ask(
      due
        .filter(({ count }) => count > 0)
        .map(({ seat, whose = seat, count }) => choosePlanets.ask(seat, { whose, count })),
      'chosen',
    ),
  chosen: (game, { due }, { answers }) => {
    for (const { seat, whose = seat } of due)
      exhaustPlanets(
        game,
        whose,
        chosenKeys(answers[seat] ?? null).filter(
          (id) => game.state.planets[id].owner === whose && !game.state.planets[id].exhausted,
        ),
      );
    return done();
  },
});

const chooseCards = question<{ count: number }>()(
  'discard-for-council',
  (game, seat, { count }) => {
    const options = seatOf(game, seat).actionCards.map((key): Option => ({
      key,
      label: nameOf(game, componentOf(key)),
    }));
    const due = Math.min(count, options.length);
    if (!due) return { kind: 'none', reason: 'You have no action cards.' };
    return {
      kind: 'choose',
      prompt: `Which ${formatSome(due, 'action card')} do you discard?`,
      options,
      min: due,
      max: due,
    };
  },
  { title: 'discard action cards' },
);

/** Makes seats discard action cards of their choice. */
export const discardImposed = procedure<{ seats: SeatId[]; count: number }>()('discard-for-council', {
  ask: (game, { seats, count }) =>
    ask(
      seats.filter((seat) => seatOf(game, seat).actionCards.length).map((seat) => chooseCards.ask(seat, { count })),
      'chosen',
    ),
  chosen: (game, { seats }, { answers }) => {
    for (const seat of seats) discardActionCards(game, seat, chosenKeys(answers[seat] ?? null));
    return done();
  },
});

/** Discards one random action card from each hand. */
export function discardAtRandom(game: Game, seats: readonly SeatId[]): void {
  for (const seat of seats)
    discardActionCards(game, seat, game.shuffle(`council discard ${seat}`, seatOf(game, seat).actionCards).slice(0, 1));
}

/** Prefix of the key of like units that take damage instead of being lost: "damage dreadnought@home". */
const DAMAGE = 'damage ';

export interface ImposedLoss {
  seat: SeatId;
  units: UnitId[];
  count: number;
  /** Set for hits: an undamaged ship with sustain damage may take damage instead. */
  hits?: true;
}

const present = (game: Game, { seat, units }: ImposedLoss): Unit[] =>
  units.flatMap((id) => (game.state.units[id]?.owner === seat ? [game.state.units[id]] : []));

function lossLines(game: Game, loss: ImposedLoss): AmountOption[] {
  const groups = groupLikeUnits(game, leastWorthyFirst(game, present(game, loss)));
  const lines = [...groups].flatMap(([key, units]): AmountOption[] => {
    const [unit] = units;
    const label = markedUnitLabel(game, unit);
    const line = { max: units.length, group: nameOfPlace(game, unit), weights: { lost: 1 } };
    const sustained = loss.hits && hasQuality(game, 'sustains', unit) && !unit.damaged;
    return [
      ...(sustained ? [{ ...line, key: `${DAMAGE}${key}`, label: `${label} sustains damage` }] : []),
      { ...line, key, label },
    ];
  });
  return lines.sort((a, b) => Number(b.key.startsWith(DAMAGE)) - Number(a.key.startsWith(DAMAGE)));
}

const dueOf = (game: Game, loss: ImposedLoss): number =>
  Math.min(
    loss.count,
    lossLines(game, loss).reduce((sum, { max }) => sum + max, 0),
  );

/** Tells whether it matters which units are lost. */
export const isLossOpen = (game: Game, loss: ImposedLoss): boolean =>
  loss.count < present(game, loss).length && groupLikeUnits(game, present(game, loss)).size > 1;

/** Proposes the first lines: damage before losses, then the least worthy units. */
function plainLoss(game: Game, loss: ImposedLoss): Record<string, number> {
  let left = dueOf(game, loss);
  return Object.fromEntries(
    lossLines(game, loss).flatMap(({ key, max }) => {
      const taken = Math.min(left, max);
      left -= taken;
      return taken ? [[key, taken]] : [];
    }),
  );
}

const chooseLosses = question<ImposedLoss, Record<string, number>>()(
  'lose-units-for-council',
  (game, _seat, loss) => {
    const count = dueOf(game, loss);
    if (!count) return { kind: 'none', reason: 'You have no such units.' };
    return {
      kind: 'allot',
      prompt: `Which ${formatSome(count, 'unit')} ${loss.hits ? 'do you assign hits to' : 'do you lose'}?`,
      amounts: lossLines(game, loss),
      limits: [
        {
          measure: 'lost',
          measureLabel: loss.hits ? 'hits assigned' : 'units chosen',
          atLeast: count,
          atMost: count,
          message: `Choose exactly ${count}; you chose {sum}.`,
        },
      ],
      proposed: plainLoss(game, loss),
    };
  },
  { title: 'choose units to lose', forced: true },
);

/** Makes players lose units, one demand after the other; owners choose which. */
export const loseImposed = procedure<{ losses: ImposedLoss[] }>()('lose-units-for-council', {
  ask: (_game, { losses: [loss] }) => (loss ? ask([chooseLosses.ask(loss.seat, loss)], 'chosen') : done()),
  chosen: (game, data, { answer }) => {
    const [loss, ...rest] = data.losses;
    data.losses = rest;
    const counts = chosenAmounts(answer);
    const of = (group: string): Unit[] => present(game, loss).filter((unit) => likeUnitsKey(game, unit) === group);
    const hurt = Object.keys(counts).flatMap((key) =>
      key.startsWith(DAMAGE) ? of(key.slice(DAMAGE.length)).slice(0, counts[key]) : [],
    );
    // A ship that has just taken damage is destroyed by the next hit (E3 7.5).
    const gone = Object.keys(counts).flatMap((key) =>
      of(key)
        .sort((one, other) => Number(hurt.includes(one)) - Number(hurt.includes(other)))
        .slice(0, counts[key]),
    );
    for (const unit of hurt) {
      unit.damaged = true;
      game.addFact({ type: 'ships-damaged', seat: loss.seat, system: unit.system, units: { [unit.type]: 1 } });
    }
    if (gone.length) destroyUnits(game, gone);
    return ask(rest.length ? [chooseLosses.ask(rest[0].seat, rest[0])] : [], rest.length ? 'chosen' : 'end');
  },
  end: () => done(),
});

/** Makes players lose units; owners are asked only where it matters which. */
export const loseLeastOrChosen = procedure<{ losses: ImposedLoss[] }>()('lose-units', {
  begin: (game, { losses }) => {
    for (const loss of losses)
      if (!isLossOpen(game, loss)) destroyUnits(game, present(game, loss).slice(0, loss.count));
    return call(loseImposed, { losses: losses.filter((loss) => isLossOpen(game, loss)) }, 'end');
  },
  end: () => done(),
});

/** Places units on a planet free of charge, up to the pieces in reinforcements. */
export function placeFreeUnits(game: Game, seat: SeatId, type: Unit['type'], planet: PlanetId, count: number): void {
  const { system } = game.state.planets[planet];
  const put = Math.min(count, piecesInReinforcements(game, seat, type));
  for (let i = 0; i < put; i++) {
    const unit = addUnit(game, seat, type, system, planetUnlessFloating(game, seat, type, planet));
    if (hasQuality(game, 'produces', unit)) unit.builtIn = game.state.round;
  }
  if (put > 0) game.addFact({ type: 'units-placed', seat, planet, units: { [type]: put } });
}

export const imposedChoiceProcedures = [exhaustChosenPlanets, discardImposed, loseImposed, loseLeastOrChosen];
export const imposedChoiceQuestions = [chooseImposed, choosePlanets, chooseCards, chooseLosses];
