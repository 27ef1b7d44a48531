import { rulesTopic } from '#discord/help/rules-topics.ts';
import type { EditionTopic } from './rules-terms.ts';

const POK_TOPIC = { needs: 'exploration-card' } as const;

/** Words of the Rules Reference that no other topic explains, each with its section. */
export const GLOSSARY: readonly EditionTopic[] = [
  rulesTopic(
    'Goal of the game',
    'win, winning, win the game, victory, victory points, victory point, points, VP, goal, end of the game, game end',
    'The first player with 10 victory points wins immediately, or with the number in the settings (98). You gain them mostly by scoring objectives in the status phase (61). If no objective is left to reveal, the game ends, and the player with the most points wins. `/scores` shows all points, `/objectives` your progress.',
  ),
  rulesTopic(
    'Game round',
    'round, rounds, phase, phases, order of a round',
    'A round has a strategy phase, an action phase and a status phase. After the custodians token is removed, it also has an agenda phase (40, 27).',
  ),
  rulesTopic(
    'Action phase',
    'action, actions, turn, turns, pass, passing, my turn',
    'In initiative order, each player takes a turn with 1 action: a strategic action, a tactical action or a component action. You can pass only after you perform the strategic actions of all your strategy cards. After you pass, you take no more turns this round, but you can still follow and respond (3).',
  ),
  rulesTopic(
    'Strategic action',
    'primary ability, secondary ability, primary, secondary, follow, following',
    'As your action, perform the primary ability of your strategy card and exhaust the card. Then each other player, clockwise, may perform its secondary ability, usually for 1 strategy token (82, 83). `/strategy secondary` follows or declines.',
  ),
  rulesTopic(
    'Component action',
    'component actions, card action',
    'An ability that begins with “Action” is used as your action: on action cards, technologies, leaders, relics and other cards. Choose it on your turn in the action phase (22).',
  ),
  rulesTopic(
    'Action cards',
    'action card, hand, hand limit, cards',
    'You draw 1 action card in each status phase. Play it when its text says so; if that is “Action”, as your action. If you have more than 7 in hand, discard the rest (2). I will ask you when you can play one; `/why play` says when that is.',
  ),
  rulesTopic(
    'Active player and active system',
    'active player, active system, activate, activating, activation',
    'The active player is the one whose turn it is (4). The active system is the one they activate in a tactical action, with a token from their tactic pool. You cannot activate a system that has your command token (5).',
  ),
  rulesTopic(
    'Abilities',
    'ability, timing, timing window, timing windows, when and after',
    'What a card says comes before the rules. At the same event, “when” abilities resolve before “after” abilities, in initiative order or clockwise from the speaker. You may decline an ability that says “may” (1).',
  ),
  rulesTopic(
    'Agenda cards',
    'agenda card, law, laws, directive, directives, outcome, outcomes, elect, election',
    'Players vote for or against an agenda, or elect a player, planet or card. A law stays in effect until it is discarded; a directive takes effect once (7, 8).',
  ),
  rulesTopic(
    'Combat',
    'fight, fighting, battle, attack, attacking, war, hits, hit, dice, combat roll, combat rolls, attacker, defender, opponent',
    'The active player is the attacker (13, 29). First, fleets in the active system fight in space (78), then ground forces on its planets (42). In each round, both sides roll a die for each unit; it hits if it shows at least the combat value. Each hit destroys a unit, or damages one with Sustain Damage. `/odds` shows your chances (18).',
  ),
  rulesTopic(
    'Attach',
    'attachment, attachments, attached',
    'Some cards are attached to a planet and change it for the player who controls it. They stay when its control changes (12).',
  ),
  {
    ...rulesTopic(
      'Capture',
      'captured, captured units, capturing',
      'Some abilities capture units: they stay on the faction sheet of the player who captured them until that player returns them, and their owner cannot use them (17).',
    ),
    ...POK_TOPIC,
  },
  rulesTopic(
    'Component limitations',
    'limits, pieces, reinforcements, supply, no units left, number of units',
    'Your reinforcements are your units and tokens that are not on the board (72). You can produce only units that you have in reinforcements, but there are always enough fighters and infantry (23, 36, 46).',
  ),
  rulesTopic(
    'Cost and payment',
    'cost, costs, pay, paying, payment, price, spend, spending',
    'Pay with planets and trade goods: exhaust planets for their resources or influence, and spend each trade good as 1 of either. You lose what you overpay (26). `/pay with what:proposed` accepts the suggested payment.',
  ),
  rulesTopic(
    'Resources and influence',
    'resource, resources, influence',
    'Spend resources to produce units and to research (75). Spend influence to buy command tokens with Leadership and to remove the custodians token, and exhaust planets for their influence to vote (47).',
  ),
  rulesTopic(
    'Deals',
    'deal, promise, promises, negotiate, negotiation, binding',
    'Players may promise each other anything. A deal that can be carried out at once is binding; promises for later are not (28). Add a promise to an offer with the `note` of `/trade offer`.',
  ),
  rulesTopic(
    'Destroy and remove',
    'destroy, destroyed, remove, removed',
    'A destroyed or removed unit returns to reinforcements. A unit that is removed does not count as destroyed (31).',
  ),
  rulesTopic(
    'Exhausted and readied',
    'exhaust, exhausted, exhausting, ready, readied, readying',
    'An exhausted card cannot be exhausted again until it is readied (34). Planets, technologies and strategy cards are readied in the status phase, and planets also after the agenda phase (71).',
  ),
  rulesTopic(
    'Ships',
    'ship, fleets',
    'Carriers, cruisers, destroyers, dreadnoughts, fighters, war suns and flagships are ships. They are always in space (76). Your fleet pool limits how many non-fighter ships you can have in a system (37).',
  ),
  rulesTopic(
    'Ground forces',
    'ground force, land units, troops',
    'Infantry and mechs are ground forces. They are on planets, or in space as far as ships have capacity for them (43). Only ground forces can gain control of planets.',
  ),
  rulesTopic(
    'Units',
    'unit, unit values, unit card, attributes, stats',
    'A unit has a cost, a combat value, a move value and a capacity, and sometimes abilities (97). `/help about:` explains each unit, and `/player` shows the current values of yours.',
  ),
  rulesTopic(
    'Unit upgrades',
    'upgrade, upgrades, unit upgrade, improve units',
    'A unit upgrade is a technology that replaces the values of all your units of its type (96). Research it like other technologies.',
  ),
  rulesTopic(
    'Flagship',
    'flagships',
    'Each faction has its own flagship, and a player can have 1. It costs 8 and can sustain damage (97). `/help about:` with its name or the faction shows its abilities.',
  ),
  rulesTopic(
    'Game board',
    'board, map, galaxy, hex, hexes, tile, tiles, system tile, system tiles, system, systems, position, empty space',
    'The board is made of system tiles (39, 88). A position such as 205 is ring 2, place 5. `/board` shows the board, `/board system:205` only the part around 205.',
  ),
  rulesTopic(
    'Planets',
    'planet, planet card, planet cards, home system, home systems, home planet',
    'A planet has resources and influence, and often a trait or a technology specialty. Exhaust its card to spend its resources or its influence (64). You gain control of it with ground forces (25).',
  ),
  {
    ...rulesTopic(
      'Traits',
      'trait, cultural, hazardous, industrial, planet trait',
      'A planet can be cultural, hazardous or industrial: that is the deck from which you draw when you explore it (35, 64). Some objectives count planets of a trait.',
    ),
    ...POK_TOPIC,
  },
  rulesTopic(
    'Hyperlanes',
    'hyperlane',
    'Hyperlane tiles are not systems. The systems at the ends of a line on them are adjacent (44).',
  ),
  rulesTopic(
    'Wormholes',
    'wormhole, alpha wormhole, beta wormhole, gamma wormhole, delta wormhole, alpha, beta, gamma, delta',
    'All systems with a wormhole of the same type are adjacent, wherever they are (101).',
  ),
  {
    ...rulesTopic(
      'Wormhole nexus',
      'nexus, Mallice',
      'The wormhole nexus is a system beside the board, with the planet Mallice. At first it has only a gamma wormhole. When a player first moves or places a unit there or gains control of Mallice, it is turned to its active side, which also has an alpha and a beta wormhole (100).',
    ),
    ...POK_TOPIC,
  },
  rulesTopic(
    'Initiative order',
    'initiative, turn order, order of play',
    'The player with the lowest number on a strategy card goes first (48). This order is used for turns and for scoring.',
  ),
  rulesTopic(
    'Speaker',
    'speaker token, speakers',
    'The speaker picks a strategy card first, votes last and decides ties (80). The strategy card Politics chooses a new speaker.',
  ),
  rulesTopic(
    'Modifiers',
    'modifier, bonus, reroll, rerolls',
    'A modifier is added to a die after the roll, or changes a value (56). If you reroll a die, its new result counts (74).',
  ),
  rulesTopic('Purge', 'purged, purging', 'A purged card is removed from the game (70).'),
];
