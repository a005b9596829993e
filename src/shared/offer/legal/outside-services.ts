/**
 * The computers outside this server to which the site sends something, by what they do. The value is the name that the
 * page Trust shows: a host, or `our own network`. For the voice widget, it is the pages that have it, and for
 * webhooks of articles, all their hosts.
 */
export type OutsideServices = Readonly<Partial<Record<OutsideService, string>>>;

export const serviceNames = {
  model: 'AI model provider',
  mail: 'Mail server',
  webhook: 'System for our contacts',
  articleWebhooks: 'Systems that hear of articles',
  database: 'Database server',
  pictures: 'Store of pictures',
  backups: 'Store of backup copies',
  voice: 'Voice widget',
  voiceKey: 'Key for the voice widget',
} as const;

export type OutsideService = keyof typeof serviceNames;

export interface TrustChange {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly text: string;
}

/** Returns a sentence for each service that was added, replaced or taken away. */
export function describeServiceChanges(before: OutsideServices, after: OutsideServices): string[] {
  return Object.entries(serviceNames).flatMap(([key, name]) => {
    const { [key as OutsideService]: was } = before;
    const { [key as OutsideService]: is } = after;
    if (was === is) return [];
    if (is === undefined) return [`${name} taken away: ${was}.`];
    return [was === undefined ? `${name} added: ${is}.` : `${name} changed from ${was} to ${is}.`];
  });
}
