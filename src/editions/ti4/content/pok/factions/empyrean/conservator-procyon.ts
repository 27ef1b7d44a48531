import { ask, call, chosenKey, done } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { explore, findExplorableToken } from '#ti4/rules/exploration/exploration.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { placeBoardToken } from '#ti4/rules/tokens/markers.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const FRONTIER = 'frontier';

/** Lists the systems with a token that a seat's ships there can explore. */
const open = (game: Game, seat: SeatId, left: readonly SystemId[]): SystemId[] =>
  left.filter((system) => findExplorableToken(game, system) !== undefined && shipsIn(game, system, seat).length > 0);

/** Explores the frontier tokens one by one, in the order that the player chooses. */
const shift = procedure<{ seat: SeatId; left: SystemId[] }>()('multiverse-shift', {
  next: (game, data) => {
    data.left = open(game, data.seat, data.left);
    if (!data.left.length) return done();
    return ask(
      [chooseSystem.ask(data.seat, { prompt: 'Which frontier token do you explore next?', systems: data.left })],
      'explore',
    );
  },
  explore: (_game, data, got) => {
    const system = chosenKey(got.answer) ?? data.left[0];
    data.left = data.left.filter((one) => one !== system);
    return call(explore, { seat: data.seat, system }, 'next');
  },
});

export default leader({
  id: 'conservator-procyon',
  name: 'Conservator Procyon',
  set: 'pok',
  faction: 'empyrean',
  role: 'hero',
  text: 'Action: place a frontier token in each system that has neither planets nor a frontier token. Next, explore each frontier token in a system with your ships. Then purge this card.',
  advice: { gains: { tradeGoods: 3 } },
  action: {
    problem: () => undefined,
    effect: (game, held) => {
      const bare = Object.values(game.state.systems).filter(
        ({ id, planets }) => !planets.length && findExplorableToken(game, id) === undefined,
      );
      for (const { id: system } of bare) placeBoardToken(game, FRONTIER, { system });
      if (bare.length) game.addFact({ type: 'tokens-laid-out', token: FRONTIER, systems: bare.map(({ id }) => id) });
      purgeLeader(game, held);
      return call(shift, { seat: held.holder, left: Object.keys(game.state.systems) }, 'finish');
    },
  },
  procedures: [shift],
});
