import { leastCostOf } from './processor-time.ts';

/** Pieces of text that make careless code slow when they are repeated many times. */
export const awkward = [
  ...[
    'a',
    ' ',
    '\t',
    '\n',
    '.',
    ',',
    '-',
    '_',
    '/',
    '\\',
    ':',
    ';',
    '"',
    "'",
    '@',
    'a@',
    '@.',
    '%',
    '%61',
    '+',
    '0',
    '1.',
  ],
  ...['(', '[', '{', '[]', '([{', '](', '<', '<b>', '<b', '<!--', '<a href="', '&', '&#', '&amp', '*', '#', '!['],
  ...[
    'e\u0301',
    '\u0301',
    '한',
    '的',
    '一',
    'ß',
    '🦜',
    '\u200d',
    'Bearer ',
    'www.',
    'https://',
    'Version/',
    'id,',
    'q=1,',
  ],
];

/** Length of each text in a request, in bytes. */
export const lengthOfTexts = 15_000;

/** Maximum processor time for an awkward text, as a multiple of the time for plain words of the same length. */
const mostTimes = 25;

/** Differences of less processor time than this, in microseconds, are ignored, because they can be chance. */
const noise = 40_000;

function repeated(part: string, most = lengthOfTexts): string {
  const bytes = Buffer.byteLength(JSON.stringify(part)) - 2;
  return part.repeat(Math.floor(most / bytes));
}

/** Returns a line for each text that takes far more processor time than plain words. The line states both times. */
export async function findDearTexts(
  send: (text: string) => Promise<unknown>,
  parts: readonly string[] = awkward,
): Promise<string[]> {
  await send(repeated('plain words '));
  const plain = await leastCostOf(() => send(repeated('plain words ')), { attempts: 3 });
  const bound = mostTimes * plain + noise;
  const found: string[] = [];
  for (const part of parts) {
    const cost = await leastCostOf(() => send(repeated(part)), { enough: bound });
    if (cost > bound) found.push(`${JSON.stringify(part)}: ${cost} µs, plain words ${plain} µs`);
  }
  return found;
}
