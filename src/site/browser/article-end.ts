/**
 * Minimum time on an article, in milliseconds, before its end counts as read. Without a minimum, a short article, whose
 * end is on the first screen, would count at once.
 */
const shortestReading = 10_000;

/**
 * Dispatches the step `article-completed` once, when the end of the article has come on screen and some seconds have
 * passed since the page was displayed.
 */
export function watchArticleEnd(): void {
  const article = document.querySelector<HTMLElement>('[data-article-page]');
  const end = article?.querySelector('.article-end');
  if (!article || !end) return;
  const shown = performance.now();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const detail = { step: 'article-completed', name: article.dataset.articlePage };
    setTimeout(
      () => document.dispatchEvent(new CustomEvent('visit-step', { detail })),
      shown + shortestReading - performance.now(),
    );
  });
  observer.observe(end);
}
