import { answer, begin, clone, openAsks, runUntilSettled, type Json } from '#engine';
import { combatHits, type CombatHits } from '#ti4/rules/combat/combat-hits.ts';
import { opponentIn } from '#ti4/rules/combat/combat.ts';
import { combatRolls, type CombatRolls } from '#ti4/rules/combat/combat-rolls.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { SeatId, State, Unit, UnitType } from '#ti4/rules/state.ts';
import { STEP_COSTS } from '#ti4/odds/budget.ts';
import { mandatoryEffectsRulebook, STOP_AT_DECISION } from './mandatory-effects-rulebook.ts';
import { defaultCombatAnswer } from './default-policy.ts';
import type { DamagedForce, CombatBoard, Force, CombatState } from './combat-board.ts';
import { DiceForHits } from './dice-for-hits.ts';

/** Timing windows of a combat in which something may happen without dice or choices. */
const BEGINNING = [
  'when space-combat-begins',
  'when space-combat-round-begins',
  'when ground-combat-begins',
  'when ground-combat-round-begins',
];
const BETWEEN = [
  'after hits-assigned',
  'when space-combat-round-ends',
  'after space-combat-round-ends',
  'when ground-combat-round-ends',
  'after ground-combat-round-ends',
  'when space-combat-round-begins',
  'when ground-combat-round-begins',
];

/** Timing windows after both sides' rolls, before hits are assigned, and after damage is sustained. */
const AFTER_ROLLS = ['after combat-rolls-made', 'after combat-rolls-settled'];
const AFTER_DAMAGE = ['when damage-sustained', 'after damage-sustained'];

/** State after reactions to both sides' rolls, before hits are assigned. */
export interface RollReactions {
  standing: CombatState;
  /** Additional hits against each side. */
  more: Record<SeatId, number>;
}

const noCards = { draw: [], discard: [] };

/** Returns the units lost; among units of a type, the last ones count as lost. */
function lostOf(before: readonly Unit[], after: readonly Unit[]): Unit[] {
  const left = new Map<UnitType, number>();
  for (const { type } of after) left.set(type, (left.get(type) ?? 0) + 1);
  return before.filter(({ type }) => {
    const still = left.get(type) ?? 0;
    left.set(type, still - 1);
    return still <= 0;
  });
}

/**
 * Runs the mandatory effects of a combat by the rules' own procedures: players decline optional effects and accept the
 * proposal for mandatory ones.
 */
export class ForcedMoments {
  private readonly field: CombatBoard;
  private readonly book: Rulebook;
  private readonly known = new Map<DamagedForce, Force>();
  private readonly ended = new Map<DamagedForce, Force>();
  private readonly alike = new Map<string, Force>();
  private readonly rolled = new Map<string, RollReactions>();
  private readonly returned = new Map<string, number>();
  private readonly dice: DiceForHits;
  /** Unit types whose destruction may have consequences. */
  private readonly dooms: UnitType[];
  /** One side's hits may cause hits against the other. */
  readonly answersRolls: boolean;
  private readonly answersDamage: (UnitType | undefined)[];
  /** Something may happen between two rounds. */
  readonly within: boolean;
  /** A side's losses never affect the other side's. */
  readonly quiet: boolean;

  constructor(field: CombatBoard) {
    this.field = field;
    this.book = mandatoryEffectsRulebook(field.game.book);
    this.within = this.any(BETWEEN);
    const doomed = this.book.listenersByMoment['when unit-destroyed'] ?? [];
    this.dooms = doomed.flatMap(({ component }) => this.book.byKind.unit[component.id]?.type ?? []);
    this.quiet = !this.within && !this.dooms.length;
    this.answersRolls = this.any(AFTER_ROLLS);
    this.answersDamage = AFTER_DAMAGE.flatMap((moment) =>
      (this.book.listenersByMoment[moment] ?? []).map(({ component }) => this.book.byKind.unit[component.id]?.type),
    );
    this.dice = new DiceForHits(field);
  }

  private any(moments: readonly string[]): boolean {
    return moments.some((moment) => this.book.listenersByMoment[moment]);
  }

  /** Returns the state before the dice of the first round, undefined if nothing can happen up to then. */
  afterCombatBegins(standing: CombatState): State | undefined {
    if (!this.any(BEGINNING)) return undefined;
    return this.run(standing, (one) => begin(one as never, this.combat, { ...this.field.place, ...this.field.sides }))
      .state;
  }

  /** Tells whether something may respond when the side sustains damage. */
  hasSustainReaction({ units }: Force): boolean {
    return this.answersDamage.some((type) => type === undefined || units.some((unit) => unit.type === type));
  }

  /** Returns the hits against the opponent caused by units that sustain damage, each on its own. */
  hitsReturnedBy(standing: CombatState, seat: SeatId, purpose: RollPurpose, { sustained }: DamagedForce): number {
    const { units } = this.field.forceOf(standing, seat);
    return units.reduce(
      (sum, unit) => sum + (sustained.includes(unit.id) ? this.returnedByOne(standing, purpose, unit) : 0),
      0,
    );
  }

  private returnedByOne(standing: CombatState, purpose: RollPurpose, unit: Unit): number {
    const { owner: seat } = unit;
    const key = `${seat} ${purpose} ${this.field.unitKindKey(unit)}`;
    const before = this.returned.get(key);
    if (before !== undefined) return before;
    const opponent = opponentIn(this.field.sides, seat);
    const { place, sides } = this.field;
    const data: CombatHits = {
      purpose,
      ...place,
      ...sides,
      hits: { [seat]: { hits: 1, assign: { units: [unit.id] } } },
    };
    const game = this.run(standing, (one) => {
      this.stand(one, 'assigned');
      one.state.stack.push({
        id: one.nextId(),
        procedure: combatHits.name,
        step: 'start',
        data: data as unknown as Json,
      });
      runUntilSettled(one as never);
    });
    const { hits } = (game.state.stack.at(-1)?.data ?? data) as unknown as CombatHits;
    const found = hits[opponent]?.hits ?? 0;
    this.returned.set(key, found);
    return found;
  }

  /** Tells whether something may respond to both sides' rolls in this state, tested with all dice hitting. */
  hasRollReaction(standing: CombatState, purpose: RollPurpose): boolean {
    if (!this.answersRolls) return false;
    this.field.budget.spend(STEP_COSTS.hit);
    const { attacker, defender } = this.field.sides;
    const rolls = this.rolls(standing, purpose, { [attacker]: Infinity, [defender]: Infinity });
    const { state, framePath } = this.field.layOut(standing);
    const game = newGame(state, this.book);
    game.framePath = [...framePath, rolls];
    return AFTER_ROLLS.some((moment) => {
      const [timing, name] = moment.split(' ') as ['after', string];
      const event = { timing, name, purpose, ...this.field.place, ...this.field.sides };
      return [attacker, defender].some((seat) => this.book.windows.optionsFor(game, seat, event).length > 0);
    });
  }

  /** Returns the reactions to these hits against each side, before hits are assigned. */
  reactToRolls(standing: CombatState, purpose: RollPurpose, hits: Record<SeatId, number>): RollReactions {
    const { attacker, defender } = this.field.sides;
    const key = `${purpose} ${standing.attacker.index} ${standing.defender.index} ${hits[attacker]} ${hits[defender]}`;
    const before = this.rolled.get(key);
    if (before) return before;
    const frame = this.rolls(standing, purpose, hits);
    const game = this.run(standing, (one) => {
      this.stand(one, 'assign');
      one.state.stack.push({ ...frame, id: one.nextId() });
      runUntilSettled(one as never);
    });
    const { more = {} } = (game.state.stack.at(-1)?.data ?? {}) as unknown as CombatRolls;
    const found = { standing: this.standing(game), more };
    this.rolled.set(key, found);
    return found;
  }

  /** Returns a frame with both sides' dice, with the given number of hits. */
  private rolls(standing: CombatState, purpose: RollPurpose, hits: Record<SeatId, number>) {
    const { place, sides } = this.field;
    const of = (seat: SeatId, against: SeatId) =>
      this.dice.rollWithHits(standing, { seat, against, purpose, ...place }, hits[against]);
    const [a, d] = [of(sides.attacker, sides.defender), of(sides.defender, sides.attacker)];
    const data: CombatRolls = { purpose, ...place, ...sides, rolls: { [sides.attacker]: a, [sides.defender]: d } };
    return {
      id: 0,
      procedure: combatRolls.name,
      step: 'both',
      data: data as unknown as Json,
      result: { dice: d.dice, hits: 0 } as unknown as Json,
    };
  }

  /** Returns a damaged force as the next round begins, or at the end of the round if the combat is over. */
  forceAfterRound(standing: CombatState, seat: SeatId, battered: DamagedForce, over: boolean): Force {
    if (!battered.units.length) return battered.force;
    const known = over ? this.ended : this.known;
    let found = known.get(battered);
    if (!found) known.set(battered, (found = this.lookedUp(standing, seat, battered, over)));
    return found;
  }

  private lookedUp(standing: CombatState, seat: SeatId, battered: DamagedForce, over: boolean): Force {
    const { units, sustained } = battered;
    const kinds = units.map((unit) => `${this.field.unitKindKey(unit)}${sustained.includes(unit.id) ? '*' : ''}`);
    const key = `${seat} ${over} ${kinds.sort().join(' ')}`;
    const before = this.alike.get(key);
    if (before) return before;
    const found = this.field.force(seat, this.left(this.afterHits(standing, seat, battered, over), seat));
    this.alike.set(key, found);
    return found;
  }

  /** Returns the game from the moment a side has assigned its hits. */
  private afterHits(
    standing: CombatState,
    seat: SeatId,
    { units: left, sustained }: DamagedForce,
    over: boolean,
  ): Game {
    const opponent = opponentIn(this.field.sides, seat);
    const damaged = this.field.forceOf(standing, seat).units.filter(({ id }) => sustained.includes(id));
    // Reactions to the end of a round affect only their owner, so the opponent's units stay as they were.
    const gone = [
      ...this.field.forceOf(standing, seat).units,
      ...(over ? this.field.forceOf(standing, opponent).units : []),
    ];
    return this.run(standing, (game) => {
      const { units } = game.state;
      for (const { id } of gone) delete units[id];
      for (const unit of left) units[unit.id] = { ...unit };
      const { place, sides } = this.field;
      game.addFact({ type: 'combat-round-begins', ...sides, ...place });
      for (const { id, type } of damaged)
        game.addFact({ type: 'damage-sustained', seat, by: opponent, id, unit: type, ...place });
      this.stand(game, 'assigned');
      runUntilSettled(game as never);
    });
  }

  /** Puts a game into the combat at one of its steps. */
  private stand(game: Game, step: string): void {
    const data = { ...this.field.place, ...this.field.sides, round: 1 };
    game.state.stack.push({ id: game.nextId(), procedure: this.combat, step, data });
  }

  /** Applies the consequences of destroyed units that take others with them. */
  afterDestruction(before: CombatState, after: CombatState): CombatState {
    if (!this.dooms.length) return after;
    const { attacker, defender } = this.field.sides;
    const lost = [attacker, defender].flatMap((seat) =>
      lostOf(this.field.forceOf(before, seat).units, this.field.forceOf(after, seat).units),
    );
    if (!lost.some(({ type }) => this.dooms.includes(type))) return after;
    const fallen = lost.map((unit): Unit => ({ ...unit, id: `lost-${unit.id}` }));
    const game = this.run(after, (one) => {
      for (const unit of fallen) one.state.units[unit.id] = { ...unit };
      begin(one as never, destroyUnits.name, {
        units: fallen.map(({ id }) => id),
        by: { [attacker]: defender, [defender]: attacker },
      });
    });
    return this.standing(game);
  }

  private get combat(): string {
    return this.field.place.planet === undefined ? 'space-combat' : 'ground-combat';
  }

  private standing(game: Game): CombatState {
    const { attacker, defender } = this.field.sides;
    return {
      attacker: this.field.force(attacker, this.left(game, attacker)),
      defender: this.field.force(defender, this.left(game, defender)),
    };
  }

  private left(game: Game, seat: SeatId): Unit[] {
    return this.field.combatUnits(game, seat);
  }

  private run(standing: CombatState, body: (game: Game) => void): Game {
    this.field.budget.spend(STEP_COSTS.moment);
    const { state } = this.field.layOut(standing);
    // Card decks do not affect hits.
    const decks = { action: noCards, agenda: noCards, secret: noCards, stage1: noCards, stage2: noCards };
    const game = newGame(clone({ ...state, decks }), this.book);
    try {
      body(game);
      for (let open = openAsks(game.state)[0]; open; open = openAsks(game.state)[0])
        answer(game as never, open.ask.player, open.ask.id, defaultCombatAnswer(game, open));
    } catch (error) {
      if (error !== STOP_AT_DECISION) throw error;
    }
    return game;
  }
}
