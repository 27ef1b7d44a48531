import { type AmountOption } from '#engine';
import type { TechnologyColor } from '#ti4/rules/terms.ts';
import type { PrerequisiteSkip } from '#ti4/rules/phases/phase-value-types.ts';
import type { Technology } from '#ti4/rules/components/component.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { isExhausted } from '#ti4/rules/components/in-force.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import { exhaustPlanet, planetsOf, readyPlanetsOf, specialtiesOf } from '#ti4/rules/planets/planets.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti4/rules/state.ts';
import { formatList } from '#text/sentences.ts';
import {
  TECHNOLOGY_COLORS,
  COLOR_WORDS,
  technologyOf,
  ownsTechnology,
  technologiesOfColor,
  technologyDeck,
  inDeckOf,
} from './technology.ts';

interface Lacking {
  /** Missing prerequisites of each color, after the technologies owned. */
  colors: Partial<Record<TechnologyColor, number>>;
  /** Number of prerequisites that still have to be ignored. */
  count: number;
}

export function lacking(game: Game, seat: SeatId, technology: Technology): Lacking {
  const colors: Partial<Record<TechnologyColor, number>> = {};
  let count = 0;
  for (const color of TECHNOLOGY_COLORS) {
    if (!technology.prerequisites[color]) continue;
    const met = modify(game, 'prerequisites-met', { seat, color }, technologiesOfColor(game, seat, color).length);
    const short = (technology.prerequisites[color] ?? 0) - met;
    if (short <= 0) continue;
    colors[color] = short;
    count += short;
  }
  return {
    colors,
    count: Math.max(0, modify(game, 'prerequisites-lacking', { seat, technology: technology.id }, count)),
  };
}

export const skipsFor = (game: Game, seat: SeatId, technology: ComponentId): PrerequisiteSkip[] =>
  modify(game, 'prerequisite-skips', { seat, technology }, []).filter(
    (skip) =>
      (skip.prisoner || skip.unit !== undefined || !isExhausted(game, { ...skip, holder: seat })) &&
      spendableAmount(game, seat, 'resources') >= (skip.resources ?? 0),
  );

const specialtiesAtWill = (game: Game, seat: SeatId): boolean => modify(game, 'specialties-at-will', { seat }, false);

/** Uses a planet's technology specialty, which exhausts the planet unless a component says otherwise (90.14). */
export function useSpecialty(game: Game, seat: SeatId, planet: PlanetId): void {
  if (!specialtiesAtWill(game, seat)) exhaustPlanet(game, planet);
}

/**
 * Returns the ways to ignore prerequisites: planets with the specialty of a missing color (90.14), and offers of
 * components.
 */
export function skipLines(game: Game, seat: SeatId, technology: Technology): AmountOption[] {
  const { colors } = lacking(game, seat, technology);
  const free = specialtiesAtWill(game, seat);
  const planets = (free ? planetsOf(game, seat) : readyPlanetsOf(game, seat)).flatMap(({ id }): AmountOption[] => {
    const color = specialtiesOf(game, id).find((one) => colors[one]);
    return color
      ? [
          {
            key: id,
            label: `${free ? 'Use' : 'Exhaust'} ${nameOfPlanet(game, id)} (${COLOR_WORDS[color]})`,
            max: 1,
            weights: { prerequisites: 1, [color]: 1 },
          },
        ]
      : [];
  });
  const others = skipsFor(game, seat, technology.id)
    .filter(({ color }) => !color || colors[color])
    .map(({ key, label, ignores, color }): AmountOption => ({
      key,
      label,
      max: 1,
      weights: { prerequisites: ignores, ...(color && { [color]: ignores }) },
    }));
  return [...planets, ...others.sort((a, b) => worthOf(a) - worthOf(b))];
}

export const worthOf = (line: AmountOption | undefined): number => line?.weights?.prerequisites ?? 0;

/**
 * Returns enough lines to ignore the missing prerequisites, none of them needless; undefined if they do not suffice.
 */
export function enough(lines: AmountOption[], { colors, count }: Lacking): string[] | undefined {
  const left: Partial<Record<TechnologyColor, number>> = { ...colors };
  const taken: AmountOption[] = [];
  let ignored = 0;
  for (const line of lines) {
    if (ignored >= count) break;
    const color = TECHNOLOGY_COLORS.find((one) => line.weights?.[one]);
    if (color && !left[color]) continue;
    if (color) left[color] = (left[color] ?? 0) - 1;
    taken.push(line);
    ignored += worthOf(line);
  }
  if (ignored < count) return undefined;
  for (const line of [...taken]) {
    if (ignored - worthOf(line) < count) continue;
    ignored -= worthOf(line);
    taken.splice(taken.indexOf(line), 1);
  }
  return taken.map((line) => line.key);
}

/** Explains why a seat cannot research a technology now; undefined if it can (90.10 to 90.15). */
export function researchProblem(game: Game, seat: SeatId, id: ComponentId): string | undefined {
  const technology = technologyOf(game, id);
  if (ownsTechnology(game, seat, id)) return 'You already own it.';
  if (!inDeckOf(game, seat)(technology))
    return technology.faction === undefined
      ? 'Your faction has its own upgrade for this unit.'
      : "It is another faction's technology."; // 90.11
  const barred = modify(game, 'research-barred', { seat, technology: id }, undefined);
  if (barred) return barred;
  const short = lacking(game, seat, technology);
  if (!short.count) return undefined;
  if (enough(skipLines(game, seat, technology), short)) return undefined;
  // The noun agrees with the number right before it.
  const last = TECHNOLOGY_COLORS.findLast((color) => short.colors[color]);
  const isOne = last !== undefined && short.colors[last] === 1;
  return `You lack ${formatColors(short.colors)} ${isOne ? 'prerequisite' : 'prerequisites'}.`;
}

/**
 * Tells whether a seat can research a technology, optionally one of some, or can do something instead of researching.
 */
export const canResearch = (game: Game, seat: SeatId, of: (id: ComponentId) => boolean = () => true): boolean =>
  modify(game, 'research-replaced', { seat }, false) || researchableTechnologies(game, seat).some(of);

export const researchableTechnologies = (game: Game, seat: SeatId): ComponentId[] =>
  technologyDeck(game, seat)
    .map(({ id }) => id)
    .filter((id) => researchProblem(game, seat, id) === undefined);

/** Returns what a seat could research if it owned a technology, and cannot now. */
export function technologiesUnlockedBy(game: Game, seat: SeatId, technology: ComponentId): ComponentId[] {
  const { state, book } = game;
  const own = seatOf(game, seat);
  const technologies = { ...own.technologies, [technology]: { component: technology } };
  const supposed = newGame({ ...state, seats: { ...state.seats, [seat]: { ...own, technologies } } }, book);
  const now = new Set(researchableTechnologies(game, seat));
  return researchableTechnologies(supposed, seat).filter((id) => id !== technology && !now.has(id));
}

export const formatColors = (colors: Lacking['colors']): string =>
  formatList(
    TECHNOLOGY_COLORS.filter((color) => colors[color]).map((color) => `${colors[color]} ${COLOR_WORDS[color]}`),
  );
