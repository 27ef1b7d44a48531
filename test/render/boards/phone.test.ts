import { describe, expect, test } from 'vitest';
import { composeCloseUp, selectFrames, systemsAround } from '#ti4/render/board/close-up.ts';
import { MIN_PHONE_FONT_PX } from '#render/phone-scale.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { describeTechnologies } from '#ti4/render/alt-text.ts';
import { composeHand } from '#ti4/render/sheets/hand.ts';
import { composePlayer, paginateSheets } from '#ti4/render/sheets/sheets.ts';
import { composeTechnologySheet } from '#ti4/render/sheets/technologies.ts';
import { buildBoardView, listTechnologies } from '#ti4/views/index.ts';
import type { BoardView, SystemView } from '#ti4/views/index.ts';
import { eight, kings } from './kings.ts';
import { smallestOnPhone } from './letters.ts';
import { table } from '../../rules/table.ts';
import { battle, crowded, hand, opening, threeWorlds, wide, wonders } from './scenes.ts';

const scenes: Record<string, () => BoardView> = {
  'a crowded game': crowded,
  'a battle': battle,
  'the beginning': () => opening(6),
  'every anomaly': wonders,
  'homes of many worlds': threeWorlds,
  'a wide board': wide,
  'eight players and hyperlanes': eight,
  'two systems beside the galaxy': () => kings('standard-6'),
};

const legible = (view: BoardView, shown: SystemView[], width: number): void => {
  expect(smallestOnPhone(composeCloseUp(view, shown, width)), shown.map(({ id }) => id).join()).toBeGreaterThanOrEqual(
    MIN_PHONE_FONT_PX,
  );
};

describe.each(Object.entries(scenes))('%s', (_name, scene) => {
  const view = scene();

  test('has close-ups readable on a phone for any system', () => {
    for (const system of view.systems)
      for (const rings of [0, 1]) legible(view, systemsAround(view, system, rings), 2000);
  });

  test('has table and player areas readable on a phone', () => {
    const pages = paginateSheets(view);
    expect(pages.length).toBeLessThanOrEqual(4);
    expect(pages.flatMap(({ seats }) => seats)).toEqual(view.seats);
    for (const { picture } of pages) expect(smallestOnPhone(picture)).toBeGreaterThanOrEqual(MIN_PHONE_FONT_PX);
    for (const seat of view.seats)
      expect(smallestOnPhone(composePlayer(view, seat))).toBeGreaterThanOrEqual(MIN_PHONE_FONT_PX);
  });

  test('has scenes readable on a phone, whatever has changed', () => {
    const ids = view.systems.map(({ id }) => id);
    for (const [i, system] of ids.entries()) {
      const systems = [system, ids[(i + 5) % ids.length], ids[(i + 11) % ids.length]];
      const frames = selectFrames(view, { systems, besides: [ids[(i + 1) % ids.length]] });
      expect(frames.flat().map(({ id }) => id)).toEqual(expect.arrayContaining(systems));
      for (const shown of frames) legible(view, shown, 1200);
    }
  });
});

test('a hand is readable on a phone', () => {
  expect(smallestOnPhone(composeHand(hand()))).toBeGreaterThanOrEqual(MIN_PHONE_FONT_PX);
});

test('every faction’s technologies are readable on a phone, with full names', () => {
  const book = rulebookOf();
  for (const faction of Object.values(book.byKind.faction)) {
    const { game } = table({ sets: book.sets.map((set) => set.split('@')[0]), seats: { ann: faction.id, bob: 'sol' } });
    const seat = buildBoardView(game, null).seats.find(({ id }) => id === 'ann');
    if (!seat) throw new Error('nobody');
    const sheets = listTechnologies(game, 'ann');
    const picture = composeTechnologySheet(seat, sheets);
    expect(smallestOnPhone(picture)).toBeGreaterThanOrEqual(MIN_PHONE_FONT_PX);
    expect(picture.pieces[0].layers[0].body().match(/[^>]*…/)?.[0], faction.id).toBeUndefined();
  }
});

test('a technology is filled when owned and outlined when available', () => {
  const { game } = table({ technologies: { ann: ['antimass-deflectors'] } });
  const [one] = buildBoardView(game, null).seats.filter(({ id }) => id === 'ann');
  const drawn = (name: string, state: 'owned' | 'open' | 'shut'): string => {
    const sheets = listTechnologies(game, 'ann').filter((sheet) => sheet.name === name);
    expect(sheets.map((sheet) => sheet.state)).toEqual([state]);
    return composeTechnologySheet(one, sheets).pieces[0].layers[0].body();
  };
  expect(drawn('Antimass Deflectors', 'owned')).toMatch(/rx="14" fill="#56a8ff" stroke="#ffffff"/);
  expect(drawn('Gravity Drive', 'open')).toMatch(/rx="14" fill="#56a8ff" fill-opacity="\.16" stroke="#56a8ff"/);
  expect(drawn('Fleet Logistics', 'shut')).not.toMatch(/rx="14" fill="#56a8ff"/);
  expect(describeTechnologies(one, listTechnologies(game, 'ann'))).toMatch(
    /Owned: Antimass Deflectors \(propulsion\).*\. Can be researched next: .*Gravity Drive/,
  );
});
