import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { newDraftKey } from '#desk/drafts/draft-store.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { type ArticlePresence, articlePresenceSchema } from '#shared/api/working-copy-contract.ts';

/** Interval at which an open article asks who else has it open, in milliseconds. A hidden tab does not ask. */
const askInterval = 1500;

interface PresenceNoteProps {
  readonly article: Pick<Article, 'id' | 'version'>;
  readonly isSaving: boolean;
}

/** Says who else has the article open, and whether someone has saved it since it was opened here. */
export function PresenceNote({ article, isSaving }: PresenceNoteProps) {
  const { api, session } = useDesk();
  const [key] = useState(newDraftKey);
  const path = `${apiPaths.adminArticles}/${article.id}/presence/${key}`;
  const { data } = useQuery({
    queryKey: ['presence', key],
    // A refused token must not interrupt a person who is typing. The next save asks them to sign in.
    queryFn: async ({ signal }) =>
      readAnswer(await api.sendOnce(path, { method: 'PUT', signal }), articlePresenceSchema),
    enabled: () => session.state().kind === 'open',
    refetchInterval: askInterval,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => () => void api.sendOnce(path, { method: 'DELETE' }).catch(() => {}), [api, path]);
  const text = data && presenceText(data, isSaving ? data.version : article.version);
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm empty:hidden">
      {text && <UsersRound aria-hidden className="size-4 shrink-0 text-bush" strokeWidth={1.75} />}
      {text && <span className="font-semibold">{text}</span>}
    </p>
  );
}

/**
 * Says who else has the article open, and whether someone has saved it after `opened`, the version that is open here.
 * Returns an empty text if there is nothing to say.
 */
export function presenceText({ version, others }: ArticlePresence, opened: number): string {
  const names = others.filter((other) => !other.is_mine).map(({ name }) => name);
  const list = new Intl.ListFormat('en-NZ').format(names);
  const sentences = names.length > 0 ? [`${list} ${names.length > 1 ? 'have' : 'has'} this article open.`] : [];
  if (others.some((other) => other.is_mine))
    sentences.push(`You have ${names.length > 0 ? 'it' : 'this article'} open in another window.`);
  if (version > opened)
    sentences.push('It was saved since you opened it. When you save, both changes are put together.');
  return sentences.join(' ');
}
