import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SETS } from '#ti4/content/sets.ts';
import type { Component, Faction, Technology, Tile, UnitStats } from '#ti4/rules/components/component.ts';

/** What is printed on pieces, tiles and cards in numbers, kept a second time: a slip in one of the two shows. */
const printed = <T extends { id: string }>(what: string): Map<string, T> =>
  new Map(
    (
      JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'printed', `${what}.json`), 'utf8')) as (T & {
        set?: string;
      })[]
    ).map((row) => [`${row.id.replace(/-omega(-2)?$/, '')} ${row.set ?? ''}`.trim(), row]),
  );

const components = SETS.flatMap(({ contents }) => Object.values(contents.components));
const tiles = SETS.flatMap(({ contents }) => Object.values(contents.tiles));
const ofKind = <K extends Component['kind']>(kind: K) =>
  components.filter((one): one is Extract<Component, { kind: K }> => one.kind === kind);
const issueOf = ({ id, set }: { id: string; set: string }): string => `${id} ${set}`;

/** Both sides of the books, by issue: what is in our files, and what was printed. */
function compared<T extends { id: string; set: string }, P extends { id: string }>(
  ours: readonly T[],
  what: string,
  facts: (one: T) => object,
  asPrinted: (row: P) => object,
): void {
  const rows = printed<P>(what);
  const without = ours.filter((one) => !rows.has(issueOf(one)));
  expect(without.map(issueOf)).toEqual([]);
  for (const one of ours) expect(facts(one), issueOf(one)).toEqual(asPrinted(rows.get(issueOf(one))!));
}

const plain = (facts: object): object => JSON.parse(JSON.stringify(facts)) as object;

/** What a card says of a unit in numbers. */
const figures = ({ type, cost, perCost, combat, move, capacity, sustainDamage, ...more }: UnitStats): object =>
  plain({
    ...{ type, cost, perCost, combat, move, capacity, sustainDamage },
    antiFighterBarrage: more.antiFighterBarrage,
    bombardment: more.bombardment,
    spaceCannon: more.spaceCannon,
    spaceCannonRange: more.spaceCannonRange,
    planetaryShield: more.planetaryShield,
    production: more.production,
  });

interface PrintedUnit extends UnitStats {
  id: string;
}

/** Only a card that says that it is not to be built yet is no printed one. */
const buildable = ({ id }: { id: string }): boolean => id !== 'war-sun-i';

test('units match their printed cards', () => {
  compared<Extract<Component, { kind: 'unit' }>, PrintedUnit>(
    ofKind('unit').filter(buildable),
    'units',
    figures,
    figures,
  );
  const upgrades = ofKind('technology').filter(
    (one): one is Technology & { upgrade: UnitStats } => one.upgrade !== undefined,
  );
  compared<(typeof upgrades)[number], PrintedUnit>(upgrades, 'units', ({ upgrade }) => figures(upgrade), figures);
});

const inOrder = <T>(list: readonly T[] = []): T[] => [...list].sort();

test('tiles have their printed backs, planets, wormholes and anomalies', () => {
  const facts = ({
    back,
    planets,
    wormholes,
    anomalies,
  }: Pick<Tile, 'back' | 'wormholes' | 'anomalies'> & { planets: string[] }): object => ({
    back,
    planets,
    wormholes: inOrder(wormholes),
    anomalies: inOrder(anomalies),
  });
  const systems = tiles.filter(({ lanes }) => lanes === undefined);
  compared<Tile, { id: string; back: Tile['back']; planets: string[] }>(
    systems,
    'tiles',
    (one) => facts({ ...one, planets: one.planets.map(({ id }) => id) }),
    facts,
  );
});

test('planets have their printed resources, influence, traits and specialties', () => {
  interface Row {
    id: string;
    tile?: string;
    resources: number;
    influence: number;
    trait?: string;
    specialties?: string[];
    legendary?: true;
  }
  const planets = tiles.flatMap(({ id: tile, set, planets: there }) => there.map((one) => ({ ...one, set, tile })));
  compared<(typeof planets)[number], Row>(
    planets,
    'planets',
    ({ tile, resources, influence, trait, specialty, legendary }) => ({
      ...{ tile, resources, influence, trait },
      specialties: specialty === undefined ? [] : [specialty],
      legendary: legendary !== undefined,
    }),
    ({ tile, resources, influence, trait, specialties = [], legendary = false }) => ({
      ...{ tile, resources, influence, trait, specialties },
      legendary: Boolean(legendary),
    }),
  );
});

test('hyperlanes run as printed', () => {
  const rows = printed<{ id: string; joins: number[][] }>('lanes');
  const lanes = tiles.filter((one) => one.lanes !== undefined);
  expect(inOrder(lanes.map(({ id }) => id))).toEqual(inOrder([...rows.keys()]));
  for (const one of lanes) expect(one.lanes, one.id).toEqual(rows.get(one.id)?.joins);
});

test('technologies have their printed prerequisites', () => {
  interface Row {
    id: string;
    type?: string;
    prerequisites: object;
    faction?: string;
  }
  compared<Technology, Row>(
    ofKind('technology'),
    'technologies',
    ({ color, prerequisites, faction, upgrade }) =>
      plain({ type: upgrade ? 'unit-upgrade' : color, prerequisites, faction }),
    ({ type, prerequisites, faction }) => plain({ type, prerequisites, faction }),
  );
});

test('each card has its printed number of copies', () => {
  compared<Extract<Component, { kind: 'action-card' }>, { id: string; copies: number }>(
    ofKind('action-card'),
    'action-cards',
    ({ copies }) => ({ copies }),
    ({ copies }) => ({ copies }),
  );
  compared<Extract<Component, { kind: 'exploration-card' }>, { id: string; copies: number; deck: string }>(
    ofKind('exploration-card').map((one) => ({ ...one, id: one.id.replace(/-attachment$/, '') })),
    'exploration-cards',
    ({ copies, deck }) => ({ copies, deck }),
    ({ copies, deck }) => ({ copies, deck }),
  );
});

test('factions start with what their sheets list', () => {
  interface Row {
    id: string;
    commodities: number;
    homeTile: string | null;
    fleet: object;
    technologies: string[];
  }
  // They are dealt with the sheet, and are technologies only once they have taken on another's text (90.16).
  const assimilators = new Set(ofKind('technology').flatMap(({ id, assimilator }) => (assimilator ? [id] : [])));
  const bare = (id: string): string => id.replace(/-omega(-2)?$/, '');
  compared<Faction, Row>(
    ofKind('faction'),
    'factions',
    ({ commodities, homeTile, homes, startingUnits, startingTechnologies }) => ({
      ...{ commodities, homeTile: homes ? null : homeTile },
      fleet: startingUnits,
      technologies: inOrder(startingTechnologies.filter((id) => !assimilators.has(id))),
    }),
    ({ commodities, homeTile, fleet, technologies }) => ({
      commodities,
      homeTile,
      fleet,
      technologies: inOrder(technologies.map(bare)),
    }),
  );
});

test('leaders have their printed faction and role', () => {
  compared<Extract<Component, { kind: 'leader' }>, { id: string; faction: string; role: string }>(
    ofKind('leader'),
    'leaders',
    ({ faction, role }) => ({ faction, role }),
    ({ faction, role }) => ({ faction, role }),
  );
});

test('Prophecy of Kings boards deal the printed number of tiles', () => {
  interface Row {
    id: string;
    players: number;
    each: object;
    speakerFirst: { blue: number; red: number };
  }
  const boards = SETS.filter(({ id }) => id === 'pok').flatMap(({ contents }) => Object.values(contents.boards));
  const rows = printed<Row>('boards');
  expect(inOrder(boards.map(({ id }) => id))).toEqual(inOrder([...rows.keys()]));
  for (const { id, players, dealt } of boards) {
    const { each, speakerFirst, ...row } = rows.get(id) as Row;
    expect({ players, each: dealt?.each, first: dealt?.speakerFirst ?? { blue: 0, red: 0 } }, id).toEqual({
      players: row.players,
      each,
      first: speakerFirst,
    });
  }
});
