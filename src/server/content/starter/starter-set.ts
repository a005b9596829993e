import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** An article of the starter content. It names its category and its tags by their slugs. */
const starterArticleSchema = z.object({
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
export type StarterArticle = z.infer<typeof starterArticleSchema> & { readonly slug: string; readonly content: string };

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

const folder = new URL('articles/', import.meta.url);

/**
 * Reads the articles with which an empty database is filled, newest first. Each is a file of HTML that is named by its
 * slug. Its first line is a comment with its other fields as JSON.
 */
export function readStarterArticles(): StarterArticle[] {
  const articles = readdirSync(folder).map((file) => {
    const [, fields = '', content = ''] =
      /^<!-- (.*) -->\n([\s\S]*)$/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
    const article = starterArticleSchema.parse(JSON.parse(fields));
    return { ...article, slug: file.replace(/\.html$/, ''), content: content.trim() };
  });
  return articles.sort((one, other) => other.publish_date.localeCompare(one.publish_date));
}
