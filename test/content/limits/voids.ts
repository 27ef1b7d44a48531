import {
  answer,
  canonicalJson,
  clone,
  openAsks,
  answerProblem,
  specOf,
  type Answer,
  type OpenAsk,
  type Spec,
} from '#engine';
import type { Component } from '#ti4/rules/components/component.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { createRandom, randomAnswerer } from '#simulation';
import { carriedOut, keyOf, tableFor, waysOf, type Universal } from './walk.ts';

// Options that another component has made void: chosen, they do nothing where they would do something without it.

const PLAYS = 2;
const ANSWERS = 25;
/** Continuations in which a chosen option may show what it does. */
const TRIES = 3;

const ended = (open: OpenAsk[]): boolean =>
  !open.length || open.some(({ ask }) => ask.question === 'turn' || ask.question === 'end-turn');
const asksOf = ({ state }: Game): OpenAsk[] => openAsks(state).filter(({ ask }) => ask.reply === undefined);

/** What a use may bring about; not what it costs, nor what remembers it. */
function broughtAbout({ units, planets, systems, seats, laws }: State): string {
  const own = Object.entries(seats).map(
    ([id, { points, technologies, commodities, tradeGoods, tokens, secretObjectives }]) => [
      id,
      { points, technologies, commodities, tradeGoods, tokens, secretObjectives },
    ],
  );
  return canonicalJson([units, planets, systems, own, laws] as never);
}

/** Plays on with any legal answers, for as long as the component is at work. */
function playOn(game: Game, answers: number, below: (n: number) => number): void {
  for (let n = 0; n < answers; n++) {
    const open = asksOf(game);
    if (ended(open)) return;
    const one = open[below(open.length)];
    const spec = specOf(game as never, one);
    const reply = randomAnswerer(below)(one, spec, (given) => answerProblem(game as never, one, given, spec), game);
    if (!carriedOut(() => void answer(game as never, one.ask.player, one.ask.id, reply))) return;
  }
}

/** Whether anything comes of an answer, in any of some continuations. */
function isOfUse(game: Game, { ask }: OpenAsk, reply: Answer, seed: number): boolean {
  const before = broughtAbout(game.state);
  return Array.from({ length: TRIES }, (_, i) => i).some((i) => {
    const twin = newGame(clone(game.state) as State, game.book);
    if (!carriedOut(() => void answer(twin as never, ask.player, ask.id, reply))) return true;
    playOn(twin, ANSWERS, createRandom(seed * 100 + i));
    return broughtAbout(twin.state) !== before;
  });
}

/** Options that name a barred planet, or use the component. */
function watched(
  spec: Spec,
  component: Component,
  barred: (planet: string) => boolean,
): { option: string; reply: Answer }[] {
  const names = (key: string): string | undefined => {
    if (key === keyOf(component) || key.startsWith(`${keyOf(component)}/`) || key === `component:${keyOf(component)}`)
      return 'use';
    const planet = key.split(/[@>:]/).at(-1) ?? '';
    return barred(planet) ? planet : undefined;
  };
  if (spec.kind === 'choose' && spec.min <= 1 && spec.max >= 1)
    return spec.options.flatMap(({ key, disabledReason }) => {
      const option = names(key);
      return option !== undefined && disabledReason === undefined ? [{ option, reply: [key] }] : [];
    });
  if (spec.kind !== 'allot') return [];
  return spec.amounts.flatMap(({ key, max, disabledReason }) => {
    const option = names(key);
    return option !== undefined && max > 0 && disabledReason === undefined
      ? [{ option, reply: { [key]: 1 } as Answer }]
      : [];
  });
}

/** Of each option of a component that was met, whether it was ever of use: 'decoy-operation choose-planet starpoint'. */
function uses(
  component: Component,
  universal: Universal | undefined,
  barred: (planet: string) => boolean,
): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [at, way] of waysOf(component).entries())
    for (let seed = 1; seed <= PLAYS; seed++) {
      const t = tableFor(component, universal, seed);
      t.putAway();
      const below = createRandom(seed * 1000 + at);
      let goesOn = carriedOut(() => way(t, (game, open, spec) => note(game, open, spec, seed)));
      for (let answers = 0; goesOn && answers < ANSWERS; answers++) {
        const open = asksOf(t.game);
        if (ended(open)) break;
        for (const one of open) if (one.ask.player === 'ann') note(t.game, one, specOf(t.game as never, one), seed);
        goesOn = carriedOut(() => playOn(t.game, 1, below));
      }
    }
  return found;

  function note(game: Game, open: OpenAsk, spec: Spec, seed: number): void {
    for (const { option, reply } of watched(spec, component, barred)) {
      const name = `${component.id} ${open.ask.question} ${option}`;
      if (found.get(name) || answerProblem(game as never, open, reply, spec) !== undefined) continue;
      found.set(name, isOfUse(game, open, reply, seed));
    }
  }
}

/** Options of a component that do nothing under a universal value, and something without it. */
export function voidOptions(component: Component, universal: Universal, barred: (planet: string) => boolean): string[] {
  const without = uses(component, undefined, barred);
  if (![...without.values()].includes(true)) return [];
  return [...uses(component, universal, barred)].flatMap(([name, isUseful]) =>
    !isUseful && without.get(name) ? [name] : [],
  );
}
