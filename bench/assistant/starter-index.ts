import { articlePassages } from '#server/assistant/article-reader.ts';
import { createPassageIndex, type PassageIndex } from '#server/assistant/passage-index.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { starterArticles } from '#server/content/starter/starter-set.ts';
import { ownerFactsSchema } from '#shared/api/owner-facts-contract.ts';
import { slugify } from '#shared/rules/slugs.ts';
import { siteConfig } from '#site.config';

/** Returns the index of a new site. It contains the facts about the site and the published starter articles. */
export function createStarterIndex(): PassageIndex {
  const index = createPassageIndex();
  index.put('site', sitePassages({ isModelSet: false, owner: ownerFactsSchema.parse(siteConfig.ownerFacts) }));
  starterArticles.forEach((article, place) => {
    if (!article.isPublished) return;
    const { title, summary, content, slug = slugify(title) } = article;
    index.put(`article:${place}`, articlePassages({ id: place, title, slug, summary, content, medium_url: null }));
  });
  return index;
}
