import { formatPriceChanges, type PriceChange } from '#kit/payment/price-changes.ts';
import { kit, type Technology } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { specialtiesOf } from '#ti3/rules/planets/planets.ts';
import type { SeatId, TechnologyColor } from '#ti3/rules/terms.ts';

/** Terms on which a seat may gain a technology. */
export interface TechnologyOffer {
  /** Price in resources before specialties; undefined: free. */
  base?: number;
  /** Set if nothing changes the price. */
  fixed?: true;
  /** Color to which the choice is limited. */
  color?: TechnologyColor;
}

/** Returns the price of a technology, in resources: one less for each specialty of its color (E3 14.2). */
export function technologyPrice(game: Game, seat: SeatId, { id, color, cost }: Technology, base: number): number {
  const about = { seat, technology: id };
  const price =
    cost === undefined
      ? modify(game, 'technology-price', about, base - (color === undefined ? 0 : specialtiesOf(game, seat, color)))
      : modify(game, 'racial-price', about, cost);
  return Math.max(0, price);
}

/**
 * Returns the price of a technology as offered, in resources. A racial technology has a price of its own even if others
 * are free.
 */
export function costOf(game: Game, seat: SeatId, technology: Technology, { base, fixed }: TechnologyOffer): number {
  const besides = modify(game, 'technology-surcharge', { seat, technology: technology.id }, 0);
  if (technology.cost !== undefined) return besides + technologyPrice(game, seat, technology, 0);
  return besides + (base === undefined || fixed ? (base ?? 0) : technologyPrice(game, seat, technology, base));
}

/** Lists what changes the price of a technology as offered. */
function priceChanges(
  game: Game,
  seat: SeatId,
  technology: Technology,
  { base, fixed }: TechnologyOffer,
): PriceChange[] {
  const { id, color, cost } = technology;
  const about = { seat, technology: id };
  const explain = (name: 'technology-price' | 'racial-price' | 'technology-surcharge', from: number): PriceChange[] =>
    kit.explainModifiers(game, name, about, from).map(({ component, by }) => ({ by, name: nameOf(game, component) }));
  const surcharge = explain('technology-surcharge', 0);
  if (cost !== undefined) return [...explain('racial-price', cost), ...surcharge];
  if (base === undefined || fixed) return surcharge;
  const specialties = color === undefined ? 0 : specialtiesOf(game, seat, color);
  return [
    ...(specialties ? [{ by: -specialties, name: specialties === 1 ? 'specialty' : 'specialties' }] : []),
    ...explain('technology-price', base - specialties),
    ...surcharge,
  ];
}

/** Formats how the price of a technology comes about: "Price: 6 − 1 (specialty) = 5."; empty if nothing changes it. */
export function formatChangedPrice(game: Game, seat: SeatId, technology: Technology, offer: TechnologyOffer): string {
  const changes = priceChanges(game, seat, technology, offer);
  const price = costOf(game, seat, technology, offer);
  return changes.length ? `Price: ${formatPriceChanges(technology.cost ?? offer.base ?? 0, changes, price)}.` : '';
}
