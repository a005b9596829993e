import { privacyResponseDays } from '#shared/rules/business-constants.ts';
import { siteConfig } from '#site.config';
import { knownAnswersOf, legalSource } from '../fixed-answers.ts';

const { email } = siteConfig;

/** Answers about personal information, from the page Privacy. */
export const personalInformationAnswers = knownAnswersOf([
  {
    id: 'who-listens',
    source: legalSource('/privacy#calls'),
    say: {
      en: 'People on our side look at a call only to set up, mend or support the agent of that business, to look into misuse, or where the law requires it. The business itself chooses whether there are recordings and transcripts.',
      'zh-Hans':
        '我们的员工只在为该商家设置、修正或支持客服、调查滥用，或法律要求时才查看通话。是否有录音和文字记录由商家决定。',
      ko: '저희 쪽 사람은 그 업체의 AI 상담원을 설정, 수정, 지원할 때, 오용을 조사할 때, 법이 요구할 때만 통화를 봅니다. 녹음과 녹취록은 업체가 정합니다.',
    },
  },
  {
    id: 'anonymous-visit',
    source: legalSource('/privacy#what-we-collect'),
    say: {
      en: 'You may visit this site, read every article and use the demo without telling us who you are. To open an account, become a customer or get an answer by email, we need to know how to reach you.',
      'zh-Hans':
        '可以。访问本网站、阅读文章和使用演示都不需要说明您是谁。开账户、成为客户或要我们用邮件答复时，我们才需要知道怎么联系您。',
      ko: '누구인지 밝히지 않고 사이트를 보고 글을 읽고 데모를 쓸 수 있습니다. 계정을 열거나 고객이 되거나 이메일 답변을 받으려면 연락 방법이 필요합니다.',
    },
  },
  {
    id: 'what-collected',
    source: legalSource('/privacy#what-we-collect'),
    say: {
      en: 'When you visit: the page, the country version, the linking site, and technical details such as a network address. When you write: your name, contact details and message. With an account: name, email and password. As a customer: contact and billing details, your order and what sets up your agent.',
      'zh-Hans':
        '访问时：页面、国家版本、来源网站，以及网络地址等技术信息。来信时：姓名、联系方式和内容。有账户时：姓名、邮箱和密码。客户：联系和账务资料、订单，以及设置客服的资料。',
      ko: '방문하면 페이지, 국가 버전, 연결해 온 사이트, 네트워크 주소 같은 기술 정보. 문의하면 이름, 연락처, 내용. 계정이 있으면 이름, 이메일, 비밀번호. 고객이면 연락처와 청구 정보, 주문, AI 상담원 설정 자료입니다.',
    },
  },
  {
    id: 'caller-information',
    source: legalSource('/privacy#what-we-collect'),
    say: {
      en: 'When you ring a business that uses our agent: what the call was for, such as a name, a number, an address, a booking or a message; the number you rang from, the time and the length; and, where the business has chosen it, a recording or a transcript.',
      'zh-Hans':
        '您致电使用我们客服的商家时：来电目的（如姓名、号码、地址、预约或留言）、来电号码、时间和时长；如商家选择，还有录音或文字记录。',
      ko: '저희 AI 상담원을 쓰는 업체에 전화하면 용건(이름, 번호, 주소, 예약, 메시지 등), 발신 번호, 시각과 길이, 그리고 업체가 정한 경우 녹음이나 녹취록입니다.',
    },
  },
  {
    id: 'whose-policy',
    source: legalSource('/privacy#who-we-are'),
    say: {
      en: 'When you ring a business and one of our agents answers, that business decides what is asked and what is kept. We hold the information for it, and its own privacy policy applies. You may still write to us: we pass your request on and help it to answer.',
      'zh-Hans':
        '您致电商家、由我们的客服接听时，问什么、保留什么由该商家决定。我们代其保存信息，适用该商家自己的隐私政策。您也可以发邮件给我们，我们会转达并协助答复。',
      ko: '업체에 전화해 저희 AI 상담원이 받으면 무엇을 묻고 보관할지는 그 업체가 정합니다. 저희는 업체를 위해 보관하며 그 업체의 개인정보 처리방침이 적용됩니다. 저희에게 문의하셔도 업체에 전달하고 답변을 돕습니다.',
    },
  },
  {
    id: 'why-used',
    source: legalSource('/privacy#why-we-use-it'),
    say: {
      en: 'To answer you, to set up, support and bill the service, to pay commissions, to run and protect the site, and to write what is missing on it. We collect no more than these purposes need, and use it for another only where you agree, where the law allows or requires it, or where it is directly related.',
      'zh-Hans':
        '用于答复您、设置和支持服务并开账单、支付佣金、运行和保护网站，以及补充网站缺少的内容。我们只收集这些目的所需，只有您同意、法律允许或要求，或直接相关时才另作他用。',
      ko: '답변, 서비스 설정과 지원과 청구, 수수료 지급, 사이트 운영과 보호, 부족한 내용 보충에 씁니다. 필요한 만큼만 모으며, 동의하시거나 법이 허용하거나 직접 관련될 때만 달리 씁니다.',
    },
  },
  {
    id: 'marketing',
    source: legalSource('/privacy#why-we-use-it'),
    say: {
      en: 'We send marketing messages only where the law allows it; they say who sent them, and each has a way to stop them. We do not sell personal information or use callers’ words for advertising. Service messages, such as an invoice, are sent to customers in any case.',
      'zh-Hans':
        '我们只在法律允许时发送营销信息，信息会注明发送者，并都可以退订。我们不出售个人信息，也不把来电者的话用于广告。账单等服务信息照常发送。',
      ko: '광고 메시지는 법이 허용할 때만 보내며, 보낸 사람을 밝히고 중단 방법이 있습니다. 개인정보를 팔거나 전화한 사람의 말을 광고에 쓰지 않습니다. 청구서 같은 서비스 안내는 보냅니다.',
    },
  },
  {
    id: 'from-others',
    source: legalSource('/privacy#where-it-comes-from'),
    say: {
      en: 'Mostly from you. Sometimes from somebody else: a colleague who names you as a contact, a partner who refers you, or a business that gives us its list of staff or customers so that an agent can recognise them. We tell you when we first get in touch.',
      'zh-Hans':
        '大多来自您本人。有时来自他人：把您列为联系人的同事、介绍您的合作伙伴，或为让客服识别而提供员工或客户名单的商家。我们首次联系时会告诉您。',
      ko: '대부분 본인에게서 받습니다. 때로는 담당자로 적어 준 동료, 소개한 파트너, AI 상담원이 알아보도록 직원이나 고객 명단을 준 업체에서 받습니다. 처음 연락할 때 알려 드립니다.',
    },
  },
  {
    id: 'breach',
    source: legalSource('/privacy#breaches'),
    say: {
      en: 'We contain it first and find out what harm it could do. If serious harm is likely, we tell the people affected and the Privacy Commissioner (New Zealand) or the Australian Information Commissioner as soon as practicable. In Australia a suspected breach is assessed within 30 days at most. When we hold the information for a business, we tell the business without delay.',
      'zh-Hans':
        '我们先采取措施防止扩大，再查明可能造成的损害。如可能造成严重损害，会尽快通知受影响的人，以及新西兰隐私专员或澳大利亚信息专员。在澳大利亚，怀疑的泄露最迟 30 天内评估完。如信息是代商家保存的，会立即通知该商家。',
      ko: '먼저 피해가 커지지 않게 막고 어떤 피해가 생길 수 있는지 알아봅니다. 심각한 피해가 예상되면 해당하는 분들과 뉴질랜드 개인정보 위원이나 호주 정보 위원에게 되도록 빨리 알립니다. 호주에서는 의심되는 유출을 늦어도 30일 안에 평가합니다. 업체를 위해 보관한 정보면 그 업체에 바로 알립니다.',
    },
  },
  {
    id: 'children',
    source: legalSource('/privacy#children'),
    say: {
      en: 'This site and our services are made for businesses. We do not knowingly open accounts for children or ask them for information. A child may ring a business that uses an agent; the call is handled like any other. If you think that we hold a child’s information without good reason, write to us and we delete what should not be here.',
      'zh-Hans':
        '本网站和服务面向企业。我们不会有意为儿童开户或向其索取信息。儿童可以致电使用客服的商家，通话与其他来电一样处理。如认为我们无正当理由持有儿童信息，请告诉我们，我们会删除不该保留的内容。',
      ko: '이 사이트와 서비스는 사업자를 위한 것입니다. 알면서 어린이 계정을 열거나 정보를 묻지 않습니다. 어린이도 업체에 전화할 수 있고 다른 전화와 똑같이 처리합니다. 어린이 정보를 이유 없이 갖고 있다고 생각되면 알려 주세요. 삭제하겠습니다.',
    },
  },
  {
    id: 'privacy-complaint',
    source: legalSource('/privacy#complaints'),
    say: {
      en: `Please write to us first, at ${email}: a person answers within ${privacyResponseDays} days. If you are not content: in New Zealand the Office of the Privacy Commissioner, in Australia the Office of the Australian Information Commissioner, elsewhere the data protection authority where you live.`,
      'zh-Hans': `请先发邮件到 ${email}，工作人员会在 ${privacyResponseDays} 天内答复。如不满意：新西兰找隐私专员办公室（Office of the Privacy Commissioner），澳大利亚找信息专员办公室（Office of the Australian Information Commissioner），其他地区找当地的数据保护机构。`,
      ko: `먼저 ${email}로 이메일을 보내 주시면 담당자가 ${privacyResponseDays}일 안에 답해 드립니다. 만족하지 못하시면 뉴질랜드는 개인정보 위원회(Office of the Privacy Commissioner), 호주는 정보 위원회(Office of the Australian Information Commissioner), 그 밖은 거주지의 감독 기관입니다.`,
    },
  },
  {
    id: 'provider-list',
    source: legalSource('/privacy#who-receives-it'),
    say: {
      en: 'Voice providers, AI model providers, telephone carriers, hosting, email, accounting and payment providers, and the systems the business uses, each only for their work. Ask us for the current list of those that handle callers’ information, with their countries, and we send it to you.',
      'zh-Hans':
        '语音供应商、AI 模型供应商、电信公司、托管、邮件、会计和支付供应商，以及商家使用的系统，各自只用于其工作。可向我们索取处理来电者信息的供应商现行名单及其所在国家。',
      ko: '음성 제공업체, AI 모델 제공업체, 통신사, 호스팅·이메일·회계·결제 업체, 그리고 업체가 쓰는 시스템이며 각자의 일에만 씁니다. 전화한 사람의 정보를 다루는 업체와 나라의 현재 목록을 요청하시면 보내 드립니다.',
    },
  },
  {
    id: 'weakness',
    source: legalSource('/privacy#security'),
    say: {
      en: `If you have found a weakness, please write to us before telling others: ${email}. We will thank you, and not pursue you for looking in good faith.`,
      'zh-Hans': `如果您发现了安全漏洞，请在告诉别人之前先发邮件给我们：${email}。我们会向您致谢，不会追究善意的测试。`,
      ko: `보안 취약점을 발견하셨으면 다른 사람에게 알리기 전에 ${email}로 이메일을 보내 주세요. 감사드리며, 선의로 살펴본 일을 문제 삼지 않습니다.`,
    },
  },
  {
    id: 'demo-recording',
    source: legalSource('/privacy#demo-and-assistant'),
    say: {
      en: 'We make no recording of the built-in demo agents. If you speak, your browser turns the speech into text, and some browsers send the sound to their maker for that; you can type instead. Where the third-party voice widget is switched on, its provider may keep a recording.',
      'zh-Hans':
        '我们不会对内置演示客服录音。如果您说话，由浏览器把语音转成文字，有些浏览器会为此把声音发给其厂商；您也可以打字。如启用了第三方语音组件，其供应商可能保留录音。',
      ko: '내장 데모 상담원과의 통화는 녹음하지 않습니다. 말씀하시면 브라우저가 글로 바꾸며, 일부 브라우저는 소리를 제작사로 보냅니다. 대신 입력하셔도 됩니다. 외부 음성 위젯이 켜져 있으면 그 제공업체가 녹음을 보관할 수 있습니다.',
    },
  },
  {
    id: 'voice-widget',
    source: legalSource('/privacy#demo-and-assistant'),
    say: {
      en: 'Where the voice widget is switched on, it comes from ElevenLabs, a provider in the United States. The microphone opens only when you start a call. With Global Privacy Control, the page asks you before anything of the provider loads.',
      'zh-Hans':
        '启用语音组件时，它来自美国供应商 ElevenLabs。只有您开始通话时才打开麦克风。如浏览器发送 Global Privacy Control，页面会先询问您。',
      ko: '음성 위젯이 켜져 있으면 미국 업체 ElevenLabs의 것입니다. 마이크는 통화를 시작할 때만 열립니다. Global Privacy Control을 보내면 먼저 물어봅니다.',
    },
  },
  {
    id: 'automated-decisions',
    source: legalSource('/privacy#automated-decisions'),
    say: {
      en: 'We make no such decisions by computer program. Agents find a free time, take an order or pass on a message by rules that the business has set; they do not decide who gets credit, insurance, work, housing or treatment. You may always ask for a person.',
      'zh-Hans':
        '我们不用电脑程序做这类决定。客服按商家设定的规则找空闲时间、接订单或转达留言，不决定谁能得到信贷、保险、工作、住房或治疗。您随时可以要求真人。',
      ko: '그런 결정을 프로그램으로 하지 않습니다. AI 상담원은 업체가 정한 규칙에 따라 빈 시간을 찾고 주문을 받고 메시지를 전할 뿐, 신용, 보험, 채용, 주거, 치료를 결정하지 않습니다. 언제든 사람을 요청할 수 있습니다.',
    },
  },
]);
