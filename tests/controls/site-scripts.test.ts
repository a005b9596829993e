import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkApplication } from '#site/browser/application-check.ts';
import { openLinkedQuestions } from '#site/browser/open-questions.ts';
import { announceScript, holdForPageScripts } from '#site/browser/page-scripts.ts';
import { packageRows } from '#site/sections/home/package-list.tsx';
import { expectErrorsMended, expectEveryError } from '#tests/support/application-form.tsx';
import { expectPressesKept } from '#tests/support/held-presses.ts';
import { expectLatestAnswer, type LoadPage } from '#tests/support/library-search.ts';
import { expectLinkedQuestionOpens } from '#tests/support/linked-questions.ts';
import { expectRowsInOrder } from '#tests/support/package-rows.ts';
import { expectGivenUpQuietly } from '#tests/support/page-transitions.ts';
import { expectCopied } from '#tests/support/share-buttons.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('src/site/browser/page-scripts.test.ts', () => {
  test('detects a page that holds nothing', () => {
    expect(() => expectPressesKept(() => {}, announceScript)).toThrow();
  });

  test('detects a page that loses what it has held', () => {
    expect(() => expectPressesKept(holdForPageScripts, (part) => part.removeAttribute('data-needs-script'))).toThrow();
  });

  test('detects a page that answers a press twice', () => {
    const announceTwice = (part: Element) => {
      announceScript(part);
      part.dispatchEvent(new Event('click', { bubbles: true }));
    };
    expect(() => expectPressesKept(holdForPageScripts, announceTwice)).toThrow();
  });
});

describe('src/site/browser/open-questions.test.ts', () => {
  test.each([
    ['never opens a question', () => {}],
    [
      'forgets the address of the page',
      () => {
        vi.stubGlobal('location', { hash: '' });
        openLinkedQuestions();
      },
    ],
    [
      'opens every question',
      () => {
        openLinkedQuestions();
        for (const details of document.querySelectorAll('details')) details.open = true;
      },
    ],
  ])('detects a page that %s', (_, careless) => {
    expect(() => expectLinkedQuestionOpens(careless)).toThrow();
  });
});

describe('src/site/browser/application-check.test.tsx', () => {
  test('detects a form that is sent with errors', () => {
    expect(() => expectEveryError(() => {})).toThrow();
  });

  test('detects an error that stays after it is mended', () => {
    const deaf = (form: HTMLFormElement) => {
      form.addEventListener('input', (event) => event.stopImmediatePropagation(), true);
      checkApplication(form);
    };
    expect(() => expectErrorsMended(deaf)).toThrow();
  });
});

describe('src/site/browser/library-search.test.ts', () => {
  test('detects a search that shows whatever answer comes last', async () => {
    const careless = (load: LoadPage) => {
      const input = document.querySelector('input');
      input?.addEventListener('input', async () => {
        const address = `https://bellbird.example/nz/resources?q=${input.value}`;
        const answer = await load(address, new AbortController().signal);
        const text = answer?.querySelector('.search-status')?.textContent ?? '';
        document.querySelector('[data-library-results]')?.replaceChildren(text);
      });
    };
    await expect(expectLatestAnswer(careless)).rejects.toThrow('Found early');
  });
});

describe('src/site/browser/share-article.test.ts', () => {
  test('detects a page that says that it has copied when the browser has refused', async () => {
    const boastful = () => {
      const status = document.querySelector('[role=status]');
      document.querySelector('[data-copy]')?.addEventListener('click', () => {
        void navigator.clipboard?.writeText('https://bellbird.example/nz/resources/a').catch(() => {});
        status?.replaceChildren('Link copied.');
      });
    };
    await expect(expectCopied(boastful)).rejects.toThrow('Link copied.');
  });
});

describe('src/site/browser/link-behaviour.test.ts', () => {
  test('detects a page that handles only the end of a transition', () => {
    const page = new EventTarget();
    page.addEventListener('pageswap', (event) => Reflect.get(event, 'viewTransition').finished.catch(() => {}));
    vi.stubGlobal('window', page);
    expect(() => expectGivenUpQuietly('pageswap')).toThrow();
  });
});

describe('src/site/sections/home/package-rows.test.ts', () => {
  test.each([
    ['leaves a line out', (offer: Parameters<typeof packageRows>[0]) => ({ ...packageRows(offer), rows: [] })],
    [
      'sorts the lines anew',
      (offer: Parameters<typeof packageRows>[0]) => ({ others: [], rows: packageRows(offer).rows.toReversed() }),
    ],
  ])('detects a comparison that %s', (_, careless) => {
    expect(() => expectRowsInOrder(careless)).toThrow();
  });
});
