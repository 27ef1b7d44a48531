import { rulebooksBySets } from '#ti4/rulebook.ts';
import { replayGame } from '#ti4/simulation/recorded-game.ts';
import type { SimulationSetup } from '#ti4/simulation/simulate.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nextTurn } from '#ti4/rules/phases/next-turn.ts';
import { listCardPiles, measureReach } from '#ti4/views/index.ts';
import { testCorpus } from './corpus.ts';
import { arrowsPastPieces, boardPositions, piecesInPlace } from './fourth/board-positions.ts';
import { factsAsNarrated, narratedWithoutFields } from './fourth/narrated-facts.ts';
import { objectiveProgress } from './fourth/objective-progress.ts';
import { fittingQuestions } from './fourth/fitting-questions.ts';
import { distinctLabels } from './fourth/distinct-labels.ts';
import { sheetsWithoutHands } from './fourth/sheets-without-hands.ts';
import { waitingInWords } from './fourth/waiting-in-words.ts';
import { hiddenInFourth } from './hidden-cards.ts';
import { marksApart } from './marks-apart.ts';
import { nextActs } from './next-turn.ts';
import { publicAnswers } from './public-answers.ts';
import { reachByMovement } from './reach-by-movement.ts';
import { savedWordsListed } from './saved-words.ts';
import { seenInFourth } from './seen-by-others.ts';
import { unseenCards } from './unseen-cards.ts';

const books = rulebooksBySets();
const narrated = factsAsNarrated();
const positions = boardPositions();

testCorpus<Game, SimulationSetup>(
  'ti4',
  (recorded, before) => {
    let game: Game | undefined;
    replayGame(books, recorded, { read: (move, now) => (before((game = now), move), move) });
    if (!game) throw new Error('The recorded game has no moves.');
    return game;
  },
  [
    narrated,
    narratedWithoutFields(narrated),
    objectiveProgress(),
    sheetsWithoutHands(),
    fittingQuestions(),
    distinctLabels(),
    waitingInWords(),
    publicAnswers(seenInFourth, ['end-turn', 'use-secondary']),
    positions,
    piecesInPlace(positions),
    arrowsPastPieces(positions),
    unseenCards(listCardPiles, hiddenInFourth, ['stage1', 'stage2']),
    reachByMovement(measureReach),
    marksApart(),
    nextActs(nextTurn, ['strategy', 'turn']),
    savedWordsListed('ti4'),
  ],
);
