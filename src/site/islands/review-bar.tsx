import './review-bar.css';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ArticleQuote,
  commentMaximum,
  goneWordsText,
  type ReviewEntry,
  type ReviewField,
  type ReviewState,
  reviewerNameMaximum,
  reviewFields,
} from '#shared/api/review-contract.ts';
import { highlightRanges, quoteOfRange, rangeOfQuote } from '#shared/rules/quote-range.ts';
import { findQuote, quoteAt } from '#shared/rules/text-quote.ts';
import { hasApproved, type ReviewDraft, type SharedText, useReview } from './use-review.ts';

/** The parts of the page that show the fields of the article. */
const places: Readonly<Record<ReviewField, string>> = {
  title: '.article-page-head h1',
  summary: '.article-page-lead',
  content: '.article-page .prose',
};

const textLabels = { comment: 'Your comment', proposal: 'Your words instead' } as const;

/** Lets the readers of a preview link comment on words, suggest others, and say that it is good to publish. */
export function ReviewBar(text: SharedText) {
  const review = useReview(text);
  const { draft, change, entries, isChanged, problem, closed, isBusy, send } = review;
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isOpen = draft.kind !== undefined;
  const [selected, forgetSelected] = useSelectedQuote((quote) => {
    if (draft.kind && draft.kind !== 'approval') change(withWords(draft, draft.kind, quote));
  });
  useEffect(() => {
    const open = entries.filter(({ state }) => state === 'open').map(({ quote }) => quote);
    highlightRanges(open.flatMap((quote) => (quote && rangeOnPage(quote)) ?? []));
    const chosen = draft.kind && draft.quote && rangeOnPage(draft.quote);
    highlightRanges(chosen ? [chosen] : [], 'review-chosen');
  }, [entries, draft]);
  const wasOpen = useRef(isOpen);
  const showForm = useEffectEvent(() => {
    const words = draft.quote && rangeOnPage(draft.quote);
    if (words) scrollToWords(words);
    const inputs = Array.from(form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []);
    const first = inputs.find(({ value }) => value === '') ?? inputs[0];
    first?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isOpen) showForm();
    else if (wasOpen.current) {
      bar.current?.focus();
      forgetSelected();
    }
    wasOpen.current = isOpen;
  }, [isOpen, forgetSelected]);
  const start = (kind: 'comment' | 'proposal') => change(selected ? withWords(draft, kind, selected) : { kind });
  const approve = () => (draft.author.trim() === '' ? change({ kind: 'approval' }) : void send({ kind: 'approval' }));
  const isApproved = hasApproved(entries, draft.author);

  return (
    <section ref={bar} className="review-bar" aria-label="Review" tabIndex={-1}>
      <div className="article-page-columns container">
        <div role="status">
          {closed && (
            <p>
              {closed.isSent ? 'Sent.' : 'Not sent.'}{' '}
              <QuietButton onClick={() => void review.reopen(closed)}>
                {closed.isSent ? 'Undo' : 'Bring it back'}
              </QuietButton>
            </p>
          )}
          {isApproved && !isOpen && (
            <p>
              You said it is good to publish.{' '}
              {draft.approvalKey && (
                <QuietButton onClick={() => void review.takeBackApproval(draft.approvalKey ?? '')}>Undo</QuietButton>
              )}
            </p>
          )}
        </div>
        {isChanged && (
          <p role="alert" className="notice">
            The text has changed. <QuietButton onClick={() => location.reload()}>Show the new one</QuietButton>
          </p>
        )}
        {problem && (
          <p role="alert" className="notice problem">
            {problem}
          </p>
        )}
        {isOpen ? (
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
              <QuietButton onClick={review.cancel}>Cancel</QuietButton>
            </p>
          </form>
        ) : (
          <>
            {entries.length > 0 && <EntryList entries={entries} />}
            <p className="review-buttons">
              <button type="button" className="button" onClick={() => start('comment')}>
                Comment
              </button>
              <QuietButton onClick={() => start('proposal')}>Suggest words</QuietButton>
              {!isApproved && (
                <QuietButton isBusy={isBusy} onClick={approve}>
                  Good to publish
                </QuietButton>
              )}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

interface QuietButtonProps {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

function QuietButton({ children, isBusy = false, onClick }: QuietButtonProps) {
  return (
    <button type="button" className="button quiet" aria-busy={isBusy} onClick={onClick}>
      {children}
    </button>
  );
}

interface DraftFieldsProps {
  readonly draft: ReviewDraft;
  readonly onChange: (changed: Partial<ReviewDraft>) => void;
}

function DraftFields({ draft, onChange }: DraftFieldsProps) {
  const { kind = 'comment', author, text } = draft;
  const [isNaming, setIsNaming] = useState(author.trim() === '');
  return (
    <>
      {kind !== 'approval' && (
        <>
          <WordsField draft={draft} onChange={onChange} />
          <div className="field">
            <label htmlFor="review-text">{textLabels[kind]}</label>
            <textarea
              id="review-text"
              rows={2}
              value={text}
              required
              maxLength={commentMaximum}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </div>
        </>
      )}
      {isNaming ? (
        <div className="field">
          <label htmlFor="review-name">Your name</label>
          <input
            id="review-name"
            value={author}
            required
            // biome-ignore lint/a11y/noAutofocus: the input takes the place of the button that was pressed.
            autoFocus
            autoComplete="name"
            maxLength={reviewerNameMaximum}
            onChange={({ target }) => onChange({ author: target.value })}
          />
        </div>
      ) : (
        <p className="review-chosen">
          <span>As {author}</span> <QuietButton onClick={() => setIsNaming(true)}>Change name</QuietButton>
        </p>
      )}
    </>
  );
}

/** The words that the draft is about: a quotation when they were selected, and an input when they are typed. */
function WordsField({ draft: { quote, words }, onChange }: DraftFieldsProps) {
  if (quote && words === undefined)
    return (
      <p className="review-chosen">
        <q>{quote.quote}</q> <QuietButton onClick={() => onChange({ words: quote.quote })}>Change words</QuietButton>
      </p>
    );
  return (
    <div className="field">
      <label htmlFor="review-words">About these words</label>
      <input
        id="review-words"
        value={words ?? ''}
        required
        // biome-ignore lint/a11y/noAutofocus: the input takes the place of the button that was pressed.
        autoFocus
        aria-describedby="review-words-hint"
        onChange={({ target }) => onChange({ words: target.value, quote: findWords(target.value) })}
      />
      <p id="review-words-hint" className="field-hint">
        {words && !quote ? 'These words are not in the article.' : 'Select them in the article, or type them here.'}
      </p>
    </div>
  );
}

function EntryList({ entries }: { readonly entries: readonly ReviewEntry[] }) {
  return (
    <details>
      <summary>What was said ({entries.length})</summary>
      <ol className="review-list" aria-label="What was said">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.quote && <QuoteButton quote={entry.quote} state={entry.state} />}
            <p>
              <strong>{entry.author}</strong> {entryText(entry)}
            </p>
            {entry.answers.map(({ author, text, created_at }) => (
              <p key={created_at} className="review-answer">
                <strong>{author}</strong> answers: {text}
              </p>
            ))}
            {entry.state !== 'open' && (
              <p className="note">
                {entry.closed_by} has {entry.state} this.
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function entryText({ kind, text, is_current }: ReviewEntry): string {
  if (kind === 'comment') return `comments: ${text}`;
  if (kind === 'proposal') return `suggests instead: ${text}`;
  return is_current ? 'says it is good to publish.' : 'said that an earlier text was good to publish.';
}

function QuoteButton({ quote, state }: { readonly quote: ArticleQuote; readonly state: ReviewState }) {
  const range = rangeOnPage(quote);
  if (!range)
    return (
      <p className="note">
        “{quote.quote}” {goneWordsText(state)}
      </p>
    );
  const show = () => {
    scrollToWords(range);
    getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  };
  return (
    <button type="button" className="review-quote" onClick={show}>
      “{quote.quote}”
    </button>
  );
}

/**
 * Returns the words of the article that are selected, or were selected last, and a function that forgets them. Calls
 * `onSelect` with a new selection.
 */
function useSelectedQuote(onSelect: (quote: ArticleQuote) => void) {
  const [quote, setQuote] = useState<ArticleQuote>();
  const take = useEffectEvent((found: ArticleQuote) => {
    setQuote(found);
    onSelect(found);
  });
  useEffect(() => {
    const look = ({ target }: Event) => {
      // A selection inside an input is not one in the article.
      if (target !== document) return;
      const selection = getSelection();
      if (!selection || selection.rangeCount === 0) return;
      const chosen = selection.getRangeAt(0);
      for (const field of reviewFields) {
        const root = document.querySelector(places[field]);
        const found = root && quoteOfRange(root, chosen);
        if (found) take({ field, ...found });
      }
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  const forget = useCallback(() => setQuote(undefined), []);
  return [quote, forget] as const;
}

/** Returns the change of a draft to other words. A suggestion begins with the words that it replaces. */
function withWords(draft: ReviewDraft, kind: 'comment' | 'proposal', quote: ArticleQuote): Partial<ReviewDraft> {
  const isUntouched = draft.text === '' || draft.text === draft.quote?.quote;
  return { kind, quote, words: undefined, ...(kind === 'proposal' && isUntouched && { text: quote.quote }) };
}

/** Scrolls words into the part of the window above the bar, unless they are there. */
function scrollToWords(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const free = document.querySelector('.review-bar')?.getBoundingClientRect().top ?? innerHeight;
  if (top < 0 || bottom > free) scrollBy({ top: top - Math.max(0, free - (bottom - top)) / 2 });
}

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
