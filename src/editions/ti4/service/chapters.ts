import { frameDataOf, framesOf, isFrameOf, type Fact, type Frame } from '#engine';
import { splitAt } from '#kit/narration/chapters.ts';
import type { Chapter, ChapterSpan } from '#service';
import { AGENDA } from '#ti4/rules/politics/outcomes.ts';
import { GROUND_COMBAT, SPACE_COMBAT, type Combat } from '#ti4/rules/combat/combat.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSystem, nameOfSeat } from '#ti4/rules/names.ts';
import { seatEmoji } from '#ti4/views/index.ts';

/**
 * Returns the current chapter: a combat, else a turn, else a phase with all its agendas. Undefined once the game has
 * ended. All of it is public.
 */
export function chapterOf(game: Game): Chapter | undefined {
  const { state } = game;
  if (state.phase === 'ended') return undefined;
  const frames = [...framesOf(state.stack)];
  const around = phaseOf(game, frames);
  const fought = frames.findLast((frame) => isFrameOf(frame, SPACE_COMBAT) || isFrameOf(frame, GROUND_COMBAT));
  const combat: Combat | undefined = frameDataOf(fought, SPACE_COMBAT) ?? frameDataOf(fought, GROUND_COMBAT);
  return fought && combat ? combatChapter(game, String(fought.id), combat, around) : around;
}

type Fought = Pick<Combat, 'attacker' | 'defender' | 'system' | 'planet'>;

function combatChapter(game: Game, id: string, combat: Fought, around: Chapter): Chapter {
  const place = combat.planet === undefined ? nameOfSystem(game, combat.system) : nameOfPlanet(game, combat.planet);
  const where = combat.planet === undefined ? 'at' : 'on';
  const title = `${nameOfSeat(game, combat.attacker)} attacks ${nameOfSeat(game, combat.defender)} ${where} ${place}`;
  return { key: `combat ${id}`, within: around.key, seat: combat.attacker, title, place };
}

/**
 * Splits facts into chapters. A combat's facts belong to it even if it begins or ends within one answer; facts before
 * and after it belong to the enclosing chapter. Facts after the beginning of a phase belong to that phase.
 */
export function splitByChapter(before: Game, after: Game, facts: readonly Fact[]): ChapterSpan[] {
  const [was, is] = [chapterOf(before), chapterOf(after)];
  let around = was?.within === undefined ? (was ?? is) : phaseOf(before, [...framesOf(before.state.stack)]);
  const told = facts as readonly GameFact[];
  const last = told.findLastIndex(({ type }) => type === 'combat-begins');
  const newest = told.findLastIndex(({ type }) => type === 'phase-begins');
  return splitAt<Chapter>(facts, was ?? is, (_fact, i) => {
    const fact = told[i];
    if (fact.type === 'phase-begins' && was) {
      around = i === newest ? enclosingChapter(after) : phaseChapter(fact);
      return { at: 'before', chapter: around };
    }
    if (fact.type === 'combat-begins' && around) {
      // Only the last combat that begins here and does not end can be the current one.
      const goesOn = i === last && is?.within !== undefined && !told.slice(i).some(isOver);
      return { at: 'before', chapter: goesOn ? is : combatChapter(after, `${before.state.nextId}.${i}`, fact, around) };
    }
    return isOver(fact) ? { at: 'after', chapter: around } : undefined;
  });
}

/**
 * Returns the chapter around a current combat, or the current chapter if there is no combat. Undefined once the game
 * has ended.
 */
const enclosingChapter = (game: Game): Chapter | undefined =>
  game.state.phase === 'ended' ? undefined : phaseOf(game, [...framesOf(game.state.stack)]);

const phaseChapter = ({ phase, round }: { phase: string; round: number }): Chapter => ({
  key: `${phase} ${round}`,
  seat: null,
  title: phase === 'setup' ? 'Setup' : `Round ${round}: ${phase} phase`,
  ...((phase === 'setup' || phase === 'strategy') && { opens: true }),
});

const isOver = ({ type }: GameFact): boolean => type === 'combat-won' || type === 'combat-drawn';

function phaseOf(game: Game, frames: Frame[]): Chapter {
  const { phase, round, active, turn } = game.state;
  const agenda = frames.find((frame) => isFrameOf(frame, AGENDA));
  if (agenda && phase !== 'agenda') return { key: `agenda ${agenda.id}`, seat: null, title: `Round ${round}: agenda` };
  if (phase === 'action' && active !== null)
    return {
      key: `turn ${round} ${turn.number}`,
      seat: active,
      title: `Round ${round}: ${seatEmoji(game, active)}${nameOfSeat(game, active)}`,
    };
  return phaseChapter({ phase, round });
}
