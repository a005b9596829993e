/** The supervisor asks a worker to finish what is under way and end. */
export const stopMessage = 'bellbird:stop';

/** The supervisor tells a worker that was asked to end not to wait for the balancer any more. */
export const hurryMessage = 'bellbird:hurry';

/** In which the supervisor tells a worker its place among the others, from 0. */
export const placeVariable = 'BELLBIRD_WORKER_PLACE';
