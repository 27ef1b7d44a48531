import { expect } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { createLobbyForms } from '#ti4/discord/lobby/lobby-forms.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { describeCloseUp, describePlayer, describeTable } from '#ti4/render/alt-text.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import type { State } from '#ti4/rules/state.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { playing } from '../../content/events/at.ts';
import { ARC_PRIME, at as minorsAt, WREN_TERRA } from '../../content/events/minors.ts';
import { formatOddsReport } from '#ti4/discord/odds/odds-report.ts';
import { corrects } from '../corrects.ts';
import type { Mechanism } from './mechanisms.ts';
import { told, undone } from './laid.ts';

const ANN_HOME = 'retillion';
const laid = (change?: (state: State) => void) =>
  playing(
    'total-war',
    'age-of-commerce',
  )({
    change: (state) => {
      state.planets[ANN_HOME].commodities = 3;
      change?.(state);
    },
  });
/** Ann has the alliance card of the Letnev and one of their planets; the other is guarded. */
const allied = (change?: (state: State) => void) =>
  minorsAt(['10'], {
    ground: { [WREN_TERRA]: { neutral: '2 infantry' } },
    planets: { ann: [ARC_PRIME, ANN_HOME] },
    change: (state) => {
      if (state.minorFactions) state.minorFactions['10'].holder = 'ann';
      change?.(state);
    },
  });
const NO_GOODS = 'it is none of the goods of a transaction (94.2)';

/** Galactic events, and what they bring to the board. */
export const EVENTS: Mechanism[] = [
  {
    name: 'galactic events',
    covers: { kinds: ['event'] },
    cells: {
      repair: 'which are in force is settled before the game',
      trade: NO_GOODS,
      narration: 'they are there from the beginning: the lobby says which, and the picture of the table',
      undo: 'they are there from the beginning',
      why: () =>
        expect(answerInquiry(laid().game, 'ann', 'play', 'Total War').join('\n')).toMatch(
          /You have only 3 of 10 commodities/,
        ),
      picture: () =>
        expect(describeTable(buildBoardView(laid().game, null))).toContain(
          'Galactic events: Total War, Age of Commerce.',
        ),
      help: () => {
        const presenter = { game: laid().game } as FourthEditionPresenter;
        expect(createFourthEditionAdapter(rulebooksBySets()).resolveRule('total-war', { presenter })).toMatch(
          /Total War.*event/,
        );
      },
      odds: 'none of them changes a roll',
      replaced: 'they are nobody’s',
      elimination: 'they are nobody’s',
      conservation: 'the settings of a game do not change while it is played',
      hidden: () => expect(knownTo(laid().game, 'bob').state.options.events).toEqual(['total-war', 'age-of-commerce']),
      order: () =>
        expect(createLobbyForms(rulebooksBySets()).settings.fields.some(({ key }) => key === 'events')).toBe(true),
    },
  },
  {
    name: 'commodities on planets',
    covers: { fields: ['Planet.commodities'] },
    cells: {
      repair: () => {
        const t = laid();
        expect(corrects(t.game, 'planet-commodities', { planet: ANN_HOME, count: '5' })).toBeUndefined();
        expect(t.state.planets[ANN_HOME].commodities).toBe(5);
        expect(corrects(t.game, 'planet-commodities', { planet: ANN_HOME, count: '0' })).toBeUndefined();
        expect(t.state.planets[ANN_HOME]).not.toHaveProperty('commodities');
        expect(corrects(t.game, 'planet-commodities', { planet: 'nowhere', count: '5' })).toBe(
          'That planet is not on the board.',
        );
        expect(corrects(playing()().game, 'planet-commodities', { planet: ANN_HOME, count: '5' })).toBe(
          'This game has no commodities on planets.',
        );
      },
      trade: NO_GOODS,
      narration: told(
        { type: 'planet-commodities-laid', seat: 'ann', planet: 'lodor', count: 3 },
        { type: 'planet-commodities-moved', seat: 'ann', from: 'lodor', planet: 'starpoint', count: 1 },
        { type: 'planet-commodities-discarded', seat: 'ann', planet: 'lodor', count: 10 },
        { type: 'corrected', what: 'planet-commodities', about: { planet: 'lodor', count: '5' } },
      ),
      undo: undone({
        harmless: ['planet-commodities-laid', 'planet-commodities-moved', 'planet-commodities-discarded'],
      }),
      why: () =>
        expect(answerInquiry(laid().game, 'ann', 'play', 'Total War').join('\n')).toMatch(
          /You have only 3 of 10 commodities/,
        ),
      picture: () => {
        const all = buildBoardView(laid().game, null);
        expect(describeCloseUp(all, all.systems)).toContain('with 3 commodities');
      },
      help: 'the event that lays them tells of them',
      odds: 'they take no part in a combat',
      replaced: 'they lie on the board, and are nobody’s',
      elimination: () => {
        const t = laid();
        t.begin(elimination, { seat: 'ann' });
        expect(t.state.planets[ANN_HOME].commodities).toBe(3);
      },
      conservation: () =>
        expect(listStateProblems(laid((state) => void (state.planets[ANN_HOME].commodities = -1)).game)).not.toEqual(
          [],
        ),
      hidden: () => expect(knownTo(laid().game, 'bob').state.planets[ANN_HOME].commodities).toBe(3),
      order: 'where they go is asked of whoever places or moves them',
    },
  },
  {
    name: 'minor factions',
    covers: { fields: ['State.minorFactions'] },
    cells: {
      repair: () => {
        const t = allied();
        expect(corrects(t.game, 'minor-alliance', { faction: 'letnev', seat: 'bob' })).toBeUndefined();
        expect(t.state.minorFactions?.['10'].holder).toBe('bob');
        expect(corrects(t.game, 'minor-alliance', { faction: 'letnev', seat: 'nobody' })).toBeUndefined();
        expect(t.state.minorFactions?.['10']).not.toHaveProperty('holder');
        expect(corrects(t.game, 'minor-alliance', { faction: 'sol', seat: 'bob' })).toBe(
          'That minor faction is not in this game.',
        );
        expect(corrects(t.game, 'minor-alliance', { faction: 'letnev', seat: 'neutral' })).toBe(
          "I don't know that player.",
        );
        const place = (count: string, planet: string) =>
          corrects(t.game, 'units', { seat: 'neutral', unit: 'infantry', place: planet, count });
        expect(place('4', WREN_TERRA)).toBeUndefined();
        expect(t.units('neutral', { planet: WREN_TERRA })).toBe('4 infantry');
        expect(place('1', ARC_PRIME)).toMatch(/controls that planet: correct that first\.$/);
        expect(corrects(t.game, 'count', { seat: 'neutral', what: 'trade-goods', count: '3' })).toBe(
          "I don't know that player.",
        );
        expect(corrects(t.game, 'control', { planet: WREN_TERRA, seat: 'bob' })).toMatch(
          /^First remove the units of the neutral side there\.$/,
        );
        expect(corrects(t.game, 'control', { planet: WREN_TERRA, seat: 'nobody' })).toBeUndefined();
        expect(corrects(laid().game, 'units', { seat: 'neutral', unit: 'infantry', place: 'lodor', count: '1' })).toBe(
          'This game has no neutral units.',
        );
      },
      trade: 'an alliance card goes with the planets of its system',
      narration: told(
        { type: 'minor-faction-placed', seat: 'ann', faction: 'letnev', system: '27' },
        { type: 'alliance-taken', seat: 'ann', from: 'bob', faction: 'letnev' },
        { type: 'alliance-taken', seat: 'ann', from: null, faction: 'letnev' },
        { type: 'unit-destroyed', seat: 'neutral', by: 'ann', unit: 'infantry', system: '26', planet: 'lodor' },
        { type: 'corrected', what: 'minor-alliance', about: { faction: 'letnev', seat: 'ann' } },
        { type: 'corrected', what: 'units', about: { seat: 'neutral', unit: 'infantry', place: 'lodor', count: '2' } },
      ),
      undo: undone({ harmless: ['minor-faction-placed'], consented: ['alliance-taken'] }),
      why: () => {
        const t = allied();
        expect(answerInquiry(t.game, 'bob', 'invade', WREN_TERRA).join('\n')).not.toContain('undefined');
      },
      picture: () => {
        const all = buildBoardView(allied().game, null);
        expect(describeTable(all)).toContain('alliance with Rear Admiral Farran of Letnev');
        const [seat] = all.seats.filter(({ id }) => id === 'ann');
        expect(seat && describePlayer(all, seat)).toContain('Alliances: Rear Admiral Farran of Letnev.');
        const shown = describeCloseUp(
          all,
          all.systems.filter(({ id }) => id === '10'),
        );
        expect(shown).toContain('minor faction: Letnev, alliance card with Yssaril');
        expect(shown).toContain('the neutral side 2 infantry');
      },
      help: () => {
        const presenter = { game: allied().game } as FourthEditionPresenter;
        expect(createFourthEditionAdapter(rulebooksBySets()).resolveRule('minor-factions', { presenter })).toMatch(
          /Minor Factions.*alliance card/s,
        );
      },
      odds: () => {
        const lines = formatOddsReport(
          allied().game,
          'bob',
          { system: '10', attacker: '1 carrier, 3 infantry' },
          (seat) => seat,
        );
        expect(lines.join('\n')).toMatch(/Wren Terra.*%/s);
      },
      replaced: 'whoever takes over a seat has its alliance cards',
      elimination: () => {
        const t = allied();
        t.begin(elimination, { seat: 'ann' });
        expect([t.state.minorFactions?.['10'].holder, t.state.seats.neutral.eliminated]).toEqual([
          undefined,
          undefined,
        ]);
      },
      conservation: () => {
        const t = allied((state) => void (state.planets[WREN_TERRA].controller = 'neutral'));
        expect(listStateProblems(t.game).join(' ')).toContain('neutral is not a player');
      },
      hidden: () => expect(knownTo(allied().game, 'bob').state.minorFactions?.['10'].holder).toBe('ann'),
      order: 'the plainest answer is given for neutral units, and nobody is asked',
    },
  },
];
