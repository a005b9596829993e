import { phraseTest } from './word-lists.ts';

/** A part of an utterance that is read by itself, with its place. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether the sentence of the clause ends with a question mark. */
  readonly isInQuestion: boolean;
}

const asking =
  "do|does|did|is|are|was|what|what's|whats|where|where's|when|who|who's|which|how|how's|why|can|could|(?:may|might|have|has|will|would) (?:i|you|we|he|she|it|they|there|that|the|your)|any chance";
/** Where a clause ends: at the end of a sentence, at a comma, and before a question that is joined with "and". */
const boundary = new RegExp(
  `[?!？！。；;\\n…]+|\\.(?=\\s|$)|[,，](?!\\d{3})|\\s(?=(?:and|but|also|oh|btw)\\s+(?:also\\s+)?(?:${asking})\\b)`,
  'giu',
);

/** Splits a text into clauses. A question mark stays at the end of its clause. */
export function splitIntoClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: mark } of [...text.matchAll(boundary), { index: text.length, 0: '' }]) {
    const end = index + mark.trimEnd().length;
    if (/[\p{L}\d]/u.test(text.slice(start, end)))
      clauses.push({ start, end, text: text.slice(start, end).trim(), isInQuestion: asksAt(text, start) });
    start = index + mark.length;
  }
  return clauses;
}

function asksAt(text: string, place: number): boolean {
  return /^[^.!。！?？\n]*[?？]/u.test(text.slice(place));
}

const politeStart =
  '(?:(?:and|so|but|um+|oh|ooh|hey|hi|hello|hmm|sorry|also|btw|well|ok|okay|wait|hang on|hold on|yo),? )*';
const englishQuestion = new RegExp(`^${politeStart}(?:${asking}|am)\\b`, 'u');
const otherQuestion =
  /吗|呢[。\s]*$|[好行有能得卖]\S{0,4}不[。\s]*$|什么|多少(?:钱|个|人|天|时间)|^多少|几点|几个|哪|怎么|有没有|能不能|可不可以|会不会|要不要|多久|多远|是不是|么[。\s]*$|(?<!하)나요|까요|[인던는은]가요|무슨|뭐|어디|언제|얼마|어떻게|어떤|왜|[돼되]나/u;
const request =
  phraseTest(`can i|can we|can you|could i|could we|could you|may i|may we|might i|i'd like|id like|i want|we want|i need|we need|i would|we would|please|book|get|order|make it|change|how about|what about|
    给我|要|想|来一|来两|来个|来份|加|换|改|订|约|可以吗|行吗|好吗|주세요|주시|주실|줘|할게|부탁|되나요|되죠|돼요|될까요|싶|예약|바꿔|바꿀|가능`);

/** Returns whether a normalised clause is a question, by its question mark or its words. */
export function isQuestion(text: string): boolean {
  return /[?？]/.test(text) || hasQuestionWords(text);
}

/** Returns whether a normalised clause is a question by its words alone. */
export function hasQuestionWords(text: string): boolean {
  return englishQuestion.test(text) || otherQuestion.test(text);
}

/** Returns whether a normalised question asks for something to be done. Example: "can I get a trim on Friday?" */
export function isRequest(text: string): boolean {
  return request(text);
}
