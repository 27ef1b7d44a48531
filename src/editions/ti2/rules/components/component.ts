import { bindKit } from '#kit';
import type { ComponentSet } from '#kit/components/sets.ts';
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

/** The types to which this edition binds the kit. */
export interface Ti2 extends EditionTypes {
  state: State;
  book: Rulebook;
  events: Events;
  values: Values;
  component: Component;
}

export interface Rulebook extends RulebookOf<Ti2> {
  /** The sets it holds, each with its release. */
  sets: readonly string[];
  tiles: Record<SystemId, Tile>;
  planets: Record<PlanetId, PlanetCard>;
  units: Record<UnitType, UnitCard>;
  /** The chart, the first bracket first (E2 10). */
  chart: readonly ChartBracket[];
}

export type Game = GameOf<Ti2>;
export type { HeldComponent, EffectResult };

export const kit = bindKit<Ti2>();
export const { on } = kit;

interface Common extends ComponentBase<Ti2> {
  /** Where each fact of it comes from: texts about the fact name it (E2 13). */
  sources: Partial<Sources>;
  /** What is not refereed yet; such a component is not dealt unless the table asks for it. */
  lacks?: string;
  /** Practice players answer with it now and then only, though they might each time. */
  seldom?: true;
  /** Whether a use would bring its player nothing: practice players leave it. */
  vain?: (game: Game, seat: SeatId) => boolean;
}

export type UnitQuality = 'ship' | 'fighter' | 'land' | 'troop' | 'structure' | 'shields';

export interface UnitCard extends Common {
  kind: 'unit';
  sources: Sources<'text'>;
  type: UnitType;
  plural: string;
  /** In credits; null: it cannot be bought. */
  cost: number | null;
  /** Least result of a die that hits; null: it does not fight. */
  battle: number | null;
  /** Null: it does not move by itself. */
  movement: number | null;
  /** What it carries of everything that can be carried. */
  capacity: number;
  /** Fighters it keeps in its system besides. */
  keeps: number;
  /** In credits, where it has to be sold (E2 11.3). */
  sale: number;
  /** Of one player's on the board; null: no bound (E2 2.10). */
  limit: number | null;
  is: readonly UnitQuality[];
  option?: OptionId;
}

export interface Technology extends Common {
  kind: 'technology';
  sources: Sources<'text'>;
  color: TechnologyColor;
  /** Technologies that are needed first: all of them, or any one (E2 8.1). */
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
  /** Beside a ground force on each home planet and a spacedock (E2 2.7). */
  units: UnitCounts;
  /** Action cards with which it begins, each a component. */
  cards?: readonly ComponentId[];
}

export interface ActionCard extends Common {
  kind: 'action-card';
  sources: CardSources;
  copies: number;
  /** It is dealt only where the table plays with this. */
  option?: OptionId;
}

export type Election = 'for-against' | 'player' | 'planet' | 'two-planets' | 'law';

export interface PoliticalCard extends Common {
  kind: 'political-card';
  sources: CardSources;
  copies: number;
  law?: true;
  elect: Election;
  /** It happens at once: nobody votes, and nobody puts it away (E2 4.2). */
  event?: true;
  /** It is dealt only where the table plays with this. */
  option?: OptionId;
  /** Narrows what may be elected. */
  eligible?: (game: Game, candidate: string, first?: string) => boolean;
  /** The planets that are elected make an insurgence check, with so much added to the die (E2 11.1). */
  stirs?: number;
  /** Whoever is elected, or has the planet that is, gains by it; left out, loses. */
  boon?: true;
  resolve?: (game: Game, outcome: string) => EffectResult;
}

/** Whoever has landed beside a counter. */
export interface CounterEncounter {
  seat: SeatId;
  planet: PlanetId;
  value: number;
}

export interface DomainCounter extends Common {
  kind: 'domain-counter';
  sources: Sources<'text' | 'copies'>;
  /** How many there are, by the number on them; 0 where none is printed. */
  counters: Readonly<Record<number, number>>;
  /** What those who land meet, before the planet is theirs. */
  met?: (game: Game, met: CounterEncounter) => EffectResult;
  /** What comes of it once the planet has been taken. */
  taken?: (game: Game, met: CounterEncounter) => EffectResult;
  /** Where the planet is not taken, it stays. */
  lasts?: true;
  /** As many neutral ground forces defend as it says (E2 12.2). */
  locals?: true;
  /** What comes of it for whoever looks at it from space, or destroys it. */
  probed?: (game: Game, met: CounterEncounter) => void;
  razed?: (game: Game, met: CounterEncounter) => void;
}

/** What leaders of a kind can do (E2 12.5). */
export interface LeaderType extends Common {
  kind: 'leader-type';
  sources: Sources<'text'>;
  /** Two letters for it on the board. */
  mark: string;
  /** Ships of a type, so many at most, that go so much further as long as they start and end with it. */
  leads?: { type: UnitType; most: number; further: number };
  /** Whether it does something in a roll: used so, it lies face down no longer. */
  aids?: (game: Game, leader: Leader, shooting: RollContext) => boolean;
  /** Credits that it brings toward a technology of its player's; `turned`: who of those that lay face down is turned up for that. */
  teaches?: (game: Game, leader: Leader, turned: readonly LeaderId[]) => number;
}

/** One of the leaders of a race. */
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
  /** The middle of the galaxy. */
  centre?: true;
  sources: Sources<'values'>;
  option?: OptionId;
}

/** A bracket of the chart, and what it takes to enter it (E2 10.2). */
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
/** Says what those of its type say. */
export const leader = (id: ComponentId, name: string, of: Pick<LeaderCard, 'race' | 'type'>): LeaderCard => ({ kind: 'leader', id, name, text: '', sources: { race: 'third-edition' }, ...of }); // prettier-ignore
export const tile = (facts: Omit<Tile, 'kind'>): Tile => ({ kind: 'tile', ...facts });
