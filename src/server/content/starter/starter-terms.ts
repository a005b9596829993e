import type { StarterCategory, StarterTag } from './starter-types.ts';

/** The categories an empty database starts with. */
export const starterCategories: readonly StarterCategory[] = [];

/** The tags an empty database starts with. */
export const starterTags: readonly StarterTag[] = [];
