import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice, UndoStrip } from '#desk/ui/notice.tsx';
import { countWords } from '#desk/ui/pager.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type FoundArticles,
  foundArticlesSchema,
  type ReplacedArticles,
  replacedArticlesSchema,
  type WordReplacement,
} from '#shared/api/replacement-contract.ts';
import { refusedSentences } from './use-bulk-actions.ts';
import { findWordDifference, Paragraph } from './version-difference.tsx';

const nothingTyped: WordReplacement = { find: '', replace: '', match_case: false };

/** Finds words in all articles, shows what would change, and replaces them in the chosen articles. */
export function ReplaceDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useDesk();
  const [typed, setTyped] = useState(nothingTyped);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const searching = useMutation({
    mutationFn: (body: WordReplacement) =>
      api.read(foundArticlesSchema, apiPaths.adminReplacementSearches, { method: 'POST', body }),
    onMutate: () => {
      setLeft(new Set());
      replacing.reset();
      undoing.reset();
    },
  });
  const found = searching.data?.articles ?? [];
  const chosen = found.filter(({ id }) => !left.has(id));
  const send = (path: string, body: object) => api.read(replacedArticlesSchema, path, { method: 'POST', body });
  const replacing = useMutation({
    mutationFn: () => {
      const articles = chosen.map(({ id, version }) => ({ id, version }));
      return send(apiPaths.adminReplacements, { ...searching.variables, articles });
    },
    meta: { refreshes: [] },
    onSuccess: () => searching.reset(),
  });
  const undoing = useMutation({
    mutationFn: ({ undo }: ReplacedArticles) => send(apiPaths.adminReplacementUndos, { articles: undo }),
    meta: { refreshes: [] },
    onSuccess: () => replacing.reset(),
  });
  const isPending = replacing.isPending || undoing.isPending;
  const change = (part: Partial<WordReplacement>) => {
    setTyped({ ...typed, ...part });
    searching.reset();
  };
  const error = searching.error ?? replacing.error ?? undoing.error;
  const { data: replaced } = replacing;
  const refused = replaced?.refused ?? undoing.data?.refused ?? [];
  return (
    <DialogFrame title="Find and replace in all articles" width="wide" isTall isBusy={isPending} onClose={onClose}>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:p-6">
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            searching.mutate(typed);
          }}
        >
          <div className="min-w-0 flex-1 basis-52">
            <TextInput label="Find" autoFocus value={typed.find} onChange={(find) => change({ find })} />
          </div>
          <div className="min-w-0 flex-1 basis-52">
            <TextInput label="Replace with" value={typed.replace} onChange={(replace) => change({ replace })} />
          </div>
          <CheckField label="Match case" value={typed.match_case} onChange={(match_case) => change({ match_case })} />
          <ActionButton type="submit" isPending={searching.isPending}>
            Show the changes
          </ActionButton>
        </form>
        {error && <FailureNotice text={problemDetail(error, unknownError)} />}
        {refused.length > 0 && <FailureNotice text={refusedSentences(refused, 'changed').join(' ')} />}
        {replaced && replaced.changed.length > 0 && (
          <UndoStrip
            text={`Replaced in ${countWords(replaced.changed.length, 'articles')}. Each has a new version.`}
            onUndo={() => undoing.mutate(replaced)}
          />
        )}
        <p role="status" className="text-muted empty:hidden">
          {undoing.data && `Undone in ${countWords(undoing.data.changed.length, 'articles')}.`}
          {searching.data && foundText(searching.data)}
        </p>
        <ul aria-label="Changes" className="grid gap-4 empty:hidden">
          {found.map((article) => (
            <FoundArticle
              key={article.id}
              article={article}
              isChosen={!left.has(article.id)}
              onChoose={(isChosen) =>
                setLeft(new Set(isChosen ? [...left].filter((id) => id !== article.id) : [...left, article.id]))
              }
            />
          ))}
        </ul>
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-3 sm:px-6">
        {chosen.some(({ is_published }) => is_published) && (
          <p className="mr-auto text-sm">Visitors see the change of published articles at once.</p>
        )}
        <ActionButton onPress={onClose} isDisabled={isPending}>
          Close
        </ActionButton>
        {found.length > 0 && (
          <ActionButton
            look="primary"
            isPending={isPending}
            isDisabled={chosen.length === 0}
            onPress={() => replacing.mutate()}
          >
            Replace in {countWords(chosen.length, 'articles')}
          </ActionButton>
        )}
      </footer>
    </DialogFrame>
  );
}

function foundText({ articles, is_cut }: FoundArticles): string {
  if (articles.length === 0) return 'No article has these words.';
  const places = articles.reduce((sum, { count }) => sum + count, 0);
  const more = is_cut ? ' There are more. Replace these first, then search again.' : '';
  return `${countWords(articles.length, 'articles')}, ${places} ${places === 1 ? 'place' : 'places'}.${more}`;
}

interface FoundArticleProps {
  readonly article: FoundArticles['articles'][number];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function FoundArticle({ article, isChosen, onChoose }: FoundArticleProps) {
  const { title, is_published, count, changes } = article;
  const more = count - changes.length;
  return (
    <li className="grid gap-2 border-line border-b pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckField label={title} value={isChosen} onChange={onChoose} />
        <span className="text-muted text-sm">{is_published ? 'Published' : 'Draft'}</span>
      </div>
      {changes.map(({ field, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of an article do not change while they are shown.
        <div key={index} className="pl-9 text-sm">
          <span className="sr-only">{field}: </span>
          <Paragraph parts={findWordDifference(before, after)} />
        </div>
      ))}
      {more > 0 && <p className="pl-9 text-muted text-sm">and {more} more</p>}
    </li>
  );
}
