import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { joined, readInContext } from '../conversation-context.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexedPassage, TextPassage } from '../passage.ts';
import { createPassageIndex, type Finding } from '../passage-index.ts';
import { guideQuestions } from './guide-questions.ts';
import type { GuideSection } from './owners-guide.ts';

/**
 * Thresholds for answering from a section of the guide. `asked`: the question is the same, or nearly the same, as one
 * in `guide-questions.ts`. `words`: the section has most of the question's rarer words. `rest`: the section has some of
 * these words, which is enough only if the site has no answer.
 */
const enough = {
  asked: { likeness: 0.7, share: 0.6 },
  words: { evidence: 7, words: 2, coverage: 0.6 },
  rest: { evidence: 4, words: 1, coverage: 0.5 },
} as const;

/** Finds the section of the owner's guide that answers a question from the desk. */
export interface GuideIndex {
  /**
   * Returns the outcome for a question that was asked in the desk: from the guide, if a section answers the question,
   * otherwise the outcome of the site. The guide is not searched if the site refused the question, for example as
   * abuse.
   */
  outcomeOf(asked: AssistantQuestion, ofSite: Outcome): Outcome;
}

export function createGuideIndex(sections: readonly GuideSection[]): GuideIndex {
  const index = createPassageIndex();
  index.put('guide', sections.map(passageOf));
  return {
    outcomeOf(asked, ofSite) {
      const isUnknown = ofSite.kind === 'refused' && ofSite.why === 'unknown';
      if (ofSite.kind === 'refused' && !isUnknown) return ofSite;
      const [best] = index.find(joined(readInContext(asked))).filter(isText);
      if (!best) return ofSite;
      const isAsked = best.likeness >= enough.asked.likeness && best.share >= enough.asked.share;
      return isAsked || sharesWords(best, isUnknown ? enough.rest : enough.words)
        ? { kind: 'found', findings: [best] }
        : ofSite;
    },
  };
}

type SharedWords = Pick<Finding, 'evidence' | 'words' | 'coverage'>;

function sharesWords(finding: Finding, least: SharedWords): boolean {
  return finding.evidence >= least.evidence && finding.words >= least.words && finding.coverage >= least.coverage;
}

function passageOf({ id, heading, blocks }: GuideSection): IndexedPassage {
  const passage: TextPassage = {
    kind: 'text',
    topic: `guide:${id}`,
    part: heading,
    text: blocks.join('\n'),
    title: heading,
    href: () => undefined,
  };
  const texts = blocks.map((block) => ({ title: '', aliases: '', text: `${heading}. ${block}` }));
  const questions = (guideQuestions[id] ?? []).map((aliases) => ({ title: '', aliases, text: '' }));
  return { passage, entries: [...texts, ...questions] };
}

function isText(finding: Finding): finding is Finding<TextPassage> {
  return finding.passage.kind === 'text';
}
