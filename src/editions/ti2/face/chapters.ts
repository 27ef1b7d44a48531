import { dataOf, framesOf, type Frame } from '../../../engine/index.ts';
import type { Chapter } from '../../../table/index.ts';
import { invasion } from '../rules/combat/invasion.ts';
import { spaceBattle } from '../rules/combat/space-battle.ts';
import type { Game } from '../rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '../rules/names.ts';
import { seatSign } from '../views/index.ts';

/** The turn or the phase. */
function around(game: Game): Chapter {
  const { phase, round, active, turn } = game.state;
  const key = `round ${round}`;
  if (phase === 'setup') return { key: phase, title: 'Before the first round', seat: null };
  if (active !== null) return { key: `${key} turn ${turn.number}`, title: `Round ${round}: ${seatSign(game, active)}${nameOfSeat(game, active)}`, seat: active }; // prettier-ignore
  // Two players have no senate: their rounds open with the economy (E2 3.2).
  const opens = phase === 'political' || (phase === 'economy' && game.state.order.length < 3);
  const title = phase === 'turns' ? `Round ${round}: individual turns` : `Round ${round}: ${phase} phase`;
  return { key: `${key} ${phase}`, title, seat: null, ...(opens && { opens: true as const }) };
}

/** A battle that is being fought, as a message of its own. */
function battleIn(game: Game, frame: Frame, within: string): Chapter | undefined {
  const space = dataOf(frame, spaceBattle);
  const ground = space ? undefined : dataOf(frame, invasion);
  const sides = space ?? ground;
  if (!sides) return undefined;
  const place = ground ? nameOfPlanet(game, ground.planet) : nameOfSystem(game, sides.system);
  const title = `${nameOfSeat(game, sides.attacker)} against ${nameOfSeat(game, sides.defender)}: ${place}`;
  return { key: `fight ${frame.id}`, within, title, seat: sides.attacker };
}

/** What is told as one message; undefined once all is over. */
export function chapterOf(game: Game): Chapter | undefined {
  if (game.state.phase === 'ended') return undefined;
  const whole = around(game);
  const fights = [...framesOf(game.state.stack)].flatMap((frame) => battleIn(game, frame, whole.key) ?? []);
  return fights.at(-1) ?? whole;
}
