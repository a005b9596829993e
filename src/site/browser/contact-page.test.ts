import { expect, test } from 'vitest';
import { expectPageBefore } from '#tests/support/page-before-contact.ts';
import { pageBeforeContact } from './contact-page.ts';

test('the page before Contact is the page of this site that linked to it, or Contact itself', () => {
  expectPageBefore(pageBeforeContact);
  expect.hasAssertions();
});
