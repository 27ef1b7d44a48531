import { call, choose } from '#engine';
import { actionCard, type Technology } from '#ti4/rules/components/component.ts';
import { newGame, question, type Game } from '#ti4/rules/game.ts';
import { loseTechnology, technologiesOf, technologyDeck } from '#ti4/rules/technology/technology.ts';
import { canResearch } from '#ti4/rules/technology/prerequisites.ts';
import { research, technologyOption } from '#ti4/rules/technology/research.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

const ID = 'divert-funding';

/** Returns the game with a technology back in the deck, so it does not count as a prerequisite. */
function without(game: Game, seat: SeatId, technology: ComponentId): Game {
  const { [technology]: _returned, ...technologies } = seatOf(game, seat).technologies;
  const seats = { ...game.state.seats, [seat]: { ...seatOf(game, seat), technologies } };
  return newGame({ ...game.state, seats }, game.book);
}

/** Tells whether a seat can research another technology after it returns this one. */
const leavesSomething = (game: Game, seat: SeatId, { id }: Technology): boolean =>
  canResearch(without(game, seat, id), seat, (other) => other !== id);

const plain = ({ upgrade, faction }: Technology): boolean => !upgrade && faction === undefined;

const returnable = (game: Game, seat: SeatId): Technology[] =>
  technologiesOf(game, seat).filter((one) => plain(one) && leavesSomething(game, seat, one));

const whichTechnology = question<object>()(
  ID,
  (game, seat) => {
    const options = returnable(game, seat).map(technologyOption);
    return options.length
      ? choose('Which technology do you return to research a different one?', options)
      : { kind: 'none', reason: 'You own no technology that you can return.' };
  },
  { title: 'choose a technology to return' },
);

export default actionCard({
  id: ID,
  name: 'Divert Funding',
  set: 'pok',
  text: 'Action: return 1 of your technologies, except unit upgrades and faction technologies, to your technology deck. Then research a different technology.',
  copies: 1,
  questions: [whichTechnology],
  action: {
    problem: (game, { holder }) => {
      if (!technologiesOf(game, holder).some(plain))
        return 'You own only unit upgrades and faction technologies, which cannot be returned.';
      return returnable(game, holder).length
        ? undefined
        : 'After returning a technology, you could not research a different one.';
    },
    target: (_game, { holder }) => whichTechnology.ask(holder, {}),
    // The player names the technology to research only after the card can no longer be canceled.
    effect: (game, { holder }, [technology]) => {
      if (technology === undefined || !returnable(game, holder).some(({ id }) => id === technology)) return undefined;
      loseTechnology(game, holder, technology);
      const only = technologyDeck(game, holder).flatMap(({ id }) => (id === technology ? [] : [id]));
      return call(research, { seat: holder, only }, 'finish');
    },
  },
});
