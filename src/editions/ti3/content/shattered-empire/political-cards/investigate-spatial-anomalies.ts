import { politicalCard, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { printedSpecialOf } from '#ti3/rules/board/adjacency.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import type { Special, SystemId } from '#ti3/rules/terms.ts';

const ID = 'investigate-spatial-anomalies';
const SHUT = 'shut';
const HARMLESS: readonly string[] = ['nebula', 'storm'] satisfies Special[];

const barred = (
  game: Game,
  { memory }: HeldComponent,
  why: string | undefined,
  { system }: { system: SystemId },
): string | undefined =>
  memory === SHUT && printedSpecialOf(game, system) !== undefined
    ? 'You cannot enter special systems this round (Investigate Spatial Anomalies).'
    : why;

export default politicalCard({
  id: ID,
  name: 'Investigate Spatial Anomalies',
  text: 'For: nebulas and ion storms do not affect the movement of ships. Against: for the rest of the round, no ships can enter special systems (with a red border).',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 0.5, against: -0.5 }),
  confidence: 'medium',
  modifiers: {
    hindrance: (_game, { memory }, special) =>
      memory !== SHUT && special !== undefined && HARMLESS.includes(special) ? undefined : special,
    'entry-barred': barred,
    'passage-barred': barred,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', SHUT, 'round');
  },
});
