import { answer, begin, Illegal, openAsks, answerProblem, specOf, type OpenAsk, type Spec } from '#engine';
import type { GameFact } from '#ti4/rules/facts.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { actionCard, type Component, type Modifiers } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { windowHost } from '#ti4/rules/events/windows.ts';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import type { TestTable } from '../../rules/table.ts';
import { components, setsOf } from '../issues.ts';
import { galaxy } from './galaxy.ts';
import { factionOf, hold, homesOf } from './held.ts';
import { moments, type Moment } from './events.ts';
import { confusable } from '../../simulation/confusable.ts';
import { createRandom, randomAnswerer } from '#simulation';

const PROBE = 'probe';

/** How often a component is begun and played through, and at how many moments of each kind. */
const PLAYS = 3;
const MOMENTS = 3;
const ANSWERS = 120;

/** Moments that are nothing without an agenda under way. */
const IN_COUNCIL = /agenda|vot|outcome/;

/** A universal value set against everything, and what must then never be seen. */
export interface Universal {
  /** The value that is changed for all. */
  modifiers: Modifiers;
  /** What is wrong after an answer, given the state before it and what has happened. */
  broken: (before: State, after: State, facts: readonly GameFact[]) => string[];
  /** Whether something that happened is what this value is about: who brings it about is listed. */
  touches: (fact: GameFact) => boolean;
}

type Seen = (game: Game, open: OpenAsk, spec: Spec) => void;

/** One way to bring a component into play: begun, it is played through with any legal answers. `seen` is told of the question that uses it. */
type Way = (t: TestTable, seen?: Seen) => void;

export const keyOf = ({ kind, id }: Component): string =>
  kind === 'action-card' ? `${id}#1` : kind === 'promissory-note' ? `${id}@bob` : id;

/** The galaxy with a component in ann's hands, and a universal value against it. */
export function tableFor(component: Component, universal: Universal | undefined, seed: number): TestTable {
  const { id, kind } = component;
  const faction = factionOf(component) ?? 'letnev';
  const note = kind === 'promissory-note' ? component.faction : undefined;
  const spare = ['l1z1x', 'sol', 'saar', 'jol-nar', 'winnu'].filter((one) => one !== faction && one !== note);
  const sets = setsOf(component, components.includes(component) ? undefined : component.set);
  return galaxy({
    seed: `${id} ${seed}`,
    ...(sets && { sets }),
    ...homesOf(faction),
    seats: { ann: faction, bob: note ?? (faction === 'xxcha' ? 'letnev' : 'xxcha'), cat: spare[0], dan: spare[1] },
    components: universal
      ? [actionCard({ id: PROBE, name: 'Probe', set: 'base', text: 'test', copies: 0, modifiers: universal.modifiers })]
      : [],
    ...(kind === 'action-card' && { hands: { ann: [`${id}#1`] } }),
    ...(kind === 'technology' && { technologies: { ann: [id] } }),
    ...(kind === 'agenda' && { phase: 'agenda' as const }),
    change: (state) => {
      hold(state, component);
      state.effects[PROBE] = { id: PROBE, component: PROBE, holder: 'cat', data: null, until: 'game' };
      if (kind === 'promissory-note') state.seats.ann.promissoryNotes.push(`${id}@bob`);
      if (kind === 'agenda') {
        state.decks.agenda.draw = [id, ...['mutiny', 'economic-equality'].filter((other) => other !== id)];
        delete state.laws[id];
        for (const planet of Object.values(state.planets))
          planet.markers = planet.markers?.filter((law) => law.id !== id);
      }
      if (kind === 'strategy-card') {
        state.seats.ann.strategyCards[id] = { used: false };
        delete state.strategyCards[id];
        for (const seat of ['bob', 'cat']) delete state.seats[seat].strategyCards[id];
      }
      for (const seat of ['ann', 'bob', 'cat'])
        for (const system of Object.keys(state.systems))
          state.facts.push({ type: 'ships-moved', seat, from: system, into: system, path: [], units: [] });
    },
  });
}

/** Every way a component comes into play in the galaxy: as an action, as an agenda or strategy card, at moments it answers. */
export function waysOf(component: Component): Way[] {
  const { kind, id } = component;
  const key = keyOf(component);
  const ways: Way[] = [];
  if (kind === 'agenda') ways.push((t) => begin(t.game as never, agendaPhase.name, {}));
  if (kind === 'strategy-card')
    ways.push((t) => begin(t.game as never, strategicAction.name, { seat: 'ann', card: id }));
  if (component.action) {
    ways.push((t, seen) => {
      begin(t.game as never, turn.name, { seat: 'ann', performed: 0 });
      reply(t, 'turn', `component:${key}`, seen);
    });
  }
  const asked: Record<string, Moment[]> = {};
  const t = tableFor(component, undefined, 0);
  const heard = new Set(component.reactions?.map(({ timing, on }) => `${timing} ${on}`));
  for (const moment of heard.size ? moments(t) : []) {
    if (!heard.has(`${moment.timing} ${moment.name}`)) continue;
    const list = (asked[`${moment.timing} ${moment.name}`] ??= []);
    if (
      list.length < MOMENTS &&
      windowHost
        .optionsFor(t.game, 'ann', moment as never)
        .some((one) => one.key === key || one.key.startsWith(`${key}/`))
    )
      list.push(moment);
  }
  const council = Object.keys(asked).filter((name) => IN_COUNCIL.test(name));
  if (council.length && kind !== 'agenda') ways.push((one) => begin(one.game as never, agendaPhase.name, {}));
  for (const moment of Object.entries(asked).flatMap(([name, list]) => (council.includes(name) ? [] : list))) {
    ways.push((one, seen) => {
      begin(one.game as never, 'window', { event: moment, firm: {}, used: [] } as never);
      reply(one, 'window', key, seen);
    });
  }
  return ways;
}

function reply(t: TestTable, question: string, key: string, seen?: Seen): void {
  const open = openAsks(t.state).find(
    ({ ask }) => ask.player === 'ann' && ask.question === question && ask.reply === undefined,
  );
  if (!open) return;
  seen?.(t.game, open, specOf(t.game as never, open));
  if (answerProblem(t.game as never, open, [key])) return;
  answer(t.game as never, 'ann', open.ask.id, [key]);
}

/** Components whose use is under way. */
const underWay = (t: TestTable): string[] =>
  t.game.framePath.flatMap(({ data }) => {
    const { component } = data as { component?: unknown };
    return typeof component === 'string' ? [component] : [];
  });

interface Watching {
  universal?: Universal;
  told?: (fact: GameFact) => void;
  broken?: string[];
}

/** Plays one component through in every way. */
function play(component: Component, { universal, told, broken = [] }: Watching): void {
  for (const [at, way] of waysOf(component).entries()) {
    for (let seed = 1; seed <= PLAYS; seed++) {
      const t = tableFor(component, universal, seed);
      let facts: GameFact[] = [];
      const record = t.game.addFact.bind(t.game);
      t.game.addFact = (fact) => {
        record(fact);
        facts.push(fact);
        if (component.kind === 'agenda' || component.kind === 'strategy-card' || underWay(t).includes(component.id))
          told?.(fact);
      };
      const below = createRandom(seed * 1000 + at);
      /** Whether the game can go on after it. */
      const step = (body: () => void): boolean => {
        const before = universal && (structuredClone({ ...t.state, facts: [] }) as State);
        facts = [];
        const goesOn = carriedOut(body);
        if (universal && before)
          broken.push(...universal.broken(before, t.state, facts).map((what) => `${component.id}: ${what}`));
        return goesOn;
      };
      const beforehand = new Set(listStateProblems(t.game));
      let goesOn = step(() => way(t));
      for (let answers = 0; goesOn && answers < ANSWERS; answers++) {
        const open = openAsks(t.state).filter(({ ask }) => ask.reply === undefined);
        if (
          !open.length ||
          (component.kind !== 'agenda' &&
            open.some(({ ask }) => ask.question === 'turn' || ask.question === 'end-turn'))
        )
          break;
        const one = open[below(open.length)];
        const spec = specOf(t.game as never, one);
        const mine =
          one.ask.player === 'ann' &&
          spec.kind === 'choose' &&
          spec.options.find(({ key, disabledReason }) => key === keyOf(component) && !disabledReason);
        const value = mine
          ? [mine.key]
          : randomAnswerer(below)(one, spec, (given) => answerProblem(t.game as never, one, given, spec), t.game);
        if (!universal)
          broken.push(...confusable(spec).map((label) => `${component.id}: ${one.ask.question} has "${label}" twice`));
        goesOn = step(() => answer(t.game as never, one.ask.player, one.ask.id, value));
        if (!universal)
          broken.push(
            ...listStateProblems(t.game)
              .filter((fault) => !beforehand.has(fault))
              .map((what) => `${component.id}: ${what}`),
          );
      }
      t.putAway();
    }
  }
}

export function carriedOut(body: () => void): boolean {
  try {
    body();
    return true;
  } catch (error) {
    // What is cut short may not have been begun here: the turn, the card that is cancelled, the research.
    if (error instanceof Illegal || /^Error: No procedure .* is running$/.test(String(error))) return false;
    throw error;
  }
}

/** Which universal values are about something that a component brings about, and what comes of it that no rule could bring about. */
export function touchedBy(
  component: Component,
  universals: Record<string, Universal>,
): { touched: string[]; faulty: string[] } {
  const touched = new Set<string>();
  const broken: string[] = [];
  play(component, {
    broken,
    told: (fact) => {
      for (const [name, { touches }] of Object.entries(universals)) if (touches(fact)) touched.add(name);
    },
  });
  return { touched: [...touched], faulty: [...new Set(broken)] };
}

/** How a component runs against a universal value; nothing where it does not. */
export function against(component: Component, universal: Universal): string[] {
  const broken: string[] = [];
  play(component, { universal, broken });
  return [...new Set(broken)];
}
