import { parseArgs } from 'node:util';
import { demoLanguages } from '#language/languages.ts';
import { replaceTopicModel } from '#server/assistant/topic-model.ts';
import { trainModel } from '../../scripts/train-topics.ts';
import {
  createStarterIndex,
  readQuestions,
  readUnseenQuestions,
  scoreQuestion,
  type Verdict,
  verdicts,
} from './scoring.ts';

/**
 * Scores the assistant's answers to questions by strangers, for each language and in all.
 *
 *   node bench/assistant/score.ts                  asks the questions that the assistant has not learned from
 *   node bench/assistant/score.ts --set "round 5"  asks the questions of a set
 *   node bench/assistant/score.ts --file FILE      asks the questions of a file that is not recorded yet, or of several
 *   --left-out  trains the classifier without the questions of the set
 *   --counts    prints only the counts, and no text of a question
 */
const options = {
  set: { type: 'string' },
  file: { type: 'string', multiple: true },
  'left-out': { type: 'boolean' },
  counts: { type: 'boolean' },
} as const;
const { values } = parseArgs({ options });
if (values['left-out']) replaceTopicModel(trainModel([values.set ?? '']));
const recorded = () =>
  values.set === undefined ? readUnseenQuestions() : readQuestions().filter(({ set }) => set === values.set);
const questions = values.file?.flatMap((file) => readQuestions(file)) ?? recorded();
const index = createStarterIndex();
const results = questions.map((question) => ({ question, ...scoreQuestion(index, question) }));

const columns = `number  ${verdicts.map((verdict) => verdict.padEnd(12)).join('')}`;
const rowOf = (name: string, verdictList: readonly Verdict[]) => {
  const cells = verdicts.map((verdict) => {
    const count = verdictList.filter((one) => one === verdict).length;
    const share = verdictList.length === 0 ? 0 : (100 * count) / verdictList.length;
    return `${String(count).padStart(4)} ${share.toFixed(0).padStart(3)} % `;
  });
  return `${name.padEnd(22)}${String(verdictList.length).padStart(6)} ${cells.join(' ')}`;
};
const kinds = [...new Set(questions.map(({ expect }) => expect))];
for (const kind of kinds) {
  console.log(`\n${kind.padEnd(22)}${columns}`);
  const ofKind = results.filter(({ question }) => question.expect === kind);
  for (const { tag } of demoLanguages) {
    const inLanguage = ofKind.filter(({ question }) => question.lang === tag);
    if (inLanguage.length > 0)
      console.log(
        rowOf(
          `  ${tag}`,
          inLanguage.map(({ verdict }) => verdict),
        ),
      );
  }
  const parts = {
    'follow-ups': ofKind.filter(({ question }) => question.previous.length > 0),
    slang: ofKind.filter(({ question }) => question.slang),
  };
  for (const [name, part] of Object.entries(parts))
    if (part.length > 0)
      console.log(
        rowOf(
          `  of these ${name}`,
          part.map(({ verdict }) => verdict),
        ),
      );
  console.log(
    rowOf(
      '  all',
      ofKind.map(({ verdict }) => verdict),
    ),
  );
}
if (!values.counts) {
  for (const { question, verdict, answer } of results) {
    if (verdict === 'right') continue;
    console.log(`\n${verdict}: ${[...(question.previous ?? []), question.text].join(' > ')}`);
    console.log(`  expected ${question.expect} ${question.page.join(', ')} ${question.must.join(', ')}`);
    console.log(
      `  got ${answer.why ?? 'an answer'} ${answer.sources.map(({ href }) => href).join(' ')}: ${answer.answer}`,
    );
  }
}
