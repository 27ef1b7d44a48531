import { Game, Illegal, framesOf, openAsks, problem, type EngineState } from '#engine';
import { aliasOf } from '#service/alias.ts';
import type { Desk, Done, Reading, Work } from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { loadRunning, type Loaded } from '#service/command-log/commit-command.ts';
import type { Alias, UserId } from '#service/types.ts';
import { give } from './auto-answer.ts';

// Whoever has nothing for a vote, or wants to use nothing in it, says so once: in all that is left of it they pass at once. It is offered to
// all alike who seem to be asked, and does the same for them: what others see tells nothing of a hand.

/**
 * Names the innermost vote under way, by its frame and by how many cards were revealed to be voted on: one frame may vote on several, one
 * after the other. Undefined if there is none. A second vote inside the first, such as a new vote on a law, has a frame of its own.
 */
export function voteUnderWay(
  { votes = [], reveals }: Pick<Edition, 'votes' | 'reveals'>,
  { stack, facts }: Pick<EngineState, 'stack' | 'facts'>,
): string | undefined {
  const frame = votes.length ? [...framesOf(stack)].findLast(({ procedure }) => votes.includes(procedure)) : undefined;
  return frame && `${frame.id}/${facts.filter(({ type }) => type === reveals).length}`;
}

/** Returns the alias of the innermost current vote; undefined if there is none. */
export function voteAlias(desk: Pick<Reading, 'store'>, { row, edition, state }: Loaded): Alias | undefined {
  const vote = voteUnderWay(edition, state);
  return vote === undefined ? undefined : aliasOf(desk, row.id, 'vote', vote);
}

/** What of a person's plans is about a vote. */
interface Passing {
  /** As `voteUnderWay` names it. */
  passes?: string;
}

/** Adds a pass in a vote to a person's plan. Throws Illegal if that vote has ended. */
export function passVote(desk: Desk, { now, by: { user }, game: id }: Work, { vote: named }: { vote: Alias }): Done {
  const loaded = loadRunning(desk, id);
  const { row, edition, state } = loaded;
  const game = row.id;
  memberOf(desk.store.members.present(game), { user });
  const vote = voteUnderWay(edition, state);
  if (vote === undefined) throw new Illegal('There is no vote just now.');
  if (voteAlias(desk, loaded) !== named) throw new Illegal('That vote is over; another is under way.');
  const before = desk.store.people.plan(game, user) as object | undefined;
  desk.store.people.savePlan({ game, user, data: { from: '', steps: [], ...before, passes: vote } as never, at: now });
  return { game };
}

/** Passes for somebody where they, for all that others know, might answer: with a card in hand or without. Gives whether there was something. */
export function passed(desk: Desk, work: Work, loaded: Loaded, user: UserId, { passes }: Passing): boolean {
  const { row: game, edition, state } = loaded;
  if (passes === undefined || voteUnderWay(edition, state) !== passes) return false;
  const seat = desk.store.members.present(game.id).find((one) => one.user === user)?.seat;
  const open = new Map(openAsks(state).map((one) => [one.ask.id, one]));
  const view = new Game(state, edition.bookFor(state)) as never;
  const found = desk.store.asks.of(game.id).find((row) => {
    const asked = open.get(row.ask);
    const isTheirs = row.seat === seat && row.covered && !row.answered && row.hiddenAt === null;
    return isTheirs && asked !== undefined && problem(view, asked, []) === undefined;
  });
  if (!found) return false;
  give(desk, work, loaded, found, [], { user, planned: true });
  return true;
}
