import { bookOf } from '#ti3/rulebook.ts';
import { tableFor, type Wish } from '#ti3/simulation/simulate.ts';
import { third } from '#ti3/simulation/simulated-edition.ts';
import type { Game } from '#ti3/rules/game.ts';
import { narrate } from '#ti3/views/index.ts';
import { replay } from '#simulation';
import { testCorpus } from './corpus.ts';
import { marksApart } from './marks-apart.ts';
import { savedWordsListed } from './saved-words.ts';
import { plainLabels } from './older/plain-labels.ts';
import { systemsWithPlaces } from './older/systems-with-places.ts';
import { wholeSentences } from './older/whole-sentences.ts';

testCorpus<Game, Wish & { sets: string[] }>(
  'ti3',
  (recorded, before) => {
    const { sets, ...wish } = recorded.settings;
    const game = tableFor(bookOf(sets), wish);
    replay(third, game, recorded, { read: (move, now) => (before(now, move), move) });
    return game;
  },
  [
    wholeSentences(narrate, { types: 60, names: ['leaders-landed'] }),
    plainLabels({ questions: 40 }),
    systemsWithPlaces(),
    marksApart(),
    savedWordsListed('ti3'),
  ],
);
