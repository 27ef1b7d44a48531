import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { TOKEN_POOLS } from '#ti4/rules/tokens/command-tokens.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { TokenPool, SeatId } from '#ti4/rules/state.ts';
import { canResearch } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';

const holes = (game: Game, kinds: (kind: string) => boolean): string[] =>
  Object.keys(game.state.systems).filter((system) => wormholesIn(game, system).some(kinds));

const wantsToResearch = question<object>()('wormhole-research-technology', (game, seat): Spec => {
  if (!canResearch(game, seat)) return { kind: 'none', reason: 'There is no technology you can research.' };
  return choose('Do you research a technology (Wormhole Research)? It costs nothing.', [
    { key: 'yes', label: 'Research a technology' },
    { key: 'no', label: 'Research nothing' },
  ]);
});

const study = procedure<{ seats: SeatId[] }>()('wormhole-research', {
  whether: (game, { seats }) => {
    if (seats.length) return ask([wantsToResearch.ask(seats[0], {})], 'research');
    const doomed = holes(game, (kind) => kind === 'alpha' || kind === 'beta').flatMap((system) =>
      shipsIn(game, system),
    );
    return call(destroyUnits, { units: doomed.map((unit) => unit.id), by: null }, 'end');
  },
  research: (_game, data, got) => {
    const seat = data.seats.shift();
    return chosenKey(got.answer) === 'yes' && seat !== undefined
      ? call(research, { seat }, 'whether')
      : { next: 'goto', step: 'whether' };
  },
  end: () => done(),
});

const tokenToLose = question<object>()(
  'wormhole-research-token',
  (game, seat): Spec => {
    const { tokens } = seatOf(game, seat);
    const pools = TOKEN_POOLS.filter((pool) => tokens[pool] > 0);
    if (!pools.length) return { kind: 'none', reason: 'You have no command tokens on your sheet.' };
    return choose(
      'From which pool do you lose 1 command token?',
      pools.map((pool) => ({ key: pool, label: `${pool} pool`, hint: `now ${tokens[pool]}` })),
    );
  },
  { forced: true },
);

const loseTokens = procedure<{ seats: SeatId[] }>()('wormhole-research-tokens', {
  which: (_game, { seats }) =>
    seats.length
      ? ask(
          seats.map((seat) => tokenToLose.ask(seat, {})),
          'lose',
        )
      : done(),
  lose: (game, { seats }, got) => {
    for (const seat of seats) {
      const pool = chosenKey(got.answers[seat] ?? null) as TokenPool | undefined;
      if (pool === undefined) continue;
      seatOf(game, seat).tokens[pool] -= 1;
      game.addFact({ type: 'tokens-lost', seat, pools: { [pool]: 1 }, why: 'wormhole-research' });
    }
    return done();
  },
});

export default agenda({
  id: 'wormhole-research',
  name: 'Wormhole Research',
  set: 'base',
  text: 'For: each player with a ship in a wormhole system may research a technology. Destroy all ships in alpha or beta wormhole systems. Against: each player who voted “Against” loses 1 token from a pool.',
  type: 'directive',
  elect: 'for-against',
  procedures: [study, loseTokens],
  questions: [wantsToResearch, tokenToLose],
  resolve: (game, outcome, votes) => {
    if (outcome === 'against') return call(loseTokens, { seats: votersFor(game, votes, 'against') }, 'finish');
    const systems = holes(game, () => true);
    const seats = seatsFrom(game.state, game.state.speaker).filter((seat) =>
      systems.some((system) => shipsIn(game, system, seat).length > 0),
    );
    return call(study, { seats }, 'finish');
  },
});
