/** Matches everything that a visitor can press or type into, except the assistant's own button and panel. */
const controls =
  ':is(a[href], button, input, select, textarea, summary, label, .voice-widget):not(.assistant *, .assistant)';

/**
 * Folds the assistant's button into the margin of the page while it would lie over a control. The button unfolds when
 * the place is free again.
 */
export function keepAskButtonAside(): void {
  const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
  if (!pill) return;
  let isDue = false;

  const look = () => {
    isDue = false;
    // These offsets ignore CSS transforms, and a transform folds the button. So they describe the unfolded button.
    const { offsetLeft: start, offsetTop: above, offsetWidth: width, offsetHeight: height } = pill;
    const isCovered = (control: Element) =>
      [...areaOf(control).getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < start + width && right > start && top < above + height && bottom > above,
      ) && control.checkVisibility({ visibilityProperty: true });
    if ([...document.querySelectorAll(controls)].some(isCovered)) pill.dataset.aside = '';
    else delete pill.dataset.aside;
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

/** Returns the area of a control: the control itself or, for a link that covers its card, the card. */
function areaOf(control: Element): Element {
  const isStretched =
    control instanceof HTMLAnchorElement && getComputedStyle(control, '::after').position === 'absolute';
  return (isStretched && control.offsetParent) || control;
}
