import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleQuoteSchema, type ReviewEntry, sharedReviewSchema } from '#shared/api/review-contract.ts';
import { refusalText } from '#site/browser/refusal-text.ts';
import { request } from '#site/browser/send-json.ts';

/** What a reviewer types. The tab keeps it, so that a reload or a failed request loses nothing. */
const draftSchema = z.object({
  kind: z.enum(['comment', 'proposal', 'approval']).optional(),
  author: z.string(),
  text: z.string(),
  quote: articleQuoteSchema.optional(),
  /** Words of the article that are typed instead of selected. */
  words: z.string().optional(),
  /** Under this key the draft is sent. It stays until the draft is stored, so that nothing is stored twice. */
  key: z.string(),
  /** The key of the approval that this tab sent. */
  approvalKey: z.string().optional(),
});

export type ReviewDraft = z.infer<typeof draftSchema>;

/** The form that was closed last, to take back what was sent or to bring back what was not. */
interface ClosedForm {
  readonly isSent: boolean;
  readonly draft: ReviewDraft;
}

export interface SharedText {
  readonly token: string;
  /** When the text of the page was taken from the form. */
  readonly textFrom: string;
  readonly apiBaseUrl: string;
}

const unknownError = 'That could not be sent. Please try again.';

function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

function emptyDraft({ author, approvalKey }: Pick<ReviewDraft, 'author' | 'approvalKey'>): ReviewDraft {
  return { author, approvalKey, text: '', key: newKey() };
}

/** Returns what was written through a preview link, the draft of this tab, and the functions that change both. */
export function useReview({ apiBaseUrl, token, textFrom }: SharedText) {
  const path = `${apiBaseUrl}${apiPaths.sharedPreviews}/${token}/reviews`;
  const place = `review:${token}`;
  const [draft, setDraft] = useState(() => readDraft(place) ?? emptyDraft({ author: '' }));
  const [entries, setEntries] = useState<readonly ReviewEntry[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const [closed, setClosed] = useState<ClosedForm>();
  const [isBusy, setIsBusy] = useState(false);

  const store = (next: ReviewDraft) => {
    setDraft(next);
    setProblem(undefined);
    sessionStorage.setItem(place, JSON.stringify(next));
  };
  const change = (changed: Partial<ReviewDraft>) => {
    setClosed(undefined);
    store({ ...draft, ...changed });
  };
  const close = (form: ClosedForm, approvalKey = draft.approvalKey) => {
    const { kind, author, text, quote } = form.draft;
    store(emptyDraft({ author, approvalKey }));
    const isTyped = text !== '' && text !== quote?.quote;
    setClosed(kind !== 'approval' && (form.isSent || isTyped) ? form : undefined);
  };
  /** Reads what was written. Returns whether the link still shows the text of this page. */
  const load = useCallback(async () => {
    const answer = await request(path, {});
    if (answer.kind === 'refused') setProblem(refusalText(answer, unknownError));
    if (answer.kind !== 'ok') return true;
    const { text_from, entries: read } = sharedReviewSchema.parse(answer.body);
    setEntries(read);
    setIsChanged(text_from !== textFrom);
    return text_from === textFrom;
  }, [path, textFrom]);
  useEffect(() => {
    void load();
    const look = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);

  /** Sends a request and reads the list again. Returns whether it succeeded. */
  const run = async (init: { readonly method: 'PUT' | 'DELETE'; readonly body?: string }, key: string) => {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    const answer = await request(`${path}/${key}`, init);
    if (answer.kind === 'ok') await load();
    else setProblem(refusalText(answer, unknownError));
    setIsBusy(false);
    return answer.kind === 'ok';
  };
  const send = async (chosen: Partial<ReviewDraft> = {}) => {
    const sending = { ...draft, ...chosen };
    const { kind, author, text, quote, key } = sending;
    const isApproval = kind === 'approval';
    if (isApproval && !(await load())) return;
    const body = isApproval ? { kind, author, text_from: textFrom } : { kind, author, text, quote };
    const isNew = !isApproval || !hasApproved(entries, author);
    if (isNew && !(await run({ method: 'PUT', body: JSON.stringify(body) }, key))) return;
    close({ isSent: true, draft: sending }, isApproval && isNew ? key : draft.approvalKey);
  };
  const cancel = () => close({ isSent: false, draft });
  const reopen = async ({ isSent, draft: former }: ClosedForm) => {
    if (isSent && !(await run({ method: 'DELETE' }, former.key))) return;
    change({ ...former, approvalKey: draft.approvalKey, key: newKey() });
  };
  const takeBackApproval = async (key: string) => {
    if (await run({ method: 'DELETE' }, key)) change({ approvalKey: undefined });
  };
  return { draft, change, entries, isChanged, problem, closed, isBusy, send, cancel, reopen, takeBackApproval };
}

export function hasApproved(entries: readonly ReviewEntry[], name: string): boolean {
  return entries.some(({ kind, is_current, author }) => kind === 'approval' && is_current && author === name.trim());
}

function readDraft(place: string): ReviewDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
