import {
  ask,
  call,
  chosenKeys,
  chosenKey,
  choose,
  seedCommitment,
  chosenAmounts,
  done,
  fork,
  goto,
  type AmountOption,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { boardBuilding } from './galaxy/board-building.ts';
import { shuffleIn } from '#ti4/rules/components/decks.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { placeInitialTokens } from '#ti4/rules/tokens/markers.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import { drawSecrets, objectiveOf, revealObjective } from '#ti4/rules/objectives/objectives.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, PlanetId, SeatId, UnitType } from '#ti4/rules/state.ts';
import { sliceDraft } from './slice-draft/slice-draft.ts';
import { minorFactionSetup } from './minor-faction-setup.ts';
import { seatWithoutHome, chooseHomeSystem } from './home-choice.ts';
import { definitionFor, isGroundForce, isStructure, placeOnPlanet, unitsAt } from '#ti4/rules/units/units.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { formatCount } from '#text/sentences.ts';

const STRUCTURES_ON_A_PLANET: Partial<Record<UnitType, number>> = { 'space-dock': 1, pds: 2 };

const factionOf = (game: Game, seat: SeatId) => {
  const faction = game.book.byKind.faction[seatOf(game, seat).faction];
  if (!faction) throw new Error(`${seat} plays no faction`);
  return faction;
};

/** Tells whether a seat chooses its starting technologies from those of the others, once they all have theirs. */
const choosesLast = (game: Game, seat: SeatId): boolean => factionOf(game, seat).startingChoice?.of === 'others';

/** Returns the technologies a seat chooses from: those its faction names, or the generic ones that others have. */
function startingTechnologies(game: Game, seat: SeatId): ComponentId[] {
  const { startingChoice } = factionOf(game, seat);
  if (startingChoice?.of !== 'others') return startingChoice?.of ?? [];
  const others = game.state.order
    .filter((id) => id !== seat)
    .flatMap((id) => Object.keys(seatOf(game, id).technologies));
  return [...new Set(others)].filter((id) => game.book.byKind.technology[id]?.faction === undefined).sort();
}

function gainChosen(game: Game, seat: SeatId, technologies: ComponentId[]): void {
  for (const id of technologies) {
    seatOf(game, seat).technologies[id] = { component: id };
    invalidateInForce(game);
    game.addFact({ type: 'technology-gained', seat, technology: id });
  }
}

/** Asks for a faction's starting technologies; only those in the sets in play are offered. */
const chooseStartingTechnology = question<object>()(
  'choose-starting-technology',
  (game, seat): Spec => {
    const { startingChoice } = factionOf(game, seat);
    const options = startingTechnologies(game, seat)
      .filter((id) => id in game.book.byKind.technology)
      .map((id) => ({ key: id, label: game.book.components[id].name, hint: game.book.components[id].text }));
    if (!startingChoice || !options.length)
      return { kind: 'none', reason: 'Your faction starts with its own technologies.' };
    const count = Math.min(startingChoice.count, options.length);
    return choose(
      count === 1 ? 'Which technology do you start with?' : `Which ${count} technologies do you start with?`,
      options,
      {
        min: count,
        max: count,
      },
    );
  },
  { title: 'choose starting technologies' },
);

/** Asks where starting ground forces and structures are placed; only with several home planets. */
const placeStartingForces = question<object, Record<string, number>>()(
  'place-starting-forces',
  (game, seat): Spec => {
    const { planets } = game.state.systems[seatOf(game, seat).home];
    const counts = startingForces(game, seat);
    if (planets.length < 2 || !Object.keys(counts).length)
      return { kind: 'none', reason: 'All your units start on your only home planet.' };
    const types = Object.keys(counts) as UnitType[];
    const lines: AmountOption[] = types.flatMap((type) =>
      planets.map((planet) => ({
        key: unitAtKey.format(type, planet),
        label: `${nameOfUnit(type)} on ${nameOfPlanet(game, planet)}`,
        group: nameOfPlanet(game, planet),
        max: Math.min(counts[type] ?? 0, STRUCTURES_ON_A_PLANET[type] ?? Infinity),
        weights: { [nameOfUnit(type)]: 1 },
      })),
    );
    const start: Record<string, number> = {};
    for (const unit of unitsAt(game, { owner: seat })) {
      if (unit.planet === undefined) continue;
      const key = unitAtKey.format(unit.type, unit.planet);
      start[key] = (start[key] ?? 0) + 1;
    }
    return {
      kind: 'allot',
      prompt: 'On which home planets do you place your starting ground forces and structures?',
      amounts: lines,
      proposed: start,
      limits: types.map((type) => ({
        measure: nameOfUnit(type),
        atLeast: counts[type],
        atMost: counts[type],
        message: `You start with ${formatUnitCount(type, counts[type] ?? 0)}; you chose {sum}.`,
      })),
    };
  },
  { title: 'place starting forces' },
);

function startingForces(game: Game, seat: SeatId): Partial<Record<UnitType, number>> {
  const counts: Partial<Record<UnitType, number>> = {};
  for (const unit of unitsAt(game, { owner: seat })) {
    // Units that start in space, such as structures that can move, are not placed on a planet.
    if (
      unit.planet &&
      (isGroundForce(game, unit) || isStructure(game, unit)) &&
      definitionFor(game, seat, unit.type).move === undefined
    )
      counts[unit.type] = (counts[unit.type] ?? 0) + 1;
  }
  return counts;
}

/** Asks which of the dealt secret objectives to keep. */
const keepSecretObjective = question<object>()(
  'keep-secret-objective',
  (game, seat): Spec =>
    choose(
      'Which secret objective do you keep? You return the other one.',
      seatOf(game, seat).secretObjectives.map((id) => {
        const { name, text, points } = objectiveOf(game, id);
        return { key: id, label: name, hint: `${text} (${formatCount(points, 'VP', 'VP')})` };
      }),
    ),
  { title: 'keep a secret objective' },
);

/** Asks a seat for its choices before the first round; returns the secret objectives it does not keep. */
const seatSetup = procedure<{ seat: SeatId }>()('seat-setup', {
  start: (game, { seat }) =>
    choosesLast(game, seat) ? goto('forces') : ask([chooseStartingTechnology.ask(seat, {})], 'technology'),
  technology: (game, { seat }, got) => {
    gainChosen(game, seat, chosenKeys(got.answer));
    return goto('forces');
  },
  forces: (_game, { seat }) => ask([placeStartingForces.ask(seat, {})], 'placed'),
  placed: (game, { seat }, got) => {
    if (got.answer !== null) place(game, seat, chosenAmounts(got.answer));
    return ask([keepSecretObjective.ask(seat, {})], 'kept');
  },
  kept: (game, { seat }, got) => {
    const mine = seatOf(game, seat);
    const kept = chosenKey(got.answer);
    const returned = mine.secretObjectives.filter((id) => kept !== undefined && id !== kept);
    mine.secretObjectives = mine.secretObjectives.filter((id) => !returned.includes(id));
    return done(returned);
  },
});

function place(game: Game, seat: SeatId, counts: Record<string, number>): void {
  const spots: Partial<Record<string, PlanetId[]>> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [type, planet] = unitAtKey.parse(key);
    for (let i = 0; i < count; i++) (spots[type] ??= []).push(planet);
  }
  for (const unit of unitsAt(game, { owner: seat })) {
    const planet = unit.planet === undefined ? undefined : spots[unit.type]?.shift();
    if (planet) placeOnPlanet(game, unit, planet);
  }
}

/** Runs the choices before the first round, for all seats at once; then reveals two public objectives (61.13). */
export const setupChoices = procedure<{ last?: SeatId }>()('setup', {
  start: (game) => {
    if (game.state.draft) return call(sliceDraft, {}, 'start');
    const seat = seatWithoutHome(game);
    if (seat !== undefined) return call(chooseHomeSystem, { seat }, 'start');
    return game.state.tilesToPlace ? call(boardBuilding, {}, 'minorFactions') : goto('minorFactions');
  },
  minorFactions: (game) => (game.state.minorFactions ? call(minorFactionSetup, {}, 'begin') : goto('begin')),
  begin: (game) => {
    const { state } = game;
    game.addFact({
      type: 'game-begins',
      seed: seedCommitment(state.seed),
      seats: [...state.order],
      speaker: state.speaker,
      points: state.options.points,
    });
    placeInitialTokens(game);
    // 61.20: each seat keeps one of two dealt secret objectives, or of one if the deck is too small.
    const each = Math.min(2, Math.floor(state.decks.secret.draw.length / state.order.length));
    for (const seat of state.order) drawSecrets(game, seat, each);
    return fork(
      seatSetup,
      state.order.map((seat) => ({ seat, data: { seat } })),
      'chosen',
    );
  },
  chosen: (game, _data, got) => {
    const returned = Object.values(got.result as Record<SeatId, string[]>).flat();
    shuffleIn(game, 'secret', returned, 'secret objectives');
    return goto('last');
  },
  // After all other seats have their technologies.
  last: (game, data) => {
    const seat = game.state.order.find(
      (id) => choosesLast(game, id) && !Object.keys(seatOf(game, id).technologies).length,
    );
    if (seat === undefined || data.last === seat) return goto('reveal');
    data.last = seat;
    return ask([chooseStartingTechnology.ask(seat, {})], 'lastChosen');
  },
  lastChosen: (game, { last = '' }, got) => {
    gainChosen(game, last, chosenKeys(got.answer));
    return goto('reveal');
  },
  reveal: (game) => {
    revealObjective(game);
    revealObjective(game);
    return done();
  },
});

export const setupProcedures: Procedure<Game, never>[] = [setupChoices, seatSetup];
export const setupQuestions: Question<Game, never>[] = [
  chooseStartingTechnology,
  placeStartingForces,
  keepSecretObjective,
];
