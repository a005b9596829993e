/** A question and the topics that answer it; any of them counts. */
export type ExpectedQuestion = readonly [question: string, ...topics: string[]];
