import type { Choice } from '../slots/slots.ts';

interface Property {
  readonly words: RegExp;
  /**
   * Returns a number for a choice. The choice with the smallest number is meant, so the number for "the dearest" is the
   * negative price.
   */
  readonly amount: (choice: Choice) => number | undefined;
}

const more = '(?:제일|가장|더|좀\\s*더)\\s*';
const properties: readonly Property[] = [
  {
    words: new RegExp(
      `\\b(?:cheap(?:er|est)|least expensive|less expensive|lowest price|most affordable)\\b|(?:最|比较|更)?便宜|最划算|${more}(?:싼|싸|저렴)|저렴한|싼\\s*(?:거|걸|방|것)`,
      'u',
    ),
    amount: ({ price }) => price,
  },
  {
    words: new RegExp(
      `\\b(?:dear(?:er|est)|(?:most|more) expensive|priciest|fanciest|flashest|top one)\\b|最贵|贵的|最好的|${more}(?:비싼|좋은)|비싼\\s*(?:거|걸|방|것)`,
      'u',
    ),
    amount: ({ price }) => price && -price,
  },
  {
    words: new RegExp(
      `\\b(?:big(?:ger|gest)|larg(?:er|est)|roomi(?:er|est)|most (?:space|room)|the big one)\\b|最大|大一点|大的|${more}(?:큰|넓은)|(?:큰|넓은)\\s*(?:거|걸|방|것)`,
      'u',
    ),
    amount: ({ capacity }) => capacity && -capacity.max,
  },
  {
    words: new RegExp(
      `\\b(?:small(?:er|est)|the (?:small|little) one)\\b|最小|小一点|小的|${more}작은|작은\\s*(?:거|걸|방|것)`,
      'u',
    ),
    amount: ({ capacity }) => capacity?.max,
  },
  {
    words: new RegExp(
      `\\b(?:quick(?:er|est)|fast(?:er|est)|short(?:er|est)|soonest|takes (?:the )?least time)\\b|最快|快一点|最短|短一点|${more}(?:빠른|빨리|짧은)|(?:빠른|짧은)\\s*(?:거|걸|쪽)`,
      'u',
    ),
    amount: ({ minutes, arrivesWithin }) => arrivesWithin ?? minutes,
  },
  {
    words: new RegExp(`\\b(?:long(?:er|est) one|(?:the )?longest)\\b|最长|长一点|${more}긴`, 'u'),
    amount: ({ minutes }) => minutes && -minutes,
  },
];
const ordinals: readonly (readonly [RegExp, index: number])[] = [
  [/\b(?:first|1st)\b(?!\s+(?:time|visit|name|thing))|第一(?:个|种|间|项)|(?:첫\s*번째|1번|처음\s*거)/u, 0],
  [/\b(?:second|2nd)\b(?!\s+time)|第二(?:个|种|间|项)|(?:두\s*번째|2번)/u, 1],
  [/\b(?:third|3rd)\b(?!\s+time)|第三(?:个|种|间|项)|(?:세\s*번째|3번)/u, 2],
  [
    /\b(?:last|latter)\b(?!\s+(?:time|name|week|night|month|year|weekend|\p{L}{2,6}day|mon|tues?|wed|thurs?|fri|sat|sun)\b)|最后(?:一)?(?:个|种|间)|后(?:一|面那)个|마지막/u,
    -1,
  ],
];
const whichever =
  /\b(?:whichever|whatever|any(?:thing)? (?:is|will|of them|one)|either|don't mind|you choose)\b|都可以|都行|随便|哪个都|你定|无所谓|看着办|不挑|没(?:有)?要求|아무거나|상관없|상관 ?없|알아서/u;

const bestRoom =
  /\b(?:cheapest|least expensive|dearest|most expensive|fanciest|biggest|largest|smallest)\s+(?:room|unit|one|place)\b|最(?:便宜|贵|大|小)的?(?:房|那)|(?:要|选|订|住)最(?:便宜|贵|大|小)的|(?:제일|가장)\s*(?:싼|저렴한|비싼|큰|넓은|작은)\s*(?:방|객실|거|걸|것)|\b(?:cheapest|biggest|smallest)(?: you(?:['’]ve)? (?:have|got)| going| available)?(?=\s*(?:$|[,.!]))/u;

/** Returns whether a text describes a room by a property, in any language. Example: "your biggest room". */
export function namesPick(text: string): boolean {
  return bestRoom.test(text);
}

/** Returns whether a text names a place in a list. Example: "the second one". */
export function namesPlace(text: string): boolean {
  return ordinals.some(([pattern]) => pattern.test(text));
}

/**
 * Returns the choice that the caller means by a property ("the cheaper one", 제일 싼 방), or by its place among the choices
 * that were offered ("the second one"). If the caller leaves the choice to the agent, returns the cheapest choice.
 */
export function pickChoice(available: readonly Choice[], text: string): Choice | undefined {
  for (const { words, amount } of properties) {
    if (!words.test(text)) continue;
    const [first, second] = available
      .flatMap((choice) => {
        const has = amount(choice);
        return has === undefined ? [] : [{ choice, has }];
      })
      .sort((left, right) => left.has - right.has);
    if (first && first.has !== second?.has) return first.choice;
  }
  const place = ordinals.find(([pattern]) => pattern.test(text))?.[1];
  if (place !== undefined && available.length <= 3) return available.at(place);
  if (!whichever.test(text)) return undefined;
  return available
    .filter(({ price }) => price !== undefined)
    .sort((left, right) => (left.price ?? 0) - (right.price ?? 0))[0];
}
