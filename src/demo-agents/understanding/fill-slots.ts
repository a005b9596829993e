import { addDays } from '#language/calendar.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import { maskCharacter } from '#language/phrases.ts';
import { readAddedCount, readCount, readDeniedCount, readOnlyNumber } from '#language/read-count.ts';
import { type PartialDateRange, readDateRange } from '#language/read-date-range.ts';
import { type PartialDateTime, readDateTime } from '#language/read-date-time.ts';
import { simplify } from '#language/simplified.ts';
import { applyChange } from '../slots/change-order.ts';
import { mergeDateRange } from '../slots/check-values.ts';
import { emptyOrder, type Order } from '../slots/orders.ts';
import { neededSlots, orderIn, type SlotValue } from '../slots/slot-values.ts';
import type { TextSlot } from '../slots/slots.ts';
import { readAssent } from './assent.ts';
import { hideBackground } from './background.ts';
import { fillChoices, fillPicks } from './fill-choices.ts';
import { hideOrdinals, hideSoonest, readDateTimes } from './fill-date-times.ts';
import { fillPhones } from './fill-phones.ts';
import { type FillContext, type Filling, fill, remainingWords, slotsOf, textValue } from './filling.ts';
import { beginsWithYes } from './intents.ts';
import { readNameInWords } from './name-in-words.ts';
import { readNameInPieces } from './name-pieces.ts';
import { readAddress } from './read-address.ts';
import { type NameMatch, readName } from './read-name.ts';
import { readPhone } from './read-phone.ts';
import { announcesRepair, replaceParts } from './self-repair.ts';
import { looksLikeQuestion, type Vocabulary } from './vocabulary.ts';

/**
 * Fills the slots for nights, guests, names and phone numbers from a clause that is a question. Example: "how much is
 * it for two on Friday?"
 */
export function fillBesideQuestion(vocabulary: Vocabulary, clause: string, reading: FillContext) {
  const filling = fillingOf(vocabulary, clause, { ...reading, awaited: undefined });
  const { language, localTime } = reading;
  const hasDay = readDateRange(clause, language, localTime.today)?.from !== undefined;
  if (hasDay) fillDateRanges(filling);
  fillCounts(filling);
  fillPhones(filling);
  fillNames(filling);
  return { values: filling.values, isFilled: filling.filledKeys.length > 0, hasBadPhone: false };
}

function fillingOf(vocabulary: Vocabulary, clause: string, reading: FillContext): Filling {
  return { ...reading, vocabulary, values: { ...reading.values }, rest: clause, filledKeys: [], hasBadPhone: false };
}

/** If the names of choices or menu items make up at least this share of a name, the answer is not taken for a name. */
const shareOfOtherThing = 0.6;

/**
 * Returns whether an answer to the question for a name is only a name. Such an answer is read as a name before anything
 * else, because a name may contain the name of a choice. Example: 오하린 and 林小雨 contain 린 and 林, who work at the salon.
 */
function isOnlyName({ vocabulary }: Filling, clause: string): boolean {
  const name = /\d/.test(clause) || readPhone(clause) ? undefined : readName(clause, true);
  if (!name) return false;
  if (readNameInPieces(clause)?.isWhole) return true;
  if (hideDatesAndTimes(clause) !== clause) return false;
  const plain = normaliseInPlace(clause);
  const found = [
    ...[...vocabulary.choices.values()].flatMap(({ always }) => always(plain)),
    ...[...vocabulary.orders.values()].flatMap((read) => read(plain)?.found ?? []),
  ];
  const known = found.reduce((sum, { start, end }) => sum + end - start, 0);
  return known < name.value.length * shareOfOtherThing;
}

/** Fills every slot for which a clause contains a value. */
export function fillFrom(vocabulary: Vocabulary, clause: string, reading: FillContext) {
  const filling = fillingOf(vocabulary, clause, reading);
  if (filling.awaited?.kind === 'name' && isOnlyName(filling, clause)) fillNames(filling);
  if (filling.filledKeys.length > 0) return { values: filling.values, isFilled: true, hasBadPhone: false };
  replaceParts(filling);
  fillPhones(filling);
  fillAddresses(filling);
  // If the agent has just asked for a time, "today" and "as soon as possible" are times. They do not mean that the job
  // is urgent.
  const isTimeAwaited = filling.awaited?.kind === 'date-time';
  if (isTimeAwaited && fillDateTimes(filling))
    filling.rest = hideOrdinals(hideSoonest(hideDatesAndTimes(filling.rest)));
  fillChoices(filling);
  fillDateRanges(filling);
  if (!isTimeAwaited) fillDateTimes(filling);
  fillTimes(filling);
  fillOrders(filling);
  fillCounts(filling);
  fillPicks(filling);
  if (filling.filledKeys.some((key) => key !== 'phone' && key !== 'name')) fillAssumed(filling);
  fillTexts(filling, clause);
  fillNames(filling);
  return { values: filling.values, isFilled: filling.filledKeys.length > 0, hasBadPhone: filling.hasBadPhone };
}

function fillDateTimes(filling: Filling): boolean {
  const read = readDateTimes(filling);
  for (const { slot, value } of read) fill(filling, slot, [], value);
  return read.length > 0;
}

function fillAddresses(filling: Filling): void {
  const { vocabulary, awaited, values } = filling;
  const { agent } = vocabulary;
  for (const slot of agent.slots.filter(({ kind }) => kind === 'address')) {
    // A text with a day or a time is not an address, although it has a number and words. Example: "Next Tuesday at
    // two".
    const isBare = awaited?.key === slot.key && hideDatesAndTimes(filling.rest) === filling.rest;
    const address = readAddress(filling.rest, isBare);
    // If the address is known and the caller describes the job, a number is not another address. Example: the code of a
    // gate.
    const isAbout = awaited && vocabulary.texts.get(awaited.key)?.(normaliseInPlace(filling.rest));
    const isBeside = isAbout && values[slot.key] !== undefined && !announcesRepair(filling.rest);
    if (!address || isBeside) continue;
    fill(filling, slot, [address], textValue(address));
    // The address belongs to a choice such as delivery, so a caller who gives an address has made this choice.
    const implied = slotsOf(filling, 'choice').find(({ key: other, choices }) =>
      choices.some(({ key }) => slot.when?.({ [other]: key })),
    );
    const choice = implied?.choices.find(({ key }) => slot.when?.({ [implied.key]: key }));
    const current = implied && values[implied.key];
    const isChosen = current?.kind === 'choice' && current.key === choice?.key;
    if (implied && choice && !isChosen) filling.values[implied.key] = { kind: 'choice', key: choice.key };
  }
}

/**
 * Fills the slots from a question whose answer is calculated from their values. Example: "what would I earn with 3
 * clients on Growth?"
 */
export function fillFromQuestion(vocabulary: Vocabulary, clause: string, reading: FillContext) {
  return fillFrom(vocabulary, clause, { ...reading, awaited: undefined });
}

function fillTimes(filling: Filling): void {
  const { awaited, language, localTime, vocabulary } = filling;
  for (const slot of slotsOf(filling, 'time')) {
    const isAsked = awaited?.key === slot.key;
    const words = hideBackground(remainingWords(filling));
    const read = readDateTime(words, language, localTime.today, localTime.minutesNow, isAsked);
    const minutes = read?.minutes === undefined ? undefined : read.minutes + (isBeforeNoon(read) ? 720 : 0);
    const finders = vocabulary.bands.get(slot.key);
    const named = (isAsked ? finders?.asked : finders?.always)?.(normaliseInPlace(filling.rest))?.at(-1);
    const band =
      minutes === undefined
        ? named?.value
        : slot.bands.find(({ from, to }) =>
            from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to,
          )?.key;
    // "After nine" is not nine, so only the part of the day is certain.
    if (band !== undefined) fill(filling, slot, [], { kind: 'time', band, minutes: read?.bound ? undefined : minutes });
  }
}

/**
 * Returns whether a time is before noon but the caller did not say am or pm, so that it may also mean the time after
 * noon.
 */
function isBeforeNoon({ isAmbiguous, minutes = 0 }: PartialDateTime): boolean {
  return isAmbiguous === true && minutes < 720;
}

function fillOrders(filling: Filling): void {
  for (const slot of slotsOf(filling, 'order')) {
    const order = orderIn(filling.values, slot) ?? emptyOrder;
    // If the utterance contains a time, its number does not count items. Example: seven in "two pizzas at seven".
    const hasTime = slotsOf(filling, 'date-time').some(({ key }) => filling.filledKeys.includes(key));
    const rest = hasTime ? hideDatesAndTimes(filling.rest) : filling.rest;
    const read = filling.vocabulary.orders.get(slot.key)?.(normaliseInPlace(rest));
    if (!read) continue;
    const next: Order = applyChange(order, read.change, slot.menu);
    if (JSON.stringify(next) === JSON.stringify(order) && order.lines.length === 0) continue;
    fill(filling, slot, read.found, { kind: 'order', order: next });
  }
}

function fillDateRanges(filling: Filling): void {
  for (const slot of slotsOf(filling, 'date-range')) {
    const { language, localTime, awaited, values } = filling;
    const words = simplify(hideBackground(remainingWords(filling)));
    const current = values[slot.key];
    const isRepair = announcesRepair(words);
    // A date that corrects the first day is not the last day of the stay. Example: "the 11th, no, the 12th".
    const isNewDate = isRepair && /\d\s*(?:st|nd|rd|th|日|号|號|일)(?!\p{L})/u.test(words);
    const known = current?.kind === 'date-range' && !isNewDate ? current.from : undefined;
    const older = filling.before ? filling.before[slot.key] : current;
    const isNightsAsked = awaited?.key === slot.key && older?.kind === 'date-range' && older.from !== undefined;
    const stay = readDateRange(words, language, localTime.today, { from: known, isEndAsked: isNightsAsked });
    if (stay && awaited?.key !== slot.key && !isRepair && isDayWithin(stay, current) && !changesStay.test(words))
      continue;
    const isCorrected =
      current?.kind === 'date-range' &&
      current.nights !== undefined &&
      readDeniedCount(words, language) === current.nights;
    const nights = !stay && (isNightsAsked || isCorrected) ? readCount(words, language) : undefined;
    if (stay || nights) fill(filling, slot, [], mergeDateRange(current, stay ?? { nights: nights ?? 1 }));
  }
}

/** Matches words next to a day with which a caller changes the first day of the stay. */
const changesStay =
  /\b(?:from|instead|change|start\w*|arriv\w+|coming|check(?:ing)? in|only|just)\b|从|改|换|只|开始|入住|부터|바꿔|말고|만|입실/u;

/** Returns whether a single day is within the stay. Example: "if you have none on the Saturday". */
function isDayWithin({ from, to, nights }: PartialDateRange, current: SlotValue | undefined): boolean {
  if (from === undefined || to !== undefined || nights !== undefined || current?.kind !== 'date-range') return false;
  return (
    current.from !== undefined &&
    current.nights !== undefined &&
    from > current.from &&
    from < addDays(current.from, current.nights)
  );
}

function fillCounts(filling: Filling): void {
  for (const slot of slotsOf(filling, 'count')) {
    const isAwaited = filling.awaited?.key === slot.key;
    const words = simplify(remainingWords(filling));
    // A text that is only a number fills only the slot that the agent has just asked for, or a slot whose known count
    // the caller takes back. Example: "three, not two".
    const isBareNumber = readCount(words, filling.language) !== undefined;
    const current = filling.values[slot.key];
    const isCorrected = current?.kind === 'count' && readDeniedCount(words, filling.language) === current.count;
    if (isBareNumber && !isAwaited && !isCorrected) continue;
    const added = current?.kind === 'count' ? readAddedCount(words, filling.language) : undefined;
    const count =
      readCount(words, filling.language, slot.units, slot.partUnits) ??
      (current?.kind === 'count' && added !== undefined ? current.count + added : undefined) ??
      (isAwaited && !looksLikeQuestion(normaliseInPlace(words)) ? readOnlyNumber(words, filling.language) : undefined);
    if (count !== undefined && count >= slot.min) fill(filling, slot, [], { kind: 'count', count });
  }
}

/**
 * Makes the assumed choices when the caller gives other details. Example: a caller who names a time wants to make a
 * booking.
 */
function fillAssumed(filling: Filling): void {
  for (const slot of slotsOf(filling, 'choice')) {
    if (slot.assumed && !filling.values[slot.key]) filling.values[slot.key] = { kind: 'choice', key: slot.assumed };
  }
}

/**
 * Matches words with which a caller begins to correct a name that the agent has read back. The right name follows them.
 * Example: "이름이 틀렸어요" in "이름이 틀렸어요, 강이솔이에요".
 */
const correctsName =
  /^[^,，]*(?:\bname\b[^,，]*(?:wrong|not right|isn['’]?t right|misspelled|misspelt)|(?:姓名|名字|名)[^,，]*(?:错|不对)|(?:이름|성함)[이은도]?[^,，]*(?:틀|잘못|아니))[^,，.。]*[,，.。]\s*/iu;

function fillNames(filling: Filling): void {
  const { awaited, filledKeys: keys } = filling;
  for (const slot of filling.vocabulary.agent.slots.filter(({ kind }) => kind === 'name')) {
    const isAsked = awaited?.key === slot.key;
    const isAlone = isAsked && keys.length === 0 && !filling.hasBadPhone;
    // If the agent asked for the name, the words beside a phone number are the name. Example: "Mei, 021 555 0199".
    const beside = hideDatesAndTimes(filling.rest)
      .split(maskCharacter)
      .map((part) => part.replace(/^[\s,，、.]+|[\s,，、.]+$/g, ''))
      .filter(Boolean);
    const hasText = slotsOf(filling, 'text').some(({ key }) => keys.includes(key));
    const only = isAsked && beside.length === 1 && !hasText ? beside[0] : undefined;
    const correction = filling.values[slot.key] && correctsName.exec(remainingWords(filling));
    const corrected = correction && readName(remainingWords(filling).slice(correction[0].length), true);
    const name =
      corrected ??
      (isAsked && !hasText ? statedName(remainingWords(filling)) : undefined) ??
      readName(remainingWords(filling), isAlone) ??
      (only ? readName(only, true) : undefined) ??
      (isAsked && !isAlone ? nameBesideDetails(filling) : undefined);
    // A Chinese family name alone is not enough. The agent asks for the whole name.
    if (name && !isAsked && /^\p{Script=Han}$/u.test(name.value)) continue;
    if (name) fill(filling, slot, [], textValue(name));
  }
}

/**
 * Returns the name in Latin letters in an answer that also gives other details. A name in small letters is not found.
 * Example: "Tama, for pickup".
 */
function nameBesideDetails({ rest }: Filling): NameMatch | undefined {
  const name = readNameInWords(rest, true);
  return name && { start: 0, end: 0, value: name.value, isUncertain: name.isOneOfSeveral };
}

/** Returns the Chinese or Korean name in an answer that also gives other details. Example: "李娜，电话是 021 555 0199". */
function statedName(words: string): NameMatch | undefined {
  const stated = readNameInPieces(words);
  return stated && { start: 0, end: words.length, value: stated.value, isUncertain: false };
}

/** Matches texts that are not a description: questions, markup, and instructions to a model. */
const isNoDescription =
  /[?？]\s*$|吗[。\s]*$|[<>{}]|^(?:it['’]?s|this is|i['’]?m)\s+[A-Z]\p{Ll}+[.\s]*$|^(?:what|when|where|who|which|how|why)(?:['’]s)?\b|^(?:do|does|did|is|are|will|would|can|could|have|has|may|should)\s+(?:you|i|we|it|there|they|your|the)\b|多久|多少|几点|什么时候|(?:나요|까요|가요)[.\s]*$|\b(?:instructions?|system prompt|ignore (?:all|your|previous))\b|系统提示|忽略.*指令|시스템 프롬프트|지시.*무시/iu;
/** Maximum length of a text in a slot, in characters. */
const maxTextLength = 160;

/**
 * Fills text slots with the caller's own words. This happens if the agent has just asked for them, or if the clause
 * contains a trigger phrase.
 */
export function fillTexts(filling: Filling, clause: string): void {
  const needed = new Set(neededSlots(filling.vocabulary.agent, filling.values).map(({ key }) => key));
  for (const slot of slotsOf(filling, 'text')) {
    if (!needed.has(slot.key)) continue;
    const isAwaited = filling.awaited?.key === slot.key;
    const isAbout = filling.vocabulary.texts.get(slot.key)?.(normaliseInPlace(clause)) ?? false;
    const earlier = isAwaited ? undefined : vagueText(filling, slot);
    if (!isAwaited && !(isAbout && (filling.values[slot.key] === undefined || earlier))) continue;
    // If the utterance also gave other details, only its parts that were not understood become the value of the slot.
    const isMoreThanChoices = filling.filledKeys.some((key) => {
      const kind = filling.vocabulary.agent.slots.find((other) => other.key === key)?.kind;
      return kind !== 'choice' && kind !== 'text';
    });
    const others = isAwaited && !isAbout && isMoreThanChoices;
    if (
      !isAbout &&
      (filling.vocabulary.isOpener(normaliseInPlace(clause)) ||
        isNoDescription.test(clause) ||
        beginsWithYes(normaliseInPlace(clause)))
    )
      continue;
    const own = others
      ? ownWords(filling, clause)
      : isAbout && !isAwaited
        ? piecesAbout(filling, slot, clause)
        : clause;
    const text = own
      .slice(0, maxTextLength)
      .replace(/[\s.,;!?。，！？]+$/, '')
      .trim();
    if (isAwaited && slot.optional && refusesToSay.test(normaliseInPlace(text))) {
      fill(filling, slot, [], { kind: 'declined' });
      continue;
    }
    // The "no" of a correction is not a description. Example: "Monday at three, no, half past four".
    if (readAssent(normaliseInPlace(text)) !== undefined || opening.test(text)) continue;
    if (/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text))
      fill(filling, slot, [], { kind: 'text', text: earlier ? `${earlier}; ${text}` : text });
  }
}

/**
 * Returns the text in the agent's first text slot if it contains none of the slot's trigger phrases, and otherwise
 * `undefined`. A description that the caller gives later is then added to this text.
 */
function vagueText({ vocabulary, values }: Filling, { key }: TextSlot): string | undefined {
  const value = values[key];
  const [first] = vocabulary.agent.slots.filter(({ kind }) => kind === 'text');
  if (value?.kind !== 'text' || first?.key !== key) return undefined;
  return vocabulary.texts.get(key)?.(normaliseInPlace(value.text)) ? undefined : value.text;
}

/** Matches an answer with which a caller refuses to say the reason for a visit. */
const refusesToSay =
  /\b(?:rather|sooner|prefer(?: to)?)\b.*\b(?:not|keep|private|discuss|between|tell)\b|\bnone of your\b|\b(?:that's|it's|bit) (?:a bit )?(?:private|personal)\b|见面再说|到了再说|当面(?:再)?说|不方便说|不想说|是隐私|(?:의사|선생님)\S*\s*\S{0,3}\s*(?:직접|얘기|말)|(?:跟|和|同|对)(?:医生|大夫|护士)\S{0,2}说|先不(?:说|讲)|가서 말씀|직접 말씀|만나서 말|말하기 (?:좀 )?(?:그래|그렇|곤란)|개인적인/u;

/** Matches words with which a caller only opens the call or addresses somebody. */
const opening =
  /^(?:(?:hi|hello|hey|yo|kia ora|g['’]?day|gidday|good (?:morning|afternoon|evening)|morning|afternoon|evening|there|mate|help|please|yeah|um+|oh|ah|ok|okay|so|well|你好|您好|喂|嗨|哈喽|哈啰|老板|师傅|请问|是这样的?|那个|麻烦|여보세요|여보시오|안녕하세요|저기요?|네|예|아이고|어)[\s,.!，。！、]*)+$/iu;

/**
 * Returns the parts between commas that contain a phrase of the slot. Example: "key's in the lockbox" in a long
 * sentence.
 */
function piecesAbout({ vocabulary }: Filling, slot: TextSlot, clause: string): string {
  const isAbout = vocabulary.texts.get(slot.key);
  const needed = vocabulary.agent.slots.filter(({ kind }) => kind === 'text');
  // The first text slot gets the whole description. Each other slot gets only the parts that are about it.
  if (needed[0]?.key === slot.key || !isAbout) return clause;
  const pieces = clause.split(/[,，;；]\s*/u).filter((piece) => isAbout(normaliseInPlace(piece)));
  return pieces.length > 0 ? pieces.join(', ') : clause;
}

/**
 * Maximum proportion of a part between commas that was understood as details. A part with more does not belong to the
 * caller's description.
 */
const shareOfDetails = 0.4;

/** Returns the parts between commas in which nothing or only a little was understood. */
function ownWords({ rest }: Filling, clause: string): string {
  let start = 0;
  return hideDatesAndTimes(rest)
    .split(/[,，、.。;；]/)
    .map((piece) => {
      const words = clause.slice(start, start + piece.length);
      start += piece.length + 1;
      const understood = [...piece].filter((character) => character === maskCharacter).length;
      return understood <= piece.length * shareOfDetails && !/\d/.test(words) ? words : '';
    })
    .filter(Boolean)
    .join(',')
    .trim();
}
