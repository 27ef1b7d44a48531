import { ask, chosenKey, choose, done, goto, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { on, strategyCard } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti3/rules/components/effects.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { neighborsByShip } from '#ti3/rules/board/adjacency.ts';
import { entryProblem, usualMovement } from '#ti3/rules/movement/routes.ts';
import { nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';
import { hasSupplyFor, hasSupplyForFighter } from '#ti3/rules/units/fleet-supply.ts';
import { enemyShipsIn, hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';

const ID = 'warfare-ii';
const MOVES = 2;

/** Places the High Alert token in a system, or moves it there. */
function alert(game: Game, seat: SeatId, system: SystemId): void {
  for (const { id } of effectsOf(game, ID, seat)) removeEffect(game, id);
  addEffect(game, ID, seat, system, 'phase');
  game.addFact({ type: 'system-marked', seat, system, component: ID });
}

const primary = procedure<{ seat: SeatId }>()('warfare-ii-primary', {
  ask: (game, { seat }) =>
    ask(
      [
        chooseTargetSystem.ask(seat, {
          prompt: 'In which system do you place the High Alert token?',
          systems: Object.keys(game.state.systems),
        }),
      ],
      'chosen',
    ),
  chosen: (game, { seat }, { answer }) => {
    const system = chosenKey(answer);
    if (system !== undefined) alert(game, seat, system);
    return done();
  },
});

/** Returns the adjacent systems that a seat controls and whose fleet supply allows one more ship of a type. */
const goals = (game: Game, seat: SeatId, from: SystemId, type: UnitType): SystemId[] =>
  neighborsByShip(game, from, seat, [type]).filter(
    (to) =>
      controlsSystem(game, seat, to) &&
      !enemyShipsIn(game, to, seat) &&
      entryProblem(game, seat, to) === undefined &&
      (hasQuality(game, 'fighter', { type }) ? hasSupplyForFighter : hasSupplyFor)(game, seat, to),
  );

const stepKey = pairKey<UnitId, SystemId>('>');

/**
 * Returns the possible moves of ships that have a movement value, from systems without the seat's command counter.
 * Identical ships in one system are offered once.
 */
function moves(game: Game, seat: SeatId, moved: readonly UnitId[]): Option[] {
  const seen = new Set<string>();
  return allUnits(game)
    .filter((unit) => {
      const { id, owner, type, system, planet, damaged } = unit;
      if (owner !== seat || planet !== undefined || moved.includes(id) || hasCounterIn(game, seat, system))
        return false;
      if (!hasQuality(game, 'ship', unit) || usualMovement(game, seat, type) === null) return false;
      const key = `${type} ${system} ${damaged === true}`;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .flatMap((unit) =>
      goals(game, seat, unit.system, unit.type).map((to) => ({
        key: stepKey.format(unit.id, to),
        label: `${formatUnitCounts(game, { [unit.type]: 1 })}${unit.damaged ? ' (damaged)' : ''} to ${nameOfSystem(game, to)}`,
        group: `From ${nameOfSystem(game, unit.system)}`,
      })),
    );
}

const chooseMove = question<{ moved: UnitId[] }>()(
  'warfare-ii-move',
  (game, seat, { moved }) => {
    const options = moves(game, seat, moved);
    if (!options.length)
      return { kind: 'none', reason: 'None of your ships can move to an adjacent system you control.' };
    return choose(moved.length ? 'Do you move a second ship?' : 'Which ship do you move?', [
      ...options,
      { key: 'none', label: 'Move no ship' },
    ]);
  },
  { title: 'move a ship', forced: true },
);

const secondary = procedure<{ seat: SeatId; moved?: UnitId[] }>()('warfare-ii-secondary', {
  ask: (_game, { seat, moved = [] }) =>
    moved.length < MOVES ? ask([chooseMove.ask(seat, { moved })], 'chosen') : done(),
  chosen: (game, data, { answer }) => {
    const choice = chosenKey(answer);
    if (choice === undefined || choice === 'none') return done();
    const [id, to] = stepKey.parse(choice);
    const ship = game.state.units[id];
    const from = ship.system;
    ship.system = to;
    game.invalidateStep();
    game.addFact({ type: 'ships-moved', seat: data.seat, from, towards: to, units: { [ship.type]: 1 } });
    data.moved = [...(data.moved ?? []), id];
    return goto('ask');
  },
});

/** Tells whether a seat's ships have just moved from one system to the active system. */
const leftFor = ({ facts }: Game, seat: SeatId, from: unknown, to: SystemId): boolean =>
  facts
    .slice(facts.findLastIndex(({ type }) => type === 'system-activated'))
    .some((fact) => fact.type === 'ships-moved' && fact.seat === seat && fact.from === from && fact.towards === to);

export default strategyCard({
  id: ID,
  name: 'Warfare II',
  number: 6,
  group: 'shattered-empire',
  theme: 'movement',
  text: 'Primary: place the High Alert token in a system. Until the next status phase, your ships there get +1 movement and +1 on rolls; when they move, you may move the token with them. Secondary: spend 1 strategy counter to move up to 2 ships without cargo from unactivated systems to adjacent systems you control; fighters only with Advanced Fighters. This activates no system.',
  confidence: 'high',
  marks: 'High Alert',
  primary,
  secondary,
  follow: () => `Move up to ${MOVES} ships from systems you have not activated to adjacent systems you control.`,
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    moves(game, seat, []).length ? undefined : 'None of your ships can move to an adjacent system you control.',
  modifiers: {
    movement: (game, { holder, memory }, reach, { seat, type, from }) =>
      seat === holder && from === memory && hasQuality(game, 'ship', { type }) ? reach + 1 : reach,
    'roll-bonus': (game, { holder, memory }, bonus, { seat, type, system }) =>
      seat === holder && system === memory && hasQuality(game, 'ship', { type }) ? bonus + 1 : bonus,
  },
  reactions: [
    on('after', 'ships-moved', {
      lasting: true,
      hint: 'When your ships move from the system with your High Alert token: you may move the token with them.',
      isUsable: (game, { holder, memory }, { seat, system }) =>
        seat === holder && leftFor(game, holder, memory, system),
      effect: (game, { holder }, { system }) => alert(game, holder, system),
    }),
  ],
  procedures: [primary, secondary],
  questions: [chooseMove],
});
