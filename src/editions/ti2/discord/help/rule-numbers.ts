import { spelled, type RulesTopic } from '#discord/help/rules-topics.ts';

// Summaries of the numbered rules that refusals and questions cite ("E2 7.13").

const ROWS: Record<string, string> = {
  '1.1': 'A die has 10 sides, and 0 counts as 10. A roll hits if it is at least the battle value of the unit.',
  '1.2': 'Modifiers are added to the roll. Rolls that must hit or must miss are also shown.',
  '1.3': "A player's resources and influence are the sums of their planets, changed by technologies, races and laws.",
  '1.4': 'A fleet is 1 or more ships of a player in a system before the movement segment.',
  '1.5':
    'Dreadnoughts, carriers, cruisers and fighters are ships. Ground forces and PDS are land units. A spacedock is neither. Fighters that only a spacedock supports are not a fleet.',
  '1.6':
    'A friendly planet is one you control, a neutral planet is one no player controls, and an enemy planet is one another player controls.',
  '1.7':
    'You gain control of a planet by landing at least 1 ground force on it. You keep control, with a marker, when the last ground force leaves.',
  '1.8':
    'If tied in influence, the player with more resources goes first, then the one with more technologies, then the one with more credits; then a coin decides. In a vote, the player with fewer goes first.',
  '1.9': 'Votes that a card adds count for the order of voting, but not for the order of turns.',
  '2.1': 'A game has 2 to 6 players. With 2 players there is no political phase.',
  '2.2': 'Races are dealt at random, or players choose them.',
  '2.3': 'Mecatol Rex is in the center. The number of other tiles depends on the number of players.',
  '2.4':
    'Tiles are placed ring by ring. Special systems are placed next to each other only if there is no other place.',
  '2.5': 'The positions of the home systems depend on the number of players.',
  '2.6':
    'With 5 players, the 2 players next to the gap start with 15 extra credits, and the player across from it with 20.',
  '2.7':
    'Each player starts with 1 ground force on each home planet, a spacedock on the one with the most resources, and the starting pieces of the race. Players choose the home planets for their land units.',
  '2.8': 'Action cards and political cards are shuffled into 2 decks.',
  '2.9': "Each player's marker starts under Warlord on the chart.",
  '2.10': 'Each player has 6 spacedocks, and there are 8 shock troops in the game. All other pieces are unlimited.',
  '2.11': 'A setting shuffles the tiles of the expansion into the pile.',
  '3.1': 'A round has 6 phases: political, economy, individual turns, technology, placement, progression.',
  '3.2': 'With 2 players there is no political phase, and laws have no effect.',
  '4.1':
    'A political card is drawn and revealed. Players vote for or against it, or elect a player, a planet or a law. Some cards are laws.',
  '4.2': 'An event is resolved at once, without a vote or a veto. Then another card is drawn.',
  '4.3':
    'While a card is being debated, players may give and exchange credits, action cards and captive leaders; promises are not binding. After that, players with more than 7 cards discard down to 7.',
  '4.4':
    "A player's votes are their influence when the vote begins. The player with the fewest votes goes first. Each player casts all votes for 1 outcome, or abstains.",
  '4.5':
    'The outcome with the most votes wins. If tied, or if no player votes, the player with the most influence decides.',
  '4.6':
    'A law that is voted for stays in effect until the game ends or another card discards it. A law that is voted against has its “Against” effect and is discarded. Any other card is resolved and discarded.',
  '4.7':
    'A card that repeats the vote on a law is discarded if there is no law, and the phase ends. A law that is voted on again stays only if the new vote passes it; otherwise its “Against” effect is resolved and the law is discarded.',
  '4.8':
    'Xxcha may pay 5 credits to discard a card that is read; another one is drawn, but none for a law that is read again for a new vote. Letnev cannot vote without a trade agreement. Yssaril may look at the hand of 1 player in each political phase.',
  '4.9': 'The debate ends when all players are ready or its time is up.',
  '5.1':
    'All players play the economy phase at the same time. If the order matters, the player with the most influence goes first.',
  '5.2': 'Each player draws 1 action card, but not above the hand limit of 7. Players may discard before they draw.',
  '5.3':
    'Players gain credits for their resources, and for each trade agreement 1 credit for each planet of the partner. Cards of the economy phase are played after all players have drawn action cards and before they gain income.',
  '5.4':
    'Players buy units with credits, and place them at the end of the round. Units that cannot be placed are lost without a refund.',
  '5.5': 'Players keep credits from round to round.',
  '6.1':
    'A trade agreement is a card you play right before your movement, with a partner who agrees. Each pair of players can have 1. No player can decline one that Hacan offers.',
  '6.2':
    'Either partner may end a trade agreement at any time with `/trade end`, but only Hacan can end one with Hacan.',
  '6.3':
    "A trade agreement ends when one partner fights or bombards the other, or fires PDS at the other's ships in an adjacent system. Trade agreements with Hacan do not end this way.",
  '6.4': 'Hacan starts with 2 Trade Agreement cards in hand.',
  '7.1':
    'The player with the most influence who has had no turn this round goes next; influence is counted again after each turn. A turn has movement, space combat and invasion combat.',
  '7.2': 'Each ship can move as many systems as its movement, alone or with others.',
  '7.3':
    'Carriers can pick up fighters, and ground forces and PDS from your planets, before, during and after their move. Ground forces and PDS leave a carrier only in the invasion segment.',
  '7.4':
    "A ship that enters a system with another player's ships stops, and a battle follows. Ships cannot pass another player's fleet.",
  '7.5':
    'Systems with wormholes of the same letter are adjacent. Ships cannot enter a supernova. Ships need Antimass Deflectors to pass through an asteroid field, and cannot stop there. Ships that enter a nebula must stop.',
  '7.6':
    'Each ship that leaves a gravity rift rolls 1 die: on 1 to 6 it can leave only by the side with that number, on 7 to 10 by any side. Sides are numbered clockwise from the top. If that side is closed or you do not use it, the ship stays and ends its movement. Leaving costs no movement.',
  '7.7':
    'Fighters that no carrier or spacedock supports are destroyed at the end of movement, or after the battle in their system.',
  '7.8': 'After a movement segment, each enemy PDS may fire once at ships of the active player in its system.',
  '7.9': 'Players use some technologies right before their movement. Then their leaders may board ships.',
  '7.10':
    "The active player fights in each system with their ships and another player's. The active player is the attacker and chooses the order of the battles.",
  '7.11':
    'Before the first round, the PDS of the active player fire once each. Then ships that fire first by race fire, and then those that fire first by technology.',
  '7.12':
    'In each round the attacker fires with all ships, then the defender with all ships, including those just hit. Then both players choose which of their ships are destroyed. 1 hit destroys any ship.',
  '7.13':
    'After a round the attacker may withdraw with all ships to an adjacent system that at least 1 of them left this turn. They cannot withdraw through a wormhole, or into an asteroid field or a system with enemy ships. The defender needs a card to withdraw.',
  '7.14': 'Rounds continue until one side has no ships or the attacker withdraws.',
  '7.15': "In a nebula fighters do not hit. A carrier's cargo is lost with it, but its fighters fight on.",
  '7.16':
    'After all space combats, ground forces and PDS land from carriers on planets in the same system. Units from 1 carrier land on 1 planet.',
  '7.17':
    'Units that land on your own planet join the units there. Ground forces that land on a neutral planet gain control of it at once; PDS alone do not.',
  '7.18':
    'On an enemy planet: choose which units land. Each of your dreadnoughts there may bombard once, if the planet has no PDS. Then PDS on the planet fire at the landing units. Then both sides fight rounds until one has no ground forces. If both lose them all, the defender keeps the planet.',
  '7.19': 'PDS that land do not fight, and are lost if the landing fails.',
  '7.20': 'The resources and influence of a planet count for its new owner at once.',
  '7.21':
    'A ground force that rolls a 10 in invasion combat rolls again; on 9 or 10 it becomes a shock troop. Shock troops hit on 5. You must assign hits to them first, except from PDS fire. If at least 1 survives an invasion that you win, you may take over the enemy spacedock and PDS there.',
  '8.1':
    'Each player may buy 1 technology, for 30 credits unless a card or race changes the price, if they own the technologies it needs.',
  '8.2': 'A planet with a specialty reduces the price of technologies of that color by its resources.',
  '8.3': 'All players buy at the same time.',
  '9.1':
    'Place land units on a planet with your spacedock, and ships in its system. Each spacedock can place as many units per round as its planet has resources.',
  '9.2': 'Place a new spacedock on any of your planets without one. It cannot place units this round.',
  '9.3':
    'You cannot place ships in a system with enemy ships, but you can place land units there. Units that cannot be placed are lost.',
  '9.4': 'When units are placed for the first time, Sol also places 1 free ground force on each of their planets.',
  '10.1':
    'In order of influence, each player who meets the requirements of the next bracket may advance 1 bracket. Players never move back.',
  '10.2':
    'The player who becomes Imperium Rex wins. It needs 9 planets outside the home system, 9 technologies, 30 resources and 30 influence.',
  '10.3':
    'If several players get there at the same time, the one with the most influence wins, then the one with the most resources. If still tied, no one wins.',
  '10.4':
    "A player who controls all planets in 3 other players' home systems wins at once. With 2 or 3 players, they need the home systems of all other players. A setting turns this off.",
  '10.5': 'A setting ends the game after a round. Then the player in the highest bracket wins.',
  '11.1':
    "Insurgence check: roll 1 die and add 1 for each of your cruisers and dreadnoughts there. If the result is at least the planet's influence, it stays calm. Otherwise you lose 2 ground forces there; if none are left, the planet becomes neutral.",
  '11.2': 'Insurgence checks can be made on home planets, unless the card says otherwise.',
  '11.3':
    'A player who cannot pay a debt sells assets, but no more than needed: technology 10, spacedock 5, dreadnought, PDS or carrier 4, cruiser 3, fighter or ground force 1.',
  '11.4':
    'When a player is eliminated, their planets become neutral, their units and markers are removed, their cards are discarded, and their trade agreements end.',
  '11.5': 'A player who loses a technology keeps those that need it, and can still buy others that need it.',
  '12.1':
    'Manifest Destiny: before round 1, players may buy neutral planets adjacent to their home systems, except Mecatol Rex, for twice the sum of their resources and influence. They place 1 free ground force on each.',
  '12.2':
    'Distant Suns: each neutral planet except Mecatol Rex has a face-down domain counter. The first player who lands there resolves it. Before you land, a carrier with a fighter may look at a counter (probe); then you cannot land there this turn. A dreadnought may destroy a counter (raze); then no player can land there this round, and you roll 1 die. On 8 to 10 you lose 3 random action cards, and on 10 you also make an insurgence check on each of your planets outside your home system. If you gain a planet without landing, its counter is removed without effect.',
  '12.3':
    "Trade agreements “in play” are all those in the game, or only a player's own, as the settings say. Combat rolls are those of ships and ground forces in space combat and invasion combat, and bombardments. PDS fire is not a combat roll.",
  '12.4': '2 action cards of the same kind cannot have the same target in a round.',
  '12.5': 'For leaders, see **Leaders**.',
  '13': 'Cards, tiles and race sheets that were not found are replaced by our own, which are marked.',
};

/** Help topics of the numbered rules: "E2 7.13", also found as "7.13". */
export const RULE_NUMBERS: readonly RulesTopic[] = spelled(
  Object.entries(ROWS).map(([number, text]) => ({ id: `e2-${number}`, name: `E2 ${number}`, keywords: number, text })),
);

const NUMBERED = /^(?:e2\s*)?(\d{1,2}(?:\.\d{1,2})?)$/i;
const RANGE = /^(?:e2\s*)?(\d{1,2})\.(\d{1,2})\s*(?:to|-|–)\s*(?:\d{1,2}\.)?(\d{1,2})$/i;

/**
 * Returns the text of a rule number, a whole section, or a range as refusals cite it ("7.2 to 7.6"); undefined for
 * anything else.
 */
export function findRuleNumberText(typed: string): string | undefined {
  const said = typed.trim().replace(/^[(]|(?<![).])[).]+$/g, '');
  const one = NUMBERED.exec(said)?.[1];
  const [, section, first, last] = RANGE.exec(said) ?? [];
  const numbers = one !== undefined ? [one] : section === undefined ? [] : Array.from({ length: Math.max(0, Number(last) - Number(first)) + 1 }, (_, i) => `${section}.${Number(first) + i}`); // prettier-ignore
  const whole = one !== undefined && !one.includes('.') && !Object.hasOwn(ROWS, one) ? Object.keys(ROWS).filter((key) => key.startsWith(`${one}.`)) : numbers; // prettier-ignore
  const found = whole.filter((number) => Object.hasOwn(ROWS, number));
  return found.length ? found.map((number) => `**E2 ${number}** ${ROWS[number]}`).join('\n') : undefined;
}
