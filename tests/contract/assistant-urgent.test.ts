import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { assistantAnswerSchema } from '#shared/api/assistant-contract.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnSqlite('urgent questions to the assistant', (database) => {
  let app: App;
  const ask = async (question: string, locale: string) => {
    const { body } = await app.inject({ method: 'POST', url: apiPaths.assistantAsk, payload: { question, locale } });
    return assistantAnswerSchema.parse(JSON.parse(body));
  };

  beforeAll(async () => {
    app = await buildTestApp(database());
  });
  afterAll(async () => {
    await app.close();
  });

  test.each([
    ['i want to kill myself', 'en-NZ', '1737'],
    ['i want to kill myself', 'en-AU', '13 11 14'],
    ['我不想活了', 'en', '13 11 14'],
    ['죽고 싶어요', 'en-NZ', '1737'],
  ])('answers “%s” at %s with the helpline %s and without links', async (question, locale, number) => {
    const { answer, sources, known, why } = await ask(question, locale);
    expect(answer).toContain(number);
    expect({ sources, known, why }).toEqual({ sources: [], known: false, why: 'distress' });
  });

  test('answers danger with the emergency number of the country', async () => {
    expect(await ask('my husband collapsed and is not breathing', 'en-AU')).toMatchObject({
      answer: expect.stringContaining('000'),
      why: 'danger',
    });
  });

  test('stores no urgent question', async () => {
    await ask('i want to end my life', 'en-NZ');
    expect(await database().db.selectFrom('unanswered_questions').selectAll().execute()).toEqual([]);
  });
});
