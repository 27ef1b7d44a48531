import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import { isComing, issueName, issueOf, issues, setsOf } from '../issues.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import type { Spec } from '#engine';
import type { TestTable } from '../../rules/table.ts';
import { frontierToken } from '../../rules/exploring.ts';
import { galaxy, type Limit } from './galaxy.ts';
import { factionOf, hold, homesOf } from './held.ts';
import { candidates, isAllowed, listsOf, unmet } from './kinds.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'coverage', 'limits');
const files = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort();
const limitsIn = (file: string): Limit[] => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Limit[];
const limits = files.flatMap(limitsIn);

const componentOf = ({ id, set }: Limit): Component => issueOf(id, set);

/** The galaxy with the component where ann can use it. */
function tableFor(limit: Limit): TestTable {
  const component = componentOf(limit);
  const own = factionOf(component) ?? (component.kind === 'promissory-note' ? undefined : limit.faction);
  const owner = component.kind === 'promissory-note' ? limit.faction : undefined;
  const sets = setsOf(component, limit.set);
  return galaxy({
    ...(sets && { sets }),
    seats: {
      ann: own ?? 'letnev',
      bob: owner ?? (own === 'xxcha' ? 'letnev' : 'xxcha'),
      cat: own === 'l1z1x' ? 'letnev' : 'l1z1x',
      dan: own === 'jol-nar' ? 'letnev' : 'jol-nar',
    },
    ...homesOf(own),
    ...(component.kind === 'action-card' && { hands: { ann: [component.id] } }),
    ...(component.kind === 'technology' && { technologies: { ann: [component.id] } }),
    ...(limit.own && { technologies: { ann: limit.own } }),
    ...(limit.technologies && { technologies: { bob: limit.technologies } }),
    ...(limit.comes === 'vote' && { phase: 'agenda' as const }),
    change: (state) => {
      hold(state, component);
      if (component.kind === 'promissory-note') state.seats.ann.promissoryNotes.push(`${component.id}@bob`);
      if (limit.comes === 'vote') {
        // What is voted on is no law yet.
        delete state.laws[component.id];
        state.decks.agenda.draw = [component.id, 'mutiny', 'economic-equality'];
      }
      (limit.frontier ?? []).forEach((system, i) => (state.systems[system].markers = frontierToken(i + 1)));
      for (const planet of limit.nobodys ?? []) state.planets[planet].controller = null;
      if (limit.arrives !== undefined)
        state.facts.push({
          type: 'ships-moved',
          seat: String(limit.about?.seat),
          into: limit.arrives,
          from: limit.arrives,
          path: [],
          units: [],
        });
    },
  });
}

/** What is put to ann, just as the question comes up in a game. */
function specFor(limit: Limit, t: TestTable): Spec {
  const component = componentOf(limit);
  const key =
    component.kind === 'action-card'
      ? `${component.id}#1`
      : component.kind === 'promissory-note'
        ? `${component.id}@bob`
        : component.id;
  if (limit.comes === 'question') {
    const question = t.game.book.questions[limit.question ?? ''];
    if (!question) throw new Error(`No question ${limit.question ?? ''}`);
    return question.spec(t.game as never, 'ann', (limit.data ?? {}) as never);
  }
  if (limit.comes === 'vote') return t.begin(agendaPhase, {}).declineAll().spec('ann', 'vote-for');
  if (limit.comes === 'action') t.begin(turn, { seat: 'ann', performed: 0 }).ann.chooses(`component:${key}`, 'turn');
  else {
    const [timing, name] = limit.moment?.split(' ') ?? [];
    t.begin('window', { event: { ...limit.about, name, timing }, firm: {}, used: [] } as never).ann.plays(key);
  }
  for (const choice of limit.before ?? []) t.ann.chooses(choice);
  return t.spec('ann');
}

const optionsOf = (spec: Spec): string[] => {
  if (spec.kind === 'choose' || spec.kind === 'order')
    return spec.options.filter(({ disabledReason }) => !disabledReason).map(({ key }) => key);
  return spec.kind === 'allot'
    ? spec.amounts.filter(({ max, disabledReason }) => max > 0 && !disabledReason).map(({ key }) => key)
    : [];
};

const title = (limit: Limit): string =>
  `${issueName(componentOf(limit))}${limit.question === undefined ? '' : ` (${limit.question})`}${limit.before ? ` after ${limit.before.join(', ')}` : ''}`;

for (const limit of limits) {
  test(`${title(limit)} offers exactly each ${limit.of} that its card allows`, () => {
    const t = tableFor(limit);
    const all = candidates(t, limit.of);
    const spec = specFor(limit, t);
    const written = (id: string): string => (limit.written ?? '{}').replace('{}', id);
    const allowed = Object.keys(all).filter((id) => isAllowed(all[id], limit));
    const offered = optionsOf(spec).filter((key) => key !== 'abstain');
    const mine = limit.besides ? offered.filter((key) => Object.keys(all).some((id) => key === written(id))) : offered;
    if (limit.of === 'unit') {
      // Of units alike in one place, one stands for all.
      const place = (id: string): string => {
        const { type, owner, system, planet, damaged } = t.state.units[id];
        return [type, owner, system, planet ?? '', damaged ?? ''].join(' ');
      };
      expect(mine.map(place).sort()).toEqual([...new Set(allowed.map(place))].sort());
    } else expect([...mine].sort()).toEqual(allowed.map(written).sort());
    expect(allowed).not.toEqual([]);
  });

  test(`${title(limit)}: each condition excludes a candidate of the test galaxy`, () => {
    const all = Object.values(candidates(tableFor(limit), limit.of));
    const idle = listsOf(limit).flatMap((wanted) =>
      Object.keys(wanted).filter(
        (term) =>
          !all.some((kind) => {
            const [first, ...more] = unmet(kind, wanted);
            return first === term && !more.length && !isAllowed(kind, limit);
          }),
      ),
    );
    expect(idle).toEqual([]);
  });
}

const elsewhere = JSON.parse(fs.readFileSync(path.join(folder, '..', 'limits-elsewhere.json'), 'utf8')) as Record<
  string,
  string
>;

/** Whether something is chosen for a component: named with it, asked by it, or elected. */
const chooses = (one: Component): boolean =>
  [one.action, one.anytime, ...(one.reactions ?? [])].some((use) => use?.target ?? use?.furtherTarget) ||
  (one.questions ?? []).length > 0 ||
  (one.kind === 'agenda' && one.elect !== 'for-against');

test('every component with choices is tested here or listed elsewhere', () => {
  const listed = new Set(limits.map((limit) => issueName(componentOf(limit))));
  const choosing = issues.filter(chooses).map(issueName);
  expect(choosing.filter((id) => !listed.has(id) && !(id in elsewhere))).toEqual([]);
  expect(Object.keys(elsewhere).filter((id) => listed.has(id) || !(choosing.includes(id) || isComing(id)))).toEqual([]);
});

test('limits and moments tested elsewhere name existing test files', () => {
  const tests = path.join(folder, '..', '..');
  const moments = JSON.parse(fs.readFileSync(path.join(folder, '..', 'moments-elsewhere.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = [...Object.values(elsewhere), ...Object.values(moments)].flatMap(
    (told) => told.match(/[\w/-]+\.test\.ts/g) ?? [],
  );
  expect(files.filter((file) => !fs.existsSync(path.join(tests, file)))).toEqual([]);
});
