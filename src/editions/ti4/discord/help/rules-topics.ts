import type { Choice } from '#discord/edition/game-presenter.ts';
import { findTopicText as textOf, matchTopics as called, seeTopic, spelled } from '#discord/help/rules-topics.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { GLOSSARY } from './glossary.ts';
import { RULES_TERMS, type EditionTopic } from './rules-terms.ts';

// Help texts about common rules questions, with sections of the Rules Reference.

const RULES_TOPICS: readonly EditionTopic[] = spelled<Omit<EditionTopic, 'spellings'>>([
  {
    id: 'agenda',
    name: 'Agenda phase',
    keywords: 'agenda, agendas, vote, votes, voting, how to vote, cast votes, abstain, council, rider, riders',
    text: 'After the custodians token is removed from Mecatol Rex, every round has an agenda phase after the status phase, with 2 agendas (8). Each player votes once on each agenda, starting with the player to the left of the speaker; the speaker votes last. Exhaust planets to cast their influence as votes. Trade goods give no votes. The outcome with the most votes wins. If tied, or if no one votes, the speaker decides. A law stays in effect, a directive takes effect once. At the end, all planets are readied.',
  },
  {
    id: 'transaction',
    name: 'Transactions',
    keywords:
      'transaction, trade, trades, trading, deals, neighbours, offer, offers, exchange, swap, trade with a neighbor, neighbors',
    text: 'During your turn, you can have 1 transaction with each of your neighbors. Other players cannot trade with each other then (94). Neighbors have units or planets in the same system or in adjacent systems (60). You can give trade goods, commodities, 1 promissory note from each player and relic fragments. Action cards, planets, units and technologies can be traded only if an ability allows it. Commodities become trade goods when a player gains them (21.5). In the agenda phase, each pair of players can have 1 transaction for each agenda, even if they are not neighbors. Make an offer with `/trade offer`.',
  },
  {
    id: 'exploration',
    name: 'Exploration',
    keywords:
      'explore, exploring, frontier, frontier token, frontier tokens, exploration card, exploration cards, relic fragments',
    needs: 'exploration-card',
    text: 'When you gain control of an uncontrolled planet, you explore it: draw and resolve a card of its trait (35.1, 35.2). Mecatol Rex and home planets have no trait, so they cannot be explored. Each system without planets has a frontier token. You explore it when a technology or another ability says so. For example, Dark Energy Tap explores where you have ships at the end of a tactical action (35.4, 38). Attached cards stay on the planet when its controller changes.',
  },
  {
    id: 'fragments',
    name: 'Relic fragments and relics',
    keywords: 'relic, relics, relic fragment, fragments, fragment, purge fragments',
    needs: 'relic',
    text: 'If the card you explore is a relic fragment, place it face up in front of you. As an action, you can purge 3 fragments of the same type to gain a relic; unknown fragments count as any type (73). You can trade fragments, but not relics. `/help about:` explains each relic.',
  },
  {
    id: 'legendary',
    name: 'Legendary planets',
    keywords: 'legendary planet, legendary, legend',
    needs: 'exploration-card',
    text: 'When you gain control of a legendary planet, you also gain its card: ready if no player had it, otherwise as it is (53.2). Exhaust the card to use its ability; it is readied in the status phase. The card and the planet are exhausted separately, and abilities that ready planets do not ready the card. Mecatol Rex is not legendary. If you lose the planet, you lose the card.',
  },
  {
    id: 'leaders',
    name: 'Leaders',
    keywords: 'leader, leader sheet, agent, agents, commander, commanders, hero, heroes, unlock',
    needs: 'leader',
    text: 'You can use your agent from the start of the game; this exhausts it until the status phase. A commander unlocks as soon as you meet the condition on its card. It then works for the rest of the game, and the promissory note Alliance shares it with another player. A hero unlocks when you have scored 3 objectives. It is purged when you use it (51). `/why unlock` explains what is missing.',
  },
  {
    id: 'mechs',
    name: 'Mechs',
    keywords: 'mech, deploy, deploying',
    needs: 'leader',
    text: 'A mech is a ground force that costs 2 and can sustain damage. Each faction has its own mech, and a player can have 4 (55). You produce, transport and commit mechs like infantry, and each uses 1 capacity. A Deploy ability places a mech from your reinforcements without producing it (30).',
  },
  {
    id: 'custodians',
    name: 'Custodians token',
    keywords: 'custodians, custodian, Mecatol Rex',
    text: 'While the custodians token is on Mecatol Rex, you must spend 6 influence before you commit ground forces there, and then commit at least 1. You remove the token and gain 1 victory point (27). That round and each later round has an agenda phase.',
  },
  {
    id: 'scoring',
    name: 'Scoring objectives',
    keywords:
      'score, scoring, objective, objectives, objective cards, public objective, public objectives, secret objective, secret objectives, secret, public, stage I, stage II',
    text: 'In the status phase, in initiative order, each player can score 1 public objective and 1 secret objective (61). To score public objectives, you must control all planets in your home system. You can score secret objectives of the action or agenda phase as soon as you meet their condition, but only 1 objective in each combat (61.7). The first player with enough victory points wins immediately (98).',
  },
  {
    id: 'fleet',
    name: 'Fleet pool and capacity',
    keywords: 'fleet pool, fleet supply, fleet size, fleet limit, capacity, fleet',
    text: 'In each system, you can have as many non-fighter ships as you have tokens in your fleet pool (37). Fighters and ground forces in space use the capacity of your ships there; each space dock supports 3 more fighters. Units over the capacity are removed (16).',
  },
  {
    id: 'tactical',
    name: 'Tactical action',
    keywords: 'tactical actions, tactical, attack a system',
    text: 'Place a tactic token in a system that has none of your tokens. Move ships there from systems without your tokens. Then: Space Cannon, space combat, bombardment, committing ground forces, ground combat. Last, produce with your units there that have Production (89). `/why move` and `/why land` explain what stops you.',
  },
]);

const inPlay = (book: Rulebook): readonly EditionTopic[] =>
  [...RULES_TOPICS, ...RULES_TERMS, ...GLOSSARY].filter(
    ({ needs }) => needs === undefined || Object.keys(book.byKind[needs] ?? {}).length > 0,
  );

/** Returns the topics whose name or keywords contain the typed text. */
export const matchRulesTopics = (book: Rulebook, typed: string): Choice[] => called(inPlay(book), typed);

/** Returns the text of a topic by its key or a keyword; undefined if there is none. */
export const findRulesTopicText = (book: Rulebook, key: string): string | undefined => textOf(inPlay(book), key);

/** Refers to the topic with the name of a component: Trade is a strategy card, and trading has rules. */
export const seeRulesTopic = (book: Rulebook, named: string): string[] => seeTopic(inPlay(book), named);
