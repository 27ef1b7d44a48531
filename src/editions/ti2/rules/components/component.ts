import { bindKit } from '#kit';
import type { ComponentSet } from '#kit/components/sets/sets.ts';
import type {
  RulebookOf,
  ComponentBase,
  GameOf,
  HeldComponent,
  EditionTypes,
  EffectResult,
} from '#kit/components/types.ts';
import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import type { Leader, State } from '#ti2/rules/state.ts';
import type {
  ComponentId,
  LeaderId,
  OptionId,
  PlanetId,
  SeatId,
  Special,
  SystemId,
  TechnologyColor,
  UnitCounts,
  UnitType,
  Wormhole,
} from '#ti2/rules/terms.ts';
import type { Events } from '#ti2/rules/events/events.ts';
import type { CardSources, Sources } from './sources.ts';
import type { Values } from './values.ts';

/** Types with which this edition binds the kit. */
export interface Ti2 extends EditionTypes {
  state: State;
  book: Rulebook;
  events: Events;
  values: Values;
  component: Component;
}

export interface Rulebook extends RulebookOf<Ti2> {
  /** Names of the rulebook's sets with their release numbers: "base@1". */
  sets: readonly string[];
  tiles: Record<SystemId, Tile>;
  planets: Record<PlanetId, PlanetCard>;
  units: Record<UnitType, UnitCard>;
  /** Brackets of the chart, in order (E2 10). */
  chart: readonly ChartBracket[];
}

export type Game = GameOf<Ti2>;
export type { HeldComponent, EffectResult };

export const kit = bindKit<Ti2>();
export const { on } = kit;

/** Meaning of a high die result for a component: a hit, or the loss of one of the roller's own ships. */
export type RollPurpose = 'hits' | 'losses';

interface Common extends ComponentBase<Ti2> {
  /** Source of each fact; texts about the fact name it (E2 13). */
  sources: Partial<Sources>;
  /** Description of the part not refereed yet; such a component is dealt only if the game asks for it. */
  lacks?: string;
  /** Set if practice players use it only now and then, although they could each time. */
  seldom?: true;
  /** Tells whether using it would bring its player nothing; practice players then do not use it. */
  vain?: (game: Game, seat: SeatId) => boolean;
  /** Purpose of the component's die roll; by default, the roll decides on success. */
  rolls?: RollPurpose;
}

export type UnitQuality = 'ship' | 'fighter' | 'land' | 'troop' | 'structure' | 'shields';

export interface UnitCard extends Common {
  kind: 'unit';
  sources: Sources<'text'>;
  type: UnitType;
  plural: string;
  /** Price in credits; null if the unit cannot be bought. */
  cost: number | null;
  /** Lowest die result that hits; null if the unit does not fight. */
  battle: number | null;
  /** Movement; null if the unit does not move on its own. */
  movement: number | null;
  /** Capacity for any units that can be carried. */
  capacity: number;
  /** Number of additional fighters that the unit supports in its system. */
  keeps: number;
  /** Proceeds in credits if the unit has to be sold (E2 11.3). */
  sale: number;
  /** Maximum number of pieces of one player on the board; null: unlimited (E2 2.10). */
  limit: number | null;
  is: readonly UnitQuality[];
  option?: OptionId;
}

export interface Technology extends Common {
  kind: 'technology';
  sources: Sources<'text'>;
  color: TechnologyColor;
  /** Prerequisites: all of these technologies, or any one (E2 8.1). */
  needs: readonly ComponentId[];
  any?: true;
}

export interface Race extends Common {
  kind: 'race';
  sources: Sources<'text' | 'start'>;
  short: string;
  home: SystemId;
  credits: number;
  technologies: readonly ComponentId[];
  /** Starting units, in addition to a ground force on each home planet and a spacedock (E2 2.7). */
  units: UnitCounts;
  /** Component ids of the starting action cards. */
  cards?: readonly ComponentId[];
}

export interface ActionCard extends Common {
  kind: 'action-card';
  sources: CardSources;
  copies: number;
  /** Offer that the card makes to the chosen player: "a trade agreement". */
  offers?: string;
  /** Option without which the card is not dealt. */
  option?: OptionId;
}

export type Election = 'for-against' | 'player' | 'planet' | 'two-planets' | 'law';

export interface PoliticalCard extends Common {
  kind: 'political-card';
  sources: CardSources;
  copies: number;
  law?: true;
  elect: Election;
  /** Set for an event, which happens at once: nobody votes on it or puts it away (E2 4.2). */
  event?: true;
  /** Option without which the card is not dealt. */
  option?: OptionId;
  /** Limits the candidates. */
  eligible?: (game: Game, candidate: string, first?: string) => boolean;
  /** Bonus to the die of the insurgence check that elected planets make (E2 11.1); undefined: no check. */
  stirs?: number;
  /** Set if the elected player, or the owner of the elected planet, gains by it; undefined: that player loses. */
  boon?: true;
  resolve?: (game: Game, outcome: string) => EffectResult;
}

/** A landing on a planet with a counter. */
export interface CounterEncounter {
  seat: SeatId;
  planet: PlanetId;
  value: number;
}

export interface DomainCounter extends Common {
  kind: 'domain-counter';
  sources: Sources<'text' | 'copies'>;
  /** Number of counters by printed value; 0 stands for no printed value. */
  counters: Readonly<Record<number, number>>;
  /** Runs when units land, before the planet changes owners. */
  met?: (game: Game, met: CounterEncounter) => EffectResult;
  /** Runs once the planet has been taken. */
  taken?: (game: Game, met: CounterEncounter) => EffectResult;
  /** Set if the counter stays when the planet is not taken. */
  lasts?: true;
  /** Set if the value is the number of neutral ground forces that defend (E2 12.2). */
  locals?: true;
  /** Runs when a player looks at the counter from space; `razed` runs when a player destroys it. */
  probed?: (game: Game, met: CounterEncounter) => EffectResult;
  razed?: (game: Game, met: CounterEncounter) => void;
}

/** Abilities of a type of leader (E2 12.5). */
export interface LeaderType extends Common {
  kind: 'leader-type';
  sources: Sources<'text'>;
  /** Two-letter mark on the board. */
  mark: string;
  /** Up to `most` ships of a type that move `further` systems more if they start and end with the leader. */
  leads?: { type: UnitType; most: number; further: number };
  /** Tells whether the leader affects a roll; a face-down leader that does is revealed. */
  aids?: (game: Game, leader: Leader, shooting: RollContext) => boolean;
  /**
   * Returns the credits that it contributes to a technology of its player; `turned`: face-down leaders revealed for
   * that.
   */
  teaches?: (game: Game, leader: Leader, turned: readonly LeaderId[]) => number;
}

/** A leader of a race. */
export interface LeaderCard extends Common {
  kind: 'leader';
  sources: Sources<'race'>;
  race: ComponentId;
  type: ComponentId;
}

export type Component =
  UnitCard | Technology | Race | ActionCard | PoliticalCard | DomainCounter | LeaderType | LeaderCard;

export interface PlanetCard {
  id: PlanetId;
  name: string;
  resources: number;
  influence: number;
  specialty?: TechnologyColor;
}

export interface Tile {
  kind: 'tile';
  id: SystemId;
  name: string;
  planets: readonly PlanetCard[];
  wormholes: readonly Wormhole[];
  special?: Special;
  home?: ComponentId;
  /** Set for the tile in the middle of the galaxy. */
  centre?: true;
  sources: Sources<'values'>;
  option?: OptionId;
}

/** A bracket of the chart, with the requirements to enter it (E2 10.2). */
export interface ChartBracket {
  id: string;
  name: string;
  planetsOutside: number;
  technologies: number;
  resources: number;
  influence: number;
  sources: Sources<'needs'>;
}

export type Ti2Contents = { components: Record<string, Component>; tiles: Record<string, Tile> };
export type Ti2Set = ComponentSet<Ti2Contents>;

type Facts<K extends Component['kind']> = Omit<Extract<Component, { kind: K }>, 'kind'>;
const made =
  <K extends Component['kind']>(kind: K) =>
  (facts: Facts<K>) =>
    ({ kind, ...facts }) as Extract<Component, { kind: K }>;

export const unit = made('unit');
export const technology = made('technology');
export const race = made('race');
export const actionCard = made('action-card');
export const politicalCard = made('political-card');
export const domainCounter = made('domain-counter');
export const leaderType = made('leader-type');
/** Creates a leader card without a text of its own: the text of its type applies. */
export const leader = (id: ComponentId, name: string, of: Pick<LeaderCard, 'race' | 'type'>): LeaderCard => ({ kind: 'leader', id, name, text: '', sources: { race: 'third-edition' }, ...of }); // prettier-ignore
export const tile = (facts: Omit<Tile, 'kind'>): Tile => ({ kind: 'tile', ...facts });
