import { nameOf } from '#kit/board/names.ts';
import type { Game as Second } from '#ti2/rules/game.ts';
import { componentOf as secondComponent } from '#ti2/rules/components/kit.ts';
import type { Game as Third } from '#ti3/rules/game.ts';
import { componentOf as thirdComponent } from '#ti3/rules/components/card-ids.ts';
import { secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import { areSecretsOpen } from '#ti4/rules/objectives/objectives.ts';
import type { Game as Fourth } from '#ti4/rules/game.ts';
import { componentOf as fourthComponent } from '#ti4/rules/components/card-ids.ts';
import { fieldOfFrames, type HiddenCards } from './unseen-cards.ts';

// The hidden cards of each edition, read from the state.

export const hiddenInFourth: HiddenCards<Fourth> = (game) => {
  const { decks, seats, stack, phase } = game.state;
  const named = (cards: readonly string[]): string[] => cards.map((card) => nameOf(game, fourthComponent(card)));
  const hands = Object.values(seats);
  const beneath = fieldOfFrames({ stack }, 'agenda', 'beneath') as unknown as { agenda?: string }[];
  return {
    ...Object.fromEntries(Object.entries(decks).map(([key, { draw }]) => [key, named(draw)])),
    action: named([...decks.action.draw, ...hands.flatMap(({ actionCards }) => actionCards)]),
    agenda: named([
      ...decks.agenda.draw,
      ...fieldOfFrames({ stack }, 'agendas-by-one', 'drawn'),
      ...fieldOfFrames({ stack }, 'agenda', 'drawn'),
      ...beneath.flatMap(({ agenda }) => agenda ?? []),
    ]),
    // During setup, secret objectives are between deck and hand.
    secret:
      phase === 'setup'
        ? undefined
        : named([
            ...decks.secret.draw,
            ...hands.flatMap(({ id, secretObjectives }) => (areSecretsOpen(game, id) ? [] : secretObjectives)),
          ]),
  };
};

export const hiddenInThird: HiddenCards<Third> = (game) => {
  const { decks, seats, stack } = game.state;
  const named = (cards: readonly string[]): string[] => cards.map((card) => nameOf(game, thirdComponent(card)));
  const hands = Object.values(seats);
  return {
    action: named([
      ...decks.action.draw,
      ...hands.flatMap(({ actionCards }) => actionCards),
      ...fieldOfFrames({ stack }, 'master-of-fate', 'cards'),
    ]),
    political: named([
      ...decks.political.draw,
      ...hands.flatMap(({ politicalCards = [] }) => politicalCards),
      ...fieldOfFrames({ stack }, 'political-primary', 'seen'),
    ]),
    objective: named(decks.objective.draw),
    secret: named(hands.flatMap(secretObjectivesOf).filter((id) => game.book.byKind.objective[id].stage === 'secret')),
  };
};

export const hiddenInSecond: HiddenCards<Second> = (game) => {
  const { decks, seats } = game.state;
  const named = (cards: readonly string[]): string[] => cards.map((card) => nameOf(game, secondComponent(card)));
  return {
    action: named([...decks.action.draw, ...Object.values(seats).flatMap(({ actionCards }) => actionCards)]),
    political: named(decks.political.draw),
  };
};
