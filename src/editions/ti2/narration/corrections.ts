import { formatCount } from '#text/sentences.ts';
import type { Game } from '#ti2/rules/game.ts';
import { findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOf, nameOfLeader, nameOfPlanet, nameOfSeat, nameOfSystem, formatUnitCounts } from '#ti2/rules/names.ts';

type About = Record<string, string>;

const who = (game: Game, seat = ''): string => (game.state.seats[seat] ? nameOfSeat(game, seat) : 'no one');

function placeCalled(game: Game, typed = ''): string {
  const { systems, planets } = game.state;
  const system = Object.values(systems).find(({ id, position }) => position === typed || id === typed);
  if (planets[typed]) return nameOfPlanet(game, typed);
  return system ? nameOfSystem(game, system.id) : typed;
}

const not = (word: string): string => (word === 'yes' ? '' : 'not ');

/** Formats the state after a correction, without a full stop. */
export function formatCorrection(game: Game, what: string, about: About): string {
  const owner = who(game, about.seat);
  switch (what) {
    case 'units': {
      const counted = formatUnitCounts(game, { [about.unit]: Number(about.count) });
      return `${owner} has ${counted || `no ${nameOf(game, about.unit)}`} at ${placeCalled(game, about.place)}`;
    }
    case 'count':
      return about.what === 'credits'
        ? `${owner} has ${formatCount(Number(about.count), 'credit')}`
        : `${owner} is at ${game.book.chart[Number(about.count) - 1]?.name ?? about.count}`;
    case 'control':
      return `${owner} controls ${placeCalled(game, about.planet)}`;
    case 'technology':
      return `${owner} does ${not(about.owned)}own ${nameOf(game, about.technology)}`;
    case 'agreement':
      return `${owner} and ${who(game, about.other)} have no trade agreement`;
    case 'law':
      return `the law ${nameOf(game, game.state.laws[about.law]?.component ?? about.law.split('#')[0])} is discarded`;
    case 'leader': {
      const found = findLeader(game, about.leader);
      const called = found ? nameOfLeader(game, found) : about.leader;
      if (about.place === 'lost') return `${called} is removed from the game`;
      return game.state.seats[about.place]
        ? `${who(game, about.place)} has captured ${called}`
        : `${called} is on ${placeCalled(game, about.place)}`;
    }
    default:
      return `${owner} skips the question`;
  }
}
