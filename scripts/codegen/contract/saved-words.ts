import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableConfig as fileTable } from 'drizzle-orm/sqlite-core';
import type ts from 'typescript';
import { rulebookOf as secondBookOf } from '#ti2/rulebook.ts';
import { SETS as SECOND } from '#ti2/content/sets.ts';
import { rulebookOf as thirdBookOf } from '#ti3/rulebook.ts';
import { SETS as THIRD } from '#ti3/content/sets.ts';
import { rulebooksOfAllVersions } from '#ti4/rulebook.ts';
import { collectContract } from '#simulation';
import { tables } from '#store/schema/tables.ts';
import { addFrameData, customIdsIn, drawsIn, filesIn, keysIn, createProgram, typeNamed } from './source-words.ts';
import { namesIn, TypeWords } from './type-words.ts';

/** Words in saved games of an edition, by kind. */
export type EditionWords = Record<
  | 'actions'
  | 'components'
  | 'draws'
  | 'events'
  | 'facts'
  | 'fields'
  | 'keys'
  | 'planets'
  | 'questions'
  | 'records'
  | 'steps'
  | 'tiles'
  | 'values'
  | 'words',
  string[]
>;

/** Words in the database and in Discord messages, independent of the edition. */
export type ServiceWords = Record<'columns' | 'customIds' | 'fields' | 'words', string[]>;

/** Every saved word: listed names never change, and the list only grows. */
export interface SavedWords {
  service: ServiceWords;
  ti2: EditionWords;
  ti3: EditionWords;
  ti4: EditionWords;
}

const idsOf = (sets: readonly { id: string }[]): string[] => sets.map(({ id }) => id);

const BOOKS = {
  ti2: () => [secondBookOf(idsOf(SECOND))],
  ti3: () => [thirdBookOf(idsOf(THIRD))],
  ti4: () => rulebooksOfAllVersions(),
};
type Edition = keyof typeof BOOKS;

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].toSorted();

/** Derives every saved word from the rulebooks, types and sources. */
export function savedWords(): SavedWords {
  const program = createProgram();
  return {
    service: serviceWords(program),
    ti2: editionWords(program, 'ti2'),
    ti3: editionWords(program, 'ti3'),
    ti4: editionWords(program, 'ti4'),
  };
}

function editionWords(program: ts.Program, edition: Edition): EditionWords {
  const checker = program.getTypeChecker();
  const folder = `src/editions/${edition}`;
  const common = ['src/kit', 'src/engine'].flatMap((one) => filesIn(program, one));
  const rules = [...['rules', 'content'].flatMap((one) => filesIn(program, `${folder}/${one}`)), ...common];
  const kit = typeNamed(program, `${folder}/rules/components/component.ts`, edition.replace('t', 'T'));
  const part = (name: string): ts.Type => checker.getTypeOfSymbol(checker.getPropertyOfType(kit, name) as ts.Symbol);
  const facts = typeNamed(program, `${folder}/rules/facts.ts`, edition === 'ti4' ? 'AnyFact' : 'GameFact');
  const words = new TypeWords(program);
  for (const type of [part('state'), part('events'), facts]) words.add(type);
  addFrameData(words, program, rules);
  const books = BOOKS[edition]();
  return {
    ...collectContract(...books),
    components: sorted(books.flatMap(({ components }) => Object.keys(components))),
    draws: drawsIn(program, rules),
    events: sorted(namesIn(checker, part('events'))),
    facts: sorted(typesOf(checker, facts)),
    fields: sorted(words.fields),
    keys: keysIn(program, rules),
    planets: sorted(books.flatMap(({ planets }) => Object.keys(planets))),
    records: sorted(words.records),
    tiles: sorted(books.flatMap(({ tiles }) => Object.keys(tiles))),
    values: sorted(namesIn(checker, part('values'))),
    words: sorted(words.words),
  };
}

/** Returns the fact types: the words of the field `type` in a union of facts. */
function typesOf(checker: ts.TypeChecker, facts: ts.Type): string[] {
  const field = checker.getPropertyOfType(facts, 'type');
  const type = field && checker.getTypeOfSymbol(field);
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return parts.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

/** Types stored in JSON columns. */
const COLUMNS: readonly [file: string, name: string][] = [
  ['src/service/command-log/payloads.ts', 'CommandPayloads'],
  ['src/service/command-log/payloads.ts', 'RequestPayloads'],
  ['src/service/plans/plans.ts', 'Plan'],
  ['src/service/announce/queued-messages.ts', 'QueuedMessage'],
  ['src/service/types.ts', 'ProposedDraft'],
  ['src/service/types.ts', 'ChangeOutcome'],
  ['src/service/plans/ranking.ts', 'RankedChoice'],
  ['src/discord/questions/answer-draft.ts', 'Draft'],
  ['src/discord/questions/confirmation.ts', 'DraftWithConfirmation'],
  ['src/discord/channels/game-place.ts', 'GamePlace'],
  ['src/engine/state.ts', 'EngineState'],
  ['src/engine/chance.ts', 'TraceEvent'],
  ['src/engine/patch.ts', 'PatchOperation'],
];

function serviceWords(program: ts.Program): ServiceWords {
  const words = new TypeWords(program);
  for (const [file, name] of COLUMNS) words.add(typeNamed(program, file, name));
  return {
    columns: sorted(Object.values(tables).flatMap(columnsOf)),
    customIds: customIdsIn(['src/discord', 'src/editions'].flatMap((one) => filesIn(program, one))),
    fields: sorted(words.fields),
    words: sorted(words.words),
  };
}

/** Lists `table.column` of each column, and the names of indexes. */
function columnsOf(table: SQLiteTable): string[] {
  const { name, columns, indexes } = fileTable(table);
  return [
    ...columns.map((column) => `${name}.${column.name}`),
    ...indexes.map((index) => `${name} ${index.config.name}`),
  ];
}
