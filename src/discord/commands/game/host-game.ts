import { Illegal } from '#service';
import type { Json } from '#engine';
import { resolveVisibleGame } from '#discord/access/game-access.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { formatGamePlace, resolvePlace } from '#discord/channels/parent-channel.ts';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import { textReply, type HandlerContext, type Reply } from '#discord/interactions/replies.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { sanitizeName } from '#text/sanitize.ts';

/** Choices of a user for a new game. */
interface NewGameRequest {
  adapter: EditionAdapter;
  settings: Json;
  /** Name as typed; undefined for none. */
  name?: string | undefined;
  /** Set for a second thread for talk. */
  talk?: boolean | undefined;
  /** Number of practice players to add. */
  practice?: number | undefined;
}

/** Creates a game in this channel, joins its creator, and adds practice players. Throws Illegal if it is refused. */
export async function hostGameInChannel(
  context: HandlerContext,
  from: InteractionOrigin,
  { adapter, settings, name: typed, talk, practice = 0 }: NewGameRequest,
): Promise<Reply> {
  const place = { ...resolvePlace(from), ...(talk && { talk: true as const }) };
  const name = typed === undefined ? undefined : sanitizeName(typed);
  const { game } = await context.service.hostGame(
    from.caller,
    { edition: adapter.editionId, settings, place, ...(name !== undefined && { name }) },
    { name: from.name },
  );
  const problem = practice > 0 ? await addPracticePlayers(context, from, game, practice) : undefined;
  const title = name === undefined ? game : `${escapeMarkdown(name)} (${game})`;
  return textReply(
    [
      `You created game **${title}** and joined it. Its thread opens in ${formatGamePlace(from, place)}. Other players join with the button there, or with \`/game join game:${game}\`.`,
      ...(problem === undefined ? [] : [`I added no practice players. ${problem}`]),
    ].join('\n'),
  );
}

/** Adds practice players to a new game; returns the reason if it cannot. */
async function addPracticePlayers(
  context: HandlerContext,
  from: InteractionOrigin,
  game: string,
  count: number,
): Promise<string | undefined> {
  const { user, interaction } = from.caller;
  // Each change needs an interaction id of its own.
  const by = { user, ...(interaction !== undefined && { interaction: `${interaction}/practice` }) };
  try {
    const { info } = await resolveVisibleGame(context, from, game);
    await context.service.seatAi(by, info.id, undefined, count);
    return undefined;
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
}
