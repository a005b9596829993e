import { normaliseText } from '#language/normalise.ts';
import { createPhraseTest, maskCharacter } from '#language/phrases.ts';
import { splitPhrases } from './word-lists.ts';

/** Words with which callers ask for something, leave something out or set a condition. */
const asksFor = createPhraseTest(
  splitPhrases(
    `please|pls|make sure|can you|could you|can they|don't|do not|without|except|extra|leave the|only if|unless|as long as|has to be|must be|allergic|allergy|prefer|also want|also need|请|麻烦|记得|一定要|千万|不要|别|不放|多放|少放|除了|必须|过敏|주세요|주시면|말고|빼고|없이|꼭|제외|알레르기`,
  ),
);
/** Words that only keep the call going. They ask for nothing that belongs on the ticket. */
const smallTalk = createPhraseTest(
  splitPhrases(
    `hear me|fit me|squeeze|book me|put me|help me|hang on|hold on|one sec|one moment|just a minute|wait|bear with|let me|slow down|speak up|read it|repeat|say that|tell me|call me|book it|go ahead|confirm|don't know|don't mind|don't drive|don't worry|thank|等一下|稍等|再说|请问|请讲|帮我|麻烦你|谢谢|잠깐|잠시|기다려|들리|다시|말씀|예약|접수|확인|알려|연결|그대로|그렇게|이대로|진행|보내`,
  ),
);
const fillers = new Set(
  `a an the and or but so of for in on at to with my me i i'd i'm i'll we we'd us you your it it's its is are be am was that this there please pls thanks thank hi hello hey yes no yeah ok okay just like would want need get have can could do some one um uh oh well
  also plus too then book booking appointment time day new order make at around about from by if possible hoping after`.split(/\s+/),
);
const shortest = 6;
const longest = 100;

/**
 * Returns the words of weight that nothing read. If nothing at all was read, that is the whole text. Otherwise only
 * requests count, and things that are named beside something that was read. Example: "foils" in "foils and a trim".
 */
export function leftoverOf(rest: string, isAnythingRead: boolean): string {
  if (!isAnythingRead) {
    const all = rest.replaceAll(maskCharacter, '').trim();
    return /[\p{L}\d]/u.test(all) ? all.slice(0, longest) : '';
  }
  const pieces = rest
    .split(/[,，;；.。!！?？\n]+/u)
    .flatMap((piece) => [...requestsIn(piece), ...thingsBeside(piece)]);
  return [...new Set(pieces)].join(', ');
}

function requestsIn(piece: string): string[] {
  const words = piece.replaceAll(maskCharacter, ' ').replace(/\s+/g, ' ').trim();
  const plain = normaliseText(words);
  const isRequest = asksFor(plain) && !smallTalk(plain) && weightOf(plain) >= shortest && words.length <= longest;
  return isRequest && !piece.includes(maskCharacter) ? [words] : [];
}

/** Returns the words that are joined to something that was read by a word such as "and". */
function thingsBeside(piece: string): string[] {
  if (!piece.includes(maskCharacter)) return [];
  const parts = piece.split(new RegExp(`${maskCharacter}+`, 'u'));
  return parts.flatMap((part, index) => {
    const isBefore = index < parts.length - 1 && /(?:\b(?:and|plus|with|&)|[&+和加跟]|랑|하고)\s+(?:a|an|the|some)?\s*$/iu.test(part);
    const isAfter = index > 0 && /^\s*(?:(?:and|plus|with)\b|[&+和加跟]|랑|이랑|하고)/iu.test(part);
    if (!isBefore && !isAfter) return [];
    const words = part
      .replace(/^\s*(?:and|plus|with|&|\+|和|加|跟|랑|이랑|하고)|(?:and|plus|with|&|\+|和|加|跟|랑|하고)\s*(?:an?|the|some)?\s*$/giu, '')
      .trim();
    const heavy = words.split(/\s+/).filter((word) => !fillers.has(word.toLowerCase().replace('’', "'")));
    const isThing = heavy.length > 0 && heavy.length <= 3 && heavy.every((word) => weightOf(word) > 2) && heavy.length === words.split(/\s+/).filter((word) => !/^(?:a|an|the|some|my)$/i.test(word)).length;
    return isThing ? [words] : [];
  });
}

function weightOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\p{Script=Han}\p{Script=Hangul}]/u.test(letter) ? 2 : 1), 0);
}
