import type { DemoLanguage } from '#language/languages.ts';

/**
 * The texts that show the status of a call with a built-in agent. `{language}` is replaced by the name of the language
 * for which the microphone listens.
 */
export const liveStatus = {
  ready: 'Ready when you are',
  talking: 'On the call',
  thinking: 'One moment',
  listening: 'Listening for {language}',
  speaking: 'Speaking',
  over: 'Call over',
} as const;

/** The sentence that replaces the button for the microphone if the browser cannot recognise speech. */
export const typeInstead: Record<DemoLanguage, string> = {
  en: 'The microphone isn’t available here. Type instead: everything works the same.',
  'zh-Hans': '这里用不了麦克风。请打字，效果完全一样。',
  ko: '여기서는 마이크를 쓸 수 없어요. 대신 입력해 주세요. 똑같이 됩니다.',
};

/** The notice after spoken words that were not understood. They may have been in another language. */
export const otherLanguage: Record<DemoLanguage, string> = {
  en: 'The microphone listens for English. 中文 or 한국어? Choose it below.',
  'zh-Hans': '麦克风现在听的是中文。要说 English 或 한국어，请在下面选择。',
  ko: '마이크는 지금 한국어를 듣고 있어요. English나 中文은 아래에서 골라 주세요.',
};

/** The notice for a visitor who comes back to a call. */
export const stillHere: Record<DemoLanguage, string> = {
  en: 'Your call is still here. Go on where you stopped, or press Reload Widget for a new one.',
  'zh-Hans': '通话还在，可以接着说。要重新开始，请按 Reload Widget。',
  ko: '통화가 그대로 있어요. 이어서 말씀하시거나 Reload Widget을 눌러 새로 시작하세요.',
};

/** The notices while the details of a call are sent to the team, and after that. */
export const sendingTexts: Record<'sending' | 'sent' | 'failed', Record<DemoLanguage, string>> = {
  sending: { en: 'Sending…', 'zh-Hans': '正在发送…', ko: '보내는 중…' },
  sent: {
    en: 'Sent. A person will read it and get back to you.',
    'zh-Hans': '已发送，会有人查看并联系您。',
    ko: '보냈습니다. 담당자가 읽고 연락드립니다.',
  },
  failed: {
    en: 'That could not be sent just now. You can send it with this form instead.',
    'zh-Hans': '暂时无法发送，您可以改用这个表单发送。',
    ko: '지금은 보낼 수 없습니다. 대신 이 양식으로 보내실 수 있습니다.',
  },
};

/** The note under the ticket, for each status of the ticket. */
export const ticketNotes = {
  filling: 'Fills in as you talk',
  confirmed: 'Confirmed by the caller',
  'handed over': 'Put through to a person',
  cancelled: 'Cancelled by the caller',
} as const;
