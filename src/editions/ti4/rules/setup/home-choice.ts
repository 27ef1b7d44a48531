import { ask, choose, chosenKey, done, type Spec } from '#engine';
import type { Faction, TakenHome } from '#ti4/rules/components/component.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { leadersOf } from '#ti4/rules/leaders/leaders.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { formatList } from '#text/sentences.ts';
import { invalidateBoard } from '#ti4/rules/board/adjacency.ts';
import { assignControl } from '#ti4/rules/planets/control.ts';
import { moveToPlanet, moveToSystem } from '#ti4/rules/units/unit-index.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { minorFactionsIn, factionsExcludedByMinors } from './minor-faction-setup.ts';
import { layTile } from './new-state.ts';
import { hasLeaderWithHome, freeBorrowableHomes } from './borrowed-homes.ts';

const factionOf = ({ book, state }: Game, seat: SeatId): Faction | undefined =>
  book.byKind.faction[state.seats[seat].faction];

/**
 * Returns the first seat that has yet to choose whose home it takes; it does not have that home's leader before then.
 */
export const seatWithoutHome = (game: Game): SeatId | undefined =>
  game.state.order.find((seat) => {
    const homes = factionOf(game, seat)?.homes;
    return homes && !homes.some(({ leader }) => seatOf(game, seat).leaders?.[leader]);
  });

/** Returns the homes a seat can choose from. */
function choices(game: Game, seat: SeatId): TakenHome[] {
  const faction = factionOf(game, seat);
  const played = game.state.order.map((id) => seatOf(game, id).faction);
  return faction
    ? freeBorrowableHomes(
        faction,
        new Set([...played, ...factionsExcludedByMinors(game.book, minorFactionsIn(game.state))]),
      )
    : [];
}

/** Formats whose home it is and which leader comes with it: "home of the Mentak Coalition; leader: Harka Leeds". */
const formatHome = (owner: string | undefined, leader: string | undefined): string =>
  [owner && `home of ${owner.replace(/^The /, 'the ')}`, leader && `leader: ${leader}`].filter(Boolean).join('; ');

const chooseHome = question<object>()(
  'choose-home',
  (game, seat): Spec =>
    choose(
      'Which home system do you choose?',
      choices(game, seat).map(({ of, tile, leader }) => ({
        key: of,
        label: formatList(game.book.tiles[tile]?.planets.map(({ name }) => name) ?? [tile]),
        hint: formatHome(game.book.components[of]?.name, game.book.components[leader]?.name),
      })),
    ),
  { title: 'choose a home system' },
);

/** Replaces a seat's home tile with that of the chosen home, moves its units there and gives it the home's leader. */
function moveHome(game: Game, seat: SeatId, { of, tile, leader }: TakenHome): void {
  const { book, state } = game;
  const mine = seatOf(game, seat);
  const before = state.systems[mine.home];
  mine.leaders = leadersOf(
    book,
    mine.faction,
    hasLeaderWithHome(book.byKind.faction[mine.faction], { of, tile, leader }),
  );
  invalidateInForce(game);
  if (before.id !== tile) {
    layTile(book, state, tile, before.position);
    const { planets } = state.systems[tile];
    const [main] = planets.toSorted((a, b) => book.planets[b].resources - book.planets[a].resources);
    for (const planet of planets) assignControl(game, planet, seat);
    for (const unit of unitsAt(game, { owner: seat })) {
      if (unit.planet === undefined) moveToSystem(game, unit, tile);
      else moveToPlanet(game, unit, main);
    }
    for (const planet of before.planets) delete state.planets[planet];
    delete state.systems[before.id];
    mine.home = tile;
    invalidateBoard(game);
  }
  game.addFact({ type: 'home-taken', seat, of, system: tile });
}

/** Lets a faction without its own home take that of an unplayed faction, before the board is built. */
export const chooseHomeSystem = procedure<{ seat: SeatId }>()('take-home', {
  choose: (_game, { seat }) => ask([chooseHome.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, got) => {
    const of = chosenKey(got.answer);
    const homes = choices(game, seat);
    const taken = homes.find((one) => one.of === of) ?? homes.at(0);
    if (taken) moveHome(game, seat, taken);
    return done();
  },
});

export const homeProcedures = [chooseHomeSystem];
export const homeQuestions = [chooseHome];
