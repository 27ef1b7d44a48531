// Counts the taps of a player's actions in the Discord sandbox, and the messages of a round.
//   npm run -s taps                    the cost of each action, in words
//   npm run -s taps -- --json          as JSON; --wishes: number of wishes for a turn; --seed: random seed of the games
import { countTaps } from './count.ts';
import { playRound } from './round.ts';
import { readOptions } from '../lib/options.ts';

const THREE_HOURS = 3 * 3_600_000;

const { values } = readOptions('Counts the taps that whole turns take in Discord.', {
  json: { type: 'boolean', default: false, about: 'prints JSON' },
  wishes: { type: 'string', default: '50', about: 'number of intended turns' },
  seed: { type: 'string', default: 'taps', about: 'random seed' },
});
const { actions, wishes } = await countTaps({ seed: values.seed, wishes: Number(values.wishes) });
const sorted = wishes.toSorted((a, b) => a - b);
const quantile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const { created, edited, deleted, waitingMessages, pingsPerPerson } = await playRound({
  seed: values.seed,
  within: THREE_HOURS,
});
const round = { created, edited, deleted, waitingMessages, pingsPerPerson };
const found = { actions, wishes: { median: quantile(0.5), p90: quantile(0.9) }, round };
if (values.json) console.log(JSON.stringify(found, null, 1));
else {
  for (const { name, asProposed, nothingAsProposed, questions } of actions)
    console.log(
      `${name}: ${asProposed} as proposed, ${nothingAsProposed} with nothing as proposed, ${questions} questions`,
    );
  console.log(`A wish for a turn: ${found.wishes.median} in the median, ${found.wishes.p90} for nine of ten`);
  console.log(
    `A round answered within three hours: ${created} messages posted (${waitingMessages} of them say who is waited for), ${edited} edits, ${deleted} deleted; ${pingsPerPerson} pings`,
  );
}
