import { readFileSync } from 'node:fs';
import { parseRecordedGame, type RecordedGame } from '#simulation';

/** A game recorded when all answers formed one hash chain, as games from then still do; it cannot be recorded again. */
const ONE_CHAIN = 'random-six-one-chain.json';

const KINGS = '--sets all --players-kind practice';

/** Folder of each edition's recorded games, and the options with which each is recorded. */
const RECORDINGS = {
  ti4: {
    folder: 'games',
    games: {
      'practice-six.json': '--sets base,codex-1,codex-4 --players-kind practice --seed 4',
      'random-six.json': '--sets base,codex-1,codex-4 --points 5 --seed 11',
      'kings-six.json': `${KINGS} --players 6 --seed kings-6`,
      'kings-eight.json': `${KINGS} --players 8 --seed kings-8`,
      [ONE_CHAIN]: '',
    },
  },
  ti3: {
    folder: 'ti3/games',
    games: {
      'practice-three.json': '--edition ti3 --players 3 --players-kind practice --points 9 --seed recorded',
      'random-four.json':
        '--edition ti3 --options leaders,distant-suns,shattered-empire --players 4 --points 7 --seed recorded',
    },
  },
  ti2: {
    folder: 'ti2/games',
    games: {
      'practice-four.json': '--edition ti2 --players 4 --players-kind practice --last-round 6 --seed recorded',
      'random-three.json':
        '--edition ti2 --sets all --options distantSuns,shockTroops,leaders,leadersFaceDown,hopesEndTiles,manifestDestiny --players 3 --last-round 5 --late --seed recorded', // prettier-ignore
    },
  },
} satisfies Record<string, { folder: string; games: Record<string, string> }>;

type Edition = keyof typeof RECORDINGS;

/** Returns the folder of the recorded games of an edition. */
export const folderOf = (edition: Edition): URL => new URL(`../${RECORDINGS[edition].folder}/`, import.meta.url);

/** Returns the names of the recorded games of an edition. */
export const recordingsOf = (edition: Edition): string[] => Object.keys(RECORDINGS[edition].games);

/** Reads a recorded game. */
export const recordingOf = <Wish>(edition: Edition, name: string): RecordedGame<Wish> =>
  parseRecordedGame<Wish>(readFileSync(new URL(name, folderOf(edition)), 'utf8'));

/** Explains what to do about a recorded game that now ends differently. */
export function renewalOf(edition: Edition, name: string): string {
  const { folder, games } = RECORDINGS[edition];
  const options = (games as Record<string, string>)[name];
  if (!options)
    return 'Games that began before each branch of a fork had its own chain have to go on as they did; where a rule was mended, this one is left out.'; // prettier-ignore
  const command = `npm run -s simulate -- ${options} --games 1 --record test/${folder}/${name}`;
  return `What the rules make of this game has changed. If that was meant, record it anew and say in the commit which rule was changed:\n  ${command}`; // prettier-ignore
}
