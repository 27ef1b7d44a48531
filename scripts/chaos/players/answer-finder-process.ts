// Finds possible answers in a separate process, so that the search costs the sandbox and the bot no time.
import { createRandom } from '#simulation';
import { GameRecords } from './game-records.ts';
import type { AnswerQuery } from './answer-finder.ts';

const [where, seed] = process.argv.slice(2);
const below = createRandom(Number(seed));
const records = await GameRecords.at(where, Date.now, below);

process.on('message', ({ number, game, users }: AnswerQuery) => {
  void (async () => {
    for (const user of users) {
      const open = await records.question(game, user);
      const reply = open && records.reply(open, below);
      if (reply) return { user, ask: open.ask, answer: reply.answer, text: reply.text };
    }
    return undefined;
  })().then(
    (found) => process.send?.({ number, found }),
    // The database is away, so the question is unknown.
    () => process.send?.({ number }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
