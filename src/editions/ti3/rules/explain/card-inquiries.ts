import { createStrategicInquiry } from '#kit/explain/strategic-inquiry.ts';
import { choiceInquiry, isOffered, toVerdict, type InquiryOf, type InquiryTopic } from '#kit/explain/inquiries.ts';
import type { Component } from '#ti3/rules/components/component.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { kit } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfSeat } from '#ti3/rules/names.ts';
import { claimProblem, formatShortfall } from '#ti3/rules/objectives/objectives.ts';
import { followProblem } from '#ti3/rules/phases/strategic-action.ts';
import { strategyCardProblem } from '#ti3/rules/phases/strategy-phase.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { technologyProblem } from '#ti3/rules/technology/technology.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

type Inquiry = InquiryOf<Game>;

const cards = (game: Game, ids: readonly string[]): InquiryTopic[] =>
  ids.map((key) => ({ key, label: nameOf(game, key) }));

export const researchInquiry: Inquiry = {
  name: 'research',
  description: "Why can't I gain this technology?",
  topicPrompt: 'Which technology?',
  section: '14.1',
  instructions: 'I will ask you when Technology or another card lets you.',
  questions: ['choose-technology'],
  refusal: (label) => `You cannot gain ${label}`,
  topics: (game) => cards(game, Object.keys(game.book.byKind.technology)),
  judge: (game, seat, key) => toVerdict(technologyProblem(game, seat, game.book.byKind.technology[key])),
};

export const claimInquiry: Inquiry = {
  name: 'claim',
  aliases: ['score'],
  description: "Why can't I score this objective?",
  topicPrompt: 'Which objective?',
  section: '16.1',
  instructions: 'I will ask you in the status phase, and when a card lets you.',
  questions: ['claim-objective'],
  refusal: (label) => `You cannot score ${label}`,
  topics: (game, seat) => {
    const { secretObjective } = seatOf(game, seat);
    return cards(game, [
      ...game.state.objectives.map(({ id }) => id),
      ...(secretObjective === null ? [] : [secretObjective]),
    ]);
  },
  judge: (game, seat, key) => {
    const { text, tally } = game.book.byKind.objective[key];
    const isScored = seatOf(game, seat).claimed.includes(key);
    const short = isScored ? undefined : formatShortfall(tally(game, seat));
    const problem = claimProblem(game, seat, key);
    return { ...toVerdict(problem, short === problem ? undefined : short), remarks: [`Card text: ${text}`] };
  },
};

export const strategyInquiry: Inquiry = {
  name: 'take',
  description: "Why can't I pick this strategy card?",
  topicPrompt: 'Which strategy card?',
  section: '3.1, 3.5',
  instructions: 'I will ask you in the strategy phase, on your turn.',
  questions: ['take-strategy-card'],
  refusal: (label) => `You cannot pick ${label}`,
  topics: (game) => cards(game, Object.keys(game.book.byKind['strategy-card'])),
  judge: (game, seat, key) => toVerdict(strategyCardProblem(game, seat, key)),
};

/**
 * Returns why the strategic action of a card can no longer be performed this round; undefined if nothing rules it out.
 */
function performance({ state }: Game, card: ComponentId): string | undefined {
  const held = Object.values(state.seats).flatMap(({ strategyCards }) => strategyCards[card] ?? []);
  if (!held.length) return state.phase === 'action' ? 'No one picked it this round.' : undefined;
  return held.every(({ used }) => used) ? 'Its strategic action was already performed this round.' : undefined;
}

export const followInquiry: Inquiry = {
  name: 'follow',
  description: "Why can't I use the secondary ability of this strategy card?",
  topicPrompt: 'Which strategy card?',
  section: '4.4',
  instructions: 'I will ask you when its owner performs its strategic action.',
  questions: ['use-secondary'],
  refusal: (label) => `You cannot follow ${label}`,
  topics: (game) => cards(game, Object.keys(game.book.byKind['strategy-card'])),
  judge: (game, seat, key) =>
    toVerdict(
      seatOf(game, seat).strategyCards[key]
        ? 'It is your own card: only the other players follow it.'
        : performance(game, key),
      game.book.byKind['strategy-card'][key].secondary
        ? followProblem(game, seat, key)
        : 'It has no secondary ability.',
    ),
};

/** Returns the cards and abilities of a seat that it can use. */
function usable(game: Game, seat: SeatId): Component[] {
  const { actionCards, technologies, abilities } = seatOf(game, seat);
  const ids = [
    ...actionCards.map(componentOf),
    ...[technologies, abilities].flatMap((all) => Object.values(all).map(({ component }) => component)),
  ];
  return [...new Set(ids)]
    .map((id) => game.book.components[id])
    .filter((one) => one.action ?? one.anytime ?? one.reactions);
}

/** Says that a seat does not have a component. */
const formatUnheld = ({ book }: Game, id: string): string =>
  book.byKind['action-card'][id] ? 'You do not have it in hand.' : 'You do not have it.';

/** Kinds of components that a player has or does not have. */
const PLAYABLE = ['action-card', 'technology', 'ability'] as const;

export const playInquiry: Inquiry = {
  name: 'play',
  description: "Why can't I play this card or use this ability now?",
  topicPrompt: 'Which card or ability?',
  section: '4.1, 12',
  instructions: 'Choose it as your action, or use it with `/use`.',
  questions: ['window', 'turn'],
  refusal: (label) => `You cannot use ${label}`,
  listsOptions: true,
  topics: (game, seat) => usable(game, seat).map(({ id, name }) => ({ key: id, label: name })),
  unlistedTopics: ({ book }) =>
    PLAYABLE.flatMap((kind) => Object.values<Component>(book.byKind[kind] ?? {})).flatMap((one) =>
      (one.action ?? one.anytime ?? one.reactions) ? [{ key: one.id, label: one.name }] : [],
    ),
  judge: (game, seat, key) => {
    const component = game.book.components[key];
    const remarks = [`Card text: ${component.text}`];
    if (!usable(game, seat).includes(component)) return { reasons: [formatUnheld(game, key)], remarks };
    // Options for cards in hand have the key of a copy ("sabotage#2").
    const offered = isOffered(game, seat, (one) => componentOf(one) === key);
    if (offered) return { reasons: [], remarks: ['You can use it now: answer the open question.'] };
    if (seatOf(game, seat).technologies[key]?.exhausted)
      return { reasons: ['You already used it this round.'], remarks };
    const deed = [...kit.componentActions(game, seat), ...kit.anytimeAbilities(game, seat)].find(
      (one) => one.component.id === key,
    );
    if (deed?.problem !== undefined) return { reasons: [deed.problem], remarks };
    if (deed && component.action && game.state.active !== seat)
      return { reasons: ['It is used as an action, and it is not your turn.'], remarks };
    return deed
      ? { reasons: [], remarks }
      : { reasons: ['This is not the time to use it. When its text gives you a choice, I will ask you.'], remarks };
  },
};

export const strategicInquiry = createStrategicInquiry<Game>({ section: '4.1', questions: ['turn'], nameOfSeat });

export const chooseInquiry: Inquiry = { ...choiceInquiry, section: '4' };
