// Counts the taps of a player's actions in the Discord sandbox, and the messages of a round.
//   npm run -s taps                    the cost of each action, in words
//   npm run -s taps -- --json          as JSON; --wishes: number of wishes for a turn; --seed: random seed of the games
//   npm run -s taps -- --only trade    of one action, without wishes and the round
import { ATTACK, countAttack, type AttackCount, type SideCount } from './attack.ts';
import { countTaps } from './count.ts';
import { playRound } from './round.ts';
import { readOptions } from '../lib/options.ts';

const THREE_HOURS = 3 * 3_600_000;

const { values } = readOptions('Counts the taps that whole turns take in Discord.', {
  json: { type: 'boolean', default: false, about: 'prints JSON' },
  wishes: { type: 'string', default: '50', about: 'number of intended turns' },
  seed: { type: 'string', default: 'taps', about: 'random seed' },
  only: { type: 'string', about: 'name of the only action to count, without wishes and the round' },
});
const { actions, wishes } =
  values.only === ATTACK
    ? { actions: [], wishes: [] }
    : await countTaps({
        seed: values.seed,
        wishes: values.only === undefined ? Number(values.wishes) : 0,
        ...(values.only !== undefined && { only: values.only }),
      });
const attack: AttackCount | undefined =
  values.only === undefined || values.only === ATTACK ? await countAttack({ seed: values.seed }) : undefined;
const sorted = wishes.toSorted((a, b) => a - b);
const quantile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
/** Counts the messages of a round. */
async function countRound() {
  const { created, edited, deleted, waitingMessages, pingsPerPerson } = await playRound({
    seed: values.seed,
    within: THREE_HOURS,
  });
  return { created, edited, deleted, waitingMessages, pingsPerPerson };
}
const round = values.only === undefined ? await countRound() : undefined;
const found = {
  actions: [...actions, ...(attack ? [attack] : [])],
  ...(round && { wishes: { median: quantile(0.5), p90: quantile(0.9) }, round }),
};
/** Formats the cost of an attack for one side, with its stops. */
const formatSide = (name: string, { presses, stops, asked }: SideCount): string =>
  [
    `${name}: ${presses} presses in ${stops} stops`,
    ...asked.map((one) => `  ${one.presses} for ${one.question}: ${one.text}`),
  ].join('\n');
if (values.json) console.log(JSON.stringify(found, null, 1));
else {
  for (const { name, asProposed, nothingAsProposed, questions } of actions)
    console.log(
      `${name}: ${asProposed} as proposed, ${nothingAsProposed} with nothing as proposed, ${questions} questions`,
    );
  if (attack) {
    console.log(formatSide('attack, attacker', attack.attacker));
    console.log(formatSide('attack, defender', attack.defender));
  }
  if (found.wishes && round) {
    console.log(`A wish for a turn: ${found.wishes.median} in the median, ${found.wishes.p90} for nine of ten`);
    console.log(
      `A round answered within three hours: ${round.created} messages posted (${round.waitingMessages} of them say who is waited for), ${round.edited} edits, ${round.deleted} deleted; ${round.pingsPerPerson} pings`,
    );
  }
}
