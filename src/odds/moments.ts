import { answer, begin, clone, openAsks, settle, type Json } from '../engine/index.ts';
import { fightersAt, opponentIn } from '../rules/combat.ts';
import { combatRolls } from '../rules/dice.ts';
import { newGame, procedure, type Game, type Rulebook } from '../rules/game.ts';
import type { SeatId, Unit } from '../rules/state.ts';
import { proposed } from './doctrine.ts';
import type { Battered, Field, Standing } from './field.ts';

/** The moments of a combat at which something may happen of itself, without dice. */
const BEGINNING = ['when space-combat-begins', 'when space-combat-round-begins', 'when ground-combat-begins', 'when ground-combat-round-begins'];
const BETWEEN = [
  'after hits-assigned', 'when space-combat-round-ends', 'after space-combat-round-ends', 'when ground-combat-round-ends', 'after ground-combat-round-ends',
  'when space-combat-round-begins', 'when ground-combat-round-begins',
];

/** Thrown where the dice of the next roll would be taken up: so far, and no further. */
const REACHED = new Error('The dice are about to be rolled');

const reached = procedure<Json>()(combatRolls.name, {
  start: () => {
    throw REACHED;
  },
});

/** What happens in a combat by itself, as the rules' own procedures have it: whoever may choose declines, whoever must takes what is proposed. */
export class Moments {
  private readonly field: Field;
  private readonly book: Rulebook;
  private readonly known = new Map<Battered, Battered>();
  private readonly alike = new Map<string, Battered>();
  private readonly within: boolean;

  constructor(field: Field) {
    this.field = field;
    const listening: Rulebook['listening'] = {};
    for (const [moment, list] of Object.entries(field.game.book.listening)) {
      const left = list.filter(({ component, reaction }) => reaction.mandatory && component.kind !== 'action-card');
      if (left.length) listening[moment] = left;
    }
    // Whether anybody is eliminated or has won is no part of it.
    this.book = { ...field.game.book, listening, standing: [], procedures: { ...field.game.book.procedures, [reached.name]: reached } };
    this.within = this.any(BETWEEN);
  }

  private any(moments: readonly string[]): boolean {
    return moments.some((moment) => this.book.listening[moment]);
  }

  /** What is left of both sides as their dice are first taken up. */
  begin(standing: Standing): Standing {
    if (!this.any(BEGINNING)) return standing;
    const game = this.run(standing, (one) => begin(one as never, this.combat, { ...this.field.place, ...this.field.sides }));
    const { attacker, defender } = this.field.sides;
    return { attacker: this.field.force(attacker, this.left(game, attacker)), defender: this.field.force(defender, this.left(game, defender)) };
  }

  /** What a side that has been hit has as the next round's dice are taken up. */
  between(standing: Standing, seat: SeatId, battered: Battered): Battered {
    if (!this.within || !battered.units.length) return battered;
    let found = this.known.get(battered);
    if (!found) this.known.set(battered, found = this.lookedUp(standing, seat, battered));
    return found;
  }

  private lookedUp(standing: Standing, seat: SeatId, battered: Battered): Battered {
    const key = `${seat} ${this.field.of(standing, seat).index} ${battered.units.map(({ id, damaged }) => `${id}${damaged ? '!' : ''}`).join(' ')} ${battered.sustained.join(' ')}`;
    const before = this.alike.get(key);
    if (before) return before;
    const opponent = opponentIn(this.field.sides, seat);
    // What answers the end of a round is its owner's own affair: the opponent stands there as it did.
    const game = this.run(standing, (one) => {
      const { units } = one.state;
      for (const id in units) if (units[id].owner === seat && this.field.of(standing, seat).units.some((unit) => unit.id === id)) delete units[id];
      for (const unit of battered.units) units[unit.id] = { ...unit };
      one.fact({ type: 'combat-round-begins' });
      for (const id of battered.sustained) one.fact({ type: 'damage-sustained', seat, by: opponent, id });
      one.state.stack.push({ id: one.nextId(), procedure: this.combat, step: 'assigned', data: { ...this.field.place, ...this.field.sides, round: 1 } });
      settle(one as never);
    });
    const units = this.left(game, seat);
    const found: Battered = { units, force: this.field.force(seat, units), sustained: battered.sustained };
    this.alike.set(key, found);
    return found;
  }

  private get combat(): string {
    return this.field.place.planet === undefined ? 'space-combat' : 'ground-combat';
  }

  private left(game: Game, seat: SeatId): Unit[] {
    return fightersAt(game, this.field.place, seat);
  }

  private run(standing: Standing, body: (game: Game) => void): Game {
    const game = newGame(clone(this.field.lay(standing).state), this.book);
    try {
      body(game);
      for (let open = openAsks(game.state)[0]; open; open = openAsks(game.state)[0]) answer(game as never, open.ask.player, open.ask.id, proposed(game, open));
    } catch (error) {
      if (error !== REACHED) throw error;
    }
    return game;
  }
}
