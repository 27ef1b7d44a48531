import { dataOf, framesOf } from '../../../engine/index.ts';
import type { Chapter } from '../../../table/index.ts';
import { invadePlanet } from '../rules/combat/invasion.ts';
import { spaceBattle } from '../rules/combat/space-battle.ts';
import type { Game } from '../rules/game.ts';
import { nameOfPlanet, nameOfSystem, shortNameOf } from '../rules/names.ts';
import { seatSign } from '../views/index.ts';

/** A turn or a phase, with whatever is voted on in it. */
function stretchOf(game: Game): Chapter {
  const { phase, round, active, turn } = game.state;
  if (phase === 'setup') return { key: 'setup', seat: null, title: 'Setting up' };
  if (phase !== 'action' || active === null)
    return {
      key: `round ${round} ${phase}`,
      seat: null,
      title: `Round ${round}: ${phase} phase`,
      ...(phase === 'strategy' && { opens: true }),
    };
  return {
    key: `round ${round} turn ${turn.number}`,
    seat: active,
    title: `Round ${round}: ${seatSign(game, active)}${shortNameOf(game, active)}`,
  };
}

/** What is told as one message: a battle for a system or a planet, or else what goes on around it. Undefined once all is over. */
export function chapterOf(game: Game): Chapter | undefined {
  if (game.state.phase === 'ended') return undefined;
  const stretch = stretchOf(game);
  for (const frame of [...framesOf(game.state.stack)].reverse()) {
    const battle = dataOf(frame, spaceBattle) ?? dataOf(frame, invadePlanet);
    if (!battle) continue;
    const { attacker, defender, system } = battle;
    const where = 'planet' in battle ? nameOfPlanet(game, battle.planet) : nameOfSystem(game, system);
    const title = `${shortNameOf(game, attacker)} against ${shortNameOf(game, defender)}: ${where}`;
    return { key: `battle ${frame.id}`, within: stretch.key, seat: attacker, title };
  }
  return stretch;
}
