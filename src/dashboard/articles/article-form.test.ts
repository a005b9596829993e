import { describe, expect, test } from 'vitest';
import { articleSaveSchema } from '#domain/contract/article-contract.ts';
import { acceptReadTime, newArticleForm, toArticlePayload } from './article-form.ts';

const now = new Date('2026-11-20T11:30:00Z');

describe('a new article (specification 3)', () => {
  test('starts empty, today in the site’s time zone, five minutes, in the first category', () => {
    expect(newArticleForm(4, 'Pacific/Auckland', now)).toEqual({
      title: '',
      summary: '',
      content: '',
      medium_url: '',
      publish_date: '2026-11-21',
      read_time: 5,
      category_id: 4,
      is_published: false,
      is_featured: false,
      tag_ids: [],
    });
  });

  test('without any category it starts in number 1', () => {
    expect(newArticleForm(undefined, 'UTC', now)).toMatchObject({ category_id: 1, publish_date: '2026-11-20' });
  });
});

describe('the payload of a save (specification 3 and 5)', () => {
  const form = { ...newArticleForm(2, 'UTC', now), title: ' Title ', summary: ' Summary ', tag_ids: [3] };

  test('texts are trimmed, read time is text, an empty content or address is null', () => {
    expect(toArticlePayload({ ...form, content: '  ', medium_url: '' })).toEqual({
      title: 'Title',
      summary: 'Summary',
      content: null,
      medium_url: null,
      publish_date: '2026-11-20',
      read_time: '5',
      category_id: 2,
      is_published: false,
      is_featured: false,
      tag_ids: [3],
    });
  });

  test('the server takes it', () => {
    const payload = toArticlePayload({ ...form, content: ' <p>Text</p> ', medium_url: 'https://medium.com/x ' });
    expect(articleSaveSchema.parse(payload)).toMatchObject({ content: '<p>Text</p>', read_time: 5 });
  });
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['999', 999],
  ['0', undefined],
  ['-3', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
])('an edit of the read time to %j is taken as %j (specification 5)', (typed, accepted) => {
  expect(acceptReadTime(typed)).toBe(accepted);
});
