import { frameDataOf, framesOf, type Fact, type Frame } from '#engine';
import { splitIntoChapters } from '#kit/narration/chapters.ts';
import type { Chapter, ChapterSpan } from '#service';
import { invadePlanet } from '#ti3/rules/invasion/invasion.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSystem, nameOfSeat } from '#ti3/rules/names.ts';
import { NEUTRAL_SEAT, type PlanetId, type SeatId, type SystemId } from '#ti3/rules/terms.ts';
import { seatEmoji } from '#ti3/views/index.ts';

const phaseChapter = (phase: string, round: number): Chapter => ({
  key: `round ${round} ${phase}`,
  seat: null,
  title: `Round ${round}: ${phase} phase`,
  ...(phase === 'strategy' && { opens: true }),
});

/** Returns the chapter of the current turn or phase, which includes its votes. */
function currentSection(game: Game): Chapter {
  const { phase, round, active, turn } = game.state;
  if (phase === 'setup') return { key: 'setup', seat: null, title: 'Game setup', opens: true };
  if (phase !== 'action' || active === null) return phaseChapter(phase, round);
  return {
    key: `round ${round} turn ${turn.number}`,
    seat: active,
    title: `Round ${round}: ${seatEmoji(game, active)}${nameOfSeat(game, active)}`,
  };
}

interface Fought {
  attacker: SeatId;
  defender: SeatId;
  system: SystemId;
  planet?: PlanetId;
}

function battleChapter(
  game: Game,
  id: string,
  { attacker, defender, system, planet }: Fought,
  around: Chapter,
): Chapter {
  const where = planet === undefined ? `at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`;
  const title = `${nameOfSeat(game, attacker)} attacks ${nameOfSeat(game, defender)} ${where}`;
  return { key: `battle ${id}`, within: around.key, seat: attacker, title };
}

/** Returns an opposed invasion; undefined otherwise. A planet without defenders is taken within the turn's chapter. */
function findOpposedInvasion(frame: Frame): Fought | undefined {
  const invasion = frameDataOf(frame, invadePlanet);
  return invasion?.unopposed ? undefined : invasion;
}

/**
 * Returns the current chapter, which Discord shows as one message: a battle, or the turn or phase around it. Undefined
 * once the game has ended.
 */
export function chapterOf(game: Game): Chapter | undefined {
  if (game.state.phase === 'ended') return undefined;
  const stretch = currentSection(game);
  for (const frame of [...framesOf(game.state.stack)].reverse()) {
    const battle = frameDataOf(frame, spaceBattle) ?? findOpposedInvasion(frame);
    if (battle) return battleChapter(game, String(frame.id), battle, stretch);
  }
  return stretch;
}

/** Splits the facts of one answer by the chapter they belong to. */
export function splitByChapter(before: Game, after: Game, facts: readonly Fact[]): ChapterSpan[] {
  const [was, is] = [chapterOf(before), chapterOf(after)];
  return splitIntoChapters<Chapter>(facts, {
    was,
    is,
    around: was && currentSection(before),
    aroundNow: is && currentSection(after),
    begins: (of) => {
      const fact = of as GameFact;
      if (fact.type === 'round-begins') return phaseChapter('strategy', fact.round);
      return fact.type === 'phase-begins' ? phaseChapter(fact.phase, fact.round) : undefined;
    },
    // Battles against neutral units or nobody belong to the chapter of the turn.
    battle: (of, i, around) => {
      const fact = of as GameFact & { type: 'battle-begins' };
      return fact.defender === NEUTRAL_SEAT || fact.unopposed
        ? undefined
        : battleChapter(after, `${before.state.nextId}.${i}`, fact, around);
    },
    isOver: (of) => of.type === 'battle-ends' && !(of as GameFact & { type: 'battle-ends' }).unopposed,
  });
}
