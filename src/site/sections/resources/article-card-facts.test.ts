import { describe, expect, it } from 'vitest';
import { cardLink } from './article-card-facts.ts';

const card = { title: 'What a missed call costs', slug: 'what-a-missed-call-costs', mediumUrl: null, hasContent: true };

describe('cardLink', () => {
  it('leads out to Medium with the tracking parameters of this page', () => {
    const link = cardLink({ ...card, mediumUrl: 'https://medium.com/@a/b?x=1' }, 'en');
    expect(link).toEqual({
      kind: 'medium',
      href: 'https://medium.com/@a/b?x=1&utm_source=website&utm_medium=referral&utm_campaign=resources-page&utm_content=what-a-missed-call-costs',
    });
  });

  it('leads to the own page of an article that has content only, within the variant', () => {
    expect(cardLink(card, 'en-NZ')).toEqual({ kind: 'page', href: '/nz/resources/what-a-missed-call-costs' });
  });

  it('leads nowhere without address and content', () => {
    expect(cardLink({ ...card, hasContent: false }, 'en')).toBeUndefined();
  });
});
