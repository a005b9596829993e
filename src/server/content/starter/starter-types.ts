/** A category of the starter content; articles refer to it by its slug. */
export interface StarterCategory {
  readonly name: string;
  readonly description: string;
  readonly slug: string;
}

/** A tag of the starter content; articles refer to it by its slug. */
export interface StarterTag {
  readonly name: string;
  readonly slug: string;
}

export interface StarterArticle {
  /** Made from the title when left out. */
  readonly slug?: string;
  readonly title: string;
  readonly summary: string;
  /** HTML. It is cleaned like the content of any other article. */
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
