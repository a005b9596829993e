import { widgetDelays } from '#domain/business-constants.ts';
import type { MountedVoiceAgent, VoiceAgent, VoiceAgentState } from './mount-voice-agent.ts';

/** Puts one agent's widget into the stage; {@link mountVoiceAgent} with its stage given, or a test's own. */
export type MountWidget = (agent: VoiceAgent, onState: (state: VoiceAgentState) => void) => MountedVoiceAgent;

/** Shows one widget after another in one stage. */
export interface WidgetRotation {
  /** Chooses an agent: the loaded state is reset at once, and its widget loads after the delay in milliseconds. */
  show(agent: VoiceAgent, delay: number): void;
  /** Loads the chosen agent's widget anew, at once. */
  reload(): void;
  /** Takes every widget away, at once. */
  clear(): void;
}

/**
 * The order in which widgets come and go (product 5.4): a new one loads while the previous is
 * still there, and the previous is removed 100 ms after the new one has loaded, or has failed to. A choice made
 * meanwhile wins: what is only loading is dropped. A widget that cannot be removed is only logged.
 */
export function createWidgetRotation(
  mount: MountWidget,
  onState: (state: 'waiting' | VoiceAgentState) => void,
): WidgetRotation {
  let chosen: VoiceAgent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: MountedVoiceAgent | undefined;
  let drawn: MountedVoiceAgent | undefined;

  const dropUnfinished = () => {
    clearTimeout(timer);
    removeSafely(loading);
    loading = undefined;
  };

  const load = (agent: VoiceAgent) => {
    dropUnfinished();
    const widget = mount(agent, (state) => {
      if (state !== 'loading') {
        const previous = drawn;
        drawn = state === 'ready' ? loading : undefined;
        loading = undefined;
        setTimeout(() => removeSafely(previous), widgetDelays.cleanup);
      }
      onState(state);
    });
    loading = widget;
  };

  return {
    show(agent, delay) {
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
      removeSafely(drawn);
      drawn = undefined;
    },
  };
}

function removeSafely(widget: MountedVoiceAgent | undefined): void {
  try {
    widget?.remove();
  } catch (error) {
    console.error('A voice widget could not be removed.', error);
  }
}
