import { dataOf, framesOf, isOf, type Frame } from '../../../engine/index.ts';
import type { Chapter } from '../../../table/index.ts';
import { AGENDA } from '../rules/council/outcomes.ts';
import { GROUND_COMBAT, SPACE_COMBAT, type Combat } from '../rules/combat/combat.ts';
import type { Game } from '../rules/game.ts';
import { nameOfPlanet, nameOfSystem, shortNameOf } from '../rules/names.ts';
import { seatSign } from '../views/index.ts';

/** What part of the game is told as one: a combat, else a turn, else a phase with all its agendas. All of it lies open. */
export function chapterOf(game: Game): Chapter | undefined {
  const { state } = game;
  if (state.phase === 'ended') return undefined;
  const frames = [...framesOf(state.stack)];
  const around = phaseOf(game, frames);
  const fought = frames.findLast((frame) => isOf(frame, SPACE_COMBAT) || isOf(frame, GROUND_COMBAT));
  const combat: Combat | undefined = dataOf(fought, SPACE_COMBAT) ?? dataOf(fought, GROUND_COMBAT);
  if (!fought || !combat) return around;
  const place = combat.planet === undefined ? nameOfSystem(game, combat.system) : nameOfPlanet(game, combat.planet);
  const title = `${shortNameOf(game, combat.attacker)} against ${shortNameOf(game, combat.defender)} at ${place}`;
  return { key: `combat ${fought.id}`, within: around.key, seat: combat.attacker, title };
}

function phaseOf(game: Game, frames: Frame[]): Chapter {
  const { phase, round, active, turn } = game.state;
  const agenda = frames.find((frame) => isOf(frame, AGENDA));
  if (agenda && phase !== 'agenda') return { key: `agenda ${agenda.id}`, seat: null, title: `Round ${round}: an agenda` };
  if (phase === 'action' && active !== null)
    return {
      key: `turn ${round} ${turn.number}`,
      seat: active,
      title: `Round ${round}: ${seatSign(game, active)}${shortNameOf(game, active)}`,
    };
  const title = phase === 'setup' ? 'Setting up' : `Round ${round}: ${phase} phase`;
  return { key: `${phase} ${round}`, seat: null, title, ...(phase === 'strategy' && { opens: true }) };
}
