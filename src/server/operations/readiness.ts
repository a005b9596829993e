/** Whether a process is draining. Readiness reports it before connections are refused (product 15.32). */
export interface Readiness {
  isDraining: boolean;
}
