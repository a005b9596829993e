const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes a text for XML. Leaves out the characters that XML 1.0 forbids (sections 2.2 and 2.4). */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function textAnswer(type: string, body: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
