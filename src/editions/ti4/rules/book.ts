import {
  orderQuestion,
  timingWindow,
  windowQuestion,
  type Action,
  type EngineBook,
  type Procedure,
  type Question,
} from '../../../engine/index.ts';
import type { Board, Component, Tile } from './components/component.ts';
import type { Game, Rulebook } from './game.ts';
import type { ValueName } from './components/values.ts';
import { isOwnAffair } from './own-affairs.ts';
import { scorable } from './phases/scoring.ts';
import { windowHost } from './components/windows.ts';

export interface BookParts {
  components: Component[];
  tiles: Tile[];
  boards: Board[];
  procedures: Procedure<Game, never>[];
  questions: Question<Game, never>[];
  actions: Action<Game>[];
  standing: EngineBook<Game>['standing'];
}

/** Puts rules and components together. Throws where two share a name. */
export function rulebook(parts: BookParts): Rulebook {
  const all = parts.components.map(scorable);
  const components = named(all, (one) => one.id, 'component');
  const modifying: Rulebook['modifying'] = {};
  const listening: Rulebook['listening'] = {};
  for (const component of all) {
    for (const value of Object.keys(component.modifiers ?? {})) (modifying[value as ValueName] ??= []).push(component);
    for (const [index, reaction] of (component.reactions ?? []).entries()) {
      (listening[`${reaction.timing} ${reaction.on}`] ??= []).push({ component, reaction, index });
    }
  }
  const procedures = [timingWindow as unknown as Procedure, ...parts.procedures, ...all.flatMap((one) => one.procedures ?? [])];
  const questions = [
    windowQuestion as unknown as Question,
    orderQuestion as unknown as Question,
    ...parts.questions,
    ...all.flatMap(titled),
  ];
  return {
    components,
    technologies: all.filter((one) => one.kind === 'technology'),
    tiles: named(parts.tiles, (one) => one.id, 'tile'),
    boards: named(parts.boards, (one) => one.id, 'board'),
    planets: Object.fromEntries(parts.tiles.flatMap((one) => one.planets).map((planet) => [planet.id, planet])),
    modifying,
    listening,
    procedures: named(procedures as Procedure[], (one) => one.name, 'procedure'),
    questions: named(questions as Question[], (one) => one.name, 'question'),
    actions: named(parts.actions, (one) => one.name, 'action'),
    // Once the game is over nobody can be asked for what a check would ask.
    standing: parts.standing.map((check) => (game) => (game.state.phase === 'ended' ? undefined : check(game))),
    present: (game, seat) => !game.state.seats[seat]?.eliminated && game.state.phase !== 'ended',
    windows: windowHost,
    own: isOwnAffair,
  };
}

/** A component's questions, where they say no more, are put to resolve that component. */
const titled = ({ name, questions = [] }: Component): Question<Game, never>[] =>
  questions.map((one) => (one.title ? one : { ...one, title: `resolve ${name}` }));

function named<T>(list: T[], name: (one: T) => string, what: string): Record<string, T> {
  const found: Record<string, T> = {};
  for (const one of list) {
    if (found[name(one)] && found[name(one)] !== one) throw new Error(`Two of a name: ${what} ${name(one)}`);
    found[name(one)] = one;
  }
  return found;
}
