import { widgetDelays } from '#domain/business-constants.ts';
import type { MountedVoiceAgent, VoiceAgent, VoiceAgentState } from './mount-voice-agent.ts';

/** Mounts an agent's widget in the stage: {@link mountVoiceAgent}, or a test's replacement. */
export type MountWidget = (agent: VoiceAgent, onState: (state: VoiceAgentState) => void) => MountedVoiceAgent;

/** Shows one widget after another in one stage. */
export interface WidgetRotation {
  /** Chooses an agent: resets the loaded state at once and loads the widget after a delay in milliseconds. */
  show(agent: VoiceAgent, delay: number): void;
  /** Loads the chosen agent's widget again, at once. */
  reload(): void;
  /** Removes every widget, at once. */
  clear(): void;
}

/**
 * Returns the rotation of widgets (product 5.4): a new one loads while the previous one is still displayed, and the
 * previous one is removed 100 ms after the new one has loaded or failed. A newer choice cancels a widget that is still
 * loading. A failure to remove a widget is only logged.
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
