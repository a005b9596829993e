/** How many attempts count within a time, which begins with the first of them. */
export interface ThrottleLimit {
  readonly attempts: number;
  readonly seconds: number;
}
