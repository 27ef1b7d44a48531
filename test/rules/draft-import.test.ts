import { describe, expect, test } from 'vitest';
import { Illegal } from '#engine';
import { createRandom } from '#simulation';
import { findFactions, resolveFactionName } from '#ti4/rules/setup/draft-import/faction-names.ts';
import { parseDraft } from '#ti4/rules/setup/draft-import/parse-draft.ts';
import { seatDraft, type SeatedDraft } from '#ti4/rules/setup/draft-import/seat-order.ts';
import { parseMapString } from '#ti4/rules/setup/galaxy/map-string.ts';
import { book, miltyData, miltyLog, miltyMap, SAMPLE, sliceAt, type Sample } from './drafts.ts';

const read = (text: string): SeatedDraft => seatDraft(book, parseDraft(book, text));
const json = (players: readonly Sample[]): string => JSON.stringify(miltyData(players));
const told = ({ seats, speaker }: SeatedDraft): string =>
  seats.map(({ name, faction }, i) => `${name ?? '?'} ${faction}${i === speaker ? ' speaker' : ''}`).join(', ');

/** Returns what a text is refused with, or that it is read. */
function refusal(text: string): string {
  try {
    read(text);
    return 'read';
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return error.message;
  }
}

const SIX = SAMPLE.slice(0, 6);
const SIX_TOLD = 'Ann sol speaker, Bob jol-nar, Cid creuss, Dan sardakk-norr, Eve vuilraith, Fay winnu';

describe('a Milty draft', () => {
  test('is read from its data', () => expect(told(read(json(SIX)))).toBe(SIX_TOLD));

  test('is read from its log and TTS string', () => {
    expect(told(read(`${miltyLog(SIX)}\n\nTTS Map String*\n${miltyMap(SIX)}`))).toBe(SIX_TOLD);
    // A command's option has no line breaks.
    expect(told(read(`Draft log ${miltyLog(SIX).replaceAll('\n', ' ')} TTS Map String ${miltyMap(SIX)}`))).toBe(
      SIX_TOLD,
    );
  });

  test.each([3, 4, 5, 6, 7, 8])('of %d players has each slice before its home system', (count) => {
    const players = SAMPLE.slice(0, count);
    const { map } = read(json(players));
    const { tiles, homes } = parseMapString(book, map, count);
    const named = parseMapString(book, miltyMap(players), count);
    expect(homes.map(({ position }) => position)).toEqual(named.homes.map(({ position }) => position));
    expect(tiles).toEqual(named.tiles);
    expect(tiles).toHaveLength(5 * count + 1);
    const placeOf = (tile: string): string | undefined => tiles.find((one) => one.tile === tile)?.position;
    // The first tile of the speaker's slice is clockwise of the northern home system, the third is on the other side.
    const north = homes[0].position;
    expect(placeOf(sliceAt(0)[0])).toBe(`${north[0]}02`);
    expect(placeOf(sliceAt(0)[2])).toBe(`${north[0]}${6 * Number(north[0])}`);
  });

  test('that is not finished is refused with what is missing', () => {
    const data = miltyData(SIX);
    data.draft.players.p_Bob.position = null;
    expect(refusal(JSON.stringify(data))).toBe('The draft is not finished: Bob has no position yet.');
    expect(refusal(`${miltyLog(SIX).replace('Cid picked slice 4\n', '')} ${miltyMap(SIX)}`)).toBe('read');
    expect(refusal(`${miltyLog(SIX).replace('Fay picked The Winnu\n', '')} ${miltyMap(SIX)}`)).toBe(
      'The draft is not finished: Fay has no faction yet.',
    );
  });

  test('of a variant or with an odd number of players is refused', () => {
    const data = miltyData(SIX);
    data.config.alliance = { alliance_teams: 'random' };
    expect(refusal(JSON.stringify(data))).toBe(
      'This is a draft for the alliance variant, which cannot be played here.',
    );
    expect(refusal(json(SIX.slice(0, 2)))).toBe('A Milty draft is for 3 to 8 players, but this one has 2.');
    const twice = miltyData(SIX);
    twice.draft.players.p_Bob.position = '0';
    expect(refusal(JSON.stringify(twice))).toBe('I cannot read this draft: no player picked position 2.');
    const short = miltyData(SIX);
    short.slices[5].tiles.pop();
    expect(refusal(JSON.stringify(short))).toBe('I cannot read this draft: the slice of Ann does not have 5 tiles.');
  });

  test('by its address is refused with the address of its data', () => {
    const address = 'https://milty.shenanigans.be/d/5f3a?x=1#map';
    expect(refusal(address)).toBe('Open <https://milty.shenanigans.be/api/draft/5f3a>, and paste all that it shows.');
  });
});

describe('a draft of TI4 Lab', () => {
  const row = ({ name, faction }: Sample, i: number): string =>
    `${name}\t${book.components[faction].name}\t${i + 1}\t${(i * 3) % 7}.5\t6/4/1 (11)`;
  const summary = (players: readonly Sample[]): string =>
    ['Draft Summary', 'Name\tFaction\tSpeaker Order\tSV\tOptimal\tFeatures', ...players.map(row)].join('\n');

  test('is read from its summary and TTS string', () => {
    expect(told(read(`${summary(SIX)}\n${miltyMap(SIX)}`))).toBe(SIX_TOLD);
    // The numbers decide, not the order of the rows.
    const [title, names, ...rows] = summary(SIX).split('\n');
    expect(told(read([title, names, ...rows.toReversed(), miltyMap(SIX)].join('\n')))).toBe(SIX_TOLD);
    const turned = [...SIX.slice(2), ...SIX.slice(0, 2)];
    expect(told(read(`${miltyMap(SIX)}\n${summary(turned)}`))).toBe(
      'Ann sol, Bob jol-nar, Cid creuss speaker, Dan sardakk-norr, Eve vuilraith, Fay winnu',
    );
  });

  test('is read without line breaks and with numbers beside the map', () => {
    expect(told(read(`${summary(SIX)}\n${miltyMap(SIX)}`.replaceAll(/\s/g, ' ')))).toBe(SIX_TOLD);
    const rows = SIX.map(({ name, faction }, i) => `${name} ${book.components[faction].name} ${i + 1} 4`);
    expect(told(read(`Name Faction Speaker Order Seat ${rows.toReversed().join(' ')} ${miltyMap(SIX)}`))).toBe(
      SIX_TOLD,
    );
    const numbered = SIX.map(({ name, faction }, i) => `${i + 1} ${name} ${faction}`);
    expect(told(read(`${miltyMap(SIX)} ${numbered.join(' ')}`))).toBe(SIX_TOLD);
  });

  test('has its hyperlanes rotated, which the TTS string leaves out', () => {
    const homes = ['1', '12', '17', '13', '54'];
    const systems = Array.from({ length: 4 }, (_, i) => sliceAt(i)).flat();
    const lanes: Record<number, string> = { 4: '85A', 12: '87A', 14: '87A', 27: '83A', 28: '85A', 29: '83A' };
    const homesAt = [19, 22, 25, 31, 34];
    let next = 0;
    const more = [...systems, ...sliceAt(5), ...sliceAt(6)];
    const words = Array.from({ length: 36 }, (_, i) => {
      const at = homesAt.indexOf(i + 1);
      return lanes[i + 1] ?? (at >= 0 ? homes[at] : more[next++]);
    });
    const { map } = read(`${words.join(' ')}\n${summary(SAMPLE.slice(0, 5))}`);
    const { hyperlanes } = parseMapString(book, map, 5);
    expect(Object.entries(hyperlanes ?? {}).map(([at, { rotation }]) => `${at} ${rotation}`)).toEqual(
      Object.entries(parseMapString(book, miltyMap(SAMPLE.slice(0, 5)), 5).hyperlanes ?? {}).map(
        ([at]) => `${at} ${{ 104: 0, 206: 2, 208: 4, 309: 0, 310: 0, 311: 0 }[at] ?? ''}`,
      ),
    );
  });

  test('by its export or address is refused with what to paste', () => {
    const message = 'Paste the draft summary of TI4 Lab, which lists players and factions, along with its TTS string.';
    expect(refusal(JSON.stringify({ settings: {}, players: [], slices: [], presetMap: [], selections: [] }))).toBe(
      message,
    );
    expect(refusal('https://tidraft.com/draft/brave-hacan')).toBe(message);
  });
});

describe('a game of Tabletop Playground', () => {
  const data = (players: readonly Sample[], more: object = {}) => ({
    players: players.map(({ name, faction }, i) => ({
      steamName: name,
      factionName: book.components[faction].name,
      factionShort: faction,
      color: ['White', 'Blue', 'Purple', 'Yellow', 'Red', 'Green'][i],
      actualColor: ['White', 'Pink', 'Purple', 'Orange', 'Red', 'Green'][i],
    })),
    speaker: 'Orange',
    mapString: `{18} ${miltyMap(SIX)}`,
    round: 1,
    ...more,
  });

  test('is read with seats from the map and the speaker by color', () => {
    const turned = [...SIX.slice(2), ...SIX.slice(0, 2)];
    expect(told(read(JSON.stringify(data(turned))))).toBe(
      'Ann sol, Bob jol-nar, Cid creuss, Dan sardakk-norr, Eve vuilraith, Fay winnu speaker',
    );
  });

  test('without a map, faction or speaker is refused', () => {
    expect(refusal(JSON.stringify(data(SIX, { mapString: '' })))).toBe(
      'This export of Tabletop Playground has no map.',
    );
    expect(refusal(JSON.stringify(data(SIX, { speaker: 'Black' })))).toBe(
      'This export of Tabletop Playground does not say who is the speaker.',
    );
    const open = data(SIX);
    open.players[1].factionName = '---';
    open.players[1].factionShort = '---';
    expect(refusal(JSON.stringify(open))).toBe('This export of Tabletop Playground has no faction for Bob.');
  });
});

describe('a list with a map string', () => {
  test('is read in the order of the list or with the speaker named', () => {
    const list = SIX.map(({ name, faction }, i) => `${i + 1}. ${name}: ${book.components[faction].name}`);
    expect(told(read(`${list.join('\n')}\nMap: ${miltyMap(SIX)}`))).toBe(SIX_TOLD);
    expect(told(read(`Map: ${miltyMap(SIX)} ${list.join(' ')} (speaker)`))).toBe(
      `${SIX_TOLD.replace(' speaker', '')} speaker`,
    );
    const after = SIX.map(({ name, faction }) => `${faction} (${name})`).join(', ');
    expect(told(read(`\`${miltyMap(SIX)}\` ${after}`))).toBe(SIX_TOLD);
  });

  test('takes the seats in order where the map names no home system', () => {
    const map = miltyMap(SIX).replace(/\b(1|12|17|13|54|7)\b/g, '0');
    const list = SIX.map(({ faction }) => faction).join(', ');
    expect(read(`${map}\n${list}`).seats.map(({ faction }) => faction)).toEqual(SIX.map(({ faction }) => faction));
  });

  test('without a map or factions is refused', () => {
    expect(refusal('Ann: Sol, Bob: Hacan')).toBe(
      'I found no map string in this text. Paste the TTS string of the draft along with its picks.',
    );
    expect(refusal(miltyMap(SIX))).toBe(
      'I found no factions in this text. Paste the names of players and factions along with the map.',
    );
    expect(refusal('{ "players": [')).toBe('The data are incomplete. Paste all that the tool shows.');
    expect(refusal('{ "players": [] }')).toBe(
      'I cannot read these data. I know those of Milty draft and Tabletop Playground.',
    );
  });
});

describe('what cannot be played', () => {
  const withFaction = (faction: string): string => json([...SIX.slice(0, 5), { name: 'Fay', faction }]);

  test("a faction of Thunder's Edge is refused by name", () => {
    expect(refusal(withFaction('The Ral Nel Consortium'))).toBe(
      "Ral Nel Consortium is a faction of Thunder's Edge, a set that cannot be played here.",
    );
    expect(refusal(withFaction('The Firmament / The Obsidian'))).toBe(
      "Firmament is a faction of Thunder's Edge, a set that cannot be played here.",
    );
    expect(refusal(`${miltyLog(SIX).replace('The Winnu', 'Last Bastion')} ${miltyMap(SIX)}`)).toBe(
      "Last Bastion is a faction of Thunder's Edge, a set that cannot be played here.",
    );
  });

  test('an unknown faction is refused by name', () => {
    expect(refusal(withFaction('Savages of Cymiae'))).toBe("I don't know the faction “Savages of Cymiae”.");
    expect(refusal(`${miltyLog(SIX).replace('The Winnu', 'Savages of Cymiae')} ${miltyMap(SIX)}`)).toBe(
      "I don't know what Fay picked: “Savages of Cymiae”.",
    );
  });

  test('a faction that two players have is refused', () =>
    expect(refusal(withFaction('sol'))).toBe('Two players of this draft have Sol.'));

  test("a tile of Thunder's Edge is refused with its place", () => {
    const data = miltyData(SIX);
    data.slices[5].tiles[4] = 115;
    expect(refusal(JSON.stringify(data))).toBe(
      'tile 1, "115": this tile is from Thunder\'s Edge, a set that cannot be played here.',
    );
  });

  test('a map for another number of players is refused', () => {
    const list = SIX.slice(0, 5)
      .map(({ faction }) => faction)
      .join(', ');
    expect(refusal(`${miltyMap(SIX)}\n${list}`)).toBe(
      'The map has 6 positions for home systems (0, or a home tile), but there are 5 players.',
    );
  });

  test('a home system of a faction that no player has is refused', () => {
    const list = [...SIX.slice(0, 5).map(({ faction }) => faction), 'hacan'].join(', ');
    expect(refusal(`${miltyMap(SIX)}\n${list}`)).toBe(
      'The map has the home system of Winnu, but no player has that faction.',
    );
  });
});

test('every faction is found by its full and short names', () => {
  for (const { id, name } of Object.values(book.byKind.faction)) {
    expect(resolveFactionName(book, name)).toBe(id);
    expect(resolveFactionName(book, name.replace(/^The /, '').toUpperCase())).toBe(id);
    expect(findFactions(book, `Ann: ${name}, second`).map(({ faction }) => faction)).toEqual([id]);
  }
  expect(['N’orr', 'Keleres - Argent', 'titans', 'Barony'].map((name) => resolveFactionName(book, name))).toEqual([
    'sardakk-norr',
    'keleres',
    'ul',
    'letnev',
  ]);
});

test('damaged drafts are refused in a sentence, never with a failure', () => {
  const random = createRandom(7);
  const whole = [json(SIX), `${miltyLog(SIX)}\n${miltyMap(SIX)}`];
  const said = Array.from({ length: 120 }, (_, i) => {
    const text = whole[i % 2];
    const from = random(text.length);
    return refusal(text.slice(0, from) + text.slice(from + 1 + random(30)));
  });
  expect(said.filter((text) => text !== 'read' && !/^[A-Zt].*[.”]$/s.test(text))).toEqual([]);
});
