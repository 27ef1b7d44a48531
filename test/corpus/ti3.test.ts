import { rulebookOf } from '#ti3/rulebook.ts';
import { setUpGame, type SimulationSetup } from '#ti3/simulation/simulate.ts';
import { ti3Simulation } from '#ti3/simulation/simulated-edition.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nextTurn } from '#ti3/rules/phases/next-turn.ts';
import { listCardPiles, measureReach, narrate, pendingSeats } from '#ti3/views/index.ts';
import { replayGame } from '#simulation';
import { testCorpus } from './corpus.ts';
import { hiddenInThird } from './hidden-cards.ts';
import { marksApart } from './marks-apart.ts';
import { nextActs } from './next-turn.ts';
import { publicAnswers } from './public-answers.ts';
import { reachByMovement } from './reach-by-movement.ts';
import { savedWordsListed } from './saved-words.ts';
import { seenInThird } from './seen-by-others.ts';
import { unseenCards } from './unseen-cards.ts';
import { plainLabels } from './older/plain-labels.ts';
import { publicLines } from './older/public-lines.ts';
import { systemsWithPlaces } from './older/systems-with-places.ts';
import { wholeSentences } from './older/whole-sentences.ts';

testCorpus<Game, SimulationSetup & { sets: string[] }>(
  'ti3',
  (recorded, before) => {
    const { sets, ...wish } = recorded.settings;
    const game = setUpGame(rulebookOf(sets), wish);
    replayGame(ti3Simulation, game, recorded, { read: (move, now) => (before(now, move), move) });
    return game;
  },
  [
    wholeSentences(narrate, { types: 60, names: ['leaders-landed'] }),
    plainLabels({ questions: 40 }),
    systemsWithPlaces(),
    publicLines(pendingSeats, 20),
    unseenCards(listCardPiles, hiddenInThird, ['objective', 'preliminary', 'secret', 'domain', 'frontier']),
    reachByMovement(measureReach),
    marksApart(),
    nextActs(nextTurn, ['strategy', 'turn', 'vote']),
    publicAnswers(seenInThird, ['use-secondary']),
    savedWordsListed('ti3'),
  ],
);
