import { type DemoAgentKey, demoAgentKeys } from '#domain/demo-agent-keys.ts';
import { builtInAgents } from '#domain/dialogue/agents/built-in-agents.ts';
import { localeOfPath } from '#domain/locales.ts';
import { browserSpeech } from './browser-speech.ts';
import { createLiveCall, type LiveCall } from './live-call.ts';
import { liveStatus } from './live-call-texts.ts';
import { createLiveCallView } from './live-call-view.ts';

/** Brings one call of the demo page to life. Loaded with the whole dialogue when a visitor first touches a call. */
export function openLiveCall(root: HTMLElement): LiveCall {
  const stage = root.closest<HTMLElement>('[data-voice-stage]');
  const status = stage?.querySelector('[data-voice-status]');
  const key: DemoAgentKey | undefined = demoAgentKeys.find((candidate) => candidate === root.dataset.liveCall);
  const agent = key && builtInAgents[key];
  if (!stage || !status || !agent) throw new Error('There is no agent for this call.');
  return createLiveCall({
    agent,
    locale: localeOfPath(location.pathname),
    view: createLiveCallView(root),
    speech: browserSpeech(),
    now: () => new Date(),
    onStatus(current) {
      // While a third party's widget failed, the head keeps saying so.
      if (stage.dataset.state === 'live') status.textContent = liveStatus[current];
      stage.dataset.activity = current;
    },
  });
}
