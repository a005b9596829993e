import { widgetDelays } from '#shared/rules/business-constants.ts';
import type { MountedVoiceAgent, VoiceAgent, VoiceAgentState } from './mount-voice-agent.ts';

/** A function that adds an agent's widget to the page: {@link mountVoiceAgent}, or a replacement in tests. */
export type MountWidget = (agent: VoiceAgent, onState: (state: VoiceAgentState) => void) => MountedVoiceAgent;

/**
 * Returns a rotation without a widget. While a new widget loads, the old one is still displayed. The old one is removed
 * 100 ms after the new one has loaded or failed. If another agent is chosen while a widget is loading, that widget is
 * removed.
 */
export function createWidgetRotation(mount: MountWidget, onState: (state: 'waiting' | VoiceAgentState) => void) {
  let chosen: VoiceAgent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: MountedVoiceAgent | undefined;
  let drawn: MountedVoiceAgent | undefined;

  const dropUnfinished = () => {
    clearTimeout(timer);
    loading?.remove();
    loading = undefined;
  };

  const load = (agent: VoiceAgent) => {
    dropUnfinished();
    const widget = mount(agent, (state) => {
      if (state !== 'loading') {
        const previous = drawn;
        drawn = state === 'ready' ? loading : undefined;
        loading = undefined;
        setTimeout(() => previous?.remove(), widgetDelays.cleanup);
      }
      onState(state);
    });
    loading = widget;
  };

  return {
    /** Chooses an agent. Reports the state `waiting` at once, and loads the widget after `delay` milliseconds. */
    show(agent: VoiceAgent, delay: number) {
      chosen = agent;
      dropUnfinished();
      onState('waiting');
      timer = setTimeout(() => load(agent), delay);
    },
    reload() {
      if (chosen) load(chosen);
    },
    clear() {
      chosen = undefined;
      dropUnfinished();
      drawn?.remove();
      drawn = undefined;
    },
  };
}
