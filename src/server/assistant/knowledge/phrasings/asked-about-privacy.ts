import type { PhrasingList } from '../known-answer.ts';

export const askedAboutPrivacy: PhrasingList = {
  'privacy-response': {
    en: 'I want to see what you’ve got on me, how long will you take|can I get a copy of everything you hold about me|please remove my details, how do I ask|what will you sting me for looking up my own file|how do I fix a wrong number you have for me|delete me from your system|how many days have you got to reply to a privacy request|my kid rang a pizza place with your robot, can I get it deleted for him|does it cost to ask for my data',
    'zh-Hans':
      '我想看你们手上有我什么，要等多久|能给我一份你们存的我的资料吗|把我的信息删掉，找谁|查自己的资料要不要钱|你们存的电话错了怎么改|隐私方面的要求几天回复|我孩子打了你们机器接的电话，能帮他删吗|最迟什么时候要给我答复|怎么让你们删除我的记录',
    ko: '저에 대해 뭘 갖고 있는지 보고 싶은데 얼마나 걸려요|제 정보 사본 받을 수 있어요|제 정보 지워 주세요 어떻게 신청해요|내 자료 보는데 돈 내요|번호가 잘못돼 있으면 어떻게 고쳐요|개인정보 요청은 며칠 안에 답해요|애가 그 기계한테 전화했는데 대신 지워 달라고 해도 돼요|제 기록 삭제 부탁|늦어도 언제까지 답을 줘요',
  },
  cookies: {
    en: 'are you tracking me on here|do I need to click one of those cookie things|is there google analytics on this site|will ads follow me round after this|do you know I was here yesterday|what’s stored in my browser|I use do not track, do you respect it',
    'zh-Hans':
      '你们网站有没有跟踪我|要点cookie同意吗|装了谷歌分析吗|看完会不会老弹广告给我|我浏览器里存了什么|开了不跟踪你们认吗|知道我昨天来过吗',
    ko: '여기서 저 추적하고 있어요|쿠키 동의 눌러야 해요|구글 애널리틱스 깔려 있나요|보고 나면 광고 따라다녀요|브라우저에 뭘 저장해요|추적 금지 켜면 지켜 줘요|제가 어제 왔던 거 알아요',
  },
  recordings: {
    en: 'does it tape the calls|can I have calls without any recording|who decides if it’s recorded|is there a written version of each call|can I switch recording off|are all calls saved',
    'zh-Hans': '通话会录音吗|可以不录吗|录不录谁说了算|每通电话有文字记录吗|录音能关吗|所有电话都存下来吗',
    ko: '통화 녹음돼요|녹음 안 하게 할 수 있어요|녹음할지 누가 정해요|통화마다 글로도 남나요|녹음 끌 수 있어요|모든 전화가 저장돼요',
  },
  training: {
    en: 'will my customers’ chats be fed to some AI|do you teach your models with our calls|is what I say used to make the robot smarter|my mum told it about her blood pressure, does that go into training|are the recordings used to improve AI',
    'zh-Hans':
      '客人的对话会拿去喂AI吗|你们用我们的电话训练模型吗|我说的会不会被拿去学习|我妈跟它讲了病情，会拿去训练吗|录音会不会用来改进AI',
    ko: '손님 대화를 AI 학습에 써요|우리 통화로 모델을 가르치나요|제가 말한 걸로 로봇을 똑똑하게 만들어요|엄마가 병 얘기를 다 했는데 학습에 들어가요|녹음으로 AI 훈련하죠',
  },
  'sell-data': {
    en: 'do you flog my number to marketers|who gets to see my info besides you|are you making money off our data|will I get spam calls because of you|who do you pass it to',
    'zh-Hans': '会不会把我的号码卖给推销的|除了你们谁还能看到|你们靠卖数据赚钱吗|会不会因此接到骚扰电话|资料给了谁',
    ko: '제 번호 광고업자한테 팔아요|그쪽 말고 누가 제 정보를 봐요|데이터 팔아서 돈 버는 거죠|스팸 전화 오는 거 아니에요|누구한테 넘겨요|연락처 팔아먹는 거 아니죠',
  },
  overseas: {
    en: 'does our data leave the country|is it stored in America|where are the servers, here or offshore|does any of it go to the States|is patient info kept in NZ',
    'zh-Hans': '数据会出国吗|存在美国吗|服务器在国内还是海外|病人信息留在新西兰吗|会不会传到国外',
    ko: '데이터가 해외로 나가요|미국에 저장돼요|서버가 여기예요 외국이에요|환자 정보가 뉴질랜드에 남나요|외국으로 보내요',
  },
  'how-long-kept': {
    en: 'how long do you hang on to my details|when do you bin the recordings|how long before my message is wiped|if I leave my number when’s it gone|how long do questions stay on file',
    'zh-Hans': '我的资料你们留多久|录音什么时候删|我留的电话多久清掉|留言存多长时间|你们答不上的问题保存多久',
    ko: '제 정보 얼마나 갖고 있어요|녹음은 언제 지워요|남긴 번호는 언제 없어져요|메시지는 얼마나 보관해요|못 답한 질문은 얼마나 둬요',
  },
  'kept-spam': {
    en: 'if my message got flagged as junk how long before it’s gone|do you delete spam|where do dodgy messages go',
    'zh-Hans': '被当成垃圾的留言多久删|垃圾信息怎么处理|误判成垃圾的会留多久',
    ko: '스팸으로 잡힌 메시지는 언제 지워요|스팸은 어떻게 해요|잘못 스팸 처리되면 얼마나 남아요',
  },
  security: {
    en: 'how safe is my password with you|is the site encrypted|what stops hackers|how do you protect our stuff|can your staff read my password',
    'zh-Hans': '密码在你们那安全吗|网站加密吗|怎么防黑客|你们怎么保护资料|员工看得到我密码吗',
    ko: '비밀번호 안전해요|사이트 암호화돼 있어요|해킹은 어떻게 막아요|자료는 어떻게 보호해요|직원이 비번 볼 수 있어요',
  },
  'who-listens': {
    en: 'do your people listen in on my calls|can your staff hear my customers|who on your side looks at the transcripts|is somebody eavesdropping',
    'zh-Hans': '你们的人会偷听电话吗|员工能听到我客人说话吗|你们谁会看记录|有没有人在监听',
    ko: '그쪽 직원이 통화 엿들어요|직원이 손님 말을 들을 수 있어요|기록은 누가 봐요|누가 도청하는 거 아니죠',
  },
  breach: {
    en: 'what do you do if you get hacked|would you tell me if my info leaked|how many days to look into a suspected leak in Australia|data breach, who gets told',
    'zh-Hans': '被黑了你们怎么办|资料泄露会通知我吗|澳洲那边怀疑泄露几天内查清|出了泄露会告诉谁',
    ko: '해킹당하면 어떻게 해요|정보 새면 알려 주나요|호주에서 유출 의심되면 며칠 안에 조사해요|유출되면 누구한테 알려요',
  },
  children: {
    en: 'my boy’s nine and he talked to it|do you keep stuff about kids|is it ok for under 18s|a child left a number with your bot',
    'zh-Hans': '我儿子九岁跟它讲了话|会存小孩的信息吗|未成年人能用吗|小孩留了电话怎么办',
    ko: '아홉 살 애가 통화했는데요|아이 정보도 저장해요|미성년자가 써도 돼요|애가 번호를 남겼어요',
  },
  'privacy-complaint': {
    en: 'not happy with how you handled my info, where do I go|who’s the watchdog for this|complain to the privacy commissioner how|you ignored my request, who do I tell',
    'zh-Hans': '对你们处理我的信息不满去哪投诉|谁监管这个|怎么向隐私专员投诉|你们不理我，我找谁',
    ko: '제 정보 처리에 불만인데 어디다 말해요|감독 기관이 어디예요|프라이버시 위원회에 어떻게 신고해요|요청 무시하면 누구한테 말하죠',
  },
  marketing: {
    en: 'will you spam me with newsletters|how do I stop your promo emails|am I signed up to a mailing list now',
    'zh-Hans': '会不会一直发推广邮件|怎么退订|我是不是被加进邮件名单了',
    ko: '광고 메일 막 보내요|홍보 메일 어떻게 끊어요|메일 목록에 들어간 거예요',
  },
  'provider-list': {
    en: 'give me the names of the companies that see my callers’ info|who are your subcontractors|which firms process the calls',
    'zh-Hans': '哪些公司会经手来电人的信息|你们的分包商有谁|处理通话的是哪几家',
    ko: '손님 정보를 보는 회사 이름이 뭐예요|하청 업체가 어디예요|통화를 처리하는 회사가 어디죠',
  },
  'what-collected': {
    en: 'what do you collect when I just look round|which bits of info do you take off customers|do you log my ip',
    'zh-Hans': '我只是看看网站你们收集什么|你们收客户哪些信息|会记我的IP吗',
    ko: '그냥 둘러보면 뭘 수집해요|고객한테서 어떤 정보를 가져가요|제 아이피 기록해요',
  },
  'caller-information': {
    en: 'what gets saved when someone rings me and the agent answers|does it keep the caller’s number|what do you know about a person who called',
    'zh-Hans': '有人打来被它接了会存什么|会记来电号码吗|打电话的人你们知道些什么',
    ko: '누가 전화해서 걔가 받으면 뭐가 저장돼요|건 사람 번호 남아요|전화한 사람에 대해 뭘 알아요',
  },
  'whose-policy': {
    en: 'I rang my dentist and your robot answered, who has my details|is it the shop’s privacy policy or yours|who’s responsible for what the salon’s bot wrote down',
    'zh-Hans': '我打给牙医结果是你们的机器接，我的信息在谁那|算店家的隐私政策还是你们的|美容院的机器人记的东西谁负责',
    ko: '치과에 전화했는데 그 로봇이 받았어요 제 정보는 누가 갖고 있죠|가게 방침이에요 그쪽 방침이에요|미용실 봇이 적은 건 누구 책임이에요',
  },
  'from-others': {
    en: 'how did you get my name, I never gave it|someone passed you my number, do you have to tell me|where do you get people’s details from',
    'zh-Hans': '我没给过，你们怎么有我名字|别人把我号码给你们，要告诉我吗|你们从哪弄到别人的资料',
    ko: '준 적 없는데 제 이름 어떻게 알아요|누가 제 번호 넘기면 알려 줘야 하나요|정보를 어디서 얻어요',
  },
  'automated-decisions': {
    en: 'does a computer decide stuff about me|any automated decision making in your agents|will a program judge me',
    'zh-Hans': '会由电脑来决定我的事吗|有没有自动化决策|程序会评判我吗',
    ko: '컴퓨터가 저에 대해 결정해요|자동화된 결정이 있어요|프로그램이 저를 평가해요',
  },
  'anonymous-visit': {
    en: 'can I look round without giving my name|do I have to identify myself to read this',
    'zh-Hans': '不留名能看吗|看文章要实名吗',
    ko: '이름 안 밝히고 볼 수 있어요|읽으려면 신원을 밝혀야 해요',
  },
  'demo-recording': {
    en: 'is the demo recording me|where does my voice go when I talk to the demo|do you keep what I said to the pizza bot',
    'zh-Hans': '演示会录我的音吗|跟演示说的话去哪了|我跟披萨机器人说的你们留着吗',
    ko: '데모가 저 녹음해요|데모에 말한 목소리는 어디로 가요|피자 봇한테 한 말 보관해요',
  },
  'voice-widget': {
    en: 'who’s behind the voice on the demo|what is this ElevenLabs thing it wants to load|is the voice agent another company|does the mic come on by itself|which company hears me in the voice widget',
    'zh-Hans':
      '演示里的声音是哪家公司的|它要加载的ElevenLabs是什么|语音代理是别的公司吗|麦克风会自己打开吗|语音小部件是谁家的',
    ko: '데모 목소리는 어느 회사 거예요|불러온다는 ElevenLabs가 뭐예요|음성 에이전트는 다른 회사예요|마이크가 저절로 켜져요|음성 위젯은 누가 만들었어요',
  },
  weakness: {
    en: 'I found a hole in your site, who do I tell|bug bounty?|security issue to report',
    'zh-Hans': '发现你们网站有漏洞告诉谁|报漏洞有奖吗|要报告安全问题',
    ko: '사이트에 허점 찾았는데 누구한테 말해요|버그 바운티 있어요|보안 문제 신고하려고요',
  },
};
