import { ask, call, chosenKey, choose, done, goto, type Option } from '#engine';
import { formatTechnologyHint, technologiesOpenedBy } from '#kit/prompts/technology-hint.ts';
import type { Technology } from '#ti3/rules/components/component.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { queueMoment } from '#ti3/rules/events/moments.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { canPay, pay, payment, spendableAmount, type Bill } from '#ti3/rules/production/payment.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { costOf, formatChangedPrice, type TechnologyOffer } from './technology-price.ts';
import { formatAlternatives, formatList, formatCount } from '#text/sentences.ts';

export { technologyPrice } from './technology-price.ts';

const all = ({ book }: Game): Technology[] => Object.values(book.byKind.technology);

/** Returns the technologies that meet prerequisites: a seat's own and those it may use as if it had them. */
const known = (game: Game, seat: SeatId): ReadonlySet<ComponentId> =>
  new Set([...Object.keys(seatOf(game, seat).technologies), ...modify(game, 'technologies-lent', { seat }, [])]);

/** Returns the number of prerequisites that a seat lacks for a technology: at most one if any of them is enough. */
export function missingPrerequisites(game: Game, seat: SeatId, { needs, any }: Technology): number {
  const has = known(game, seat);
  const missing = needs.filter((one) => !has.has(one)).length;
  return any ? Number(needs.length > 0 && missing === needs.length) : missing;
}

/** Returns why a seat cannot gain a technology by any means; undefined if it can. */
export const technologyExclusion = (game: Game, seat: SeatId, technology: ComponentId): string | undefined =>
  modify(game, 'technology-barred', { seat, technology }, undefined);

/**
 * Tells whether a racial technology is out of a seat's reach: it belongs to another race, or the game is played without
 * racial technologies (E3 21.3).
 */
export const isForeign = ({ state }: Game, seat: SeatId, { race }: Technology): boolean =>
  race !== undefined && (race !== state.seats[seat].race || !state.options.racialTechnologies);

/**
 * Returns why a seat cannot gain a technology; undefined if it can. Prerequisites are named technologies, all of them
 * or any one (E3 14.1).
 */
export function technologyProblem(game: Game, seat: SeatId, technology: Technology): string | undefined {
  const { id, needs, any, race } = technology;
  if (isForeign(game, seat, technology))
    return `Only ${game.book.byKind.race[race ?? '']?.short} can gain this technology.`;
  const has = known(game, seat);
  if (seatOf(game, seat).technologies[id]) return 'You already own it.';
  const barred = technologyExclusion(game, seat, id);
  if (barred !== undefined) return barred;
  const missing = needs.filter((one) => !has.has(one));
  if (missingPrerequisites(game, seat, technology) <= modify(game, 'prerequisites-waived', { seat, technology: id }, 0))
    return undefined;
  const names = missing.map((one) => nameOf(game, one));
  return `You need ${any ? formatAlternatives(names) : formatList(names)} first.`;
}

/** Returns the technologies of its race that a seat does not have yet. */
const racialLeft = (game: Game, seat: SeatId): Technology[] =>
  all(game).filter(
    (one) => one.race !== undefined && !isForeign(game, seat, one) && !seatOf(game, seat).technologies[one.id],
  );

export function gainTechnology(game: Game, seat: SeatId, technology: ComponentId): void {
  if (technologyExclusion(game, seat, technology) !== undefined) return;
  seatOf(game, seat).technologies[technology] = { component: technology };
  kit.invalidateInForce(game);
  game.addFact({ type: 'technology-gained', seat, technology });
  queueMoment(game, 'after', 'technology-gained', { seat, technology });
}

/** Removes a technology from a seat; what was gained by it stays (E3 14.3). */
export function loseTechnology(game: Game, seat: SeatId, technology: ComponentId): void {
  delete seatOf(game, seat).technologies[technology];
  kit.invalidateInForce(game);
  game.addFact({ type: 'technology-lost', seat, technology });
}

interface Research extends TechnologyOffer {
  seat: SeatId;
  technology?: ComponentId;
}

/** Group name of racial technologies. */
const OWN = 'racial';

const formatPrerequisites = (names: readonly string[], any?: boolean): string =>
  any ? names.join(' or ') : formatList(names);

/** Formats what a technology needs, what it opens, and its text. */
function hintOf(game: Game, seat: SeatId, technology: Technology): string {
  const { id, needs, any, text } = technology;
  const owns = (one: ComponentId): boolean => seatOf(game, seat).technologies[one] !== undefined;
  const others = all(game).filter((one) => !isForeign(game, seat, one));
  const names = needs.map((one) => nameOf(game, one));
  return formatTechnologyHint({
    // The reason why it cannot be gained names what is missing.
    needs: technologyProblem(game, seat, technology) ? '' : formatPrerequisites(names, any),
    opens: technologiesOpenedBy(id, others, owns).map(({ name }) => name),
    text,
  });
}

/** Returns the options of technologies, each with its effect, price and any reason it cannot be gained. */
function options(game: Game, seat: SeatId, offered: TechnologyOffer): Option[] {
  const { base, color } = offered;
  return all(game).flatMap((technology): Option[] => {
    if (
      seatOf(game, seat).technologies[technology.id] ||
      technology.lacks !== undefined ||
      isForeign(game, seat, technology)
    )
      return [];
    if (color !== undefined && technology.color !== color) return [];
    const price = costOf(game, seat, technology, offered);
    const off =
      (base === undefined
        ? undefined
        : modify(game, 'technology-purchase-barred', { seat, technology: technology.id }, undefined)) ??
      technologyProblem(game, seat, technology) ??
      (canPay(game, seat, 'resources', price)
        ? undefined
        : `It costs ${formatCount(price, 'resource')}; you can spend ${spendableAmount(game, seat, 'resources')}.`);
    return [
      {
        key: technology.id,
        label:
          base === undefined && !price ? technology.name : `${technology.name} (${formatCount(price, 'resource')})`,
        hint: [formatChangedPrice(game, seat, technology, offered), hintOf(game, seat, technology)]
          .filter(Boolean)
          .join(' '),
        group: technology.color ?? OWN,
        ...(off !== undefined && { disabledReason: off }),
      },
    ];
  });
}

/** Returns the number of command counters that a seat gains instead of any technology; 0 if it gains technologies. */
export const countersForTechnology = (game: Game, seat: SeatId): number =>
  modify(game, 'counters-for-technology', { seat }, 0);

/** Tells whether a seat could gain any technology now for `base` resources before specialties. */
export const canResearch = (
  game: Game,
  seat: SeatId,
  base?: number,
  also: Omit<TechnologyOffer, 'base'> = {},
): boolean =>
  countersForTechnology(game, seat)
    ? canPay(game, seat, 'resources', base ?? 0)
    : options(game, seat, { ...(base !== undefined && { base }), ...also }).some(
        ({ disabledReason }) => disabledReason === undefined,
      );

/** Describes what a seat may gain for `base` resources before specialties. */
export const formatResearchOptions = (game: Game, seat: SeatId, base: number): string => {
  const counters = countersForTechnology(game, seat);
  return counters
    ? `Gain ${formatCount(counters, 'command counter')} for ${base} resources.`
    : `Gain 1 technology for ${base} resources, minus 1 for each technology specialty of its color on your planets. You need its prerequisites.`;
};

const formatSpendable = (game: Game, seat: SeatId): string =>
  ` You can spend ${formatCount(spendableAmount(game, seat, 'resources'), 'resource')}.`;

const chooseTechnology = question<TechnologyOffer>()(
  'choose-technology',
  (game, seat, about) => {
    const offered = options(game, seat, about);
    if (!offered.some(({ disabledReason }) => disabledReason === undefined))
      return { kind: 'none', reason: 'There is no technology you can gain.' };
    return choose(`Which technology do you gain?${about.base === undefined ? '' : formatSpendable(game, seat)}`, [
      ...offered,
      { key: 'none', label: 'Gain none' },
    ]);
  },
  { title: 'choose a technology', forced: true },
);

/** Asks whether to buy command counters instead of a technology, at its price without specialties. */
const buyCounters = question<{ base: number; count: number }>()(
  'buy-counters-instead',
  (game, seat, { base, count }) =>
    canPay(game, seat, 'resources', base)
      ? choose(
          `Do you gain ${formatCount(count, 'command counter')} instead of a technology?${formatSpendable(game, seat)}`,
          [
            { key: 'buy', label: `Gain them for ${formatCount(base, 'resource')}` },
            { key: 'none', label: 'Gain neither' },
          ],
        )
      : { kind: 'none', reason: `You cannot pay ${base} resources.` },
  { title: 'decide whether to gain counters instead of a technology', forced: true },
);

const counterBill = (base: number): Bill => ({ kind: 'resources', amount: base, for: 'for command counters' });

const billOf = (game: Game, { seat, technology = '', ...offered }: Research): Bill => ({
  kind: 'resources',
  amount: costOf(game, seat, game.book.byKind.technology[technology], offered),
  for: `for ${nameOf(game, technology)}`,
});

/** Lets a player gain a technology, free or for resources (E3 14.1). */
export const research = procedure<Research>()('research', {
  begin: (game, { seat, color }) => {
    if (countersForTechnology(game, seat)) return goto('instead');
    return color === undefined && racialLeft(game, seat).length
      ? openWindow('when', 'racial-technology-due', { seat }, 'due')
      : goto('due');
  },
  due: (_game, { seat, base, fixed }) => {
    return base === undefined || fixed ? goto('ask') : openWindow('when', 'technology-purchase', { seat, base }, 'ask');
  },
  instead: (game, { seat, base }) =>
    base === undefined
      ? call(receiveCounters, { seat, count: countersForTechnology(game, seat) }, 'end')
      : ask([buyCounters.ask(seat, { base, count: countersForTechnology(game, seat) })], 'offered'),
  offered: (_game, { seat, base = 0 }, { answer }) =>
    chosenKey(answer) === 'buy' ? ask([payment.ask(seat, counterBill(base))], 'bought') : done(),
  bought: (game, { seat, base = 0 }, { answer }) => {
    pay(game, seat, counterBill(base), answer);
    return call(receiveCounters, { seat, count: countersForTechnology(game, seat) }, 'end');
  },
  ask: (_game, { seat, base, fixed, color }) =>
    ask(
      [
        chooseTechnology.ask(seat, {
          ...(base !== undefined && { base }),
          ...(fixed && { fixed }),
          ...(color && { color }),
        }),
      ],
      'chosen',
    ),
  chosen: (game, data, { answer }) => {
    const technology = chosenKey(answer);
    if (technology === undefined || technology === 'none') return done();
    data.technology = technology;
    return ask([payment.ask(data.seat, billOf(game, data))], 'paid');
  },
  paid: (game, data, { answer }) => {
    pay(game, data.seat, billOf(game, data), answer);
    gainTechnology(game, data.seat, data.technology ?? '');
    return done();
  },
  end: () => done(),
});

/** Price of the secondary ability of the Technology card, in resources (E3 14.1). */
export const SECONDARY_RESEARCH_PRICE = 8;

export const technologyPrimary = procedure<{ seat: SeatId }>()('technology-primary', {
  begin: (_game, { seat }) => call(research, { seat }, 'end'),
  end: () => done(),
});

export const technologySecondary = procedure<{ seat: SeatId }>()('technology-secondary', {
  begin: (_game, { seat }) => call(research, { seat, base: SECONDARY_RESEARCH_PRICE }, 'end'),
  end: () => done(),
});

export const technologyProcedures = [research, technologyPrimary, technologySecondary];
export const technologyQuestions = [chooseTechnology, buyCounters];
