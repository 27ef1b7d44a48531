import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isComing, issueName, issueOf, issues, setsOf } from '../issues.ts';
import { windowHost } from '#ti4/rules/events/windows.ts';
import type { TestTable } from '../../rules/table.ts';
import { galaxy, type Kind } from './galaxy.ts';
import { factionOf, hold, homesOf } from './held.ts';
import { momentKind, moments, type Moment } from './events.ts';
import { isAllowed, unmet } from './kinds.ts';

/** When a card says it may be used: one of these moments, each with what it has to be about. */
interface Occasion {
  id: string;
  /** Of which set, where a later one has an issue that takes its place. */
  set?: string;
  at: Kind[];
  /** Lies face up before ann. */
  faceUp?: true;
  /** A law that nobody owns. */
  law?: true;
  /** Action cards that lie in the discard pile. */
  discarded?: string[];
  /** Ships have arrived wherever somebody has moved to. */
  arrives?: true;
  /** Systems where a command token of ann lies besides. */
  tokens?: string[];
}

const folder = path.join(import.meta.dirname, '..', '..', 'coverage');
const read = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T;
const occasions = read<Occasion[]>('moments.json');

function tableFor({ id, set, faceUp, law, arrives, discarded = [], tokens = [] }: Occasion): {
  t: TestTable;
  key: string;
} {
  const component = issueOf(id, set);
  const faction = factionOf(component) ?? 'letnev';
  const note = component.kind === 'promissory-note' ? component.faction : undefined;
  const sets = setsOf(component, set);
  const t = galaxy({
    ...(sets && { sets }),
    seats: {
      ann: faction,
      bob: note ?? (faction === 'xxcha' ? 'letnev' : 'xxcha'),
      cat: faction === 'l1z1x' ? 'letnev' : 'l1z1x',
      dan: note === 'jol-nar' || faction === 'jol-nar' ? 'sol' : 'jol-nar',
    },
    ...homesOf(faction),
    ...(component.kind === 'action-card' && { hands: { ann: [`${id}#1`] } }),
    ...(component.kind === 'technology' && { technologies: { ann: [id] } }),
    change: (state) => {
      hold(state, component);
      if (component.kind === 'promissory-note')
        state.seats.ann[faceUp ? 'playArea' : 'promissoryNotes'].push(`${id}@bob`);
      if (component.kind === 'agenda')
        state.laws[id] = { component: id, ...(!law && { owner: 'ann', elected: 'ann' }) };
      state.decks.action.draw = state.decks.action.draw.filter((card) => !discarded.includes(card));
      state.decks.action.discard.push(...discarded);
      for (const seat of ['bob', 'cat']) state.seats[seat].commodities = seat === 'bob' ? 2 : 0;
      for (const system of tokens) state.systems[system].tokens.push('ann');
      if (arrives)
        for (const seat of ['ann', 'bob', 'cat'])
          for (const system of Object.keys(state.systems))
            state.facts.push({ type: 'ships-moved', seat, from: system, into: system, path: [], units: [] });
    },
  });
  return {
    t,
    key: component.kind === 'action-card' ? `${id}#1` : component.kind === 'promissory-note' ? `${id}@bob` : id,
  };
}

const offered = (t: TestTable, key: string, moment: Moment): boolean =>
  windowHost.optionsFor(t.game, 'ann', moment as never).some((one) => one.key === key || one.key.startsWith(`${key}/`));

const told = (moment: Moment): string => JSON.stringify(moment);

for (const occasion of occasions) {
  const name = issueName(issueOf(occasion.id, occasion.set));
  test(`${name} is usable at exactly its printed moments`, () => {
    const { t, key } = tableFor(occasion);
    const named = new Set(occasion.at.map(({ moment }) => moment));
    const allowed = (moment: Moment): boolean =>
      named.has(`${moment.timing} ${moment.name}`) && isAllowed(momentKind(t, moment), { allowed: occasion.at });
    const wrong = moments(t).filter((moment) => offered(t, key, moment) !== allowed(moment));
    expect(wrong.map(told)).toEqual([]);
  });

  test(`${name}: each timing condition excludes some moment of the test`, () => {
    const { t } = tableFor(occasion);
    for (const wanted of occasion.at) {
      const alike = moments(t)
        .filter(({ timing, name }) => `${timing} ${name}` === wanted.moment)
        .map((moment) => momentKind(t, moment));
      expect(alike.some((kind) => !unmet(kind, wanted).length)).toBe(true);
      const idle = Object.keys(wanted).filter(
        (term) => term !== 'moment' && !alike.some((kind) => unmet(kind, wanted).join() === term),
      );
      expect(idle).toEqual([]);
    }
  });
}

test('every component that answers moments is tested here or listed elsewhere', () => {
  const elsewhere = Object.keys(read<Record<string, string>>('moments-elsewhere.json'));
  const listed = new Set(occasions.map(({ id, set }) => issueName(issueOf(id, set))));
  const answering = issues.filter(({ reactions = [] }) => reactions.some(({ lasting }) => !lasting)).map(issueName);
  expect(answering.filter((id) => !listed.has(id) && !elsewhere.includes(id))).toEqual([]);
  expect(elsewhere.filter((id) => listed.has(id) || !(answering.includes(id) || isComing(id)))).toEqual([]);
});
