import { widgetDelays } from '#domain/business-constants.ts';
import { readDemoChoice } from '#site/sections/demo/demo-choice.ts';
import { controlVoiceStage } from '#site/voice/control-voice-stage.ts';

/**
 * Brings the demo page to life: choosing an agent keeps the address and shows its texts at once, its widget follows
 * (specification 4, Demo page): 500 ms after the page's own choice, 200 ms after a switch.
 */
export function startDemoPage(page: HTMLElement): void {
  const stageElement = page.querySelector<HTMLElement>('[data-voice-stage]');
  if (!stageElement) return;
  const stage = controlVoiceStage(stageElement);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-demo-agent]')];
  let shown: string | undefined;

  const show = (delay: number) => {
    const { key, isUnknown } = readDemoChoice(new URLSearchParams(location.search));
    for (const alert of page.querySelectorAll<HTMLElement>('[data-demo-unknown]')) alert.hidden = !isUnknown;
    if (key === shown) return;
    shown = key;
    for (const panel of page.querySelectorAll<HTMLElement>('[data-demo-panel]')) {
      panel.hidden = panel.dataset.demoPanel !== key;
    }
    for (const link of links) {
      const isChosen = link.dataset.demoAgent === key;
      if (!isChosen) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'true');
      scrollListTo(link);
      stage.show({ name: link.dataset.agentName ?? '', agentId: link.dataset.agentId }, delay);
    }
  };

  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-demo-agent]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, '', link.href);
    show(widgetDelays.switch);
  });
  window.addEventListener('popstate', () => show(widgetDelays.switch));
  show(widgetDelays.autoLoad);
}

/** Brings a tab into view within its own row, without moving the page. */
function scrollListTo(link: HTMLElement): void {
  const list = link.closest('ul');
  list?.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
}
