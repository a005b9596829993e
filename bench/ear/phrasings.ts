import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { piecesOf } from '#shared/hearing/hear.ts';
import { asksForPerson } from '#shared/hearing/person-words.ts';
import { hearUrgency } from '#shared/hearing/urgent-words.ts';
import { fillNames } from '../../scripts/offer-names.ts';
import { readQuestions, readUnseenQuestions } from '../assistant/scoring.ts';
import { readCallers } from '../demo-agents/callers.ts';
import { originFields, readRecords } from '../support/records.ts';
import { createRandom } from './linear-model.ts';
import { labelSchema, type Phrasing, readSpaces } from './spaces.ts';

/**
 * Returns all texts from which the classifier learns. A text that is in several sources is returned once, with its
 * label from the first source.
 */
export function readTrainingPhrasings(): Phrasing[] {
  const strangers = [...readPhrasings('strangers.jsonl'), ...readLearnedQuestions()];
  const written = [...strangers, ...piecesOfOrdinary(strangers), ...readPhrasings('makers.jsonl')];
  const joined = joinTexts(written.filter(({ set }) => set !== undefined));
  const all = [...written, ...readOfferedQuestions(), ...readSpaces(), ...joined, ...readSourceTexts()];
  return [...new Map(all.toReversed().map((phrasing) => [phrasing.text, phrasing])).values()].toReversed();
}

/** One text in this many is joined with an ordinary text, which is a text with the label `none`. */
const joinedShare = 3;

/**
 * Joins some of the texts with an ordinary text of the same language, which comes before or after them. The classifier
 * learns from the joined texts to find one sentence among others. The result is the same in every run.
 */
function joinTexts(texts: readonly Phrasing[]): Phrasing[] {
  const ordinary = Map.groupBy(
    texts.filter(({ label }) => label === 'none'),
    ({ lang }) => lang,
  );
  const random = createRandom();
  return texts
    .filter((_, place) => place % joinedShare === 0)
    .map(({ text, lang, label, set }) => {
      const others = (ordinary.get(lang) ?? []).filter((other) => other.set === set);
      const other = others[Math.floor(random() * others.length)]?.text ?? '';
      const parts = random() < 0.5 ? [text, other] : [other, text];
      return { text: parts.join(random() < 0.5 ? ', ' : ' '), lang, label, by: 'space', set };
    });
}

const phrasingSchema = z.object({ text: z.string(), lang: z.string(), label: labelSchema, ...originFields });

/** Returns the texts of a file in `records/hearing` that the classifier may learn from. */
function readPhrasings(file: string): Phrasing[] {
  return readRecords(`hearing/${file}`, phrasingSchema)
    .filter(({ trained }) => trained.includes('hearing'))
    .map(({ text, lang, label, set, by }) => ({ text, lang, label, by, set }));
}

/** Returns the questions to the assistant that the classifier may learn from. */
function readLearnedQuestions(): Phrasing[] {
  return readQuestions()
    .filter(({ expect, trained }) => trained.includes('hearing') && (expect === 'answer' || expect === 'refuse'))
    .map(({ text, lang, set, by }) => ({ text, lang: lang.replace('-Hans', ''), label: 'none', by, set }));
}

/** The classifier reads a long text in pieces, so it also learns from each piece of an ordinary text. */
function piecesOfOrdinary(texts: readonly Phrasing[]): Phrasing[] {
  return texts
    .filter(({ label }) => label === 'none')
    .flatMap(({ text, lang, label, set }) =>
      piecesOf(text)
        .filter((piece) => piece !== text)
        .map((piece) => ({ text: piece, lang, label, by: 'maker' as const, set })),
    );
}

/** Returns the questions that the assistant offers. None of them asks for help or for a person, whatever its words are. */
function readOfferedQuestions(): Phrasing[] {
  const schema = z.object({ lang: z.string(), question: z.string().transform(fillNames).optional() });
  return readRecords('assistant/phrasings.jsonl', schema).flatMap(({ lang, question }) =>
    question === undefined ? [] : [{ text: question, lang: lang.replace('-Hans', ''), label: 'none', by: 'maker' }],
  );
}

/** Source files with ordinary sentences: what callers and visitors say, and what agents and the assistant reply. */
const ordinarySources = [
  'src/demo-agents/{agents,call,slots}/**/*.ts',
  'src/language/{calendar,chinese,digits,english,impossible,korean,mentions,patterns,read-*}.ts',
  'src/server/assistant/knowledge/**/*.{ts,jsonl}',
];
/**
 * Matches texts that could be about an emergency or a wish to speak to a person. Such a text is not used as an ordinary
 * text, even if it contains no phrase of the rules.
 */
const unsure =
  /fire|smoke|gas\b|leak|electric|die\b|dead|hurt|breath|chest|collaps|unconscious|attack|blood|bleed|suicid|help|call me|talk to|speak (?:to|with)|baby is|火|烟|煤气|燃气|触电|晕|死|救|痛|客服|找人|불이|연기|가스|감전|쓰러|죽|아프|고객 ?센터|프[런론]트|간호사|담당|가슴이|emergenc|ambulance|111|000|urgent|person|human|someone|somebody|staff|manager|put (?:you|me) through|transfer|急|救|人工|真人|转接|工作人员|员工|老板|经理|응급|구급|급|사람|직원|상담원|연결|사장|매니저/iu;

/** Returns the texts of the agents, the assistant's answers, and its phrasings. They are all labelled as ordinary. */
function readSourceTexts(): Phrasing[] {
  const root = new URL('../../', import.meta.url);
  const literals = globSync(ordinarySources, { cwd: root })
    .filter((path) => !path.includes('urgent'))
    .sort()
    .flatMap(
      (path) => readFileSync(new URL(path, root), 'utf8').match(/'(?:[^'\\\n]|\\.)+'|`[^`$]+`|"[^"\n]+"/g) ?? [],
    );
  const asked = readRecords(
    'assistant/phrasings.jsonl',
    z.object({ asked: z.array(z.string().transform(fillNames)) }),
  ).flatMap(({ asked }) => asked);
  const texts = [...literals.flatMap((literal) => literal.slice(1, -1).split(/[|\n]/)), ...asked].map((text) =>
    text.trim(),
  );
  return [...new Set(texts)]
    .filter((text) => /[\p{Script=Han}\p{Script=Hangul}]|[a-z]+ [a-z]+/iu.test(text) && !unsure.test(text))
    .filter((text) => !/[{}=]/.test(text) && text.length > 2)
    .filter((text) => hearUrgency(text) === undefined && !asksForPerson(text))
    .map((text) => ({ text, lang: 'source', label: 'none', by: 'source' }));
}

/**
 * Returns texts by strangers from which the classifier has learned nothing: questions to the assistant, and what the
 * callers of the demo agents say who want neither a person nor help.
 */
export function readUnseenTexts(): Phrasing[] {
  const learned = new Set(readTrainingPhrasings().map(({ text }) => text));
  const asked = readUnseenQuestions().map(({ text, lang, expect }) => {
    const { data: label = 'none' } = labelSchema.safeParse(expect);
    return { text, lang, label };
  });
  const said = readCallers()
    .filter(({ by, trained }) => by === 'stranger' && !trained.includes('hearing'))
    .filter(({ expect }) => typeof expect.confirmed === 'boolean')
    .flatMap(({ lang, opening, facts, more, atReadBack, yes }) =>
      [opening, ...Object.values(facts).flat(), ...more.map(({ say }) => say), ...atReadBack, yes].map((text) => ({
        text,
        lang,
        label: 'none' as const,
      })),
    );
  const unseen = [...asked, ...said].filter(({ text }) => !learned.has(text));
  return [...new Map(unseen.map((phrasing) => [phrasing.text, { ...phrasing, by: 'stranger' as const }])).values()];
}
