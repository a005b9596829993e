/** An answer of a text type that is asked for anew each time; the server's cache rules hold for the rest. */
export function textAnswer(type: string, body: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
