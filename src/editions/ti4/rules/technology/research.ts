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
import type { Technology } from '#ti4/rules/components/component.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { exhaust } from '#ti4/rules/components/in-force.ts';
import { pay, payment } from '#ti4/rules/production/payment.ts';
import { returnPrisoners } from '#ti4/rules/units/capture.ts';
import { removeUnit } from '#ti4/rules/units/units.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { formatTechnologyHint } from '#kit/prompts/technology-hint.ts';
import { formatCount } from '#text/sentences.ts';
import { TECHNOLOGY_COLORS, COLOR_WORDS, technologyOf, gainTechnology, technologyDeck } from './technology.ts';
import {
  lacking,
  skipsFor,
  useSpecialty,
  skipLines,
  worthOf,
  enough,
  researchProblem,
  technologiesUnlockedBy,
  formatColors,
} from './prerequisites.ts';

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
      prompt: `You lack ${formatCount(short.count, 'prerequisite')} for ${technology.name}. What do you use instead?`,
      amounts: lines,
      limits: [
        { measure: 'prerequisites', atLeast: short.count, message: `Choose at least ${short.count}; you chose {sum}.` },
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
