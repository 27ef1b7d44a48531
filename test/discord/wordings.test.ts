import { describe, expect, test } from 'vitest';
import type { Answer, Spec } from '#engine';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { abbreviations } from '#ti4/discord/input/abbreviations.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { table } from '../rules/table.ts';

// What people type, in the wording of the pictures, of the hints, and of players of other programs. Sol's home is at 301, beside Wellon (201).

const seats = { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' };

let kept: ReturnType<typeof asked> | undefined;
/** All the questions, put together once. */
const questions = (): ReturnType<typeof asked> => (kept ??= asked());

function asked(): { systems: Spec; ships: Spec; landing: Spec; building: Spec } {
  const t = table({
    seats,
    space: { '01': { ann: '2 carrier, 1 cruiser, 3 fighter' }, 26: { ann: '1 carrier, 2 destroyer' } },
    ground: { jord: { ann: '4 infantry, 1 space-dock' }, lodor: { ann: '2 infantry' } },
  }).begin(tacticalAction, { seat: 'ann' });
  const systems = t.spec('ann', 'system-to-activate');
  t.ann.activates('19');
  const ships = t.spec('ann', 'move-ships');
  t.stopsAt();
  const landed = table({ seats, space: { 27: { ann: '1 carrier, 4 infantry' } } }).begin(invasion, {
    seat: 'ann',
    system: '27',
  });
  const landing = landed.spec('ann', 'commit-ground-forces');
  landed.stopsAt();
  const built = table({ seats, ground: { starpoint: { ann: '1 space-dock' } }, planets: { ann: ['jord'] } }).begin(
    produceUnits,
    {
      seat: 'ann',
      system: '27',
    },
  );
  const building = built.spec('ann', 'units-to-produce');
  built.stopsAt();
  return { systems, ships, landing, building };
}

const read = (spec: Spec, text: string): Answer | string => {
  const found = parseAnswer(spec, text, abbreviations);
  return 'problem' in found ? found.problem : found.answer;
};

describe('Text that people type is understood', () => {
  test.each([
    ['106', '31'],
    ['201', '19'],
    ['wellon', '19'],
    ['Wellon (201)', '19'],
    ['new albion', '27'],
    ['starpoint', '27'],
    ['New Albion/Starpoint', '27'],
    ['starp', '27'],
    ['Albion', '27'],
    ['mecatol', '18'],
    ['mecatol rex', '18'],
    ['MR', '18'],
    ['rex', '18'],
    ['tarmann', '22'],
    ["Tar'mann", '22'],
    ['Tar’mann', '22'],
    ['quan', '25'],
    ['mehar xul', '24'],
    ['vefut', '20'],
    ['lirta 4', undefined],
    ['lirta IV', '35'],
    ['at 206', '24'],
    ['the system Thibah', '21'],
    ['corneq', '33'],
    ['weloln', '19'],
    ['sakulag', '31'],
    ['lazar & sakulag', '31'],
    ['Bereg, Lirta IV', '35'],
  ])('to activate: %s', (typed, system) => {
    const answer = read(questions().systems, typed);
    if (system === undefined) expect(answer).toContain("I don't know");
    else expect(answer).toEqual([system]);
  });

  test('Ambiguous text offers each meaning and keeps the rest', () => {
    const found = parseAnswer(questions().ships, '1 cruiser, 2 inf', abbreviations);
    expect(found).toMatchObject({
      meant: [
        { key: '1 cruiser, 2 carry-infantry@lodor', label: 'Carry 2 Infantry from Lodor' },
        { key: '1 cruiser, 2 carry-infantry@jord', label: 'Carry 2 Infantry from Jord' },
      ],
    });
  });

  test.each<[string, Record<string, number>]>([
    [
      '2 carrier (Jord), 4 infantry on Jord, 3 fighters',
      { 'carrier@01': 2, 'carry-infantry@jord': 4, 'carry-fighter@01': 3 },
    ],
    ['carrier from 301', { 'carrier@01': 1 }],
    ['carrier + 2 inf from Jord', { 'carrier@01': 1, 'carry-infantry@jord': 2 }],
    ['2 carriers from 301 + 4 infantry on jord', { 'carrier@01': 2, 'carry-infantry@jord': 4 }],
    ['cv from 101, 2 inf lodor', { 'carrier@26': 1, 'carry-infantry@lodor': 2 }],
    ['1 cruiser', { 'cruiser@01': 1 }],
    ['ca', { 'cruiser@01': 1 }],
    ['2 dd', { 'destroyer@26': 2 }],
    ['two destroyers', { 'destroyer@26': 2 }],
    ['all destroyers', { 'destroyer@26': 2 }],
    ['both destroyers', { 'destroyer@26': 2 }],
    ['3x ff', { 'carry-fighter@01': 3 }],
    ['ff x3', { 'carry-fighter@01': 3 }],
    ['3ff', { 'carry-fighter@01': 3 }],
    ['a cruiser and 2 destroyers', { 'cruiser@01': 1, 'destroyer@26': 2 }],
    ['cruiser with 3 fighters', { 'cruiser@01': 1, 'carry-fighter@01': 3 }],
    ['crusier', { 'cruiser@01': 1 }],
    ['2 destoryers', { 'destroyer@26': 2 }],
    ['2 Carry: Infantry on Lodor', { 'carry-infantry@lodor': 2 }],
    ['Carry 2 × Infantry on Lodor', { 'carry-infantry@lodor': 2 }],
    ['2 × Carrier (Jord), Carry 3 × Fighter in space', { 'carrier@01': 2, 'carry-fighter@01': 3 }],
    ['1 carrier, 3 inf, from jord', { 'carrier@01': 1, 'carry-infantry@jord': 3 }],
    ['dest', { 'destroyer@26': 1 }],
    ['nothing', {}],
  ])('to move: %s', (typed, answer) => {
    expect(read(questions().ships, typed)).toEqual(answer);
  });

  test.each<[string, Record<string, number>]>([
    ['2 infantry on New Albion, 2 infantry on Starpoint', { 'infantry@new-albion': 2, 'infantry@starpoint': 2 }],
    ['2 inf starpoint', { 'infantry@starpoint': 2 }],
    ['all infantry to starpoint', { 'infantry@starpoint': 4 }],
    ['3 gf albion and 1 gf star', { 'infantry@new-albion': 3, 'infantry@starpoint': 1 }],
    ['starpoint', { 'infantry@starpoint': 1 }],
    ['1 troop on New Albion + 2 troops on Starpoint', { 'infantry@new-albion': 1, 'infantry@starpoint': 2 }],
  ])('to land: %s', (typed, answer) => {
    expect(read(questions().landing, typed)).toEqual(answer);
  });

  test.each<[string, Record<string, number>]>([
    ['1 carrier, 2 infantry', { carrier: 1, infantry: 2 }],
    ['dread + 2 ff', { dreadnought: 1, fighter: 2 }],
    ['2 inf, 2 ff, 1 cv', { infantry: 2, fighter: 2, carrier: 1 }],
    ['a dreadnaught and two fighters', { dreadnought: 1, fighter: 2 }],
    ['flagship', { flagship: 1 }],
    ['cruisers x2', { cruiser: 2 }],
  ])('to build: %s', (typed, wanted) => {
    const answer = read(questions().building, typed);
    expect(typeof answer, String(answer)).toBe('object');
    const byType = Object.fromEntries(
      Object.entries(answer as Record<string, number>).map(([key, count]) => [key.split('@')[0], count]),
    );
    expect(byType).toEqual(wanted);
  });
});

describe('Ambiguous or unknown text is not guessed', () => {
  test.each(['carrier', '2 infantry', 'carry', 'carrier, cruiser', '1 carrier + 1 cruiser', 'infantry x2'])(
    'to move: %s',
    (typed) => {
      expect(read(questions().ships, typed)).toMatch(/can mean several things: .+, .+\.$/);
    },
  );

  test.each(['dreadnought', 'no cruiser', '2 inf on Wellon', 'banana', 'cruiser; banana', '9', 'war suns'])(
    'to move missing units: %s',
    (typed) => {
      expect(read(questions().ships, typed)).toMatch(/^I don't know “.+” here\. Choose from: .+, .+\.$/);
    },
  );

  test.each(['999', 'the moon', '3', 'jord beach', 'l', 'a', '*'])('to activate: %s', (typed) => {
    expect(typeof read(questions().systems, typed)).toBe('string');
  });
});
