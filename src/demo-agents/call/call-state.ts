/** The state of a call between two turns. */
export interface CallState {
  readonly agent: unknown;
}
