import { siteConfig } from '#site.config';
import { unknownMark } from './grounding.ts';

/** Maximum number of characters of an answer; the rest of a model's text is cut off. */
const longestAnswer = 2400;

/**
 * Matches a web address without a scheme, such as `evil.example/login`. Cyrillic and Greek letters also match, because
 * many of them look like Latin letters.
 */
const bareAddress =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d@.．․。｡-])(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d-]{1,63}[.．․。｡]){1,8}[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,24}(?::\d{1,5})?(?:\/[^\s。，、）)]{0,200})?/giu;

/** Matches an IPv6 address in brackets, as addresses of websites contain it. */
const bracketedAddress = /\[(?=[\da-f.]*:[\da-f.]*:)[\da-f:.]{2,45}\](?::\d{1,5})?(?:\/[^\s。，、）)]{0,200})?/giu;

/** Matches a phone number: seven digits or more, with or without separators between them. */
const phoneNumber = /(?<!\p{Nd})[+＋]?\(?\p{Nd}(?:[\s()./\p{Pd}−·・‧]{0,3}\p{Nd}){6,19}/gu;

/**
 * Matches text at the end of a piece that the next piece may continue: the number of a cited passage such as `[1]`, a
 * Markdown link, an address, a phone number or an amount such as `5달러`.
 */
const unfinished =
  /\s*(?:[[【][^\]】\n]{0,80}[\]】]?(?:\([^)\n]{0,200})?|(?<!\p{Nd})[+＋(]{0,2}\p{Nd}[\p{Nd} (),./\p{Pd}−·・‧]{0,60}(?:[\x21-\x7e]{0,200}|[달纽紐澳美])|[\x21-\x7e．․。｡\p{Nd}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,200})?$/u;

/**
 * Number of characters at the end of a text that are searched for `unfinished`. Apart from spaces at its beginning, a
 * match is never longer.
 */
const unfinishedMaximum = 400;

const phoneSeparators = /[\s()./\p{Pd}−·・‧]/gu;

/**
 * Creates a filter for the pieces of a model's text. The filter collects the numbers of the cited passages and removes
 * them from the text. It removes every complete web address, because links come only from our sources. It also removes
 * addresses without a scheme and phone numbers, unless they are in `passages`. From an amount or promise that is not in
 * `passages` on, it shows nothing. If the next piece may continue a number, a link or an address, the filter holds back
 * the end of the text.
 */
export function createAnswerText(passages: string) {
  const knownWords = `${passages} ${siteConfig.email}`.toLowerCase();
  const knownDigits = passages.normalize('NFKC').replace(phoneSeparators, '');
  const isUnfounded = createClaimCheck(passages);
  const cited = new Set<number>();
  let hasFalseClaim = false;
  let held = '';
  let shown = '';

  const show = (words: string) => {
    const clean = words
      .replaceAll(unknownMark, '')
      .replace(/(?<!\s)\s*[[【]\^?(\d{1,2}(?:\s*,\s*\d{1,2})*)[\]】]/g, (_mark, numbers: string) => {
        for (const number of numbers.split(',')) cited.add(Number(number));
        return '';
      })
      .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
      .replace(/(?:https?:\/\/|www\.)[\w.~:/?#@!$&'()*+,;=%-]+/giu, '')
      .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+\w/g, (address) => (address === siteConfig.email ? address : ''))
      .replace(bracketedAddress, '')
      .replace(bareAddress, (address) => (knownWords.includes(address.toLowerCase()) ? address : ''))
      .replace(phoneNumber, (number) =>
        knownDigits.includes(number.normalize('NFKC').replace(phoneSeparators, '').replace('+', '')) ? number : '',
      )
      .replace(/\*\*|__|^#+ /gm, '');
    hasFalseClaim ||= isUnfounded(shown.slice(-100) + clean);
    if (hasFalseClaim) return '';
    const text = shown === '' ? clean.trimStart() : clean;
    shown += text;
    return text;
  };

  return {
    /** Adds text and returns what can be shown now. */
    push(words: string): string {
      held += words;
      if (mayBeUnknown(held, shown)) return '';
      // The next piece may continue a passage number, an address or a Markdown link, so the end of the text is held
      // back.
      const tail = Math.max(0, held.length - unfinishedMaximum);
      const boundary = tail + held.slice(tail).search(unfinished);
      const ready = held.slice(0, boundary);
      held = held.slice(ready.length);
      return show(ready);
    },
    /** Returns the rest of the text. Call this when the model has finished. */
    end(): string {
      const rest = mayBeUnknown(held, shown) ? '' : held;
      held = '';
      return show(rest);
    },
    /** Returns the numbers of the passages that the text cites. */
    cited: (): ReadonlySet<number> => cited,
    hasFalseClaim: () => hasFalseClaim,
    isEmpty: () => shown === '',
    isTooLong: () => shown.length > longestAnswer,
  };
}

export type AnswerText = ReturnType<typeof createAnswerText>;

/** Returns whether the text so far is `unknownMark` or a beginning of it. */
function mayBeUnknown(held: string, shown: string): boolean {
  if (shown !== '') return false;
  const start = held.trimStart().replace(/^["'“`*]+/, '');
  return start.startsWith(unknownMark) || unknownMark.startsWith(start);
}

const numbers = /\d[\d,]*(?:\.\d+)?/g;
/** What makes a number an amount, a percentage or a rate: a currency before it, or a currency, "%" or "a month" after. */
const beforeAmount = /(?:[$€£¥₩]|\b(?:NZD|AUD|USD))\s?$/iu;
const afterAmount =
  /^\s?(?:%|(?:NZD|AUD|USD|dollars?|cents?|percent|a|an|per|each|every)\b|\/\p{L}|元|[纽紐澳美]元|달러|원)/iu;

/** Words that promise something. Each pattern has the words of one promise in every language of the assistant. */
const promises = [
  /guarant|warrant(?:y|ies)|保证|保證|担保|보장|보증/iu,
  /refund|money[- ]back|退款|退费|환불/iu,
  /(?<!feel |hands[- ]|toll[- ])\bfree\b|免费|免費|무료|공짜/iu,
  /discount|折扣|优惠|優惠|할인/iu,
  /unlimited|无限|無限|不限|무제한/iu,
  /\bforever\b|\blifetime\b|永久|终身|終身|평생/iu,
];

/**
 * Returns a function that says whether a text names an amount or makes a promise that the passages do not have. A model
 * can put the number of a passage behind any claim.
 */
function createClaimCheck(passages: string): (text: string) => boolean {
  const known = new Set(passages.normalize('NFKC').match(numbers)?.map(numberOf));
  const unknownPromises = promises.filter((promise) => !promise.test(passages));
  return (text) => {
    const plain = text.normalize('NFKC');
    const isFalse = ({ 0: digits, index }: RegExpExecArray) =>
      !known.has(numberOf(digits)) &&
      (beforeAmount.test(plain.slice(0, index).slice(-5)) ||
        afterAmount.test(plain.slice(index + digits.length).slice(0, 10)));
    return [...plain.matchAll(numbers)].some(isFalse) || unknownPromises.some((promise) => promise.test(plain));
  };
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}
