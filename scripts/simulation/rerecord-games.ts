// Rewrites the recorded games of test/games after a change of the state's shape: replays each answer by answer with the
// same dice and writes its new end. The replayed state must equal the recorded one, apart from the last upcast.
//   npm run -s tool -- rerecord-games
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { canonicalJson, fingerprint, openAsks, type Json } from '#engine';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { SAVED_RENAMES } from '#ti4/content/saved-renames.ts';
import { replayGame } from '#ti4/simulation/recorded-game.ts';
import type { SimulationSetup } from '#ti4/simulation/simulate.ts';
import type { Game } from '#ti4/rules/game.ts';
import { parseRecordedGame, formatRecordedGame, type RecordedGame, type ReplayOptions } from '#simulation';
import { readOptions } from '../lib/options.ts';

readOptions('Records the recorded games again: same answers, same dice, new shape of the state.', {});

const FOLDER = new URL('../../test/games/', import.meta.url);

/** New option keys by their names before the last change of shape. */
const RENAMED: Record<string, string> = {};
/** Old labels of random draws by their new ones. */
const LABELS: Record<string, string> = {};
/** Former sheet of each ability that was split off. */
const SHEETS: Record<string, string> = {};
for (const [sheet, { abilities, reactions = [], action, lasting }] of Object.entries(SAVED_RENAMES.split)) {
  for (const [i, now] of reactions.entries()) RENAMED[i ? `${sheet}/${i}` : sheet] = now;
  for (const ability of abilities) SHEETS[ability] = sheet;
  if (action !== undefined) RENAMED[`component:${sheet}`] = `component:${action}`;
  if (lasting) LABELS[`reroll ${lasting(null)}`] = `reroll ${sheet}`;
}
/** Questions whose options use these keys: elsewhere a planet may have the same name. */
const QUESTIONS = ['window', 'ability-order', 'turn', 'another-action'];

/** Returns a reader that converts answers to current keys and records their old ones in `renamed`. */
const reading =
  (renamed: Record<string, string>, answers: RecordedGame['answers']): NonNullable<ReplayOptions<Game>['read']> =>
  (move, game) => {
    const [seat, what, reply, firm] = move;
    const asked = openAsks(game.state).find(({ ask }) => ask.id === what)?.ask.question ?? '';
    const now = (key: string): string => {
      const found = QUESTIONS.includes(asked) ? RENAMED[key] : undefined;
      if (found !== undefined) renamed[found] = key;
      return found ?? key;
    };
    const read = Array.isArray(reply)
      ? ([seat, what, reply.map((key) => now(String(key))), ...(firm ? [firm] : [])] as typeof move)
      : move;
    answers.push(read);
    return read;
  };

/** Returns a state in the shape before the last upcast. */
function before(state: Json): Json {
  const { seats, ...rest } = state as unknown as { seats: Record<string, Record<string, Json>> } & Record<string, Json>;
  const named = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(named);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        ['by', 'component'].includes(key) ? (SHEETS[String(one)] ?? one) : named(one),
      ]),
    );
  };
  const withMemory = Object.entries(seats).map(([id, { abilities: _abilities, ...seat }]) => [
    id,
    { ...seat, memory: {} },
  ]);
  return {
    ...rest,
    facts: named(rest.facts),
    effects: named(rest.effects),
    seats: Object.fromEntries(withMemory),
    version: 3,
  } as Json;
}

const books = rulebooksBySets();
for (const name of readdirSync(FOLDER)) {
  const file = new URL(name, FOLDER);
  const old = parseRecordedGame<SimulationSetup>(readFileSync(file, 'utf8'));
  const answers: RecordedGame['answers'] = [];
  const renamed: Record<string, string> = { ...old.renamed, ...LABELS };
  const state = replayGame(books, { ...old, renamed }, { read: reading(renamed, answers) });
  const end = fingerprint(canonicalJson(state));
  if (end === old.end) continue;
  if (fingerprint(canonicalJson(before(state as unknown as Json))) !== old.end) {
    console.error(`${name}: it comes to another end than before, not only to another shape.`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(file, formatRecordedGame({ ...old, renamed, answers, end }));
  console.log(`${name}: ${old.end} is ${end} now.`);
}
