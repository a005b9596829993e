/** Structured data as the text of a script: `<` is escaped, so no text in it can end the script. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
