import { normaliseText } from '#language/normalise.ts';
import { urgencyCheck, urgentAnswer } from '#shared/hearing/urgent-answers.ts';
import { hearUrgency } from '#shared/hearing/urgent-words.ts';
import { localeFacts } from '#shared/rules/locales.ts';
import type { Reading, Trouble } from '../reading/reading.ts';
import { phraseTest } from '../reading/word-lists.ts';
import { isName } from '../slots/check-values.ts';
import { neededSlots } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { fillPlaceholders } from '../text/translated.ts';
import { acknowledge } from './acknowledge.ts';
import { answerTo } from './answers.ts';
import { askedSlot, type CallNote, type CallState, isOpenOrder, isOver } from './call-state.ts';
import { explainRejection } from './describe-values.ts';
import { completeOrder, type Filled, fill, openOrder } from './fill.ts';
import { promptOf } from './prompts.ts';
import { sayNo, sayYes } from './say-yes-or-no.ts';
import { fail, goOn, type Step, stepTo } from './step.ts';
import { labels, texts } from './texts.ts';

/** Maximum length of the caller's words in a note, in characters, and maximum number of notes about unread words. */
const maxNoteLength = 160;
const maxUnread = 3;

export function hear(call: CallState, text: string, heard: Reading): Step {
  // Who says words again that may be ordinary talk, and knows whom to call, is read for what they tell.
  const isWarned = call.warned === text && heard.values.length > 0 && !isOver(call) && hearUrgency(text) === undefined;
  const reading = isWarned ? { ...heard, alarm: undefined, doubt: undefined } : heard;
  const state: CallState = { ...call, language: reading.language, warned: reading.doubt ? text : call.warned };
  const urgent = hearUrgent(state, text, reading);
  if (urgent) return urgent;
  if (isOver(state)) return hearAfterEnd(state, reading);
  if (reading.wantsPerson) return stepTo({ ...state, stage: 'handed over' });
  if (text.trim() === '') return fail(state, [texts.silence[state.language]]);
  const beside = hearBeside(state, text, reading);
  const warning = reading.doubt ? [urgencyCheck(reading.doubt, state.localTime.locale, state.language)] : [];
  const step = hearMain({ ...state, notes: beside.notes }, text, reading, beside.said.length > 0, call);
  const said = [...warning, ...beside.said, ...step.said];
  // A caller who keeps asking questions hears only the answers.
  const isOnlyAnswer = beside.answered.length > 0 && step.state.stage === call.stage && step.said.length === 0;
  const hasAsked = isOnlyAnswer && (step.state.asked[promptOf(step.state)] ?? 0) > 1;
  return { ...step, said, answered: beside.answered, asks: step.asks && !hasAsked };
}

/** Returns the step after an emergency, an urgent text or a subject for a person. They go before everything else. */
function hearUrgent(state: CallState, text: string, reading: Reading): Step | undefined {
  const { agent, language, localTime } = state;
  const { alarm, handover } = reading;
  const number = localeFacts(localTime.locale).emergencyNumber;
  if (alarm === 'emergency') {
    const answer = fillPlaceholders((agent.emergencyAnswer ?? texts.emergency)[language], { number });
    return handOver(withNote(state, { label: labels.emergency, words: text }), answer);
  }
  if (alarm) {
    // An urgent text can be a false alarm, so the details in it are kept, but not as the caller's own words: these would
    // put the despair of a person on the ticket. What was read back is read back again.
    const values = reading.values.filter(({ isDoubtful, value }) => value.kind !== 'text' || !isDoubtful);
    const filled = isOver(state) ? { changed: [], state } : fillReading(state, { ...reading, values });
    const next = { ...filled.state, warned: text, agreed: {}, hasAgreed: false, readBack: [] };
    const said = [urgentAnswer(alarm, localTime.locale, language)];
    const step = filled.changed.length > 0 ? stepTo(next, said) : fail(next, said);
    return { ...step, asks: step.state.stage !== state.stage };
  }
  if (!handover || isOver(state)) return undefined;
  const answer = fillPlaceholders(handover.answer[language], { number });
  return handOver(withNote(state, { label: handover.noteLabel, words: text }), answer);
}

function handOver(state: CallState, answer: string): Step {
  return stepTo({ ...state, stage: isOver(state) && state.stage !== 'handed over' ? state.stage : 'handed over' }, [
    answer,
  ]);
}

/** After the end of a call, the agent still answers questions, but the ticket no longer changes. */
function hearAfterEnd(state: CallState, { questions, wantsPerson }: Reading): Step {
  const { language } = state;
  const answers = questions.map((question) => answerTo(question, state));
  const end = wantsPerson ? texts.handedOver : texts.ended;
  const said = answers.length > 0 ? answers : [end[language]];
  return { ...stepTo(state, said), asks: false, answered: questions.map(({ question }) => question.key) };
}

/** Returns the answers to questions, what cannot be used, and what was not understood beside something that was. */
function hearBeside(state: CallState, text: string, reading: Reading) {
  const { language } = state;
  const { asksUnknown, intent, leftover, questions, removed, trouble, values } = reading;
  const answers = questions.map((question) => answerTo(question, state));
  const notes = questions.flatMap(({ question: { noteLabel } }) =>
    noteLabel ? [{ label: noteLabel, words: text }] : [],
  );
  const said = [...answers, ...(notes.length > 0 ? [texts.noted[language]] : [])];
  if (trouble) said.push(troubleText(trouble, state));
  const isUnderstood = questions.length + values.length + removed.length > 0 || intent !== undefined;
  if (leftover === '' || (!asksUnknown && (!isUnderstood || intent === 'no'))) return beside();
  said.push(asksUnknown ? texts.unknown[language] : fillPlaceholders(texts.missed[language], { words: leftover }));
  const unread = state.notes.filter(({ label }) => label === labels.unread);
  if (unread.length < maxUnread) notes.push({ label: labels.unread, words: leftover });
  return beside();

  function beside() {
    const answered = [...questions.map(({ question }) => question.key), ...(asksUnknown ? ['unknown'] : [])];
    return { said, notes: notes.reduce(withNote, state).notes, answered };
  }
}

function withNote(state: CallState, { label, words }: CallNote): CallState {
  const note = { label, words: words.trim().slice(0, maxNoteLength) };
  const isNoted = state.notes.some((other) => other.label.en === label.en && other.words === note.words);
  return isNoted ? state : { ...state, notes: [...state.notes, note] };
}

function troubleText({ kind, words }: Trouble, { agent, language }: CallState): string {
  if (kind === 'notOffered') return fillPlaceholders(texts.notOffered[language], { thing: words });
  if (kind === 'impossibleDate' || kind === 'impossibleTime')
    return fillPlaceholders(texts.noSuchTime[language], { said: words });
  if (kind !== 'tooMany') return texts[kind][language];
  const slot = agent.slots.find(({ key }) => key === words);
  if (slot?.kind === 'order') return fillPlaceholders(texts.tooMuch[language], { most: String(slot.menu.maxPerLine) });
  const most = slot?.kind === 'count' ? slot.max : slot?.kind === 'date-range' ? slot.maxNights : '';
  return fillPlaceholders(texts.tooMany[language], { most: String(most) });
}

/** Returns the step after the values of an utterance, or else after what the caller wants from the call. */
function hearMain(state: CallState, text: string, reading: Reading, hasAnswer: boolean, before: CallState): Step {
  const { intent, removed, trouble, values } = reading;
  if (values.length + removed.length > 0) {
    const step = hearValues(state, reading, hasAnswer);
    if (trouble?.kind !== 'tooMany') return step;
    return stepTo({ ...step.state, stage: 'offering' }, step.said);
  }
  const row = rowNamed(text, state);
  if (row) return stepTo({ ...state, stage: 'picking', editing: row, readBack: [], failed: 0 });
  if (trouble) return trouble.kind === 'tooMany' ? stepTo({ ...state, stage: 'offering' }) : fail(state, []);
  if (intent) return hearIntent(state, intent, before);
  if (hasAnswer) return stepTo({ ...state, failed: 0 });
  return hearNameAsSaid(state, text) ?? fail(state, [texts.unclear[state.language]]);
}

/** Longest words that may be an unusual name, in characters. */
const maxNameLength = 40;

/** Returns the step after an answer that has no usual form of a name. The caller sees it marked on the ticket. */
function hearNameAsSaid(state: CallState, text: string): Step | undefined {
  const slot = askedSlot(state);
  const said = text.trim();
  if (slot?.kind !== 'name' || said.length > maxNameLength || /[?？,，。\d]|\.\s/u.test(said)) return undefined;
  if (!isName(said)) return undefined;
  const value = { kind: 'text', text: said } as const;
  const { changed, state: next } = fill(state, [{ slot: slot.key, value, isDoubtful: true }]);
  return goOn({ state: next }, acknowledge(next, changed));
}

function hearValues(state: CallState, reading: Reading, hasAnswer: boolean): Step {
  const { language } = state;
  const { changed, rejected, state: next } = fillReading(state, reading);
  const refusal = rejected ? [explainRejection(rejected, next)] : [];
  const refused = rejected?.choice;
  const isSame = changed.length === 0 && askedSlot(next)?.key === askedSlot(state)?.key && !hasAnswer;
  // A caller who is refused the same thing again is offered a person.
  if (isSame && refused && refused === state.refused) return fail({ ...state, failed: state.failed + 1 }, refusal);
  if (isSame && !refused && state.stage === 'asking') {
    const again = acknowledge(next, [askedSlot(next)?.key ?? '']);
    return fail(state, again.length > 0 ? again : [texts.unclear[language]]);
  }
  if (isSame && !refused && state.stage === 'confirming') return fail(state, []);
  return goOn({ state: { ...next, refused } }, [...refusal, ...acknowledge(next, changed)]);
}

/** Puts the values of an utterance into their slots. A caller who says anything else has completed the order. */
function fillReading(state: CallState, { intent, removed, values }: Reading): Filled {
  const wasAsked = openOrder(state) !== undefined;
  const hadOrder = state.agent.slots.some((slot) => isOpenOrder(slot, state.values));
  const filled = fill(state, [
    ...removed.map((slot) => ({ slot, value: undefined, isDoubtful: false })),
    ...values.map(({ isDoubtful, slot, value }) => {
      if (value.kind !== 'order') return { isDoubtful, slot, value };
      return { isDoubtful, slot, value: { kind: 'order' as const, order: { ...value.order, isComplete: hadOrder } } };
    }),
  ]);
  if (!wasAsked && intent !== 'enough') return filled;
  const complete = completeOrder(filled.state);
  return { ...filled, state: complete.state, changed: [...new Set([...filled.changed, ...complete.changed])] };
}

/** Words for the rows of a kind, beside their own labels. */
const rowWords: Partial<Record<Slot['kind'], (text: string) => boolean>> = {
  name: phraseTest('name|名字|姓名|이름|성함'),
  phone: phraseTest('phone|number|mobile|email|电话|号码|手机|전화|번호|연락처'),
  address: phraseTest('address|street|地址|주소'),
  'date-time': phraseTest('time|day|date|时间|日期|시간|날짜|요일'),
  'date-range': phraseTest('date|day|night|日期|几晚|날짜|며칠'),
  order: phraseTest('order|点的|点单|주문'),
};

/** Returns the row that answers "Which part?". Example: "the name". */
function rowNamed(text: string, { agent, language, stage, values }: CallState): string | undefined {
  if (stage !== 'picking') return undefined;
  const plain = ` ${normaliseText(text)} `;
  const isLabel = ({ label }: Slot) => {
    const words = normaliseText(label[language]);
    return plain.includes(language === 'en' ? ` ${words} ` : words);
  };
  const slots = neededSlots(agent, values);
  return (slots.find(isLabel) ?? slots.find(({ kind }) => rowWords[kind]?.(plain)))?.key;
}

function hearIntent(state: CallState, intent: NonNullable<Reading['intent']>, before: CallState): Step {
  const { language } = state;
  switch (intent) {
    case 'yes':
      return sayYes(state);
    case 'no':
    case 'enough':
      return sayNo(state, intent === 'enough');
    case 'cancel':
      return state.stage === 'cancelling' ? sayYes(state) : stepTo({ ...state, stage: 'cancelling' });
    case 'back':
      return goBack(state);
    case 'language':
      return stepTo(state, [(before.language === language ? texts.otherLanguage : texts.language)[language]]);
    case 'repeat':
      return stepTo(state);
    default:
      return stepTo({ ...state, failed: 0 }, [texts[intent][language]]);
  }
}

/** Empties the slot that was filled last, and asks for it again. */
function goBack(state: CallState): Step {
  const needed = new Set(neededSlots(state.agent, state.values).map(({ key }) => key));
  const last = state.filled.findLast((key) => needed.has(key));
  const said = [texts.back[state.language]];
  if (state.stage === 'picking' || state.stage === 'offering' || state.stage === 'cancelling')
    return goOn({ state }, said);
  if (last === undefined) return stepTo(state, said);
  return goOn(fill(state, [{ slot: last, value: undefined, isDoubtful: false }]), said);
}
