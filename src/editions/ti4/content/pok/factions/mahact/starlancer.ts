import { ask, call, done } from '#engine';
import { on } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { cutTurnShort } from '#ti4/rules/phases/turn-state.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { gainTokens, spendToken, addGainedTokens } from '#ti4/rules/tokens/command-tokens.ts';
import { hasForeignToken } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { returnForeignToken } from '#ti4/rules/tokens/foreign-tokens.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

/** Tells whether a seat had mechs in a system before its activation. */
function stoodThere(game: Game, seat: SeatId, system: SystemId): boolean {
  const since = game.facts.findLastIndex(({ type }) => type === 'system-activated');
  const placed = game.facts
    .slice(since + 1)
    .reduce(
      (sum, fact) =>
        fact.type === 'units-placed' && fact.seat === seat && fact.unit === 'mech' && fact.system === system
          ? sum + fact.count
          : sum,
      0,
    );
  return unitsAt(game, { owner: seat, type: 'mech', system }).length > placed;
}

/** Tells whether a seat's fleet pool contains a token of `owner`, who may be the seat itself. */
const hasTheirs = (game: Game, seat: SeatId, owner: SeatId): boolean =>
  owner === seat ? seatOf(game, seat).tokens.fleet > 0 : hasForeignToken(game, seat, owner);

/** Returns the token to its owner, who gains it and whose turn ends. */
const summons = procedure<{ seat: SeatId; by: SeatId }>()('starlancer', {
  start: (game, { seat, by }) => {
    if (seat === by) spendToken(game, seat, 'fleet');
    else returnForeignToken(game, by, seat);
    return ask([gainTokens.ask(seat, { count: 1 })], 'gained');
  },
  gained: (game, { seat, by }, got) => {
    addGainedTokens(game, seat, got.answer);
    return cutTurnShort(game, seat, by);
  },
  finish: () => done(),
});

export default mech({
  id: 'starlancer',
  name: 'Starlancer',
  faction: 'mahact',
  text: "Cost 2, combat 6, Sustain Damage. After a player activates this mech's system: you may spend that player's command token from your fleet pool. If you do, their turn ends and they gain that token.",
  advice: { harms: (_game, seat, event) => (event?.seat === seat ? {} : { actions: 1 }) },
  procedures: [summons],
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        hasTheirs(game, holder, seat) && stoodThere(game, holder, system),
      effect: (_game, { holder }, { seat }) => call(summons, { seat, by: holder }, 'finish'),
    }),
  ],
});
