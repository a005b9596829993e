/** Whether a process is on its way out; readiness says so before connections are refused (security catalogue 32). */
export interface Readiness {
  isDraining: boolean;
}
