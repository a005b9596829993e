import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { widgetDelays } from '#shared/rules/business-constants.ts';
import type { VoiceAgent, VoiceAgentState } from './mount-voice-agent.ts';
import { createWidgetRotation } from './widget-rotation.ts';

/** A widget that the test controls. The test sets its state, and can see when it was removed. */
interface FakeWidget {
  readonly agentId: string;
  readonly become: (state: VoiceAgentState) => void;
  removedAt?: number;
}

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function startRotation() {
  const widgets: FakeWidget[] = [];
  const states: string[] = [];
  const mount = (agent: VoiceAgent, onState: (state: VoiceAgentState) => void) => {
    const widget: FakeWidget = { agentId: agent.agentId, become: onState };
    widgets.push(widget);
    onState('loading');
    return {
      remove() {
        widget.removedAt ??= Date.now();
      },
    };
  };
  const rotation = createWidgetRotation(mount, (state) => states.push(state));
  const widget = (index: number) => {
    const found = widgets[index];
    if (!found) throw new Error(`There is no widget ${index}.`);
    return found;
  };
  return { rotation, widgets, states, widget };
}

const agent = (agentId: string): VoiceAgent => ({ agentId });

/** Returns a rotation whose first widget is ready. */
function startReady() {
  const started = startRotation();
  started.rotation.show(agent('takeaway'), 0);
  vi.advanceTimersByTime(0);
  started.widget(0).become('ready');
  return started;
}

test('a widget loads 500 ms after its agent was chosen, and not earlier', () => {
  const { rotation, widgets, states } = startRotation();
  rotation.show(agent('takeaway'), widgetDelays.autoLoad);
  vi.advanceTimersByTime(499);
  expect(widgets).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(widgets.map(({ agentId }) => agentId)).toEqual(['takeaway']);
  expect(states).toEqual(['waiting', 'loading']);
});

test('a switch resets the state at once, loads the new widget after 200 ms, and removes the old one 100 ms after the new one is ready', () => {
  const { rotation, widgets, states, widget } = startReady();
  rotation.show(agent('clinic'), widgetDelays.switch);
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(199);
  expect(widgets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(widgets).toHaveLength(2);
  vi.advanceTimersByTime(300);
  expect(widget(0).removedAt).toBeUndefined();
  widget(1).become('ready');
  vi.advanceTimersByTime(99);
  expect(widget(0).removedAt).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(widget(0).removedAt).toBe(600);
  expect(widget(1).removedAt).toBeUndefined();
});

test('after several quick switches only the last agent loads, and a widget that was still loading is removed at once', () => {
  const { rotation, widgets, widget } = startRotation();
  rotation.show(agent('takeaway'), 0);
  vi.advanceTimersByTime(0);
  rotation.show(agent('clinic'), 200);
  expect(widget(0).removedAt).toBe(0);
  vi.advanceTimersByTime(150);
  rotation.show(agent('hotels'), 200);
  vi.advanceTimersByTime(1000);
  expect(widgets.map(({ agentId }) => agentId)).toEqual(['takeaway', 'hotels']);
});

test('a widget that was ready before two quick switches is removed when the last one is ready', () => {
  const { rotation, widget } = startReady();
  rotation.show(agent('clinic'), 200);
  vi.advanceTimersByTime(200);
  rotation.show(agent('hotels'), 200);
  vi.advanceTimersByTime(200);
  widget(2).become('ready');
  vi.advanceTimersByTime(100);
  expect([0, 1, 2].map((index) => widget(index).removedAt)).toEqual([500, 200, undefined]);
});

test('reload loads the chosen agent again at once, and removes the old widget 100 ms after the new one is ready', () => {
  const { rotation, widgets, widget } = startReady();
  rotation.reload();
  expect(widgets.map(({ agentId }) => agentId)).toEqual(['takeaway', 'takeaway']);
  widget(1).become('ready');
  vi.advanceTimersByTime(100);
  expect(widget(0).removedAt).toBe(100);
});

test('a failed load also removes the previous widget, and can be retried', () => {
  const { rotation, widgets, states, widget } = startReady();
  rotation.show(agent('clinic'), 200);
  vi.advanceTimersByTime(200);
  widget(1).become('failed');
  vi.advanceTimersByTime(100);
  expect(widget(0).removedAt).toBe(300);
  expect(states.at(-1)).toBe('failed');
  rotation.reload();
  expect(widgets).toHaveLength(3);
});

test('clearing removes the widgets that are ready or loading, and cancels one that would load later', () => {
  const { rotation, widgets, widget } = startReady();
  rotation.reload();
  rotation.clear();
  expect([widget(0).removedAt, widget(1).removedAt]).toEqual([0, 0]);
  rotation.show(agent('clinic'), 500);
  rotation.clear();
  vi.advanceTimersByTime(1000);
  expect(widgets).toHaveLength(2);
});
