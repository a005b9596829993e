import type { AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import { joined, readInContext } from '../conversation-context.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexedPassage, TextPassage } from '../passage.ts';
import { createPassageIndex, type Finding } from '../passage-index.ts';
import { guideQuestions } from './guide-questions.ts';
import type { GuideSection } from './owners-guide.ts';

/**
 * What a section must have in common with a question before it answers. `asked`: the question is one of those of
 * `guide-questions.ts`, or nearly. `words`: the section has most of its rarer words. `rest`: it has some of them, and
 * the site has no answer.
 */
const enough = {
  asked: { likeness: 0.7, share: 0.6 },
  words: { evidence: 7, words: 2, coverage: 0.6 },
  rest: { evidence: 4, words: 1, coverage: 0.5 },
} as const;

/** Finds the section of the owner's guide that answers a question of an administrator. */
export interface GuideIndex {
  /**
   * Returns the outcome for a question that was asked in the desk: from the guide, or else the outcome of the site. A
   * refusal of the site stays, except that it does not know the answer.
   */
  outcomeOf(asked: AssistantQuestion, ofSite: Outcome): Outcome;
}

/** Creates an index of the guide's sections. */
export function createGuideIndex(sections: readonly GuideSection[]): GuideIndex {
  const index = createPassageIndex();
  index.put('guide', sections.map(passageOf));
  return {
    outcomeOf(asked, ofSite) {
      const isUnknown = ofSite.kind === 'refused' ? ofSite.why === 'unknown' : ofSite.isUnsure === true;
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
