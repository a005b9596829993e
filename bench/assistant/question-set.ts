/** A question and the topics that answer it; any of them counts. */
export type ExpectedQuestion = readonly [question: string, ...topics: string[]];

/** Questions of one kind; `keptOut` were not looked at while tuning, and are reported apart. */
export interface QuestionSet<Question> {
  readonly tuned: readonly Question[];
  readonly keptOut: readonly Question[];
}
