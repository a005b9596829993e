import type { DemoLanguage } from '#language/languages.ts';
import { type Translated, translated } from '../text/translated.ts';

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
  failed: 'Not connected',
} as const;

const texts = {
  agent: translated('Agent', '客服', '상담원'),
  you: translated('You', '您', '고객님'),
  conversation: translated('Conversation', '对话', '대화'),
  say: translated('What you would say', '您想说的话', '하실 말씀'),
  typeHere: translated('or type your answer', '或在这里打字回答', '또는 여기에 입력'),
  typeOnly: translated('Type what you would say', '请输入您想说的话', '하실 말씀을 입력하세요'),
  send: translated('Send', '发送', '보내기'),
  talk: translated('Talk', '说话', '말하기'),
  stop: translated('Stop', '停止', '멈추기'),
  mute: translated('Mute the answers', '回答静音', '답변 음소거'),
  listensFor: translated('The microphone listens for', '麦克风识别的语言', '마이크가 듣는 언어'),
  /**
   * Who hears the visitor, said under the microphone before it opens. Until the browser has said where it recognises
   * speech, this is its maker.
   */
  device: translated(
    'Your voice stays on this device.',
    '您的声音不会离开这台设备。',
    '목소리가 이 기기 밖으로 나가지 않습니다.',
  ),
  maker: translated(
    'To turn speech into text, your browser may send your voice to its maker.',
    '为了把语音转成文字，浏览器可能会把您的声音发给它的开发商。',
    '말을 글로 바꾸려고 브라우저가 목소리를 개발사로 보낼 수 있습니다.',
  ),
  downloadable: translated(
    'Your browser may send your voice to its maker. It can also learn this language for this device.',
    '浏览器可能会把您的声音发给它的开发商，也可以先下载这种语言，在本机识别。',
    '브라우저가 목소리를 개발사로 보낼 수 있습니다. 이 언어를 내려받아 기기에서 알아들을 수도 있습니다.',
  ),
  downloading: translated(
    'Your browser is getting this language for this device. Until then, its maker may hear you.',
    '浏览器正在下载这种语言。完成之前，它的开发商可能听得到您。',
    '브라우저가 이 언어를 내려받는 중입니다. 그때까지는 개발사가 들을 수 있습니다.',
  ),
  install: translated('Keep my voice on this device', '声音只留在这台设备', '목소리를 이 기기에만 두기'),
  notInstalled: translated(
    'The language could not be downloaded. Your browser may send your voice to its maker.',
    '语言下载失败。浏览器可能会把您的声音发给它的开发商。',
    '언어를 내려받지 못했습니다. 브라우저가 목소리를 개발사로 보낼 수 있습니다.',
  ),
  changed: translated(
    'For this language, your voice would leave the device, so the microphone is off. Press Talk to go on.',
    '识别这种语言时，您的声音会传出设备，所以麦克风已关闭。要继续，请按“说话”。',
    '이 언어를 알아들으려면 목소리가 기기 밖으로 나가야 해서 마이크를 껐습니다. 계속하려면 말하기를 누르세요.',
  ),
  model: translated(
    'What you say or type goes as text to our server and on to the provider of an AI model, which reads it.',
    '您说的或输入的内容会以文字发到我们的服务器，再转给 AI 模型的提供商读取。',
    '말씀하시거나 입력하신 내용은 글로 저희 서버를 거쳐 AI 모델 제공사로 전달됩니다.',
  ),
  keepsNothing: translated('We keep nothing.', '我们不保存任何内容。', '저희는 아무것도 보관하지 않습니다.'),
  keepsAgreed: translated(
    'We keep nothing unless you confirm that we may.',
    '除非您确认，我们不保存任何内容。',
    '확인하시기 전에는 아무것도 보관하지 않습니다.',
  ),
  interrupted: translated(
    'I’ve stopped talking. Go on.',
    '我停下了，请说。',
    '제가 말을 멈췄습니다. 이어서 말씀하세요.',
  ),
  silent: translated(
    'I heard nobody, so the microphone is off. Press Talk to go on.',
    '没有听到声音，麦克风已关闭。要继续，请按“说话”。',
    '아무 말씀도 들리지 않아 마이크를 껐습니다. 계속하려면 말하기를 누르세요.',
  ),
  refused: translated(
    'The browser doesn’t let this page use the microphone. Allow it and press Talk, or type instead.',
    '浏览器不允许本页使用麦克风。请允许后按“说话”，或者打字。',
    '브라우저가 마이크를 허용하지 않습니다. 허용하고 말하기를 누르시거나 입력해 주세요.',
  ),
  unavailable: translated(
    'The microphone isn’t available here. Type instead: everything works the same.',
    '这里用不了麦克风。请打字，效果完全一样。',
    '여기서는 마이크를 쓸 수 없습니다. 대신 입력해 주세요. 똑같이 됩니다.',
  ),
  otherLanguage: translated(
    'The microphone listens for English. 中文 or 한국어? Choose it below.',
    '麦克风现在听的是中文。要说 English 或 한국어，请在下面选择。',
    '마이크는 지금 한국어를 듣고 있습니다. English나 中文은 아래에서 골라 주세요.',
  ),
  stillHere: translated(
    'Your call is still here. Go on where you stopped, or press Reload Widget for a new one.',
    '通话还在，可以接着说。要重新开始，请按 Reload Widget。',
    '통화가 그대로 남아 있습니다. 이어서 말씀하시거나 Reload Widget을 눌러 새로 시작하세요.',
  ),
  notLoaded: translated(
    'The agent could not be loaded. Check your connection and try again.',
    '客服没能加载。请检查网络后再试。',
    '상담원을 불러오지 못했습니다. 연결을 확인하고 다시 해 보세요.',
  ),
  sending: translated('Sending…', '正在发送…', '보내는 중…'),
  sent: translated(
    'Sent. A person will read it and get back to you.',
    '已发送，会有人查看并联系您。',
    '보냈습니다. 담당자가 읽고 연락드립니다.',
  ),
  notSent: translated(
    'That could not be sent just now. You can send it with this form instead.',
    '暂时无法发送，您可以改用这个表单发送。',
    '지금은 보낼 수 없습니다. 대신 이 양식으로 보내실 수 있습니다.',
  ),
  /** The ticket. `{row}` is replaced by the label of a row. */
  open: translated('Open', '打开', '열기'),
  close: translated('Close', '关闭', '닫기'),
  fills: translated(
    'It fills in as you talk. Change anything.',
    '边说边填，这里都可以改。',
    '말씀하시는 대로 채워집니다. 여기서 모두 바꿀 수 있습니다.',
  ),
  choose: translated('choose', '请选择', '선택'),
  day: translated('Day', '日期', '날짜'),
  time: translated('Time', '时间', '시간'),
  arrive: translated('Arrive', '入住', '체크인'),
  leave: translated('Leave', '退房', '체크아웃'),
  right: translated('It’s right', '没错', '맞아요'),
  isRight: translated('It’s right: {row}', '没错：{row}', '맞아요: {row}'),
  fewer: translated('Fewer', '减少', '줄이기'),
  more: translated('More', '增加', '늘리기'),
  item: translated('Item', '品名', '메뉴'),
  size: translated('Size', '大小', '크기'),
  count: translated('How many', '数量', '수량'),
  add: translated('Add', '添加', '추가'),
  remove: translated('Remove', '删除', '삭제'),
  change: translated('with or without', '加料或不要', '넣기 또는 빼기'),
  checkRow: translated('Please check: {row}', '请核对：{row}', '확인해 주세요: {row}'),
  confirm: translated('Confirm', '确认', '확인'),
  needs: translated('Still to come: {row}', '还需要：{row}', '아직 필요한 것: {row}'),
  needsCheck: translated('Please check first: {row}', '请先核对：{row}', '먼저 확인해 주세요: {row}'),
  needsMore: translated('Something is still to come.', '还缺一项。', '아직 빠진 것이 있습니다.'),
  madeUp: translated(
    'The business is made up. Nothing is ordered and nothing is sent.',
    '商家是虚构的，不会下单，也不会发送任何内容。',
    '가상의 가게입니다. 주문되거나 보내지는 것은 없습니다.',
  ),
  sendsLast: translated(
    'Nothing is sent until you confirm.',
    '您确认之前不会发送任何内容。',
    '확인하시기 전에는 아무것도 보내지 않습니다.',
  ),
  yours: translated('You would get this message.', '您会收到这样一条消息。', '사장님께 이런 메시지가 갑니다.'),
  getThis: translated('Get this for my business', '我的店也要一个', '우리 가게에도 쓰기'),
  confirmed: translated('Confirmed by the caller', '来电者已确认', '고객이 확인함'),
  'handed over': translated('Put through to a person', '已转给工作人员', '직원에게 연결함'),
  cancelled: translated('Cancelled by the caller', '来电者已取消', '고객이 취소함'),
};

export type CallTexts = Readonly<Record<keyof typeof texts, string>>;

/** The texts around a call, in the language of the call. */
export const callTexts: Readonly<Record<DemoLanguage, CallTexts>> = {
  en: textsIn(texts, 'en'),
  'zh-Hans': textsIn(texts, 'zh-Hans'),
  ko: textsIn(texts, 'ko'),
};

function textsIn<Key extends string>(
  all: Readonly<Record<Key, Translated>>,
  language: DemoLanguage,
): Record<Key, string>;
function textsIn(all: Readonly<Record<string, Translated>>, language: DemoLanguage): Record<string, string> {
  return Object.fromEntries(Object.entries(all).map(([key, text]) => [key, text[language]]));
}
