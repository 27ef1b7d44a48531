import { ask, call, chosenKey, choose, done, goto, type Option } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { choosePlanet, chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { canPay, pay, payment, type Bill } from '#ti3/rules/production/payment.ts';
import { hasAbility, othersFrom } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { capitalize } from '#text/sentences.ts';

/** Ability of the Xxcha, who may use the primary ability instead of the secondary ability. */
const BORN = 'born-diplomats';

const BILL: Bill = { kind: 'influence', amount: 3, for: 'for a neutral planet' };

/** Returns the planets without owner and units that are adjacent to a system that a seat controls. */
function vacant(game: Game, seat: SeatId): PlanetId[] {
  const near = new Set(
    Object.keys(game.state.systems).flatMap((system) =>
      controlsSystem(game, seat, system) ? adjacentSystems(game, system, seat) : [],
    ),
  );
  return Object.values(game.state.planets).flatMap(({ id, owner, system }) =>
    owner === null && near.has(system) && !unitsOnPlanet(game, id).length ? [id] : [],
  );
}

const ruled = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) =>
    game.state.systems[system].planets.some((planet) => game.state.planets[planet].owner === seat),
  );

/** Returns the options of the primary ability; a seat must choose one of the first two if it can. */
function ways(game: Game, seat: SeatId, follows = false): Option[] {
  const canShut = ruled(game, seat).length > 0;
  const canAnnex = vacant(game, seat).length > 0 && (!follows || canPay(game, seat, BILL.kind, BILL.amount));
  return [
    {
      key: 'shut',
      label: 'Close a system where you control a planet',
      hint: 'Each opponent places a command counter from reinforcements there.',
      ...(!canShut && { disabledReason: 'You control no planet.' }),
    },
    {
      key: 'annex',
      label: follows ? 'Gain an empty neutral planet (3 influence)' : 'Gain an empty neutral planet',
      ...(!canAnnex && {
        disabledReason: 'No empty neutral planet is adjacent to a system you control.',
      }),
    },
    ...(canShut || canAnnex ? [] : [{ key: 'none', label: 'Neither' }]),
  ];
}

const way = question<{ follows?: true }>()(
  'diplomacy-ii-way',
  (game, seat, { follows }) => choose('What do you do with Diplomacy II?', ways(game, seat, follows)),
  { title: 'decide what to do with Diplomacy II', forced: true },
);

const shutting = procedure<{ seat: SeatId }>()('diplomacy-ii-shut', {
  ask: (game, { seat }) =>
    ask([chooseTargetSystem.ask(seat, { prompt: 'Which system do you close?', systems: ruled(game, seat) })], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    const system = chosenKey(answer);
    if (system === undefined) return done();
    game.addFact({ type: 'target-named', seat, component: 'diplomacy-ii', target: [system] });
    for (const other of othersFrom(game.state, seat)) placeCounter(game, other, system, 'reinforcements');
    return done();
  },
});

const annexing = procedure<{ seat: SeatId }>()('diplomacy-ii-annex', {
  ask: (game, { seat }) =>
    ask(
      [choosePlanet.ask(seat, { prompt: 'Which planet do you gain control of?', planets: vacant(game, seat) })],
      'chosen',
    ),
  chosen: (game, { seat }, { answer }) => {
    const planet = chosenKey(answer);
    if (planet !== undefined && vacant(game, seat).includes(planet)) gainPlanet(game, seat, planet);
    return done();
  },
});

const primary = procedure<{ seat: SeatId }>()('diplomacy-ii-primary', {
  ask: (_game, { seat }) => ask([way.ask(seat, {})], 'chosen'),
  chosen: (_game, { seat }, { answer }) => {
    const choice = chosenKey(answer);
    if (choice === 'shut') return call(shutting, { seat }, 'end');
    return choice === 'annex' ? call(annexing, { seat }, 'end') : done();
  },
  end: () => done(),
});

const secondary = procedure<{ seat: SeatId }>()('diplomacy-ii-secondary', {
  begin: (game, { seat }) =>
    hasAbility(game, seat, BORN) ? ask([way.ask(seat, { follows: true })], 'way') : goto('bill'),
  way: (_game, { seat }, { answer }) => {
    const choice = chosenKey(answer);
    if (choice === 'shut') return call(shutting, { seat }, 'end');
    return choice === 'annex' ? goto('bill') : done();
  },
  bill: (game, { seat }) => (vacant(game, seat).length ? ask([payment.ask(seat, BILL)], 'paid') : done()),
  paid: (game, { seat }, { answer }) => {
    pay(game, seat, BILL, answer);
    return call(annexing, { seat }, 'end');
  },
  end: () => done(),
});

export default strategyCard({
  id: 'diplomacy-ii',
  name: 'Diplomacy II',
  number: 2,
  group: 'shattered-empire',
  theme: 'annexation',
  text: 'Primary: choose a system where you control a planet: each other player places 1 command counter from reinforcements there. Or gain control of an empty neutral planet in a system adjacent to one you control. Secondary: spend 1 strategy counter and 3 influence to gain such a planet.',
  confidence: 'high',
  primary,
  secondary,
  follow: (game, seat) => {
    const annex = `pay ${BILL.amount} influence to gain control of an empty neutral planet in a system adjacent to one you control.`;
    return hasAbility(game, seat, BORN)
      ? `Close a system where you control a planet to all opponents, or ${annex}`
      : capitalize(annex);
  },
  secondaryCost: 1,
  secondaryUnable: (game, seat) => {
    if (hasAbility(game, seat, BORN)) return undefined;
    if (!vacant(game, seat).length) return 'No empty neutral planet is adjacent to a system you control.';
    return canPay(game, seat, BILL.kind, BILL.amount) ? undefined : 'You do not have 3 influence to spend.';
  },
  procedures: [primary, secondary, shutting, annexing],
  questions: [way],
});
