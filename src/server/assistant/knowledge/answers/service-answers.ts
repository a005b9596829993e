import { siteConfig } from '#site.config';
import { knownAnswersOf, legalSource } from '../fixed-answers.ts';

const { email } = siteConfig;

/** Answers about the service, its bills and its end, from the legal terms. */
export const serviceAnswers = knownAnswersOf([
  {
    id: 'approve-first',
    source: legalSource('/terms#services'),
    say: {
      en: 'Yes. We write, load and test the first version with you, and you approve it before it answers a customer.',
      'zh-Hans': '可以。第一版由我们与您一起编写、设置和测试，经您同意（批准）后才开始接待顾客。',
      ko: '네. 첫 버전은 저희가 함께 작성하고 설정하고 테스트하며, 승인하신 뒤에야 고객을 응대합니다.',
    },
    asked: {
      en: 'do I approve it before it goes live|can I check it before my customers hear it|do I see it first|who signs it off|will it start without my okay|can I review what it says before launch|do I get the final say before it is switched on|can I listen to it before it talks to real callers|is there an approval step|do we test it together first|nothing goes out until I say so right|can I change the wording before launch',
      'zh-Hans':
        '上线前要我批准吗|上线之前我能先看看吗|要我同意才开始吗|谁来验收|能先检查再上线吗|开始之前我可以审核内容吗|正式启用前能试听吗|没有我点头会不会就开始',
      ko: '시작하기 전에 제가 승인하나요|오픈 전에 먼저 볼 수 있나요|제가 확인한 뒤에 시작하나요|검수는 누가 하나요|시작 전에 내용을 고칠 수 있나요|제 허락 없이 켜지나요|고객이 듣기 전에 들어 볼 수 있나요',
    },
  },
  {
    id: 'switch-off',
    source: legalSource('/terms#services'),
    say: {
      en: 'You can ask us to switch it off at any time. That alone does not end the agreement.',
      'zh-Hans': '您随时可以要求我们把它关掉。仅仅关掉并不等于终止协议。',
      ko: '언제든 꺼 달라고 하실 수 있습니다. 끄는 것만으로 계약이 끝나지는 않습니다.',
    },
    asked: {
      en: 'can I switch it off|turn the agent off for a while|pause it while I am on holiday|can I put it on hold|how do I stop it answering today|disable the bot for a week|can it be turned off quickly|we are closed for a month can we freeze it|take it offline|is there an off switch|can I deactivate it temporarily',
      'zh-Hans': '可以先关掉吗|能暂停一段时间吗|放假期间可以停一下吗|怎么把它关了|临时停用可以吗|能随时关闭客服吗',
      ko: '잠깐 꺼 둘 수 있나요|휴가 동안 멈출 수 있나요|일시 정지 되나요|어떻게 끄나요|한동안 안 쓰면 꺼도 되나요|언제든 끌 수 있나요',
    },
  },
  {
    id: 'reliability',
    source: legalSource('/terms#services'),
    say: {
      en: 'We carry out the service with reasonable care and skill, but do not promise that it is never interrupted or free of mistakes. We may interrupt it for maintenance, in quiet hours where we can.',
      'zh-Hans': '我们以合理的谨慎和技能提供服务，但不承诺从不中断或没有错误。维护时可能中断，并尽量安排在空闲时段。',
      ko: '합리적인 주의와 기술로 서비스하지만, 절대 중단되지 않거나 오류가 없다고 약속하지는 않습니다. 유지 보수로 중단될 수 있으며 되도록 한가한 시간에 합니다.',
    },
    asked: {
      en: 'do you promise it is always available|uptime guarantee|how often is it down|do you do maintenance|will there be outages|is it ever interrupted|service level agreement|99.9 uptime|planned downtime|does it go offline for updates|how reliable is the service|do you guarantee no interruptions|is it stable|does the service ever go offline for repairs',
      'zh-Hans': '保证不中断吗|会不会经常停机|什么时候维护|服务稳定吗|有没有可用性承诺|会停机维护吗|系统会掉线吗',
      ko: '절대 안 끊기나요|서비스가 중단되기도 하나요|점검은 언제 하나요|안정적인가요|가동률을 보장하나요|장애가 자주 나나요|다운되는 일이 있나요',
    },
  },
  {
    id: 'suppliers-change',
    source: legalSource('/terms#services'),
    say: {
      en: 'The service depends on telephone carriers, internet connections, and voice and model providers. We may replace one with another that does the same work, and tell you beforehand where that changes what callers hear or where their information goes.',
      'zh-Hans':
        '服务依赖电信公司、网络以及语音和模型供应商。我们可能换成做同样工作的另一家；如会改变来电者听到的内容或其信息的去向，会事先告诉您。',
      ko: '서비스는 통신사, 인터넷, 음성과 모델 제공업체에 의존합니다. 같은 일을 하는 다른 업체로 바꿀 수 있으며, 들리는 것이나 정보가 가는 곳이 달라지면 미리 알려 드립니다.',
    },
    asked: {
      en: 'can you change the voice provider|will you swap suppliers|what if you replace the AI company behind it|who does the service depend on|will I be told if you change providers|do you use other companies to run it|could the voice suddenly change|what is it built on',
      'zh-Hans': '会换供应商吗|换了语音公司会告诉我吗|服务依靠哪些公司|声音会突然换掉吗|更换服务商会通知吗',
      ko: '제공업체를 바꾸기도 하나요|업체가 바뀌면 알려 주나요|서비스는 어디에 의존하나요|목소리가 갑자기 바뀌나요|다른 회사 기술을 쓰나요',
    },
  },
  {
    id: 'extra-work',
    source: legalSource('/terms#prices'),
    say: {
      en: 'Work outside your package is done only after you have agreed to a price for it.',
      'zh-Hans': '套餐以外的工作，只有在您同意价格之后才会做。',
      ko: '패키지에 없는 작업은 가격에 동의하신 뒤에만 합니다.',
    },
    asked: {
      en: 'what if I want something that is not in the package|custom work|do you charge for additional work|how are extra changes priced|can you build something special for us|work outside the package|bespoke features|do you quote for extras before doing them|will you do things and then bill me without asking|if something extra is needed will you just do it and send a bill',
      'zh-Hans': '套餐以外的工作怎么算|定制开发怎么收费|额外的活儿要多少钱|特殊需求能做吗|会不会没问我就加钱做',
      ko: '패키지에 없는 작업은 어떻게 하나요|맞춤 작업 비용|추가 작업은 얼마인가요|특별한 기능을 만들어 주나요|묻지 않고 추가 청구하나요',
    },
  },
  {
    id: 'wrong-invoice',
    source: legalSource('/terms#billing'),
    say: {
      en: 'If you think that an invoice is wrong, tell us before it is due: you pay the part that is not in question, and we sort out the rest.',
      'zh-Hans': '如果您认为账单有误，请在到期前告诉我们：先付没有争议的部分，其余由我们一起弄清楚。',
      ko: '청구서가 잘못되었다고 생각하시면 납부 기한 전에 알려 주세요. 문제없는 부분만 내시고 나머지는 함께 해결합니다.',
    },
    asked: {
      en: 'what if the invoice is wrong|the bill looks wrong|I think you charged me too much|dispute a charge|you billed me twice|query an invoice|I do not agree with the amount|overcharged|there is a mistake on my bill|do I have to pay while we argue about the bill|the usage on my invoice seems off|what do I do about an incorrect bill',
      'zh-Hans':
        '账单错了怎么办|觉得多收钱了怎么办|对账单有疑问|发票金额不对|重复扣费怎么办|账单不对还要付吗|你们收错钱了',
      ko: '청구서가 잘못되면|돈을 더 청구했어요|청구 금액이 이상해요|이의를 제기하려면|두 번 청구됐어요|청구서에 오류가 있으면|금액이 맞지 않으면 어떻게 하나요',
    },
  },
  {
    id: 'unpaid',
    source: legalSource('/terms#billing'),
    say: {
      en: 'If an invoice stays unpaid, we remind you first. If it is still unpaid after a further reasonable time that we name, we may pause the service until it is paid.',
      'zh-Hans': '账单未付时，我们先提醒您。如在我们指明的合理期限后仍未付，我们可能暂停服务，直到付清为止。',
      ko: '청구서가 미납되면 먼저 알려 드립니다. 저희가 정한 합리적인 기간이 더 지나도 내지 않으시면 납부할 때까지 서비스를 멈출 수 있습니다.',
    },
    asked: {
      en: 'what happens if I pay late|what if I do not pay the invoice|do you cut us off if we miss a payment|late fee|overdue bill|I forgot to pay|can I pay a bit later|unpaid invoice|do you stop the service when I am behind|what if money is tight this month|missed a payment|grace period|how strict are you about paying on time|My direct debit failed twice, am I in strife?',
      'zh-Hans':
        '迟付怎么办|不付账单会怎样|晚几天付款会停吗|逾期会怎样|忘记付款了|欠费会停机吗|这个月付不出来怎么办|有滞纳金吗|自动扣款两次没成功会怎样',
      ko: '늦게 내면 어떻게 되나요|돈을 안 내면|연체하면 끊기나요|청구서를 깜빡했어요|미납이면 서비스가 멈추나요|이번 달에 돈이 없으면|연체료가 있나요|며칠 늦게 내도 되나요|자동이체가 두 번 실패했는데 어떻게 되나요',
    },
  },
  {
    id: 'after-ending',
    source: legalSource('/terms#ending'),
    say: {
      en: 'Before the agreement ends, ask us for a copy of your questions and answers and of any recordings and transcripts you want to keep. Afterwards we delete them, apart from what the law requires us to keep and safety copies, which are overwritten. You take back the diversion of your number with your carrier; we help with that.',
      'zh-Hans':
        '协议结束前，请向我们索取您的问答以及想保留的录音和文字记录的副本。结束后我们会删除，法律要求保留的和会被覆盖的安全备份除外。您向电信公司取消号码转接，我们会协助。',
      ko: '계약이 끝나기 전에 질문과 답변, 보관할 녹음과 녹취록의 사본을 요청하세요. 끝난 뒤에는 법이 요구하는 것과 덮어쓰일 안전 사본을 빼고 삭제합니다. 전화번호 착신 전환은 통신사에서 해제하시며 저희가 돕습니다.',
    },
    asked: {
      en: 'what happens to our stuff when we leave|do I get my answers back when I cancel|can I take the recordings with me|what do you delete after the contract ends|export my questions and answers|do you keep our data after we leave|how do I get my number back afterwards|handover at the end|copy of our content when we stop|what happens to my information after termination',
      'zh-Hans':
        '解约后数据怎么办|离开时能带走我们的内容吗|停用以后资料会删吗|能拿到问答的副本吗|结束后号码怎么办|合同结束后录音还在吗',
      ko: '그만두면 우리 자료는 어떻게 되나요|해지 후 데이터는|내용을 가져갈 수 있나요|계약이 끝나면 삭제하나요|끝나면 전화번호는 어떻게 돌려받나요|녹음 사본을 받을 수 있나요',
    },
  },
  {
    id: 'end-at-once',
    source: legalSource('/terms#ending'),
    say: {
      en: 'Either side may end the agreement at once, in writing, if the other breaks it in a serious way and has not put that right within a reasonable time after being asked. We may suspend the service at once where that is needed to stop harm, and we tell you why.',
      'zh-Hans':
        '如一方严重违约，并在被要求后的合理时间内没有改正，另一方可以书面立即终止协议。为防止损害，我们可以立即暂停服务，并告诉您原因。',
      ko: '한쪽이 중대하게 위반하고 요구받은 뒤 합리적인 기간 안에 바로잡지 않으면 다른 쪽이 서면으로 즉시 끝낼 수 있습니다. 피해를 막아야 하면 저희가 즉시 중단할 수 있고 이유를 알려 드립니다.',
    },
    asked: {
      en: 'can you drop us without warning|can you end the contract at once|what if you break the agreement|can I leave straight away if you mess up|can you suspend my service|can Bellbird terminate me|on what grounds can you kick us out|immediate termination|serious breach|can you shut my agent down|why would you suspend us|can you guys boot me off?',
      'zh-Hans':
        '你们可以随时终止我吗|你们违约怎么办|可以马上解约吗|会突然停掉我的服务吗|严重违约怎么处理|什么情况下会暂停服务',
      ko: '그쪽에서 갑자기 끊을 수 있나요|즉시 해지할 수 있나요|계약을 위반하면|저희 서비스를 정지할 수 있나요|어떤 경우에 중단하나요|그쪽이 잘못하면 바로 끝낼 수 있나요',
    },
  },
  {
    id: 'order-first',
    source: legalSource('/terms#agreement'),
    say: {
      en: 'Your order says which package you have, in which currency and from when. Where the order and the terms differ, the order comes first. What the chat assistant or an agent says is not an offer, and no agreement is made by talking to them.',
      'zh-Hans':
        '订单写明您的套餐、货币和开始时间。订单与条款不一致时，以订单为准。聊天助手或客服说的话不是要约，与它们对话不会成立协议。',
      ko: '주문서에 패키지, 통화, 시작일이 나옵니다. 주문서와 약관이 다르면 주문서가 우선합니다. 채팅 도우미나 AI 상담원의 말은 제안이 아니며 대화로 계약이 성립하지 않습니다.',
    },
    asked: {
      en: 'is what you say here binding|if this chat quotes me a price do you have to honour it|is this an offer|what is in my order|which counts the order or the terms|does talking to you make a contract|can I hold you to what the assistant said|who can sign the order|when does the contract start',
      'zh-Hans': '你在这里说的算数吗|聊天里说的价格有效吗|这算合同吗|订单和条款不一样听谁的|跟你聊就算签约了吗',
      ko: '여기서 한 말이 효력이 있나요|채팅에서 말한 가격이 유효한가요|이게 계약인가요|주문서와 약관이 다르면|여기서 말하면 계약이 되나요',
    },
  },
  {
    id: 'pass-on',
    source: legalSource('/terms#changes'),
    say: {
      en: 'Neither side may pass the agreement to somebody else without the other’s consent, which may not be refused without good reason. We may pass it on with our business as a whole if you are told and are not worse off.',
      'zh-Hans':
        '未经对方同意，任何一方都不得把协议转让给他人；没有正当理由不得拒绝同意。如我们整体转让业务，告知您且不使您处境更差，可以一并转让。',
      ko: '상대의 동의 없이 계약을 남에게 넘길 수 없으며, 정당한 이유 없이 동의를 거절할 수 없습니다. 사업 전체를 넘길 때는 알려 드리고 불리해지지 않으면 함께 넘길 수 있습니다.',
    },
    asked: {
      en: 'I am selling my business can the new owner take over the contract|transfer the agreement to someone else|what if you sell your company|can I pass my plan to another company|assign the contract|new owner of my shop wants to keep it|what happens if Bellbird is bought',
      'zh-Hans': '生意转手后合同能转给新老板吗|可以转让合同吗|你们公司被卖了怎么办|套餐能转给别人吗',
      ko: '가게를 팔면 계약을 넘길 수 있나요|계약을 양도할 수 있나요|회사가 팔리면 어떻게 되나요|다른 사람에게 넘겨도 되나요',
    },
  },
  {
    id: 'terms-change',
    source: legalSource('/terms#changes'),
    say: {
      en: 'When we change the terms in a way that matters to customers, we tell them by email at least 30 days before. If you don’t accept the change, you may end the service before it takes effect.',
      'zh-Hans': '条款如有对客户重要的变动，我们至少提前 30 天以电子邮件通知。如不接受，您可以在变动生效前终止服务。',
      ko: '고객에게 중요한 약관 변경은 적어도 30일 전에 이메일로 알립니다. 받아들이지 않으면 시행 전에 서비스를 끝낼 수 있습니다.',
    },
    asked: {
      en: 'can the terms change|do you update the terms|new terms and conditions|will I hear about changes to the contract|what if I do not like the new terms|how much warning before the rules change|can you rewrite the terms on me|terms updated|do the conditions stay the same|do you alter the small print without telling anyone',
      'zh-Hans': '条款会改吗|条款更新会通知吗|新条款我不同意怎么办|改条款提前多久说|规则会变吗',
      ko: '약관이 바뀌나요|약관 변경은 언제 알려 주나요|새 약관에 동의하지 않으면|약관을 마음대로 바꾸나요|조건이 바뀌면 미리 알려 주나요',
    },
  },
  {
    id: 'talk-to-us',
    source: { path: '/#contact', title: 'Contact' },
    say: {
      en: `Write to ${email} or leave your details below an answer; a person reads it. Tell us what your business does and which calls you miss, and we start from there.`,
      'zh-Hans': `请发邮件到 ${email}，或在回答下方留下联系方式，会有工作人员查看。告诉我们您的行业和漏接哪些电话，我们就从那里开始。`,
      ko: `${email}로 이메일을 보내시거나 답변 아래에 연락처를 남겨 주세요. 담당자가 읽습니다. 어떤 사업이고 어떤 전화를 놓치는지 알려 주시면 거기서 시작합니다.`,
    },
    asked: {
      en: 'how do I buy it|I want to sign up for a package|where do I order|how do I get Starter|I would like to go ahead|where do I pay to start|can I purchase online|I am ready to start who do I tell|how to subscribe|book a call with sales|I want Growth what now|sign me up',
      'zh-Hans': '怎么买|在哪里下单|我想要这个套餐怎么办|我决定买了找谁|怎么订购|想开始用怎么联系',
      ko: '어떻게 사나요|어디서 신청하나요|구매하고 싶어요|주문은 어떻게 하나요|시작하고 싶은데 누구에게 말하나요|가입하고 싶어요 패키지',
    },
  },
  {
    id: 'contact-form',
    source: { path: '/contact', title: 'Contact' },
    say: {
      en: 'A message that you leave goes to a person, not to an AI. They read it while we’re open, and reply by email or phone, whichever you leave. Questions about our terms are answered within 5 business days, and questions about privacy within 30 days.',
      'zh-Hans':
        '您留下的信息由工作人员查看，不是 AI。他们在营业时间内阅读，并按您留的方式用邮件或电话答复。有关条款的问题 5 个工作日内答复，有关隐私的问题 30 天内答复。',
      ko: '남기신 내용은 AI가 아니라 사람이 봅니다. 영업시간에 읽고, 남기신 이메일이나 전화로 답합니다. 약관 문의는 영업일 5일, 개인정보 문의는 30일 안에 답합니다.',
    },
    asked: {
      en: 'who reads what I put in the contact form|does a human or a bot read the form|what happens after I send the form|when will somebody answer my message|if I leave my details who replies|do you answer by email or phone|is my enquiry seen by a real person|how soon do you get back to me|I filled in the form, what now|will I get a reply from a machine',
      'zh-Hans':
        '填了表以后是人看还是机器看|留言谁来看|提交表单之后会怎样|多久回复我的留言|留了联系方式谁答复|你们用邮件还是电话回|表单会被真人看到吗|我填了表接下来呢',
      ko: '문의 양식에 쓰면 사람이 봐요 AI가 봐요|남긴 글은 누가 읽어요|양식을 보내면 어떻게 돼요|문의하면 언제 답이 와요|연락처 남기면 누가 답해요|답은 이메일로 와요 전화로 와요|제 문의를 진짜 사람이 보나요|문의 남겼는데 이제 어떻게 되죠',
    },
  },
  {
    id: 'partner-link',
    source: { path: '/partners', title: 'Partners' },
    say: {
      en: 'The Partners page makes a link with your agency’s name. Share it with clients: if one of them writes to us on that visit, we can see that you sent them. It is no cookie, and it says nothing about the client. Or introduce the client yourself, by name and number, after asking them first.',
      'zh-Hans':
        '合作伙伴页面可以生成带有您公司名称的链接。把它发给客户：如果客户在那次访问中给我们留言，我们就能看到是您介绍的。它不是 Cookie，也不包含客户的信息。也可以先征得客户同意，再把姓名和电话告诉我们。',
      ko: '파트너 페이지에서 회사 이름이 든 링크를 만들 수 있습니다. 고객에게 보내시면, 고객이 그 방문 중에 글을 남길 때 어느 파트너가 보냈는지 알 수 있습니다. 쿠키가 아니며 고객에 관한 정보는 없습니다. 먼저 고객에게 물어본 뒤 이름과 번호를 직접 알려 주셔도 됩니다.',
    },
    asked: {
      en: 'how can you tell a client came through me|is there a referral link|how do you know I sent somebody|do I get a link to share|what if my client just finds you on google|tracking my referrals|how is a referral credited to me|what does the partner link do|make my link',
      'zh-Hans':
        '怎么知道客户是我介绍来的|有推荐链接吗|怎么确认是我带来的人|能给我一个分享的链接吗|推荐怎么算到我头上|那个合作链接有什么用',
      ko: '제가 보낸 손님인지 어떻게 알아요|추천 링크 있어요|소개한 걸 어떻게 확인해요|공유할 링크를 주나요|소개 실적은 어떻게 제 걸로 잡혀요|파트너 링크는 뭐 하는 거예요',
    },
  },
]);
