import { ask, chosenAmounts, done, type AmountOption } from '#engine';
import type { Token } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { ComponentId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { canPay, pay, payment, type Bill } from '#ti3/rules/production/payment.ts';

// Tokens that ships lay in their system in the production step, in addition to what is built there (E3 21.2).

interface Laying {
  seat: SeatId;
  systems: SystemId[];
}

/** "space-mine@quann" */
const layKey = pairKey<ComponentId, SystemId>('@');

const inPlay = ({ book, state }: Game): Token[] =>
  Object.values(book.byKind.token).filter(({ option }) => state.options[option] === true);

/** Returns the number of pieces not on the board, shared by all players. */
export const tokensLeft = ({ state }: Game, { id, pieces }: Token): number =>
  pieces - Object.values(state.effects).filter(({ component }) => component === id).length;

/** Places a token in a system, with an owner or without one; does nothing if no piece is left. */
export function placeToken(game: Game, token: Token, owner: SeatId, system: SystemId): void {
  if (tokensLeft(game, token) < 1) return;
  addEffect(game, token.id, owner, system, 'game');
  game.addFact({ type: 'system-marked', seat: owner, system, component: token.id });
}

/** Returns the systems where a seat has a ship that lays tokens. */
export const layingIn = (game: Game, seat: SeatId, systems: readonly SystemId[]): SystemId[] =>
  systems.filter((system) => inPlay(game).some((token) => canLayThere(game, seat, system, token)));

const canLayThere = (game: Game, seat: SeatId, system: SystemId, token: Token): boolean =>
  shipsIn(game, system, seat).some(({ type }) => type === token.laidBy);

const linesOf = (game: Game, seat: SeatId, systems: readonly SystemId[]): AmountOption[] =>
  inPlay(game).flatMap((token) =>
    systems.flatMap((system): AmountOption[] => {
      const hint = formatCount(token.cost, 'resource');
      return canLayThere(game, seat, system, token) &&
        tokensLeft(game, token) > 0 &&
        canPay(game, seat, 'resources', token.cost)
        ? [
            {
              key: layKey.format(token.id, system),
              label: `${token.name} at ${nameOfSystem(game, system)}`,
              hint,
              max: 1,
            },
          ]
        : [];
    }),
  );

const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const priceOf = ({ book }: Game, counts: Record<string, number>): number =>
  Object.entries(counts).reduce((sum, [key, count]) => sum + count * book.byKind.token[layKey.parse(key)[0]].cost, 0);

const chooseTokens = question<{ systems: SystemId[] }, Record<string, number>>()(
  'lay-tokens',
  (game, seat, { systems }) => {
    const lines = linesOf(game, seat, systems);
    if (!lines.length) return { kind: 'none', reason: 'None of your ships can place a token there.' };
    return {
      kind: 'allot',
      prompt: 'Which token do your ships place? They can place 1 per activation.',
      amounts: lines,
      proposed: {},
      emptyLabel: 'Place nothing',
    };
  },
  {
    title: (game) => `place ${formatList(inPlay(game).map(({ name }) => `${name.toLowerCase()}s`))}`,
    forced: true,
    check: (game, seat, _about, counts) => {
      const price = priceOf(game, counts);
      if (sumOf(counts) > 1) return 'Your ships can place only 1 token per activation.';
      return canPay(game, seat, 'resources', price) ? undefined : `You cannot pay ${price} resources.`;
    },
  },
);

/** Tells whether a seat could lay and pay for a token in these systems. */
export const canPlaceTokens = (game: Game, seat: SeatId, systems: readonly SystemId[]): boolean =>
  linesOf(game, seat, systems).length > 0;

const billOf = (game: Game, counts: Record<string, number>): Bill => ({
  kind: 'resources',
  amount: priceOf(game, counts),
  for: 'for the token',
});

export const placeTokens = procedure<Laying & { laid?: Record<string, number> }>()('lay-tokens', {
  ask: (_game, { seat, systems }) => ask([chooseTokens.ask(seat, { systems })], 'chosen'),
  chosen: (game, data, { answer }) => {
    data.laid = chosenAmounts(answer);
    return ask([payment.ask(data.seat, billOf(game, data.laid))], 'paid');
  },
  paid: (game, { seat, laid = {} }, { answer }) => {
    pay(game, seat, billOf(game, laid), answer);
    for (const [key, count] of Object.entries(laid)) {
      const [id, system] = layKey.parse(key);
      for (let i = 0; i < count; i++) placeToken(game, game.book.byKind.token[id], seat, system);
    }
    return done();
  },
});

export const laidTokenProcedures = [placeTokens];
export const laidTokenQuestions = [chooseTokens];
