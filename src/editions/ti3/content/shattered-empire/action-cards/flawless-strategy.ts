import { call } from '#engine';
import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { strategicAction } from '#ti3/rules/phases/strategic-action.ts';
import { strategyCardNumber, remainingSeats } from '#ti3/rules/seats.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';

/** Numbers of players at which all strategy cards are taken. */
const ALL_TAKEN: readonly number[] = [4, 8];

const isSwapped = (game: Game): boolean => ALL_TAKEN.includes(remainingSeats(game.state).length);

/** Returns the strategy cards with a primary ability that no player has taken in this round, by number. */
const untaken = (game: Game): ComponentId[] =>
  Object.keys(game.state.strategyCards)
    .filter((card) => game.book.byKind['strategy-card'][card]?.primary !== null)
    .sort((a, b) => strategyCardNumber(game, a) - strategyCardNumber(game, b));

export default actionCard({
  id: 'flawless-strategy',
  name: 'Flawless Strategy',
  copies: 1,
  text: 'Action: perform the strategic action of a strategy card that no player picked; other players may follow. In a game with 4 or 8 players: discard this card at any time to draw another.',
  confidence: 'medium',
  laidAside: isSwapped,
  action: {
    problem: (game) => {
      if (isSwapped(game)) return 'With 4 or 8 players, this card can only be discarded for a new action card.';
      return untaken(game).length ? undefined : 'Players have picked all strategy cards.';
    },
    target: (game, { holder }) =>
      chooseOption.ask(holder, {
        prompt: 'Which strategic action do you perform?',
        options: untaken(game).map((key) => ({
          key,
          label: game.book.components[key].name,
          hint: game.book.components[key].text,
        })),
      }),
    effect: (game, { holder: seat }, [card]) =>
      card !== undefined && untaken(game).includes(card) ? call(strategicAction, { seat, card }, 'finish') : undefined,
  },
  anytime: {
    problem: (game) => (isSwapped(game) ? undefined : 'You can only play this card as an action.'),
    effect: (game, { holder }) => drawActionCards(game, holder, 1),
  },
});
