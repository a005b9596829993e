import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** An article of the starter content. It names its category and its tags by their slugs. */
const starterArticleSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  publish_date: z.string(),
  read_time: z.number(),
  is_published: z.boolean(),
  is_featured: z.boolean(),
});

/** `content` is HTML. It is cleaned like the content of any other article. */
export type StarterArticle = z.infer<typeof starterArticleSchema> & { readonly content: string };

export const starterCategories = [
  {
    name: 'Call handling',
    description: 'What to say, what to ask and when to pass the call to a person.',
    slug: 'call-handling',
  },
  {
    name: 'Set-up',
    description: 'Getting an agent ready: the answers it needs, the tests to run and the upkeep afterwards.',
    slug: 'set-up',
  },
  {
    name: 'Cost',
    description: 'Sums you can do with your own numbers, and plain words about prices.',
    slug: 'cost',
  },
  {
    name: 'Trust',
    description: 'Being straight with callers: what is answering, what is kept and who sees it.',
    slug: 'trust',
  },
];

export const starterTags = [
  { name: 'Trades', slug: 'trades' },
  { name: 'Clinics', slug: 'clinics' },
  { name: 'Beauty', slug: 'beauty' },
  { name: 'Takeaways', slug: 'takeaways' },
  { name: 'Motels', slug: 'motels' },
  { name: 'Scripts', slug: 'scripts' },
  { name: 'Checklists', slug: 'checklists' },
  { name: 'Languages', slug: 'languages' },
];

/** Reads the articles with which an empty database is filled, newest first: one line and one HTML file each. */
export function readStarterArticles(): StarterArticle[] {
  const lines = read('articles.jsonl').split('\n');
  return lines.map((line) => {
    const article = starterArticleSchema.parse(JSON.parse(line));
    return { ...article, content: read(`articles/${article.slug}.html`) };
  });
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').trim();
}
