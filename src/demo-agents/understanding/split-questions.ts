const asksEnglish =
  /^(?:and |but |also |oh )?(?:(?:what|where|when|who|which|how|why)(?:['’]s)?|(?:do|can|could|would|will|may|have|are) (?:you|i|we|they|the|there)|does|is|are there|any chance)\b/iu;
const asksChineseOrKorean =
  /(?:吗|呢|么|多少钱?|几点|哪里|怎么样?|行不行|可不可以|有没有)[。\s]*$|(?:나요|까요|가요|돼요|되나요|얼마예요|있어요)[.\s]*$/u;
const tells =
  /^(?:and |but |also |oh )?(?:i|i['’](?:d|m|ll|ve)|im|we|we['’](?:d|re|ll|ve)|(?:my|our)(?! (?:wife|husband|partner|kids?|son|daughter|mum|mom|dad|mother|father|friend|mate|girlfriend|boyfriend|baby|family|sister|brother|parents|two|three|\d))|it['’]?s|there['’]?s)\b/iu;
const boundary =
  /, |[，；;] ?| (?=그리고 )| (?:cause|cos|coz|because|cuz) (?=(?:also )?(?:i|i['’]?m|we|we['’]?re)\b)/giu;

/**
 * Splits a clause between questions, and between a question and a statement. Each part is then answered or kept. The
 * spaces of the clause must be single. Example: "is breakfast included, can I bring my dog", "有早餐吗，可以带狗吗".
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
