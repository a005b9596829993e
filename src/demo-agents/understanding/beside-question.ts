/** The beginning of a question after a comma. */
const question =
  /,\s+(?=(?:do|does|did|is there|are there|is it|are you|can (?:i|we|you)|could (?:i|we|you)|may (?:i|we)|how (?:much|long|many|far|late|early|do)|what(?:'s|’s|s| is| are| time)|where|when (?:do|does|is|are)|have you|will you)\b)/giu;
/** The beginning of a detail after a question. */
const detail =
  /(?:,\s*|\s+)(?:and\s+|also\s+|oh\s+|btw\s+)?(?=(?:(?:my|the) (?:name|number|phone|mobile|address)\b|name['’]?s\b|i(?:['’]d| would) like\b|i (?:want|need)\b))/giu;
/** A clause of fewer words is not separated from what follows it. Example: "actually, can I get a large one?" */
const fewestWords = 3;

/**
 * Splits a clause in which a question and details stand side by side, so that each is read by itself. Example: "a room
 * for two on Friday, do you have parking" becomes "a room for two on Friday" and "do you have parking".
 */
export function splitBesideQuestion(clause: string): string[] {
  return splitAt(clause, question).flatMap((part) => splitAt(part, detail));
}

function splitAt(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: separator } of text.matchAll(pattern)) {
    const before = text.slice(start, index);
    if (before.trim().split(/\s+/).length < fewestWords) continue;
    parts.push(before);
    start = index + separator.length;
  }
  return [...parts, text.slice(start)];
}
