import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, GameCommand } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { modal } from '#discord/forms/modal.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import { createEmojiFinder } from '#discord/emoji/application-emojis.ts';
import { buildRankingFields, parseRanking } from '#ti4/forms/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { availableStrategyCards, hasYetToChoose } from '#ti4/rules/phases/strategy-phase.ts';
import { RANK_CHOICE, type FourthEditionPresenter } from '#ti4/discord/presenter.ts';

/** Id in the custom ids of the ranking buttons. */
export const RANKING_ID = RANK_CHOICE.key;

type Here = GameInteraction<FourthEditionPresenter>;

const loadRanking = async ({ context, origin, loaded }: Here): Promise<string[]> =>
  context.service.getRanking(loaded.info.id, origin.caller.user);

/** Formats "Trade, else Warfare, else Politics". */
const formatRankedCards = ({ book }: Game, cards: readonly string[]): string =>
  cards.map((card) => book.components[card]?.name ?? card).join(', else ');

/** Formats a player's ranking; undefined if there is none. */
export async function formatRanking(at: Here): Promise<string | undefined> {
  const cards = await loadRanking(at);
  return cards.length ? formatRankedCards(at.loaded.presenter.game, cards) : undefined;
}

/** Returns the buttons that open the ranking form and clear the ranking. */
export async function rankingButtons(at: Here) {
  const { id } = at.loaded.info;
  const { presenter, seat } = resolvePlayer(at);
  const isRanked = (await loadRanking(at)).length > 0;
  return [
    ...(isRanked ? [button(customId('g', id, RANKING_ID, 'order'), 'Delete my ranking')] : []),
    ...(hasYetToChoose(presenter.game, seat)
      ? [button(customId('g', id, RANKING_ID, 'ahead'), isRanked ? 'Change my ranking' : RANK_CHOICE.label)]
      : []),
  ];
}

const NO_CHOICE_MESSAGE = 'You cannot rank strategy cards now: you have no later pick in this strategy phase.';

/** Handles a press of the button: opens the form, filled in with the current ranking. */
export async function openRankingForm(at: Here): Promise<Reply> {
  const { context, origin, loaded } = at;
  const { presenter, seat } = resolvePlayer(at);
  if (!hasYetToChoose(presenter.game, seat)) return showNextQuestion(context, origin, loaded, NO_CHOICE_MESSAGE);
  const fields = buildRankingFields(presenter.game, seat, await loadRanking(at));
  return {
    modal: modal(
      customId('g', loaded.info.id, RANKING_ID, 'send'),
      { title: 'Rank strategy cards', fields },
      createEmojiFinder(context.emojis, presenter.emojiFor.bind(presenter)),
    ),
  };
}

/** Handles the submitted form. */
export async function submitRanking(at: Here, given: Record<string, string[]>): Promise<Reply> {
  const { context, origin, loaded } = at;
  const { presenter, seat } = resolvePlayer(at);
  // The player's turn to choose may have come in the meantime.
  if (!hasYetToChoose(presenter.game, seat)) return showNextQuestion(context, origin, loaded, NO_CHOICE_MESSAGE);
  // Cards taken in the meantime would be skipped anyway.
  const there = availableStrategyCards(presenter.game).map(({ key }) => key);
  const cards = parseRanking(given).filter((card) => there.includes(card));
  await context.service.rankChoices(origin.caller, loaded.info.id, cards);
  return showNextQuestion(
    context,
    origin,
    await reloadGame(context, loaded),
    cards.length ? formatRankingSaved(presenter.game, cards) : 'I saved no ranking: none of these cards is left.',
  );
}

const formatRankingSaved = (game: Game, cards: readonly string[]): string =>
  `✅ On your turn to pick a strategy card, you pick ${formatRankedCards(game, cards)}. Only you can see this. Change or delete it with \`/orders\`.`;

/** Clears the ranking. */
export async function clearRanking({ context, origin, loaded }: Here): Promise<void> {
  await context.service.rankChoices(origin.caller, loaded.info.id, []);
}

const OPTIONS = [
  textOption('first', 'First choice.', { complete: true }),
  textOption('second', 'Second choice, if the first is gone.', { complete: true }),
  textOption('third', 'Third choice, if both are gone.', { complete: true }),
];

/** Slash command for the ranking. */
export const rankingCommand: GameCommand<FourthEditionPresenter> = {
  name: 'strategy',
  description: 'Pick strategy cards and use their abilities.',
  subcommands: [
    {
      name: 'rank',
      description: 'Rank the strategy cards you want to pick. Only you can see the ranking.',
      options: OPTIONS,
      run: async (at, given) => {
        const { presenter } = resolvePlayer(at);
        const cards = [...new Set(OPTIONS.flatMap(({ name }) => given.text(name) ?? []))];
        if (!cards.length) return showRanking(at);
        await at.context.service.rankChoices(at.origin.caller, at.loaded.info.id, cards);
        return textReply(formatRankingSaved(presenter.game, cards));
      },
      complete: (at, _option, typed): Choice[] => {
        const here = findPlayer(at);
        return here ? matchChoices(availableStrategyCards(here.presenter.game), typed) : [];
      },
    },
  ],
};

async function showRanking(at: Here): Promise<Reply> {
  const cards = await formatRanking(at);
  const { presenter, seat } = resolvePlayer(at);
  const content = cards
    ? `On your turn to pick a strategy card, you pick ${cards}.`
    : hasYetToChoose(presenter.game, seat)
      ? 'You have not ranked any strategy cards.'
      : NO_CHOICE_MESSAGE;
  return { message: { content, components: buttonRows(await rankingButtons(at)) } };
}
