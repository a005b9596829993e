import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import { containsNoName } from './words-not-names.ts';

/** A name that was found among other words. */
export interface NameInWords {
  readonly value: string;
  /** Whether the answer also contains another name that is not a part of this one. */
  readonly isOneOfSeveral: boolean;
}

/** Words that stand beside a name in an answer and are never part of a name. */
const besideNames = new Set(
  `
  under myself himself herself everyone everybody folks calls call called known knows goes go by stick pop chuck pop put use using write jot mark note say says said
  short hyphen apostrophe silent capital spelt spelled spelling pronounced rhymes like as case real proper full legal whole complete official
  officially properly actual books record records form file system licence passport card badge easier easiest simpler quicker
  shorter wife husband partner hubby missus mum mom mam mother dad father son daughter boy girl kid child baby boss manager
  flatmate housemate roommate friend mate neighbour neighbor brother sister auntie aunty aunt uncle cousin nephew niece nan nana gran grandma
  granny grandmother grandfather grandad grandpa grandson granddaughter fiance fiancee girlfriend boyfriend colleague client tenant landlord landlady owner
  assistant daughter's son's wife's husband's partner's mum's mother's dad's father's boss's friend's flatmate's mate's patient patients guest client customer
  passenger surname maiden married middle given family firstname lastname initial initials title nickname nick booking booking's booking's order order's job job's
  room's table appointment's account thing's it'd that'd it'll that'll he's she's they're who's whos
  speaking calling here again usual always before still simply plain straight ordinary spelling honestly
  darling dear love bro cuz bud buddy sir madam ma'am yeah okay yup hmm ahh ooh aye och lol ha haha
  better best best-known happy enough easy old new
  will do does fine good great wee little big young own letters letter silent double triple without pickup collecting collect
  picking pick grab grabbing paying coming staying visiting
  `
    .trim()
    .split(/\s+/),
);
/** Forms of address. They stay in a name only if the name has no more than one other word. Example: "Mrs Low". */
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'dr',
  'sir',
  'coach',
  'prof',
  'professor',
  'rev',
  'reverend',
  'father',
]);
const particles = new Set([
  'van',
  'von',
  'de',
  'der',
  'den',
  'da',
  'di',
  'la',
  'le',
  'te',
  'del',
  'bin',
  'al',
  'dos',
  'st',
  'ten',
  'ter',
  'ngā',
  'nga',
  'o',
  'ua',
  'ap',
  'binti',
  'bint',
  'ibn',
  'abu',
  'el',
  'du',
  'das',
]);
/**
 * Words that show that the name next to them is the full or official name. Example: "Lulu, but Lucia for the records".
 */
const realName =
  /\b(?:full|real|proper|properly|legal|official|officially|actual|actually|books|record|records|form|file|licence|passport|card)\b/u;
/** Words with which a caller replaces the name just said. */
const replaces = /\b(?:no|wait|actually|sorry|rather|instead|scratch|change)\b/u;
/** Words directly before (`cue`) or directly after (`cueAfter`) a name in small letters. */
const cue =
  /\b(?:name'?s?|name is|under|call me|calls? (?:me|him|her)|called|for|it's|its|it is|i'm|im|use|put|say|put down|stick|pop|chuck|known as|go by|goes by|that's|make it|just|her|him|his|this is|son|daughter|wife|husband|partner|mum|mother|dad|father|boss|friend|flatmate)$/u;
const cueAfter = /^(?:will do|is fine|'s fine|is (?:my|the|her|his) name|here|on it|is good|works)\b/u;
/** Maximum number of words in an answer that may contain a name in small letters. */
const longestPlain = 10;
/** Largest number of words of a name. */
const longestName = 4;

interface Word {
  readonly text: string;
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** Number of the part of the answer that contains the word. Commas and similar marks divide an answer into parts. */
  readonly piece: number;
  readonly isFirst: boolean;
}

interface Run {
  readonly words: readonly Word[];
  readonly piece: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the name in an answer in Latin letters that has other words beside it, or `undefined` if no part of the answer
 * is likely to be a name. Example: "Lucia, or Lulu if that's easier", "you can stick Tama on it", "it's for my boss,
 * Hamish Drummond". With `isCapitalOnly`, a name in small letters is not found.
 */
export function readNameInWords(text: string, isCapitalOnly = false): NameInWords | undefined {
  if (/[\p{Script=Han}\p{Script=Hangul}?]/u.test(text) || !/\p{Script=Latin}{2}/u.test(text)) return undefined;
  const words = wordsOf(text);
  const runs = runsOf(words, text, isCapitalOnly);
  const [first, ...others] = runs;
  if (!first) return undefined;
  const best = others.reduce((chosen, run) => better(chosen, run, text), first);
  const value = nameOf(best);
  const isPart = (run: Run) => value.toLowerCase().includes(nameOf(run).toLowerCase());
  return { value, isOneOfSeveral: runs.some((run) => !isPart(run)) };
}

function wordsOf(text: string): Word[] {
  const hidden = hideDatesAndTimes(text);
  let piece = 0;
  let end = 0;
  return [...hidden.matchAll(/[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'’.-]*[\p{L}\p{M}\d])?/gu)].map((match) => {
    const between = hidden.slice(end, match.index);
    const isCut = /[,.;:!()…–—"“”]|\s-\s|[\ue000\d]/u.test(between);
    const isFirst = end === 0 || isCut;
    if (isCut) piece += 1;
    const start = match.index;
    end = start + match[0].length;
    return { text: match[0], plain: normaliseInPlace(match[0]), start, end, piece, isFirst };
  });
}

/** Returns whether a word is never or hardly ever part of a name. */
function isOrdinary({ plain }: Word): boolean {
  return /\d/u.test(plain) || besideNames.has(plain) || containsNoName(plain) || /'(?:s|ll|re|ve|d|m)$/u.test(plain);
}

/** Returns whether a text only has words that are never part of a name. Example: "Mum" in "it's under Mum". */
export function hasOnlyOrdinaryWords(text: string): boolean {
  return text.split(/\s+/).every((word) => besideNames.has(normaliseInPlace(word)));
}

/** Returns whether a word is written as a name is. "McDonald" and "O'Brien" begin with a capital letter too. */
function isCapital({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text) && !/^I(?:['’]|$)/u.test(text);
}

/** Returns the parts of an answer that may be names. */
function runsOf(words: readonly Word[], text: string, isCapitalOnly: boolean): Run[] {
  const isShouted = !/\p{Ll}/u.test(text);
  const capitals = isShouted ? [] : group(words, (word) => isCapital(word) && !isOrdinary(word));
  const sure = capitals.filter((run) => {
    const [word] = run.words;
    // The first word of a sentence always has a capital letter. It counts as a name only if every other word is ordinary.
    if (!word?.isFirst || run.words.length > 1) return true;
    return words.every(
      (other) => other.piece !== run.piece || run.words.includes(other) || isOrdinary(other) || isCapital(other),
    );
  });
  if (sure.length > 0) return sure.filter(({ words: own }) => own.length <= longestName);
  if (isCapitalOnly || words.length > longestPlain) return [];
  const plain = group(words, (word) => !isOrdinary(word) && word.plain.length > 1).filter((run) => {
    const before = text
      .slice(0, run.start)
      .toLowerCase()
      .replace(/[’]/gu, "'")
      .replace(/[\s,.:]+$/u, '');
    const after = text
      .slice(run.end)
      .toLowerCase()
      .replace(/[’]/gu, "'")
      .replace(/^[\s,.:]+/u, '');
    return cue.test(before) || cueAfter.test(after);
  });
  return plain.filter(({ words: own }) => own.length <= 3);
}

/** Groups words that stand directly beside each other. Short words such as "van" belong to the name around them. */
function group(words: readonly Word[], isPart: (word: Word) => boolean): Run[] {
  const runs: Word[][] = [];
  let open: Word[] = [];
  const close = () => {
    while (open.length > 0 && !isPart(open.at(-1) as Word)) open.pop();
    if (open.some(isPart)) runs.push(open);
    open = [];
  };
  for (const word of words) {
    if (word.isFirst) close();
    const isJoining = particles.has(word.plain) || titles.has(word.plain);
    const isSurname = open.length > 0 && isCapital(word) && !/'s$/u.test(word.plain);
    if (isPart(word) || isJoining || isSurname) open.push(word);
    else close();
  }
  close();
  return runs.map((run) => ({
    words: run,
    piece: run[0]?.piece ?? 0,
    start: run[0]?.start ?? 0,
    end: run.at(-1)?.end ?? 0,
  }));
}

function nameOf({ words }: Run): string {
  const first = words.findIndex(({ plain }) => !titles.has(plain));
  const own = first > 0 && words.length - first > 1 ? words.slice(first) : words;
  const name = own.map(({ text }) => text).join(' ');
  if (/\p{Lu}/u.test(name)) return name;
  return name.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Returns which of two names the booking is for. The caller said `first` before `second`. */
function better(first: Run, second: Run, text: string): Run {
  const [one, two] = [nameOf(first), nameOf(second)];
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (long.toLowerCase().includes(short.toLowerCase())) return one === long ? first : second;
  const between = normaliseInPlace(text.slice(first.end, second.start));
  const after = normaliseInPlace(text.slice(second.end));
  if (replaces.test(between) && !/\bor\b/u.test(between)) return second;
  if (realName.test(after) && !realName.test(between)) return second;
  const count = ({ words }: Run) => words.filter(({ plain }) => !titles.has(plain)).length;
  return count(second) > count(first) ? second : first;
}
