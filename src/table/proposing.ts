import { Illegal, type Answer } from '../engine/index.ts';
import { gameRow, type Desk } from './desk.ts';
import { memberOf } from './lobby.ts';
import { askNamed } from './play.ts';
import { loadRow } from './saved.ts';
import type { Alias, GameId, ProposedDraft, UserId } from './types.ts';

/** A proposal is there in a fifth of a second; where the machine has more to do, nobody waits longer for it, in ms. */
const PATIENCE = 500;

const isNothing = (answer: Answer): boolean =>
  answer === null || (typeof answer === 'object' && !Object.values(answer).some((one) => one !== 0));

/**
 * Thinks of what a person could answer, from what they may know, and keeps it as the beginning of their draft: what is shown is what a press
 * gives. Nothing where they have begun already, where nothing is better, or where it takes too long. Whatever goes wrong, they are asked all the same.
 */
export async function propose(desk: Desk, id: GameId, user: UserId, ask: Alias): Promise<void> {
  try {
    await proposed(desk, id, user, ask);
  } catch (error) {
    if (!(error instanceof Illegal)) desk.log.error({ game: id, err: error }, 'Nothing could be proposed');
  }
}

async function proposed(desk: Desk, id: GameId, user: UserId, ask: Alias): Promise<void> {
  const row = gameRow(desk, id);
  const { seat } = memberOf(desk.store.members.present(row.id), { user });
  const asked = askNamed(desk, row.id, user, seat, ask);
  const draft = (): ProposedDraft | undefined =>
    asked && (desk.store.people.draft(row.id, asked.number, user) as ProposedDraft | undefined);
  const begun = (): boolean => Object.keys(draft() ?? {}).some((key) => key !== 'ranked');
  if (!asked || seat === null || asked.veiled || begun()) return;
  const { edition, state, row: at } = loadRow(desk, row);
  const reply = await thought(desk, { edition: edition.id, state, practising: [seat], ask: asked.ask, quiet: true, proposal: true });
  // The game may have gone on meanwhile, or somebody begun elsewhere.
  if (reply === undefined || isNothing(reply) || gameRow(desk, id).head !== at.head || begun()) return;
  const data: ProposedDraft = { ...draft(), answer: reply };
  desk.store.people.saveDraft({ game: row.id, ask: asked.number, user, data: data as never, at: desk.clock() });
}

/** What comes too late is not looked at: it is not what was shown. */
const thought = (desk: Desk, thinking: Parameters<Desk['think']>[0]): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, undefined);
    desk.think(thinking, (found) => {
      clearTimeout(timer);
      resolve(found && found.trouble === undefined ? found.reply : undefined);
    });
  });
