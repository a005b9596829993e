import { simplify } from '#language/simplified.ts';
import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { type Hearing, listen } from '#shared/hearing/hear.ts';
import { checkChoices } from '#shared/hearing/urgent-answers.ts';
import type { Urgency } from '#shared/hearing/urgent-words.ts';
import { distinctTokens } from '../content/search/article-text.ts';
import { contactInQuestion } from './contact-in-question.ts';
import { joined, readInContext } from './conversation-context.ts';
import { packagesIn } from './knowledge/numbers-in-question.ts';
import type { Finding, PassageIndex } from './passage-index.ts';
import { type Refusal, refusalOf, withoutSwearing } from './refusals.ts';
import { findTopics, findUrgency, hasUnknownWord, isSilent, type QuestionInContext } from './topic-finder.ts';

/** A passage that may answer the question. `score` is the probability of its topic, or the score of the search. */
export type Answerable = Pick<Finding, 'passage' | 'score'>;

export type Outcome =
  /** The visitor is asked whether somebody is in danger, because the text may be ordinary talk of business. */
  | {
      readonly kind: 'refused';
      readonly why: 'safety';
      readonly urgency: Urgency;
      readonly near: readonly [];
      /** What is answered below the number to ring, if the text clearly asks about a topic of the site. */
      readonly besides?: Found;
    }
  | {
      readonly kind: 'refused';
      readonly why: Exclude<Refusal, 'safety'>;
      /** The passages that are most likely to be about the question. Their questions are offered to the visitor. */
      readonly near: readonly Answerable[];
      /** Whether the question is certainly about a topic that the site is known not to cover. */
      readonly isSilent?: boolean;
    }
  | Found;

interface Found {
  readonly kind: 'found';
  readonly findings: readonly [Answerable, ...Answerable[]];
  /** Whether the question asks two things. The answer then contains the text of the first two findings. */
  readonly isTwofold?: boolean;
}

/** Minimum probability of a topic: to be the answer, and to be offered as a question. Measured with bench/assistant. */
const enough = { answer: 0.35, offer: 0.05 } as const;
/** The same for the answer to each half of a question, and to a question that swears. Few texts of these kinds are one. */
const certain = 0.6;
/** The same for the answer below the question whether somebody is in danger, and in a story that mentions a person. */
const despiteDoubt = 0.8;
/** The same for the answer to a story in which only the ear or a single sentence sounds urgent. */
const despiteSentence = 0.95;
/** Shortest story in bytes. A Chinese or Korean character has three. A wish for a person is nearly always shorter. */
const shortestStory = 100;
/**
 * Probabilities of danger and distress together: below `none`, a story as a whole is not urgent; below `least`, what
 * the ear heard is doubtful, or nothing if it was doubtful before; from `most` on, a visitor is asked about danger even
 * if the ear heard nothing.
 */
const urgent = { none: 0.02, least: 0.1, most: 0.6 } as const;
/** Maximum number of findings in an outcome. It is small, because a model gets the text of each. */
const findingMaximum = 5;
/**
 * Minimum values for an article to be the answer. It must reach `coverage` and one of the other two: `title` is the
 * share of its title's words that the question has. `near` is the coverage of an article that is only linked.
 */
const articles = { coverage: 0.6, evidence: 5, title: 0.75, near: 0.4 } as const;

/** Searches for the passages that answer a question. Returns the reason when there is no answer. */
export function findOutcome(index: PassageIndex, typed: AssistantQuestion): Outcome {
  const asked = simplified(typed);
  const checked = answerToCheck(index, asked);
  if (checked) return checked;
  // Urgent and hostile texts, and wishes to speak to a person, are recognised before any search, so that neither the
  // search nor a model answers them.
  const hearing = hearTwice(asked.question);
  const isPossible = hearing?.certainty === 'possible';
  const heard = hearing?.heard;
  const refusal = refusalOf(asked.question);
  const clean = { ...asked, question: withoutSwearing(asked.question) };
  if ((heard === 'danger' || heard === 'distress') && hearing?.certainty !== 'sure')
    return doubtful(index, readInContext(clean), heard);
  // An instruction to the assistant is refused even if it also asks for a person. A visitor who swears and asks for a
  // person gets the answer about reaching a person.
  const isRefusedPerson = heard === 'person' && refusal !== undefined && (isPossible || refusal !== 'abuse');
  const why = isRefusedPerson ? refusal : (heard ?? refusal);
  if (why === 'abuse' && refusalOf(clean.question) === undefined) {
    const outcome = search(index, readInContext(clean));
    if (outcome.kind === 'found' && outcome.findings[0].score >= certain) return outcome;
  }
  // A visitor who may want a person gets one if the site has no answer. In a story, the person may be part of the story.
  if (why === 'person' && (isPossible || isStory(asked.question))) {
    const question = readInContext(clean);
    const outcome = isPossible ? search(index, question) : clearAnswer(index, question);
    if (outcome?.kind === 'found') return outcome;
  }
  if (why) return { kind: 'refused', why, near: [] };
  if (contactInQuestion(asked.question)) return { kind: 'refused', why: 'person', near: [] };
  return search(index, readInContext(clean));
}

/**
 * Returns the outcome for a text in which danger or distress is not certain: the question whether somebody is in danger.
 * Below it is the answer, if the text clearly asks about a topic of the site. A story that does so gets the answer alone.
 */
function doubtful(index: PassageIndex, question: QuestionInContext, urgency: Urgency): Outcome {
  const { danger, distress } = findUrgency(question.text) ?? { danger: 1, distress: 0 };
  const isCalm = isStory(question.text) && danger + distress < urgent.none;
  const answer = isCalm ? clearAnswer(index, question, despiteSentence) : undefined;
  if (answer) return answer;
  const besides = clearAnswer(index, question);
  return { kind: 'refused', why: 'safety', urgency, near: [], ...(besides ? { besides } : {}) };
}

/** Returns the answer to a text that clearly asks about a topic of the site, although something else was heard in it. */
function clearAnswer(index: PassageIndex, question: QuestionInContext, least = despiteDoubt): Found | undefined {
  const [best] = topicsOf(index, question);
  const outcome = best && best.probability >= least ? search(index, question) : undefined;
  return outcome?.kind === 'found' ? outcome : undefined;
}

function isStory(text: string): boolean {
  return Buffer.byteLength(text) >= shortestStory;
}

/** Maximum number of sentences that are read by themselves. Each costs about as much as a question. */
const sentenceMaximum = 20;

/** Returns what is heard in a text or a sentence of it by the ear and by the classifier of urgency. */
function hearTwice(text: string): Hearing | undefined {
  const hearing = listen(text);
  if (hearing?.heard === 'person' && hearing.certainty === 'sure') return hearing;
  const sentences = text.split(/[.!?](?:\s+|$)|[。！？\n]+/u).slice(-sentenceMaximum);
  const found = [text, ...sentences].map(findUrgency).filter((urgency) => urgency !== undefined);
  if (found.length === 0) return hearing;
  const danger = Math.max(...found.map((urgency) => urgency.danger));
  const distress = Math.max(...found.map((urgency) => urgency.distress));
  if (hearing === undefined || hearing.heard === 'person') {
    if (danger + distress < urgent.most) return hearing;
    return { heard: danger > distress ? 'danger' : 'distress', certainty: 'possible' };
  }
  if (danger + distress >= urgent.least) return hearing;
  return hearing.certainty === 'sure' ? { ...hearing, certainty: 'likely' } : undefined;
}

/** Returns the outcome after a visitor was asked whether somebody is in danger, and has pressed Yes or No. */
function answerToCheck(index: PassageIndex, { question, history = [] }: AssistantQuestion): Outcome | undefined {
  const choices = Object.values(checkChoices).flatMap((pairs) => Object.values(pairs));
  const given = choices.find((pair) => pair.includes(question));
  if (!given) return undefined;
  const before = history.findLastIndex(({ role }) => role === 'visitor');
  const earlier = history[before]?.text ?? '';
  const hearing = hearTwice(earlier);
  const isYes = given[0] === question;
  // Without the check before it, a Yes still means what it says.
  if (hearing === undefined || hearing.heard === 'person' || hearing.certainty === 'sure')
    return isYes ? undefined : search(index, readInContext({ question, history }));
  if (isYes) return { kind: 'refused', why: hearing.heard, near: [] };
  return search(index, readInContext({ question: withoutSwearing(earlier), history: history.slice(0, before) }));
}

/** Returns a question and its history in simplified Chinese characters. All phrasings are written in these. */
function simplified({ question, history = [], locale }: AssistantQuestion): AssistantQuestion {
  return {
    question: simplify(question),
    history: history.map(({ role, text }) => ({ role, text: simplify(text) })),
    locale,
  };
}

/**
 * Returns whether a question is refused without a search: it is about an emergency, is hostile, asks for a person, or
 * asks for a call and contains a phone number.
 */
export function isRefused(question: string): boolean {
  const text = simplify(question);
  return hearTwice(text) !== undefined || refusalOf(text) !== undefined || contactInQuestion(question) !== undefined;
}

function search(index: PassageIndex, question: QuestionInContext): Outcome {
  const parts = partsOf(question.text).map((part) => topicsOf(index, { ...question, text: part }));
  const two = parts.length > 1 ? twoAnswers(index, parts) : undefined;
  if (two) return two;
  const whole = topicsOf(index, question);
  const named = namedPackages(index, question.text, whole);
  if (named) return named;
  const guesses = isSure(whole) ? whole : (questionIn(index, question) ?? whole);
  const [best] = guesses;
  const found = index.find(joined(question));
  const article = articleAnswer(found, joined(question));
  if (article && (!isSure(guesses) || hasUnknownWord(question.text)))
    return { kind: 'found', findings: [article, ...passagesOf(index, guesses).slice(0, findingMaximum - 1)] };
  if (best && isSure(guesses) && isUnanswered(index, best.topic))
    return { kind: 'refused', why: 'unknown', isSilent: true, near: passagesOf(index, guesses) };
  const [first, ...others] = passagesOf(index, guesses);
  if (first && isSure(guesses)) return { kind: 'found', findings: [first, ...others.slice(0, findingMaximum - 1)] };
  const articlesNear = found.filter(({ coverage }) => coverage >= articles.near);
  const near = [...passagesOf(index, guesses), ...articlesNear].slice(0, findingMaximum);
  return { kind: 'refused', why: 'unknown', near };
}

type Guess = ReturnType<typeof findTopics>[number];

/** Returns the topics of a question that the site covers or is known not to cover, the most probable first. */
function topicsOf(index: PassageIndex, question: QuestionInContext): readonly Guess[] {
  return findTopics(question).filter(({ topic }) => isSilent(topic) || index.labelled(topic) !== undefined);
}

/** Returns whether the best topic is probable enough. What speaks for topics that the site does not cover counts against. */
function isSure([best, ...others]: readonly Guess[], least: number = enough.answer): boolean {
  if (best === undefined) return false;
  const silent = isSilent(best.topic) ? [] : others.filter(({ topic }) => isSilent(topic));
  return silent.reduce((rest, { probability }) => rest - probability, best.probability) >= least;
}

/** Matches where the second part of a question may begin: an end of a sentence, or a conjunction. */
const joint =
  /(?<=[?？!！。;；\n]|[.](?=\s))|[,，]?\s*\b(?:and(?: also)?|but|also|plus)\b\s*|[,，]\s*(?:还有|另外|而且|그리고)|그리고|또한/u;
/** The same within a story, where a comma may end a sentence. */
const clauseJoint = new RegExp(`${joint.source}|(?<=[,，])`, 'u');
/** Maximum number of parts that are read by themselves. Each costs as much as a question. */
const partMaximum = 3;
/** Shortest part of a question that is read by itself, in characters. Chinese and Korean say more with fewer. */
const shortestPart = { latin: 12, other: 5 } as const;

/** Returns the parts of a text that may be questions by themselves. */
function partsOf(text: string, separator = joint): string[] {
  const parts = text.split(separator).map((part) => part.trim());
  const isLong = (part: string) =>
    part.length >= (/[\p{Script=Han}\p{Script=Hangul}]/u.test(part) ? shortestPart.other : shortestPart.latin);
  return parts.filter(isLong).slice(-partMaximum);
}

/** Matches how a question in a story begins or ends. */
const asks =
  /[?？]$|^(?:how|what|which|who|when|where|why|can|could|do|does|is|are|will|would)\b|吗|嗎|么|麼|呢|多少|几|幾|咋|谁|係咪|得唔得|나요|까요?|죠|[가는]요/iu;

/** Returns the topics of the clearest question in a story. */
function questionIn(index: PassageIndex, question: QuestionInContext): readonly Guess[] | undefined {
  const clauses = partsOf(question.text, clauseJoint).map((text) => ({
    text,
    guesses: topicsOf(index, { ...question, text }),
  }));
  const sure = clauses.filter(({ text, guesses }) => asks.test(text) && isSure(guesses, certain));
  const last = clauses.at(-1)?.guesses ?? [];
  const [best] = sure.toSorted(
    (one, other) => (other.guesses[0]?.probability ?? 0) - (one.guesses[0]?.probability ?? 0),
  );
  return best?.guesses ?? (isSure(last) ? last : undefined);
}

/** Returns both answers if two parts of a question are certainly about different topics of the site. */
function twoAnswers(index: PassageIndex, parts: readonly (readonly Guess[])[]): Outcome | undefined {
  const sure = parts.flatMap(([best]) => (best && best.probability >= certain ? [best] : []));
  const distinct = sure.filter(({ topic }, place) => sure.findIndex((other) => other.topic === topic) === place);
  const [first, second, ...more] = passagesOf(index, distinct);
  return first && second ? { kind: 'found', findings: [first, second, ...more], isTwofold: true } : undefined;
}

/** Returns the answers about the one or two packages that a question about a package names. */
function namedPackages(index: PassageIndex, text: string, [best]: readonly Guess[]): Outcome | undefined {
  if (!best?.topic.startsWith('package')) return undefined;
  const named = packagesIn(text).map(({ key }) => ({ topic: `package-${key}`, probability: 1 }));
  const [first, second, ...others] = passagesOf(index, named);
  if (first === undefined || others.length > 0) return undefined;
  if (second !== undefined) return { kind: 'found', findings: [first, second], isTwofold: true };
  return best.topic.startsWith('package-') ? { kind: 'found', findings: [first] } : undefined;
}

/** Returns the best article that the search has found, if it fits well enough for an answer. */
function articleAnswer([first]: readonly Finding[], question: string): Answerable | undefined {
  if (first?.passage.kind !== 'text' || !first.passage.topic.startsWith('article:')) return undefined;
  if (first.coverage < articles.coverage) return undefined;
  const asked = new Set(distinctTokens(question));
  const title = distinctTokens(first.passage.title);
  const isNamed = title.length > 0 && title.filter((token) => asked.has(token)).length >= articles.title * title.length;
  return isNamed || first.evidence >= articles.evidence ? first : undefined;
}

/** Returns the passages of the topics that are probable enough to be offered. */
function passagesOf(index: PassageIndex, guesses: readonly Guess[]): Answerable[] {
  return guesses.flatMap(({ topic, probability }) => {
    const passage = index.labelled(topic);
    return passage && probability >= enough.offer ? [{ passage, score: probability }] : [];
  });
}

/** Returns whether the site is known not to answer a topic, and the owner has set no fact that answers it. */
function isUnanswered(index: PassageIndex, topic: string): boolean {
  return isSilent(topic) && index.labelled(topic) === undefined;
}
