import type { DemoLanguage } from '#domain/demo-languages.ts';

/** What the stage says while the built-in agent is on the phone. */
export const liveStatus = {
  ready: 'Ready when you are',
  listening: 'Listening',
  speaking: 'Speaking',
  over: 'Call over',
} as const;

/** What a visitor reads where the microphone does not work. */
export const typeInstead: Record<DemoLanguage, string> = {
  en: 'The microphone isn’t available here. Type instead: everything works the same.',
  'zh-Hans': '这里用不了麦克风。请打字，效果完全一样。',
  ko: '여기서는 마이크를 쓸 수 없어요. 대신 입력해 주세요. 똑같이 됩니다.',
};

/** How a ticket's state is called on the page. */
export const ticketNotes = {
  filling: 'Fills in as you talk',
  confirmed: 'Confirmed by the caller',
  'handed over': 'Put through to a person',
  cancelled: 'Cancelled by the caller',
} as const;
