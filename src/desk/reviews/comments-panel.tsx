import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { failureText } from '#desk/api/api-problem.ts';
import { type ArticleFormState, toArticleForm } from '#desk/articles/article-form.ts';
import { findTextDifference, TextDifference } from '#desk/articles/version-difference.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { isSame } from '#desk/drafts/version-merge.ts';
import { flushEvent } from '#desk/editor/delayed-text.ts';
import { settleAt } from '#desk/editor/settled-scroll.ts';
import { useTypedText } from '#desk/enquiries/unsent-text.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, type ArticleForm, articleSchema } from '#shared/api/article-contract.ts';
import { articleLabels } from '#shared/api/article-fields.ts';
import { goneWordsText, type ReviewEntry, type ReviewState } from '#shared/api/review-contract.ts';
import { articleParagraphs } from '#shared/rules/article-paragraphs.ts';
import { highlightRanges, rangeOfQuote } from '#shared/rules/quote-range.ts';
import { findQuote } from '#shared/rules/text-quote.ts';
import { reviewsOf } from './review-requests.ts';
import { addSavedWords } from './saved-words.ts';

interface CommentsPanelProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly form: ArticleFormState;
  /** The saved article from which the open text was made. */
  readonly article: Article;
  /** Called after a suggestion was accepted, or its acceptance undone: with the saved article, and the open text. */
  readonly onChanged: (article: Article, values: ArticleForm) => void;
}

const decisionSchema = z.object({ article: articleSchema.nullable() });

/** The comments and suggestions about an article, beside its words. */
export function CommentsPanel({ panel, form, article, onChanged }: CommentsPanelProps) {
  const { api } = useDesk();
  const query = useQuery(reviewsOf(api, article.id));
  const [title, summary, content] = useWatch({ control: form.control, name: ['title', 'summary', 'content'] });
  const texts = useDeferredValue({ title, summary, content });
  const entries = query.data ?? [];
  const open = entries.filter(({ state }) => state === 'open');
  const closed = entries.filter(({ state }) => state !== 'open');
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    settleAt(() => panel.current, 'start');
  }, [panel]);
  const [said, setSaid] = useState('');
  /** The place of the entry that was decided, until the next one has the focus. */
  const decided = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry moves when the entries have been fetched again.
  useEffect(() => {
    if (decided.current === undefined) return;
    const left = panel.current?.querySelectorAll<HTMLElement>(':scope > ol > li');
    const next = left?.[Math.min(decided.current, left.length - 1)] ?? panel.current;
    next?.focus();
    decided.current = undefined;
  }, [panel, query.data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text changes, its nodes do too.
  useEffect(() => {
    highlightRanges(open.flatMap(({ quote }) => rangeInEditor(quote) ?? []));
    return () => highlightRanges([]);
  }, [query.data, texts.content]);
  const send = async ({ id }: ReviewEntry, state: ReviewState) => {
    const path = `${apiPaths.adminReviews}/${id}/state`;
    return (await api.read(decisionSchema, path, { method: 'PUT', body: { state } })).article;
  };
  /** Stores a decision and brings its words into the open text, which may have changes that are not saved. */
  const decide = async (entry: ReviewEntry, state: ReviewState) => {
    setSaid('');
    if (state === 'accepted' && isGone(entry, openText(form))) throw new Error(wordsDiffer);
    const saved = await send(entry, state);
    if (!saved) return;
    const values = addSavedWords(openText(form), article, saved);
    if (values) {
      setSaid(state === 'accepted' ? acceptedText(entry, isSame(values, toArticleForm(saved))) : '');
      return onChanged(saved, values);
    }
    const isUndo = state === 'open';
    const last = isUndo ? saved : await send(entry, 'open');
    // If only this person saved, the open text continues what is saved now, so its next save meets no conflict.
    if (last?.version === article.version + (isUndo ? 1 : 2)) onChanged(last, openText(form));
    throw new Error(wordsDiffer);
  };
  const rows = (listed: readonly ReviewEntry[]) => (
    <ol className="grid gap-4">
      {listed.map((entry, index) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          isGone={isGone(entry, texts)}
          decide={decide}
          onDecided={() => {
            decided.current = index;
          }}
        />
      ))}
    </ol>
  );
  return (
    <section
      ref={panel}
      aria-label="Comments"
      tabIndex={-1}
      className="min-w-0 border-line bg-paper px-4 py-5 outline-none max-lg:border-t lg:w-96 lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      <h3 className="mb-3 text-lg">Comments</h3>
      <p role="status" className="mb-3 rounded-field bg-shade px-3 py-2 empty:hidden">
        {said}
      </p>
      {query.isPending && <p className="text-muted">Loading the comments…</p>}
      {query.isError && <LoadFailure text="The comments could not be loaded." query={query} />}
      {query.data?.length === 0 && (
        <p className="text-muted">No comments yet. Open Preview and share a link: readers can comment there.</p>
      )}
      {rows(open)}
      {closed.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-target cursor-pointer content-center font-semibold">Done ({closed.length})</summary>
          {rows(closed)}
        </details>
      )}
    </section>
  );
}

interface EntryRowProps {
  readonly entry: ReviewEntry;
  readonly isGone: boolean;
  readonly decide: (entry: ReviewEntry, state: ReviewState) => Promise<void>;
  readonly onDecided: () => void;
}

function EntryRow({ entry, isGone: wordsAreGone, decide: store, onDecided }: EntryRowProps) {
  const { api } = useDesk();
  const path = `${apiPaths.adminReviews}/${entry.id}`;
  const [answer, setAnswer] = useTypedText(`answer-${entry.id}`);
  const [isAnswering, setIsAnswering] = useState(answer !== '');
  const meta = { refreshes: [] };
  const decide = useMutation({
    mutationFn: async (state: ReviewState) => {
      await store(entry, state);
      onDecided();
    },
    meta,
  });
  const reply = useMutation({
    mutationFn: async () => {
      await api.send(`${path}/answers`, { method: 'POST', body: { text: answer.trim() } });
      setAnswer('');
      setIsAnswering(false);
    },
    meta,
  });
  const remove = useMutation({ mutationFn: () => api.send(path, { method: 'DELETE' }), meta });
  const isBusy = decide.isPending || reply.isPending || remove.isPending;
  const failure = decide.error ?? reply.error ?? remove.error;
  const action = (label: string, onPress: () => void, look: 'primary' | 'quiet' | 'quiet-danger' = 'quiet') => (
    <ActionButton
      look={look}
      aria-label={`${label}: ${entry.author}, ${siteMoment(entry.created_at)}`}
      isPending={isBusy}
      onPress={onPress}
    >
      {label}
    </ActionButton>
  );
  const isProposal = entry.kind === 'proposal';
  return (
    <li tabIndex={-1} className="grid scroll-mt-16 gap-2 rounded-field border border-line bg-surface p-3">
      <p className="break-words">
        <strong>{entry.author}</strong> {entrySentence(entry)}
      </p>
      <p className="-mt-2 text-muted text-sm">
        <time dateTime={entry.created_at}>{siteMoment(entry.created_at)}</time>
        {entry.version !== null && `, about version ${entry.version}`}
        {entry.version === null && ', about a text that was not saved then'}
      </p>
      {entry.quote && (
        <button
          type="button"
          disabled={wordsAreGone}
          onClick={() => showWords(entry)}
          className="min-h-target cursor-pointer break-words border-control-line border-l-4 pl-3 text-left italic disabled:cursor-default"
        >
          “{entry.quote.quote}”
        </button>
      )}
      {entry.quote && wordsAreGone && <p className="text-muted text-sm">{goneWordsText(entry.state)}</p>}
      {entry.kind === 'comment' && <p className="whitespace-pre-wrap break-words">{entry.text}</p>}
      {isProposal &&
        entry.changes.map(({ field, before, after }) => (
          <TextDifference
            key={field}
            name={articleLabels[field]}
            paragraphs={findTextDifference(before, after)}
            action={null}
          />
        ))}
      {isProposal && entry.quote === null && entry.text && <p className="break-words">{entry.text}</p>}
      {isProposal && entry.state === 'open' && !entry.is_current && (
        <p className="font-semibold text-sm">The saved article changed here, so this can’t be accepted.</p>
      )}
      {entry.answers.map(({ author, text, created_at }) => (
        <p key={created_at} className="whitespace-pre-wrap break-words border-line border-l-2 pl-3">
          <strong>{author}:</strong> {text}
        </p>
      ))}
      {failure && (
        <FailureNotice
          text={
            failure instanceof Error && failure.message === wordsDiffer
              ? wordsDiffer
              : failureText(failure, 'That was not stored.')
          }
        />
      )}
      {entry.state === 'open' && entry.kind !== 'approval' && (
        <>
          {isAnswering && (
            <TextInput label="Answer" rows={1} maxLength={2000} autoFocus value={answer} onChange={setAnswer} />
          )}
          <div className="-mx-3 flex flex-wrap">
            {isAnswering
              ? answer.trim() !== '' && action('Send answer', () => reply.mutate())
              : action('Answer', () => setIsAnswering(true))}
            {isProposal && entry.is_current && action('Accept', () => decide.mutate('accepted'))}
            {isProposal
              ? action('Refuse', () => decide.mutate('refused'))
              : action('Resolve', () => decide.mutate('resolved'))}
          </div>
        </>
      )}
      {entry.state !== 'open' && (
        <div className="flex flex-wrap items-center">
          <p className="mr-auto text-sm">
            {entry.closed_by} has {entry.state} this.
          </p>
          {action('Undo', () => decide.mutate('open'))}
          {action('Delete', () => remove.mutate(), 'quiet-danger')}
        </div>
      )}
    </li>
  );
}

function acceptedText({ author }: ReviewEntry, isAllSaved: boolean): string {
  return `${author}’s words are in the text and saved.${isAllSaved ? '' : ' Your own changes are not saved yet.'}`;
}

const wordsDiffer = 'The text that is open here has other words in this place now. Change them here, or refuse this.';

/** Returns the form with what was typed just now. */
function openText(form: ArticleFormState): ArticleForm {
  dispatchEvent(new Event(flushEvent));
  return form.getValues();
}

function isGone({ quote }: ReviewEntry, texts: Readonly<Record<'title' | 'summary' | 'content', string>>): boolean {
  if (!quote) return false;
  const text = quote.field === 'content' ? articleParagraphs(texts.content).join('\n') : texts[quote.field];
  return findQuote(text, quote) === undefined;
}

function rangeInEditor(quote: ReviewEntry['quote']): Range | undefined {
  const root = document.querySelector('form .ProseMirror');
  return root && quote?.field === 'content' ? rangeOfQuote(root, quote) : undefined;
}

/** Scrolls to the words of an entry and selects them. */
function showWords({ quote }: ReviewEntry): void {
  if (!quote) return;
  const range = rangeInEditor(quote);
  if (range) {
    const { startContainer, startOffset, endContainer, endOffset } = range;
    startContainer.parentElement?.scrollIntoView({ block: 'center' });
    getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
    return;
  }
  const field = document.querySelector(`form [name="${quote.field}"]`);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const found = findQuote(field.value, quote);
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  if (found) field.setSelectionRange(found.start, found.end);
}

/** Returns what an author did, after the author's name. Example: "says this is good to publish". */
function entrySentence({ kind, author_kind, is_current }: ReviewEntry): string {
  if (kind === 'comment') return 'comments';
  if (kind === 'proposal') return author_kind === 'token' ? '(a program) suggests changes' : 'suggests other words';
  return is_current ? 'says this is good to publish' : 'said that an older text was good to publish';
}
