import { expect, test } from 'vitest';
import { articleSaveSchema } from './article-contract.ts';
import { articleMessages } from './article-fields.ts';

const valid = {
  title: ' A title ',
  summary: ' A summary ',
  content: '  ',
  medium_url: '',
  publish_date: '2026-11-21',
  read_time: '5',
  category_id: 1,
  is_published: true,
  is_featured: false,
  tag_ids: [1, 2],
};

const messagesOf = (input: object) =>
  articleSaveSchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

test('texts are trimmed, empty content and address become null, read time becomes a number', () => {
  expect(articleSaveSchema.parse(valid)).toEqual({
    ...valid,
    title: 'A title',
    summary: 'A summary',
    content: null,
    medium_url: null,
    read_time: 5,
    search_description: '',
    social_picture: '',
  });
});

test('drops fields that are not part of the payload', () => {
  expect(articleSaveSchema.parse({ ...valid, id: 7, version: 9, created_at: 'x' })).not.toHaveProperty('id');
});

test.each([
  [{ title: '  ' }, articleMessages.title],
  [{ title: undefined }, articleMessages.title],
  [{ title: 'a\0' }, 'The text has a character that can’t be stored'],
  [{ title: 'a'.repeat(301) }, 'The title can have at most 300 characters'],
  [{ summary: '' }, articleMessages.summary],
  [{ summary: 'b\udfff' }, 'The text has a character that can’t be stored'],
  [{ content: '<p>\0</p>' }, 'The text has a character that can’t be stored'],
  [{ content: 'a'.repeat(500_001) }, 'The content can have at most 500,000 characters'],
  [{ search_description: 'a'.repeat(321) }, 'The search description can have at most 320 characters'],
  [{ social_picture: 'https://example.com/a.webp' }, 'The social picture must be a picture of this site'],
  [{ category_id: 0 }, articleMessages.category],
  [{ category_id: 'x' }, articleMessages.category],
  [{ category_id: '1' }, articleMessages.category],
  [{ category_id: undefined }, articleMessages.category],
  [{ read_time: '0' }, articleMessages.readTime],
  [{ read_time: '1000' }, articleMessages.readTime],
  [{ read_time: 'five' }, articleMessages.readTime],
  [{ read_time: 1.5 }, articleMessages.readTime],
  [{ read_time: null }, articleMessages.readTime],
  [{ publish_date: '2026-02-30' }, articleMessages.publishDate],
  [{ publish_date: '0000-01-01' }, articleMessages.publishDate],
  [{ publish_date: '21/11/2026' }, articleMessages.publishDate],
  [{ publish_date: null }, articleMessages.publishDate],
  [{ medium_url: ' JaVaScRiPt:alert(1)' }, articleMessages.mediumUrl],
  [{ medium_url: 'java\nscript:alert(1)' }, articleMessages.mediumUrl],
  [{ medium_url: 'data:text/html,x' }, articleMessages.mediumUrl],
  [{ medium_url: 'vbscript:x' }, articleMessages.mediumUrl],
  [{ medium_url: '//evil.example' }, articleMessages.mediumUrl],
  [{ medium_url: 'medium.com/x' }, articleMessages.mediumUrl],
  [{ medium_url: 'https://user:secret@medium.com/@bellbird' }, articleMessages.mediumUrl],
])('%j is refused with its sentence', (change, message) => {
  expect(messagesOf({ ...valid, ...change })).toContain(message);
});

test('reports every fault of an input at once', () => {
  expect(messagesOf({ ...valid, title: '', summary: '', read_time: '0' })).toHaveLength(3);
});
