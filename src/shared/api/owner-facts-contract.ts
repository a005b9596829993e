import { z } from 'zod';
import { weekdays } from '../offer/opening-hours.ts';
import { cleanLine, cleanPhone, cleanText } from '../rules/text-input.ts';

const whoWeAreMaximum = 600;

/** An empty text counts as not set. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && cleanText(value) === '' ? undefined : value),
    schema.optional(),
  );

/** A text on one line. Line breaks become spaces. */
const line = (maximum: number, name: string) =>
  given(
    z
      .string(`${name} must be a text.`)
      .overwrite((text) => cleanLine(text).replace(/\s+/g, ' '))
      .max(maximum, `${name} can have at most ${maximum} characters.`)
      .refine(
        (text) => text.isWellFormed() && !/\p{Cc}/u.test(text),
        `${name} contains characters that cannot be shown. Delete them, or type the text again.`,
      ),
  );

const time = z.string('A time must be a text.').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: 'Write a time in the 24-hour clock, with four digits and a colon.',
  abort: true,
});

/**
 * Returns whether days follow each other without a gap, in the order of the week. Pages write them as a span such as
 * "Tuesday to Thursday".
 */
function followEachOther(days: readonly (typeof weekdays)[number][]): boolean {
  const [first] = days;
  const start = first === undefined ? 0 : weekdays.indexOf(first);
  return days.every((day, place) => weekdays[start + place] === day);
}

const openingHoursSchema = z
  .object({
    days: z
      .array(z.enum(weekdays, 'Write the days in full, such as Monday.'))
      .min(1, 'Opening hours need at least one day.')
      .refine(followEachOther, 'The days of one line must follow each other, such as Tuesday, Wednesday, Thursday.'),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, 'The closing time must be after the opening time.');

const addressSchema = z
  .object({
    street: line(120, 'The street'),
    locality: line(80, 'The town'),
    region: line(80, 'The region'),
    postalCode: line(12, 'The postcode'),
  })
  .transform(({ street, locality, region, postalCode }, context) => {
    if (street && locality) return { street, locality, region, postalCode };
    if (street || locality || region || postalCode)
      context.addIssue('Give both the street and the town, or leave the whole address empty.');
    return undefined;
  });

const phoneSentence = 'Write the phone number with 7 to 15 digits and spaces, such as 03 123 4567 or +64 3 123 4567.';
const rateSentence =
  'The usage rate must be the dollars for one minute: in whole cents, more than 0 and at most 10, such as 0.15.';

/** The facts that an owner sets. A fact that is empty becomes `undefined`. */
export const ownerFactsSchema = z.object({
  openingHours: z
    .array(openingHoursSchema)
    .refine(
      (hours) => new Set(hours.flatMap(({ days }) => days)).size === hours.flatMap(({ days }) => days).length,
      'Each day can have only one line of opening hours.',
    ),
  phone: given(
    z
      .string(phoneSentence)
      .overwrite(cleanPhone)
      .regex(/^\+?\d(?: ?\d){6,14}$/, phoneSentence),
  ),
  address: addressSchema,
  gst: given(z.enum(['included', 'added'], 'GST must be “included” or “added”, or be left empty.')),
  usageRate: given(
    z
      .number(rateSentence)
      .positive(rateSentence)
      .max(10, rateSentence)
      .refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9, rateSentence),
  ),
  whoWeAre: line(whoWeAreMaximum, '“Who we are”'),
});
