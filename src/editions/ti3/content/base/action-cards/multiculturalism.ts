import { choose } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { actionCard, kit, on, type Ability } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const lentKey = pairKey<SeatId, ComponentId>(':');

/** Lists abilities of other players that still have an effect when gained during a game. */
const lent = (game: Game, seat: SeatId): { of: SeatId; ability: Ability }[] =>
  othersFrom(game.state, seat).flatMap((of) =>
    Object.values(seatOf(game, of).abilities).flatMap(({ component }) => {
      const ability = game.book.byKind.ability[component];
      const useless = ability.atStart || ability.lacks !== undefined || component in seatOf(game, seat).abilities;
      return useless ? [] : [{ of, ability }];
    }),
  );

const which = question<object>()('multiculturalism', (game, seat) =>
  choose(
    'Which racial ability do you gain this round?',
    lent(game, seat).map(({ of, ability: { id, name, text } }) => ({
      key: lentKey.format(of, id),
      label: name,
      hint: text,
      group: nameOfSeat(game, of),
    })),
  ),
);

export default actionCard({
  id: 'multiculturalism',
  name: 'Multiculturalism',
  copies: 1,
  text: "When the strategy phase begins: choose another player's racial ability. You also have that ability this round.",
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => lent(game, holder).length > 0,
      target: (_game, { holder }) => which.ask(holder, {}),
      effect: (game, { holder, component }, _event, [choice]) => {
        const found = lent(game, holder).find(({ of, ability }) => choice === lentKey.format(of, ability.id));
        if (!found) return;
        seatOf(game, holder).abilities[found.ability.id] = { component: found.ability.id };
        addEffect(game, component, holder, found.ability.id, 'round');
      },
    }),
    // The round ends with the status phase, so the borrowed ability is removed.
    on('when', 'status-phase-ends', {
      lasting: true,
      mandatory: 'any-order',
      isUsable: (game, { holder, memory }) => String(memory) in seatOf(game, holder).abilities,
      effect: (game, { holder, memory }) => {
        const { [String(memory)]: _returned, ...own } = seatOf(game, holder).abilities;
        seatOf(game, holder).abilities = own;
        kit.invalidateInForce(game);
      },
    }),
  ],
  questions: [which],
});
