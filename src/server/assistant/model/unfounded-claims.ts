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
export function createClaimCheck(passages: string): (text: string) => boolean {
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
