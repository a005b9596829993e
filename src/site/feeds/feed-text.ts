const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML and removes characters that XML 1.0 does not allow (XML 1.0, 2.2 and 2.4). */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Returns a text response that browsers revalidate each time. */
export function textAnswer(type: string, body: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
