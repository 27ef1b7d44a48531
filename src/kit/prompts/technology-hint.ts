import { capitalize, formatList } from '#text/sentences.ts';

/** Maximum number of technologies that a hint lists by name. */
const MAX_OPENED = 2;

/** Values of a technology that a player could gain: what it needs, in words, and the names of those it opens. */
export interface TechnologyValues {
  /** "1 blue"; empty without prerequisites. */
  needs: string;
  opens: readonly string[];
  text: string;
}

/** Formats the hint of a technology: "Needs 1 blue; leads to Gravity Drive. Your ships ...". */
export function formatTechnologyHint({ needs, opens, text }: TechnologyValues): string {
  const more = opens.length - MAX_OPENED;
  const names = more > 1 ? [...opens.slice(0, MAX_OPENED), `${more} more`] : opens;
  const values = [needs && `needs ${needs}`, names.length ? `leads to ${formatList(names)}` : ''].filter(Boolean);
  return values.length ? `${capitalize(values.join('; '))}. ${text}` : text;
}

/** A technology with its prerequisites by name: all of them, or with `any` one of them. */
interface NamedPrerequisites {
  id: string;
  name: string;
  needs: readonly string[];
  any?: boolean | undefined;
}

/** Lists the technologies whose prerequisites a player would meet by owning one more, and does not meet now. */
export const technologiesOpenedBy = <T extends NamedPrerequisites>(
  id: string,
  all: readonly T[],
  owns: (id: string) => boolean,
): T[] =>
  all.filter(({ id: other, needs, any }) => {
    if (!needs.includes(id) || owns(other)) return false;
    const meets = (has: (one: string) => boolean): boolean => (any ? needs.some(has) : needs.every(has));
    return meets((one) => one === id || owns(one)) && !meets(owns);
  });
