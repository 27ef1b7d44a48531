import { ask, chosen, counted, done, type Line, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfPlanet, nameOfSystem, unitLabel } from '#ti3/rules/names.ts';
import { discardActionCards } from '#ti3/rules/phases/action-cards.ts';
import { restingOn } from '#ti3/rules/units/capacity.ts';
import { exhaustPlanets, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import { addUnit, cardOf, destroy, isA, piecesLeft } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, UnitId } from '#ti3/rules/terms.ts';
import { some } from '#text/sentences.ts';

// What the council imposes on players, all at once: each chooses among their own.

interface CouncilChoice {
  prompt: string;
  options: { key: string; label: string; hint?: string }[];
  /** One of the options is paid with trade goods. */
  owes?: true;
}

/** One of some things, told by their names alone. */
export const councilChoice = question<CouncilChoice>()(
  'council-choice',
  (_game, _seat, { prompt, options }) => ({
    kind: 'choose',
    prompt,
    options,
    min: Math.min(1, options.length),
    max: Math.min(1, options.length),
  }),
  { title: 'carry out what the council has decided', forced: true, owing: (seat, { owes }) => (owes ? [seat] : []) },
);

interface Exhausting {
  seat: SeatId;
  /** Whose planets; absent, one's own. */
  whose?: SeatId;
  count: number;
}

const choosePlanets = question<{ whose: SeatId; count: number }>()(
  'exhaust-for-council',
  (game, _seat, { whose, count }) => {
    const options = readyPlanetsOf(game, whose).map(({ id: key }): Option => ({ key, label: nameOfPlanet(game, key) }));
    const due = Math.min(count, options.length);
    if (!due) return { kind: 'none', reason: 'No planet is ready.' };
    return {
      kind: 'choose',
      prompt: `${due === 1 ? 'Which planet' : `Which ${due} planets`} of ${nameOf(game, seatOf(game, whose).race)} ${due === 1 ? 'becomes' : 'become'} exhausted?`,
      options,
      min: due,
      max: due,
    };
  },
  { title: 'exhaust planets', forced: true },
);

/** Ready planets are exhausted, as many as are due and there. */
export const exhaustChosen = procedure<{ due: Exhausting[] }>()('exhaust-for-council', {
  ask: (_game, { due }) =>
    ask(
      due
        .filter(({ count }) => count > 0)
        .map(({ seat, whose = seat, count }) => choosePlanets.of(seat, { whose, count })),
      'chosen',
    ),
  chosen: (game, { due }, { answers }) => {
    for (const { seat, whose = seat } of due)
      exhaustPlanets(
        game,
        whose,
        chosen(answers[seat] ?? null).filter(
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
    if (!due) return { kind: 'none', reason: 'You have no action card.' };
    return { kind: 'choose', prompt: `Discard ${some(due, 'action card')}.`, options, min: due, max: due };
  },
  { title: 'discard action cards' },
);

/** Action cards of one's choice are discarded. */
export const discardChosen = procedure<{ seats: SeatId[]; count: number }>()('discard-for-council', {
  ask: (game, { seats, count }) =>
    ask(
      seats.filter((seat) => seatOf(game, seat).actionCards.length).map((seat) => chooseCards.of(seat, { count })),
      'chosen',
    ),
  chosen: (game, { seats }, { answers }) => {
    for (const seat of seats) discardActionCards(game, seat, chosen(answers[seat] ?? null));
    return done();
  },
});

/** An action card drawn by lot from each hand. */
export function discardAtRandom(game: Game, seats: readonly SeatId[]): void {
  for (const seat of seats)
    discardActionCards(game, seat, game.shuffle(`council discard ${seat}`, seatOf(game, seat).actionCards).slice(0, 1));
}

/** Units alike in one place, and whether they take damage or go: "cruiser@home", "dreadnought!@home", "damage dreadnought@home". */
const groupKey = pairKey<string, string>('@');
const groupOf = ({ type, damaged, planet, system }: Unit): string =>
  groupKey.of(damaged ? `${type}!` : type, planet ?? system);
const DAMAGE = 'damage ';

export interface Loss {
  seat: SeatId;
  units: UnitId[];
  count: number;
  /** Hits: an undamaged ship that sustains may take damage instead. */
  hits?: true;
}

const present = (game: Game, { seat, units }: Loss): Unit[] =>
  units.flatMap((id) => (game.state.units[id]?.owner === seat ? [game.state.units[id]] : []));

function lossLines(game: Game, loss: Loss): Line[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of present(game, loss)) groups.set(groupOf(unit), [...(groups.get(groupOf(unit)) ?? []), unit]);
  const cheapest = [...groups].sort(([, [a]], [, [b]]) => cardOf(game, a.type).cost - cardOf(game, b.type).cost);
  const lines = cheapest.flatMap(([key, units]): Line[] => {
    const [unit] = units;
    const where = unit.planet === undefined ? nameOfSystem(game, unit.system) : nameOfPlanet(game, unit.planet);
    const label = `${unitLabel(game, unit.type)}${unit.damaged ? ' (damaged)' : ''}`;
    const line = { max: units.length, group: where, worth: { lost: 1 } };
    const sustained = loss.hits && isA(game, 'sustains', unit) && !unit.damaged;
    return [
      ...(sustained ? [{ ...line, key: `${DAMAGE}${key}`, label: `${label}: take damage` }] : []),
      { ...line, key, label },
    ];
  });
  return lines.sort((a, b) => Number(b.key.startsWith(DAMAGE)) - Number(a.key.startsWith(DAMAGE)));
}

const dueOf = (game: Game, loss: Loss): number =>
  Math.min(
    loss.count,
    lossLines(game, loss).reduce((sum, { max }) => sum + max, 0),
  );

/** The first that come, which takes damage before ships. */
function plainLoss(game: Game, loss: Loss): Record<string, number> {
  let left = dueOf(game, loss);
  return Object.fromEntries(
    lossLines(game, loss).flatMap(({ key, max }) => {
      const taken = Math.min(left, max);
      left -= taken;
      return taken ? [[key, taken]] : [];
    }),
  );
}

const chooseLosses = question<Loss, Record<string, number>>()(
  'lose-units-for-council',
  (game, _seat, loss) => {
    const count = dueOf(game, loss);
    if (!count) return { kind: 'none', reason: 'You have nothing of that kind.' };
    return {
      kind: 'allot',
      prompt: `Choose ${some(count, 'unit')} to ${loss.hits ? 'take hits' : 'lose'}.`,
      lines: lossLines(game, loss),
      limits: [{ measure: 'lost', atLeast: count, atMost: count, say: `It must be ${count}; so far {sum}.` }],
      start: plainLoss(game, loss),
    };
  },
  { title: 'choose units to lose', forced: true },
);

/** Units are lost, one demand after the other; their owners choose which. */
export const loseChosen = procedure<{ losses: Loss[] }>()('lose-units-for-council', {
  ask: (_game, { losses: [loss] }) => (loss ? ask([chooseLosses.of(loss.seat, loss)], 'chosen') : done()),
  chosen: (game, data, { answer }) => {
    const [loss, ...rest] = data.losses;
    data.losses = rest;
    const counts = counted(answer);
    const of = (group: string): Unit[] => present(game, loss).filter((unit) => groupOf(unit) === group);
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
      game.fact({ type: 'ships-damaged', seat: loss.seat, system: unit.system, units: { [unit.type]: 1 } });
    }
    if (gone.length) destroy(game, gone);
    return ask(rest.length ? [chooseLosses.of(rest[0].seat, rest[0])] : [], rest.length ? 'chosen' : 'end');
  },
  end: () => done(),
});

/** Puts units on a planet free of charge, as many pieces as there are. */
export function putFree(game: Game, seat: SeatId, type: Unit['type'], planet: PlanetId, count: number): void {
  const { system } = game.state.planets[planet];
  const put = Math.min(count, piecesLeft(game, seat, type));
  for (let i = 0; i < put; i++) {
    const unit = addUnit(game, seat, type, system, restingOn(game, seat, type, planet));
    if (isA(game, 'produces', unit)) unit.builtIn = game.state.round;
  }
  if (put > 0) game.fact({ type: 'units-placed', seat, planet, units: { [type]: put } });
}

export const councilProcedures = [exhaustChosen, discardChosen, loseChosen];
export const councilQuestions = [councilChoice, choosePlanets, chooseCards, chooseLosses];
