import { Illegal, type Answer } from '#engine';
import { gameRow } from '#service/operations/operation-context.ts';
import { reading } from '#service/game-reader.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { came } from '#service/execute-operation.ts';
import { askNamed } from '#service/operations/play.ts';
import type { Room } from '#service/context.ts';
import { loadRow } from '#service/command-log/commit-command.ts';
import { isBegun } from '#service/ai/proposal.ts';
import type { Alias, GameId, ProposedDraft, UserId } from '#service/types.ts';

/** A proposal is there in a fifth of a second; where the machine has more to do, nobody waits longer for it, in ms. */
const PATIENCE = 500;

const isNothing = (answer: Answer): boolean =>
  answer === null || (typeof answer === 'object' && !Object.values(answer).some((one) => one !== 0));

/**
 * Thinks of what a person could answer, from what they may know, and keeps it as the beginning of their draft: what is shown is what a press
 * gives. Gives that draft; nothing where they have begun already, where nothing is better, or where it takes too long. Whatever goes wrong, they are asked all the same.
 */
export async function propose(room: Room, id: GameId, user: UserId, ask: Alias): Promise<ProposedDraft | undefined> {
  try {
    return await proposed(room, id, user, ask);
  } catch (error) {
    if (!(error instanceof Illegal)) room.log.error({ game: id, err: error }, 'Nothing could be proposed');
    return undefined;
  }
}

async function proposed(room: Room, id: GameId, user: UserId, ask: Alias): Promise<ProposedDraft | undefined> {
  const desk = await reading(room, id);
  const row = gameRow(desk, id);
  const { seat } = memberOf(desk.store.members.present(row.id), { user });
  const asked = askNamed(desk, row.id, user, seat, ask);
  const draft = asked && desk.store.people.draft(row.id, asked.number, user);
  if (!asked || seat === null || asked.veiled || isBegun(draft as ProposedDraft | undefined)) return undefined;
  const { edition, state, row: at } = loadRow(desk, row);
  const reply = await thought(room, {
    edition: edition.id,
    state,
    practising: [seat],
    ask: asked.ask,
    quiet: true,
    proposal: true,
  });
  if (reply === undefined || isNothing(reply)) return undefined;
  const kept = await came(room, 'keepProposal', {
    by: { user: '' },
    game: row.id,
    given: { user, ask: asked.number, head: at.head, reply },
  });
  return kept ? { ...(draft as ProposedDraft | undefined), answer: reply } : undefined;
}

/** What comes too late is not looked at: it is not what was shown. */
const thought = (room: Room, thinking: Parameters<Room['think']>[0]): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, undefined);
    room.think(thinking, (found) => {
      clearTimeout(timer);
      resolve(found && found.trouble === undefined ? found.reply : undefined);
    });
  });
