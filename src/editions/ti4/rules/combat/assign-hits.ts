import { ask, call, done, goto } from '#engine';
import { placeOf } from './combat.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { type Hits, eligibleTargets, sustainableUnits, canSustain } from './hits.ts';
import { sustainDamage, assignLosses } from './hit-questions.ts';
import { unitsFromAnswer } from '#ti4/rules/units/unit-groups.ts';
import { pickUnit } from '#ti4/rules/units/pick-unit.ts';

const about = ({ seat, by, purpose, hits, ...place }: Hits) => ({ seat, by, purpose, hits, ...placeOf(place) });

/**
 * Assigns hits to a seat's units: first abilities that cancel them, then Sustain Damage (87), then losses. Returns the
 * hits left to assign, which are 0 unless they are deferred.
 */
export const assignHits = procedure<Hits>()('assign-hits', {
  start: (game, hits) => {
    if (hits.hits <= 0 || !eligibleTargets(game, hits).length) return done({ left: 0 });
    if (hits.resumed) return goto('sustain');
    return openWindow('when', 'hits-produced', about(hits), 'sustain');
  },
  sustain: (_game, hits) => (hits.hits > 0 ? ask([sustainDamage.ask(hits.seat, hits)], 'sustainers') : goto('losses')),
  sustainers: (game, hits, got) => {
    hits.plan = unitsFromAnswer(game, sustainableUnits(game, hits), got.answer);
    return goto('next');
  },
  next: (game, hits) => {
    // If a ship is lost while it sustains damage, its owner may want to choose differently for the others.
    const lost = hits.sustained?.some((id) => !game.state.units[id]);
    if (lost) {
      delete hits.sustained;
      return goto('sustain');
    }
    const id = hits.plan?.shift();
    const unit = id === undefined ? undefined : game.state.units[id];
    if (!unit || hits.hits <= 0 || !canSustain(game, unit, hits.purpose))
      return goto(hits.plan?.length ? 'next' : 'losses');
    unit.damaged = true;
    hits.hits = Math.max(0, hits.hits - modify(game, 'sustain-cancels', { seat: hits.seat, unit }, 1));
    (hits.sustained ??= []).push(unit.id);
    game.addFact({
      type: 'damage-sustained',
      seat: hits.seat,
      by: hits.by,
      unit: unit.type,
      id: unit.id,
      ...placeOf(hits),
    });
    return openWindow(
      'when',
      'damage-sustained',
      { seat: hits.seat, by: hits.by, unit: unit.id, system: hits.system },
      'sustained',
    );
  },
  sustained: (_game, hits) =>
    openWindow(
      'after',
      'damage-sustained',
      { seat: hits.seat, by: hits.by, unit: hits.sustained?.at(-1) ?? '', system: hits.system },
      'next',
    ),
  losses: (_game, hits) => {
    if (hits.hits <= 0) return done({ left: 0 });
    return hits.deferred ? done({ left: hits.hits }) : ask([assignLosses.ask(hits.seat, hits)], 'destroy');
  },
  destroy: (game, hits, got) =>
    call(
      destroyUnits,
      {
        units: unitsFromAnswer(game, eligibleTargets(game, hits), got.answer),
        by: hits.by,
        purpose: hits.purpose,
        byHits: true,
      },
      'finish',
    ),
  finish: () => done({ left: 0 }),
});

/** Cancels some of the hits about to be assigned, once per component (2.5), or once per value of `one`. */
export function cancelHits(game: Game, by: string, count: number, one = by): void {
  const hits = game.enclosingData(assignHits);
  if (!hits || hits.cancelledBy?.includes(one)) return;
  const cancelled = Math.min(count, hits.hits);
  hits.hits -= cancelled;
  (hits.cancelledBy ??= []).push(one);
  game.addFact({ type: 'hits-cancelled', seat: hits.seat, by, count: cancelled });
}

export const hasCancelledHits = (game: Game, by: string): boolean =>
  game.enclosingData(assignHits)?.cancelledBy?.includes(by) ?? false;

export const hitProcedures = [assignHits];

export const hitQuestions = [sustainDamage, assignLosses, pickUnit];
