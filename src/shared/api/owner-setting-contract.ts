import { z } from 'zod';
import { weekdays } from '../offer/opening-hours.ts';
import { ownerFactsSchema } from './owner-facts-contract.ts';
import { timestampSchema } from './record-contract.ts';

/** Everything that an owner changes in the desk. All but the last are the owner's facts. */
export const ownerSettingTitles = {
  openingHours: 'Opening hours',
  phone: 'Phone number',
  address: 'Postal address',
  gst: 'GST',
  usageRate: 'Usage rate',
  whoWeAre: 'Who we are',
  voiceConsent: 'Consent to voice demos',
} as const;

export type OwnerSettingName = keyof typeof ownerSettingTitles;

export const ownerSettingNames = Object.keys(ownerSettingTitles) as OwnerSettingName[];

/** Whether visitors are asked before anything is loaded from the voice provider. */
export const voiceConsentSchema = z.enum(['none', 'ask'], 'Choose whether visitors are asked first: “ask” or “none”.');

/** The schema of each setting's value. `null` becomes `undefined`, which means that nothing is shown. */
export const ownerSettingSchemas = {
  openingHours: z.preprocess((value) => value ?? [], ownerFactsSchema.shape.openingHours),
  phone: optional(ownerFactsSchema.shape.phone),
  address: optional(ownerFactsSchema.shape.address.optional()),
  gst: optional(ownerFactsSchema.shape.gst),
  usageRate: optional(ownerFactsSchema.shape.usageRate),
  whoWeAre: optional(ownerFactsSchema.shape.whoWeAre),
  voiceConsent: voiceConsentSchema,
} as const;

function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === null || value === '' ? undefined : value), schema);
}

/** A setting's value in the API. `null` means that nothing is shown. */
export const ownerSettingValueSchema = z.union([
  z.null(),
  z.string(),
  z.number(),
  z.array(z.object({ days: z.array(z.enum(weekdays)), opens: z.string(), closes: z.string() })),
  z.object({
    street: z.string(),
    locality: z.string(),
    region: z.string().optional(),
    postalCode: z.string().optional(),
  }),
]);

/** A setting in the API of the desk. Its `version` is sent as `If-Match`; it is 0 before the first save. */
export const ownerSettingSchema = z.object({
  name: z.enum(ownerSettingNames),
  value: ownerSettingValueSchema,
  /** The value that applies while no value is saved. It comes from `site.config.ts` or the environment. */
  default: ownerSettingValueSchema,
  is_default: z.boolean(),
  version: z.number().int(),
  updated_at: timestampSchema.nullable(),
});

export const ownerSettingParamsSchema = z.object({ name: z.enum(ownerSettingNames) });

/** Body of a request that changes a setting. The service checks the value with the setting's own schema. */
export const ownerSettingSaveSchema = z.object({
  value: z.unknown().refine((value) => value !== undefined, 'Give the value, or null to show nothing.'),
});

export type OwnerSetting = z.infer<typeof ownerSettingSchema>;
export type VoiceConsent = z.infer<typeof voiceConsentSchema>;
