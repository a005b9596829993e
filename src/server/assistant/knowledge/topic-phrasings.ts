import { demoLanguages } from '#language/languages.ts';
import strangersQuestions from './generated/strangers-questions.json' with { type: 'json' };
import type { PhrasingList } from './known-answer.ts';
import { knownAnswers, phrasingLists, phrasingsOf } from './known-answers.ts';
import { knownUnknowns } from './known-unknowns.ts';
import { notOurs } from './not-ours.ts';
import { articlePhrasings } from './phrasings/article-phrasings.ts';
import { askedAboutArticles } from './phrasings/asked-about-articles.ts';
import { askedElsewhere } from './phrasings/asked-elsewhere.ts';

export interface TopicPhrasing {
  readonly topic: string;
  readonly text: string;
  /**
   * Whether the phrasing was written by somebody who knew only the public pages. The classifier gives it more weight.
   */
  readonly isStrangers?: boolean;
}

/**
 * Returns every phrasing with its topic. The topic of a known answer is its id. The topic of an article's section is
 * `article:` and its address. The topic of what the site does not cover begins with `unknown:` or `not-ours:`.
 */
export function topicPhrasings(): TopicPhrasing[] {
  const known = knownAnswers.flatMap(({ id, asked }) =>
    demoLanguages.flatMap(({ tag }) =>
      [...asked[tag], ...phrasingsOf(phrasingLists, id, tag)].map((text) => ({ topic: id, text })),
    ),
  );
  return [
    ...known,
    ...phrasingsIn('article:', articlePhrasings),
    ...phrasingsIn('unknown:', knownUnknowns),
    ...phrasingsIn('not-ours:', notOurs),
    ...phrasingsIn('article:', askedAboutArticles),
    ...phrasingsIn('', askedElsewhere),
    ...Object.entries(strangersQuestions).flatMap(([topic, texts]) =>
      texts.map((text) => ({ topic, text, isStrangers: true })),
    ),
  ];
}

function phrasingsIn(prefix: string, list: PhrasingList): TopicPhrasing[] {
  return Object.entries(list).flatMap(([topic, phrasings]) =>
    demoLanguages.flatMap(({ tag }) => phrasings[tag].split('|').map((text) => ({ topic: `${prefix}${topic}`, text }))),
  );
}
