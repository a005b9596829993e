import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { serialiseHtml } from '#desk/editor/html-tree.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';
import { homeSummaryLength } from '#shared/rules/business-constants.ts';
import {
  type ContentParts,
  checkHeadings,
  checkLinks,
  checkPictures,
  checkSentences,
  hasNothingBehind,
  readContent,
} from '#shared/rules/content-checks.ts';
import { slugify } from '#shared/rules/slugs.ts';
import type { ArticleFormState } from './article-form.ts';
import { searchTitleLength } from './search-and-sharing.tsx';
import { deadPathsQuery, ownPaths, twinQuery } from './site-requests.ts';

/** Delay between the last change and the next check, in milliseconds. */
const checkDelay = 600;

interface PublishingListProps {
  readonly form: ArticleFormState;
  readonly record: Article | undefined;
}

/** Lists what to improve before publishing. */
export function PublishingList({ form, record }: PublishingListProps) {
  const { api } = useDesk();
  const values = useSettledValues(form);
  const slug = slugOf(values, record);
  const parts = useMemo(() => readContent(serialiseHtml(values.content)), [values.content]);
  const paths = useMemo(() => linkedPaths(parts, slug), [parts, slug]);
  const dead = useQuery({ ...deadPathsQuery(paths), enabled: paths.length > 0 });
  const twin = useQuery(twinQuery(api, values.title, record?.id));
  const advice = useMemo(
    () =>
      publishingAdvice(values, parts, {
        siteOrigin: location.origin,
        slug,
        hasTwin: twin.data,
        deadPaths: dead.data,
      }),
    [values, parts, slug, twin.data, dead.data],
  );
  const sentences = advice.flatMap((entry) => entry.sentences);
  const good = advice.filter((entry) => entry.sentences.length === 0).map(({ subject }) => subject);
  return (
    <div className="grid gap-4">
      {sentences.length > 0 && (
        <ul aria-label="What could be better" className="grid gap-2">
          {sentences.map((sentence) => (
            <li key={sentence} className="flex gap-2.5">
              <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} />
              <span className="min-w-0 break-words">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex gap-2.5 text-muted">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-bush" strokeWidth={1.75} />
        {sentences.length === 0
          ? 'The checks found nothing to improve. They do not read what the text says.'
          : `Good: ${good.join(', ')}`}
      </p>
      {(dead.isError || twin.isError) && (
        <LoadFailure
          text={dead.isError ? 'The links could not be checked.' : 'The title could not be compared.'}
          query={dead.isError ? dead : twin}
        />
      )}
    </div>
  );
}

/** Returns the form's values as of the last pause in typing. Updating them at each key would slow down typing. */
function useSettledValues(form: ArticleFormState): ArticleForm {
  const [values, setValues] = useState<ArticleForm>(() => ({ ...form.getValues() }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setValues({ ...form.getValues() });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(settle, checkDelay);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form]);
  return values;
}

/**
 * Returns the article's slug. For a new article, returns the slug made from its title. Returns `undefined` if the title
 * contains nothing for a slug. The server then chooses one.
 */
function slugOf({ title }: ArticleForm, record: Article | undefined): string | undefined {
  return record?.slug ?? (slugify(title) || undefined);
}

/** Returns the paths of this site that the content links to, without the path of the article itself. */
function linkedPaths({ links }: ContentParts, slug: string | undefined): string[] {
  const hrefs = links.map(({ href }) => href);
  return ownPaths(hrefs, location.origin).filter((path) => slug === undefined || !path.endsWith(`/resources/${slug}`));
}

/** The subjects on which there is advice before publishing, in the order in which the dialog lists them. */
const subjects = ['Text', 'Title', 'Summary', 'Pictures', 'Links', 'Headings', 'Address'] as const;

export type Subject = (typeof subjects)[number];

/** What could be better about one subject of an article. An empty list of sentences means that the subject is good. */
export interface Advice {
  readonly subject: Subject;
  readonly sentences: readonly string[];
}

/** What the server knows about the article that is being written. `undefined`: it has not answered yet. */
export interface KnownFacts {
  readonly siteOrigin: string;
  readonly slug: string | undefined;
  readonly hasTwin: boolean | undefined;
  /** The paths of this site that the article links to and that have no page. */
  readonly deadPaths: readonly string[] | undefined;
}

const shortSummary = 40;
const longSlug = 60;

export function publishingAdvice(form: ArticleForm, parts: ContentParts, facts: KnownFacts): Advice[] {
  const dead = new Set(facts.deadPaths);
  const sentences: Record<Subject, string[]> = {
    Text: adviseText(form),
    Title: adviseTitle(form.title.trim(), facts.hasTwin),
    Summary: adviseSummary(form.summary.trim()),
    Pictures: checkPictures(parts),
    Links: checkLinks(parts, { siteOrigin: facts.siteOrigin, isDead: (path) => dead.has(path) }),
    Headings: checkHeadings(parts, form.title.trim()),
    Address: adviseAddress(facts.slug),
  };
  return subjects.map((subject) => ({ subject, sentences: sentences[subject] }));
}

function adviseText({ content, medium_url }: ArticleForm): string[] {
  if (hasNothingBehind(content, medium_url)) return [checkSentences.nothingBehind];
  if (content.trim() !== '' && medium_url.trim() !== '')
    return ['Cards lead to the Medium URL. Leave it empty if they should lead to the text here.'];
  return [];
}

function adviseTitle(title: string, hasTwin: boolean | undefined): string[] {
  if (title === '') return ['There is no title yet.'];
  const length = lengthOf(title);
  const sentences: string[] = hasTwin ? [checkSentences.twin] : [];
  if (length > searchTitleLength)
    sentences.push(`Search engines cut a title after about ${searchTitleLength} characters. This one has ${length}.`);
  return sentences;
}

function adviseSummary(summary: string): string[] {
  if (summary === '') return ['There is no summary yet.'];
  const length = lengthOf(summary);
  if (length < shortSummary)
    return [`The summary has only ${length} characters. Say in a sentence or two what readers get.`];
  if (length > homeSummaryLength)
    return [`Home cuts the summary after ${homeSummaryLength} characters. It has ${length}.`];
  return [];
}

function adviseAddress(slug: string | undefined): string[] {
  if (slug === undefined || slug.length <= longSlug) return [];
  return [`The address is long: ${slug.length} characters. A short one is easier to share.`];
}

function lengthOf(text: string): number {
  return [...text].length;
}
