import type { Article, PublicArticle } from '#shared/api/article-contract.ts';

/** Returns an article as visitors get it, with the fields in `given` changed. */
export function publicArticle(given: Partial<PublicArticle> = {}): PublicArticle {
  return {
    id: 7,
    title: 'What a missed call costs',
    slug: 'what-a-missed-call-costs',
    summary: 'A sum for the back of a quote pad.',
    content: '<p>Text</p>',
    medium_url: null,
    publish_date: '2026-11-12',
    read_time: '4',
    search_description: '',
    social_picture: '',
    category_id: 2,
    category: { id: 2, name: 'Cost' },
    is_published: true,
    is_featured: false,
    created_at: '2026-11-12T00:00:00.000Z',
    updated_at: '2026-11-12T00:00:00.000Z',
    tags: [],
    ...given,
  };
}

/** Returns an article as the desk gets it, with the fields in `given` changed. */
export function deskArticle(given: Partial<Article> = {}): Article {
  return { ...publicArticle(), saved_by: '', version: 3, ...given };
}
