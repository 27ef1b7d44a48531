import { expect } from 'vitest';
import { presentOffer } from '#ti4/discord/trade/offers.ts';
import { formatOddsReport } from '#ti4/discord/odds/odds-report.ts';
import { act } from '#engine';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import type { State } from '#ti4/rules/state.ts';
import { describeCloseUp } from '#ti4/render/alt-text.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { corrects } from '../corrects.ts';
import {
  counted,
  explained,
  helped,
  inherited,
  laid,
  left,
  repaired,
  seenBy,
  shownAt,
  shownBefore,
  told,
  undone,
} from './laid.ts';

/** What there is around a mechanism. */
export const SIDES = [
  'repair',
  'trade',
  'narration',
  'undo',
  'why',
  'picture',
  'help',
  'odds',
  'replaced',
  'elimination',
  'conservation',
  'hidden',
  'order',
] as const;

/** A check, or the reason why there is none. */
export type Cell = (() => void) | string;

export interface Mechanism {
  name: string;
  /** Kinds of components, tokens and fields of the state that are of it. */
  covers: { kinds?: string[]; tokens?: string[]; fields?: string[] };
  cells: Record<(typeof SIDES)[number], Cell>;
}

const NO_GOODS = 'it is none of the goods of a transaction (94.2)';
const NOT_IN_COMBAT = 'it takes no part in a combat by itself';
const NOBODY_ASKED = 'nobody is asked at a moment of it that could be declined beforehand';
const OF_THE_BOARD = 'it belongs to the board, whoever leaves the game (33.10)';

/** Traded by its name, and told so in the offer. */
const traded = (goods: object, said: RegExp) => (): void => {
  const t = laid().begin(turn, { seat: 'ann', performed: 0 });
  t.ann.offers('bob', { give: goods });
  const [offer] = Object.values(t.state.offers);
  expect(presentOffer(t.game, offer, 'x').text).toMatch(said);
  t.bob.accepts('ann');
};

/** The odds on New Albion, where ann's mech stands, as they are told to bob. */
const odds = (said: RegExp) => (): void => {
  const t = laid();
  expect(
    formatOddsReport(t.game, 'bob', { system: '27', attacker: '1 carrier, 2 infantry' }, (seat) => seat).join('\n'),
  ).toMatch(said);
};

const ordered = (moment: string) => (): void => {
  const t = laid();
  act(t.game as never, 'ann', 'standing-order', { moment, until: 'always' });
  expect(t.state.seats.ann.orders).toEqual({ [moment]: 0 });
};

const ann = ({ seats }: State) => seats.ann;

export const MECHANISMS: Mechanism[] = [
  {
    name: 'leaders',
    covers: { kinds: ['leader'], fields: ['Seat.leaders'] },
    cells: {
      repair: repaired('leader', { leader: 'viscount-unlenn', state: 'exhausted' }),
      trade: NO_GOODS,
      narration: told(
        { type: 'leader-unlocked', seat: 'ann', leader: 'rear-admiral-farran' },
        { type: 'leader-purged', seat: 'ann', leader: 'darktalon-treilla' },
        { type: 'leader-readied', seat: 'ann', leader: 'viscount-unlenn' },
      ),
      undo: undone({ harmless: ['leader-unlocked', 'leader-exhausted', 'leader-purged'] }),
      why: explained('unlock', 'Rear Admiral Farran', /^❌ .*\nYou need 5 non-fighter ships/),
      picture: shownBefore(/Viscount Unlenn/),
      help: helped('viscount-unlenn', /Viscount Unlenn/),
      odds: () => {
        const t = laid();
        expect(formatOddsReport(t.game, 'ann', { system: '26' }, (seat) => seat).join('\n')).toMatch(
          /Not counted: .*Viscount Unlenn/,
        );
      },
      replaced: inherited((state) => ann(state).leaders),
      elimination: left((state) => ann(state).leaders, {}),
      conservation: 'there is one place for each, its owner’s sheet: none can be lost or doubled',
      hidden: seenBy('bob', (state) => ann(state).leaders),
      order: ordered('viscount-unlenn for ann'),
    },
  },
  {
    name: 'mechs',
    covers: {},
    cells: {
      repair: repaired('units', { seat: 'ann', unit: 'mech', place: 'new-albion', count: '2' }),
      trade: NO_GOODS,
      narration: told({
        type: 'units-placed',
        seat: 'ann',
        unit: 'mech',
        count: 1,
        system: '27',
        planet: 'new-albion',
      }),
      undo: undone({ harmless: ['units-placed'] }),
      why: explained('deploy', 'Starpoint', /^❌ .*\nYou have no infantry there to replace \(30\.1\)\.\nCard text: /),
      picture: shownAt('27', /New Albion.*mech/),
      help: helped('dunlain-reaper', /Dunlain Reaper/),
      odds: odds(/against ann's 1 infantry, 1 mech|against ann's 1 mech, 1 infantry/),
      replaced: inherited((state) => Object.values(state.units).filter(({ type }) => type === 'mech')),
      elimination: left((state) => Object.values(state.units).filter(({ owner }) => owner === 'ann'), []),
      conservation: counted((state) => {
        for (let i = 0; i < 4; i++)
          state.units[`more${i}`] = { id: `more${i}`, type: 'mech', owner: 'ann', system: '27', planet: 'new-albion' };
      }),
      hidden: seenBy('bob', ({ units }) => units),
      order:
        'what deploys is asked about where it can be used alone: its moments are few, and of its owner’s own doing',
    },
  },
  {
    name: 'exploration',
    covers: { kinds: ['exploration-card'], fields: ['Planet.markers', 'System.markers'] },
    cells: {
      repair: repaired('exploration', { card: 'mining-world#1', place: 'discard' }),
      trade: NO_GOODS,
      narration: told(
        { type: 'card-explored', seat: 'ann', card: 'mining-world#1', system: '27', planet: 'starpoint' },
        { type: 'nothing-explored', seat: 'ann', deck: 'cultural', system: '27', planet: 'starpoint' },
        { type: 'card-attached', card: 'mining-world#1', planet: 'starpoint' },
        { type: 'card-kept', seat: 'ann', card: 'enigmatic-device#1' },
      ),
      undo: undone({ harmless: ['card-attached', 'card-kept'], consented: ['card-explored', 'nothing-explored'] }),
      why: explained('explore', 'Starpoint', /^❌ .*\nYou already control it/),
      picture: shownAt('27', /Starpoint \(.*with Mining World\)/),
      help: helped('mining-world', /Mining World/),
      odds: NOT_IN_COMBAT,
      replaced: inherited(({ planets }) => planets.starpoint.markers),
      elimination: left(({ planets }) => planets.starpoint.markers?.length, 1),
      conservation: counted((state) => state.decks.hazardous.draw.push('mining-world#1')),
      hidden: seenBy('bob', ({ decks }) => decks.cultural.draw.every((card) => card === 'unseen'), true),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'relics',
    covers: { kinds: ['relic'], fields: ['Seat.relics', 'State.purged'] },
    cells: {
      repair: repaired('relic', { relic: 'the-obsidian', place: 'bob' }),
      trade: NO_GOODS,
      narration: told(
        { type: 'relic-gained', seat: 'ann', relic: 'the-obsidian' },
        { type: 'cards-purged', seat: 'ann', cards: ['the-obsidian'] },
        { type: 'no-relic-left', seat: 'ann' },
      ),
      undo: undone({ harmless: ['relic-exhausted'], consented: ['relic-gained', 'cards-purged'] }),
      why: explained('play', 'The Obsidian', /The Obsidian|I don't know that name/),
      picture: shownBefore(/The Obsidian/),
      help: helped('the-obsidian', /The Obsidian/),
      odds: NOT_IN_COMBAT,
      replaced: inherited((state) => ann(state).relics),
      elimination: left((state) => [ann(state).relics, state.purged], [undefined, ['the-obsidian']]),
      conservation: counted((state) => state.decks.relic.draw.push('the-obsidian')),
      hidden: seenBy('bob', (state) => ann(state).relics),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'relic fragments',
    covers: { fields: ['Seat.fragments'] },
    cells: {
      repair: repaired('exploration', { card: 'cultural-relic-fragment#1', place: 'bob' }),
      trade: traded({ fragments: ['cultural-relic-fragment#1'] }, /gives Cultural Relic Fragment/),
      narration: told({ type: 'card-kept', seat: 'ann', card: 'cultural-relic-fragment#1' }),
      undo: undone({ harmless: ['card-kept'], consented: ['cards-purged', 'transaction-done'] }),
      why: explained('play', 'Cultural Relic Fragment', /^❌ .*\nYou need 3 cultural relic fragments/),
      picture: shownBefore(/Cultural Relic Fragment/),
      help: helped('cultural-relic-fragment', /Cultural Relic Fragment/),
      odds: NOT_IN_COMBAT,
      replaced: inherited((state) => ann(state).fragments),
      elimination: left(
        (state) => [ann(state).fragments, state.decks.cultural.discard],
        [undefined, ['cultural-relic-fragment#1']],
      ),
      conservation: counted((state) => delete ann(state).fragments),
      hidden: seenBy('bob', (state) => ann(state).fragments),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'tokens in systems',
    covers: {
      tokens: ['frontier', 'gamma-wormhole-token', 'ion-storm', 'destroyed-planet'],
      fields: ['System.markers'],
    },
    cells: {
      repair: repaired('marker', { token: 'frontier', system: '46', there: 'no' }),
      trade: NO_GOODS,
      narration: told(
        { type: 'token-laid', seat: 'ann', token: 'ion-storm', face: 'beta', system: '34' },
        { type: 'token-turned', token: 'ion-storm', face: 'beta', system: '34' },
        { type: 'tokens-laid-out', token: 'frontier', systems: ['46'] },
      ),
      undo: undone({ harmless: ['token-laid', 'token-turned'] }),
      why: explained('explore', 'in 46', /^❌ .*\nYou have no ships there/),
      picture: shownAt('46', /Frontier token/),
      help: helped('token frontier', /You can explore it/),
      odds: NOT_IN_COMBAT,
      replaced: inherited(({ systems }) => systems['46'].markers),
      elimination: left(({ systems }) => systems['46'].markers?.length, 1),
      conservation:
        'which of them are left is counted by what lies on the board: a second one with the name of another cannot be laid',
      hidden: seenBy('bob', ({ systems }) => systems),
      order: 'whoever moves says it with their movement: it is no moment that could be declined',
    },
  },
  {
    name: 'tokens on planets',
    covers: { tokens: ['sleeper'], fields: ['Planet.markers'] },
    cells: {
      repair: () => {
        const t = laid((state) => (state.seats.cat.faction = 'ul'));
        expect(corrects(t.game, 'marker', { token: 'sleeper', system: 'lodor', there: 'yes' })).toBeUndefined();
        expect(t.state.planets.lodor.markers).toEqual([{ id: 'sleeper#1', component: 'sleeper', owner: 'cat' }]);
        expect(corrects(t.game, 'marker', { token: 'sleeper', system: '26', there: 'yes' })).toBe(
          'That planet is not on the board.',
        );
        expect(corrects(laid().game, 'marker', { token: 'sleeper', system: 'lodor', there: 'yes' })).toBe(
          'That token is not in this game.',
        );
      },
      trade: NO_GOODS,
      narration: told(
        { type: 'token-laid', seat: 'ann', token: 'sleeper', system: '26', planet: 'lodor' },
        { type: 'token-taken-up', seat: 'ann', token: 'sleeper', system: '26', planet: 'lodor' },
      ),
      undo: undone({ harmless: ['token-laid'] }),
      why: explained('explore', 'Lodor', /^❌ .*\nSol controls it/),
      picture: () => {
        const t = laid(
          (state) => (state.planets.starpoint.markers = [{ id: 'sleeper#1', component: 'sleeper', owner: 'cat' }]),
        );
        const all = buildBoardView(t.game, null);
        expect(
          describeCloseUp(
            all,
            all.systems.filter(({ id }) => id === '27'),
          ),
        ).toMatch(/Starpoint \(.*with Sleeper/);
      },
      help: helped('token sleeper', /Sleeper.*token[\s\S]*There are 5/),
      odds: NOT_IN_COMBAT,
      replaced: 'it lies on the board, and says whose it is by seat',
      elimination: OF_THE_BOARD,
      conservation: 'which of them are left is counted by what lies on the board',
      hidden: seenBy('bob', ({ planets }) => planets),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'planets that come and go',
    covers: { tokens: ['mirage-token'] },
    cells: {
      repair: repaired('marker', { token: 'mirage-token', system: '46', there: 'yes' }),
      trade: NO_GOODS,
      narration: told({ type: 'planet-destroyed', seat: 'ann', planet: 'lodor', system: '26' }),
      undo: undone({ consented: ['planet-destroyed'] }),
      why: explained('play', 'The Obsidian', /./),
      picture: shownAt('27', /Starpoint/),
      help: helped('planet mirage', /Mirage.*planet[\s\S]*Legendary/),
      odds: NOT_IN_COMBAT,
      replaced: inherited(({ planets }) => planets),
      elimination: OF_THE_BOARD,
      conservation: counted((state) => delete state.planets.starpoint),
      hidden: seenBy('bob', ({ planets }) => planets),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'legendary planets',
    covers: { kinds: ['legendary-card'], fields: ['Planet.legend'] },
    cells: {
      repair: repaired('card', { seat: 'ann', card: 'the-atrament', state: 'exhausted' }),
      trade: NO_GOODS,
      narration: told({ type: 'ability-used', seat: 'ann', component: 'the-atrament' }),
      undo: undone({ harmless: ['ability-used'] }),
      why: explained('play', 'The Atrament', /This is not the time to use it[\s\S]*Card text: /),
      picture: shownAt('65', /Primor \(legendary/),
      help: helped('the-atrament', /The Atrament/),
      odds: NOT_IN_COMBAT,
      replaced: inherited(({ planets }) => planets.primor.legend),
      elimination: 'it is its planet’s, and nobody is eliminated who controls one (33.1)',
      conservation: 'it lies with its planet alone, which has one',
      hidden: seenBy('bob', ({ planets }) => planets.primor.legend),
      order: 'it is asked about once in a turn of its owner’s, with the end of that turn',
    },
  },
  {
    name: 'tiles that are turned',
    covers: { fields: ['System.face'] },
    cells: {
      repair: repaired('side', { system: '82', side: 'open' }),
      trade: NO_GOODS,
      narration: told({ type: 'tile-turned', system: '82', face: 'open', wormholes: ['alpha', 'beta', 'gamma'] }),
      undo: undone({ harmless: ['tile-turned'] }),
      why: explained('activate', '82', /wormhole|[✅❌]/u),
      picture: shownAt('82', /gamma wormhole/),
      help: helped('tile 82', /turned to its active side/),
      odds: NOT_IN_COMBAT,
      replaced: 'it belongs to the board',
      elimination: OF_THE_BOARD,
      conservation: 'a tile has its sides printed on it',
      hidden: seenBy('bob', ({ systems }) => systems['82']),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'systems that swap places, and hyperlanes',
    covers: { fields: ['State.hyperlanes'] },
    cells: {
      repair: 'how tiles lie is settled before the game and by one hero, whose use is taken back with /undo',
      trade: NO_GOODS,
      narration: told({ type: 'systems-swapped', seat: 'ann', systems: ['26', '27'] }),
      undo: undone({ consented: ['systems-swapped'] }),
      why: explained('activate', '27', /[✅❌]/u),
      picture: shownAt('27', /New Albion/),
      help: helped('tile 83a', /This is not a system/),
      odds: NOT_IN_COMBAT,
      replaced: 'it belongs to the board',
      elimination: OF_THE_BOARD,
      conservation: counted((state) => delete state.systems['27']),
      hidden: seenBy('bob', ({ systems }) => systems),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'a tile in the place of a system’s own',
    covers: { fields: ['System.tile'] },
    cells: {
      repair: 'one hero brings it, whose use is taken back with /undo',
      trade: NO_GOODS,
      narration: told({ type: 'tile-replaced', seat: 'ann', system: '27', tile: '81', planets: ['starpoint'] }),
      undo: undone({ consented: ['tile-replaced'] }),
      why: explained('activate', '27', /[✅❌]/u),
      picture: shownAt('27', /New Albion/),
      help: helped('tile 81', /Supernova/),
      odds: NOT_IN_COMBAT,
      replaced: 'it belongs to the board',
      elimination: OF_THE_BOARD,
      conservation: counted((state) => delete state.systems['27']),
      hidden: seenBy('bob', ({ systems }) => systems['27']),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'captured units',
    covers: { fields: ['Seat.captured'] },
    cells: {
      repair: repaired('captured', { seat: 'ann', owner: 'bob', unit: 'cruiser', count: '2' }),
      trade: traded({ captured: ['cruiser#1'] }, /gives 1 captured cruiser/),
      narration: told(
        { type: 'units-captured', seat: 'ann', from: 'bob', units: ['cruiser'] },
        { type: 'units-returned', seat: 'ann', owner: 'bob', units: ['cruiser'], why: 'blockade' },
      ),
      undo: undone({ consented: ['units-captured', 'units-returned'] }),
      why: explained('capture', 'bob', /✅|❌|I don't know that name/),
      picture: shownBefore(/captured/),
      help: 'it is a rule, and no component: those that capture tell of it',
      odds: 'what is captured is lost to its owner all the same',
      replaced: inherited((state) => ann(state).captured),
      elimination: left((state) => ann(state).captured, undefined),
      conservation: counted((state) => {
        for (let i = 0; i < 9; i++) ann(state).captured?.push({ type: 'cruiser', owner: 'bob' });
      }),
      hidden: seenBy('bob', (state) => ann(state).captured),
      order: NOBODY_ASKED,
    },
  },
  {
    name: 'command tokens of others',
    covers: { fields: ['Seat.foreignTokens', 'Seat.foreignTokensSince'] },
    cells: {
      repair: repaired('foreign-token', { seat: 'ann', owner: 'bob', there: 'no' }),
      trade: NO_GOODS,
      narration: told(
        { type: 'foreign-token-gained', seat: 'ann', owner: 'bob', from: 'reinforcements' },
        { type: 'foreign-token-returned', seat: 'ann', owner: 'bob' },
      ),
      undo: undone({ consented: ['foreign-token-gained', 'foreign-token-returned'] }),
      why: 'it is gained by a combat that is won, and nobody asks for it',
      picture: shownBefore(/tokens of Sol/),
      help: 'it is a rule, and no component: those that take tokens tell of it',
      odds: NOT_IN_COMBAT,
      replaced: inherited((state) => ann(state).foreignTokens),
      elimination: left((state) => ann(state).foreignTokens, undefined),
      conservation: counted((state) => ann(state).foreignTokens?.push('bob')),
      hidden: seenBy('bob', (state) => ann(state).foreignTokens),
      order: NOBODY_ASKED,
    },
  },
];
