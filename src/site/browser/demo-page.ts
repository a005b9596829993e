import { showCallStatus, tellCall } from '#demo-agents/live-call/call-events.ts';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';
import { readDemoChoice } from '#site/sections/demo/demo-choice.ts';
import type { VoiceStageControl } from '#site/voice/control-voice-stage.ts';
import { showExample } from './demo-example.ts';
import { announceScript } from './page-scripts.ts';
import { prepareWhenIdle } from './prepare-code.ts';
import { whenShown } from './when-shown.ts';

/** Address of the script that loads the code of the agents. Its name has no hash, so the page needs no code that finds it. */
const prepareAgents = '/prepare-agent.js';

/**
 * Runs the demo page. When a visitor chooses an agent, the URL and the texts change at once. The agent's widget loads
 * after a delay in milliseconds, which is in the markup. `control` creates the control of the voice stage. One such
 * control loads widgets. The other is for pages on which no agent is configured.
 */
export function startDemoPage(control: (stage: HTMLElement) => VoiceStageControl): void {
  const page = document.querySelector<HTMLElement>('[data-demo]');
  const stage = page?.querySelector<HTMLElement>('[data-voice-stage]');
  if (!page || !stage) return;
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-demo-agent]')];
  const wait = { autoLoad: Number(page.dataset.autoLoad), switch: Number(page.dataset.switch) };
  const { show: showInStage } = control(stage);
  showCallStatus(stage);

  const show = (delay: number) => {
    const { key, isUnknown } = readDemoChoice(new URLSearchParams(location.search));
    for (const alert of page.querySelectorAll<HTMLElement>('[data-demo-unknown]')) alert.hidden = !isUnknown;
    const link = links.find((candidate) => candidate.dataset.demoAgent === key);
    if (!link || page.dataset.chosen === key) return;
    tellCall(page, page.dataset.chosen, 'leave');
    delete stage.dataset.activity;
    page.dataset.chosen = key;
    showPanels(page, key);
    markChosen(links, link);
    const { agentName = '', agentId } = link.dataset;
    showInStage({ name: agentName, agentId }, delay);
    tellCall(page, key, 'return');
    if (stage.dataset.state === 'live') prepareWhenIdle(() => prepareAgent(key));
  };

  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-demo-agent]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const address = link.href + location.hash;
    if (address !== location.href) history.pushState(null, '', address);
    show(wait.switch);
  });
  stage.querySelector('[data-voice-reload]')?.addEventListener('click', () => {
    if (stage.dataset.state === 'live') tellCall(page, page.dataset.chosen, 'restart');
  });
  window.addEventListener('popstate', () => show(wait.switch));
  // A widget comes from another company, so it is not loaded before the visitor sees the page.
  whenShown(() => show(wait.autoLoad));
  showExample(page);
  announceScript(page);
}

/** Loads the code of a built-in agent, so that it can answer the first touch at once. */
async function prepareAgent(key: DemoAgentKey): Promise<void> {
  const code: typeof import('./prepare-agent.ts') | undefined = await import(/* @vite-ignore */ prepareAgents).catch(
    () => undefined,
  );
  await code?.prepareAgent(key);
}

function showPanels(page: HTMLElement, key: string): void {
  for (const panel of page.querySelectorAll<HTMLElement>('[data-demo-panel]')) {
    panel.hidden = panel.dataset.demoPanel !== key;
  }
}

function markChosen(links: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const link of links) link.removeAttribute('aria-current');
  chosen.setAttribute('aria-current', 'true');
  // On a narrow screen, the links are one row that scrolls.
  const row = chosen.closest('ul');
  row?.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
}
