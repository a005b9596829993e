import { normaliseText } from '#language/normalise.ts';
import { maskCharacter } from '#language/phrases.ts';
import { phraseTest, weightOf, wordsOf } from './word-lists.ts';

/** Words with which callers ask for something, leave something out or set a condition. */
const asksFor = phraseTest(
  `please|pls|make sure|can you|could you|can they|don't|do not|without|except|extra|leave the|only if|unless|as long as|has to be|must be|allergic|allergy|prefer|also want|also need|请|麻烦|记得|一定要|千万|不要|别放|别加|别太|不放|多放|少放|除了|必须|过敏|주세요|주시면|말고|빼고|없이|꼭|제외|알레르기`,
);
/** Words that only keep the call going. They ask for nothing that belongs on the ticket. */
const smallTalk = phraseTest(
  `hear me|quick as|hurry|as soon as|asap|fit me|squeeze|book me|put me|help me|hang on|hold on|one sec|one moment|just a minute|wait|bear with|let me|slow down|speak up|read it|repeat|say that|tell me|call me|book it|go ahead|confirm|don't know|don't mind|don't drive|don't worry|thank|等一下|稍等|再说|请问|请讲|帮我|麻烦你|谢谢|잠깐|잠시|기다려|들리|다시|말씀|예약|접수|확인|알려|연결|그대로|그렇게|이대로|진행|보내`,
);
const fillers = new Set(
  wordsOf(`a an the and or but so of for in on at to with my me i i'd i'm i'll we we'd us you your it it's its is are be am was that this there please pls thanks thank hi hello hey yes no yeah ok okay just like would want need get have can could do some one um uh oh well
  also plus too then book booking appointment time day new order make at around about from by if possible hoping after`),
);
const pieceEnd = /[,，;；.。!！?？\n]+/u;
const longest = 100;

const thing = "[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}";
const joiner = '(?:(?:and|plus|with)\\s+(?:(?:an?|the|some)\\s+)?|[&+和])';
/** Matches what is joined to something that was read. Example: "foils" in "foils and a trim" and in "a trim with foils". */
const joined = new RegExp(
  `(?<![\\p{L}'’])(${thing})\\s*${joiner}\\s*${maskCharacter}|${maskCharacter}\\s*${joiner}(${thing}?)(?=$|[,.;!?，。；！？${maskCharacter}]|\\s(?:with|on|for|at|in|by|please|this|next|tomorrow|today)\\b)`,
  'giu',
);

/**
 * Returns the words of weight that nothing read. If nothing at all was read, that is the whole text. Otherwise only
 * requests count, and what is joined to a thing that was read. Example: "foils" in "foils and a trim".
 */
export function leftoverOf(rest: string, isAnythingRead: boolean): string {
  if (!isAnythingRead) {
    const all = rest.replaceAll(maskCharacter, '').trim();
    return /[\p{L}\d]/u.test(all) ? all.slice(0, longest) : '';
  }
  const requests = rest.split(pieceEnd).flatMap(requestsIn);
  const beside = [...rest.matchAll(joined)].map(([, before = '', after = before]) => after).filter(isThing);
  return [...new Set([...requests, ...beside])].join(', ');
}

function requestsIn(piece: string): string[] {
  const words = piece.replace(/\s+/g, ' ').trim();
  const plain = normaliseText(words);
  const isRequest = asksFor(plain) && hasWeight(plain) && !smallTalk(plain) && words.length <= longest;
  return isRequest && !piece.includes(maskCharacter) ? [words] : [];
}

/** Returns whether a normalised text has a word that says something by itself. */
export function hasWeight(plain: string): boolean {
  return plain.split(/[\s,.!?]+/).some((word) => word !== '' && !fillers.has(word));
}

/** Returns whether none of the words only keeps the call going. */
function isThing(words: string): boolean {
  const all = wordsOf(words);
  return all.every((word) => weightOf(word) > 2 && !fillers.has(word.toLowerCase().replace('’', "'")));
}
