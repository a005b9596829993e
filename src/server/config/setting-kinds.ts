import { z } from 'zod';

/** A setting that is there and empty counts as not set. */
export const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);
/** Any text, or none. */
export const text = () => z.preprocess(emptyAsUnset, z.string().trim().optional());
/** `true` or `false`. */
export const flag = (fallback: boolean) =>
  z
    .preprocess(emptyAsUnset, z.enum(['true', 'false'], 'is either true or false').default(fallback ? 'true' : 'false'))
    .transform((value) => value === 'true');
const numberBetween = (minimum: number, maximum: number) => {
  const message = `is a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number(message).int(message).min(minimum, message).max(maximum, message);
};
/** A whole number within limits. */
export const wholeNumber = (minimum: number, maximum: number, fallback: number) =>
  z.preprocess(emptyAsUnset, numberBetween(minimum, maximum).default(fallback));
/** A whole number within limits, or none. */
export const wholeNumberOrUnset = (minimum: number, maximum: number) =>
  z.preprocess(emptyAsUnset, numberBetween(minimum, maximum).optional());
/** The address of a web server, without a slash at its end, or none. */
export const webOrigin = () =>
  z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .refine(
        (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
        'is a web address such as https://www.example.com',
      )
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  );

/** An e-mail address, or none. */
export const emailAddress = () =>
  z.preprocess(emptyAsUnset, z.string().trim().pipe(z.email('is an e-mail address')).optional());
/** An address of some protocols, or none; the message says what it should be. */
export const addressOf = (protocol: RegExp, message: string) =>
  z.preprocess(
    emptyAsUnset,
    z
      .string()
      .trim()
      .refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), message)
      .optional(),
  );
