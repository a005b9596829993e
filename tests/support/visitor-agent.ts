/** The user agent of a visitor's browser. Requests of a test are only counted if they have such a user agent. */
export const visitorAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
