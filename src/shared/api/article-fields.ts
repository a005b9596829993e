import { z } from 'zod';
import { pictureKeyOf } from '../pictures/picture-address.ts';
import { readTime } from '../rules/business-constants.ts';
import { isCalendarDate } from '../rules/dates.ts';
import { trimmedLine, trimmedText } from './record-contract.ts';

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

/** Maximum length of an article's search description, in characters. Search engines show about half of it. */
export const searchDescriptionMaximum = 320;

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
const searchDescriptionSchema = trimmedText().max(
  searchDescriptionMaximum,
  `The search description can have at most ${searchDescriptionMaximum} characters`,
);
const socialPictureSchema = trimmedLine().refine(
  (address) => address === '' || pictureKeyOf(address) !== undefined,
  'The social picture must be a picture of this site',
);
const mediumUrlSchema = trimmedLine()
  .max(2000, 'The address can have at most 2,000 characters')
  .refine((text) => text === '' || isWebAddress(text), articleMessages.mediumUrl);

export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Returns null for an empty content or outside address, because it is stored as null. */
function emptyToNull(text: string | null | undefined): string | null {
  return text ? text : null;
}

/** The read time, as a text or a number. It must be a whole number of minutes from 1 to 999. */
const readTimeSchema = z
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

/** One field of an article. Everything that saves, checks, shows, previews or copies articles reads it from here. */
interface ArticleField {
  readonly label: string;
  /** The field in the body of a save, with all its rules. The desk checks its form with the same schema. */
  readonly save: z.ZodType;
  /** The field in the API's articles, and in their copies in versions, Trash and preview links. */
  readonly stored: z.ZodType;
  /** The value in the form of a new article. */
  readonly initial: string | number | boolean;
  /** Maximum length of a text that is not saved yet, in characters. The server stores and previews no longer one. */
  readonly typedMaximum?: number;
  /** Whether the field was added later. Forms that were stored before do not have it, and get `initial`. */
  readonly isAdded?: true;
}

/** The fields of an article, except its switches, category and tags. They are in the same order as in the API. */
export const plainFields = {
  title: { label: 'Title', save: titleSchema, stored: z.string(), initial: '', typedMaximum: 10_000 },
  summary: { label: 'Summary', save: summarySchema, stored: z.string(), initial: '', typedMaximum: 100_000 },
  content: {
    label: 'Content',
    save: contentSchema.nullish().transform(emptyToNull),
    stored: z.string().nullable(),
    initial: '',
    typedMaximum: 1_000_000,
  },
  medium_url: {
    label: 'Medium URL',
    save: mediumUrlSchema.nullish().transform(emptyToNull),
    stored: z.string().nullable(),
    initial: '',
    typedMaximum: 10_000,
  },
  publish_date: {
    label: 'Publish Date',
    save: publishDateSchema,
    stored: z.string(),
    initial: '',
    typedMaximum: 100,
  },
  read_time: { label: 'Read Time', save: readTimeSchema, stored: z.string(), initial: readTime.default },
  search_description: {
    label: 'Search description',
    save: searchDescriptionSchema.default(''),
    stored: z.string().default('').describe('What search engines show. If it is empty, they show the summary'),
    initial: '',
    typedMaximum: 10_000,
    isAdded: true,
  },
  social_picture: {
    label: 'Social picture',
    save: socialPictureSchema.default(''),
    stored: z.string().default('').describe('Address of the picture for shared links. Empty: the first wide picture'),
    initial: '',
    typedMaximum: 100,
    isAdded: true,
  },
} satisfies Record<string, ArticleField>;

const switchSchemas = { save: z.boolean().default(false), stored: z.boolean(), initial: false };

export const switchFields = {
  is_published: { label: 'Published', ...switchSchemas },
  is_featured: { label: 'Featured', ...switchSchemas },
} satisfies Record<string, ArticleField>;

export type PlainName = keyof typeof plainFields;
type SwitchName = keyof typeof switchFields;
type Fields = Readonly<Record<string, ArticleField>>;
type Typed<Initial> = Initial extends string ? string : Initial extends number ? number : boolean;

export const articleLabels: Readonly<Record<PlainName | SwitchName | 'category_id' | 'tag_ids', string>> = {
  ...mapFields(plainFields, ({ label }) => label),
  category_id: 'Category',
  tag_ids: 'Tags',
  ...mapFields(switchFields, ({ label }) => label),
};

/** Returns the schema of each field for a place: `save` or `stored`. */
export function shapeOf<const Shown extends Fields, Place extends 'save' | 'stored'>(fields: Shown, place: Place) {
  return mapFields(fields, (field) => field[place]) as { [Name in keyof Shown]: Shown[Name][Place] };
}

/** Returns the schema of each field while a person types. The values need not be valid. */
export function typedShape<const Shown extends Fields>(fields: Shown, limit?: 'limited') {
  return mapFields(fields, (field) => typedSchema(field, limit)) as {
    [Name in keyof Shown]: z.ZodType<Typed<Shown[Name]['initial']>, Typed<Shown[Name]['initial']>>;
  };
}

function typedSchema({ initial, typedMaximum, isAdded }: ArticleField, limit?: 'limited'): z.ZodType {
  const text = limit && typedMaximum !== undefined ? z.string().max(typedMaximum) : z.string();
  const schema: z.ZodType = typeof initial === 'string' ? text : typeof initial === 'number' ? z.number() : z.boolean();
  return isAdded ? schema.default(initial) : schema;
}

/** Returns the values of a new article's form. */
export function initialValues<const Shown extends Fields>(fields: Shown) {
  return mapFields(fields, ({ initial }) => initial) as { [Name in keyof Shown]: Typed<Shown[Name]['initial']> };
}

export function namesOf<Shown extends Fields>(fields: Shown): (keyof Shown)[] {
  return Object.keys(fields);
}

function mapFields<Shown extends Fields, Value>(fields: Shown, read: (field: ArticleField) => Value) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)])) as {
    [Name in keyof Shown]: Value;
  };
}

const fieldNames = [...namesOf(plainFields), ...namesOf(switchFields)];

/** Returns the plain fields and the switches of an article or a form, without its other properties. */
export function pickFields<Source extends Readonly<Record<PlainName | SwitchName, unknown>>>(
  source: Source,
): Pick<Source, PlainName | SwitchName> {
  return Object.fromEntries(fieldNames.map((name) => [name, source[name]])) as Pick<Source, PlainName | SwitchName>;
}
