import { expect, test } from 'vitest';
import { readNameInWords } from './name-in-words.ts';

test.each([
  ['Lucia, or Lulu if that’s easier', 'Lucia'],
  ['Everyone calls me Nan but it’s Margaret Howe', 'Margaret Howe'],
  ['you can stick Tama on it', 'Tama'],
  ['ah yeah nah Gaz will do', 'Gaz'],
  ['put bex, short for rebecca', 'Bex'],
  ['Fatima Al-Hassan, with a hyphen', 'Fatima Al-Hassan'],
  ['book it in his name, Hamish Drummond', 'Hamish Drummond'],
  ['Kumar, sorry no, Kamal', 'Kamal'],
  ['Rob. Robert Tindall.', 'Robert Tindall'],
  ['it’s Mrs Pemberton, Edith Pemberton', 'Edith Pemberton'],
  ['Ruwan de Silva is the name', 'Ruwan de Silva'],
])('reads the name in "%s"', (said, name) => {
  expect(readNameInWords(said)?.value).toBe(name);
});

test.each([
  'Sorry sorry, tomorrow I have work, please change that',
  'hmm rather not say',
  'Two minutes, my dog is going mental',
  'Are you open on Christmas Day?',
  'Actually, no basil on that please',
])('finds no name in "%s"', (said) => {
  expect(readNameInWords(said)).toBeUndefined();
});

test('says whether there is another name', () => {
  expect(readNameInWords('I’m Rahul but my wife Deepa picks it up')).toEqual({ value: 'Rahul', isOneOfSeveral: true });
  expect(readNameInWords('Beryl, Beryl Hutchins')).toEqual({ value: 'Beryl Hutchins', isOneOfSeveral: false });
});
