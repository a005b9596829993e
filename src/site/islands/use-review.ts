import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleQuoteSchema, type ReviewEntry, reviewEntrySchema } from '#shared/api/review-contract.ts';
import { refusalText } from '#site/browser/refusal-text.ts';
import { type Answer, request } from '#site/browser/send-json.ts';

/** What a reviewer types. The tab keeps it, so that a reload or a failed request loses nothing. */
const draftSchema = z.object({
  kind: z.enum(['comment', 'proposal', 'approval']).optional(),
  author: z.string(),
  text: z.string(),
  quote: articleQuoteSchema.optional(),
  /** Under this key the draft is sent. It stays until the draft is stored, so that nothing is stored twice. */
  key: z.string(),
});

export type ReviewDraft = z.infer<typeof draftSchema>;

export interface SentReview {
  readonly key: string;
  readonly draft: ReviewDraft;
}

const unknownError = 'That could not be sent. Please try again.';

function emptyDraft(author = ''): ReviewDraft {
  return { author, text: '', key: crypto.randomUUID().replaceAll('-', '') };
}

/** Returns what was written through a preview link, the draft of this tab, and the functions that change both. */
export function useReview(apiBaseUrl: string, token: string) {
  const path = `${apiBaseUrl}${apiPaths.sharedPreviews}/${token}/reviews`;
  const place = `review:${token}`;
  const [draft, setDraft] = useState(() => readDraft(place) ?? emptyDraft());
  const [entries, setEntries] = useState<readonly ReviewEntry[]>([]);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<SentReview>();
  const [isBusy, setIsBusy] = useState(false);

  const change = (changed: Partial<ReviewDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    sessionStorage.setItem(place, JSON.stringify(next));
  };
  const load = useCallback(async () => {
    const answer = await request(path, {});
    if (answer.kind === 'ok') setEntries(z.array(reviewEntrySchema).parse(answer.body));
    else if (answer.kind === 'refused') setProblem(refusalText(answer, unknownError));
  }, [path]);
  useEffect(() => {
    void load();
    const look = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);

  /** Sends a request and reads the list again. Returns whether it succeeded. */
  const run = async (asked: Promise<Answer>) => {
    setIsBusy(true);
    setProblem(undefined);
    const answer = await asked;
    setIsBusy(false);
    if (answer.kind !== 'ok') setProblem(refusalText(answer, unknownError));
    else await load();
    return answer.kind === 'ok';
  };
  const send = async (chosen: Partial<ReviewDraft> = {}) => {
    const sending = { ...draft, ...chosen };
    const { kind, author, text, quote, key } = sending;
    const body = JSON.stringify(kind === 'approval' ? { kind, author } : { kind, author, text, quote });
    if (isBusy || !(await run(request(`${path}/${key}`, { method: 'PUT', body })))) return;
    setSent({ key, draft: sending });
    change({ kind: undefined, quote: undefined, ...emptyDraft(author) });
  };
  const undo = async ({ key, draft: former }: SentReview) => {
    if (isBusy || !(await run(request(`${path}/${key}`, { method: 'DELETE' })))) return;
    setSent(undefined);
    if (former.kind !== 'approval') change({ ...former, key: emptyDraft().key });
  };
  return { draft, change, entries, problem, sent, isBusy, send, undo };
}

function readDraft(place: string): ReviewDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
