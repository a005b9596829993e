import type { StarterArticle } from './starter-types.ts';

/** The articles an empty database starts with, one file each in `articles/`. */
export const starterArticles: readonly StarterArticle[] = [];
