import { fitText, wrapText } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { Composition } from '#render/composition.ts';
import { stackSections, PICTURE_MARGIN, PHONE_SCALE, type Section } from '#render/layout/sections.ts';
import { translate, path, rect, text } from '#render/svg.ts';
import type { CardView, HandView } from '#ti4/views/index.ts';
import { cardIcons } from '#ti4/render/icons.ts';
import { playerPaints } from '#ti4/render/palette.ts';
import { formatCount } from '#text/sentences.ts';

const WIDTH = 780;
const INNER = WIDTH - 2 * PICTURE_MARGIN;
const IN_ROW = 2;
const CARD = { width: (INNER - 16) / IN_ROW, least: 150 };

const kinds = {
  action: { title: 'Action cards', color: '#d97a1e' },
  secret: { title: 'Secret objectives', color: '#d0404a' },
  promissory: { title: 'Promissory notes', color: '#4d8be0' },
};

const CARD_LISTS = ['actionCards', 'secretObjectives', 'promissoryNotes'] as const;

/** Splits a hand into pages, each with as many cards as `fits` accepts; a page has at least one. */
export function paginateHand(hand: HandView, fits: (page: HandView) => boolean): HandView[] {
  const empty = { ...hand, actionCards: [], secretObjectives: [], promissoryNotes: [] };
  const pages: HandView[] = [empty];
  for (const list of CARD_LISTS)
    for (const card of hand[list]) {
      const page = pages[pages.length - 1];
      const longer = { ...page, [list]: [...page[list], card] };
      if (page === empty || fits(longer)) pages[pages.length - 1] = longer;
      else pages.push({ ...empty, [list]: [card] });
    }
  return pages;
}

/** Composes a seat's own cards, for its player alone. */
export function composeHand(hand: HandView): Composition {
  const sections = [
    group('action', hand.actionCards, () => ''),
    group('secret', hand.secretObjectives, (card) => `${formatCount(card.points, 'point')} · ${card.phase} phase`),
    group('promissory', hand.promissoryNotes, (card) => `of ${card.fromName}`),
  ].filter(({ height }) => height > 0);
  const { fill } = playerPaints[hand.color];
  const head = rect(0, 0, INNER, 6, 3, `fill="${fill}"`) + text(0, 52, hand.faction, { size: 38 });
  return stackSections([{ body: head, height: 66 }, ...sections], WIDTH, PHONE_SCALE);
}

function group<C extends CardView>(kind: keyof typeof kinds, cards: C[], note: (card: C) => string): Section {
  if (!cards.length) return { body: '', height: 0 };
  const { title, color } = kinds[kind];
  const rows = Math.ceil(cards.length / IN_ROW);
  const texts = cards.map((card) => wrapText(card.text, 24, CARD.width - 40, 8));
  const noted = cards.some((card) => note(card) !== '');
  // All cards are as high as the one with the longest text.
  const height = Math.max(CARD.least, 76 + Math.max(0, ...texts.map((lines) => lines.length)) * 29 + (noted ? 46 : 14));
  const parts = [text(0, 28, `${title.toUpperCase()} · ${cards.length}`, { size: 24, fill: color, spacing: 2 })];
  cards.forEach((card, i) => {
    const lines = texts[i];
    const said = note(card);
    parts.push(
      translate(
        (i % IN_ROW) * (CARD.width + 16),
        44 + Math.floor(i / IN_ROW) * (height + 14),
        rect(1, 1, CARD.width - 2, height - 2, 16, `fill="${UI_COLORS.panel}" stroke="${color}" stroke-width="2.5"`) +
          path(
            `M2,58 V17 Q2,2 17,2 H${CARD.width - 17} Q${CARD.width - 2},2 ${CARD.width - 2},17 V58 Z`,
            `fill="${color}" fill-opacity=".26"`,
          ) +
          translate(28, 30, cardIcons[kind](), 1.15) +
          text(52, 40, fitText(card.name, 29, CARD.width - 66), { size: 29 }) +
          lines.map((line, k) => text(20, 92 + k * 29, line, { size: 24, weight: 500 })).join('') +
          (said
            ? text(20, height - 18, fitText(said, 22, CARD.width - 40, 500), {
                size: 22,
                weight: 500,
                fill: UI_COLORS.quiet,
              })
            : ''),
      ),
    );
  });
  const body = parts.join('');
  return { body, height: 44 + rows * (height + 14) };
}
