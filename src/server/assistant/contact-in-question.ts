import { readAnnouncedName, readAskedName } from '#demo-agents/reading/read-name.ts';
import { readPhone } from '#demo-agents/reading/read-phone.ts';
import type { AssistantAnswer } from '#shared/api/assistant-contract.ts';
import { enquiryLimits } from '#shared/enquiries/enquiry-rules.ts';
import { hear } from '#shared/hearing/hear.ts';

/** Matches words that ask for a call. A text with such words and a phone number asks a person to ring the visitor. */
const asksForCall =
  /\b(?:ring|call|phone|text|contact|reach|get hold of) (?:me|us)(?: back)?\b|\b(?:ring|call|phone|text|contact)(?= \p{L}+ (?:back )?(?:on|at) )|[给跟]我(?:打|回|来)?个?电话|联系我|(?:전화|연락)(?: ?좀)? ?(?:주|해|부탁)/giu;
/** Matches words that announce the visitor's own number. Example: "my number". */
const saysNumber = /\b(?:my|our) (?:phone |mobile |cell )?number\b|我的(?:电话|手机|号码)|(?:제|내) ?(?:전화 ?)?번호/iu;

/** Matches what a call is to be about. No name is looked for in this part. Example: "about GST and usage". */
const subject = /(?:\b(?:about|regarding|concerning)\b|关于)[^,.;:!?，。；：！？]*/giu;
/** Matches the Korean words for "about". They come after the subject of a call. */
const koreanSubject = /에 (?:대해|관해)/u;

/** Matches punctuation that separates the parts of a text. Each part may be a name. */
const partEnd = /[,.;:!?()/，。；：！？、]+| [-–—] /u;
/** Matches words that join a name and a number, at the beginning or end of a part. Example: "on" in "Dave on". */
const beside =
  /^(?:and|on|at|is|thanks|cheers|it['’]?s|my number is|是|나|저는) | (?:and|on|at|here|my number is|my number|number)$/giu;

/**
 * Returns the name and phone number of a visitor who asks for a call. The name is empty if the text has none. Returns
 * `undefined` if the text has no complete phone number or asks for no call.
 */
export function contactInQuestion(question: string): AssistantAnswer['contact'] {
  const phone = readPhone(question);
  if (phone?.kind !== 'sure') return undefined;
  const after = question.slice(phone.end).replace(/^번?(?:으로|로)/u, '');
  const rest = `${question.slice(0, phone.start)}, ${after}`.replace(/\s+/g, ' ');
  // A sentence that asks something else is removed, because it does not contain the visitor's name. Example: "Does it
  // work with Tradify? Ring Dave on …".
  const wish = rest
    .split(/(?<=[.!?。！？])/u)
    .filter((sentence) => !/[?？]/u.test(sentence) || sentence.search(asksForCall) >= 0)
    .join(' ');
  const parts = wish
    .replace(asksForCall, ',')
    .replace(subject, ',')
    .split(partEnd)
    .filter((part) => !koreanSubject.test(part));
  const names = parts
    .map((part) => part.trim().replace(beside, '').replace(beside, '').trim())
    .filter((part) => /\p{L}/u.test(part) && hear(part) !== 'person');
  const name =
    readAnnouncedName(parts.join(', ')) ?? names.map((part) => readAskedName(part)).find((found) => found?.isPlain);
  const isAsked = rest.search(asksForCall) >= 0 || hear(question) === 'person' || hear(rest) === 'person';
  // A text with a number and no question mark asks for a call in three cases: it also has a name, it has nothing
  // besides the number, or it says "my number".
  const isLeft = !/[?？]/u.test(question) && (name !== undefined || names.length === 0 || saysNumber.test(rest));
  return isAsked || isLeft ? { name: name?.value.slice(0, enquiryLimits.name) ?? '', phone: phone.value } : undefined;
}
