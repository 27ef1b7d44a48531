import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { hasTokenIn, returnToken } from '#ti4/rules/tokens/command-tokens.ts';
import { agenda, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { discardLaw, isLawInPlay } from '#ti4/rules/politics/laws.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const ID = 'minister-of-war';

const withToken = (game: Game, seat: SeatId): string[] =>
  Object.keys(game.state.systems).filter((system) => hasTokenIn(game, seat, system));

const which = question<object>()(
  'minister-of-war-token',
  (game, seat): Spec => {
    const systems = withToken(game, seat);
    if (!systems.length) return { kind: 'none', reason: 'You have no command token on the board.' };
    return choose(
      'From which system do you return your command token?',
      systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
    );
  },
  { forced: true },
);

const goOn = procedure<{ seat: SeatId; key: string }>()(ID, {
  discard: (game, { seat, key }) => {
    discardLaw(game, key);
    return ask([which.ask(seat, {})], 'remove');
  },
  remove: (game, { seat }, got) => {
    const system = chosenKey(got.answer);
    if (system === undefined) return done();
    returnToken(game, seat, system);
    game.addFact({ type: 'token-removed', seat, system });
    addEffect(game, ID, seat, null, 'turn');
    return done();
  },
});

export default agenda({
  id: ID,
  name: 'Minister of War',
  set: 'base',
  text: 'Elect a player: after they perform an action, they may discard this card and return 1 of their command tokens from the board to their reinforcements. Then they may perform another action.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  procedures: [goOn],
  questions: [which],
  modifiers: {
    'actions-in-turn': (game, held, actions, { seat }) =>
      !isLawInPlay(game, held) && seat === held.holder ? actions + 1 : actions,
  },
  reactions: [
    on('after', 'action-performed', {
      isUsable: (game, { holder }, { seat }) => seat === holder && withToken(game, seat).length > 0,
      effect: (_game, { holder, key }) => call(goOn, { seat: holder, key }, 'finish'),
    }),
  ],
});
