import { globSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { asksForPerson } from '#domain/hearing/person-words.ts';
import strangers from '#domain/urgent-phrasings.json' with { type: 'json' };
import { hearUrgency } from '#domain/urgent-words.ts';
import { seenQuestions, seenRefusals } from '../assistant/questions-seen.ts';

/** A text with its meaning. The label `none` means that it is ordinary. */
export interface Phrasing {
  readonly text: string;
  readonly lang: string;
  readonly label: 'danger' | 'distress' | 'person' | 'none';
  /**
   * Who wrote the text. `ours`: the people who write the rules. `strangers`: other people. `source`: the authors of the
   * agents and of the assistant's answers.
   */
  readonly by: 'ours' | 'strangers' | 'source';
}

const fileName = /^(danger|distress|person|none)-(en|zh|ko)\.txt$/;
const labelSchema = z.enum(['danger', 'distress', 'person', 'none']);

/** Returns all texts from which the classifier learns. */
export function readTrainingPhrasings(): Phrasing[] {
  return [...readOwn(), ...readStrangers(), ...readQuestions(), ...readSourceTexts()];
}

function readOwn(): Phrasing[] {
  const folder = new URL('phrasings/', import.meta.url);
  return readdirSync(folder).flatMap((name) => {
    const [, label, lang] = fileName.exec(name) ?? [];
    if (!label || !lang) return [];
    const lines = readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean);
    return lines.map((text): Phrasing => ({ text, lang, label: labelSchema.parse(label), by: 'ours' }));
  });
}

function readStrangers(): Phrasing[] {
  return strangers.map(({ class: kind, language, text }) => ({
    text,
    lang: language.slice(0, 2),
    label: kind === 'ordinary' ? 'none' : labelSchema.parse(kind),
    by: 'strangers',
  }));
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

/** The source files that contain what callers and visitors say on ordinary days, and what is said to them. */
const ordinarySources = [
  'src/demo-agents/{agents,language,understanding,slots}/**/*.ts',
  'src/server/assistant/knowledge/**/*.ts',
];
/**
 * Matches texts that could be about an emergency or a person. They are not used as ordinary texts, although no phrase
 * of the rules is in them.
 */
const unsure =
  /emergenc|ambulance|111|000|urgent|person|human|someone|somebody|staff|manager|put (?:you|me) through|transfer|急|救|人工|真人|转接|工作人员|员工|老板|经理|응급|구급|급|사람|직원|상담원|연결|사장|매니저/iu;

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
