import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';

/** Questions that only the facts of the owner answer, each with the fact that its answer must contain. */
const questions: readonly (readonly [question: string, fact: string])[] = [
  ['what are your opening hours', 'Monday to Tuesday 8\u00a0am to 4.30\u00a0pm'],
  ['do you have a phone number', '0800 123 456'],
  ['what is your street address', '1 Example Street, Nelson'],
  ['who runs bellbird', 'Two people in Nelson.'],
  ['cost per minute', '$0.15 NZD'],
  ['is gst extra', 'Prices and usage include GST.'],
  ['每分钟多少钱', '$0.15 NZD'],
  ['전화번호', '0800 123 456'],
];

/** The owner's facts from which the assistant must answer the questions. */
export const ownerFactsOfTests = {
  openingHours: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '16:30' }],
  phone: '0800 123 456',
  address: { street: '1 Example Street', locality: 'Nelson' },
  gst: 'included',
  usageRate: 0.15,
  whoWeAre: 'Two people in Nelson.',
} as const;

/** Asks the assistant about every fact. Returns the facts that its answers contain. */
export async function factsInAnswers(app: App): Promise<string[]> {
  const found: string[] = [];
  for (const [question, fact] of questions) {
    const payload = { question, locale: 'en-NZ' };
    const { answer } = (await app.inject({ method: 'POST', url: apiPaths.assistantAsk, payload })).json();
    if (String(answer).includes(fact)) found.push(fact);
  }
  return found;
}

/** All facts that {@link factsInAnswers} looks for. */
export const allFacts = questions.map(([, fact]) => fact);
