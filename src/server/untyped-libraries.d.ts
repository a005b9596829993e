declare module 'negotiator' {
  /** Reads a request's Accept headers. */
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** Returns the best available content coding; `preferred` decides among equal q-values. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined;
  }
}
