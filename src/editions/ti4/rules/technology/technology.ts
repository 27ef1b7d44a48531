import {
  ask,
  chosenKey,
  choose,
  chosenAmounts,
  done,
  goto,
  type AmountOption,
  type Option,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import type { TechnologyColor } from '#ti4/rules/terms.ts';
import type { PrerequisiteSkip } from '#ti4/rules/phases/phase-values.ts';
import type { Technology } from '#ti4/rules/components/component.ts';
import { newGame, procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { exhaust, isExhausted, invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { pay, payment, spendableAmount } from '#ti4/rules/production/payment.ts';
import { returnPrisoners } from '#ti4/rules/units/capture.ts';
import { removeUnit } from '#ti4/rules/units/units.ts';
import {
  exhaustPlanet,
  influenceOf,
  planetsOf,
  readyPlanetsOf,
  resourcesOf,
  specialtiesOf,
} from '#ti4/rules/planets/planets.ts';
import { genericUnit } from '#ti4/rules/setup/new-state.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, Holding, PlanetId, SeatId, UnitType } from '#ti4/rules/state.ts';
import { formatTechnologyHint } from '#kit/prompts/technology-hint.ts';
import { formatList, formatCount } from '#text/sentences.ts';

export const TECHNOLOGY_COLORS: readonly TechnologyColor[] = ['propulsion', 'biotic', 'cybernetic', 'warfare'];

/** Color words of the technology colors, for texts. */
export const COLOR_WORDS: Record<TechnologyColor, string> = {
  propulsion: 'blue',
  biotic: 'green',
  cybernetic: 'yellow',
  warfare: 'red',
};

export function technologyOf(game: Game, id: ComponentId): Technology {
  const component = game.book.byKind.technology[id];
  if (!component) throw new Error(`No technology ${id}`);
  return component;
}

export const technologiesOf = (game: Game, seat: SeatId): Technology[] =>
  Object.values(seatOf(game, seat).technologies).map(({ component }) => technologyOf(game, component));

export const ownsTechnology = (game: Game, seat: SeatId, id: ComponentId): boolean =>
  Object.values(seatOf(game, seat).technologies).some(({ component }) => component === id);

/** Returns a seat's technologies of a color; unit upgrades have no color (90.7). */
export const technologiesOfColor = (game: Game, seat: SeatId, color: TechnologyColor): Technology[] =>
  technologiesOf(game, seat).filter((one) => !one.upgrade && one.color === color);

/** Gains a technology regardless of its prerequisites (90.5). */
export function gainTechnology(game: Game, seat: SeatId, id: ComponentId): void {
  addTechnology(game, seat, id);
  queueMoment(game, 'after', 'technology-gained', { seat, technology: id });
}

/** Adds a technology to a seat, gained or as a replacement; an upgrade covers the unit of its type (97.2). */
export function addTechnology(game: Game, seat: SeatId, id: ComponentId): void {
  seatOf(game, seat).technologies[id] = { component: id };
  invalidateInForce(game);
  coverUnit(game, seat, technologyOf(game, id).upgrade?.type);
  game.addFact({ type: 'technology-gained', seat, technology: id });
  technologyOf(game, id).gained?.(game, seat);
}

/** Replaces technologies of a seat by others, all at once; the new ones do not count as gained. */
export function replaceTechnologies(
  game: Game,
  seat: SeatId,
  replaced: readonly (readonly [ComponentId, ComponentId])[],
): void {
  for (const [old] of replaced) loseTechnology(game, seat, old);
  for (const [, other] of replaced) addTechnology(game, seat, other);
}

/**
 * Removes a technology from a seat; its unit then has the next upgrade the seat owns, including copied ones. If only a
 * copy of it is owned, the copying card becomes blank.
 */
export function loseTechnology(game: Game, seat: SeatId, id: ComponentId): void {
  const { technologies } = seatOf(game, seat);
  if (!technologies[id]) {
    const copy = Object.keys(technologies).find((key) => technologies[key].component === id);
    return copy === undefined ? undefined : copyTechnology(game, seat, copy, copy);
  }
  const { memory } = technologies[id];
  delete technologies[id];
  invalidateInForce(game);
  coverUnit(game, seat, technologyOf(game, id).upgrade?.type, memory);
  game.addFact({ type: 'technology-lost', seat, technology: id });
}

/**
 * Makes a card a seat owns copy another technology, replacing what it copied before. It stays exhausted if it was;
 * the memory of the original technology is not copied.
 */
export function copyTechnology(game: Game, seat: SeatId, key: string, id: ComponentId): void {
  const holding = seatOf(game, seat).technologies[key];
  if (!holding) return;
  const lost = technologyOf(game, holding.component).upgrade?.type;
  const { upgrade } = technologyOf(game, id);
  holding.component = id;
  invalidateInForce(game);
  if (!upgrade || upgrade.type !== lost) {
    const { memory } = holding;
    delete holding.memory;
    invalidateInForce(game);
    coverUnit(game, seat, lost, memory);
    coverUnit(game, seat, upgrade?.type);
  } else {
    coverUnit(game, seat, lost);
  }
  game.addFact({ type: 'technology-copied', seat, technology: id, by: key });
}

/** Returns a seat's upgrades of a unit, the one in force last: a faction's own comes before a generic one (90.21). */
const upgradesOf = (game: Game, seat: SeatId, type: UnitType): Holding[] =>
  Object.values(seatOf(game, seat).technologies)
    .filter(({ component }) => technologyOf(game, component).upgrade?.type === type)
    .sort(
      (a, b) =>
        Number(technologyOf(game, a.component).faction !== undefined) -
        Number(technologyOf(game, b.component).faction !== undefined),
    );

/**
 * Applies the upgrade in force to a unit, or its base definition; the memory of an upgrade moves to the one that
 * replaces it.
 */
function coverUnit(game: Game, seat: SeatId, type: UnitType | undefined, memory?: Holding['memory']): void {
  if (type === undefined) return;
  const place = seatOf(game, seat);
  const upgrades = upgradesOf(game, seat, type);
  const inForce = upgrades.at(-1);
  place.units[type] = inForce?.component ?? baseUnit(game, place.faction, type);
  invalidateInForce(game);
  const passed = memory ?? upgrades.find((one) => one !== inForce && one.memory !== undefined)?.memory;
  if (!inForce || passed === undefined) return;
  inForce.memory ??= passed;
  for (const one of upgrades) if (one !== inForce) delete one.memory;
  invalidateInForce(game);
}

/** Returns the unit printed on a faction's sheet, or the generic one. */
export function baseUnit(game: Game, faction: ComponentId, type: UnitType): ComponentId {
  return game.book.byKind.faction[faction]?.units[type] ?? genericUnit(game.book, type);
}

/**
 * Returns a seat's technology deck: generic ones and its faction's, without the generic upgrades that the faction's
 * replace (97).
 */
export const technologyDeck = (game: Game, seat: SeatId): Technology[] =>
  game.book.technologies.filter(inDeckOf(game, seat));

function inDeckOf(game: Game, seat: SeatId): (one: Technology) => boolean {
  const own = game.book.byKind.faction[seatOf(game, seat).faction]?.technologies ?? [];
  const replaced = own.flatMap((id) => game.book.byKind.technology[id]?.upgrade?.type ?? []);
  const { technologies } = seatOf(game, seat);
  const owned = new Set(Object.values(technologies).map(({ component }) => component));
  return (one) =>
    (one.faction === undefined ? !(one.upgrade && replaced.includes(one.upgrade.type)) : own.includes(one.id)) &&
    !(one.id in technologies) &&
    !owned.has(one.id);
}

interface Lacking {
  /** Missing prerequisites of each color, after the technologies owned. */
  colors: Partial<Record<TechnologyColor, number>>;
  /** Number of prerequisites that still have to be ignored. */
  count: number;
}

function lacking(game: Game, seat: SeatId, technology: Technology): Lacking {
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

const skipsFor = (game: Game, seat: SeatId, technology: ComponentId): PrerequisiteSkip[] =>
  modify(game, 'prerequisite-skips', { seat, technology }, []).filter(
    (skip) =>
      (skip.prisoner || skip.unit !== undefined || !isExhausted(game, { ...skip, holder: seat })) &&
      spendableAmount(game, seat, 'resources') >= (skip.resources ?? 0),
  );

const specialtiesAtWill = (game: Game, seat: SeatId): boolean => modify(game, 'specialties-at-will', { seat }, false);

/** Uses a planet's technology specialty, which exhausts the planet unless a component says otherwise (90.14). */
function useSpecialty(game: Game, seat: SeatId, planet: PlanetId): void {
  if (!specialtiesAtWill(game, seat)) exhaustPlanet(game, planet);
}

/**
 * Returns the ways to ignore prerequisites: planets with the specialty of a missing color (90.14), and offers of
 * components.
 */
function skipLines(game: Game, seat: SeatId, technology: Technology): AmountOption[] {
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

const worthOf = (line: AmountOption | undefined): number => line?.weights?.prerequisites ?? 0;

/**
 * Returns enough lines to ignore the missing prerequisites, none of them needless; undefined if they do not suffice.
 */
function enough(lines: AmountOption[], { colors, count }: Lacking): string[] | undefined {
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
  return `You lack prerequisites: ${formatColors(short.colors)}.`;
}

/**
 * Tells whether a seat can research a technology, optionally one of some, or can do something instead of researching.
 */
export const canResearch = (game: Game, seat: SeatId, of: (id: ComponentId) => boolean = () => true): boolean =>
  modify(game, 'research-replaced', { seat }, false) || researchableTechnologies(game, seat).some(of);

/** Returns the group of a technology among options: its color, or that it is a unit upgrade. */
const technologyGroup = ({ upgrade, color }: Technology): string =>
  upgrade ? 'unit upgrade' : color ? COLOR_WORDS[color] : '';

/** Returns the option for a technology, with its text and its color. */
export const technologyOption = (technology: Technology): Option => ({
  key: technology.id,
  label: technology.name,
  hint: technology.text,
  group: technologyGroup(technology),
});

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

const formatColors = (colors: Lacking['colors']): string =>
  formatList(
    TECHNOLOGY_COLORS.filter((color) => colors[color]).map((color) => `${colors[color]} ${COLOR_WORDS[color]}`),
  );

/** Adds to each technology that can be chosen what it needs and what it opens. */
function withTechnologyHints(game: Game, seat: SeatId, spec: Spec): Spec {
  if (spec.kind !== 'choose') return spec;
  const options = spec.options.map((option): Option => {
    const technology = game.book.byKind.technology[option.key];
    if (!technology || option.disabledReason) return option;
    const { count } = lacking(game, seat, technology);
    const needs = formatColors(technology.prerequisites) + (count ? ` (${count} missing)` : '');
    const opens = technologiesUnlockedBy(game, seat, option.key).map((id) => game.book.components[id].name);
    return { ...option, hint: formatTechnologyHint({ needs, opens, text: technology.text }) };
  });
  return { ...spec, options };
}

const researchTechnology = question<{ only?: ComponentId[]; optional?: true }>()(
  'research-technology',
  (game, seat, { only, optional }): Spec => {
    const options = technologyDeck(game, seat)
      .filter(({ id }) => !only || only.includes(id))
      .map((one) => {
        const off = researchProblem(game, seat, one.id);
        return {
          ...technologyOption(one),
          ...(off !== undefined && { disabledReason: off }),
        };
      });
    if (options.every(({ disabledReason }) => disabledReason))
      return { kind: 'none', reason: 'There is no technology that you can research.' };
    return optional
      ? choose('Which technology do you research, if any?', options, { min: 0, nothing: 'Research none' })
      : choose('Which technology do you research?', options);
  },
  { title: 'research a technology', shown: (game, seat, _data, spec) => withTechnologyHints(game, seat, spec) },
);

/** Sorts the planets among these lines, which come first, by what they could pay. */
function leastPlanetsFirst(game: Game, lines: readonly AmountOption[]): AmountOption[] {
  const worth = ({ key }: AmountOption): number =>
    game.state.planets[key] ? resourcesOf(game, key) + influenceOf(game, key) : Infinity;
  return lines.toSorted((a, b) => (worth(a) === worth(b) ? 0 : worth(a) - worth(b)));
}

/** Asks what to exhaust for the missing prerequisites. */
const ignorePrerequisites = question<{ technology: ComponentId }, Record<string, number>>()(
  'ignore-prerequisites',
  (game, seat, data): Spec => {
    const technology = technologyOf(game, data.technology);
    const short = lacking(game, seat, technology);
    const lines = skipLines(game, seat, technology);
    const start = enough(leastPlanetsFirst(game, lines), short);
    if (!start) return { kind: 'none', reason: 'You can no longer meet the prerequisites.' };
    return {
      kind: 'allot',
      prompt: `You lack ${formatCount(short.count, 'prerequisite')} of ${technology.name}. What do you use instead?`,
      amounts: lines,
      limits: [
        { measure: 'prerequisites', atLeast: short.count, message: `You chose {sum} of ${short.count}.` },
        ...TECHNOLOGY_COLORS.filter((color) => short.colors[color]).map((color) => ({
          measure: color,
          measureLabel: `${COLOR_WORDS[color]} prerequisites`,
          atMost: short.colors[color] ?? 0,
          message: `You lack only ${formatCount(short.colors[color] ?? 0, `${COLOR_WORDS[color]} prerequisite`)}; you chose {sum}.`,
        })),
      ],
      proposed: Object.fromEntries(start.map((key) => [key, 1])),
    };
  },
  {
    title: 'choose how to meet prerequisites',
    check: (game, seat, data, answer) => {
      const technology = technologyOf(game, data.technology);
      const lines = skipLines(game, seat, technology).filter((line) => answer[line.key]);
      const sum = lines.reduce((total, line) => total + worthOf(line), 0);
      const idle = lines.find((line) => sum - worthOf(line) >= lacking(game, seat, technology).count);
      return idle && `Not needed: ${idle.label}.`;
    },
  },
);

interface Research {
  seat: SeatId;
  /** Technologies that may be researched; undefined for all. */
  only?: ComponentId[];
  /** Set if the seat may decline. */
  optional?: true;
  technology?: ComponentId;
  price?: number;
}

/** Researches a technology (90.9 to 90.15). Returns its id, or null. */
export const research = procedure<Research>()('research', {
  start: (_game, { seat }) => openWindow('when', 'research-begins', { seat }, 'choose'),
  choose: (_game, { seat, only, optional }) =>
    ask([researchTechnology.ask(seat, { ...(only && { only }), ...(optional && { optional }) })], 'chosen'),
  chosen: (game, data, got) => {
    const id = chosenKey(got.answer);
    if (id === undefined) return done(null);
    data.technology = id;
    const short = lacking(game, data.seat, technologyOf(game, id));
    if (!short.count) return goto('gain');
    const lines = skipLines(game, data.seat, technologyOf(game, id));
    // With just enough planets and no other ways, there is nothing to choose.
    if (lines.length === short.count && !skipsFor(game, data.seat, id).length) {
      for (const { key } of lines) useSpecialty(game, data.seat, key);
      game.addFact({
        type: 'prerequisites-ignored',
        seat: data.seat,
        technology: id,
        with: lines.map(({ key }) => key),
      });
      return goto('gain');
    }
    return ask([ignorePrerequisites.ask(data.seat, { technology: id })], 'ignored');
  },
  ignored: (game, data, got) => {
    const id = data.technology;
    if (got.answer === null || id === undefined) return goto('choose');
    const used = Object.entries(chosenAmounts(got.answer))
      .filter(([, count]) => count > 0)
      .map(([key]) => key);
    const skips = skipsFor(game, data.seat, id).filter(({ key }) => used.includes(key));
    for (const key of used) {
      const skip = skips.find((one) => one.key === key);
      const unit = game.state.units[skip?.unit ?? ''];
      if (unit) removeUnit(game, unit, skip?.component ?? '');
      else if (skip?.prisoner) returnPrisoners(game, data.seat, [skip.prisoner], 'spent');
      else if (skip) exhaust(game, { ...skip, holder: data.seat });
      else useSpecialty(game, data.seat, key);
    }
    game.addFact({ type: 'prerequisites-ignored', seat: data.seat, technology: id, with: used });
    data.price = skips.reduce((sum, skip) => sum + (skip.resources ?? 0), 0);
    return data.price
      ? ask([payment.ask(data.seat, { kind: 'resources', amount: data.price, for: 'to ignore prerequisites' })], 'paid')
      : goto('gain');
  },
  paid: (game, data, got) => {
    if (got.answer === null) return goto('choose');
    pay(game, data.seat, { kind: 'resources', amount: data.price ?? 0, for: '' }, got.answer);
    return goto('gain');
  },
  gain: (game, { seat, technology }) => {
    if (technology === undefined) return done(null);
    gainTechnology(game, seat, technology);
    return openWindow('after', 'technology-researched', { seat, technology }, 'end');
  },
  end: (_game, { technology }) => done(technology ?? null),
});

export const technologyProcedures: Procedure<Game, never>[] = [research];
export const technologyQuestions: Question<Game, never>[] = [researchTechnology, ignorePrerequisites];
