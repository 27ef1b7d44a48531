import type { QuestionCommand } from '#discord/edition/edition-adapter.ts';

/** Row of a command that answers questions: its name and description, its questions, and its only option. */
type Row = [
  name: string,
  description: string,
  questions: string[],
  option: string,
  optionDescription: string,
  more: Required<Pick<QuestionCommand, 'leadingQuestion' | 'whenAsked'>> | string,
];

/** Creates the commands of a group. A text at the end of a row says when the questions are asked. */
export const questionCommandGroup = (group: string, groupDescription: string, rows: Row[]): QuestionCommand[] =>
  rows.map(([name, description, questions, option, optionDescription, more]) => ({
    group,
    groupDescription,
    name,
    description,
    questions,
    option: { name: option, description: optionDescription },
    ...(typeof more === 'string' ? { whenAsked: more } : more),
  }));
