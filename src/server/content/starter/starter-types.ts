/** A category of the starter content; `slug` is what articles name it by. */
export interface StarterCategory {
  readonly name: string;
  readonly description: string;
  readonly slug: string;
}

/** A tag of the starter content; `slug` is what articles name it by. */
export interface StarterTag {
  readonly name: string;
  readonly slug: string;
}

/** An article of the starter content, as the loader writes it into an empty database. */
export interface StarterArticle {
  /** Made from the title when left out. */
  readonly slug?: string;
  readonly title: string;
  readonly summary: string;
  /** HTML of the closed allow-list; it is cleaned like any other article's. */
  readonly content: string;
  readonly categorySlug: string;
  readonly tagSlugs: readonly string[];
  /** YYYY-MM-DD. */
  readonly publishDate: string;
  /** Whole minutes. */
  readonly readTime: number;
  readonly isPublished: boolean;
  readonly isFeatured: boolean;
}
