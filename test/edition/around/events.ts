import { expect } from 'vitest';
import { booksOf } from '../../../src/editions/ti4/book.ts';
import { fourthFace } from '../../../src/editions/ti4/face/face.ts';
import { lobbyForm } from '../../../src/editions/ti4/face/lobby-form.ts';
import type { FourthSight } from '../../../src/editions/ti4/face/sight.ts';
import { describeCloseUp, describeTable } from '../../../src/editions/ti4/map/alt.ts';
import { why } from '../../../src/editions/ti4/rules/why.ts';
import type { State } from '../../../src/editions/ti4/rules/state.ts';
import { knownTo } from '../../../src/editions/ti4/views/known.ts';
import { boardView } from '../../../src/editions/ti4/views/see-board.ts';
import { faults } from '../../../src/editions/ti4/rehearsal/audit.ts';
import { elimination } from '../../../src/editions/ti4/rules/phases/elimination.ts';
import { playing } from '../../content/events/at.ts';
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
      why: () => expect(why(laid().game, 'ann', 'play', 'Total War').join('\n')).toMatch(/You have 3 of 10 commodities/),
      picture: () => expect(describeTable(boardView(laid().game, null))).toContain('Galactic events: Total War, Age of Commerce.'),
      help: () => {
        const sight = { game: laid().game } as FourthSight;
        expect(fourthFace(booksOf()).rule('total-war', { sight })).toMatch(/Total War.*event/);
      },
      odds: 'none of them changes a roll',
      replaced: 'they are nobody’s',
      elimination: 'they are nobody’s',
      conservation: 'the settings of a game do not change while it is played',
      hidden: () => expect(knownTo(laid().game, 'bob').state.options.events).toEqual(['total-war', 'age-of-commerce']),
      order: () => expect(lobbyForm(booksOf()).settings.fields.some(({ key }) => key === 'events')).toBe(true),
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
        expect(corrects(t.game, 'planet-commodities', { planet: 'nowhere', count: '5' })).toBe('There is no such planet on the board.');
        expect(corrects(playing()().game, 'planet-commodities', { planet: ANN_HOME, count: '5' })).toBe(
          'No commodities lie on planets in this game.',
        );
      },
      trade: NO_GOODS,
      narration: told(
        { type: 'planet-commodities-laid', seat: 'ann', planet: 'lodor', count: 3 },
        { type: 'planet-commodities-moved', seat: 'ann', from: 'lodor', planet: 'starpoint', count: 1 },
        { type: 'planet-commodities-discarded', seat: 'ann', planet: 'lodor', count: 10 },
        { type: 'corrected', what: 'planet-commodities', about: { planet: 'lodor', count: '5' } },
      ),
      undo: undone({ harmless: ['planet-commodities-laid', 'planet-commodities-moved', 'planet-commodities-discarded'] }),
      why: () => expect(why(laid().game, 'ann', 'play', 'Total War').join('\n')).toMatch(/You have 3 of 10 commodities/),
      picture: () => {
        const all = boardView(laid().game, null);
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
      conservation: () => expect(faults(laid((state) => void (state.planets[ANN_HOME].commodities = -1)).game)).not.toEqual([]),
      hidden: () => expect(knownTo(laid().game, 'bob').state.planets[ANN_HOME].commodities).toBe(3),
      order: 'where they go is asked of whoever places or moves them',
    },
  },
];
