/** Most characters of a question to the assistant; a longer one is a 422 with a sentence. */
export const questionMaximum = 500;
