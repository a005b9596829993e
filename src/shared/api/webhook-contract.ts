import { z } from 'zod';
import { isWebAddress } from './article-fields.ts';
import { recordIdSchema, recordIdTextSchema, timestampSchema, trimmedLine } from './record-contract.ts';

/** The events of articles that a webhook can be told about. */
export const webhookEvents = [
  'article.published',
  'article.changed',
  'article.unpublished',
  'article.deleted',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** The event of a message that only shows whether messages arrive. */
export const testEvent = 'webhook.test';

/** Maximum number of webhooks. */
export const webhooksMaximum = 20;

/** Number of days for which deliveries are kept. */
export const webhookLogDays = 30;

const urlSchema = trimmedLine('Enter the address that receives the messages')
  .max(2000, 'The address can have at most 2,000 characters')
  .refine(isWebAddress, 'Enter a web address that starts with https:// or http://, without a password');

/** Body of a new or changed webhook. Without `is_active`, a new webhook is on, and a changed one stays as it is. */
export const webhookSaveSchema = z.object({
  url: urlSchema,
  events: z
    .array(z.enum(webhookEvents, 'There is no such event'), 'Choose at least one event')
    .min(1, 'Choose at least one event')
    .max(20, 'Name each event once')
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  is_active: z.boolean().optional(),
});

export const webhookSchema = z.object({
  id: recordIdSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_active: z.boolean(),
  version: z.number().int(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

/** A new webhook with the secret that signs its messages (Standard Webhooks). The secret is never shown again. */
export const webhookCreatedSchema = webhookSchema.extend({ secret: z.string() });

/** What a message says about its article. A deleted draft has no title, because nobody outside has seen it. */
export const announcedArticleSchema = z.object({
  id: recordIdSchema,
  slug: z.string(),
  title: z.string().nullable(),
  url: z.string().nullable(),
  is_published: z.boolean(),
});

export type AnnouncedArticle = z.infer<typeof announcedArticleSchema>;

/**
 * One message to a webhook. `id` is also in the message, as `delivery_id` and as the header `webhook-id`, and stays the
 * same when the message is sent again. `status` is the HTTP status of the last response, if there was one.
 */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  occurred_at: timestampSchema,
  article: announcedArticleSchema.nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  status: z.number().int().nullable(),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  updated_at: timestampSchema,
});

export const deliveryParamsSchema = z.object({
  id: recordIdTextSchema,
  delivery: z.string().regex(/^msg_[\da-f-]{36}$/, 'This is not the id of a delivery'),
});

export type WebhookSave = z.infer<typeof webhookSaveSchema>;
export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookCreated = z.infer<typeof webhookCreatedSchema>;
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
