/**
 * Returns a colour of tokens.css for one theme. Example: "#fbf8f1". Throws if there is no colour of this name, or it is
 * written in another form.
 */
export function colourIn(tokens: string, name: string, theme: 'light' | 'dark' = 'light'): string {
  const value = tokens.split(`--${name}:`)[1]?.split(';')[0]?.trim() ?? '';
  const [light = value, dark = light] = value.replace(/^light-dark\(|\)$/g, '').split(', ');
  const colour = theme === 'light' ? light : dark;
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  throw new Error(`tokens.css must set --${name} as #rrggbb or as light-dark(#rrggbb, #rrggbb).`);
}
