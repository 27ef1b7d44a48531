import { ask, call, choose, chosenKey, done, goto, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { checkInsurgence, gainPlanet } from '#ti2/rules/planets/control.ts';
import { forceOn, groundForcesOn, hasQuality, returnFighters, shipsIn } from '#ti2/rules/units/units.ts';
import { expireEffects, discardCards } from '#ti2/rules/components/kit.ts';
import type { CounterEncounter, DomainCounter, EffectResult } from '#ti2/rules/components/component.ts';
import { resolveHits } from '#ti2/rules/combat/hits.ts';
import { diceWindow, hitCountIn, rollVolley, readRollResult } from '#ti2/rules/combat/dice.ts';
import { promoteToShockTroops } from '#ti2/rules/invasion/shock-troops.ts';
import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { resolveLeadersOfFailedLanding, returnLeadersToShips } from '#ti2/rules/leaders/fate.ts';
import { systemsWithMovableShips } from '#ti2/rules/movement/movement-points.ts';
import { NEUTRAL_SEAT } from '#ti2/rules/names.ts';
import { hasOption, planetsOutsideHome, seatOf } from '#ti2/rules/seats.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { discardActionCards } from '#ti2/rules/phases/action-cards.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

// The option Distant Suns (E2 12.2): every neutral planet has a face-down counter that the first arrival reveals.

/** A counter's component, value and copy number: "wealth:5/1". */
export const counterKey = pairKey<ComponentId, string>(':');
const valueOf = (counter: string): number => Number(counterKey.parse(counter)[1].split('/')[0]);
const cardOf = (game: Game, counter: string): DomainCounter =>
  game.book.byKind['domain-counter'][counterKey.parse(counter)[0]];

/** Discards the counter of a planet. */
export function removeCounter(game: Game, planet: PlanetId): void {
  const { counter } = game.state.planets[planet];
  if (!counter) return;
  delete game.state.planets[planet].counter;
  discardCards(game, 'counters', [counter.id]);
  game.addFact({ type: 'domain-counter-removed', planet, counter: counterKey.parse(counter.id)[0] });
}

interface Meeting {
  seat: SeatId;
  planet: PlanetId;
  counter?: string;
  locals?: number;
  /** Control of the planet has been resolved. */
  settled?: true;
}

const metBy = ({ seat, planet, counter = '' }: Meeting): CounterEncounter => ({
  seat,
  planet,
  value: valueOf(counter),
});

const rollOf = (game: Game, { seat, planet }: Meeting, by: SeatId): RollContext => ({
  seat: by,
  enemy: by === seat ? null : seat,
  purpose: 'ground',
  system: game.state.planets[planet].system,
  planet,
  attacks: by === seat,
});

/** Reveals and resolves the counter of a planet on which ground forces have landed. */
export const meetCounter = procedure<Meeting>()('meet-counter', {
  open: (game, data) => {
    const { counter } = game.state.planets[data.planet];
    if (!counter) return goto('take');
    data.counter = counter.id;
    game.markRevealed();
    const card = cardOf(game, counter.id);
    const met = metBy(data);
    game.addFact({
      type: 'domain-counter-met',
      seat: data.seat,
      planet: data.planet,
      counter: card.id,
      value: met.value,
    });
    if (card.locals) {
      data.locals = met.value;
      return goto('fight');
    }
    return card.met?.(game, met) ?? goto('take');
  },
  fight: (game, data) => {
    const { seat, planet, locals = 0 } = data;
    const force = forceOn(game, planet, seat);
    if (!force.length || !locals) return goto('take');
    const enemies = Array.from({ length: locals }, () => ({ type: 'ground-force' as const }));
    const volleys = [
      rollVolley(game, rollOf(game, data, seat), force),
      rollVolley(game, rollOf(game, data, NEUTRAL_SEAT), enemies),
    ];
    return call(
      diceWindow,
      { attacker: seat, defender: NEUTRAL_SEAT, system: game.state.planets[planet].system, volleys },
      'hit',
    );
  },
  hit: (game, data, { result }) => {
    const { seat, planet, locals = 0 } = data;
    data.locals = Math.max(0, locals - hitCountIn(result));
    const { system } = game.state.planets[planet];
    expireEffects(game, 'battle-round');
    promoteToShockTroops(game, { planet, system }, seat, readRollResult(result).volleys[0].dice);
    return call(resolveHits, { all: [{ seat, system, planet, count: hitCountIn(result, 1) }] }, 'fight');
  },
  take: (game, data) => {
    const { seat, planet, counter } = data;
    returnFighters(game, planet, seat);
    const holds = groundForcesOn(game, planet, seat).length > 0;
    const card = counter === undefined ? undefined : cardOf(game, counter);
    // After a failed landing, locals return to full strength, and lasting counters stay in place.
    if (holds || !(card?.lasts || card?.locals)) removeCounter(game, planet);
    data.settled = true;
    if (!holds) {
      if (!card?.locals) returnLeadersToShips(game, planet, seat);
      resolveLeadersOfFailedLanding(game, planet, seat, null);
      return done();
    }
    gainPlanet(game, seat, planet);
    return goto('taken');
  },
  taken: (game, data) =>
    data.counter === undefined
      ? goto('finish')
      : (cardOf(game, data.counter).taken?.(game, metBy(data)) ?? goto('finish')),
  finish: (_game, { settled }) => (settled ? done() : goto('take')),
});

/** Planets whose counter can be probed from space: requires a carrier, and one fighter for each planet. */
function probeable(game: Game, seat: SeatId): PlanetId[] {
  return systemsWithMovableShips(game, seat).flatMap((system) => {
    const ships = shipsIn(game, system, seat);
    const used = game.state.systems[system].planets.filter(
      (planet) => game.state.planets[planet].probedIn === game.state.turn.number,
    ).length;
    const fighters = ships.filter((ship) => hasQuality(game, 'fighter', ship)).length - used;
    if (!ships.some(({ type }) => type === 'carrier') || fighters <= 0) return [];
    return hidden(game, system).filter((planet) => game.state.planets[planet].probedIn !== game.state.turn.number);
  });
}

const hidden = ({ state }: Game, system: string): PlanetId[] =>
  state.systems[system].planets.filter(
    (planet) => state.planets[planet].owner === null && state.planets[planet].counter !== undefined,
  );

/** Planets whose counter a dreadnought can destroy. */
const razeable = (game: Game, seat: SeatId): PlanetId[] =>
  systemsWithMovableShips(game, seat).flatMap((system) =>
    shipsIn(game, system, seat).some(({ type }) => type === 'dreadnought') ? hidden(game, system) : [],
  );

const deedKey = pairKey<'probe' | 'raze', PlanetId>(':');
const DONE = 'done';

/** Parses an answer to the exploration question; undefined for "Leave the counters". */
export function readDeed(key: string): { deed: 'probe' | 'raze'; planet: PlanetId } | undefined {
  if (key === DONE) return undefined;
  const [deed, planet] = deedKey.parse(key);
  return { deed, planet };
}

/** Component of a counter id. */
export const componentOfCounter = (counter: string): string => counterKey.parse(counter)[0];

const explore = question<object>()(
  'explore',
  (game, seat) => {
    const options: Option[] = [
      ...probeable(game, seat).map((planet) => ({
        key: deedKey.format('probe', planet),
        label: `Probe the counter on ${planetWithPosition(game, planet)}`,
      })),
      ...razeable(game, seat).map((planet) => ({
        key: deedKey.format('raze', planet),
        label: `Raze the counter on ${planetWithPosition(game, planet)}`,
        hint: 'Roll 1 die. 8 to 10: lose 3 action cards. 10: also make insurgence checks outside your home system.',
      })),
    ];
    if (!options.length) return { kind: 'none', reason: 'You have no planet to probe or raze.' };
    return choose('Do you probe (look at) or raze (destroy) a domain counter before you land?', [
      ...options,
      { key: DONE, label: 'Leave the counters' },
    ]);
  },
  { title: 'decide whether to probe or raze a domain counter' },
);

function probe(game: Game, seat: SeatId, planet: PlanetId): EffectResult {
  const place = game.state.planets[planet];
  if (!place.counter) return undefined;
  place.probedIn = game.state.turn.number;
  place.counter.seenBy = [...new Set([...(place.counter.seenBy ?? []), seat])];
  const card = cardOf(game, place.counter.id);
  const value = valueOf(place.counter.id);
  game.markRevealed();
  game.addFact({ type: 'planet-probed', seat, planet });
  game.addFact({ type: 'domain-counter-seen', to: [seat], seat, planet, counter: card.id, value });
  if (!card.probed) return undefined;
  removeCounter(game, planet);
  return card.probed(game, { seat, planet, value });
}

const SIDES = 10;
const CARDS_LOST = 8;
const REVOLTS = 10;
const THREE = 3;

/** Destroys a counter, at the risk of losing action cards and colonies (E2 12.2). */
function raze(game: Game, seat: SeatId, planet: PlanetId): void {
  const place = game.state.planets[planet];
  if (!place.counter) return;
  const card = cardOf(game, place.counter.id);
  const value = valueOf(place.counter.id);
  place.closedIn = game.state.round;
  const [die] = game.roll(`razing ${planet}`, 1, SIDES);
  game.addFact({ type: 'planet-razed', seat, planet, die });
  removeCounter(game, planet);
  if (card.razed) {
    card.razed(game, { seat, planet, value });
    return;
  }
  if (die >= CARDS_LOST)
    discardActionCards(
      game,
      seat,
      game.shuffle(`razing ${planet} cards`, seatOf(game, seat).actionCards).slice(0, THREE),
    );
  if (die >= REVOLTS) for (const { id } of planetsOutsideHome(game, seat)) checkInsurgence(game, id);
}

/** Lets a player probe and raze counters before landings (E2 12.2). */
export const exploration = procedure<{ seat: SeatId }>()('exploration', {
  next: (game, { seat }) => (hasOption(game, 'distantSuns') ? ask([explore.ask(seat, {})], 'chosen') : done()),
  chosen: (game, { seat }, { answer }) => {
    const key = chosenKey(answer);
    if (key === undefined || key === DONE) return done();
    const [deed, planet] = deedKey.parse(key);
    if (deed === 'probe') return probe(game, seat, planet) ?? goto('finish');
    raze(game, seat, planet);
    return goto('finish');
  },
  finish: () => goto('next'),
});

export const distantSunsProcedures = [meetCounter, exploration];
export const distantSunsQuestions = [explore];
