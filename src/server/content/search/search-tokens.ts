import { conceptOfStem, takeConcepts } from './search-concepts.ts';

// If you change these rules, raise `tokensEdition`: the server then reads stored articles again.

/** English words that say nothing about the topic. */
const stopWords = new Set(
  `a about actually after all also am an and any anyone are as at back be been being but by can cant could couldnt did do does
doesnt doing dont else ever for from gave get gets getting give go going got guys had happen happens has have havent he her here
hey him his how i id if ill im in into is isnt it its ive just know let like lot make may me mean might mine more much
must my need no not now of off ok okay on one only or our out over please put really said say says see shall she should so
some something still sure take tell than thanks that thats the their them then there these they thing things think this those
to too up us use used very want wanted was way we well were whats what when where which while who whos whose why will with
wondering wont work works would yes you your youre yours please everything somewhere everyone everybody
handle run turn website site anything something nothing bit quite new per each`.split(/\s+/),
);

/** Returns whether a folded English word says nothing about the topic. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Matches Chinese and Korean words that say nothing about the topic. */
const emptyPhrases =
  /请问|客服|大概|另外|现在|想找|聊聊|你们|您们|我们|咱们|可以|能不能|能够|能用|有没有|会不会|是不是|怎么样|什么|怎么|如何|哪些|哪个|哪里|一下|想要|需要|告诉|知道|这个|那个|如果|的话|里面|可不可以|还是|适合|用来|包括|包含|[的了想个几一两找来去呢吧啊是我你您他在有会要能就都也做和跟把被给让用]|(?:을|를) ?수 ?있\S*|수 ?있\S*|(?:고 )?싶\S*|(?:을|할|될|일|까)까요|인데요?|하는데|이에요|예요|에요|이세요|세요|하시나요|하나요|되나요|있나요|인가요|나요|어요|아요|해요|되고|하고|하면|하려면|해야|되면|습니까|합니까|됩니까|입니까|해 ?주\S*|주세요|받아 ?주\S*|알려\S*|어떻게|어떤|무슨|무엇|뭐가|뭐|언제|먼저|혹시|저희|우리|제가|저는|여기|좀|제일|궁금\S*|사용|도움|따로|있어\S*|들어 있\S*/gu;
const koreanEnding = /(?:에서는|에서|으로|에게|까지|부터|이나|은|는|이|가|을|를|에|의|도|로|와|과|만)$/u;
const cjk = /[\p{Script=Han}\p{Script=Hangul}]+/gu;
const hasCjk = /[\p{Script=Han}\p{Script=Hangul}]/u;

/**
 * Returns the search tokens of a text: stemmed English words without stop words, pairs of Chinese and Korean
 * characters, and concepts that the languages share.
 */
export function searchTokens(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return [...latinTokens(plain), ...cjkTokens(plain)];
}

/** Returns whether a token is a pair of Chinese or Korean characters, which is often only the ending of a word. */
export function isPair(token: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hangul}]/u.test(token);
}

function latinTokens(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’]/g, '')
    .replace(/(\d),(\d)/g, '$1$2')
    .match(/[a-z0-9]+/g);
  const kept = (words ?? []).filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)));
  const tokens = kept.map((word) => conceptOfStem(stem(word)));
  return /\bhow much\b|\$/.test(text) ? [...tokens, '=price'] : tokens;
}

function cjkTokens(text: string): string[] {
  if (!hasCjk.test(text)) return [];
  const { tokens, rest } = takeConcepts(text);
  const pieces = rest.replace(emptyPhrases, ' ').match(cjk) ?? [];
  return [...tokens, ...pieces.flatMap((piece) => pairsOf(withoutKoreanEnding(piece)))];
}

export function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Returns a Chinese or Korean word without its Korean ending. A word of up to two characters is not shortened. */
export function withoutKoreanEnding(word: string): string {
  return word.length > 2 ? word.replace(koreanEnding, '') : word;
}

/** Returns the stem of an English word: without plural, -ing, -ed, -ly and a final e. */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  let result = word;
  if (result.endsWith('ies') && result.length > 4) result = `${result.slice(0, -3)}y`;
  else if (result.endsWith('sses')) result = result.slice(0, -2);
  else if (result.endsWith('s') && !/(?:ss|us|is)$/.test(result)) result = result.slice(0, -1);
  const inflected = /^([^aeiouy]*[aeiouy].*?)(?:ing|ed|ly)$/.exec(result)?.[1];
  if (inflected && inflected.length > 2) result = inflected.replace(/([bdfgmnprt])\1$/, '$1');
  if (result.endsWith('e') && result.length > 3) result = result.slice(0, -1);
  return result.endsWith('y') && result.length > 4 ? `${result.slice(0, -1)}i` : result;
}
