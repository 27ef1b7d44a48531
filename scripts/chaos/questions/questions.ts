// Searches whole games for questions whose emptiness everybody can see; exits with 1 if one is asked.
//   npm run -s tool -- questions                       50 games of each edition
//   npm run -s tool -- questions --edition ti2 --games 5 --limit 400
import { createRandom } from '#simulation';
import { GUARDED_EDITIONS } from '../secrets/editions/index.ts';
import { readOptions } from '../../lib/options.ts';
import { EmptyQuestions } from './empty-questions.ts';
import { playNewGame } from './played-games.ts';

const { values } = readOptions('Searches whole games for questions that have only one useful answer.', {
  edition: { type: 'string', about: 'ti4, ti3 or ti2; without it, all' },
  games: { type: 'string', default: '50', about: 'games of each edition' },
  from: { type: 'string', default: '0', about: 'number of the first game' },
  seed: { type: 'string', default: '1', about: 'random seed' },
  every: { type: 'string', default: '1', about: 'looks at every n-th question' },
  limit: { type: 'string', default: '3000', about: 'most answers in a game' },
});
let wrong = 0;
for (const edition of values.edition === undefined ? Object.keys(GUARDED_EDITIONS) : [values.edition]) {
  const guarded = GUARDED_EDITIONS[edition];
  const sum = { games: 0, answers: 0, questions: 0, checked: 0, tried: 0, deals: 0 };
  const found = new Map<string, { count: number; example: string }>();
  for (let i = 0; i < Number(values.games); i++) {
    const n = Number(values.from) + i;
    let search: EmptyQuestions | undefined;
    let asked = 0;
    const { answers, crash, refused } = playNewGame(edition, n, values.seed, {
      maxAnswers: Number(values.limit),
      onAsk: (game, open, spec) => {
        search ??= new EmptyQuestions(guarded, guarded.edition(game.book), createRandom(n));
        if (asked++ % Number(values.every) === 0) search.look(game, open, spec);
      },
    });
    sum.games++;
    sum.answers += answers;
    if (crash !== undefined || refused.length) console.log(`game ${n}: ${crash ?? refused[0]}`);
    if (!search) continue;
    for (const key of ['questions', 'checked', 'tried', 'deals'] as const) sum[key] += search.count[key];
    for (const { question, procedure, why, seat, spec } of search.count.found) {
      const key = `${procedure}: ${question}, ${why}`;
      const known = found.get(key) ?? { count: 0, example: `game ${n}, ${seat}: ${spec}` };
      found.set(key, { ...known, count: known.count + 1 });
    }
  }
  wrong += found.size;
  console.log(edition, JSON.stringify(sum));
  for (const [key, { count, example }] of [...found].sort(([, a], [, b]) => b.count - a.count))
    console.log(`  ${count} × ${key}: ${example}`);
}
process.exit(wrong ? 1 : 0);
