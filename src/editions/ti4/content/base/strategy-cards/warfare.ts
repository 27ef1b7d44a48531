import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { redistributeTokens, returnToken, setTokens } from '#ti4/rules/tokens/command-tokens.ts';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';

const tokenToRemove = question<object>()(
  'warfare-token',
  (game, seat): Spec => {
    const systems = Object.values(game.state.systems).filter((system) => system.tokens.includes(seat));
    if (!systems.length) return { kind: 'none', reason: 'You have no command token on the board.' };
    return choose(
      'From which system do you remove your command token?',
      systems.map(({ id }) => ({ key: id, label: nameOfSystem(game, id) })),
    );
  },
  { title: 'remove a command token with Warfare' },
);

const primary = procedure<{ seat: SeatId; gained?: number }>()('warfare-primary', {
  which: (_game, { seat }) => ask([tokenToRemove.ask(seat, {})], 'remove'),
  remove: (game, data, got) => {
    const system = chosenKey(got.answer);
    if (system !== undefined) {
      returnToken(game, data.seat, system);
      game.addFact({ type: 'token-removed', seat: data.seat, system });
    }
    // 99.2: without a token on the board none is gained, but the others may still be redistributed
    return ask([redistributeTokens.ask(data.seat, { gained: system === undefined ? 0 : 1 })], 'redistribute');
  },
  redistribute: (game, { seat }, got) => {
    setTokens(game, seat, got.answer);
    return done();
  },
});

const secondary = procedure<{ seat: SeatId }>()('warfare-secondary', {
  produce: (game, { seat }) =>
    call(produceUnits, { seat, system: seatOf(game, seat).home, at: 'one-space-dock' }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: 'warfare',
  name: 'Warfare',
  set: 'base',
  text: 'Primary: remove 1 of your command tokens from the board, gain 1 command token and redistribute your tokens. Secondary: spend a strategy token to produce at 1 space dock in your home system.',
  offer: 'Produce at 1 space dock in your home system.',
  initiative: 6,
  primary,
  secondary,
  secondaryCost: true,
  secondaryUnable: (game, seat) =>
    unitsAt(game, { owner: seat, system: seatOf(game, seat).home, type: 'space-dock' }).length
      ? undefined
      : 'You have no space dock in your home system.',
  procedures: [primary, secondary],
  questions: [tokenToRemove],
});
