import { ask, call, choose, chosenKeys, chosenKey, done, fork, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { secondaryAbility, strategyCardOf } from '#ti4/rules/phases/strategic-action.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

/** Asks for a strategy card: any of them, chosen or not, used or not. */
const whichCard = question<object>()(
  'imperial-seal',
  (game): Spec =>
    choose(
      'For which strategy card do you perform the primary ability?',
      Object.values(game.book.byKind['strategy-card'])
        .toSorted((a, b) => a.initiative - b.initiative)
        .map(({ id, name, text }) => ({ key: id, label: name, hint: text })),
    ),
  { title: 'choose a strategy card' },
);

const whoFollows = question<{ card: ComponentId }>()(
  'imperial-seal-followers',
  (game, seat, { card }): Spec => {
    const others = othersFrom(game.state, seat);
    return choose(
      `Which other players may perform the secondary ability of ${strategyCardOf(game, card).name}?`,
      others.map((key) => ({ key, label: nameOfSeat(game, key) })),
      { min: 0, max: others.length, nothing: 'Allow no one' },
    );
  },
  { title: 'choose who may perform a secondary ability' },
);

/** Tells whether the primary ability requires a player to perform the secondary ability. */
const required = (game: Game, seat: SeatId, card: ComponentId): boolean =>
  modify(game, 'secondary-required', { seat, card }, false);

const imperialSeal = procedure<{ seat: SeatId; card?: ComponentId }>()('imperial-seal', {
  card: (_game, { seat }) => ask([whichCard.ask(seat, {})], 'primary'),
  primary: (game, data, got) => {
    data.card = chosenKey(got.answer);
    return data.card === undefined
      ? done()
      : call(strategyCardOf(game, data.card).primary, { seat: data.seat }, 'resolved');
  },
  resolved: (_game, { seat, card = '' }) => openWindow('after', 'strategy-ability-resolved', { seat, card }, 'others'),
  others: (_game, { seat, card = '' }) => ask([whoFollows.ask(seat, { card })], 'follow'),
  follow: (game, { seat, card = '' }, got) => {
    const named = chosenKeys(got.answer);
    const followers = othersFrom(game.state, seat).filter(
      (other) => named.includes(other) || required(game, other, card),
    );
    return fork(
      secondaryAbility,
      followers.map((other) => ({ seat: other, data: { seat: other, card, by: seat, alone: true as const } })),
      'end',
    );
  },
  end: () => done(),
});

export default leader({
  id: 'mathis-mathinus',
  set: 'pok',
  faction: 'winnu',
  name: 'Mathis Mathinus',
  role: 'hero',
  text: 'Action: perform the primary ability of any strategy card in the game. Then any other players you choose may perform its secondary ability at the usual cost. Then purge this card.',
  advice: { gains: { points: 0.8 } },
  action: {
    problem: () => undefined,
    effect: (game, held) => {
      purgeLeader(game, held);
      return call(imperialSeal, { seat: held.holder }, 'finish');
    },
  },
  procedures: [imperialSeal],
  questions: [whichCard, whoFollows],
});
