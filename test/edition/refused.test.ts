import { describe, expect, test } from 'vitest';
import { rulebookOf as secondBook } from '#ti2/rulebook.ts';
import { SETS as SECOND } from '#ti2/content/sets.ts';
import {
  questionsWithoutSection as secondCards,
  questionSections as secondSections,
} from '#ti2/rules/explain/rule-sections.ts';
import { inquiries as secondInquiries } from '#ti2/rules/explain/inquiries.ts';
import { rulebookOf as thirdBook } from '#ti3/rulebook.ts';
import { SETS as THIRD } from '#ti3/content/sets.ts';
import {
  questionsWithoutSection as thirdCards,
  questionSections as thirdSections,
} from '#ti3/rules/explain/rule-sections.ts';
import { inquiries as thirdInquiries } from '#ti3/rules/explain/inquiries.ts';
import { rulebookOf as fourthBook } from '#ti4/rulebook.ts';
import { SETS as FOURTH } from '#ti4/content/sets.ts';
import { questionSections as fourthSections, questionsWithoutSection } from '#ti4/rules/explain/rule-sections.ts';
import { inquiries as fourthInquiries } from '#ti4/rules/explain/inquiries.ts';

interface Told {
  edition: string;
  book: { questions: object; components: Record<string, { questions?: readonly { name: string }[] }> };
  inquiries: readonly { questions: string[]; section: string }[];
  sections: Readonly<Record<string, string>>;
  /** Questions that cards ask, or that belong to setting up. */
  without: readonly string[];
}

const EDITIONS: Told[] = [
  {
    edition: 'second',
    book: secondBook(SECOND.map(({ id }) => id)),
    inquiries: secondInquiries,
    sections: secondSections,
    without: secondCards,
  },
  {
    edition: 'third',
    book: thirdBook(THIRD.map(({ id }) => id)),
    inquiries: thirdInquiries,
    sections: thirdSections,
    without: thirdCards,
  },
  {
    edition: 'fourth',
    book: fourthBook(
      [],
      FOURTH.map(({ id }) => id),
    ),
    inquiries: fourthInquiries,
    sections: fourthSections,
    without: questionsWithoutSection,
  },
];

describe.each(EDITIONS)(
  'An answer outside the choices, in the $edition edition',
  ({ book, inquiries, sections, without }) => {
    const all = Object.keys(book.questions);
    const ofCards = new Set(
      Object.values(book.components).flatMap(({ questions = [] }) => questions.map(({ name }) => name)),
    );

    test('is refused with a rule or card, for every question', () => {
      const told = new Set([
        ...inquiries.flatMap(({ questions }) => questions),
        ...Object.keys(sections),
        ...without,
        ...ofCards,
      ]);
      expect(all.length).toBeGreaterThan(30);
      expect(all.filter((name) => !told.has(name))).toEqual([]);
    });

    test('the list has only existing questions, each once', () => {
      const listed = [...Object.keys(sections), ...without];
      expect(listed.filter((name) => !all.includes(name))).toEqual([]);
      expect(new Set(listed).size).toBe(listed.length);
    });

    test('cites sections as numbers', () => {
      for (const section of Object.values(sections)) expect(section).toMatch(/^\d+(\.\d+)?(, \d+(\.\d+)?)*$/);
    });
  },
);
