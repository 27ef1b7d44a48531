import type { Objective } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { mayClaim as canClaim } from '#ti3/rules/objectives/objectives.ts';
import { secretsOf } from '#ti3/rules/objectives/secret-objectives.ts';
import type { Planet, State, Unit } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId } from '#ti3/rules/terms.ts';
import { imagined, total, type Mind } from '#ti3/ai/ai-context.ts';

// What a practice player strives for: the objectives it could still claim, by how near each is.

/** What a victory point is worth, in resources. */
export const POINT = 8;

/** A card that wins at once is worth as much as so many points. */
const VICTORY = 10;

const cardIn = ({ book }: Game, id: ComponentId): Objective | undefined => book.byKind.objective[id];

/** The objectives that a seat has not claimed yet: those that lie open, and its own. */
export const aimsOf = (mind: Mind): Objective[] =>
  mind.thought('aims', () => {
    const { game, own } = mind;
    const open = game.state.objectives.filter(({ claimedBy }) => !claimedBy.includes(mind.seat)).map(({ id }) => id);
    return [...open, ...secretsOf(own)].flatMap((id) => cardIn(game, id) ?? []);
  });

/** How much of an objective is reached, from 0 to 1. */
function reached(game: Game, seat: string, card: Objective): number {
  const parts = card.tally(game, seat);
  return parts.length ? total(parts, ([have, need]) => Math.min(1, have / need)) / parts.length : 1;
}

/** What an objective is worth so far: the last step counts most. */
function worthSoFar(game: Game, seat: string, card: Objective): number {
  const share = reached(game, seat, card);
  const points = card.wins ? VICTORY : card.points;
  return points * POINT * (share >= 1 ? 1 : card.wins ? share ** 6 : 0.65 * share ** 1.2);
}

const standing = (mind: Mind, game: Game): number => total(aimsOf(mind), (card) => worthSoFar(game, mind.seat, card));

/** How much nearer its objectives something would bring a seat, in resources. */
export const gainOf = (mind: Mind, changes: Partial<State>): number =>
  standing(mind, imagined(mind, changes)) - mind.thought('standing', () => standing(mind, mind.game));

/** What more units, or fewer, help its objectives. */
export const gainOfUnits = (mind: Mind, changed: Readonly<Record<string, Unit | undefined>>): number => {
  const units = Object.fromEntries(
    Object.entries({ ...mind.game.state.units, ...changed }).flatMap(([id, unit]) => (unit ? [[id, unit]] : [])),
  );
  return gainOf(mind, { units });
};

const withOwner = ({ game: { state } }: Mind, planet: PlanetId, owner: string | null): Record<PlanetId, Planet> => ({
  ...state.planets,
  [planet]: { ...state.planets[planet], owner },
});

/** What having a planet helps its objectives. */
export const gainOfPlanet = (mind: Mind, planet: PlanetId): number =>
  mind.thought(`gain of ${planet}`, () => {
    const mine = mind.game.state.planets[planet].owner === mind.seat;
    const change = gainOf(mind, { planets: withOwner(mind, planet, mine ? null : mind.seat) });
    return mine ? -change : change;
  });

/** Whether it could claim anything at all (E3 16.1). */
export const mayClaim = (mind: Mind): boolean => canClaim(mind.game, mind.seat);

/** Public objectives it fulfils already and pays nothing for. */
export const inHand = (mind: Mind): Objective[] =>
  aimsOf(mind).filter((card) => card.stage !== 'secret' && !card.spend && card.fulfilled(mind.game, mind.seat));

/** Objectives that are bought, the one that brings most points first. */
export const priced = (mind: Mind): Objective[] =>
  aimsOf(mind)
    .filter((card) => card.spend && card.fulfilled(mind.game, mind.seat))
    .sort((a, b) => b.points - a.points);
