/** Secrets that a person sends in a request. None of them may be in a log. */
export const secrets = {
  password: 'Pohutukawa-secret-1',
  email: 'private.person@secret-mail.example',
  query: 'query-secret-2',
  cookie: 'cookie-secret-3',
  name: 'Private Person',
  address: '203.0.113.77',
};

/** Returns the names of the secrets that a log contains. */
export function findSecrets(log: string, sought: Readonly<Record<string, string>>): string[] {
  return Object.entries(sought).flatMap(([kind, secret]) => (log.includes(secret) ? [kind] : []));
}
