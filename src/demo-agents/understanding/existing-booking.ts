import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseText } from '#language/normalise.ts';
import { maskCharacter } from '#language/phrases.ts';
import type { SlotValues } from '../slots/slot-values.ts';
import type { ChoiceSlot, Slot } from '../slots/slots.ts';
import { hideBackground } from './background.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The change that a caller wants to a booking that was made before. Both are also keys of choices in the slot that
 * `jobSlot` returns.
 */
type Change = 'move' | 'cancel';

/** Matches words that say that there is a booking. */
const hasBooking =
  /\b(?:i['’]?ve|i have|i had|i['’]?m|i am|i was|we['’]?ve|we have|we['’]?re|i['’]?d|she['’]?s|he['’]?s|my \w+['’]?s|my \w+ (?:is|has))\b.{0,40}\b(?:appointment|appt|slot|booking|booked|book in|reservation|meant to (?:be|come|see)|supposed to (?:be|come|see)|due (?:in|to come)|(?:in|down|set|pencilled in|scheduled) (?:with (?:you|dr|doctor)|for|to (?:come|see|be)|on|this|next|at|tomorrow)\b)\b|\b(?:my|our|the|that|his|her) (?:\w+ ){0,2}(?:appointment|appt|booking|time ?slot)\b|(?<![不没别])(?:约了|约好|约的|约在|订了)|预约过|有(?:个|一个)?[^，。]{0,8}预约|的预约|的号(?=[^码]|$)|那个(?:预约|号)|예약(?:했|을 ?했|이 ?있|돼|되어|해 ?[놨놓뒀둔]|한 ?(?:사람|거|게|시간|날)|되 ?있|된)|(?:잡아|잡혀) ?[놨놓둔뒀있]|잡힌|잡은 (?:거|시간|예약)/u;
/**
 * Matches words that say that somebody has something. They mean a booking only if the text also names a service.
 * Example: "I've got a" in "I've got a haircut on Friday".
 */
const hasService =
  /\b(?:i['’]?ve|i have|i had|we['’]?ve|we have|got) (?:got )?(?:a|an|my)\b|我[^，。]{0,12}(?:那个|的)|那个/u;
const moves =
  /\b(?:mov(?:e|ed|ing)(?! (?:house|home|in|out|here|to (?:a|the|another) (?:house|flat|place|city|town)))|push(?:ing)?|shift(?:ing)?|bump(?:ing)?|re-?schedul\w+|chang(?:e|ing)|swap(?:ping)?|switch(?:ing)?|postpone|put (?:\w+ ){0,4}(?:back(?! out)|off|forward)|bring (?:it|that|this|my \w+) (?:forward|earlier)|(?:another|different|later|earlier) (?:day|time|date)|instead|make (?:it|that|this|mine) (?:on |for )?(?:the |this |next )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|\d)\w*)\b|改(?:到|成|期|个|一下|约|为|时间)|换(?:到|成|个(?:时间|日子|日期|天)|一下时间|时间)|挪|移到|推(?:迟|后|到)|提前(?!说|通知)|延(?:到|后|期)|调(?:到|一下|个)|옮[기길겨]|바꾸|바꿔|바꿀|미루|미뤄|미룰|당기|당겨|당길|변경|앞당|다른 ?(?:날|시간)(?:로|으로)/u;
const cancels =
  /\b(?:cancel(?:l?ing|l?ed)?|scrap(?:ping)?|call (?:it |that )?off|pull(?:ing)? out|(?:can['’]?t|cannot|can not|won['’]?t(?: be able to)?|not (?:gonna|going to|able to)) (?:make (?:it|that|my|the|our)|come(?: in)?|get there)|no longer (?:need|want)|don['’]?t need (?:it|that|the|my) ?(?:any ?more|appointment|booking)?|take (?:me|it|him|her|us|that|my name) off|remove (?:me|him|her|us|my \w+)|need it gone)\b|取消|不去了|去不成|去不了|不来了|来不了|不做了|不约了|退掉|취소|안 ?가도|못 ?(?:가|갈|나가)|안 ?갈/u;
/** Matches a question about the rules, which does not say what the caller wants. Example: "can I cancel for free?" */
const asksAboutRules =
  /\b(?:can|could|may|what if|if) (?:i|we) (?:still )?(?:cancel|change|move)\b(?=[^.]*\b(?:free|charge|fee|cost|later|pay)\b)|(?:能|可以)(?:取消|改期?)吗|(?:취소|변경)(?:할 수 있|되|가능|하면|시)/u;

/** Returns the slot in which the caller chooses between booking, moving and cancelling, if the agent has one. */
function jobSlot({ agent }: Vocabulary): ChoiceSlot | undefined {
  const isJob = (slot: Slot): slot is ChoiceSlot =>
    slot.kind === 'choice' && ['move', 'cancel'].every((wanted) => slot.choices.some(({ key }) => key === wanted));
  return agent.slots.find(isJob);
}

/**
 * Returns the slot of `jobSlot` and the choice, if a caller wants an existing booking moved or cancelled. Example:
 * "I've got a facial on Friday, could I push it to the Thursday after?"
 */
export function readExistingBooking(
  vocabulary: Vocabulary,
  text: string,
  values: SlotValues,
  awaited: Slot | undefined,
): { readonly slot: ChoiceSlot; readonly change: Change } | undefined {
  const slot = jobSlot(vocabulary);
  const current = slot && values[slot.key];
  if (!slot || (current?.kind === 'choice' && current.key !== 'book')) return undefined;
  const plain = normaliseText(text);
  const isAsked = awaited?.key === slot.key;
  const isMine =
    (cancels.test(plain) && !moves.test(plain) && /\bmy\b/u.test(plain)) ||
    movesMine.test(plain) ||
    mineIsOn.test(plain);
  const namesService = () =>
    (isMine || hasService.test(plain)) && hideDatesAndTimes(plain) !== plain && namesAnything(vocabulary, slot, plain);
  // A caller who wants to move something from one day to another has a booking. Example: 금요일 진료를 월요일로 옮길 수
  // 있을까요.
  const isAboutBooking =
    hasBooking.test(plain) ||
    takesOff.test(plain) ||
    namesService() ||
    (movesFromTo.test(plain) && !repairs.test(plain) && namesTwoDays(hideBackground(plain)));
  // An answer to "book, move or cancel?" is short, and names no service.
  const isAnswer =
    isAsked && current === undefined && plain.length <= longestAnswer && !namesAnything(vocabulary, slot, plain);
  if (!isAboutBooking && !isAnswer) return undefined;
  if (asksAboutRules.test(plain) && !isAboutBooking) return undefined;
  if (moves.test(plain)) return { slot, change: 'move' };
  // A caller who cannot come and names another day wants to move the booking to that day.
  const asksOther = asksForOther.test(plain);
  const namesTwo = namesTwoDays(hideBackground(plain));
  const isNew = wantsNew.test(plain);
  if (!isNew && (asksOther || namesTwo)) {
    if (cannotCome.test(plain) || (asksOther && namesTwo && isAboutBooking)) return { slot, change: 'move' };
  }
  return cancels.test(plain) || (isAboutBooking && !isNew && cannotCome.test(plain) && !bringsTo.test(plain))
    ? { slot, change: 'cancel' }
    : bringsTo.test(plain) && isAboutBooking
      ? { slot, change: 'move' }
      : undefined;
}

/** Matches words with which a caller asks for a new booking. */
const wantsNew =
  /\b(?:i'd|i would|we'd|i|we) (?:like|love|need|want|prefer|wanted)\b(?! to (?:move|change|cancel|shift|push|swap|re))|\b(?:looking for|(?:book|fit|squeeze|get|put) (?:me|us|him|her|them|my \p{L}+) in|make an? |book an? )/u;
/** Matches words that say when the caller's service takes place. Example: "my facial's on Saturday". */
const mineIsOn =
  /\bmy (?:\p{L}+ ){0,3}\p{L}+(?:'s| is| was) (?:on|at|for|this|next|tomorrow|due|booked)\b|\bmy (?:mon|tues|wednes|thurs|fri|satur)day(?:'s)? \p{L}+/u;
/** Matches words that can only be about a booking that exists. */
const takesOff =
  /\btake (?:me|him|her|us|my name|that|it) off\b|\bremove (?:me|him|her|us|my)\b|\bi need it gone\b|\b(?:an?|the) (?:appointment|booking|appt) (?:in|under|for) (?:my|the name|\p{L}+'s name)\b/u;
/** Matches words that say that the caller cannot come. Example: "I can't make Friday", "Friday doesn't work". */
const cannotCome =
  /\b(?:can't|cannot|can not|won't be able to|won't (?=make|get|come)|unable to|not able to|not going to be able to|couldn't|isn't going to work|doesn't work|won't work|no longer works?|clash\w*)(?: (?:now|actually|really))?(?: (?:make|come|do|get|attend|be there|turn up))?\b/u;
/** Matches words with which a caller asks for another time. */
const asksForOther =
  /\b(?:any chance|anything|something|do you have|have you got|is there|could (?:i|we|you|she|he)|can (?:i|we|you|she|he)|might (?:i|we)|would (?:it|you)) [^.?]{0,40}\b(?:instead|else|another|different|later|earlier|after|week|(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|morning|afternoon|\d)/u;
/** Matches words with which a caller moves something to another time. Example: "bring it forward to Monday". */
const bringsTo =
  /\b(?:bring|take|switch|put|do|have|get|make|slide|nudge|carry|shunt|knock) (?:it|that|this|mine|him|her|them|me) (?:(?:back|forward|out|over|along|up) )?(?:to|on|for|until|till|a (?:day|week|bit)|by)\b/u;

/** Matches words with which a caller asks to move a booked service. Example: "I need to shift my facial". */
const movesMine =
  /\b(?:mov(?:e|ing)|shift(?:ing)?|push(?:ing)?|bump(?:ing)?|swap(?:ping)?|postpone|re-?schedul\w+)\b.{0,20}\bmy\b/u;

/**
 * Matches words for moving something to another time. A caller only says them about something that already has a time.
 */
const movesFromTo =
  /(?<!not )\b(?:mov(?:e|ed|ing)|shift(?:ed|ing)?|push(?:ed|ing)?|bump(?:ed|ing)?|re-?schedul\w+|postpone|bring (?:it|that) forward)\b|改到|换到|挪|移到|推(?:迟|后|到)|提前到|延(?:到|后)|调到|(?:으?로)\s*(?:좀\s*)?(?:옮[기길겨]|바꾸|바꿔|바꿀|미루|미뤄|미룰|당기|당겨|당길|변경)/u;
/** Matches words with which a caller takes back what was just said. */
const repairs = /\b(?:no,? wait|actually|sorry|scratch that|i mean)\b|不对|说错|(?:^|[\s,.])아니(?=[\s,])|잠깐/u;

/** Returns whether a text names two days or times that are at least three characters apart. */
function namesTwoDays(plain: string): boolean {
  const hidden = hideDatesAndTimes(plain);
  const named = [...hidden].map((letter, place) =>
    letter === maskCharacter && plain[place] !== maskCharacter ? '#' : '.',
  );
  return (named.join('').match(/#+\.{3,}(?=#)/g)?.length ?? 0) >= 1;
}

/**
 * Maximum length of an answer to the question "book, move or cancel?", in characters. In a longer text, words such as
 * "move" may mean something else.
 */
const longestAnswer = 60;

/** Returns whether a text names a choice of another slot. Example: a service. */
function namesAnything({ agent, choices }: Vocabulary, slot: Slot, plain: string): boolean {
  return agent.slots.some(
    (other) => other.kind === 'choice' && other !== slot && (choices.get(other.key)?.always(plain).length ?? 0) > 0,
  );
}

/**
 * Returns whether the caller called in order to cancel a booking. In such a call, "cancel it" confirms this and does
 * not end the call.
 */
export function confirmsCancelling(vocabulary: Vocabulary, values: SlotValues): boolean {
  const slot = jobSlot(vocabulary);
  const value = slot && values[slot.key];
  return value?.kind === 'choice' && value.key === 'cancel';
}

/** Returns whether the caller called about a booking that was made before, to move or to cancel it. */
export function hasExistingBooking(vocabulary: Vocabulary, values: SlotValues): boolean {
  const slot = jobSlot(vocabulary);
  const value = slot && values[slot.key];
  return value?.kind === 'choice' && (value.key === 'move' || value.key === 'cancel');
}

const keeps =
  /\b(?:keep (?:it|that|my|the|things)\b(?! (?:to|on|at|for|in)\b)|leave (?:it|that|things|my \w+|the \w+) (?:as (?:it|they|is|that)|where it|how it|the way)|(?:i'll|i can|we'll|we can) (?:come|make it|keep it) (?:after all|anyway)|(?:don't|do not|no need to) (?:cancel|move|change|shift)\b)/u;

/**
 * Returns whether a caller keeps the booking as it is. The text must be normalised. Example: "actually, I'll keep it".
 */
export function keepsBooking(plain: string): boolean {
  return keeps.test(plain);
}
