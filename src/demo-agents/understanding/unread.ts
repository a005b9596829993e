import { normaliseInPlace, normaliseText } from '#language/normalise.ts';
import { readAssent } from './assent.ts';
import { fillFrom } from './fill-slots.ts';
import type { FillContext } from './filling.ts';
import { readIntent, readShortIntent } from './intents.ts';
import { agreesSomewhere, readShortAnswer } from './short-answer.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words with which callers ask for something, leave something out or set a condition. */
const requests =
  /\b(?:please|pls|(?:can|could|would|will) (?:you|u|they|he|she|someone)|make sure|don['’]?t (?:put|use|let|bring|send|ring|call|knock|come|cut|make|forget)|do not|prefer|rather|without|instead|except|extra|leave (?:the|off|out)|hold the|swap|only if|unless|as long as|has to|have to be|must be|allerg\w*)\b|请(?!问)|麻烦|记得|一定要|千万|不要|别(?!的|人)|不放|多放|少放|少一点|换成|改成|除了|最好|必须|过敏|(?:주세요|주시면|주실|부탁)|말고|빼고|없이|대신|꼭|제외|알레르기/iu;
/** Words that only keep the call going. They ask for nothing that belongs on the ticket. */
const smallTalk =
  /\b(?:hear me|(?:fit|get|squeeze|book|put) (?:me|us|him|her|them)|hang on|hold on|one (?:sec|moment|minute)|just a (?:sec|moment|minute)|wait|bear with|let me|slow(?:er)? down|speak up|help me|read (?:it|that)|repeat|say that|tell me|call me back|book (?:it|me|that)|go ahead|confirm|ask)\b|等一下|稍等|听得到|再说|请讲|请说|帮我(?:订|约|看|查|下单)|잠깐|잠시|기다려|들리|다시|말씀|예약(?:해|하|좀)|접수|확인|알려|연결|그대로|그렇게|이대로|진행/iu;
/** Shortest request, in characters. A shorter one is only polite. Example: 麻烦你. */
const minLength = 6;
/** Longest part of an utterance that is kept as not understood, in characters. */
const maxLength = 100;

/** Returns the parts of a clause that ask for something, without their commas. */
function requestsIn(clause: string): string[] {
  return clause
    .split(
      /[,，;；.。!！…]\s*|\s(?=(?:and|but|also|oh and)\s(?:can|could|would|please|don['’]?t|make sure|leave|no|hold)\b)|(?<=고요?|는데요?|구요?)\s/u,
    )
    .map((piece) => piece.trim())
    .filter(
      (piece) =>
        requests.test(piece) && !smallTalk.test(piece) && piece.length >= minLength && piece.length <= maxLength,
    );
}

/**
 * Returns the requests in a clause that no slot, question or answer has understood. The agent names them when it reads
 * the details back, and the ticket has them as "To confirm". Example: "cut it into squares please".
 */
export function findUnread(
  vocabulary: Vocabulary,
  clause: string,
  reading: FillContext,
  isRead: (piece: string) => boolean,
): string[] {
  return requestsIn(clause).filter((piece) => {
    const plain = normaliseText(piece);
    if (readAssent(plain) || readShortIntent(plain) || readIntent(plain)) return false;
    // At the read-back, words that resemble a yes or a no count as a yes or a no, and not as a request.
    if (!reading.awaited && (agreesSomewhere(plain) || readShortAnswer(plain, ['yes', 'no']) !== undefined))
      return false;
    if (vocabulary.isOpener(normaliseInPlace(piece)) || isRead(piece)) return false;
    return !fillFrom(vocabulary, piece, reading).isFilled;
  });
}
