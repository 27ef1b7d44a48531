import { ask, choose, chosenOne, done, type Option } from '../../../../engine/index.ts';
import { some } from '../../../../words/sentences.ts';
import { spill } from '../board/units.ts';
import { modify, resurvey } from '../components/bound.ts';
import type { Technology } from '../components/component.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { nameOf } from '../names.ts';
import { byInfluence, planetsOf, resourcesOfPlanet, seatOf } from '../seats.ts';
import type { ComponentId, SeatId } from '../terms.ts';
import { payFee } from './fees.ts';

const PRICE = 30;

export const hasTechnology = (game: Game, seat: SeatId, id: ComponentId): boolean => id in seatOf(game, seat).technologies;

/** Whether what is needed first is owned: all of it, or any one (E2 8.1). Losing what it was built on takes nothing away (E2 11.5). */
export function isPrepared(game: Game, seat: SeatId, { needs, any }: Technology): boolean {
  if (!needs.length) return true;
  return any ? needs.some((id) => hasTechnology(game, seat, id)) : needs.every((id) => hasTechnology(game, seat, id));
}

/** What planets of a colour take off the price: each its resources (E2 8.2). */
const discount = (game: Game, seat: SeatId, { color }: Technology): number =>
  planetsOf(game, seat).reduce(
    (sum, { id }) => (game.book.planets[id].specialty === color ? sum + resourcesOfPlanet(game, id, 'discount') : sum),
    0,
  );

/** What a technology costs a player, never below nothing (E2 8.1, 8.2). */
export function technologyPrice(game: Game, seat: SeatId, technology: Technology): number {
  const base = modify(game, 'technology-base', { seat }, PRICE);
  const asked = modify(game, 'technology-price', { seat, technology: technology.id, color: technology.color }, base);
  return Math.max(0, asked - discount(game, seat, technology));
}

/** What a player has for it: credits, and what counts for technologies alone. */
const means = (game: Game, seat: SeatId): number => seatOf(game, seat).credits + (seatOf(game, seat).grant ?? 0);

/** Why a technology cannot be bought now. */
export function technologyProblem(game: Game, seat: SeatId, technology: Technology): string | undefined {
  return modify(game, 'technology-barred', { seat }, undefined) ?? unable(game, seat, technology);
}

function unable(game: Game, seat: SeatId, technology: Technology): string | undefined {
  if (!isPrepared(game, seat, technology)) {
    const names = technology.needs.map((id) => nameOf(game, id));
    return `Needs ${names.join(technology.any ? ' or ' : ' and ')}.`;
  }
  const price = technologyPrice(game, seat, technology);
  return price > means(game, seat) ? `Costs ${price}, and you have ${means(game, seat)}.` : undefined;
}

function optionsFor(game: Game, seat: SeatId): Option[] {
  return Object.values(game.book.byKind.technology).flatMap((technology) => {
    const { id, name, color } = technology;
    if (hasTechnology(game, seat, id)) return [];
    const off = unable(game, seat, technology);
    return [
      {
        key: id,
        label: name,
        hint: `${color}, ${some(technologyPrice(game, seat, technology), 'credit')}`,
        group: color,
        ...(off !== undefined && { off }),
      },
    ];
  });
}

const buyTechnology = question<object>()(
  'buy-technology',
  (game, seat) => {
    const barred = modify(game, 'technology-barred', { seat }, undefined);
    const options = optionsFor(game, seat);
    if (barred !== undefined || options.every(({ off }) => off))
      return { kind: 'none', reason: barred ?? 'There is no technology you could buy.' };
    return choose('Do you buy a technology?', options, { min: 0, max: 1 });
  },
  { title: 'buy a technology' },
);

export function gainTechnology(game: Game, seat: SeatId, technology: ComponentId, credits: number): void {
  seatOf(game, seat).technologies[technology] = { component: technology };
  resurvey(game);
  game.fact({ type: 'technology-gained', seat, technology, credits });
}

export function loseTechnology(game: Game, seat: SeatId, technology: ComponentId): void {
  delete seatOf(game, seat).technologies[technology];
  resurvey(game);
  game.fact({ type: 'technology-lost', seat, technology });
  spill(game, seat);
}

function buy(game: Game, seat: SeatId, id: ComponentId): void {
  const place = seatOf(game, seat);
  const price = technologyPrice(game, seat, game.book.byKind.technology[id]);
  const granted = Math.min(price, place.grant ?? 0);
  payFee(game, seat, price - granted, 'technology');
  // What counts toward the next technology is spent with it, also where it is worth more.
  delete place.grant;
  gainTechnology(game, seat, id, price);
}

/** The technology phase: each may buy one, all at once, for there are enough of each (E2 8). */
export const technologyPhase = procedure<object>()('technology-phase', {
  begin: () => window('when', 'technology-phase-begins', {}, 'ask'),
  ask: (game) =>
    ask(
      byInfluence(game).map((seat) => buyTechnology.of(seat, {})),
      'bought',
    ),
  bought: (game, _data, { answers }) => {
    for (const seat of byInfluence(game)) {
      const id = chosenOne(answers[seat] ?? null);
      if (id !== undefined) buy(game, seat, id);
    }
    return done();
  },
});

export const technologyProcedures = [technologyPhase];
export const technologyQuestions = [buyTechnology];
