const asksEnglish =
  /^(?:and |but |also |oh )?(?:(?:what|where|when|who|which|how|why)(?:['’]s)?|(?:do|can|could|would|will|may|have|are) (?:you|i|we|they|the|there)|does|is|are there|any chance)\b/iu;
const asksChineseOrKorean =
  /(?:吗|呢|么|多少钱?|几点|哪里|怎么样?|行不行|可不可以|有没有)[。\s]*$|(?:나요|까요|가요|돼요|되나요|얼마예요|있어요)[.\s]*$/u;
const tells =
  /^(?:and |but |also |oh )?(?:i|i['’](?:d|m|ll|ve)|im|we|we['’](?:d|re|ll|ve)|(?:my|our)(?! (?:wife|husband|partner|kids?|son|daughter|mum|mom|dad|mother|father|friend|mate|girlfriend|boyfriend|baby|family|sister|brother|parents|two|three|\d))|it['’]?s|there['’]?s)\b/iu;
const boundary =
  /, |[，；;] ?| (?=그리고 )| (?:cause|cos|coz|because|cuz) (?=(?:also )?(?:i|i['’]?m|we|we['’]?re)\b)/giu;

/**
 * Splits a clause between questions, and between a question and a statement. The spaces of the clause must be single.
 * Example: "is breakfast included, can I bring my dog", "有早餐吗，可以带狗吗".
 */
export function splitQuestions(clause: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: separator } of clause.matchAll(boundary)) {
    const before = clause.slice(start, index);
    const after = clause.slice(index + separator.length);
    const next = after.split(boundary)[0] ?? '';
    const isBoundary = asks(next) || (asks(before) && (tells.test(next) || /\p{Script=Han}/u.test(before)));
    const isWord = /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(before) && next.length > 1;
    if (!isWord || !isBoundary) continue;
    parts.push(before);
    start = index + separator.length;
  }
  return [...parts, clause.slice(start)];
}

function asks(part: string): boolean {
  return asksEnglish.test(part) || asksChineseOrKorean.test(part.replace(/[?？]/g, ''));
}

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
