// Parses counts in typed text: "2 cruisers", "cruiser x2", "2cruisers". All white space in the text is single spaces.

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  all: Infinity,
};

/** A count and a name, or a name and a count. */
const FORMS = [
  /^(?<count>\d{1,3}) (?<name>.+)$/s,
  /^(?<count>\d{1,3}) ?[x×] ?(?<name>\S.*)$/s,
  /^(?<name>.*\S) ?[x×] ?(?<count>\d{1,3})$/s,
  /^(?<count>a|an|one|two|both|three|four|five|six|seven|eight|all) (?<name>.+)$/is,
  /^(?<count>\d{1,3})(?<name>\p{L}.+)$/su,
];

/** A verb before a count, as menus show it: "Carry 2 × Infantry from Lodor". */
const VERB_FIRST = /^(?<verb>carry|remove) (?<rest>\d.*)$/is;

/** Returns the possible readings of a part as a count and a name; the whole part as a name comes first. */
export function countReadings(text: string, counted: boolean): { name: string; count?: number }[] {
  const found: { name: string; count?: number }[] = [{ name: text }];
  // "2 x ray" is two of "x ray" if there is such an option, else two of "ray".
  const { verb = '', rest = text } = VERB_FIRST.exec(text)?.groups ?? {};
  for (const form of counted ? FORMS : []) {
    const { count, name } = form.exec(rest)?.groups ?? {};
    if (count !== undefined && name !== undefined)
      found.push({ name: `${verb} ${name}`.trim(), count: NUMBER_WORDS[count.toLowerCase()] ?? Number(count) });
  }
  return found;
}

/** Start of the next count without another separator: "4 fighters 3 ground forces". */
const COUNT_AHEAD = / (?=\d{1,3} ?[x×]? ?\p{L})/u;

/** Splits before each count, into at most `most` parts. */
export const splitAtCounts = (text: string, most: number): string[] => text.split(COUNT_AHEAD, most);
