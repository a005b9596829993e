import { randomUUID } from 'node:crypto';
import type { EnquiryChannel } from '#shared/api/enquiry-contract.ts';
import { siteConfig } from '#site.config';
import type { Config } from '../config/config.ts';
import type { QueuedEnquiry } from './outbox.repository.ts';
import { createPost } from './send-mail.ts';
import { createSignedPost, messageIdOf, type WebhookSettings } from './signed-post.ts';

/** An enquiry to pass on. `messageKey` is the same at every attempt. */
export interface OutgoingEnquiry {
  readonly enquiry: QueuedEnquiry;
  readonly messageKey: string;
  readonly now: Date;
}

/** A channel that passes enquiries on. `send` rejects when sending fails, and stops early when `signal` aborts. */
export interface DeliveryChannel {
  readonly name: EnquiryChannel;
  send(outgoing: OutgoingEnquiry, signal: AbortSignal): Promise<void>;
  /** Sends a message that says that it is a test. Rejects as `send` does. */
  sendTest(now: Date, signal: AbortSignal): Promise<void>;
  /** Set if the channel can reply to visitors. */
  readonly replies?: Replier;
}

export interface OutgoingReply {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly messageKey: string;
}

export interface Replier {
  /** The address that receives a visitor's answer to a reply. */
  readonly address: string;
  /** Sends a reply. Rejects when sending fails, and stops early when `signal` aborts. */
  send(reply: OutgoingReply, signal: AbortSignal): Promise<void>;
}

/** Creates the channels that are configured; none by default. */
export function createConfiguredChannels({ enquiries, siteUrl }: Config): DeliveryChannel[] {
  const channels: DeliveryChannel[] = [];
  if (enquiries.email)
    channels.push(createEmailChannel({ ...enquiries.email, deskUrl: `${siteUrl}/dashboard/enquiries` }));
  if (enquiries.webhook) channels.push(createWebhookChannel(enquiries.webhook));
  return channels;
}

/** The settings, and the address of the desk's list of enquiries, for a link in the message. */
type EmailSettings = NonNullable<Config['enquiries']['email']> & { readonly deskUrl: string };

/** Creates the channel that sends each enquiry as a plain text email. An answer to this email goes to the visitor. */
export function createEmailChannel({ smtpUrl, from, to, deskUrl }: EmailSettings): DeliveryChannel {
  const post = createPost({ smtpUrl, from });
  return {
    name: 'email',
    send: ({ enquiry, messageKey }, signal) =>
      post(
        {
          to,
          ...(enquiry.email ? { replyTo: { name: enquiry.name, address: enquiry.email } } : {}),
          subject: subjectOf(enquiry),
          text: emailText(enquiry, deskUrl),
        },
        messageKey,
        signal,
      ),
    sendTest: (_now, signal) =>
      post(
        {
          to,
          subject: `Test message from ${siteConfig.brand}`,
          text: `This is a test. New enquiries will arrive at this address.\n\n--\nAll enquiries: ${deskUrl}\n`,
        },
        randomUUID(),
        signal,
      ),
    replies: {
      address: to,
      send: ({ to: visitor, subject, text, messageKey }, signal) =>
        post({ to: visitor, replyTo: to, subject, text }, messageKey, signal),
    },
  };
}

/**
 * Creates the channel that posts each enquiry as signed JSON. Whoever hosts the site has chosen the address, so it may
 * be in a private network.
 */
export function createWebhookChannel(settings: WebhookSettings): DeliveryChannel {
  const post = createSignedPost(settings, 'any');
  return {
    name: 'webhook',
    async send({ enquiry, messageKey, now }, signal) {
      const message = { type: 'enquiry.received', timestamp: enquiry.created_at, data: enquiry };
      await post(message, { id: messageIdOf(messageKey), sentAt: now }, signal);
    },
    async sendTest(now, signal) {
      const message = { type: 'test', timestamp: now.toISOString(), data: {} };
      await post(message, { id: messageIdOf(randomUUID()), sentAt: now }, signal);
    },
  };
}

function subjectOf({ kind, name, business }: QueuedEnquiry): string {
  const sender = `${name}${business ? `, ${business}` : ''}`;
  const subjects = { contact: 'Enquiry from', callback: 'Please call back', application: 'Partner application from' };
  return `${subjects[kind]} ${sender}`;
}

function emailText(enquiry: QueuedEnquiry, deskUrl: string): string {
  const { kind, name, email, phone, business, message, conversation, locale, clients, partner } = enquiry;
  const lines = [
    kind === 'callback' && 'The visitor asked for a person.',
    kind === 'application' && 'An agency wants to join the partner programme and has agreed to the terms.',
    `Name: ${name}`,
    email && `Email: ${email}`,
    phone && `Phone: ${phone}`,
    business && `${kind === 'application' ? 'Agency' : 'Business'}: ${business}`,
    clients !== null && `Clients a year: ${clients}`,
    partner && `Came through the partner link: ${partner}`,
    `Variant of the site: ${locale}`,
  ];
  const said = conversation && `Earlier conversation:\n${conversation}`;
  const text = [lines.filter(Boolean).join('\n'), message, said].filter(Boolean).join('\n\n');
  return `${text}\n\n--\nLeft on the site of ${siteConfig.brand}. All enquiries: ${deskUrl}\n`;
}
