import { isolateBidi, stripInvisible } from '#text/sanitize.ts';
import type { PublicGoods } from '#ti4/rules/trade/trade-facts.ts';
import { fragmentTypeKey } from '#ti4/rules/trade/goods.ts';
import type { PlanetId, TokenPool } from '#ti4/rules/terms.ts';
import { TOKEN_POOLS } from '#ti4/rules/tokens/command-tokens.ts';
import { formatCorrection } from './corrections.ts';
import { type Narrators, type Words } from './words.ts';
import { formatCountedNames, formatList, formatCount, capitalize } from '#text/sentences.ts';

/** Outcomes of an offer that was not accepted. An offer replaced by another gets no sentence. */
const CLOSED: Record<string, string> = { declined: 'is declined', withdrawn: 'is withdrawn', lapsed: 'has expired' };

/** Reasons for a victory other than enough points. */
const ENDINGS: Record<string, string> = {
  'no-objectives-left': ' No objective is left to reveal, and they have the most victory points.',
  'last-one-left': ' No other player is left.',
};

/** Sentences about rounds and phases, turns, tokens, goods and technology. */
export const gameFlowNarrators = {
  'game-begins': (fact, say) =>
    `The game begins. ${capitalize(say.seat(fact.speaker))} is the speaker. ${fact.points} victory points win the game.`,
  'game-ends': ({ winner, ending = '' }, say) =>
    winner
      ? `${say.seat(winner)} wins the game${ending === 'points' ? say.score(winner) : ''}!${ENDINGS[ending] ?? ''}`
      : 'The game ends.',
  'draft-begins': (fact, say) =>
    `The draft begins. Each player drafts a slice, a faction and a seat (1 to ${fact.places}; 1 is the speaker). Draft order (reversed for the second pick): ${formatList(fact.order.map((seat) => say.color(seat)))}. Factions: ${formatList(fact.factions.map((faction) => say.faction(faction)))}.`,
  'slice-offered': (fact, say) => `Slice ${fact.slice}: ${say.slice(fact.tiles)}.`,
  'draft-picked': (fact, say) =>
    `Pick ${fact.pick}: ${say.color(fact.seat)} ${fact.wish ? 'drafts' : 'is assigned'} ${fact.pool === 'faction' ? say.faction(fact.what) : `${fact.pool === 'place' ? 'seat' : fact.pool} ${fact.what}`}${fact.wish ? ` (ranked ${fact.wish})` : ''}.`,
  'player-seated': (fact, say) =>
    `${say.color(fact.seat)} plays ${say.faction(fact.faction)} in seat ${fact.place} with slice ${fact.slice}.`,
  'minor-faction-placed': (fact, say) =>
    `${say.seat(fact.seat)} places ${say.faction(fact.faction)} as a minor faction at ${say.system(fact.system)}.`,
  'home-taken': (fact, say) => `${say.seat(fact.seat)} chooses the home system ${say.system(fact.system)}.`,
  'round-begins': () => undefined, // narrated with its first phase
  'phase-begins': (fact) => `Round ${fact.round}: the ${fact.phase} phase begins.`,
  'turn-begins': () => undefined,
  'turn-ends': () => undefined,
  'turn-cut-short': (fact, say) =>
    fact.by === fact.seat
      ? `${say.seat(fact.seat)}'s turn ends.`
      : `${say.seat(fact.by)} ends ${say.seat(fact.seat)}'s turn.`,
  'action-begins': () => undefined,
  'player-passed': (fact, say) => `${say.seat(fact.seat)} passes.`,
  'player-eliminated': (fact, say) => `${say.seat(fact.seat)} is eliminated.`,
  'strategy-card-chosen': (fact, say) =>
    fact.receiver === undefined
      ? `${say.seat(fact.seat)} picks ${say.component(fact.card)}.`
      : `${say.seat(fact.seat)} picks ${say.component(fact.card)} and gives it to ${say.seat(fact.receiver)}.`,
  'strategy-cards-swapped': (fact, say) =>
    `${say.seat(fact.seat)} swaps ${say.component(fact.gives)} for ${say.seat(fact.from)}'s ${say.component(fact.takes)}.`,
  'strategic-action': (fact, say) =>
    `${say.seat(fact.seat)} performs the strategic action of ${say.component(fact.card)}.`,
  'secondary-used': (fact, say) => `${say.seat(fact.seat)} follows ${say.component(fact.card)}.`,
  'trade-goods-placed': (fact, say) => {
    const cards = fact.cards.map((card) => say.component(card));
    return cards.length
      ? `${formatList(cards)} ${cards.length > 1 ? 'gain 1 trade good each' : 'gains 1 trade good'} because no player picked ${cards.length > 1 ? 'them' : 'it'}.`
      : undefined;
  },
  'trade-goods-put-on-cards': (fact, say) =>
    `${say.seat(fact.seat)} places trade goods on strategy cards: ${formatList(Object.entries(fact.goods).map(([card, count]) => `${count} on ${say.component(card)}`))}.`,
  paid: (fact, say) =>
    fact.amount > 0
      ? `${say.seat(fact.seat)} pays ${fact.amount} ${fact.amount === 1 ? fact.kind.replace(/s$/, '') : fact.kind}${withWhat(fact.with, say)}.`
      : undefined,
  'tokens-gained': (fact, say) => `${say.seat(fact.seat)} gains ${pools(fact.pools)}.`,
  'tokens-spent': (fact, say) => `${say.seat(fact.seat)} spends ${pools(fact.pools)}.`,
  'strategy-token-replaced': (fact, say) =>
    `${say.seat(fact.seat)} exhausts ${say.component(fact.by)} to spend a token from the ${fact.pool ? `${fact.pool} pool` : 'reinforcements'} instead.`,
  'tokens-lost': (fact, say) => `${say.seat(fact.seat)} loses ${pools(fact.pools)}.`,
  'tokens-redistributed': ({ seat, pools: split, sheets = [] }, say) =>
    sheets.length > 1
      ? `Command tokens (tactic/fleet/strategy): ${sheets.map((one) => `${say.seat(one.seat)} ${TOKEN_POOLS.map((pool) => one.pools?.[pool] ?? 0).join('/')}`).join('; ')}.`
      : `${say.seat(seat)} redistributes command tokens: ${poolCounts(split)}.`,
  'foreign-token-gained': (fact, say) =>
    `${say.seat(fact.seat)} places ${say.seat(fact.owner)}'s command token in the fleet pool.`,
  'foreign-token-returned': (fact, say) =>
    `${say.seat(fact.seat)} returns ${say.seat(fact.owner)}'s command token from the fleet pool.`,
  'tokens-removed': () => 'All command tokens are removed from the board.',
  'cards-readied': () => 'All cards and planets are readied.',
  'leader-unlocked': (fact, say) => `${say.seat(fact.seat)} unlocks ${say.component(fact.leader)}.`,
  'leader-exhausted': (fact, say) => `${say.seat(fact.seat)} exhausts ${say.component(fact.leader)}.`,
  'leader-readied': (fact, say) => `${say.seat(fact.seat)} readies ${say.component(fact.leader)}.`,
  'goods-put-on-leader': (fact, say) =>
    `${say.seat(fact.seat)} places ${formatCount(fact.count, 'trade good')} on ${say.component(fact.leader)}.`,
  'alliance-taken': (fact, say) =>
    `${say.seat(fact.seat)} gains the alliance card of ${say.faction(fact.faction)}${typeof fact.from === 'string' ? ` from ${say.seat(fact.from)}` : ''}.`,
  'leader-purged': (fact, say) => `${say.seat(fact.seat)} purges ${say.component(fact.leader)}.`,
  'planets-readied': (fact, say) => `${say.seat(fact.seat)} readies ${planets(fact.planets, say)}.`,
  'planets-exhausted': (fact, say) =>
    fact.seat === null
      ? `${capitalize(planets(fact.planets, say))} ${fact.planets.length === 1 ? 'is' : 'are'} exhausted.`
      : `${say.seat(fact.seat)} exhausts ${planets(fact.planets, say)}.`,
  'trade-goods-gained': (fact, say) => `${say.seat(fact.seat)} gains ${formatCount(fact.count, 'trade good')}.`,
  'trade-goods-lost': (fact, say) =>
    `${say.seat(fact.seat)} ${fact.spent ? 'spends' : 'loses'} ${formatCount(fact.count, 'trade good')}.`,
  'commodities-gained': (fact, say) =>
    `${say.seat(fact.seat)} gains ${formatCount(fact.count, 'commodity', 'commodities')}.`,
  'commodities-replenished': (fact, say) => `${say.seat(fact.seat)} replenishes commodities (now ${fact.commodities}).`,
  'commodities-returned': (fact, say) =>
    `${say.seat(fact.seat)} returns ${formatCount(fact.count, 'commodity', 'commodities')} over the limit.`,
  'commodities-spent': (fact, say) =>
    `${say.seat(fact.seat)} spends ${formatCount(fact.count, 'commodity', 'commodities')}.`,
  'commodities-converted': (fact, say) =>
    `${say.seat(fact.seat)} converts ${formatCount(fact.count, 'commodity', 'commodities')} to trade goods.`,
  'planet-commodities-laid': (fact, say) =>
    `${say.seat(fact.seat)} places ${formatCount(fact.count, 'commodity', 'commodities')} on ${say.planet(fact.planet)}.`,
  'planet-commodities-moved': (fact, say) =>
    `${say.seat(fact.seat)} moves ${formatCount(fact.count, 'commodity', 'commodities')} from ${say.planet(fact.from)} to ${say.planet(fact.planet)}.`,
  'planet-commodities-discarded': (fact, say) =>
    `${say.seat(fact.seat)} discards ${formatCount(fact.count, 'commodity', 'commodities')} from ${say.planet(fact.planet)}.`,
  'commodities-given': (fact, say) =>
    fact.count
      ? `${say.seat(fact.seat)} gives ${formatCount(fact.count, 'commodity', 'commodities')} to ${say.seat(fact.receiver)}.`
      : undefined,
  'trade-goods-given': (fact, say) =>
    `${say.seat(fact.seat)} gives ${formatCount(fact.count, 'trade good')} to ${say.seat(fact.receiver)}.`,
  'goods-taken': (fact, say) =>
    `${say.seat(fact.seat)} takes 1 ${fact.commodity ? 'commodity' : 'trade good'} from ${say.seat(fact.from)}.`,
  'trade-partners-chosen': (fact, say) => {
    const seats = fact.seats.map((seat) => say.seat(seat));
    return seats.length
      ? `${say.seat(fact.seat)} lets ${formatList(seats)} replenish commodities for free.`
      : undefined;
  },
  'transaction-done': (fact, say) => {
    const [from, to] = fact.seats;
    return `${say.seat(from)} gives ${goods(fact.give, say)} to ${say.seat(to)} for ${goods(fact.take, say)}.`;
  },
  'tile-placed': (fact, say) => `${say.seat(fact.seat)} places ${say.system(fact.tile)}.`,
  corrected: formatCorrection,
  'deal-bound': (fact, say) => `${say.seat(fact.seat)} chooses as agreed with ${say.seat(fact.with)}: ${fact.what}.`,
  'deal-noted': (fact, say) => {
    const [from, to] = fact.seats;
    return `${say.seat(from)} and ${say.seat(to)} make a promise (not binding): ${isolateBidi(
      stripInvisible(fact.note)
        .replace(/[\\*_~`|<>#[\]()]/g, '\\$&')
        .replaceAll('@', '@\u200b'),
    )}`;
  },
  'offer-made': ({ seat, to = [], offer }, say) => {
    const receiver = to.find((one) => one !== seat);
    return `${say.direct.does(seat, 'make')}${receiver === undefined ? '' : ` ${say.direct.seat(receiver)}`} an offer${say.terms(offer)}.`;
  },
  // Narrated to the two players of the offer only.
  'offer-closed': (fact, say) => {
    const [from, to] = fact.to ?? [];
    if (!Object.hasOwn(CLOSED, fact.why) || from === undefined || to === undefined) return undefined;
    return `${say.direct.ownerOf(from)} offer to ${say.direct.seat(to)} ${CLOSED[fact.why]}.`;
  },
  'technology-lost': (fact, say) => `${say.seat(fact.seat)} loses ${say.component(fact.technology)}.`,
  'technology-gained': (fact, say) => `${say.seat(fact.seat)} gains ${say.component(fact.technology)}.`,
  'technology-copied': (fact, say) =>
    `${say.seat(fact.seat)} copies ${say.component(fact.technology)} with ${say.component(fact.by)}.`,
  'technology-exhausted': (fact, say) => `${say.seat(fact.seat)} exhausts ${say.component(fact.technology)}.`,
  'technology-readied': (fact, say) => `${say.seat(fact.seat)} readies ${say.component(fact.technology)}.`,
  'prerequisites-ignored': () => undefined, // narrated with the technology
} satisfies Partial<Narrators>;

const pools = (value: Partial<Record<TokenPool, number>>): string =>
  formatList(
    TOKEN_POOLS.filter((pool) => (value[pool] ?? 0) > 0).map((pool) => formatCount(value[pool] ?? 0, `${pool} token`)),
  ) || 'nothing';

/** Formats the tokens of all pools: "3 tactic, 2 fleet and 1 strategy". */
const poolCounts = (value: Partial<Record<TokenPool, number>>): string =>
  formatList(TOKEN_POOLS.map((pool) => `${value[pool] ?? 0} ${pool}`));

const planets = (value: readonly PlanetId[], say: Words): string =>
  formatList(value.map((planet) => say.planet(planet))) || 'no planets';

function paidWith(key: string, count: number): string | undefined {
  if (/^trade-?goods?$/i.test(key)) return formatCount(count, 'trade good');
  return key === 'commodities' ? formatCount(count, 'commodity', 'commodities') : undefined;
}

function withWhat(value: Record<string, number>, say: Words): string {
  const means = Object.entries(value).filter(([, count]) => count > 0);
  // Goods follow the planets and cards.
  const goodsSpent = means.flatMap(([key, count]) => paidWith(key, count) ?? []);
  const names = means.filter(([key, count]) => paidWith(key, count) === undefined).map(([key]) => say.anything(key));
  const parts = [...names, ...goodsSpent];
  return parts.length ? ` (${formatList(parts)})` : '';
}

/** Names goods that are public: "2 Cultural Relic Fragments". */
const openly = (shown: PublicGoods, say: Words): string[] =>
  Object.entries(shown).flatMap(([key, count]) => {
    const card = fragmentTypeKey.parse(key);
    return card === undefined ? [] : [formatCountedNames(Array.from({ length: count }, () => say.component(card)))];
  });

const goods = (shown: PublicGoods, say: Words): string => {
  const { tradeGoods, commodities, notes, cards, fragments, captured, technologies, planets: cardsOfPlanets } = shown;
  return (
    formatList([
      ...(tradeGoods ? [formatCount(tradeGoods, 'trade good')] : []),
      ...(commodities ? [formatCount(commodities, 'commodity', 'commodities')] : []),
      ...(notes ? [formatCount(notes, 'promissory note')] : []),
      ...(cards ? [formatCount(cards, 'card')] : []),
      ...(fragments ? [formatCount(fragments, 'relic fragment')] : []),
      ...(cardsOfPlanets ? [formatCount(cardsOfPlanets, 'planet')] : []),
      ...(captured ? [formatCount(captured, 'captured unit')] : []),
      ...(technologies ? [formatCount(technologies, 'technology', 'technologies')] : []),
      ...openly(shown, say),
    ]) || 'nothing'
  );
};
