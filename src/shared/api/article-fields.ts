import { z } from 'zod';
import { readTime } from '../rules/business-constants.ts';
import { isCalendarDate } from '../rules/dates.ts';
import { trimmedLine, trimmedText } from './record-contract.ts';

/** The messages of the article dialog. */
export const articleMessages = {
  title: 'Please enter a title for the article',
  summary: 'Please enter a summary for the article',
  category: 'Please select a category for the article',
  readTime: 'Please enter a valid read time (minimum 1 minute)',
  readTimeMaximum: `The read time can be at most ${readTime.maximum} minutes`,
  publishDate: 'Please enter a valid publish date in YYYY-MM-DD format',
  tag: 'This tag no longer exists. Please choose the tags again',
  mediumUrl: 'Please enter a web address that starts with https:// or http://',
} as const;

/** Maximum length of an article's title, in characters. */
export const titleMaximum = 300;

export const publishDateSchema = z
  .string(articleMessages.publishDate)
  .refine(isCalendarDate, articleMessages.publishDate);

const titleSchema = trimmedLine(articleMessages.title)
  .min(1, articleMessages.title)
  .max(titleMaximum, `The title can have at most ${titleMaximum} characters`);
const summarySchema = trimmedText(articleMessages.summary)
  .min(1, articleMessages.summary)
  .max(2000, 'The summary can have at most 2,000 characters');
const contentSchema = trimmedText().max(500_000, 'The content can have at most 500,000 characters');
const mediumUrlSchema = trimmedLine()
  .max(2000, 'The address can have at most 2,000 characters')
  .refine((text) => text === '' || isWebAddress(text), articleMessages.mediumUrl);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Returns null for an empty content or outside address, because it is stored as null. */
function emptyToNull(text: string | null | undefined): string | null {
  return text ? text : null;
}

/** The read time in a save, as a text or a number. It must be a whole number of minutes from 1 to 999. */
const savedReadTimeSchema = z
  .union(
    [
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/, articleMessages.readTime),
      z.number().int(articleMessages.readTime),
    ],
    articleMessages.readTime,
  )
  .transform(Number)
  .refine((minutes) => minutes >= readTime.minimum && minutes <= readTime.maximum, articleMessages.readTime);

/** The read time in the form. Unlike in a save, it is a number. */
const readTimeSchema = z
  .number(articleMessages.readTime)
  .int(articleMessages.readTime)
  .min(readTime.minimum, articleMessages.readTime)
  .max(readTime.maximum, articleMessages.readTimeMaximum);

/**
 * One field of an article, with its schema in each place. If you add a field, give it a default in every place except
 * `form`: older callers do not send the field, and stored copies do not have it.
 */
interface ArticleField {
  /** The field in the body of a request that saves the article. */
  readonly save: z.ZodType;
  /** The field in the form, at the moment when the editor saves the form. */
  readonly form: z.ZodType;
  /** The field in an unsaved form that the browser stores. The value need not be valid yet. */
  readonly draft: z.ZodType;
  /** The field in an unsaved form that the server stores or previews. Only the length is limited. */
  readonly working: z.ZodType;
  /** The field in the API's articles, and in their copies in versions, Trash and preview links. */
  readonly stored: z.ZodType;
}

/**
 * The fields of an article, except its switches, category and tags. All code that saves, shows, previews or copies
 * articles takes the fields from this object. They are in the same order as in the API.
 */
export const plainFields = {
  title: {
    save: titleSchema,
    form: titleSchema,
    draft: z.string(),
    working: z.string().max(10_000),
    stored: z.string(),
  },
  summary: {
    save: summarySchema,
    form: summarySchema,
    draft: z.string(),
    working: z.string().max(100_000),
    stored: z.string(),
  },
  content: {
    save: contentSchema.nullish().transform(emptyToNull),
    form: contentSchema,
    draft: z.string(),
    working: z.string().max(1_000_000),
    stored: z.string().nullable(),
  },
  medium_url: {
    save: mediumUrlSchema.nullish().transform(emptyToNull),
    form: mediumUrlSchema,
    draft: z.string(),
    working: z.string().max(10_000),
    stored: z.string().nullable(),
  },
  publish_date: {
    save: publishDateSchema,
    form: publishDateSchema,
    draft: z.string(),
    working: z.string().max(100),
    stored: z.string(),
  },
  read_time: {
    save: savedReadTimeSchema,
    form: readTimeSchema,
    draft: z.number(),
    working: z.number(),
    stored: z.string(),
  },
} satisfies Record<string, ArticleField>;

const switchField = {
  save: z.boolean().default(false),
  form: z.boolean(),
  draft: z.boolean(),
  working: z.boolean(),
  stored: z.boolean(),
} satisfies ArticleField;

export const switchFields = { is_published: switchField, is_featured: switchField } satisfies Record<
  string,
  ArticleField
>;

type PlainName = keyof typeof plainFields;
type SwitchName = keyof typeof switchFields;

export const articleLabels: Readonly<Record<PlainName | SwitchName | 'category_id' | 'tag_ids', string>> = {
  title: 'Title',
  summary: 'Summary',
  content: 'Content',
  medium_url: 'Medium URL',
  publish_date: 'Publish Date',
  read_time: 'Read Time',
  category_id: 'Category',
  tag_ids: 'Tags',
  is_published: 'Published',
  is_featured: 'Featured',
};

/** Returns the schema of each field for `place`. Example: for `form`, the schemas of the desk's form. */
export function shapeOf<const Fields extends Readonly<Record<string, ArticleField>>, Place extends keyof ArticleField>(
  fields: Fields,
  place: Place,
): { [Name in keyof Fields]: Fields[Name][Place] } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[place]])) as {
    [Name in keyof Fields]: Fields[Name][Place];
  };
}

export function namesOf<Fields extends Readonly<Record<string, ArticleField>>>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields);
}

const fieldNames = [...namesOf(plainFields), ...namesOf(switchFields)];

/** Returns the plain fields and the switches of an article or a form, without its other properties. */
export function pickFields<Source extends Readonly<Record<PlainName | SwitchName, unknown>>>(
  source: Source,
): Pick<Source, PlainName | SwitchName> {
  return Object.fromEntries(fieldNames.map((name) => [name, source[name]])) as Pick<Source, PlainName | SwitchName>;
}
