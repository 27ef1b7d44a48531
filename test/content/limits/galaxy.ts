import type { Setting, TestTable } from '../../rules/table.ts';
import { table } from '../../rules/table.ts';
import type { State } from '#ti4/rules/state.ts';
import { attachedLaw, wormholeTokens } from '../../rules/markers.ts';

/** What is printed on a card about one choice, or about its moment: which candidates it allows. See `test/coverage/limits`. */
export interface Limit {
  /** The component. */
  id: string;
  /** Of which set, where a later one has an issue that takes its place. */
  set?: string;
  /** How its question comes up: as an action, after a moment, on a vote, or looked at where it stands in the rules. */
  comes: 'action' | 'moment' | 'vote' | 'question';
  /** The moment, its timing first: 'after system-activated'; with what it is about. */
  moment?: string;
  about?: Record<string, unknown>;
  /** What is answered before the question in hand comes up. */
  before?: string[];
  question?: string;
  data?: Record<string, unknown>;
  /** What is chosen among. */
  of: 'planet' | 'system' | 'player' | 'unit' | 'law' | 'strategy-card' | 'technology' | 'secret-objective';
  /** How a candidate is written as an option, where not by its id alone: 'fighter@{}'. */
  written?: string;
  /** Every one of these; of several such lists, any. */
  allowed: Kind | Kind[];
  /** The faction of the player concerned, where the component does not say. */
  faction?: string;
  /** Other kinds of options stand in the same list. */
  besides?: true;
  /** Bob's technologies besides, for what takes them. */
  technologies?: string[];
  /** Technologies that ann owns besides. */
  own?: string[];
  /** Systems with a frontier token. */
  frontier?: string[];
  /** Planets that nobody holds for this one. */
  nobodys?: string[];
  /** Ships of the player named have just arrived in this system. */
  arrives?: string;
}

export type Kind = Record<string, unknown>;

/**
 * A galaxy with a candidate of every kind that a card may tell apart: planets of each trait, ready and exhausted, one's own,
 * others', nobody's, at home and away, with units and without, a demilitarized one; systems with wormholes and
 * anomalies, with whose ships and tokens; a player with nothing, and one who is out of the game.
 */
export function galaxy(setting: Setting = {}): TestTable {
  return table({
    seats: { ann: 'letnev', bob: 'xxcha', cat: 'l1z1x', dan: 'jol-nar' },
    ...setting,
    board: {
      301: '37',
      303: '38',
      304: '39',
      306: '40',
      308: '41',
      309: '44',
      310: '42',
      312: '43',
      313: '46',
      314: '45',
    },
    space: {
      27: { ann: '1 cruiser, 1 carrier, 1 fighter' },
      28: { ann: '1 dreadnought' },
      29: { bob: '1 destroyer, 1 cruiser, 1 dreadnought, 1 carrier, 2 fighter' },
      30: { bob: '1 destroyer, 1 cruiser, 1 dreadnought' },
      35: { ann: '1 war-sun, 1 dreadnought' },
      20: { bob: '1 cruiser' },
      39: { ann: '1 destroyer' },
      40: { cat: '1 cruiser' },
      41: { ann: '1 cruiser' },
      44: { bob: '1 cruiser' },
    },
    ground: {
      'new-albion': { ann: '2 infantry, 1 space-dock, 1 pds' },
      starpoint: { ann: '1 infantry, 2 pds' },
      tarmann: { cat: '1 space-dock' },
      wellon: { bob: '2 infantry, 1 space-dock' },
      'mehar-xull': { bob: '4 infantry, 2 pds' },
      tequran: { bob: '1 infantry' },
      bereg: { ann: '1 space-dock' },
      saudor: { cat: '1 space-dock, 1 infantry' },
    },
    planets: {
      ann: ['lodor', 'qucenn', 'lazar', 'sakulag', 'dal-bootha', 'mecatol-rex', 'thibah'],
      bob: ['torkan', 'zohbat', 'mellon', 'vefut-ii', 'abyz', 'arinam'],
      cat: ['corneeq', 'resculon', 'arnor', 'fria'],
    },
    change: (state) => {
      // A home planet of ann's has been taken, and the home of a player who is out of the game.
      const home = (seat: string): string => state.seats[seat].home;
      const put = (
        owner: string,
        type: 'space-dock' | 'infantry' | 'pds' | 'cruiser' | 'dreadnought',
        system: string,
        planet?: string,
      ): void => {
        const id = `u${state.nextId++}`;
        state.units[id] = { id, type, owner, system, ...(planet !== undefined && { planet }) };
        if (planet !== undefined) state.planets[planet].controller = owner;
      };
      for (const [seat, owner] of [
        ['ann', 'ann'],
        ['bob', 'bob'],
        ['dan', 'cat'],
      ] as const)
        for (const planet of state.systems[home(seat)].planets) state.planets[planet].controller = owner;
      const [, taken] = state.systems[home('ann')].planets;
      if (taken) put('cat', 'space-dock', home('ann'), taken);
      put('bob', 'space-dock', home('bob'), state.systems[home('bob')].planets[0]);
      put('ann', 'space-dock', home('ann'), state.systems[home('ann')].planets[0]);
      put('ann', 'dreadnought', home('ann'));
      put('ann', 'cruiser', home('cat'));
      put('bob', 'cruiser', home('dan'));
      state.systems[home('ann')].markers = wormholeTokens('alpha');
      state.systems[home('cat')].markers = wormholeTokens('beta');
      for (const planet of [
        'starpoint',
        'sakulag',
        'mellon',
        'vefut-ii',
        'resculon',
        state.systems[home('ann')].planets[0],
      ])
        state.planets[planet].exhausted = true;
      demilitarize(state);
      for (const [system, seats] of Object.entries({
        27: ['ann'],
        29: ['bob'],
        30: ['ann', 'bob', 'cat'],
        34: ['bob', 'cat'],
        28: ['bob', 'cat'],
        35: ['bob'],
      }))
        state.systems[system].tokens = seats;
      for (const seat of ['ann', 'bob', 'dan']) state.seats[seat].actionCards.push(`summit#${seat}`);
      for (const seat of ['bob', 'cat']) state.seats[seat].tokens = { tactic: 3, fleet: 6, strategy: 2 };
      state.seats.ann.tokens = { tactic: 3, fleet: 6, strategy: 2 };
      state.seats.cat.tokens.tactic = 0;
      state.seats.dan.eliminated = true;
      state.seats.ann.tradeGoods = 9;
      state.seats.bob.points = 2;
      state.seats.bob.scoredSecrets = ['mine-rare-metals'];
      state.decks.secret.draw = state.decks.secret.draw.filter((id) => id !== 'mine-rare-metals');
      state.seats.ann.strategyCards = { leadership: { used: false }, trade: { used: true } };
      state.seats.bob.strategyCards = { politics: { used: false } };
      state.seats.cat.strategyCards = { warfare: { used: false } };
      for (const card of ['leadership', 'trade', 'politics', 'warfare']) delete state.strategyCards[card];
      setting.change?.(state);
    },
  });
}

/** By the law, or by the card that has taken its place. */
function demilitarize(state: State): void {
  const { agenda, cultural } = state.decks;
  if (agenda.draw.includes('demilitarized-zone')) {
    state.planets.lodor.markers = [attachedLaw('demilitarized-zone')];
    agenda.draw = agenda.draw.filter((id) => id !== 'demilitarized-zone');
    state.laws['demilitarized-zone'] = { component: 'demilitarized-zone', elected: 'lodor' };
    return;
  }
  const zone = cultural.draw.filter((id) => id.startsWith('demilitarized-zone'));
  state.planets.lodor.markers = zone.map((id) => ({ id, component: 'demilitarized-zone-attachment' }));
}
