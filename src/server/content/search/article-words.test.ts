import { describe, expect, it } from 'vitest';
import { markMatches, queryWords, textWords } from './article-words.ts';

describe('textWords', () => {
  it('folds words, and adds their stems', () => {
    expect(textWords('Missed Calls, māori', 'all')).toEqual(['missed', 'miss', 'calls', 'call', 'maori']);
  });

  it('leaves out words that say nothing about the topic where it is told to', () => {
    expect(textWords('what the phone does', 'telling')).toEqual(['phone', 'phon']);
  });

  it('splits Chinese and Korean into pairs, with the last character of each run', () => {
    expect(textWords('预约电话 AI예약', 'all')).toEqual(['预约', '约电', '电话', '话', 'ai', '예약', '약']);
  });
});

describe('queryWords', () => {
  it('lets only the last word be incomplete', () => {
    expect(queryWords('missed ca')).toEqual([
      { stem: 'miss', prefix: undefined },
      { stem: 'ca', prefix: 'ca' },
    ]);
  });

  it('ignores words that say nothing, unless there are no others', () => {
    expect(queryWords('what does it cost')).toEqual([{ stem: 'cost', prefix: 'cost' }]);
    expect(queryWords('how do I').length).toBeGreaterThan(0);
  });

  it('asks for every pair of a Chinese word, and for a Korean word without its ending', () => {
    expect(queryWords('预约电')).toEqual([
      { stem: '预约', prefix: undefined },
      { stem: '约电', prefix: undefined },
    ]);
    expect(queryWords('예약을')).toEqual([{ stem: '예약', prefix: undefined }]);
    expect(queryWords('约')).toEqual([{ stem: undefined, prefix: '约' }]);
  });

  it.each(['', '  ', '!?"*()', "'"])('finds no words in %o', (query) => {
    expect(queryWords(query)).toEqual([]);
  });

  it('has at most eight words', () => {
    expect(queryWords('alpha bravo charlie delta echo foxtrot golf hotel india juliett')).toHaveLength(8);
  });
});

describe('markMatches', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, queryWords(query))
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  it.each([
    ['A missed call isn’t free.', 'miss call', 'A [missed] [call] isn’t free.'],
    ['Kia ora, Māori callers', 'maori', 'Kia ora, [Māori] callers'],
    ['电话预约很方便', '预约', '电话[预约]很方便'],
    ['예약을 받는 전화', '예약을', '[예약]을 받는 전화'],
    ['Nothing here', 'phone', 'Nothing here'],
  ])('marks in %o what %o found', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('keeps every character of the text', () => {
    const text = '<b>“Calls” & 电话</b> 1,200 ';
    expect(
      markMatches(text, queryWords('call 电话'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
