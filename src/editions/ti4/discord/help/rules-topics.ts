import type { Choice } from '#discord/edition/edition-adapter.ts';
import { findTopicText as textOf, matchTopics as called } from '#discord/help/rules-topics.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { RULES_TERMS, type EditionTopic } from './rules-terms.ts';

// Help texts about common rules questions, with sections of the Rules Reference.

const RULES_TOPICS: readonly EditionTopic[] = [
  {
    id: 'agenda',
    name: 'Agenda phase',
    keywords: 'votes, voting, laws, council, riders',
    text: 'It comes once the custodians have left Mecatol Rex, after the status phase: two agendas, one after the other (8). Everybody votes once on each, from the speaker’s left on, the speaker last; planets that are exhausted for it give their influence as votes, trade goods give none. Most votes win; the speaker decides a tie, and where nobody has voted. A law stays in force, a directive takes effect once. At the end all planets are readied.',
  },
  {
    id: 'transaction',
    name: 'Transactions',
    keywords: 'trading, deals, neighbors, neighbors',
    text: 'In your turn you may have one transaction with each of your neighbors, and they with you; two others may not meanwhile (94). Neighbors have units or planets in the same system or in adjacent ones (60). What may change hands: trade goods, commodities, one promissory note from each, relic fragments, and what an ability names; never action cards, planets, units or technologies of themselves. Commodities become trade goods as they are received (21.5). In the agenda phase everybody may have one with each other player for each agenda, neighbors or not. `/trade offer` proposes one.',
  },
  {
    id: 'exploration',
    name: 'Exploration',
    keywords: 'explore, frontier, relic fragments',
    needs: 'exploration-card',
    text: 'Whoever gains a planet that nobody had explores it at once: a card of its trait is drawn and resolved (35.1, 35.2). Mecatol Rex and home planets have no trait and no deck. A frontier token lies in each system without planets; it is explored where a technology or another ability says so, as Dark Energy Tap does for ships at the end of a tactical action (35.4, 38). Cards that attach stay with the planet whoever has it.',
  },
  {
    id: 'fragments',
    name: 'Relic fragments and relics',
    keywords: 'purge',
    needs: 'relic',
    text: 'A fragment that is explored lies openly before you. As an action, three of one type may be purged for a relic; unknown fragments stand in for any type (73). They can change hands in transactions, relics cannot. `/help about:` a relic says what it does.',
  },
  {
    id: 'legendary',
    name: 'Legendary planets',
    keywords: 'legend',
    needs: 'exploration-card',
    text: 'Whoever gains control of one takes its card as well: ready where nobody had it, else as it lies (53.2). The card is an ability of its own: it is exhausted to be used and readied in the status phase, whatever the planet is, and what readies planets does not ready it. Mecatol Rex is not legendary. Whoever loses the planet loses the card.',
  },
  {
    id: 'leaders',
    name: 'Leaders',
    keywords: 'agent, commander, hero',
    needs: 'leader',
    text: 'An agent can be used from the beginning; that exhausts it until the status phase. A commander is unlocked by what its card says, at any time, and then works as long as the game lasts; the promissory note Alliance lends it to another. A hero is unlocked by three scored objectives, and is purged by its use (51). `/why unlock` says what is lacking.',
  },
  {
    id: 'mechs',
    name: 'Mechs',
    keywords: 'deploy',
    needs: 'leader',
    text: 'A mech is a ground force that costs 2 and sustains damage; each faction has its own, and four of them (55). They are produced, carried and landed as infantry are, one to a place in a ship. A Deploy ability on a card places one without production, from the reinforcements alone (30).',
  },
  {
    id: 'custodians',
    name: 'Custodians token',
    keywords: 'Mecatol Rex',
    text: 'As long as it lies on Mecatol Rex nobody can land there without spending 6 influence, just before committing ground forces, one of which at least must land: the token goes, and whoever has paid gains a victory point (27). That round and every later one has an agenda phase.',
  },
  {
    id: 'scoring',
    name: 'Scoring objectives',
    keywords: 'points, victory, secret, public',
    text: 'In the status phase, in initiative order, each may score one public objective and one secret one (61). Public ones only for those who control all planets of their home system. Secret objectives of the action or agenda phase are scored when what they ask for happens, one at a time. Whoever comes to the number of points first wins at once (98).',
  },
  {
    id: 'fleet',
    name: 'Fleet pool and capacity',
    keywords: 'fleet supply, capacity, fighters, transport',
    text: 'In one system you may have as many ships, fighters apart, as tokens in your fleet pool (37). Fighters and ground forces in space need room in ships there, and space docks hold three fighters more; what finds no room is removed (16).',
  },
  {
    id: 'tactical',
    name: 'Tactical action',
    keywords: 'activation, movement, invasion, production',
    text: 'Put a tactic token into a system without one of yours; move ships there from systems without your tokens; space cannons fire; fight in space; bombard, land and fight on the ground; produce with what you have there that can (89). `/why move` and `/why land` say what stands in the way.',
  },
];

const inPlay = (book: Rulebook): readonly EditionTopic[] =>
  [...RULES_TOPICS, ...RULES_TERMS].filter(
    ({ needs }) => needs === undefined || Object.keys(book.byKind[needs] ?? {}).length > 0,
  );

/** Returns the topics whose name or keywords contain the typed text. */
export const matchRulesTopics = (book: Rulebook, typed: string): Choice[] => called(inPlay(book), typed);

/** Returns the text of a topic by its key or a keyword; undefined if there is none. */
export const findRulesTopicText = (book: Rulebook, key: string): string | undefined => textOf(inPlay(book), key);
