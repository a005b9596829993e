import type { InEveryLanguage } from '#language/languages.ts';
import { formatCount } from '../rules/numbers.ts';
import { type EnquiryFault, enquiryLimits } from './enquiry-rules.ts';

export interface EnquiryTexts {
  readonly title: string;
  readonly intro: string;
  /** The label of the button beside `ring.title`. It is also the title of the form that the button opens. */
  readonly write: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly contactHint: string;
  readonly business: string;
  readonly message: string;
  /** A sentence in three parts: before, on and after the link to the page Privacy. */
  readonly consent: readonly [before: string, link: string, after: string];
  readonly send: string;
  readonly sending: string;
  readonly back: string;
  /** The words of the link to the page Contact, which visitors see if the assistant cannot help. */
  readonly otherWays: string;
  readonly thanks: string;
  readonly sent: string;
  /** Says where we reply: to the email address or the phone number that the visitor left, or to both. */
  readonly replyTo: (contacts: readonly string[]) => string;
  /** Says when a person reads what was sent. `at` is a time of day. In `whenClosed`, the day comes before the time. */
  readonly whenOpen: (at: string) => string;
  readonly whenClosed: (at: string) => string;
  readonly close: string;
  readonly offline: string;
  readonly failed: (email: string) => string;
  /** The texts for a visitor who asks for a person. */
  readonly callback: {
    readonly title: string;
    readonly intro: string;
    readonly said: string;
    readonly sent: string;
    /** The text at the end of a demo call, above the button that opens the form. */
    readonly afterCall: string;
  };
  /** The texts for a visitor who wants to be rung. */
  readonly ring: {
    readonly title: string;
    readonly intro: string;
    /** The text instead of `intro` if the form is filled in with what the visitor has typed. */
    readonly check: string;
    readonly sent: string;
    readonly ringOn: (phone: string) => string;
  };
  readonly faults: Readonly<Record<EnquiryFault, string>>;
}

const maximum = formatCount(enquiryLimits.message);

export const enquiryTexts: InEveryLanguage<EnquiryTexts> = {
  en: {
    title: 'Leave your details',
    intro: 'A person reads this and replies.',
    write: 'Send a message',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    contactHint: 'Email or phone: one is enough.',
    business: 'Business (optional)',
    message: 'Message',
    consent: ['You can keep my details to reply to me, as the ', 'privacy policy', ' sets out.'],
    send: 'Send',
    sending: 'Sending…',
    back: 'Back to the conversation',
    otherWays: 'Other ways to reach us',
    thanks: 'Thank you',
    sent: 'We have your message. A person will read it and reply.',
    replyTo: (contacts) => `We’ll get back to you at ${contacts.join(' or ')}.`,
    whenOpen: (at) => `We’re open now, until ${at}.`,
    whenClosed: (at) => `We’re closed now. We open ${at}.`,
    close: 'Close',
    offline: 'You seem to be offline. What you typed stays in this tab: send it when you’re back online.',
    failed: (email) =>
      `We couldn’t send that just now. What you typed stays in this tab: try again in a moment, or email ${email}.`,
    callback: {
      title: 'Ask us to get back to you',
      intro: 'Leave your name and a phone number or an email address. A person will get back to you.',
      said: 'We also get what was said so far',
      sent: 'We have your request and what was said so far. A person will get back to you.',
      afterCall: 'This is a demo, so nobody picks up. Someone from our team can get back to you.',
    },
    ring: {
      title: 'Ring me back',
      intro: 'Leave your name and number. A person will ring you while we’re open.',
      check: 'A person will ring you while we’re open. Is this right? Tick the box and press Send.',
      sent: 'We have your number. A person will ring you while we’re open.',
      ringOn: (phone) => `We’ll ring you on ${phone}.`,
    },
    faults: {
      'name-missing': 'Please enter your name',
      'name-long': `The name can have at most ${enquiryLimits.name} characters`,
      'contact-missing': 'Please enter an email address or a phone number',
      'email-wrong': 'Please enter a valid email address',
      'phone-missing': 'Please enter the number that we should ring',
      'phone-wrong': 'Please enter a valid phone number: digits, spaces and + only',
      'agency-missing': 'Please enter the name of your agency',
      'business-long': `The business can have at most ${enquiryLimits.business} characters`,
      'message-missing': 'Please enter a message',
      'message-long': `Please keep the message under ${maximum} characters`,
      'clients-wrong': 'Please enter how many clients a year, as one number from 1 to 9,999',
      'terms-missing': 'Please tick that you agree to the terms',
      'consent-missing': 'Please tick the box so we can keep your details and reply',
      character: 'The text has a character that we can’t store. Please take it out',
    },
  },
  'zh-Hans': {
    title: '留下联系方式',
    intro: '会有人查看并答复您。',
    write: '给我们留言',
    name: '姓名',
    email: '电子邮箱',
    phone: '电话',
    contactHint: '电子邮箱和电话填一项即可。',
    business: '公司或店铺（选填）',
    message: '留言',
    consent: ['我同意贵公司按照', '隐私政策', '保存这些信息，以便答复我。'],
    send: '发送',
    sending: '正在发送…',
    back: '返回对话',
    otherWays: '其他联系方式',
    thanks: '谢谢',
    sent: '您的留言已收到，会有人查看并答复您。',
    replyTo: (contacts) => `我们会通过 ${contacts.join(' 或 ')} 联系您。`,
    whenOpen: (at) => `我们正在营业，${at}结束。`,
    whenClosed: (at) => `现在不在营业时间，${at}开始营业。`,
    close: '关闭',
    offline: '您似乎没有联网。您填写的内容保留在此标签页中，恢复联网后再发送。',
    failed: (email) => `暂时无法发送。您填写的内容保留在此标签页中，请稍后再试，或发邮件到 ${email}。`,
    callback: {
      title: '请工作人员联系我',
      intro: '请留下姓名和一种联系方式，会有人联系您。',
      said: '刚才的对话会一并发送',
      sent: '您的请求和刚才的对话已收到，会有人联系您。',
      afterCall: '这是演示，不会有人接听。我们的工作人员可以联系您。',
    },
    ring: {
      title: '请给我回电',
      intro: '请留下姓名和电话，工作人员会在营业时间给您打电话。',
      check: '工作人员会在营业时间给您打电话。请核对后勾选同意，再按“发送”。',
      sent: '您的电话已收到，工作人员会在营业时间给您打电话。',
      ringOn: (phone) => `我们会拨打 ${phone}。`,
    },
    faults: {
      'name-missing': '请填写姓名',
      'name-long': `姓名最多 ${enquiryLimits.name} 个字符`,
      'contact-missing': '请填写电子邮箱或电话',
      'email-wrong': '请填写有效的电子邮箱',
      'phone-missing': '请填写我们可以拨打的电话号码',
      'phone-wrong': '请填写有效的电话号码，只用数字、空格和 +',
      'agency-missing': '请填写代理公司名称',
      'business-long': `公司或店铺名最多 ${enquiryLimits.business} 个字符`,
      'message-missing': '请填写留言',
      'message-long': `留言请不要超过 ${maximum} 个字符`,
      'clients-wrong': '请用数字填写每年的客户数，1 到 9,999',
      'terms-missing': '请勾选同意条款',
      'consent-missing': '请勾选同意，以便我们保存您的信息并答复您',
      character: '文字中有无法保存的字符',
    },
  },
  ko: {
    title: '연락처 남기기',
    intro: '담당자가 읽고 답해 드립니다.',
    write: '메시지 보내기',
    name: '이름',
    email: '이메일',
    phone: '전화번호',
    contactHint: '이메일과 전화번호 중 하나만 적으셔도 됩니다.',
    business: '업체명(선택)',
    message: '메시지',
    consent: ['답변을 위해 ', '개인정보 처리방침', '에 따라 이 정보를 보관하는 데 동의합니다.'],
    send: '보내기',
    sending: '보내는 중…',
    back: '대화로 돌아가기',
    otherWays: '다른 연락 방법',
    thanks: '감사합니다',
    sent: '메시지를 받았습니다. 담당자가 읽고 답해 드립니다.',
    replyTo: (contacts) => `연락드릴 곳: ${contacts.join(', ')}`,
    whenOpen: (at) => `지금은 영업 중이며 ${at}까지입니다.`,
    whenClosed: (at) => `지금은 영업시간이 아닙니다. ${at}에 문을 엽니다.`,
    close: '닫기',
    offline: '인터넷에 연결되어 있지 않은 것 같습니다. 적으신 내용은 이 탭에 남아 있으니 연결되면 보내 주세요.',
    failed: (email) =>
      `지금은 보낼 수 없습니다. 적으신 내용은 이 탭에 남아 있습니다. 잠시 후 다시 시도하거나 ${email}로 이메일을 보내 주세요.`,
    callback: {
      title: '담당자에게 연락받기',
      intro: '이름과 연락처 하나를 남겨 주시면 담당자가 연락드립니다.',
      said: '지금까지의 대화도 함께 보냅니다',
      sent: '요청과 지금까지의 대화를 받았습니다. 담당자가 연락드립니다.',
      afterCall: '데모라서 전화를 받는 사람이 없습니다. 저희 팀에서 연락드릴 수 있습니다.',
    },
    ring: {
      title: '전화해 주세요',
      intro: '이름과 전화번호를 남겨 주세요. 담당자가 영업시간에 전화드립니다.',
      check: '담당자가 영업시간에 전화드립니다. 내용을 확인하고 동의에 표시한 뒤 ‘보내기’를 눌러 주세요.',
      sent: '번호를 받았습니다. 담당자가 영업시간에 전화드립니다.',
      ringOn: (phone) => `전화드릴 번호: ${phone}`,
    },
    faults: {
      'name-missing': '이름을 적어 주세요',
      'name-long': `이름은 ${enquiryLimits.name}자까지 적을 수 있습니다`,
      'contact-missing': '이메일이나 전화번호를 적어 주세요',
      'email-wrong': '올바른 이메일 주소를 적어 주세요',
      'phone-missing': '전화드릴 번호를 적어 주세요',
      'phone-wrong': '올바른 전화번호를 적어 주세요. 숫자, 빈칸, + 만 쓸 수 있습니다',
      'agency-missing': '에이전시 이름을 적어 주세요',
      'business-long': `업체명은 ${enquiryLimits.business}자까지 적을 수 있습니다`,
      'message-missing': '메시지를 적어 주세요',
      'message-long': `메시지는 ${maximum}자까지 적어 주세요`,
      'clients-wrong': '한 해 고객 수를 1부터 9,999까지 숫자로 적어 주세요',
      'terms-missing': '약관에 동의해 주세요',
      'consent-missing': '답변을 위한 정보 보관에 동의해 주세요',
      character: '저장할 수 없는 문자가 들어 있습니다',
    },
  },
};
