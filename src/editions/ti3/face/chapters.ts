import { dataOf, framesOf, type Fact } from '../../../engine/index.ts';
import { partsAt } from '../../../kit/told-parts.ts';
import type { Chapter, ToldPart } from '../../../table/index.ts';
import { invadePlanet } from '../rules/combat/invasion.ts';
import { spaceBattle } from '../rules/combat/space-battle.ts';
import type { GameFact } from '../rules/facts.ts';
import type { Game } from '../rules/game.ts';
import { nameOfPlanet, nameOfSystem, shortNameOf } from '../rules/names.ts';
import { NOBODY, type PlanetId, type SeatId, type SystemId } from '../rules/terms.ts';
import { seatSign } from '../views/index.ts';

const phaseChapter = (phase: string, round: number): Chapter => ({
  key: `round ${round} ${phase}`,
  seat: null,
  title: `Round ${round}: ${phase} phase`,
  ...(phase === 'strategy' && { opens: true }),
});

/** A turn or a phase, with whatever is voted on in it. */
function stretchOf(game: Game): Chapter {
  const { phase, round, active, turn } = game.state;
  if (phase === 'setup') return { key: 'setup', seat: null, title: 'Setting up' };
  if (phase !== 'action' || active === null) return phaseChapter(phase, round);
  return {
    key: `round ${round} turn ${turn.number}`,
    seat: active,
    title: `Round ${round}: ${seatSign(game, active)}${shortNameOf(game, active)}`,
  };
}

interface Fought {
  attacker: SeatId;
  defender: SeatId;
  system: SystemId;
  planet?: PlanetId;
}

function battleChapter(game: Game, id: string, { attacker, defender, system, planet }: Fought, around: Chapter): Chapter {
  const where = planet === undefined ? nameOfSystem(game, system) : nameOfPlanet(game, planet);
  const title = `${shortNameOf(game, attacker)} against ${shortNameOf(game, defender)}: ${where}`;
  return { key: `battle ${id}`, within: around.key, seat: attacker, title };
}

/** What is told as one message: a battle for a system or a planet, or else what goes on around it. Undefined once all is over. */
export function chapterOf(game: Game): Chapter | undefined {
  if (game.state.phase === 'ended') return undefined;
  const stretch = stretchOf(game);
  for (const frame of [...framesOf(game.state.stack)].reverse()) {
    const battle = dataOf(frame, spaceBattle) ?? dataOf(frame, invadePlanet);
    if (battle) return battleChapter(game, String(frame.id), battle, stretch);
  }
  return stretch;
}

/** A battle's facts belong to it also where it is begun, or fought to its end, within one answer; what follows the beginning of a round or a phase, to that phase. */
export function partsOf(before: Game, after: Game, facts: readonly Fact[]): ToldPart[] {
  const [was, is] = [chapterOf(before), chapterOf(after)];
  const told = facts as readonly GameFact[];
  const lastOf = (wanted: GameFact['type']): number => told.findLastIndex(({ type }) => type === wanted);
  // A fight with the locals is told with the turn it is part of.
  const isBattle = (fact: GameFact): boolean => fact.type === 'battle-begins' && fact.defender !== NOBODY;
  const [newest, battle] = [lastOf('phase-begins'), told.findLastIndex(isBattle)];
  let around: Chapter | undefined = was && stretchOf(before);
  return partsAt<Chapter>(facts, was ?? is, (_fact, i) => {
    const fact = told[i];
    switch (fact.type) {
      case 'round-begins':
        around = was && phaseChapter('strategy', fact.round);
        return around && { at: 'before', chapter: around };
      case 'phase-begins':
        if (!was) return undefined;
        around = i < newest ? phaseChapter(fact.phase, fact.round) : is && stretchOf(after);
        return { at: 'before', chapter: around };
      case 'battle-begins': {
        if (!around || !isBattle(fact)) return undefined;
        // The one that goes on is the one that is under way now.
        const goesOn = i === battle && is?.within !== undefined && lastOf('battle-ends') < i;
        return { at: 'before', chapter: goesOn ? is : battleChapter(after, `${before.state.nextId}.${i}`, fact, around) };
      }
      case 'battle-ends':
        return { at: 'after', chapter: around };
      default:
        return undefined;
    }
  });
}
