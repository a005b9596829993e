import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { listArticles } from '#desk/articles/article-kind.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';

const pages = [
  { name: 'Home', path: '/' },
  { name: 'Resources', path: '/resources' },
  { name: 'Partners', path: '/partners' },
  { name: 'Demo', path: '/demo' },
  { name: 'Contact', path: '/contact' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Terms', path: '/terms' },
] as const;

interface OwnPagesProps {
  readonly typed: string;
  readonly onChoose: (path: string) => void;
}

/** The pages and published articles of this site that contain the typed words. A press links to one of them. */
export function OwnPages({ typed, onChoose }: OwnPagesProps) {
  const { api } = useDesk();
  const words = useDeferredValue(typed.trim());
  const isSearch = words.length > 1 && !/[/:@#]/.test(words);
  const query = { q: words, status: 'published', limit: 8 } as const;
  const articles = useQuery({ ...listArticles(api, query), enabled: isSearch });
  if (!isSearch) return null;
  const found = [
    ...pages.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())),
    ...(articles.data?.items ?? [])
      .filter(({ content }) => content !== null)
      .map(({ title, slug }) => ({ name: title, path: `/resources/${slug}` })),
  ];
  return (
    <div className="w-full">
      <p role="status" className="text-muted text-sm">
        {articles.isSuccess && found.length === 0 ? 'No page or published article here has these words.' : ''}
      </p>
      <ul aria-label="Pages and articles" className="flex max-h-56 flex-wrap overflow-y-auto">
        {found.map(({ name, path }) => (
          <li key={path} className="max-w-full">
            <ActionButton look="quiet" aria-label={`Link to ${name}`} onPress={() => onChoose(path)}>
              <span className="min-w-0 truncate">{name}</span>
              <span className="font-normal text-muted text-sm max-sm:hidden">{path}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
