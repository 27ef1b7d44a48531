import { ask, choose, chosenKey, done, type Option } from '#engine';
import { formatPriceChanges } from '#kit/payment/price-changes.ts';
import { formatTechnologyHint, technologiesOpenedBy } from '#kit/prompts/technology-hint.ts';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { removeUncarried } from '#ti2/rules/units/units.ts';
import { modify, invalidateInForce } from '#ti2/rules/components/kit.ts';
import { kit, type Technology } from '#ti2/rules/components/component.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { findLeader, revealLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { faceDownResearchHelpers, maxResearchHelp, researchHelpOf } from '#ti2/rules/leaders/research-help.ts';
import { nameOf, nameOfLeader, nameOfPlanet } from '#ti2/rules/names.ts';
import { seatsByInfluence, planetsOf, resourcesOfPlanet, seatOf } from '#ti2/rules/seats.ts';
import type { ComponentId, LeaderId, PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { payFee } from '#ti2/rules/production/credits.ts';

const TECHNOLOGY_PRICE = 30;

export const hasTechnology = (game: Game, seat: SeatId, id: ComponentId): boolean =>
  id in seatOf(game, seat).technologies;

/**
 * Tells whether a player has the prerequisites of a technology: all of them, or any one (E2 8.1). Lost technologies
 * still count (E2 11.5).
 */
export function hasPrerequisites(game: Game, seat: SeatId, { needs, any }: Technology): boolean {
  if (!needs.length) return true;
  const { lostTechnologies = [] } = seatOf(game, seat);
  const counts = (id: ComponentId): boolean => hasTechnology(game, seat, id) || lostTechnologies.includes(id);
  return any ? needs.some(counts) : needs.every(counts);
}

/** Lists a player's planets of the technology's color, which lower its price (E2 8.2). */
const discountPlanets = (game: Game, seat: SeatId, { color }: Technology): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (game.book.planets[id].specialty === color ? [id] : []));

/** Discount by planets of the technology's color: the resources of each (E2 8.2). */
const discount = (game: Game, seat: SeatId, technology: Technology): number =>
  discountPlanets(game, seat, technology).reduce((sum, id) => sum + resourcesOfPlanet(game, id, 'discount'), 0);

/** Formats the price of a technology with what changes it: "30 − 3 (Lodor) = 27 credits". */
export function formatTechnologyPrice(game: Game, seat: SeatId, technology: Technology): string {
  const { id, color } = technology;
  const base = modify(game, 'technology-base', { seat }, TECHNOLOGY_PRICE);
  const changes = kit
    .explainModifiers(game, 'technology-price', { seat, technology: id, color }, base)
    .map(({ component, by }) => ({
      by,
      name: game.book.components[component]?.kind === 'race' ? 'race ability' : nameOf(game, component),
    }));
  const planets = discountPlanets(game, seat, technology).map((planet) => ({
    by: -resourcesOfPlanet(game, planet, 'discount'),
    name: nameOfPlanet(game, planet),
  }));
  const price = technologyPrice(game, seat, technology);
  const told = formatPriceChanges(base, [...changes, ...planets.filter(({ by }) => by)], price);
  return `${told} ${price === 1 ? 'credit' : 'credits'}`;
}

/** Price of a technology for a player, at least 0 (E2 8.1, 8.2). */
export function technologyPrice(game: Game, seat: SeatId, technology: Technology): number {
  const base = modify(game, 'technology-base', { seat }, TECHNOLOGY_PRICE);
  const asked = modify(game, 'technology-price', { seat, technology: technology.id, color: technology.color }, base);
  return Math.max(0, asked - discount(game, seat, technology));
}

/**
 * Credits usable only for technologies: a grant, and help from leaders; `turned`: face-down leaders revealed for it.
 */
const freely = (game: Game, seat: SeatId, turned: readonly LeaderId[] = []): number =>
  (seatOf(game, seat).grant ?? 0) + researchHelpOf(game, seat, turned);

/** Formats what a seat can spend without revealing leaders: "You have 27 credits, and 5 more that you can spend only on a technology." */
const formatMeans = (game: Game, seat: SeatId): string => {
  const more = freely(game, seat);
  const only = more ? `, and ${more} more that you can spend only on a technology` : '';
  return `You have ${formatCount(seatOf(game, seat).credits, 'credit')}${only}.`;
};

/** Total credits available for a technology. */
const means = (game: Game, seat: SeatId, turned: readonly LeaderId[] = []): number =>
  seatOf(game, seat).credits + freely(game, seat, turned);

/** Returns why a technology cannot be bought now even with every face-down leader revealed, or undefined if it can. */
export function technologyProblem(game: Game, seat: SeatId, technology: Technology): string | undefined {
  const all = faceDownResearchHelpers(game, seat).map(({ id }) => id);
  return (
    modify(game, 'technology-barred', { seat }, undefined) ?? unable(game, seat, technology, means(game, seat, all))
  );
}

function unable(game: Game, seat: SeatId, technology: Technology, has: number): string | undefined {
  if (!hasPrerequisites(game, seat, technology)) {
    const names = technology.needs.map((id) => nameOf(game, id));
    return `You need ${names.join(technology.any ? ' or ' : ' and ')} first (E2 8.1).`;
  }
  const price = technologyPrice(game, seat, technology);
  return price > has
    ? `It costs ${formatTechnologyPrice(game, seat, technology)}; you have ${has} (E2 8.1).`
    : undefined;
}

/** A technology, and the leaders revealed for it. */
const purchaseKey = optionalPairKey<ComponentId, string>('+');
const LEADER_SEPARATOR = '&';
export function parsePurchaseKey(key: string): { technology: ComponentId; turned: LeaderId[] } {
  const [technology, turned] = purchaseKey.parse(key);
  return { technology, turned: turned?.split(LEADER_SEPARATOR) ?? [] };
}

/** All non-empty subsets. */
const groupsOf = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [] : [[first], ...groupsOf(rest).flatMap((group) => [group, [first, ...group]])];

const unowned = (game: Game, seat: SeatId): Technology[] =>
  Object.values(game.book.byKind.technology).filter(({ id }) => !hasTechnology(game, seat, id));

/**
 * Options to buy a technology with the help of face-down leaders: each group in which every leader lowers the price.
 */
function withHelp(game: Game, seat: SeatId, technology: Technology): Option[] {
  if (!hasPrerequisites(game, seat, technology)) return [];
  const price = technologyPrice(game, seat, technology);
  return groupsOf(faceDownResearchHelpers(game, seat)).flatMap((group) => {
    const turned = group.map(({ id }) => id);
    const bring = (ids: LeaderId[]): number => Math.min(price, freely(game, seat, ids));
    if (turned.some((one) => bring(turned.filter((id) => id !== one)) === bring(turned))) return [];
    const off = unable(game, seat, technology, means(game, seat, turned));
    const names = formatList(group.map((leader) => nameOfLeader(game, leader, seat)));
    return [
      {
        key: purchaseKey.format(technology.id, turned.join(LEADER_SEPARATOR)),
        label: `${technology.name}, with ${names}`,
        hint: `${formatCount(price - bring(turned), 'credit')}; ${names} ${group.length > 1 ? 'are' : 'is'} revealed. ${technology.text}`,
        group: technology.color,
        ...(off !== undefined && { disabledReason: off }),
      },
    ];
  });
}

const formatPrerequisites = (names: readonly string[], any?: boolean): string =>
  any ? names.join(' or ') : formatList(names);

/** Formats what a technology needs, what it opens, and its text. */
function hintOf(game: Game, seat: SeatId, technology: Technology): string {
  const { id, needs, any, text } = technology;
  const { lostTechnologies = [] } = seatOf(game, seat);
  const owns = (one: ComponentId): boolean => hasTechnology(game, seat, one) || lostTechnologies.includes(one);
  const names = needs.map((one) => nameOf(game, one));
  return formatTechnologyHint({
    // The reason why it cannot be bought names what is missing.
    needs: hasPrerequisites(game, seat, technology) ? formatPrerequisites(names, any) : '',
    opens: technologiesOpenedBy(id, Object.values(game.book.byKind.technology), owns).map((one) => one.name),
    text,
  });
}

const optionsFor = (game: Game, seat: SeatId): Option[] =>
  unowned(game, seat).flatMap((technology) => {
    const { id, name, color } = technology;
    const off = unable(game, seat, technology, means(game, seat));
    const price = formatTechnologyPrice(game, seat, technology);
    return [
      {
        key: id,
        label: name,
        hint: `${price}. ${hintOf(game, seat, technology)}`,
        group: color,
        ...(off !== undefined && { disabledReason: off }),
      },
      ...withHelp(game, seat, technology),
    ];
  });

/**
 * Tells whether others must consider a purchase possible because of face-down leaders; with a veil the player is then
 * always asked.
 */
const mightBuy = (game: Game, seat: SeatId): boolean =>
  game.state.options.veil !== 'nothing' &&
  unowned(game, seat).some(
    (one) =>
      unable(game, seat, one, means(game, seat) - researchHelpOf(game, seat) + maxResearchHelp(game, seat)) ===
      undefined,
  );

const BUY_NOTHING_KEY = 'nothing';

const buyTechnology = question<object>()(
  'buy-technology',
  (game, seat) => {
    const barred = modify(game, 'technology-barred', { seat }, undefined);
    const options = optionsFor(game, seat);
    const vain = options.every(({ disabledReason }) => disabledReason);
    if (barred !== undefined || (vain && !mightBuy(game, seat)))
      return { kind: 'none', reason: barred ?? 'There is no technology you can buy.' };
    return choose(
      `Do you buy a technology? ${formatMeans(game, seat)}`,
      vain ? [{ key: BUY_NOTHING_KEY, label: 'Buy nothing' }, ...options] : options,
      {
        min: 0,
        max: 1,
      },
    );
  },
  { title: 'buy a technology' },
);

export function gainTechnology(game: Game, seat: SeatId, technology: ComponentId, credits: number): void {
  seatOf(game, seat).technologies[technology] = { component: technology };
  invalidateInForce(game);
  game.addFact({ type: 'technology-gained', seat, technology, credits });
}

/** Removes a technology that still counts as a prerequisite (E2 11.5). */
export function loseTechnology(game: Game, seat: SeatId, technology: ComponentId): void {
  const place = seatOf(game, seat);
  place.lostTechnologies = [...new Set([...(place.lostTechnologies ?? []), technology])];
  removeTechnology(game, seat, technology);
}

/** Removes a technology as if it had never been owned, for corrections. */
export function removeTechnology(game: Game, seat: SeatId, technology: ComponentId): void {
  delete seatOf(game, seat).technologies[technology];
  invalidateInForce(game);
  game.addFact({ type: 'technology-lost', seat, technology });
  removeUncarried(game, seat);
}

function buy(game: Game, seat: SeatId, id: ComponentId, turned: readonly LeaderId[]): void {
  const place = seatOf(game, seat);
  const price = technologyPrice(game, seat, game.book.byKind.technology[id]);
  const granted = Math.min(price, freely(game, seat, turned));
  for (const leader of turned) revealLeader(game, findLeader(game, leader));
  payFee(game, seat, price - granted, 'technology');
  // A grant is used up by the next technology, even if it is worth more.
  delete place.grant;
  gainTechnology(game, seat, id, price);
}

/** The technology phase: each player may buy one, all at the same time, as copies are unlimited (E2 8). */
export const technologyPhase = procedure<object>()('technology-phase', {
  begin: () => openWindow('when', 'technology-phase-begins', {}, 'ask'),
  ask: (game) =>
    ask(
      seatsByInfluence(game).map((seat) => buyTechnology.ask(seat, {})),
      'bought',
    ),
  bought: (game, _data, { answers }) => {
    for (const seat of seatsByInfluence(game)) {
      const key = chosenKey(answers[seat] ?? null);
      if (key === undefined || key === BUY_NOTHING_KEY) continue;
      const { technology, turned } = parsePurchaseKey(key);
      buy(game, seat, technology, turned);
    }
    return done();
  },
});

export const technologyProcedures = [technologyPhase];
export const technologyQuestions = [buyTechnology];
