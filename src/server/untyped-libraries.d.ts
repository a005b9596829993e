declare module 'negotiator' {
  /** Reads a request's Accept headers. */
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** Returns the best available content coding; `preferred` decides among equal q-values. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined;
  }
}

/**
 * The class `RateLimiterStoreAbstract` can be imported only from this file of the library. Its type is declared in the
 * library's main file.
 */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import { RateLimiterStoreAbstract } from 'rate-limiter-flexible';

  export default RateLimiterStoreAbstract;
}
