import { z } from 'zod';

/** The labels of texts. The label `none` means that a text has none of the other meanings. */
export const labelSchema = z.enum(['danger', 'distress', 'person', 'none']);

/** A text with its meaning. */
export interface Phrasing {
  readonly text: string;
  readonly lang: string;
  readonly label: z.infer<typeof labelSchema>;
  /**
   * The origin of the text. `maker`: written by the people who write the rules. `space`: made from the spaces, which
   * the same people wrote, or by joining two texts. `stranger`: written by other people. `source`: taken from the
   * source code of the agents and of the assistant's answers.
   */
  readonly by: 'maker' | 'space' | 'stranger' | 'source';
  /** The set to which the text belongs. Texts with the same writers or with similar ideas are in the same set. */
  readonly set?: string | undefined;
}
