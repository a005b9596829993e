const texts =
  '"title":"Title","slug":"title","summary":"In short.","content":"<p>Text</p>","medium_url":null,"publish_date":"2026-11-01"';
const terms = '"category":{"id":3,"name":"Guides"},"tags":[{"id":5,"name":"Calls"}]';
const switches = '"is_published":true,"is_featured":false';
const typed = texts.replace('"slug":"title",', '').replace('null', '""');

/**
 * Copies of an article as the first release stored them. Later releases must read them, although they lack the fields
 * that were added since.
 */
export const storedArticles = {
  /** The state of a version. */
  version: `{${texts},"read_time":"5",${terms},${switches}}`,
  /** A snapshot in Trash. */
  trash: `{${texts},"read_time":5,${switches},${terms},"version":2,"created_at":"2026-11-01T00:00:00.000Z","first_published_at":null}`,
  /** The article that a preview link shows. */
  previewLink: `{"id":0,${texts},"read_time":"5","category_id":3,${terms},${switches},"created_at":"2026-11-01T00:00:00.000Z","updated_at":"2026-11-01T00:00:00.000Z"}`,
  /** The form of a working copy, and of a draft in the browser. */
  form: `{${typed},"read_time":5,"category_id":3,${switches},"tag_ids":[5]}`,
} as const;
