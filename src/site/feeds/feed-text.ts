const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as it may stand in XML: markup escaped, characters that XML 1.0 does not allow left out (XML 1.0, 2.2 and 2.4). */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An answer of a text type that is asked for anew each time; the server's cache rules hold for the rest. */
export function textAnswer(type: string, body: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
