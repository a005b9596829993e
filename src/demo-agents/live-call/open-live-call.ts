import { type DemoAgentKey, demoAgentKeys } from '#domain/demo-agent-keys.ts';
import { localeOfPath } from '#domain/locales.ts';
import { builtInAgents } from '../agents/built-in-agents.ts';
import { browserSpeech } from './browser-speech.ts';
import { createLiveCall, type LiveCall } from './live-call.ts';
import { createLiveCallView, liveStatus } from './live-call-view.ts';

/**
 * Starts one call of the demo page. This module, the dialogue and the data of that call's agent load when a visitor
 * first touches the call.
 */
export async function openLiveCall(root: HTMLElement): Promise<LiveCall> {
  const stage = root.closest<HTMLElement>('[data-voice-stage]');
  const status = stage?.querySelector('[data-voice-status]');
  const key: DemoAgentKey | undefined = demoAgentKeys.find((candidate) => candidate === root.dataset.liveCall);
  if (!stage || !status || !key) throw new Error('There is no agent for this call.');
  return createLiveCall({
    agent: await builtInAgents[key].agent(),
    locale: localeOfPath(location.pathname),
    view: createLiveCallView(root),
    speech: browserSpeech(),
    now: () => new Date(),
    onStatus(current) {
      // After a third-party widget failed, the stage's heading keeps showing that.
      if (stage.dataset.state === 'live') status.textContent = liveStatus[current];
      stage.dataset.activity = current;
    },
  });
}
