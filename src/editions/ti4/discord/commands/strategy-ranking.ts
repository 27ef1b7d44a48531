import { atPlay, playing } from '#discord/commands/guards.ts';
import { matching, text } from '#discord/commands/options.ts';
import { say, type Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { At, Choice, FaceCommand } from '#discord/edition/edition-adapter.ts';
import { modal } from '#discord/forms/modal.ts';
import { button, rows } from '#discord/messages/message.ts';
import { nextQuestion } from '#discord/questions/question-handler.ts';
import { seenAgain } from '#discord/access/game-access.ts';
import { emojisBy } from '#discord/emoji/application-emojis.ts';
import { rankingFields, rankingGiven } from '#ti4/forms/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { cardsThere, choosesLater } from '#ti4/rules/phases/strategy-phase.ts';
import { RANK, type FourthSight } from '#ti4/discord/presenter.ts';

/** What the buttons about it carry. */
export const RANKING = RANK.key;

type Here = At<FourthSight>;

const ranked = async ({ context, from, seen }: Here): Promise<string[]> =>
  context.table.ranking(seen.game.id, from.caller.user);

/** "Trade, else Warfare, else Politics". */
const told = ({ book }: Game, cards: readonly string[]): string =>
  cards.map((card) => book.components[card]?.name ?? card).join(', else ');

/** What a player has ranked, in words; undefined where they have not. */
export async function rankingTold(at: Here): Promise<string | undefined> {
  const cards = await ranked(at);
  return cards.length ? told(at.seen.sight.game, cards) : undefined;
}

/** Buttons that open the form, and take back what was ranked. */
export async function rankingButtons(at: Here) {
  const { id } = at.seen.game;
  const { sight, seat } = playing(at);
  const isRanked = (await ranked(at)).length > 0;
  return [
    ...(isRanked ? [button(customId('g', id, RANKING, 'order'), 'Take my ranking back')] : []),
    ...(choosesLater(sight.game, seat)
      ? [button(customId('g', id, RANKING, 'ahead'), isRanked ? 'Change my ranking' : RANK.label)]
      : []),
  ];
}

const COME = 'There is no strategy card for you to choose later just now.';

/** A press on the button: the form opens, filled in with what was ranked before. */
export async function openRanking(at: Here): Promise<Reply> {
  const { context, from, seen } = at;
  const { sight, seat } = playing(at);
  if (!choosesLater(sight.game, seat)) return nextQuestion(context, from, seen, COME);
  const fields = rankingFields(sight.game, seat, await ranked(at));
  return {
    modal: modal(
      customId('g', seen.game.id, RANKING, 'send'),
      { title: 'When I choose a strategy card', fields },
      emojisBy(context.signs, sight.signOf.bind(sight)),
    ),
  };
}

/** The form has been sent. */
export async function onRanking(at: Here, given: Record<string, string[]>): Promise<Reply> {
  const { context, from, seen } = at;
  const { sight, seat } = playing(at);
  // It may have become theirs to choose while they filled it in.
  if (!choosesLater(sight.game, seat)) return nextQuestion(context, from, seen, COME);
  // What has been taken meanwhile would be passed over anyhow.
  const there = cardsThere(sight.game).map(({ key }) => key);
  const cards = rankingGiven(given).filter((card) => there.includes(card));
  await context.table.rank(from.caller, seen.game.id, cards);
  return nextQuestion(
    context,
    from,
    await seenAgain(context, seen),
    cards.length ? kept(sight.game, cards) : 'Nothing of that is left, so nothing is ranked.',
  );
}

const kept = (game: Game, cards: readonly string[]): string =>
  `✅ When it is yours to choose, you take ${told(game, cards)}. Nobody else learns of it; \`/orders\` takes it back.`;

/** Takes back what was ranked. */
export async function takeRankingBack({ context, from, seen }: Here): Promise<void> {
  await context.table.rank(from.caller, seen.game.id, []);
}

const OPTIONS = [
  text('first', 'What you take.', { complete: true }),
  text('second', 'What you take if that is gone.', { complete: true }),
  text('third', 'What you take if both are gone.', { complete: true }),
];

/** The same by words. */
export const rankingCommand: FaceCommand<FourthSight> = {
  name: 'strategy',
  description: 'The strategy phase and strategy cards.',
  subcommands: [
    {
      name: 'rank',
      description: 'Say beforehand which strategy cards you would take; nobody else learns of it.',
      options: OPTIONS,
      run: async (at, given) => {
        const { sight } = playing(at);
        const cards = [...new Set(OPTIONS.flatMap(({ name }) => given.text(name) ?? []))];
        if (!cards.length) return rankingShown(at);
        await at.context.table.rank(at.from.caller, at.seen.game.id, cards);
        return say(kept(sight.game, cards));
      },
      complete: (at, _option, typed): Choice[] => {
        const here = atPlay(at);
        return here ? matching(cardsThere(here.sight.game), typed) : [];
      },
    },
  ],
};

async function rankingShown(at: Here): Promise<Reply> {
  const cards = await rankingTold(at);
  const { sight, seat } = playing(at);
  const content = cards
    ? `When it is yours to choose a strategy card, you take ${cards}.`
    : choosesLater(sight.game, seat)
      ? 'You have not ranked any strategy cards.'
      : COME;
  return { message: { content, components: rows(await rankingButtons(at)) } };
}
