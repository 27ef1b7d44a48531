import { rulebookOf } from '#ti2/rulebook.ts';
import { setUpGame, type SimulationSetup } from '#ti2/simulation/simulate.ts';
import { ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nextTurn } from '#ti2/rules/phases/next-turn.ts';
import { listCardPiles, measureReach, narrate, pendingSeats } from '#ti2/views/index.ts';
import { replayGame } from '#simulation';
import { testCorpus } from './corpus.ts';
import { hiddenInSecond } from './hidden-cards.ts';
import { marksApart } from './marks-apart.ts';
import { nextActs } from './next-turn.ts';
import { reachByMovement } from './reach-by-movement.ts';
import { savedWordsListed } from './saved-words.ts';
import { unseenCards } from './unseen-cards.ts';
import { plainLabels } from './older/plain-labels.ts';
import { publicLines } from './older/public-lines.ts';
import { waitingInWords } from './older/waiting-in-words.ts';
import { wholeSentences } from './older/whole-sentences.ts';

testCorpus<Game, SimulationSetup & { sets: string[] }>(
  'ti2',
  (recorded, before) => {
    const { sets, ...wish } = recorded.settings;
    const game = setUpGame(rulebookOf(sets), wish);
    replayGame(ti2Simulation, game, recorded, { read: (move, now) => (before(now, move), move) });
    return game;
  },
  [
    wholeSentences(narrate, { types: 50 }),
    plainLabels({ questions: 20, names: ['board-leaders', 'land', 'place-units', 'cast-votes', 'window'] }),
    waitingInWords(),
    publicLines(pendingSeats, 20),
    unseenCards(listCardPiles, hiddenInSecond, ['counters']),
    reachByMovement(measureReach),
    marksApart(),
    nextActs(nextTurn, ['turn', 'vote']),
    savedWordsListed('ti2'),
  ],
);
