import { call, done, goto } from '#engine';
import { expireEffects } from '#ti2/rules/components/kit.ts';
import { procedure, openWindow, type Game } from '#ti2/rules/game.ts';
import { hasSenate } from '#ti2/rules/politics/laws.ts';
import { senate } from '#ti2/rules/politics/senate.ts';
import { setupChoices } from '#ti2/rules/setup/setup-choices.ts';
import type { Phase } from '#ti2/rules/terms.ts';
import { economyPhase } from './economy-phase.ts';
import { placementPhase } from './placement-phase.ts';
import { progressionPhase } from './progression-phase.ts';
import { technologyPhase } from '#ti2/rules/technology/technology.ts';
import { turnsPhase } from './turns-phase.ts';
import { endAfterLastRound } from './victory.ts';

function enter(game: Game, phase: Phase): void {
  expireEffects(game, 'phase');
  game.state.phase = phase;
  game.addFact({ type: 'phase-begins', phase, round: game.state.round });
}

/** A game: rounds of six phases until a player wins (E2 3.1). */
export const gameFlow = procedure<object>()('game', {
  begin: () => call(setupChoices, {}, 'round'),
  round: (game) => {
    const { state } = game;
    if (state.round > 1) state.facts = [];
    state.aimed = [];
    state.turn.had = [];
    delete state.placed;
    const noSenate = state.round === 1 && !hasSenate(game);
    game.addFact({ type: 'round-begins', round: state.round, ...(noSenate && { noSenate }) });
    return goto('political');
  },
  political: (game) => {
    // 3.2: two players have no senate
    if (!hasSenate(game)) return goto('economy');
    enter(game, 'political');
    return call(senate, {}, 'economy');
  },
  economy: (game) => {
    enter(game, 'economy');
    return call(economyPhase, {}, 'turns');
  },
  turns: (game) => {
    enter(game, 'turns');
    return call(turnsPhase, {}, 'technology');
  },
  technology: (game) => {
    enter(game, 'technology');
    return call(technologyPhase, {}, 'placement');
  },
  placement: (game) => {
    enter(game, 'placement');
    return call(placementPhase, {}, 'progression');
  },
  progression: (game) => {
    enter(game, 'progression');
    return call(progressionPhase, {}, 'close');
  },
  close: () => openWindow('after', 'round-ends', {}, 'over'),
  over: (game) => {
    const last = endAfterLastRound(game);
    if (last) return call(last.named, last.data, 'ended');
    expireEffects(game, 'round');
    game.state.round += 1;
    return goto('round');
  },
  ended: () => done(),
});

export const gameFlowProcedures = [gameFlow];
