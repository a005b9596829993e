import {
  changeHistoryDays,
  enquiryRetentionMonths,
  privacyResponseDays,
  suspectedEnquiryRetentionDays,
} from '#shared/rules/business-constants.ts';
import { siteConfig } from '#site.config';
import { legalSource } from '../fixed-answers.ts';
import type { KnownAnswer } from '../known-answer.ts';

const { email } = siteConfig;

export const privacyAnswers: readonly KnownAnswer[] = [
  {
    id: 'privacy-response',
    source: { path: '/privacy#access-and-correction', title: 'Privacy: See it, correct it, delete it' },
    say: () => ({
      en: `Ask to see, correct or delete what we hold about you: write to ${email}. We answer within ${privacyResponseDays} days, and asking costs nothing. In New Zealand we decide within 20 working days.`,
      'zh-Hans': `如要查看、更正或删除我们保存的您的信息，请发邮件到 ${email}。我们在 ${privacyResponseDays} 天内答复，不收费。在新西兰，最迟 20 个工作日内作出决定。`,
      ko: `저희가 가진 본인 정보를 보거나 고치거나 지우려면 ${email}로 이메일을 보내 주세요. ${privacyResponseDays}일 안에 답하며 비용은 없습니다. 뉴질랜드에서는 늦어도 영업일 20일 안에 결정합니다.`,
    }),
  },
  {
    id: 'cookies',
    source: { path: '/privacy#cookies', title: 'Privacy: Cookies and what your browser keeps' },
    say: () => ({
      en: 'This site sets no cookies and uses no advertising or tracking service. Page views are counted without an identifier. If your browser sends Do Not Track or Global Privacy Control, your visits are not counted at all.',
      'zh-Hans':
        '本网站不使用 Cookie，也不使用广告或跟踪服务。页面浏览只计数，不含标识；如浏览器发送 Do Not Track 或 Global Privacy Control，则完全不计。',
      ko: '이 사이트는 쿠키를 쓰지 않으며 광고나 추적 서비스도 없습니다. 페이지 조회는 식별자 없이 세고, 브라우저가 Do Not Track이나 Global Privacy Control을 보내면 세지 않습니다.',
    }),
  },
  {
    id: 'recordings',
    source: { path: '/privacy#calls', title: 'Privacy: Calls, recordings and transcripts' },
    say: () => ({
      en: 'The business chooses whether recordings and transcripts are made at all, and how long they are kept. Where a call is recorded or written down, callers must be told at the start.',
      'zh-Hans': '是否录音或生成文字记录、保留多久，由使用客服的商家决定。如录音或记录，必须在通话开始时告知来电者。',
      ko: '녹음과 녹취록을 만들지, 얼마나 보관할지는 해당 업체가 정합니다. 녹음하거나 기록하면 통화 시작 때 알려야 합니다.',
    }),
  },
  {
    id: 'training',
    source: { path: '/privacy#calls', title: 'Privacy: Calls, recordings and transcripts' },
    say: () => ({
      en: 'We do not use recordings or transcripts to train AI models, and we choose provider settings that keep them out of the training of others where these exist.',
      'zh-Hans': '我们不用录音或文字记录训练 AI 模型，并在供应商有相应设置时选择不参与训练。',
      ko: '녹음이나 녹취록으로 AI 모델을 학습시키지 않으며, 제공업체에 그런 설정이 있으면 학습에 쓰이지 않게 합니다.',
    }),
  },
  {
    id: 'sell-data',
    source: { path: '/privacy#who-receives-it', title: 'Privacy: Who receives it' },
    say: () => ({
      en: 'We do not sell personal information. It is shared only with those who need it for the service, such as the business you called, voice and AI model providers, carriers and hosting.',
      'zh-Hans':
        '我们不出售个人信息。只与提供服务所需的各方分享，例如您致电的商家、语音和 AI 模型供应商、电信公司和托管方。',
      ko: '개인정보를 팔지 않습니다. 전화한 업체, 음성과 AI 모델 제공업체, 통신사, 호스팅처럼 서비스에 필요한 곳과만 공유합니다.',
    }),
  },
  {
    id: 'overseas',
    source: { path: '/privacy#overseas', title: 'Privacy: Information that leaves the country' },
    say: () => ({
      en: 'Many voice and model providers work from the United States or other countries outside New Zealand and Australia, so information about a call may be processed, and for a time stored, overseas.',
      'zh-Hans': '许多语音和模型供应商位于美国或新西兰、澳大利亚以外的国家，通话信息可能在海外处理并短期保存。',
      ko: '많은 음성·모델 제공업체가 미국 등 뉴질랜드와 호주 밖에 있어, 통화 정보가 해외에서 처리되고 한동안 저장될 수 있습니다.',
    }),
  },
  {
    id: 'how-long-kept',
    source: { path: '/privacy#how-long', title: 'Privacy: How long we keep it' },
    say: () => ({
      en: `Recordings and transcripts are kept as long as the business has chosen; it can delete them, or ask us to. Details left with me are kept for ${enquiryRetentionMonths} months at most, accounts until closed, and billing records as long as the law requires.`,
      'zh-Hans': `录音和文字记录的保留时间由商家决定，可自行删除或要求我们删除。您留下的联系方式最多保留 ${enquiryRetentionMonths} 个月，账户保留到关闭为止，账务记录按法律要求保留。`,
      ko: `녹음과 녹취록은 업체가 정한 기간만 보관하며 삭제하거나 삭제를 요청할 수 있습니다. 남기신 연락처는 최대 ${enquiryRetentionMonths}개월, 계정은 닫을 때까지, 청구 기록은 법이 요구하는 동안 보관합니다.`,
    }),
  },
  {
    id: 'kept-spam',
    source: { path: '/privacy#how-long', title: 'Privacy: How long we keep it' },
    say: () => ({
      en: `Details and messages that look like spam are kept for ${suspectedEnquiryRetentionDays} days, then deleted automatically. Others are kept for ${enquiryRetentionMonths} months at most.`,
      'zh-Hans': `看起来像垃圾信息的留言保留 ${suspectedEnquiryRetentionDays} 天，然后自动删除。其他留言最多保留 ${enquiryRetentionMonths} 个月。`,
      ko: `스팸으로 보이는 메시지는 ${suspectedEnquiryRetentionDays}일 보관한 뒤 자동으로 삭제합니다. 그 밖의 메시지는 최대 ${enquiryRetentionMonths}개월 보관합니다.`,
    }),
  },
  {
    id: 'kept-changes',
    source: { path: '/privacy#how-long', title: 'Privacy: How long we keep it' },
    say: () => ({
      en: `The list of who changed what on this site is kept for ${changeHistoryDays} days, then deleted automatically.`,
      'zh-Hans': `谁在本网站上修改了什么的记录保留 ${changeHistoryDays} 天，然后自动删除。`,
      ko: `이 사이트에서 누가 무엇을 바꿨는지의 기록은 ${changeHistoryDays}일 보관한 뒤 자동으로 삭제합니다.`,
    }),
  },
  {
    id: 'security',
    source: { path: '/privacy#security', title: 'Privacy: How we guard it' },
    say: () => ({
      en: 'Connections are encrypted, passwords are stored as salted one-way hashes, and only those who need information for their work have access. No system is beyond failure.',
      'zh-Hans': '连接经过加密，密码以加盐单向散列保存，只有工作需要的人才能访问信息。没有系统绝对不出问题。',
      ko: '연결은 암호화되고 비밀번호는 솔트를 더한 단방향 해시로 저장되며, 업무에 필요한 사람만 정보에 접근합니다. 완벽한 시스템은 없습니다.',
    }),
  },
  {
    id: 'privacy-complaint',
    source: legalSource('/privacy#complaints'),
    say: () => ({
      en: `Please write to us first, at ${email}: a person answers within ${privacyResponseDays} days. If you are not content: in New Zealand the Office of the Privacy Commissioner, in Australia the Office of the Australian Information Commissioner, elsewhere the data protection authority where you live.`,
      'zh-Hans': `请先发邮件到 ${email}，工作人员会在 ${privacyResponseDays} 天内答复。如不满意：新西兰找隐私专员办公室（Office of the Privacy Commissioner），澳大利亚找信息专员办公室（Office of the Australian Information Commissioner），其他地区找当地的数据保护机构。`,
      ko: `먼저 ${email}로 이메일을 보내 주시면 담당자가 ${privacyResponseDays}일 안에 답해 드립니다. 만족하지 못하시면 뉴질랜드는 개인정보 위원회(Office of the Privacy Commissioner), 호주는 정보 위원회(Office of the Australian Information Commissioner), 그 밖은 거주지의 감독 기관입니다.`,
    }),
  },
];
