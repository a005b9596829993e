import { mountVoiceAgent } from './mount-voice-agent.ts';
import { mustAskForVoice, rememberVoiceConsent } from './voice-policy.ts';
import { type VoiceStageState, voiceStageStatus } from './voice-stage-texts.ts';
import { createWidgetRotation } from './widget-rotation.ts';

/** An agent that a stage shows. Without an `agentId`, the stage shows the built-in agent. */
export interface StagedAgent {
  readonly name: string;
  readonly agentId: string | undefined;
}

export interface VoiceStageControl {
  /**
   * Shows an agent. Its widget loads after `delay` milliseconds. If the visitor must agree first, the stage asks for
   * that, and the widget does not load.
   */
  show(agent: StagedAgent, delay: number): void;
  clear(): void;
}

/** Returns the control of a stage that the server has rendered. Also makes the two buttons of the stage work. */
export function controlVoiceStage(stage: HTMLElement): VoiceStageControl {
  const body = requirePart(stage, '[data-voice-body]');
  const status = requirePart(stage, '[data-voice-status]');
  const nameInStatus = requirePart(stage, '[data-voice-name]');
  const { signedUrlEndpoint, consent } = stage.dataset;
  let agent: StagedAgent | undefined;

  const enter = (state: VoiceStageState) => {
    stage.dataset.state = state;
    status.textContent = voiceStageStatus[state];
    nameInStatus.textContent = agent?.name ?? '';
  };
  const rotation = createWidgetRotation((voiceAgent, onState) => mountVoiceAgent(body, voiceAgent, onState), enter);
  const load = (agentId: string, delay: number) => rotation.show({ agentId, signedUrlEndpoint }, delay);

  requirePart(stage, '[data-voice-reload]').addEventListener('click', () => rotation.reload());
  requirePart(stage, '[data-voice-consent]').addEventListener('click', () => {
    rememberVoiceConsent();
    if (agent?.agentId) load(agent.agentId, 0);
  });
  stage.dataset.alive = '';

  return {
    show(next, delay) {
      agent = next;
      if (next.agentId === undefined) {
        rotation.clear();
        enter('live');
      } else if (mustAskForVoice(consent === 'ask' ? 'ask' : 'none')) {
        rotation.clear();
        enter('asking');
      } else {
        load(next.agentId, delay);
      }
    },
    clear() {
      rotation.clear();
      enter('waiting');
    },
  };
}

function requirePart(stage: HTMLElement, selector: string): HTMLElement {
  const part = stage.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The voice stage has no ${selector}.`);
  return part;
}
