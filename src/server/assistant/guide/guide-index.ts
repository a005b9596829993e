import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { distinctTokens } from '../../content/search/article-text.ts';
import { joined, readInContext } from '../conversation-context.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexedPassage, TextPassage } from '../passage.ts';
import { createPassageIndex } from '../passage-index.ts';
import type { GuideSection } from './owners-guide.ts';

const questionsSchema = z.object({ section: z.string(), asked: z.array(z.string()) });

/**
 * Returns questions that a section of the owner's guide answers, by the section's id. Other sections are found only by
 * the words in their text.
 */
export function readGuideQuestions(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(new URL('guide-questions.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const { section, asked } = questionsSchema.parse(JSON.parse(line));
      return [section, asked];
    }),
  );
}

/**
 * Thresholds for answering from a section of the guide. `asked`: which part of a listed question the asked question must
 * have, and which part of it must be in the listed one. `words`: how many of the question's rarer words the section must
 * have, or may have if the site has no answer.
 */
const enough = {
  asked: { ofListed: 0.7, ofQuestion: 0.6 },
  words: { evidence: 8, evidenceAlone: 4, coverage: 0.5 },
} as const;

export type GuideIndex = ReturnType<typeof createGuideIndex>;

export function createGuideIndex(sections: readonly GuideSection[]) {
  const index = createPassageIndex();
  const questions = readGuideQuestions();
  const passages = sections.map((section) => passageOf(section, questions.get(section.id) ?? []));
  index.put('guide', passages);
  const listed = [...questions.values()].flat().map(distinctTokens);
  const isListed = (question: string) => {
    const tokens = new Set(distinctTokens(question));
    return listed.some((own) => {
      const common = own.filter((token) => tokens.has(token)).length;
      return common / own.length >= enough.asked.ofListed && common / tokens.size >= enough.asked.ofQuestion;
    });
  };
  return {
    /**
     * Returns the outcome for a question that was asked in the desk: from the guide, if a section answers the question,
     * otherwise the outcome of the site. The guide is not searched if the site refused the question, for example as
     * abuse.
     */
    outcomeOf(asked: AssistantQuestion, ofSite: Outcome): Outcome {
      const isUnknown = ofSite.kind === 'refused' && ofSite.why === 'unknown';
      if (ofSite.kind === 'refused' && !isUnknown) return ofSite;
      const question = joined(readInContext(asked));
      const [best] = index.find(question);
      if (best === undefined) return ofSite;
      const { coverage, evidence, evidenceAlone } = enough.words;
      const hasWords = best.evidence >= (isUnknown ? evidenceAlone : evidence) && best.coverage >= coverage;
      return isListed(question) || hasWords ? { kind: 'found', findings: [best] } : ofSite;
    },
  };
}

function passageOf({ id, heading, blocks }: GuideSection, questions: readonly string[]): IndexedPassage {
  const passage: TextPassage = {
    kind: 'text',
    topic: `guide:${id}`,
    part: heading,
    text: blocks.join('\n'),
    title: heading,
    href: () => undefined,
  };
  const entries = [
    ...blocks.map((block) => ({ title: '', text: `${heading}. ${block}` })),
    ...questions.map((question) => ({ title: question, text: question })),
  ];
  return { passage, entries };
}
