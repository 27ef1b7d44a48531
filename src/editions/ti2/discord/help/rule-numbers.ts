import type { RulesTopic } from '#discord/help/rules-topics.ts';

// Summaries of the numbered rules that refusals and questions cite ("E2 7.13").

const ROWS: Record<string, string> = {
  '1.1': 'One ten-sided die; a 0 is a ten. A roll hits with the battle value of its unit or more.',
  '1.2': 'Modifiers are added to the roll. What cannot fail or cannot succeed is shown with the others.',
  '1.3': 'Resources and influence of a player are the sums over their planets, with technologies, races and laws.',
  '1.4': 'A fleet is one or more of a player’s ships in one system before the movement segment.',
  '1.5':
    'Ships are dreadnoughts, carriers, cruisers and fighters; land units are ground forces and PDS; a spacedock is neither. Fighters alone that a dock keeps are no fleet.',
  '1.6': 'Friendly is what a player controls, neutral what nobody does, enemy what another does.',
  '1.7': 'A planet is a player’s once a ground force has landed; a marker keeps it when the last of them leaves.',
  '1.8':
    'Of the same influence, more resources come first, then technologies, then credits, then a coin. In a vote it is the other way round: fewer come first.',
  '1.9': 'Influence that a card adds for a vote counts in the order of voting, not in that of turns.',
  '2.1': 'Two to six players; two play without a political phase.',
  '2.2': 'Races come by lot, or as wished.',
  '2.3': 'Mecatol Rex lies in the middle; how many of the other tiles are laid depends on how many play.',
  '2.4': 'Tiles are laid ring by ring; no two special ones touch while there is another place.',
  '2.5': 'Where homes lie depends on how many play.',
  '2.6': 'Of five players, those beside the gap begin with 15 credits more, the one across it with 20.',
  '2.7':
    'Everybody begins with a ground force on each home planet, a spacedock on the best of them, and what the race gives; land units lie on home planets as their player likes.',
  '2.8': 'Action cards and political cards are shuffled into two piles.',
  '2.9': 'Everybody’s marker begins under Warlord on the chart.',
  '2.10': 'Six spacedocks for each player and eight shock troops in the game; of all else there is enough.',
  '2.11': 'A setting mixes the tiles of the expansion into the pile.',
  '3.1': 'A round has six phases: political, economy, individual turns, technology, placing new units, progression.',
  '3.2': 'Two players have no political phase, and laws do not count for them.',
  '4.1': 'One political card is drawn and shown: for or against, or somebody or something is elected; some are laws.',
  '4.2': 'An event happens at once, without a vote or a veto; then another card is drawn.',
  '4.3':
    'While a card is debated, credits, action cards and captive leaders may be given and exchanged; promises do not bind. Whoever then holds more than seven cards discards.',
  '4.4':
    'A player’s votes are their influence as the vote begins. Whoever has fewest casts them first, each all for one choice or none.',
  '4.5': 'Most votes decide. A tie is decided by whoever has most influence, and so is a vote in which nobody votes.',
  '4.6':
    'A law that is voted for stays until the end of the game, or until another card takes it away; any other card is carried out and put away.',
  '4.7': 'A card that votes on a law again is put away where there is none, and the phase is over.',
  '4.8':
    'Some races have a part of their own in the senate: Xxcha put a card away for 5 credits, Letnev do not vote without an agreement, Yssaril look at a hand.',
  '4.9': 'The debate ends when all are ready, or when its time is up.',
  '5.1': 'The economy phase is played by all at once; where the order matters, most influence comes first.',
  '5.2': 'Everybody draws an action card; seven may be held, and any may be discarded just before.',
  '5.3': 'Credits come of resources, and of each trade agreement: one for each planet of the partner.',
  '5.4':
    'Units are bought with credits and wait until the end of the round; what finds no place then is lost without refund.',
  '5.5': 'Credits are kept from round to round.',
  '6.1':
    'A trade agreement is a card played right before one’s movement, with a partner who agrees; each pair has one at a time, and nobody refuses Hacan.',
  '6.2': 'Either side may end an agreement at any time by saying so; nobody ends one with Hacan.',
  '6.3':
    'An agreement ends by itself when the two fight, or when one fires into the other’s system; those of Hacan do not.',
  '6.4': 'Hacan begin with two Trade Agreement cards in hand.',
  '7.1':
    'Whoever has most influence and has had no turn yet comes next; it is counted anew after each. A turn is movement, space combat and invasion combat.',
  '7.2': 'Every ship may move as many systems as its movement, alone or with others.',
  '7.3':
    'Carriers take up ground forces, PDS and fighters on their player’s planets on the way; land units leave them only in the invasion segment.',
  '7.4': 'A ship that comes to another’s ships stops, and a battle follows. Nobody passes another’s fleet.',
  '7.5':
    'Wormholes of one letter are adjacent. Nothing enters a supernova; an asteroid field takes Antimass Deflectors to pass, and nothing stops in it; a nebula stops whatever enters.',
  '7.6':
    'Each ship that leaves a gravity rift rolls: 1 to 6 is the side it leaves by, more is any. Where that side is closed it stays, and has ended its movement. Leaving costs no movement.',
  '7.7': 'Fighters that nothing keeps are lost at the end of movement, or after the battle there.',
  '7.8': 'After a movement segment each enemy PDS may fire once at the ships that have come to its system.',
  '7.9': 'Some technologies, and leaders who board, come right before movement.',
  '7.10':
    'Wherever the active player’s ships lie with another’s there is a battle; the active player attacks, and says in what order.',
  '7.11': 'Before the first round PDS of the active player fire, and whoever fires first by race or technology.',
  '7.12':
    'In a round the attacker fires with all ships, then the defender with all, those too that were just hit; then owners choose what they lose. One hit destroys any ship.',
  '7.13':
    'After a round the attacker may withdraw with all ships, to a system side by side that one of them has left in this turn. Wormholes and asteroid fields are no way out, nor a system that holds enemy ships. The defender needs a card.',
  '7.14': 'Rounds go on until one side has no ships or the attacker withdraws.',
  '7.15': 'In a nebula fighters do not hit. What a carrier has aboard is lost with it; its fighters fight on.',
  '7.16':
    'After all battles ground forces and PDS land from carriers on planets of the same system; each carrier serves one planet.',
  '7.17': 'On a planet of one’s own they join; a neutral one is taken at once. PDS alone take none.',
  '7.18':
    'On an enemy planet: it is said who lands; dreadnoughts bombard once each where no PDS stands; PDS there fire at the landing; then rounds are fought until one side is gone. Where both are, the defender keeps it.',
  '7.19': 'PDS that land do not fight, and are lost with a landing that fails.',
  '7.20': 'What a planet yields counts for its new owner from then on.',
  '7.21':
    'A ground force that rolls a ten in a fight for a planet rolls again, and with nine or ten becomes a shock troop: it hits from 5, and falls first, but not to PDS. Those who survive a won invasion may take over docks and PDS.',
  '8.1': 'Each player may buy one technology, for 30 credits unless it says otherwise, if what it needs is owned.',
  '8.2': 'A planet with a specialty takes its resources off the price of technologies of that color.',
  '8.3': 'All buy at once.',
  '9.1':
    'Land units come to a planet with a dock of their player, ships into its system. Each dock places as many units in a round as its planet has resources.',
  '9.2': 'A new spacedock comes to any planet of its player without one, and builds nothing in that round.',
  '9.3': 'Enemy ships in a system keep new ships out, not land units. What finds no place is lost.',
  '9.4': 'Sol put a free ground force on each of their planets, the first time.',
  '10.1': 'In order of influence everybody who fulfills the next bracket may go up one; nobody goes back.',
  '10.2': 'Whoever is Imperium Rex wins: 9 planets outside home, 9 technologies, 30 resources, 30 influence.',
  '10.3': 'Of two at once most influence wins, then most resources; else nobody.',
  '10.4':
    'All planets in the homes of three others win at once; with fewer players those of all others. A setting turns it off.',
  '10.5': 'A setting ends the game after a round: the highest bracket wins.',
  '11.1':
    'An insurgence check: a die, one more for each own cruiser and dreadnought there. With the planet’s influence or more it stays calm; else two ground forces go, and without any the planet turns neutral.',
  '11.2': 'Home planets may be checked, unless the card says otherwise.',
  '11.3':
    'Whoever must pay more than there is sells assets, never more than needed: a technology brings 10, a spacedock 5, a dreadnought, PDS or carrier 4, a cruiser 3, a fighter or ground force 1.',
  '11.4': 'Of whoever is out planets turn neutral, units and markers go, cards are discarded and agreements end.',
  '11.5': 'Who loses a technology keeps those that were built on it.',
  '12.1':
    'Manifest Destiny: before the first round neutral planets next to home are bought, for twice their resources and influence.',
  '12.2':
    'Distant Suns: a counter lies on each neutral planet, and is met by whoever lands. A carrier with a fighter looks at it from space; a dreadnought destroys it, at the risk of cards and unrest.',
  '12.3': 'Agreements “in play” are all on the table, or a player’s own, as the table chooses.',
  '12.4': 'No two action cards of a kind have the same target in a round.',
  '12.5': 'Leaders: see **Leaders**.',
  '13': 'What stands in for cards, tiles and stands that were not found is our own, and says so.',
};

/** Help topics of the numbered rules: "E2 7.13", also found as "7.13". */
export const RULE_NUMBERS: readonly RulesTopic[] = Object.entries(ROWS).map(([number, text]) => ({
  id: `e2-${number}`,
  name: `E2 ${number}`,
  keywords: number,
  text,
}));

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
