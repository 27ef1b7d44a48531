import { ask, chosenKeys, choose, done, type EngineBook, type Procedure, type Question } from '#engine';
import type { Objective } from '#ti4/rules/components/component.ts';
import { drawCards, shuffleIn } from '#ti4/rules/components/decks.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { interruptWith, queueMoment } from '#ti4/rules/events/moments.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

/** Maximum number of secret objectives of a player, including scored ones (61.21). */
const SECRET_LIMIT = 3;

export function objectiveOf(game: Game, id: ComponentId): Objective {
  const component = game.book.byKind.objective[id];
  if (!component) throw new Error(`No objective ${id}`);
  return component;
}

/**
 * Gains victory points, or loses them if `points` is negative (98.4); the total stays between 0 and the points that
 * win. `why`: a component's id or a word for the log.
 */
export function gainPoints(game: Game, seat: SeatId, points: number, why: string): void {
  const place = seatOf(game, seat);
  const before = place.points;
  place.points = Math.min(game.state.options.points, Math.max(0, before + points)); // 98.4
  game.addFact({ type: 'points-gained', seat, points: place.points - before, total: place.points, why });
  if (points > 0) queueMoment(game, 'after', 'points-gained', { seat, points, why });
}

/** Tells whether a seat's secret objectives are visible to all. */
export const areSecretsOpen = (game: Game, seat: SeatId): boolean => modify(game, 'secrets-open', { seat }, false);

/** Draws secret objectives (61.22) and returns them; an empty deck gives none. */
export function drawSecrets(game: Game, seat: SeatId, count: number): ComponentId[] {
  const drawn = drawCards(game, 'secret', count);
  seatOf(game, seat).secretObjectives.push(...drawn);
  if (drawn.length) {
    game.addFact({ type: 'secret-objectives-drawn', seat, count: drawn.length });
    game.addFact({
      type: 'secret-objectives-seen',
      ...(areSecretsOpen(game, seat) ? {} : { to: [seat] }),
      seat,
      cards: drawn,
    });
  }
  return drawn;
}

/** Reveals the next public objective (61.14), stage I before stage II. Undefined if none is left. */
export function revealObjective(game: Game): ComponentId | undefined {
  const id = drawCards(game, 'stage1', 1)[0] ?? drawCards(game, 'stage2', 1)[0];
  if (id === undefined) return undefined;
  addPublicObjective(game, id);
  return id;
}

/** Adds an objective to the public ones. */
export function addPublicObjective(game: Game, id: ComponentId): void {
  game.state.objectives.push({
    id,
    scoredBy: [],
    ...(objectiveOf(game, id).stage === 'secret' && { openly: true as const }),
  });
  game.addFact({ type: 'objective-revealed', objective: id });
  if (game.state.phase !== 'setup') queueMoment(game, 'when', 'objective-revealed', { objective: id });
}

const deckOf = ({ stage }: Objective): string => (stage === 'secret' ? stage : `stage${stage}`);

/** Returns the decks that have an objective left. */
export const objectiveDecks = ({ state: { decks } }: Game): string[] =>
  ['stage1', 'stage2', 'secret'].filter((deck) => decks[deck].draw.length > 0);

/**
 * Replaces a public objective with the next card of a deck, which becomes public even if it is secret. Shuffles the old
 * one into its own deck.
 */
export function replaceObjective(game: Game, seat: SeatId, objective: ComponentId, deck: string): void {
  const [next] = drawCards(game, deck, 1);
  if (next === undefined) return;
  game.state.objectives = game.state.objectives.filter(({ id }) => id !== objective);
  game.addFact({ type: 'objective-replaced', seat, objective, by: next });
  addPublicObjective(game, next);
  shuffleIn(game, deckOf(objectiveOf(game, objective)), [objective]);
}

const secretLimitOf = (game: Game, seat: SeatId): number => modify(game, 'secret-limit', { seat }, SECRET_LIMIT);

const secretsOver = (game: Game, seat: SeatId): number => {
  const { secretObjectives, scoredSecrets } = seatOf(game, seat);
  return Math.min(secretObjectives.length, secretObjectives.length + scoredSecrets.length - secretLimitOf(game, seat));
};

/** During setup each player is dealt two to keep one, so no seat is near the limit. */
const overLimit = (game: Game): SeatId | undefined =>
  game.state.order.find((id) => !game.state.seats[id].eliminated && secretsOver(game, id) > 0);

const returnSecret = question<object>()(
  'return-secret-objective',
  (game, seat) => {
    const count = secretsOver(game, seat);
    if (count <= 0) return { kind: 'none', reason: 'You do not have too many secret objectives.' };
    const options = seatOf(game, seat).secretObjectives.map((id) => ({
      key: id,
      label: objectiveOf(game, id).name,
      hint: objectiveOf(game, id).text,
    }));
    return choose(
      `You may have only ${secretLimitOf(game, seat)} secret objectives. Which ${count === 1 ? 'one' : count} do you return?`,
      options,
      {
        min: count,
        max: count,
      },
    );
  },
  { title: 'return a secret objective', forced: true },
);

/** Returns excess unscored secret objectives to the deck and shuffles it (61.21), before anyone else draws. */
export const secretLimit = procedure<{ seat: SeatId }>()('secret-limit', {
  start: (_game, { seat }) => ask([returnSecret.ask(seat, {})], 'return'),
  return: (game, { seat }, got) => {
    const place = seatOf(game, seat);
    const returned = chosenKeys(got.answer);
    place.secretObjectives = place.secretObjectives.filter((id) => !returned.includes(id));
    shuffleIn(game, 'secret', returned);
    if (returned.length) game.addFact({ type: 'secret-objectives-returned', seat, count: returned.length });
    return done();
  },
});

export const objectiveProcedures: Procedure<Game, never>[] = [secretLimit];
export const objectiveQuestions: Question<Game, never>[] = [returnSecret];

export const secretLimitCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const seat = overLimit(game);
  return seat === undefined ? undefined : interruptWith(secretLimit, { seat });
};
