import { useEffect, useRef, useState } from 'react';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import type { ArticleFormState } from '#desk/articles/article-form.ts';
import { useDesk } from '#desk/desk-context.ts';
import { unknownError } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import { type PreviewShows, previewSchema } from '#shared/api/preview-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { showPage } from './preview-frame.ts';

interface PreviewParts {
  readonly form: ArticleFormState;
  readonly articleId: number | null;
  readonly shows: PreviewShows;
  readonly locale: Locale;
  /** The day on which the article will be published, if it is scheduled. */
  readonly plannedDay: string | undefined;
  /** The document of the frame. It is `undefined` until the frame has loaded. */
  readonly frame: Document | undefined;
}

/**
 * The state of a preview. `loading`: nothing is shown yet. `shown`: a page is shown. `failed`: the last update failed,
 * and `text` says why.
 */
type PreviewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly text: string };

/**
 * After each page, the preview pauses so that typing stays fast. The pause is this many times as long as it took to
 * show the page.
 */
const pauseFactor = 3;
const pauseMaximum = 1000;

/**
 * Shows in a frame the page that visitors would see if the form was saved now, and updates it after changes. Changes
 * that are made during a request are sent together in the next one. Returns the state, and a function that tries again.
 */
export function usePreview({ form, articleId, shows, locale, plannedDay, frame }: PreviewParts) {
  const { api } = useDesk();
  const [state, setState] = useState<PreviewState>({ kind: 'loading' });
  const retry = useRef(() => {});

  useEffect(() => {
    if (!frame) return;
    const stopping = new AbortController();
    let change: 'none' | 'first' | 'typed' = 'first';
    let isRunning = false;

    const show = async () => {
      const follows = change === 'typed';
      change = 'none';
      const body = { article_id: articleId, shows, locale, form: previewedForm(form, plannedDay) };
      const { signal } = stopping;
      const { html } = await api.read(previewSchema, apiPaths.adminPreviews, { method: 'POST', body, signal });
      if (stopping.signal.aborted) return 0;
      const began = performance.now();
      showPage(frame, html, { follows, origin: location.origin });
      return performance.now() - began;
    };
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        while (change !== 'none' && !stopping.signal.aborted) {
          const isFirst = change === 'first';
          const cost = await show();
          setState({ kind: 'shown' });
          // The first page also brings its styles, so the time that it takes says nothing about the next ones.
          if (!isFirst) await pause(Math.min(cost * pauseFactor, pauseMaximum));
        }
      } catch (error) {
        if (!stopping.signal.aborted) setState({ kind: 'failed', text: failureText(error) });
      } finally {
        isRunning = false;
      }
    };
    retry.current = () => {
      change = 'first';
      void run();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        change = 'typed';
        // The field in which the person types must finish its own work first. So the preview starts in the next task.
        setTimeout(run);
      },
    });
    void run();
    return () => {
      stopping.abort();
      unsubscribe();
    };
  }, [api, form, articleId, shows, locale, plannedDay, frame]);

  return { state, retry: () => retry.current() };
}

/** Returns the values of the form. A scheduled article has the Publish Date that it will have once it is published. */
export function previewedForm(form: ArticleFormState, plannedDay: string | undefined): ArticleForm {
  const values = form.getValues();
  return plannedDay === undefined || values.is_published ? values : { ...values, publish_date: plannedDay };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function failureText(error: unknown): string {
  if (error instanceof NetworkProblem) return 'The preview is on hold because the server can’t be reached.';
  return `The preview could not be shown: ${problemDetail(error, unknownError)}`;
}
