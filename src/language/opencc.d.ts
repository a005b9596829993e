declare module 'opencc-js/dict/TSCharacters' {
  /** Traditional characters with their simplified forms: pairs with a space inside and `|` between them. */
  const characters: string;
  export default characters;
}
