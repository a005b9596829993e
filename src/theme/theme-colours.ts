/** Returns a colour of tokens.css for one theme. Example: "#fbf8f1". Throws if no colour has this name. */
export function colourIn(tokens: string, name: string, theme: 'light' | 'dark' = 'light'): string {
  const value = tokens.split(`--${name}:`)[1]?.split(';')[0];
  const [light, dark = light] = value?.match(/#[0-9a-f]{6}/g) ?? [];
  const found = theme === 'light' ? light : dark;
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}
