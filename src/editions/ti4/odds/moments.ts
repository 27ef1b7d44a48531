import { answer, begin, clone, openAsks, settle } from '../../../engine/index.ts';
import { fightersAt, opponentIn } from '../rules/combat/combat.ts';
import { destroyUnits } from '../rules/units/destroy.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import type { SeatId, Unit, UnitType } from '../rules/state.ts';
import { COSTS } from './budget.ts';
import { byItself, REACHED } from './by-itself.ts';
import { proposed } from './doctrine.ts';
import { kindOf, type Battered, type Field, type Force, type Standing } from './field.ts';

/** The moments of a combat at which something may happen of itself, without dice. */
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

const noCards = { draw: [], discard: [] };

/** Of units that are alike it is not known which are gone: those counted last. */
function lostOf(before: readonly Unit[], after: readonly Unit[]): Unit[] {
  const left = new Map<UnitType, number>();
  for (const { type } of after) left.set(type, (left.get(type) ?? 0) + 1);
  return before.filter(({ type }) => {
    const still = left.get(type) ?? 0;
    left.set(type, still - 1);
    return still <= 0;
  });
}

/** What happens in a combat by itself, as the rules' own procedures have it: whoever may choose declines, whoever must takes what is proposed. */
export class Moments {
  private readonly field: Field;
  private readonly book: Rulebook;
  private readonly known = new Map<Battered, Force>();
  private readonly ended = new Map<Battered, Force>();
  private readonly alike = new Map<string, Force>();
  /** Units whose destruction may have consequences. */
  private readonly dooms: UnitType[];
  /** Whether anything happens between two rounds. */
  readonly within: boolean;
  /** Whether what one side has left is its own affair throughout. */
  readonly quiet: boolean;

  constructor(field: Field) {
    this.field = field;
    this.book = byItself(field.game.book);
    this.within = this.any(BETWEEN);
    const doomed = this.book.listening['when unit-destroyed'] ?? [];
    this.dooms = doomed.flatMap(({ component }) => this.book.byKind.unit[component.id]?.type ?? []);
    this.quiet = !this.within && !this.dooms.length;
  }

  private any(moments: readonly string[]): boolean {
    return moments.some((moment) => this.book.listening[moment]);
  }

  /** What is left of both sides as their dice are first taken up. */
  begin(standing: Standing): Standing {
    if (!this.any(BEGINNING)) return standing;
    const game = this.run(standing, (one) => begin(one as never, this.combat, { ...this.field.place, ...this.field.sides }));
    return this.standing(game);
  }

  /** What a side that has been hit has as the next round begins, or, where the combat is over with this one, as it ends. */
  between(standing: Standing, seat: SeatId, battered: Battered, over: boolean): Force {
    if (!battered.units.length) return battered.force;
    const known = over ? this.ended : this.known;
    let found = known.get(battered);
    if (!found) known.set(battered, (found = this.lookedUp(standing, seat, battered, over)));
    return found;
  }

  private lookedUp(standing: Standing, seat: SeatId, battered: Battered, over: boolean): Force {
    const { units, sustained } = battered;
    const kinds = units.map((unit) => `${kindOf(unit)}${sustained.includes(unit.id) ? '*' : ''}`);
    const key = `${seat} ${over} ${kinds.sort().join(' ')}`;
    const before = this.alike.get(key);
    if (before) return before;
    const found = this.field.force(seat, this.left(this.afterHits(standing, seat, battered, over), seat));
    this.alike.set(key, found);
    return found;
  }

  /** The game from the moment on at which a side has taken its hits. */
  private afterHits(standing: Standing, seat: SeatId, { units: left, sustained }: Battered, over: boolean): Game {
    const opponent = opponentIn(this.field.sides, seat);
    const damaged = this.field.of(standing, seat).units.filter(({ id }) => sustained.includes(id));
    // What answers the end of a round is its owner's own affair: the opponent stands there as it did.
    const gone = [...this.field.of(standing, seat).units, ...(over ? this.field.of(standing, opponent).units : [])];
    return this.run(standing, (game) => {
      const { units, stack } = game.state;
      for (const { id } of gone) delete units[id];
      for (const unit of left) units[unit.id] = { ...unit };
      const { place, sides } = this.field;
      game.fact({ type: 'combat-round-begins', ...sides, ...place });
      for (const { id, type } of damaged) game.fact({ type: 'damage-sustained', seat, by: opponent, id, unit: type, ...place });
      stack.push({
        id: game.nextId(),
        procedure: this.combat,
        step: 'assigned',
        data: { ...this.field.place, ...this.field.sides, round: 1 },
      });
      settle(game as never);
    });
  }

  /** What is left after all where a unit has been destroyed that takes others along. */
  aftermath(before: Standing, after: Standing): Standing {
    if (!this.dooms.length) return after;
    const { attacker, defender } = this.field.sides;
    const lost = [attacker, defender].flatMap((seat) => lostOf(this.field.of(before, seat).units, this.field.of(after, seat).units));
    if (!lost.some(({ type }) => this.dooms.includes(type))) return after;
    const fallen = lost.map((unit): Unit => ({ ...unit, id: `lost-${unit.id}` }));
    const game = this.run(after, (one) => {
      for (const unit of fallen) one.state.units[unit.id] = { ...unit };
      begin(one as never, destroyUnits.name, { units: fallen.map(({ id }) => id), by: { [attacker]: defender, [defender]: attacker } });
    });
    return this.standing(game);
  }

  private get combat(): string {
    return this.field.place.planet === undefined ? 'space-combat' : 'ground-combat';
  }

  private standing(game: Game): Standing {
    const { attacker, defender } = this.field.sides;
    return {
      attacker: this.field.force(attacker, this.left(game, attacker)),
      defender: this.field.force(defender, this.left(game, defender)),
    };
  }

  private left(game: Game, seat: SeatId): Unit[] {
    return fightersAt(game, this.field.place, seat);
  }

  private run(standing: Standing, body: (game: Game) => void): Game {
    this.field.budget.spend(COSTS.moment);
    const { state } = this.field.lay(standing);
    // Cards to be drawn have no bearing on who is hit.
    const decks = { action: noCards, agenda: noCards, secret: noCards, stage1: noCards, stage2: noCards };
    const game = newGame(clone({ ...state, decks }), this.book);
    try {
      body(game);
      for (let open = openAsks(game.state)[0]; open; open = openAsks(game.state)[0])
        answer(game as never, open.ask.player, open.ask.id, proposed(game, open));
    } catch (error) {
      if (error !== REACHED) throw error;
    }
    return game;
  }
}
