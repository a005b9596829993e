import { z } from 'zod';

/** The labels of texts. The label `none` means that a text is ordinary. */
export const labelSchema = z.enum(['danger', 'distress', 'person', 'none']);

/** A text with its meaning. */
export interface Phrasing {
  readonly text: string;
  readonly lang: string;
  readonly label: z.infer<typeof labelSchema>;
  /**
   * Who wrote the text. `ours`: the people who write the rules. `space`: made from the spaces of those people, or by
   * joining two texts. `strangers`: other people. `source`: the authors of the agents and of the assistant's answers.
   */
  readonly by: 'ours' | 'space' | 'strangers' | 'source';
  /** The set to which the text belongs. The texts of a set have the same writers, or share ideas. */
  readonly set?: string | undefined;
}
