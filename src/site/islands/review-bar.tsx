import './review-bar.css';
import { useEffect, useRef, useState } from 'react';
import {
  type ArticleQuote,
  commentMaximum,
  type ReviewEntry,
  type ReviewField,
  reviewerNameMaximum,
  reviewFields,
} from '#shared/api/review-contract.ts';
import { highlightRanges, quoteOfRange, rangeOfQuote } from '#shared/rules/quote-range.ts';
import { findQuote, quoteAt } from '#shared/rules/text-quote.ts';
import { type ReviewDraft, useReview } from './use-review.ts';

/** The parts of the page that show the fields of the article. */
const places: Readonly<Record<ReviewField, string>> = {
  title: '.article-page-head h1',
  summary: '.article-page-lead',
  content: '.article-page .prose',
};

const gone = 'These words are no longer in the article.';
const textLabels = { comment: 'Your comment', proposal: 'Your words instead' } as const;

/** Lets the readers of a preview link comment on words, suggest others, and say that it is good to publish. */
export function ReviewBar({ token, apiBaseUrl }: { readonly token: string; readonly apiBaseUrl: string }) {
  const { draft, change, entries, problem, sent, isBusy, send, undo } = useReview(apiBaseUrl, token);
  const [isListed, setIsListed] = useState(false);
  const selected = useSelectedQuote();
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = entries.filter(({ state }) => state === 'open').map(({ quote }) => quote);
    const marked = draft.kind ? [...open, draft.quote] : open;
    highlightRanges(marked.flatMap((quote) => (quote && rangeOnPage(quote)) ?? []));
  }, [entries, draft]);
  const isOpen = draft.kind !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) bar.current?.focus();
    wasOpen.current = isOpen;
    if (!isOpen) return;
    const empty = Array.from(form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []);
    (empty.find(({ value }) => value === '') ?? empty[0])?.focus();
  }, [isOpen]);
  const start = (kind: 'comment' | 'proposal') => {
    setIsListed(false);
    change({ kind, ...(selected && { quote: selected }) });
  };
  const approve = () => (draft.author.trim() === '' ? change({ kind: 'approval' }) : void send({ kind: 'approval' }));

  return (
    <section ref={bar} className="review-bar" aria-label="Review" tabIndex={-1}>
      <div role="status">
        {sent && (
          <p>
            {sent.draft.kind === 'approval' ? 'Thank you. The author sees that it is good to publish.' : 'Sent.'}{' '}
            <button type="button" className="button quiet" onClick={() => void undo(sent)}>
              Undo
            </button>
          </p>
        )}
      </div>
      {problem && (
        <p role="alert" className="notice problem">
          {problem}
        </p>
      )}
      {draft.kind && (
        <form
          ref={form}
          className="review-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <DraftFields draft={draft} onChange={change} />
          <p className="review-buttons">
            <button type="submit" className="button" aria-busy={isBusy}>
              {draft.kind === 'approval' ? 'Good to publish' : 'Send'}
            </button>
            <button type="button" className="button quiet" onClick={() => change({ kind: undefined })}>
              Cancel
            </button>
          </p>
        </form>
      )}
      {isListed && <EntryList entries={entries} />}
      {!draft.kind && (
        <p className="review-buttons">
          <button type="button" className="button" onClick={() => start('comment')}>
            Comment
          </button>
          <button type="button" className="button quiet" onClick={() => start('proposal')}>
            Suggest other words
          </button>
          <button type="button" className="button quiet" aria-busy={isBusy} onClick={approve}>
            Good to publish
          </button>
          {entries.length > 0 && (
            <button
              type="button"
              className="button quiet"
              aria-expanded={isListed}
              onClick={() => setIsListed(!isListed)}
            >
              {isListed ? 'Hide what was said' : `What was said (${entries.length})`}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

interface DraftFieldsProps {
  readonly draft: ReviewDraft;
  readonly onChange: (changed: Partial<ReviewDraft>) => void;
}

function DraftFields({ draft, onChange }: DraftFieldsProps) {
  const { kind, author, text, quote } = draft;
  const [words, setWords] = useState(quote?.quote ?? '');
  const shown = quote && quote.quote !== words && !findWords(words) ? quote.quote : words;
  return (
    <>
      {kind !== 'approval' && (
        <>
          <div className="field">
            <label htmlFor="review-words">Words of the article</label>
            <input
              id="review-words"
              value={shown}
              required
              aria-describedby="review-words-hint"
              onChange={({ target }) => {
                setWords(target.value);
                onChange({ quote: findWords(target.value) });
              }}
            />
            <p id="review-words-hint" className="field-hint">
              {shown !== '' && !quote ? gone : 'Select them in the article, or type them here.'}
            </p>
          </div>
          <div className="field">
            <label htmlFor="review-text">{textLabels[kind ?? 'comment']}</label>
            <textarea
              id="review-text"
              rows={3}
              value={text}
              required
              maxLength={commentMaximum}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </div>
        </>
      )}
      <div className="field">
        <label htmlFor="review-name">Your name</label>
        <input
          id="review-name"
          value={author}
          required
          autoComplete="name"
          maxLength={reviewerNameMaximum}
          onChange={({ target }) => onChange({ author: target.value })}
        />
      </div>
    </>
  );
}

function EntryList({ entries }: { readonly entries: readonly ReviewEntry[] }) {
  return (
    <ol className="review-list" aria-label="What was said">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.quote && <QuoteButton quote={entry.quote} />}
          <p>
            <strong>{entry.author}</strong> {entryText(entry)}
          </p>
          {entry.answers.map(({ author, text, created_at }) => (
            <p key={created_at} className="review-answer">
              <strong>{author}</strong> answers: {text}
            </p>
          ))}
          {entry.state !== 'open' && (
            <p className="review-state">
              {entry.closed_by} has {entry.state} this.
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function entryText({ kind, text, is_current }: ReviewEntry): string {
  if (kind === 'comment') return `comments: ${text}`;
  if (kind === 'proposal') return `suggests instead: ${text}`;
  return is_current ? 'says it is good to publish.' : 'said that an earlier text was good to publish.';
}

function QuoteButton({ quote }: { readonly quote: ArticleQuote }) {
  const range = rangeOnPage(quote);
  if (!range)
    return (
      <p>
        “{quote.quote}” {gone}
      </p>
    );
  const show = () => {
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  };
  return (
    <button type="button" className="review-quote" onClick={show}>
      “{quote.quote}”
    </button>
  );
}

/** Returns the words of the article that are selected, or were selected last. */
function useSelectedQuote(): ArticleQuote | undefined {
  const [quote, setQuote] = useState<ArticleQuote>();
  useEffect(() => {
    const look = () => {
      const selection = getSelection();
      if (!selection || selection.rangeCount === 0) return;
      const chosen = selection.getRangeAt(0);
      for (const field of reviewFields) {
        const root = document.querySelector(places[field]);
        const found = root && quoteOfRange(root, chosen);
        if (found) setQuote({ field, ...found });
      }
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  return quote;
}

/** Returns the first place of typed words in the article. */
function findWords(words: string): ArticleQuote | undefined {
  for (const field of reviewFields) {
    const text = document.querySelector(places[field])?.textContent ?? '';
    const found = findQuote(text, { quote: words, prefix: '', suffix: '' });
    if (found) return { field, ...quoteAt(text, found.start, found.end) };
  }
  return undefined;
}

function rangeOnPage(quote: ArticleQuote): Range | undefined {
  const root = document.querySelector(places[quote.field]);
  return root ? rangeOfQuote(root, quote) : undefined;
}
