/** The supervisor asks a worker to finish what is under way and end. */
export const stopMessage = 'bellbird:stop';

/** In which the supervisor tells a worker its place among the others, from 0. */
export const placeVariable = 'BELLBIRD_WORKER_PLACE';
