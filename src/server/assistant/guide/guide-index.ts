import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { distinctTokens } from '../../content/search/article-text.ts';
import { joined, readInContext } from '../conversation-context.ts';
import type { Outcome } from '../outcome.ts';
import type { IndexedPassage, TextPassage } from '../passage.ts';
import { createPassageIndex, type Finding } from '../passage-index.ts';
import type { GuideSection } from './owners-guide.ts';

/**
 * Questions that a section of the owner's guide answers, by the section's id. Other sections are found only by the
 * words in their text.
 */
export const guideQuestions: Readonly<Record<string, readonly string[]>> = {
  'before-you-go-live-a-lawyer-reads-privacy-and-terms': [
    'Does a lawyer have to read the privacy text',
    'What must I check before going live',
    'How do I change Privacy or Terms',
  ],
  'what-to-change-first': [
    'How do I change the prices',
    'Where do I change the colours and fonts',
    'How do I change our name and email address on the site',
    'Where do I change a package',
  ],
  settings: [
    'How do I change the opening hours',
    'How do I set our hours',
    'Where do I enter our phone number',
    'Where do I change the address of the business',
    'How do I test whether enquiries reach me',
  ],
  'the-starter-content': [
    'How do I remove the starter articles',
    'Where do the first articles come from',
    'Start without starter content',
  ],
  'how-visitors-find-articles': ['How do visitors find an article', 'What are tags good for'],
  'a-second-lock-for-your-account': [
    'How do I add a passkey',
    'What are recovery codes for',
    'I have lost my passkey',
    'How do I protect my account',
  ],
  'a-forgotten-password': [
    'I have forgotten my password',
    'How do I reset a password',
    'Why did I get a mail about a new sign-in',
  ],
  'writing-without-losing-anything': [
    'Is my text kept when the browser crashes',
    'What are unsaved changes',
    'Who else is writing in this article',
  ],
  'publishing-later': [
    'How do I publish an article later',
    'How do I schedule an article',
    'Publish at a certain time tomorrow',
  ],
  'who-came-and-what-they-read': [
    'How many people visited the site',
    'Where do I see which articles were read',
    'How do I measure a campaign',
    'Why does Insight count fewer visitors than other tools',
  ],
  'who-may-work-here': [
    'How do I invite an editor',
    'Who may use the desk',
    'How do I remove somebody from the desk',
    'What may an editor do',
  ],
  'from-the-site-into-the-desk': [
    'How do I edit an article from its page',
    'Why do I see a link to the desk on the site',
  ],
  'going-back': [
    'Where do I find deleted articles',
    'How do I restore a deleted article',
    'How do I undo a deletion',
    'How do I get an older version of an article back',
    'How do I change the address of an article',
    'How do I copy an article',
  ],
  partners: [
    'Where do I change commissions and tiers',
    'Where do partner applications arrive in the desk',
    'How do I replace the partner specialist by my own agent',
  ],
  'what-the-assistant-says': [
    'Where do the answers of the assistant come from',
    'How do I change what the assistant says',
    'How do I teach the assistant a new answer',
  ],
  'let-a-language-model-word-the-answers': [
    'How do I switch on a language model',
    'Can I use an AI model for the answers',
  ],
  'enquiries-and-unanswered-questions': [
    'How do I receive enquiries by email',
    'Where do I see what visitors asked',
    'Where are the enquiries',
    'How long are enquiries kept in the desk',
    'What is suspected spam',
  ],
  'keep-the-texts-true': ['How often should I read Privacy again'],
  'keep-the-data-safe': ['How do I set up backups', 'Are there copies of my data', 'Where are the backups kept'],
};

/**
 * Thresholds for answering from a section of the guide. `asked`: which part of a question in `guideQuestions` the asked
 * question must have, and which part of it must be in the listed one. `words`: the section has most of the question's
 * rarer words. `rest`: it has some of them, which is enough only if the site has no answer.
 */
const enough = {
  asked: { ofListed: 0.7, ofQuestion: 0.6 },
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
  const passages = sections.map(passageOf);
  index.put('guide', passages);
  const listed = passages.flatMap(({ passage }, place) =>
    (guideQuestions[sections[place]?.id ?? ''] ?? []).map((text) => ({ passage, tokens: distinctTokens(text) })),
  );
  /** Returns the section for which a question is listed that is the same, or nearly the same. */
  const findAsked = (question: string) => {
    const tokens = new Set(distinctTokens(question));
    const fits = listed.map(({ passage, tokens: own }) => {
      const common = own.filter((token) => tokens.has(token)).length;
      const isEnough = common / own.length >= enough.asked.ofListed && common / tokens.size >= enough.asked.ofQuestion;
      return { passage, score: isEnough ? common / own.length + common / tokens.size : 0 };
    });
    return fits.toSorted((one, other) => other.score - one.score).find(({ score }) => score > 0);
  };
  return {
    outcomeOf(asked, ofSite) {
      const isUnknown = ofSite.kind === 'refused' && ofSite.why === 'unknown';
      if (ofSite.kind === 'refused' && !isUnknown) return ofSite;
      const question = joined(readInContext(asked));
      const known = findAsked(question);
      if (known) return { kind: 'found', findings: [known] };
      const [best] = index.find(question);
      return best && sharesWords(best, isUnknown ? enough.rest : enough.words)
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
  return { passage, entries: blocks.map((block) => ({ title: '', text: `${heading}. ${block}` })) };
}
