import { frameDataOf, framesOf, type Fact, type Frame } from '#engine';
import { splitIntoChapters } from '#kit/narration/chapters.ts';
import type { Chapter, ChapterSpan } from '#service';
import { invasion } from '#ti2/rules/invasion/invasion.ts';
import { spaceBattle } from '#ti2/rules/combat/space-battle.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Game } from '#ti2/rules/game.ts';
import { hasSenate } from '#ti2/rules/politics/laws.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { seatEmoji } from '#ti2/views/index.ts';

/** Returns the chapter of a phase. Two players have no senate, so their rounds open with the economy phase (E2 3.2). */
function phaseOf(game: Game, phase: string, round: number): Chapter {
  const opens = phase === 'political' || (phase === 'economy' && !hasSenate(game));
  const title = `Round ${round}: ${phase === 'turns' ? 'individual turns' : `${phase} phase`}`;
  return { title, key: `round ${round} ${phase}`, seat: null, ...(opens && { opens: true as const }) };
}

const turnOf = (game: Game, seat: SeatId, turn: number): Chapter => ({
  seat,
  key: `round ${game.state.round} turn ${turn}`,
  title: `Round ${game.state.round}: ${seatEmoji(game, seat)}${nameOfSeat(game, seat)}`,
});

/** Returns the chapter of the current turn or phase. */
function currentSection(game: Game): Chapter {
  const { phase, round, active, turn } = game.state;
  if (phase === 'setup') return { key: phase, title: 'Before round 1', seat: null, opens: true };
  return active === null ? phaseOf(game, phase, round) : turnOf(game, active, turn.number);
}

interface Sides {
  system: SystemId;
  planet?: PlanetId | null;
  attacker: SeatId;
  defender: SeatId;
}

const battleChapter = (game: Game, id: string, { attacker, defender, ...at }: Sides, within: string): Chapter => ({
  within,
  key: `fight ${id}`,
  seat: attacker,
  title: `${nameOfSeat(game, attacker)} attacks ${nameOfSeat(game, defender)} ${at.planet ? `on ${nameOfPlanet(game, at.planet)}` : `at ${nameOfSystem(game, at.system)}`}`,
});

/** Returns the chapter of a current battle, which gets its own message; undefined for any other frame. */
function findBattleChapter(game: Game, frame: Frame, within: string): Chapter | undefined {
  const sides = frameDataOf(frame, spaceBattle) ?? frameDataOf(frame, invasion);
  return sides && battleChapter(game, `${frame.id}`, sides, within);
}

/** Returns the current chapter, which Discord shows as one message; undefined once the game has ended. */
export function chapterOf(game: Game): Chapter | undefined {
  if (game.state.phase === 'ended') return undefined;
  const whole = currentSection(game);
  const fights = [...framesOf(game.state.stack)].flatMap((frame) => findBattleChapter(game, frame, whole.key) ?? []);
  return fights.at(-1) ?? whole;
}

/** Splits the facts of one answer by the phase, turn or battle they belong to. */
export function splitByChapter(before: Game, after: Game, facts: readonly Fact[]): ChapterSpan[] {
  const is = chapterOf(after);
  return splitIntoChapters<Chapter>(facts, {
    is,
    was: chapterOf(before),
    around: currentSection(before),
    aroundNow: is && currentSection(after),
    begins: (one) => {
      const fact = one as GameFact;
      if (fact.type === 'turn-begins') return turnOf(after, fact.seat, fact.turn);
      if (fact.type === 'round-begins') return phaseOf(after, hasSenate(after) ? 'political' : 'economy', fact.round);
      return fact.type === 'phase-begins' ? phaseOf(after, fact.phase, fact.round) : undefined;
    },
    battle: (one, i, { key }) =>
      battleChapter(after, `${before.state.nextId}.${i}`, one as GameFact & { type: 'battle-begins' }, key),
  });
}
