import { hideMoments } from '../language/hide-moments.ts';
import { neededSlots } from '../slots/slot-values.ts';
import { masked } from '../text/phrase-finder.ts';
import { type Filling, plainOf, slotsOf, take } from './filling.ts';
import { beginsWithYes } from './read-intent.ts';

/** Questions, markup and orders to a machine describe nothing. */
const isNoDescription =
  /[?？]\s*$|吗[。\s]*$|[<>{}]|^(?:it['’]?s|this is|i['’]?m)\s+[A-Z]\p{Ll}+[.\s]*$|^(?:what|when|where|who|which|how|why)(?:['’]s)?\b|^(?:do|does|did|is|are|will|would|can|could|have|has|may|should)\s+(?:you|i|we|it|there|they|your|the)\b|多久|多少|几点|什么时候|(?:나요|까요|가요)[.\s]*$|\b(?:instructions?|system prompt|ignore (?:all|your|previous))\b|系统提示|忽略.*指令|시스템 프롬프트|지시.*무시/iu;
/** Most characters of the caller's own words in a slot. */
const longestText = 160;

/** Fills texts with the caller's own words: asked for, or plainly about them. */
export function fillTexts(filling: Filling, clause: string): void {
  const needed = new Set(neededSlots(filling.readers.agent, filling.values).map(({ key }) => key));
  for (const slot of slotsOf(filling, 'text')) {
    if (!needed.has(slot.key)) continue;
    const isAwaited = filling.awaited?.key === slot.key;
    const isAbout = filling.readers.texts.get(slot.key)?.(plainOf(clause)) ?? false;
    if (!isAwaited && !(isAbout && filling.values[slot.key] === undefined)) continue;
    // Beside other details only what is about it, or stands apart, is the text.
    const others = isAwaited && !isAbout && filling.keys.length > 0;
    if (
      !isAbout &&
      (filling.readers.wantsToBegin(plainOf(clause)) || isNoDescription.test(clause) || beginsWithYes(plainOf(clause)))
    )
      continue;
    const text = (others ? ownWords(filling) : clause)
      .slice(0, longestText)
      .replace(/[\s.,;!?。，！？]+$/, '')
      .trim();
    if (/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) take(filling, slot, [], { kind: 'text', text });
  }
}

/** Pieces between commas in which nothing else was understood. */
function ownWords({ rest }: Filling): string {
  return hideMoments(rest)
    .split(/[,，、.。;；]/)
    .filter((piece) => !piece.includes(masked) && !/\d/.test(piece))
    .join(',')
    .trim();
}
