import type { PhrasingList } from '../known-answer.ts';

export const askedAboutTerms: PhrasingList = {
  ending: {
    en: 'how do I get out of this if it’s rubbish|what notice do I have to give to quit|can I bail after two months|selling the business in June, can I stop then|what do I owe if I chuck it in before the year’s up|do I have to ring or can I email to cancel|is there a break fee|stuck with you for how long|how do we call it off|easy to leave or a nightmare like the gym|minimum term?',
    'zh-Hans':
      '不想用了怎么退出|要提前多久说不干了|用两个月就想停行不行|六月要把店卖了，到时能停吗|没到一年不做了要赔多少|取消要打电话还是发邮件就行|有没有违约金|会不会像健身房一样退不掉|最短要用多久|怎么解约',
    ko: '별로면 어떻게 그만둬요|그만두려면 얼마 전에 말해야 해요|두 달 쓰고 빠져나올 수 있어요|유월에 가게 파는데 그때 멈출 수 있나요|일 년 못 채우면 얼마 물어요|해지는 전화로 해요 이메일이면 돼요|위약금 있어요|헬스장처럼 해지 힘든 거 아니죠|최소 기간이 있나요|계약 어떻게 끝내요',
  },
  'after-ending': {
    en: 'what happens to all our stuff when we go|how do I get our questions and recordings out before we leave|do you wipe everything afterwards|can I get a copy of the lot when I cancel|do calls come straight back to me when it ends',
    'zh-Hans':
      '不用了以后我们的资料怎么办|走之前怎么把问答和录音拿回来|结束以后你们会删干净吗|取消时能给我一份拷贝吗|停了以后电话会转回我这儿吗',
    ko: '그만두면 우리 자료는 어떻게 돼요|나가기 전에 녹음이랑 질문 답변 어떻게 받아요|끝나면 다 지우나요|해지할 때 사본 주나요|끝나면 전화가 다시 저한테 와요',
  },
  'end-at-once': {
    en: 'can you kick me off on the spot|when can I end it straight away without the thirty days|can you shut us down without warning|what if you break the deal badly',
    'zh-Hans': '你们能当场停掉我吗|什么情况可以不等三十天马上终止|会不会不打招呼就停|你们严重违约我能立刻走吗',
    ko: '그 자리에서 잘라 버릴 수도 있어요|30일 안 기다리고 바로 끝낼 수 있는 경우가 있나요|말없이 중단시키기도 해요|그쪽이 크게 어기면 바로 그만둬도 돼요',
  },
  emergency: {
    en: 'would it ring an ambulance for someone|could it call triple one if a caller’s in trouble|what does it do if somebody says their house is on fire|can I use it as an emergency line|is it safe to rely on it for urgent medical calls|will the robot dial 000',
    'zh-Hans': '它会不会帮人叫救护车|来电的人出事它能打111吗|能当紧急热线用吗|有人说家里着火它怎么办|机器人会拨000吗',
    ko: '구급차 불러 주기도 해요|전화한 사람이 위급하면 111에 걸어 주나요|비상 연락선으로 써도 돼요|집에 불났다고 하면 어떻게 해요|로봇이 000에 신고해요',
  },
  mistakes: {
    en: 'what if it tells a customer something dumb|does it make stuff up|how often does it get it wrong|can I trust what it says|what happens when it mishears a name|it’s AI so it lies, right',
    'zh-Hans': '它跟客人乱说怎么办|会不会瞎编|听错名字怎么办|它说的话靠谱吗|AI不是经常胡说吗|出错了谁管',
    ko: '손님한테 엉뚱한 소리 하면 어떡해요|지어내지는 않나요|이름 잘못 들으면요|하는 말 믿어도 돼요|AI는 거짓말한다던데|틀리면 어떻게 하죠',
  },
  'say-it-is-ai': {
    en: 'will my customers think it’s a person|does it own up to being a computer|do you have to tell people they’re talking to a machine|can I make it sound human and not let on|what if my nana asks if it’s real|does it say it’s a bot at the beginning',
    'zh-Hans':
      '客人会不会以为是真人|它会承认自己是机器吗|一定要告诉人家是AI吗|能不能装成真人不说破|一开口就说是机器人吗|有人问是不是真人它怎么答',
    ko: '손님이 사람인 줄 알지 않을까요|기계라고 솔직히 말해요|AI라고 꼭 알려야 하나요|사람인 척하게 해 주면 안 돼요|처음부터 로봇이라고 하나요|진짜 사람이냐고 물으면 뭐라고 해요',
  },
  'approve-first': {
    en: 'do I get to check it before it goes anywhere near my customers|does it start talking to people without my say so|who signs it off|can I hear it before it’s switched on|will I see it first',
    'zh-Hans': '上线前我能先看看吗|没经我同意它会不会就开始接客人|谁来拍板|开通前能先听一遍吗|要我点头才能用吧',
    ko: '손님한테 쓰기 전에 제가 먼저 볼 수 있어요|제 허락 없이 시작하는 건 아니죠|누가 최종 확인해요|켜기 전에 들어 볼 수 있나요|오케이 해야 나가는 거죠',
  },
  'set-up': {
    en: 'who writes what it says, I’m useless with words|do I have to set anything up myself|what’s the process from start to finish|what do I have to give you to get going|I’m not techy, how much is on me|how do we begin|who does all the typing in of answers',
    'zh-Hans':
      '它说的话谁来写，我不会写|要我自己安装设置吗|从头到尾流程是怎样的|我要给你们准备什么|我电脑白痴，要做多少事|怎么开始|答案都是谁录进去的',
    ko: '걔가 하는 말은 누가 써 줘요 저는 글을 못 써서|제가 직접 설치해야 해요|처음부터 끝까지 어떻게 진행돼요|제가 뭘 드려야 시작하나요|컴맹인데 제가 할 일이 많아요|어떻게 시작하면 돼요|답변은 누가 입력해요',
  },
  'switch-off': {
    en: 'can I turn it off when I’m on holiday|is there an off button|I want it paused for a week|how do I stop it answering for a bit without cancelling|can you shut it down tonight if it goes feral',
    'zh-Hans': '我放假能关掉吗|有没有开关|想停一个星期|不解约只是先停一下行吗|它发疯了今晚能关吗',
    ko: '휴가 때 꺼 둘 수 있어요|끄는 버튼 있어요|일주일만 멈추고 싶어요|해지 말고 잠깐 안 받게 할 수 있나요|이상하면 오늘 밤에 꺼 주나요',
  },
  reliability: {
    en: 'do you promise it’s always on|will it ever be down for maintenance|what’s your guarantee that it works|is it up all the time',
    'zh-Hans': '能保证一直在线吗|会不会停机维护|你们保证它不出问题吗|随时都能用吗',
    ko: '항상 켜져 있다고 보장해요|점검한다고 멈출 때 있어요|제대로 된다는 보증이 있나요|언제나 작동해요',
  },
  outage: {
    en: 'what if the internet’s down|power cut, do my calls vanish|if your provider falls over what happens to my callers|do I need a plan b|what happens to calls when the line drops out',
    'zh-Hans': '断网了怎么办|停电时来电会不会丢|你们供应商挂了客人怎么办|要不要有备用方案|线路断了电话去哪了',
    ko: '인터넷이 끊기면요|정전되면 전화 다 놓쳐요|업체가 장애 나면 손님 전화는 어떻게 돼요|비상 대책 있어야 하나요|선이 끊기면 통화는요',
  },
  liability: {
    en: 'if it botches an order and I lose a customer do you pay|what’s the most I can get out of you if it goes wrong|are you covered if the thing costs me a job|who wears it when it stuffs up|can I claim lost profits off you',
    'zh-Hans': '它搞砸了害我丢客户你们赔吗|出事最多能赔多少|因为它我少赚的钱能找你们要吗|责任谁担|赔偿上限是多少',
    ko: '주문 망쳐서 손님 잃으면 물어줘요|잘못되면 최대 얼마까지 배상해요|걔 때문에 못 번 돈 청구할 수 있어요|책임은 누가 져요|배상 한도가 있나요',
  },
  ownership: {
    en: 'who owns the script you write for me|are the recordings mine or yours|do you get to keep my price list|whose is it all at the end of the day',
    'zh-Hans': '你们写的那些内容归谁|录音算你们的还是我的|我的价目表会变成你们的吗|说到底这些东西是谁的',
    ko: '써 준 대본은 누구 거예요|녹음은 제 거예요 그쪽 거예요|제 가격표를 그쪽이 가지나요|결국 다 누구 소유예요',
  },
  'named-as-customer': {
    en: 'you won’t plaster my shop’s name over your ads will you|do you use customers’ logos|will I end up as a case study|can I say no to being mentioned',
    'zh-Hans': '不会拿我店名去打广告吧|你们会用客户的商标吗|会不会把我当案例宣传|我可以不让你们提我吗',
    ko: '우리 가게 이름 광고에 막 쓰는 거 아니죠|고객 로고 써요|사례로 소개되는 거예요|언급하지 말라고 할 수 있어요|허락 없이 홍보에 쓰나요',
  },
  confidentiality: {
    en: 'will you keep our pricing secret|do you sign an NDA|is what I tell you kept quiet|how long do you keep things under wraps',
    'zh-Hans': '我们的报价你们会保密吗|签保密协议吗|我说的东西会不会外传|保密到什么时候',
    ko: '우리 단가 비밀로 해 줘요|비밀 유지 계약 하나요|말한 거 새 나가지 않죠|비밀은 언제까지 지켜요',
  },
  disputes: {
    en: 'if we have a barney with you how’s it sorted|who do I complain to about you lot|can I take you to the disputes tribunal|mediator, court, what’s the go if we fall out',
    'zh-Hans': '跟你们闹矛盾了怎么解决|想投诉你们找谁|能去小额法庭告你们吗|谈不拢是调解还是打官司',
    ko: '그쪽이랑 싸우면 어떻게 풀어요|불만은 누구한테 말해요|분쟁 재판소에 가도 돼요|합의 안 되면 조정이에요 소송이에요',
  },
  law: {
    en: 'which country’s courts if it gets ugly|we’re in Perth, whose law is it|what law governs this|I’m in Texas, does NZ law apply to me',
    'zh-Hans': '打官司在哪国法院|我们在珀斯，按谁的法律|合同适用什么法|我在美国算新西兰法律吗',
    ko: '법적으로 가면 어느 나라 법원이에요|퍼스에 있는데 어디 법이에요|무슨 법이 적용돼요|미국인데 뉴질랜드 법을 따르나요',
  },
  'consumer-law': {
    en: 'does the consumer guarantees act cover me|do your terms wipe out my rights|am I protected by aussie consumer law|can your fine print take away my rights',
    'zh-Hans': '消费者保障法管不管|条款会不会把我的权利弄没|受澳洲消费者法保护吗|小字能剥夺我的权利吗',
    ko: '소비자 보증법 적용돼요|약관이 제 권리를 없애는 거예요|호주 소비자법으로 보호받나요|작은 글씨로 권리 뺏기는 거 아니죠',
  },
  'order-first': {
    en: 'if the chat says one price and the contract another which counts|is what you tell me binding|does this bot’s word count as an offer|order versus terms, which wins',
    'zh-Hans': '聊天里说的价和合同不一样听谁的|你说的话算数吗|机器人答应的算报价吗|订单和条款冲突以哪个为准',
    ko: '챗이랑 계약서 값이 다르면 뭐가 맞아요|여기서 한 말이 효력 있어요|봇이 약속하면 제안인가요|주문서랑 약관이 다르면 뭐가 먼저예요',
  },
  'pass-on': {
    en: 'if I sell my shop can the new owner take it over|what if you get bought out|can I transfer the contract to my brother',
    'zh-Hans': '店卖了新老板能接着用吗|你们被收购了怎么办|合同能转给我弟弟吗',
    ko: '가게 팔면 새 주인이 이어받나요|그 회사가 팔리면요|계약을 동생한테 넘길 수 있어요',
  },
  'terms-change': {
    en: 'can you change the rules on me|how will I know if the terms change|do I get a say when you rewrite the contract',
    'zh-Hans': '你们能随便改条款吗|条款改了怎么通知我|不同意新条款怎么办',
    ko: '약관 마음대로 바꿔요|약관 바뀌면 어떻게 알려요|새 약관 동의 안 하면요',
  },
  'terms-response': {
    en: 'how long till someone answers my question about the contract|got a query on the terms, when do I hear back|who answers terms questions',
    'zh-Hans': '问合同的事多久有人回|对条款有疑问几天答复|条款的问题找谁',
    ko: '계약 문의하면 얼마 만에 답해요|약관 질문은 며칠 걸려요|약관은 누구한테 물어요',
  },
  'no-advice': {
    en: 'will it tell sick people what to do|could it end up giving medical advice|can it give my clients tax advice|would it diagnose someone over the phone|does it tell folk what’s wrong with them',
    'zh-Hans': '它会不会给病人看病|会乱给医疗建议吗|能给我客户讲税务吗|电话里会诊断吗|会告诉人家得了什么病吗',
    ko: '환자한테 어디가 아픈지 말해 주기도 해요|의학적 조언을 하나요|고객한테 세금 상담도 해요|전화로 진단하는 거 아니죠|병명을 말해 주나요',
  },
  'no-decisions': {
    en: 'can it pick which tenant gets the flat|could we have it decide who gets hired|let it approve loans?|may it screen job applicants by itself',
    'zh-Hans': '能让它决定录用谁吗|可以让它挑租客吗|让它批贷款行不行|能自动筛掉求职者吗',
    ko: '누굴 뽑을지 걔가 정하게 해도 돼요|세입자 고르는 데 써도 되나요|대출 승인 맡겨도 돼요|지원자를 알아서 떨어뜨리게 할 수 있어요',
  },
  'not-allowed': {
    en: 'what am I not allowed to do with it|can I use it to hassle people who owe me|could it pretend to be the council|anything banned',
    'zh-Hans': '不能拿它干什么|可以用它催债骂人吗|能冒充政府部门吗|有什么禁止的',
    ko: '뭐에 쓰면 안 돼요|빚 독촉에 써도 돼요|관공서인 척하게 해도 되나요|금지된 게 뭐예요',
  },
  'outbound-calls': {
    en: 'can it cold call people for me|I want it to ring my old customers and flog a special|does it make calls or only take them|telemarketing with it ok?',
    'zh-Hans': '能让它打推销电话吗|想让它给老客户打电话推活动|它能往外打还是只能接|电话营销可以吗',
    ko: '모르는 사람한테 영업 전화 걸게 해도 돼요|옛 손님들한테 전화 돌려서 홍보하고 싶어요|거는 것도 돼요 받기만 해요|텔레마케팅 되나요',
  },
  'voice-copy': {
    en: 'can you make it sound exactly like me|clone my boss’s voice|could it recognise my regulars by voice|use a celebrity’s voice',
    'zh-Hans': '能做成我的声音吗|克隆老板的声音行不行|能听声音认出老客户吗|用明星的声音可以吗',
    ko: '제 목소리랑 똑같이 만들 수 있어요|사장님 목소리 복제돼요|단골을 목소리로 알아봐요|연예인 목소리로 해 줘요',
  },
  'card-numbers': {
    en: 'can customers read out their visa to it|will it take a deposit by card over the phone|is it ok to have it collect card details|someone gave it their pin, is that ok',
    'zh-Hans': '客人能把信用卡号报给它吗|能在电话里收定金刷卡吗|让它收卡号安全吗|客人把密码说给它了',
    ko: '손님이 카드 번호 불러 줘도 돼요|전화로 카드 결제 받나요|카드 정보 받게 해도 괜찮아요|비밀번호를 말해 버렸는데요',
  },
  'your-part': {
    en: 'what’s expected of me as a customer|what do I have to keep doing once it’s going|my responsibilities?|do I need to tell you when my hours change',
    'zh-Hans': '我作为客户要负责什么|上线后我要做什么|改营业时间要告诉你们吗|我的义务有哪些',
    ko: '고객으로서 제가 할 일은요|켠 다음에 제가 계속 해야 하는 게 있어요|영업시간 바뀌면 알려야 해요|제 의무가 뭐죠',
  },
  'tell-callers': {
    en: 'do I have to warn people the call’s recorded|what must I tell callers by law|does my privacy policy need to mention it|consent for taping calls',
    'zh-Hans': '录音要先告诉来电的人吗|按规定我得跟来电者说什么|我的隐私政策要写上吗|录音需要对方同意吗',
    ko: '녹음한다고 미리 말해야 해요|전화한 사람한테 뭘 알려야 하죠|제 개인정보 방침에 써야 하나요|녹음 동의 받아야 해요',
  },
  'suppliers-change': {
    en: 'do you tell me if you swap the company behind the voice|what if your AI supplier changes|who do you rely on to run it',
    'zh-Hans': '换了语音供应商会告诉我吗|背后的AI公司换了怎么办|你们靠哪些公司运行',
    ko: '음성 업체 바꾸면 알려 줘요|뒤에 있는 AI 회사가 바뀌면요|어디에 의존해서 돌아가요',
  },
  'accents-and-noise': {
    en: 'will it understand my broad Scottish customers|works on a noisy building site?|copes with thick accents?|my callers mumble',
    'zh-Hans': '口音重听得懂吗|工地很吵能听清吗|客人说话含糊怎么办|带方言行吗',
    ko: '사투리 심해도 알아들어요|공사장처럼 시끄러워도 돼요|억양 강한 손님은요|웅얼거리면 못 알아듣죠',
  },
};
