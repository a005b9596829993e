import { type DemoAgentKey, demoAgentKeys } from '#domain/demo-agent-keys.ts';
import { localeOfPath } from '#domain/locales.ts';
import { agentLoaders } from '../agents/load-agent.ts';
import { browserSpeech } from './browser-speech.ts';
import { createLiveCall, type LiveCall } from './live-call.ts';
import { createLiveCallView, liveStatus } from './live-call-view.ts';

/**
 * Brings one call of the demo page to life. Loaded with the dialogue when a visitor first touches a call; what the
 * agent knows comes on its own, so that nobody loads five businesses to talk to one.
 */
export async function openLiveCall(root: HTMLElement): Promise<LiveCall> {
  const stage = root.closest<HTMLElement>('[data-voice-stage]');
  const status = stage?.querySelector('[data-voice-status]');
  const key: DemoAgentKey | undefined = demoAgentKeys.find((candidate) => candidate === root.dataset.liveCall);
  const load = key && agentLoaders[key];
  if (!stage || !status || !load) throw new Error('There is no agent for this call.');
  return createLiveCall({
    agent: await load(),
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
