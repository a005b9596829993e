import { expect, test } from 'vitest';
import { findVoiceFaults } from '#tests/support/voice-rules.ts';
import { listProductTexts } from '../../scripts/texts/product-texts.ts';

const texts = listProductTexts();

test('every text follows the rules of docs/voice.md that a program can check (product 2.17)', () => {
  expect(findVoiceFaults(texts)).toEqual([]);
});

test('the list has texts of every place, and in all three languages', () => {
  const have = (place: string, text: string) =>
    expect(texts.filter((found) => found.place === place).map((found) => found.text)).toContain(text);
  have('Home', 'Explore Packages');
  have('Resources and articles', 'No articles found for this category');
  have('Partners', 'Talk to Our AI Now');
  have('Demo', 'Reload Widget');
  have('Privacy and Terms', 'Ending the agreement');
  have('Sign In and Create Account', 'Passwords do not match.');
  have('Contact', 'Leave your details');
  have('Assistant', 'What do the packages cost?');
  have('Demo agents, spoken', 'Anything else?');
  have('Desk', 'Someone else saved this {…} while you were editing');
  have('Sentences of the server', 'Current password is incorrect');
  have('Every page', 'Nobody picks up here');
  expect(texts.some(({ place, text }) => place === 'Starter articles' && text.includes('</p>'))).toBe(true);
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'zh-Hans', 'ko']));
});
