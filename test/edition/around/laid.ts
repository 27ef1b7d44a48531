import { expect } from 'vitest';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { UNDOABLE_FACTS } from '#ti4/service/undoable-facts.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { describeCloseUp, describePlayer } from '#ti4/render/alt-text.ts';
import { countCards, listStateProblems } from '#ti4/simulation/audit.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { narrate } from '#ti4/views/index.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { clone } from '#engine';
import { frontierToken, POK } from '../../rules/exploring.ts';
import { table, type TestTable } from '../../rules/table.ts';
import { corrects } from '../corrects.ts';

// A table on which something of every mechanism lies, and what is asked of each.

/** Ann, who plays Letnev, has some of everything; bob has nothing of it. */
export const laid = (change?: (state: State) => void): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' },
    board: { '206': '46', '201': '65', '202': '66' },
    planets: { ann: ['starpoint', 'primor'], bob: ['lodor'] },
    space: { 27: { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } },
    ground: { 'new-albion': { ann: '1 mech, 1 infantry' } },
    change: (state) => {
      const { ann } = state.seats;
      ann.relics = { 'the-obsidian': { component: 'the-obsidian' } };
      state.decks.relic.draw = state.decks.relic.draw.filter((card) => card !== 'the-obsidian');
      ann.fragments = ['cultural-relic-fragment#1'];
      ann.captured = [{ type: 'cruiser', owner: 'bob' }, { type: 'fighter' }];
      ann.foreignTokens = ['bob'];
      state.seats.bob.tokens.strategy -= 1;
      state.systems['46'].markers = frontierToken();
      state.systems['33'].markers = [{ id: 'gamma-wormhole-token#1', component: 'gamma-wormhole-token' }];
      state.systems['34'].markers = [{ id: 'ion-storm#1', component: 'ion-storm', face: 'alpha' }];
      state.planets.starpoint.markers = [{ id: 'mining-world#1', component: 'mining-world' }];
      change?.(state);
    },
  });

type Fields = Record<string, string>;

/** It is put right by a correction. */
export const repaired = (name: string, given: Fields) => (): void => {
  expect(corrects(laid().game, name, given)).toBeUndefined();
};

/** These facts are told in sentences. */
export const told =
  (...facts: GameFact[]) =>
  (): void => {
    for (const fact of facts) expect(narrate(laid().game, [fact], null).join(' '), fact.type).toMatch(/^\S.{8,}[.!?)]/);
  };

/** Told, and of this class of undo: what its own player chose alone is taken back without the others. */
export const undone = (classes: { harmless?: string[]; consented?: string[] }) => (): void => {
  for (const type of classes.harmless ?? []) expect(UNDOABLE_FACTS.has(type), type).toBe(true);
  for (const type of classes.consented ?? []) expect(UNDOABLE_FACTS.has(type), type).toBe(false);
};

/** Why it cannot be done is answered with this. */
export const explained = (inquiry: string, about: string, said: RegExp) => (): void => {
  expect(answerInquiry(laid().game, 'ann', inquiry, about).join('\n')).toMatch(said);
};

const view = () => buildBoardView(laid().game, null);

/** It stands before its player, in words that take the place of the picture. */
export const shownBefore = (said: RegExp) => (): void => {
  const all = view();
  const ann = all.seats.find(({ id }) => id === 'ann');
  expect(ann && describePlayer(all, ann)).toMatch(said);
};

/** It is on the picture of a system, in words that take its place. */
export const shownAt = (system: string, said: RegExp) => (): void => {
  const all = view();
  expect(
    describeCloseUp(
      all,
      all.systems.filter(({ id }) => id === system),
    ),
  ).toMatch(said);
};

const books = rulebooksBySets();
const edition = createFourthEdition(books);

/** `/help` tells of it. */
export const helped = (key: string, said: RegExp) => (): void => {
  const presenter = { game: laid().game } as FourthEditionPresenter;
  const face = createFourthEditionAdapter(books);
  expect(face.resolveRule(key, { presenter })).toMatch(said);
  expect(face.searchRules('', { presenter }).some((one) => one.key === key)).toBe(true);
};

/** Whoever takes somebody's place has it as it lay. */
export const inherited = (of: (state: State) => unknown) => (): void => {
  const { state } = laid();
  const before = clone(of(state) as never);
  expect(before).toBeDefined();
  edition.onSeatReplaced?.(state, 'ann');
  expect(of(state)).toEqual(before);
};

/** What becomes of it as its player is eliminated, with nothing lost. */
export const left = (of: (state: State) => unknown, becomes: unknown) => (): void => {
  const t = laid();
  const cards = countCards(t.game);
  t.begin(elimination, { seat: 'ann' });
  expect(of(t.state)).toEqual(becomes);
  expect([countCards(t.game).found, listStateProblems(t.game)]).toEqual([cards.found, []]);
};

/** Nothing is wrong with the table, and what is done to it so is seen. */
export const counted = (spoil: (state: State) => void) => (): void => {
  const t = laid();
  const cards = countCards(t.game).found;
  expect(listStateProblems(t.game)).toEqual([]);
  spoil(t.state);
  expect(listStateProblems(t.game).length > 0 || countCards(t.game).found !== cards).toBe(true);
};

/** All that is known of it to another. */
export const seenBy = (seat: SeatId, of: (state: State) => unknown, known?: unknown) => (): void => {
  const t = laid();
  expect(of(knownTo(t.game, seat).state)).toEqual(known ?? of(t.state));
};
