import { globSync, readdirSync, readFileSync } from 'node:fs';
import { piecesOf } from '#domain/hearing/hear.ts';
import { asksForPerson } from '#domain/hearing/person-words.ts';
import { hearUrgency } from '#domain/urgent-words.ts';
import personPhrasings from '../../records/hearing/person-phrasings.json' with { type: 'json' };
import reviewedPhrasings from '../../records/hearing/reviewed-phrasings.json' with { type: 'json' };
import moreStrangers from '../../records/hearing/strangers-phrasings.json' with { type: 'json' };
import strangers from '../../records/hearing/urgent-phrasings.json' with { type: 'json' };
import { seenQuestions, seenRefusals } from '../assistant/questions-seen.ts';
import { createRandom } from './linear-model.ts';
import { labelSchema, type Phrasing } from './phrasing.ts';
import { readSpaces } from './spaces.ts';

const fileName = /^(danger|distress|person|none)-(en|zh|ko)\.txt$/;

/**
 * Returns all texts from which the classifier learns. A text that is in several sources is returned once, with its
 * label from the first source.
 */
export function readTrainingPhrasings(): Phrasing[] {
  const written = [...readStrangers(), ...readOwn()];
  const all = [...written, ...readQuestions(), ...readSpaces(), ...joinTexts(written), ...readSourceTexts()];
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

/** Number of sets into which our own texts are divided. */
const ownSets = 4;

function readOwn(): Phrasing[] {
  const folder = new URL('../../records/hearing/phrasings/', import.meta.url);
  return readdirSync(folder).flatMap((name) => {
    const [, label, lang] = fileName.exec(name) ?? [];
    if (!label || !lang) return [];
    const lines = readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean);
    return lines.map(
      (text, place): Phrasing => ({
        text,
        lang,
        label: labelSchema.parse(label),
        by: 'ours',
        set: `ours ${place % ownSets}`,
      }),
    );
  });
}

function readStrangers(): Phrasing[] {
  const first = strangers.map(({ class: kind, language, text }) => ({
    text,
    lang: language.slice(0, 2),
    label: kind === 'ordinary' ? 'none' : kind,
    set: 'first',
  }));
  const named = personPhrasings.map((text) => ({ text, lang: languageOf(text), label: 'person', set: 'first' }));
  const reviewed = reviewedPhrasings.map(({ text, label }) => ({ text, lang: languageOf(text), label, set: 'first' }));
  const whole = [...first, ...moreStrangers, ...named, ...reviewed].map(({ text, lang, label, set }) => ({
    text,
    lang,
    label: labelSchema.parse(label),
    by: 'strangers' as const,
    set,
  }));
  // The classifier reads a long text in pieces, so it also learns from each piece of an ordinary text.
  const pieces = whole
    .filter(({ label }) => label === 'none')
    .flatMap(({ text, lang, label, set }) =>
      piecesOf(text)
        .filter((piece) => piece !== text)
        .map((piece) => ({ text: piece, lang, label, by: 'ours' as const, set })),
    );
  return [...whole, ...pieces];
}

function languageOf(text: string): string {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}

/**
 * Returns the questions that the assistant was tuned with. Questions about contacting us are left out, because some of
 * them ask for a person.
 */
function readQuestions(): Phrasing[] {
  const asked = Object.values(seenQuestions)
    .flat()
    .filter(([, ...topics]) => !topics.includes('contact'))
    .map(([text]) => text);
  return [...asked, ...seenRefusals.filter((text) => !/kill|die|bomb/i.test(text))].map((text) => ({
    text,
    lang: 'en',
    label: 'none',
    by: 'ours',
  }));
}

/** Source files with ordinary sentences: what callers and visitors say, and what agents and the assistant reply. */
const ordinarySources = [
  'src/demo-agents/{agents,language,understanding,slots}/**/*.ts',
  'src/server/assistant/knowledge/**/*.ts',
];
/**
 * Matches texts that could be about an emergency or a wish to speak to a person. Such a text is not used as an ordinary
 * text, even if it contains no phrase of the rules.
 */
const unsure =
  /help|call me|talk to|speak (?:to|with)|baby is|客服|找人|고객 ?센터|프[런론]트|간호사|담당|가슴이|emergenc|ambulance|111|000|urgent|person|human|someone|somebody|staff|manager|put (?:you|me) through|transfer|急|救|人工|真人|转接|工作人员|员工|老板|经理|응급|구급|급|사람|직원|상담원|연결|사장|매니저/iu;

/** Returns the texts in the source of the agents and of the assistant's answers. They are all labelled as ordinary. */
function readSourceTexts(): Phrasing[] {
  const root = new URL('../../', import.meta.url);
  const literals = globSync(ordinarySources, { cwd: root })
    .filter((path) => !path.includes('urgent'))
    .sort()
    .flatMap((path) => readFileSync(new URL(path, root), 'utf8').match(/'(?:[^'\\\n]|\\.)+'|`[^`$]+`/g) ?? []);
  const texts = literals.flatMap((literal) => literal.slice(1, -1).split(/[|\n]/)).map((text) => text.trim());
  return [...new Set(texts)]
    .filter((text) => /[\p{Script=Han}\p{Script=Hangul}]|[a-z]+ [a-z]+/iu.test(text) && !unsure.test(text))
    .filter((text) => !/[{}=]/.test(text) && text.length > 2)
    .filter((text) => hearUrgency(text) === undefined && !asksForPerson(text))
    .map((text) => ({ text, lang: 'source', label: 'none', by: 'source' }));
}
