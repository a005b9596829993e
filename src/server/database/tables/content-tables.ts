import type { Generated } from 'kysely';
import type { ArticleSave } from '#shared/api/article-contract.ts';
import type { OutsideAnswer } from '#shared/api/content-health-contract.ts';
import type { ReviewState } from '#shared/api/review-contract.ts';
import type { PublicationDelay } from '#shared/api/schedule-contract.ts';
import type { VersionAction } from '#shared/api/version-contract.ts';
import type { RecordingFormat } from '#shared/pictures/recordings.ts';

/** Articles and what belongs to them, pictures and recordings. */
export interface ContentTables {
  articles: ArticleTable;
  article_search: ArticleSearchTable;
  article_terms: ArticleTermsTable;
  article_tags: ArticleTagTable;
  categories: CategoryTable;
  tags: TagTable;
  pictures: PictureTable;
  picture_uses: PictureUseTable;
  recordings: RecordingTable;
  working_copies: WorkingCopyTable;
  open_articles: OpenArticleTable;
  save_keys: SaveKeyTable;
  article_versions: ArticleVersionTable;
  trash: TrashTable;
  former_addresses: FormerAddressTable;
  scheduled_publications: ScheduledPublicationTable;
  planned_publications: PlannedPublicationTable;
  outside_links: OutsideLinkTable;
  preview_links: PreviewLinkTable;
  review_entries: ReviewEntryTable;
}

/** One column for each field of an article. A switch is stored as 1 or 0. */
type FieldColumns = {
  [Field in Exclude<keyof ArticleSave, 'tag_ids'>]: ArticleSave[Field] extends boolean ? number : ArticleSave[Field];
};

export interface ArticleTable extends FieldColumns {
  id: Generated<number>;
  slug: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The title folded for sorting (see `stored-text.ts`). */
  title_key: string;
  /**
   * When the article was first published. From then on its slug no longer follows the title, even when the article
   * becomes a draft again.
   */
  first_published_at: string | null;
  /** 1 when the article has content, otherwise 0. Indexes use it. */
  has_content: number;
}

/** Title and summary folded for searching. They have their own table, so that a search never reads the content. */
export interface ArticleSearchTable {
  article_id: number;
  search_key: string;
}

/**
 * Search tokens of a published article. `edition` is the edition of the token rules with which the row was made. Rows
 * of older editions are computed again (see `search/article-text.ts`).
 */
export interface ArticleTermsTable {
  article_id: number;
  edition: number;
  /** Distinct tokens, separated by spaces. */
  terms: string;
  /** Distinct words of the title, for the search of visitors. */
  title_words: Generated<string>;
  /** Distinct words of summary and content, for the search of visitors. */
  text_words: Generated<string>;
}

export interface ArticleTagTable {
  article_id: number;
  tag_id: number;
}

export interface CategoryTable extends TagTable {
  description: string;
}

export interface TagTable {
  id: Generated<number>;
  name: string;
  slug: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The name folded for sorting and searching (see `stored-text.ts`). */
  name_key: string;
}

/** A picture in the library. Its files are not in the database (see `pictures/picture-storage.ts`). */
export interface PictureTable {
  id: Generated<number>;
  /** The random part of the address that articles store. */
  key: string;
  /** SHA-256 of the original as hex digits. The files are named after it. */
  sha256: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  /** Size of the original in bytes. */
  bytes: number;
  /** Width and height of the original in pixels, after it is rotated upright. */
  width: number;
  height: number;
  file_name: string;
  alt: string;
  /** Name of the uploader at the time of the upload, because the account may be deleted later. */
  uploaded_by: string;
  /** The file name and the alternative text in the form that searches use (see `stored-text.ts`). */
  search_key: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** When the picture was deleted. Its files are removed some weeks later. */
  deleted_at: string | null;
}

/** Records that an article's content has the address of a picture, whether or not this picture exists. */
export interface PictureUseTable {
  article_id: number;
  picture_key: string;
}

/** A recording of an example call. Its file is beside those of pictures, named by its SHA-256. */
export interface RecordingTable {
  id: Generated<number>;
  sha256: string;
  format: RecordingFormat;
  bytes: number;
  milliseconds: number;
  /** Key of a demo agent, which may have been removed since, and tag of a language. Both are empty at first. */
  trade: string;
  language: string;
  /** The words of the call as JSON, empty until somebody has typed them. */
  lines: string;
  file_name: string;
  /** Name of the uploader at the time of the upload, because the account may be deleted later. */
  uploaded_by: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** When the recording was deleted. Its file is removed some weeks later. */
  deleted_at: string | null;
}

/** An article as somebody is typing it in the editor, not saved yet. Visitors never see it. */
export interface WorkingCopyTable {
  /** The browser makes this key when the editor opens. */
  key: string;
  account_id: number;
  /** Null for a new article. */
  article_id: number | null;
  /** The version that the article had when the editor opened. */
  base_version: number | null;
  /** Rises with every change, so that a request that arrives late cannot replace a newer text. */
  sequence: number;
  title: string;
  updated_at: string;
  /** The form as JSON. */
  form: string;
}

/** A save that had a key and created a record. If the same save arrives again, no second record is created. */
export interface SaveKeyTable {
  key: string;
  account_id: number;
  kind: 'article' | 'category' | 'tag';
  /** SHA-256 of what was saved, as hex digits. */
  payload_hash: string;
  /** Null until the record is stored, which happens in the same transaction. */
  record_id: number | null;
  created_at: string;
}

export interface ArticleVersionTable {
  article_id: number;
  /** The version that the article had after the save. */
  number: number;
  at: string;
  /**
   * Name of the person at the time of the save. Empty for the action `earlier`: a state that was saved before versions
   * were stored, or was imported.
   */
  saved_by: string;
  action: VersionAction;
  /** The number of the version that this save restored; null for any other save. */
  restored_from: number | null;
  /** Names of the fields that the save changed, as a JSON list. */
  changed: string;
  /** The article as JSON (see `content/article-version.ts`). */
  state: string;
}

/** A slug that an article or category had before. */
export interface FormerAddressTable {
  /** `page`: an address that never had a page, and that leads to an article since somebody chose it. */
  kind: 'article' | 'category' | 'page';
  /** For the kind `page`, the path without the prefix of the variant. */
  slug: string;
  /** For the kind `page`, 0 is Resources. */
  record_id: number;
  at: string;
}

/** When a draft is to be published. The row exists until the article is published or the schedule is deleted. */
export interface ScheduledPublicationTable {
  article_id: number;
  due_at: string;
  /** The account that scheduled the publication. It may be deleted later. */
  account_id: number | null;
  /** Name of the account when it scheduled the publication. */
  scheduled_by: string;
  scheduled_at: string;
}

/** The last planned publication of an article that was carried out. */
export interface PlannedPublicationTable {
  article_id: number;
  due_at: string;
  published_at: string;
  /** Why it was late. Empty if it was not. */
  delay: PublicationDelay | '';
}

/** What an outside link of an article answered. */
export interface OutsideLinkTable {
  address: string;
  /** Empty until it was looked at. */
  answer: OutsideAnswer | '';
  /** 1 while somebody waits for a new look. */
  is_waiting: number;
  looked_at: string;
}

/** A deleted article, category or tag. The row exists until the record is restored or removed for good. */
export interface TrashTable {
  kind: 'article' | 'category' | 'tag';
  record_id: number;
  title: string;
  /** The title in the form that searches use (see `stored-text.ts`). */
  search_key: string;
  /** The record as JSON (see `content/trash-snapshot.ts`). */
  snapshot: string;
  deleted_at: string;
  /** Name of the person at the time of the deletion, because the account may be deleted later. */
  deleted_by: string;
}

/** A link that shows an article to people without an account, until the link expires. */
export interface PreviewLinkTable {
  id: Generated<number>;
  /** SHA-256 of the token, as hex digits. */
  token_hash: string;
  /** The account that shared the article. */
  account_id: number;
  /** Null when the article was not saved yet. */
  article_id: number | null;
  title: string;
  /** The article as pages show it, as JSON, with clean content. */
  article: string;
  created_at: string;
  /** When the shown text was taken from the form. */
  text_from: string;
  expires_at: string;
}

/** A window of the desk that has an article open. The row is a lease, which the window renews. */
export interface OpenArticleTable {
  key: string;
  article_id: number;
  account_id: number;
  seen_at: string;
}

/** What somebody said about an article: a comment, an answer to one, “Good to publish”, or a proposal. */
export interface ReviewEntryTable {
  id: Generated<number>;
  /** The sender makes this key, so that an entry that is sent twice is stored once. */
  key: string;
  article_id: number;
  /** The preview link through which a reviewer wrote. It may have been closed since. */
  link_id: number | null;
  /** The comment or proposal that an answer belongs to. */
  parent_id: number | null;
  /** The account that wrote an answer. It may be deleted later. */
  account_id: number | null;
  kind: 'comment' | 'answer' | 'approval' | 'proposal';
  /** Name of the author at the time. */
  author: string;
  author_kind: 'reviewer' | 'token' | 'account';
  text: string;
  /** The words that the entry is about, as JSON (see `shared/api/review-contract.ts`). */
  quote: string | null;
  /** The version that the author read. Null when its text was not saved then. */
  version: number | null;
  /** The fields that a proposal changes as JSON: as the author read them, and as proposed. */
  read_text: string | null;
  fields: string | null;
  /** SHA-256 of the title, summary and content that an approval is about, as hex digits. */
  text_hash: string | null;
  created_at: string;
  state: ReviewState;
  /** Name of the person who resolved, accepted or refused it. Empty while it is open. */
  closed_by: string;
  /** The version that accepting a proposal saved. */
  closed_version: number | null;
}
