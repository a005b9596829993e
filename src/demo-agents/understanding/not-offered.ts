import { normaliseInPlace } from '#language/normalise.ts';
import { createPhraseFinder, type Match, maskCharacter, maskMatches } from '#language/phrases.ts';
import type { DialogueAgent, NotOffered, Question } from '../slots/agent.ts';
import { fillPlaceholders } from '../text/translated.ts';

/** Something that the business does not offer, and the answer to a caller who asks for it. */
export interface MissingThing {
  readonly question: Question;
  readonly found: readonly Match<string>[];
}

/**
 * Returns the thing in a clause that the business does not offer, or `undefined`. `known` contains the matches of
 * things that the business offers. If such a match overlaps the name of a thing that is not offered, the longer name
 * counts. Example: "lash extensions" is not offered although "lash" is known.
 */
export type NotOfferedReader = (clause: string, known: readonly Match<unknown>[]) => MissingThing | undefined;

const wish =
  /^(?:(?:hi|hey|hello|um+|so|and|also|ok|okay|yeah|please|then|maybe|just)[,\s]+)*(?:(?:can|could|may) (?:i|we) (?:please )?(?:get|have|order|try|grab)|(?:i|we)(?:'d like|'ll have|'ll take| want| would like| need|'m after| fancy))\s+(?:(?:a|an|some|the|any|your|one|two|three|\d+)\s+)?(?<thing>[a-z][a-z'-]{2,}(?: [a-z'-]{3,})?)(?:\s+(?:please|pls|thanks|too|as well))?[\s.!?]*$/u;
const wishChinese =
  /(?:我要|我想要|我想吃|想吃|想要|给我|来)(?:[一两三]?[份个碗杯盒])?(?<thing>\p{Script=Han}{2,5}?)(?:吧|谢谢|可以吗|行吗|吗)?[\s。.！!？?]*$/u;
const wishKorean =
  /^(?:저는\s*)?(?<thing>\p{Script=Hangul}{2,6}?)(?:을|를|도|이|가)?\s*(?:하나|한\s*개|일\s*인분)?\s*(?:주세요|주문할게요|시킬게요|먹고\s*싶어요)[\s.!?]*$/u;
const noThing =
  /\b(?:to|you|it|that|this|those|them|help|order|something|anything|nothing|everything|food|menu|pizzas?|appointment|booking|bookings?|someone|somebody|anyone|person|time|number|table|know|ask|talk|speak|same|more|another|other|one|ones|large|small|regular|medium|what|and|for|with|without|on|of|in|at|my|be|not|sort|kind|thing|stuff|things|all|my|your|now|later|services?|treatment|hair|nails)\b|什么|这个|那个|一样|预约|披萨|点餐|帮忙|帮助|人工|知道|大的|小的|다시|이거|그거|저거|뭐|예약|주문|피자|도움|확인|메뉴|안내|연락|전화/u;

/** Returns a function that finds what a caller asks for although the business does not offer it. */
export function createNotOfferedReader({ notOffered }: DialogueAgent): NotOfferedReader {
  if (!notOffered) return () => undefined;
  const find = createPhraseFinder(
    notOffered.things.map((thing) => {
      const [said = '', name = said] = thing.split('=');
      return [said, name] as const;
    }),
  );
  return (clause, known) => {
    const plain = normaliseInPlace(clause);
    const found = find(plain).filter(
      (thing) => !known.some((name) => overlaps(thing, name) && name.end - name.start >= thing.end - thing.start),
    );
    const [first] = found;
    if (first) {
      const isEnglish = /^[a-z]/.test(first.value);
      const name = isEnglish ? first.value : plain.slice(first.start, first.end);
      return { question: answerFor(name, notOffered.answer), found };
    }
    const wished = notOffered.unknown && wishedThing(maskMatches(plain, known));
    return wished && notOffered.unknown ? { question: answerFor(wished, notOffered.unknown), found } : undefined;
  };
}

function overlaps(left: Match<unknown>, right: Match<unknown>): boolean {
  return left.start < right.end && right.start < left.end;
}

function wishedThing(text: string): string | undefined {
  const thing = [wish, wishChinese, wishKorean].flatMap((pattern) => pattern.exec(text)?.groups?.thing ?? [])[0];
  return thing && !thing.includes(maskCharacter) && !noThing.test(thing) ? thing : undefined;
}

function answerFor(thing: string, answer: NotOffered['answer']): Question {
  const say = (text: string) => fillPlaceholders(text, { thing });
  return {
    key: 'not-offered',
    triggers: [],
    answer: { en: say(answer.en), 'zh-Hans': say(answer['zh-Hans']), ko: say(answer.ko) },
  };
}
