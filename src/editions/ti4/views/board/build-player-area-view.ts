import { componentOf, noteOwner } from '#ti4/rules/components/component.ts';
import { commodityLimit } from '#ti4/rules/trade/trade-goods.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import type { Game } from '#ti4/rules/game.ts';
import { findExplorationCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { nameOfPlanet, nameOfSeat, shortNameOfFaction } from '#ti4/rules/names.ts';
import { commandersOf } from '#ti4/rules/components/zones/leaders.ts';
import { alliancesOf } from '#ti4/rules/planets/minor-factions.ts';
import { influenceOf, planetsOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { areSecretsOpen } from '#ti4/rules/objectives/objectives.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { Seat, SeatId } from '#ti4/rules/state.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import type { Named, SeatView, StrategyCardView } from '#ti4/views/board/board-view.ts';

export const named = (game: Game, id: string): Named => ({ id, name: game.book.components[id]?.name ?? id });

export const initiativeOfCard = (game: Game, id: string): number =>
  game.book.byKind['strategy-card'][id]?.initiative ?? 0;

/** Returns the alliance cards of minor factions that a seat has. */
function alliancesView(game: Game, seat: SeatId): Pick<SeatView, 'alliances'> {
  const cards = alliancesOf(game.state, seat).flatMap(({ faction }) =>
    commandersOf(game.book, faction).map(({ id }) => ({
      ...named(game, id),
      faction: shortNameOfFaction(game.book, faction),
    })),
  );
  return cards.length ? { alliances: cards } : {};
}

const ROLES = ['agent', 'commander', 'hero'];

/** Returns a seat's leaders as on its sheet, the agent first (50.2). Public. */
const leadersShown = (game: Game, { leaders = {} }: Seat): SeatView['leaders'] =>
  Object.values(leaders)
    .filter(({ purged, beside, attached }) => !purged && !beside && attached === undefined)
    .map(({ component, locked, exhausted, goods }) => {
      const role = game.book.byKind.leader[component]?.role ?? 'agent';
      const unlocked =
        role !== 'agent' ? ('unlocked' as const) : exhausted ? ('exhausted' as const) : ('ready' as const);
      return {
        ...named(game, component),
        state: locked ? ('locked' as const) : unlocked,
        ...(goods && { goods }),
        place: ROLES.indexOf(role),
      };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ place: _place, ...shown }) => shown);

/** Returns a seat's relics, then the abilities of its legendary planets, then its fragments. */
function foundView(game: Game, { id, relics = {}, fragments = [] }: Seat): Pick<SeatView, 'found'> {
  const abilities = planetsOf(game, id).flatMap(({ legend }) => legend ?? []);
  const found: NonNullable<SeatView['found']> = [...Object.values(relics), ...abilities].map(
    ({ component, exhausted = false }) => ({
      ...named(game, component),
      count: 1,
      exhausted,
    }),
  );
  for (const card of fragments) {
    const alike = found.find(({ id }) => id === componentOf(card));
    if (alike) alike.count++;
    else {
      const fragment = findExplorationCard(game, card)?.fragment;
      found.push({ ...named(game, componentOf(card)), count: 1, exhausted: false, ...(fragment && { fragment }) });
    }
  }
  return found.length ? { found } : {};
}

/** Groups a seat's captured units by type and owner, the most expensive types first. */
function capturedView({ captured = [] }: Seat): Pick<SeatView, 'captured'> {
  const found: NonNullable<SeatView['captured']> = [];
  for (const { type, owner } of captured) {
    const alike = found.find((one) => one.type === type && one.owner === owner);
    if (alike) alike.count++;
    else found.push({ type, count: 1, ...(owner !== undefined && { owner }) });
  }
  return found.length
    ? { captured: found.sort((a, b) => UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type)) }
    : {};
}

const strategyCardsOf = (game: Game, { strategyCards }: Seat): StrategyCardView[] =>
  Object.entries(strategyCards)
    .map(([card, { used, tradeGoods }]) => ({
      ...named(game, card),
      initiative: initiativeOfCard(game, card),
      used,
      ...(tradeGoods && { tradeGoods }),
    }))
    .sort((a, b) => a.initiative - b.initiative);

const technologiesView = (game: Game, { technologies }: Seat): SeatView['technologies'] =>
  Object.entries(technologies).map(([key, holding]) => {
    const facts = game.book.byKind.technology[holding.component];
    return {
      key,
      ...named(game, holding.component),
      ...(facts?.color && { color: facts.color }),
      ...(facts?.upgrade && { upgrades: facts.upgrade.type }),
      faction: facts?.faction !== undefined,
      exhausted: Boolean(holding.exhausted),
    };
  });

export function seatView(game: Game, id: SeatId, name: string, awaited: boolean): SeatView {
  const { state } = game;
  const seat = seatOf(game, id);
  const planets = planetsOf(game, id).map((planet) => ({
    id: planet.id,
    name: nameOfPlanet(game, planet.id),
    resources: resourcesOf(game, planet.id),
    influence: influenceOf(game, planet.id),
    exhausted: planet.exhausted,
  }));
  const ready = planets.filter((planet) => !planet.exhausted);
  const limit = commodityLimit(game, id);
  return {
    id,
    name,
    // Before players have factions, they are named by their colors.
    faction: { id: seat.faction, name: game.book.components[seat.faction]?.name ?? nameOfSeat(game, id) },
    short: nameOfSeat(game, id),
    color: seat.color,
    points: seat.points,
    strategyCards: strategyCardsOf(game, seat),
    tokens: { ...seat.tokens },
    ...(seat.foreignTokens?.length && { foreignTokens: [...seat.foreignTokens] }),
    tokensInReinforcements: tokensInReinforcements(game, id),
    tradeGoods: seat.tradeGoods,
    commodities: seat.commodities,
    ...(Number.isFinite(limit) && { commodityLimit: limit }),
    actionCards: seat.actionCards.length,
    secretObjectives: seat.secretObjectives.length,
    ...(areSecretsOpen(game, id) && { openSecrets: seat.secretObjectives.map((secret) => named(game, secret)) }),
    scoredSecrets: seat.scoredSecrets.map((secret) => ({
      ...named(game, secret),
      points: game.book.byKind.objective[secret]?.points ?? 1,
    })),
    promissoryNotes: seat.promissoryNotes.length,
    technologies: technologiesView(game, seat),
    leaders: leadersShown(game, seat),
    ...alliancesView(game, id),
    ...foundView(game, seat),
    ...capturedView(seat),
    playArea: seat.playArea.map((card) => ({ ...named(game, componentOf(card)), from: noteOwner(card) })),
    planets,
    ready: {
      resources: ready.reduce((sum, one) => sum + one.resources, 0),
      influence: ready.reduce((sum, one) => sum + one.influence, 0),
    },
    passed: state.phase === 'action' && seat.passed, // the state keeps `passed` until the next action phase
    speaker: !state.draft && state.speaker === id,
    active: state.active === id,
    eliminated: Boolean(seat.eliminated),
    waiting: awaited,
  };
}
