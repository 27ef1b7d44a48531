import { Illegal, type SeatId } from '#engine';
import type { GameCommand, GameInteraction, GameSubcommand } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { fitEmbeds, formatDiscards, formatUnseen, type PresentedPile } from '#discord/format/card-piles.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';
import { resolveStartedGame } from '#discord/commands/guards.ts';
import { formatAlternatives } from '#text/sentences.ts';

// Commands for the unseen cards of each deck and for the discard piles.

/** The presenter that these commands need. */
export interface CardsPresenter extends GamePresenter {
  /** Lists the decks with the cards that all players can know, and those that only this seat knows. */
  cardPiles(viewer: SeatId | null): PresentedPile[];
}

type Here = GameInteraction<CardsPresenter>;

/** One of the two views of the decks. */
interface PileView {
  path: string;
  head: string;
  /** Text if there is nothing to show. */
  empty: string;
  lists: (pile: PresentedPile) => boolean;
  format: (pile: PresentedPile) => string;
  /** Button to the other view. */
  other: { path: string; label: string };
}

const UNSEEN: PileView = {
  path: 'cards unseen',
  head: 'Cards that are not discarded, in play or removed. They are in decks, in hands or left in the box.',
  empty: 'All cards have been seen.',
  lists: ({ unseen }) => unseen.length > 0,
  format: formatUnseen,
  other: { path: 'cards discards', label: 'Discard piles' },
};

const DISCARDS: PileView = {
  path: 'cards discards',
  head: 'Discard piles',
  empty: 'No card has been discarded.',
  lists: ({ discarded }) => discarded.length > 0,
  format: formatDiscards,
  other: { path: 'cards unseen', label: 'Unseen cards' },
};

/** Finds a deck by its key or name. Throws Illegal if there is none. */
function resolvePile(piles: readonly PresentedPile[], typed: string): PresentedPile {
  const wanted = typed.trim().toLowerCase();
  const found = piles.find(({ key, name }) => key === wanted || name.toLowerCase() === wanted);
  if (!found) throw new Illegal(`Choose one of these decks: ${formatAlternatives(piles.map(({ name }) => name))}.`);
  return found;
}

function showPiles(at: Here, view: PileView, deck: string | undefined): Reply {
  const game = at.loaded.info.id;
  const piles = resolveStartedGame(at).cardPiles(at.seat ?? null);
  const listed = deck === undefined ? piles.filter(view.lists) : [resolvePile(piles, deck)];
  const { shown, left } = fitEmbeds(listed.map(view.format));
  const more = left ? `\n-# ${listed.slice(-left).map(({ name }) => name).join(', ')}: press **Show one deck**.` : ''; // prettier-ignore
  return {
    message: {
      content: shown.length ? `${view.head}${more}` : view.empty,
      embeds: shown.map((description) => ({ description })),
      components: buttonRows([
        button(menuCommandId(game, view.path, 'deck', 'more'), 'Show one deck'),
        button(menuCommandId(game, view.other.path, undefined, 'more'), view.other.label),
      ]),
    },
  };
}

const subcommand = (name: string, description: string, view: PileView): GameSubcommand<CardsPresenter> => ({
  name,
  description,
  options: [textOption('deck', 'Which deck? Default: all of them.', { complete: true })],
  run: (at, given) => showPiles(at, view, given.text('deck')),
  complete: (at, _option, typed) =>
    at.loaded.info.status === 'lobby'
      ? []
      : matchChoices(
          at.loaded.presenter.cardPiles(null).map(({ key, name }) => ({ key, label: name })),
          typed,
        ),
});

/** `/cards`, as far as it only shows cards. */
export const cardsCommand: GameCommand<CardsPresenter> = {
  name: 'cards',
  description: 'Play and discard cards, and see which ones are unseen or discarded.',
  subcommands: [
    subcommand('unseen', 'List the cards of each deck that no one has seen yet.', UNSEEN),
    subcommand('discards', 'List the discard piles, newest card first.', DISCARDS),
  ],
};
