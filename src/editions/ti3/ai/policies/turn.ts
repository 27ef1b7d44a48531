import { modify } from '#ti3/rules/components/modifiers.ts';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { countedShips, fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { inSpace, isA, shipsIn } from '#ti3/rules/units/units.ts';
import type { ComponentId, SystemId } from '#ti3/rules/terms.ts';
import { isTaken } from '#kit/ai/default-answers.ts';
import { added, byWorth, choices, linesOf, pick, type Habit } from '#ti3/ai/policy.ts';
import { bestDock, buildingGain, whereToBuild } from './production.ts';
import { useGain } from './cards.ts';
import { COUNTER, expeditions, expeditionTo } from '#ti3/ai/evaluation/tactical-actions.ts';
import { facilitiesGain } from '#ti3/ai/evaluation/facilities.ts';
import { ranked, total, type Mind } from '#ti3/ai/ai-context.ts';
import { drawOf, inReach } from '#ti3/ai/evaluation/system-evaluation.ts';
import { worthActing, worthFollowing, worthTaking } from '#ti3/ai/evaluation/strategy-cards.ts';
import { yieldOf } from '#ti3/ai/evaluation/values.ts';

/** What a tactical action in a system would bring, by what comes of moving or of building there. */
function activationGain(mind: Mind, system: SystemId): number {
  if (activationProblem(mind.game, mind.seat, system) !== undefined) return -Infinity;
  const there = expeditionTo(mind, system)?.gain ?? -COUNTER;
  const built = Math.max(buildingGain(mind, system), bestDock(mind, system)?.gain ?? 0) + facilitiesGain(mind, system);
  // A counter is laid once for both.
  return Math.max(there, there + built, built - COUNTER);
}

/** Systems worth a look: those in reach, and those where something could be built. */
const candidates = (mind: Mind): SystemId[] => {
  const { planets } = mind.game.state;
  const own = Object.values(planets).flatMap(({ owner, system }) => (owner === mind.seat ? [system] : []));
  return [...new Set([...expeditions(mind).map(({ system }) => system), ...own])];
};

const bestActivation = (mind: Mind): { system: SystemId; gain: number } | undefined =>
  mind.thought('best activation', () =>
    ranked(
      candidates(mind).map((system) => ({ system, gain: activationGain(mind, system) })),
      ({ gain }) => gain,
    ).at(0),
  );

const activate: Habit = (mind, asked) => {
  const best = bestActivation(mind);
  if (best && best.gain > -COUNTER) return pick(asked, best.system);
  // It has to be somewhere: where nothing is given away.
  return pick(asked, ...inReach(mind), mind.own.home);
};

/** Carriers that lie empty beside a dock: in a transfer they come home while the dock builds. */
function idleCarriers({ game, seat }: Mind, system: SystemId): number {
  const here = shipsIn(game, system, seat);
  const carriers = here.filter(({ type }) => type === 'carrier').length;
  return carriers &&
    inSpace(game, system, seat).some(
      ({ type }) => isA(game, 'fighter', { type }) || isA(game, 'ground-force', { type }),
    )
    ? 0
    : carriers;
}

/** What joining two systems would bring: one of them builds, and what is idle in the other comes there. */
function transferGain(mind: Mind, systems: readonly SystemId[]): number {
  const rated = systems.map((system, i) => {
    const other = systems[1 - i];
    const built = Math.max(buildingGain(mind, system), bestDock(mind, system)?.gain ?? 0);
    return built > 0 ? built + 2.5 * idleCarriers(mind, other) : 0;
  });
  return Math.max(...rated) - COUNTER - 0.4;
}

/** The systems of a pair, as the option names them. */
const pairOf = (mind: Mind, key: string): SystemId[] => {
  const systems = Object.keys(mind.game.state.systems);
  return systems.filter((system) => key.startsWith(`${system}+`) || key.endsWith(`+${system}`));
};

const chooseTransfer: Habit = byWorth((mind, key) => 100 + transferGain(mind, pairOf(mind, key)));

/** The best transfer, as far as can be told before it is asked about. */
const bestTransfer = (mind: Mind): number =>
  mind.thought('best transfer', () => {
    const { game, seat } = mind;
    const docks = Object.keys(game.state.systems).filter((system) => buildingGain(mind, system) > 0);
    const near = docks.flatMap((system) =>
      inReach(mind)
        .filter((other) => other !== system && idleCarriers(mind, other) > 0 && drawOf(mind, system) >= 0)
        .filter((other) => game.state.systems[other].counters.every((one) => one !== seat))
        .map((other) => [system, other]),
    );
    return Math.max(-Infinity, ...near.map((pair) => transferGain(mind, pair)));
  });

/** In a tactical action as planned; in a transfer carriers come to where something is built. */
const move: Habit = (mind, asked) => {
  const { systems } = asked.data as { systems: SystemId[] };
  if (systems.length === 1) return expeditionOrNothing(mind, systems[0]);
  const [dock] = ranked(systems, (system) => buildingGain(mind, system));
  const other = systems.find((system) => system !== dock) ?? dock;
  const coming = linesOf(asked.spec).filter(
    ({ key }) => key.endsWith(`@${other}`) && key.startsWith('carrier') && idleCarriers(mind, other),
  );
  // What fleet supply does not carry there would be removed (E3 5.3).
  let room = Math.max(0, fleetSupply(mind.game, mind.seat, dock) - countedShips(mind.game, mind.seat, dock).length);
  return added(
    asked,
    coming.map(({ key, max }) => {
      const count = Math.min(max, room);
      room -= count;
      return [key, count];
    }),
  );
};

const expeditionOrNothing = (mind: Mind, system: SystemId): Record<string, number> => {
  const found = mind.thought(`answer for ${system}`, () => expeditionTo(mind, system));
  return found && found.gain > -COUNTER ? found.counts : {};
};

function actionGain(mind: Mind, key: string): number {
  const at = key.indexOf(':');
  const [what, which] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
  if (what === 'pass' || what === 'end') return 0;
  if (what === 'strategic') return 0.3 + worthActing(mind, which);
  if (what === 'tactical') return bestActivation(mind)?.gain ?? -1;
  if (what === 'transfer') return bestTransfer(mind);
  return useGain(mind, which);
}

const turn: Habit = (mind, asked) => {
  const rated = choices(asked.spec).map(({ key }) => ({ key, gain: actionGain(mind, key) }));
  // Nobody passes before the strategic action: it comes last of all, but it comes.
  const [best] = ranked(rated, ({ gain, key }) => (key === 'pass' || key === 'end' ? 0.01 : gain));
  if (best && (best.gain > 0 || best.key === 'pass' || best.key === 'end')) return [best.key];
  const must = rated.find(({ key }) => key.startsWith('strategic:'));
  return must ? [must.key] : best && [best.key];
};

const follow: Habit = (mind, asked) => {
  const { card } = asked.data as { card: ComponentId };
  const printed = mind.game.book.byKind['strategy-card'][card]?.secondaryCost ?? 0;
  const price = modify(mind.game, 'secondary-cost', { seat: mind.seat, card }, printed);
  return pick(asked, worthFollowing(mind, card, price) > 0.3 ? 'use' : 'decline');
};

const take: Habit = byWorth((mind, card) => 100 + worthTaking(mind, card));

function worthClaiming(mind: Mind, id: ComponentId): number {
  if (id === 'none') return 0;
  const card = mind.game.book.byKind.objective[id];
  // Of those that bring as much, first what costs nothing: it might not be so any more.
  return card.wins ? 1000 : 10 * card.points + (card.spend ? 0 : 1);
}

/** As many as may be claimed at once. */
const claim: Habit = (mind, asked) => {
  const found: ComponentId[] = [];
  for (const { key } of ranked(choices(asked.spec), (one) => worthClaiming(mind, one.key)))
    if (isTaken(asked, [...found, key])) found.push(key);
  return found;
};

const peaceWith: Habit = byWorth(
  (mind, seat) => 1 + total(Object.values(mind.game.state.units), (unit) => Number(unit.owner === seat)),
);

export const turnHabits: Record<string, Habit> = {
  turn,
  'activate-system': activate,
  'move-ships': move,
  'choose-transfer': chooseTransfer,
  'take-strategy-card': take,
  'use-secondary': follow,
  'claim-objective': claim,
  'imperial-production': whereToBuild,
  'diplomacy-opponent': peaceWith,
  'diplomacy-planets': byWorth((mind, planet) => 1 + yieldOf(mind, planet)),
  'warfare-counter': byWorth((mind, system) => 1 + drawOf(mind, system) + buildingGain(mind, system)),
};
