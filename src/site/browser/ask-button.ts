/** Matches everything that a visitor can press or type into, except the assistant's own button and panel. */
const controls = ':is(a[href], button, input, select, textarea, summary, .voice-widget):not(.assistant *, .assistant)';

/** The space between the assistant's button and a control below it, in pixels. */
const gap = 8;

/**
 * Lifts the assistant's button above the controls that it would lie over. If there is no free place in the lower half of
 * the window, the button stays where it is: the visitor can scroll.
 */
export function keepAskButtonClear(): void {
  const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
  if (!pill) return;
  let isDue = false;

  const look = () => {
    isDue = false;
    // These offsets ignore the lift of the button.
    const { offsetLeft: start, offsetTop: above, offsetWidth: width, offsetHeight: height } = pill;
    const besides = [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => [...control.getClientRects()])
      .filter(({ left, right }) => left < start + width && right > start);
    let lift = 0;
    let covered = besides.find(({ top, bottom }) => top < above + height && bottom > above);
    while (covered && lift < innerHeight / 2) {
      lift = above + height + gap - covered.top;
      covered = besides.find(({ top, bottom }) => top < above + height - lift + gap && bottom > above - lift);
    }
    pill.style.translate = lift === 0 || covered ? '' : `0 ${-lift}px`;
  };
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };

  document.addEventListener('scroll', lookSoon, { passive: true, capture: true });
  document.addEventListener('toggle', lookSoon, true);
  window.addEventListener('resize', lookSoon);
  new ResizeObserver(lookSoon).observe(document.body);
}

const offlineText = 'You’re offline. Press Ask again once you’re connected.';

/** Says what to do when the button is pressed while the browser is offline and the assistant is not loaded yet. */
export function sayWhenOffline(): void {
  const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
  const note = pill?.parentElement?.querySelector<HTMLElement>('[data-assistant-offline]');
  if (!pill || !note) return;
  const clear = () => note.replaceChildren();
  // The island holds a press back until its code is loaded, so this listener comes before the island's.
  const tell = ({ target }: Event) => {
    if (navigator.onLine || !(target instanceof Node) || !pill.contains(target)) return;
    if (pill.closest('astro-island[ssr]')) note.textContent = offlineText;
  };
  document.addEventListener('click', tell, { capture: true });
  window.addEventListener('online', clear);
}
