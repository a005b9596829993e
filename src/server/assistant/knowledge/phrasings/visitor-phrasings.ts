import type { PhrasingList } from '../known-answer.ts';

/** Questions that strangers asked the assistant in a test. */
export const visitorPhrasings: PhrasingList = {
  'knowledge-base-size': {
    en: 'we have roughly 200 things customers ask about, will the small plan hold that or do we need the next one|our FAQ has 120 entries which package|would 400 answers fit|I need to store eighty questions which plan|how many topics fit in the cheap one|is 50 enough or do I need 300',
    'zh-Hans':
      '我这边常见问题大概三十条，用哪一档就够了|两百条问答要买哪个套餐|我们有 400 条放得下吗|八十个问题选哪一档|五十条不够的话用哪个',
    ko: '질문이 한 250개쯤 되는데 어느 패키지를 써야 하나요|답변 80개면 어떤 걸 사야 해요|질문 400개도 들어가나요|30개 정도면 제일 싼 걸로 되나요',
  },
  currency: {
    en: 'will I be billed in yank dollars or aussie|which country’s dollars do you charge a Brisbane business|am I charged in US or NZ money|I am in Perth what money do I pay in',
    'zh-Hans': '我公司在悉尼，账单上写的是哪国的钱|澳洲公司付哪种货币|账单是澳元还是纽元|收的是哪国的钱',
    ko: '시드니 회사인데 청구서는 어느 나라 돈인가요|호주 가게는 무슨 달러로 내요|미국 달러로 청구되나요',
  },
  support: {
    en: 'how long do you lot hang around to help after it is switched on|how many months do you stay with us after launch|once it runs how long will you help us|and then do I pay more for help',
    'zh-Hans': '装好以后你们管多久|开通以后你们负责多久|上线后服务几个月|之后还要另外付支持的钱吗',
    ko: '개통하고 나서 얼마 동안 봐주시나요|설치 후 몇 달 봐줘요|시작한 뒤에 언제까지 도와주나요|지원 3개월 다음엔 돈을 더 내나요',
  },
  'partner-work': {
    en: 'who actually does the building and the hand-holding, us the agency or you|does the agency or Bellbird build it|do we as a web agency build the AI|is it you or us who looks after the client',
    'zh-Hans': '我是做网站的，AI 要我自己搭吗|谁来搭建，我们还是你们|做网站的公司要自己开发机器人吗',
    ko: '저희가 직접 AI를 만들어야 하나요? 저희는 홈페이지만 만드는 회사예요|만드는 건 우리가 하나요 그쪽이 하나요|에이전시가 개발까지 해야 하나요',
  },
  'voice-widget': {
    en: 'whos company is behind the voice in the demo and where are they|which country is the demo voice company from|is the demo voice made by an American company|who is behind the voice in the demo',
    'zh-Hans': '演示的声音是哪国公司做的|演示语音背后是哪家公司，在哪个国家',
    ko: '데모 음성은 어느 회사 거예요|데모 음성 회사는 어느 나라 회사죠|데모 목소리 만든 회사가 어디예요',
  },
  'privacy-response': {
    en: 'how quick do you answer if I ask what info you have on me|how soon will I hear back about my own data|what is the deadline for replying to a request about my information',
    'zh-Hans': '问你们有我什么信息多久能答复|要求查看自己的资料几天内回复|个人资料的申请多少天答复',
    ko: '제 정보가 뭐가 있는지 물으면 며칠 만에 답해요|내 정보 요청은 얼마 안에 답하나요|개인정보 열람 요청하면 언제 답이 와요',
  },
  'how-long-kept': {
    en: 'I left my number with your chat thing when does it get wiped|when do you throw away the contact details I left|how many months is my phone number kept after I fill in the form|when does my message get erased',
    'zh-Hans': '我留下的电话号码你们保存多久|在聊天里留的联系方式什么时候删|填的表格留几个月',
    ko: '채팅에 남긴 번호는 언제 지워져요|남긴 전화번호는 얼마나 보관해요|양식에 쓴 연락처는 몇 달 뒤에 삭제되나요',
  },
  'partner-estimator': {
    en: 'if I bring 5 clients at 3000 each on 20 percent what do I make|ten clients two thousand a deal 25 percent how much altogether|what is eight deals of 4000 at ten percent|work out 6 clients at 5000 for me',
    'zh-Hans':
      '我一年能拉 5 个单，每单三千纽币，按两成算，一共挣多少|十个客户每单两千 25% 一共赚多少|八个客户每个四千能赚多少',
    ko: '고객 10명, 건당 2,000달러, 25%면 다 합쳐서 얼마 버나요|다섯 건에 3000달러씩 20퍼센트면 얼마예요|여덟 명에 4000달러면 얼마 벌어요',
  },
  'partner-commission': {
    en: 'what do the ones at the middle level get|percent for the tier above certified|what share does the top level get',
    'zh-Hans': '中间那级抽几成|最高那级抽多少|各级别抽几成|上面那个等级几成',
    ko: '그 위 등급은 몇 프로예요|중간 등급은 몇 프로|각 등급은 몇 퍼센트씩이에요',
  },
  'partner-join': {
    en: 'what documents to apply as a partner|what should I prepare to join the programme',
    'zh-Hans': '申请成为伙伴要准备什么资料|申请合作伙伴需要哪些材料',
    ko: '파트너 신청에 준비할 서류|파트너 신청할 때 뭘 준비해요',
  },
  'demo-try': {
    en: 'do I have to register to play with the demo|do I need an account for the demo',
    'zh-Hans': '试玩一下要不要注册账号|试用要注册吗|演示需要登录吗',
    ko: '데모를 해 보려면 가입해야 하나요|체험하는데 계정이 필요해요',
  },
  'not-allowed': {
    en: 'can I make the bot pass for a real person so callers cannot tell|hide that it is AI',
    'zh-Hans': '能不能让机器人冒充真人接电话，客人听不出来那种|可以不说是机器人吗|能隐瞒是 AI 吗',
    ko: '손님이 모르게 사람인 척 받게 할 수 있나요|AI라는 걸 숨겨도 되나요',
  },
  law: {
    en: 'if we fall out is it Kiwi or Aussie law|which country’s law if we go to court|we’re a Perth company, what state’s law is it|we’re in Brisbane. Queensland law or yours?',
    'zh-Hans':
      '我们之间要是闹翻了，按新西兰法律还是澳洲法律算|打官司按哪国法律|我在悉尼，打官司按哪里的法|我们之间要是闹翻了，按新西兰法律还是澳洲法律算？',
    ko: '다투게 되면 뉴질랜드 법인가요 호주 법인가요|소송하면 어느 나라 법으로 해요|시드니에 있는데 어느 법을 따르나요',
  },
  'one-off-or-monthly': {
    en: 'pay in one hit instead of instalments|all at once not monthly',
    'zh-Hans': '不分期一把付清可以吗|一口气付完',
    ko: '할부 말고 한 방에 내면요|나눠 내지 않고 한 방에',
  },
  'package-starter': {
    en: 'whats the cheapest one u got per mnth|starter in one payment how much',
    'zh-Hans': '起步版一次付清多少|最便宜那个一个月几块钱',
    ko: '스타터를 할부 말고 한 방에 내면요|스타터 일시불 얼마',
  },
  emergency: {
    en: 'can the machine ring 111 for somebody|does it call triple zero in place of me',
    'zh-Hans': '机器能代替我打急救电话吗|它会替我拨 111 吗',
    ko: '119 같은 데 대신 전화해 줄 수 있나요, 이 기계가|기계가 대신 신고해 주나요|111에 대신 걸어 주나요',
  },
  'sell-data': {
    en: 'do you sell our customers’ details to others',
    'zh-Hans': '你们会不会把客人的个人资料卖给别人|客人的资料会卖掉吗',
    ko: '손님 정보를 다른 데 파나요',
  },
  'privacy-complaint': {
    en: 'I am not satisfied with your handling of privacy where can I complain|not happy how you handled my privacy, whos above you|who polices you if you mishandle my privacy, im in sydney|you ignored my privacy email. who can I go to in NZ',
    'zh-Hans':
      '对你们处理隐私的方式不满，可以去哪里投诉|隐私方面想投诉去哪|对隐私处理不服可以找哪个部门|隐私邮件你们没理我，我在新西兰能找谁|對你們處理隱私的方式不滿，可以去哪裡投訴',
    ko: '개인정보 처리가 불만이면 어디에 신고해요|개인정보 문제로 따지려면 어느 기관이에요|개인정보 메일에 답이 없는데 뉴질랜드에선 어디로 가요',
  },
  overseas: {
    en: 'where is that company based that gets the words',
    'zh-Hans': '通话内容会送到国外处理吗',
    ko: '통화 내용을 외국에서 처리하나요',
  },
  'card-numbers': {
    en: 'can it take visa numbers over the phone|does it take card details for deposits|is it fine for guests to read their mastercard to it',
    'zh-Hans': '订金能让它收信用卡吗',
    ko: '예약금을 카드로 받게 할 수 있어요?',
  },
  'wrong-invoice': {
    en: 'if the bill looks off to me what do i do|we got a bill we think is double what it should be|I don’t recognise a line on my invoice|my invoice looks wrong, what now|you’ve billed me for someone else’s calls!!',
    'zh-Hans': '账单我觉得不对怎么办|感觉你们多收了我一笔|账单上有一项我看不懂|把别人的通话算到我账上了',
    ko: '청구서가 이상하면 어떡해요|돈을 더 받아 가신 것 같은데요|청구서에 모르는 항목이 있어요',
  },
  unpaid: {
    en: 'we run late paying sometimes, do you cut us off straight away|what if we fall behind on payments|my card bounced, will you switch us off tomorrow',
    'zh-Hans': '晚付会停机吗|这个月手头紧，拖几天付行吗|卡扣款失败会马上停服务吗|忘记交钱了会马上停机吗？',
    ko: '돈 늦게 내면 바로 끊겨요?|이번 달 좀 힘든데 며칠 늦게 내도 괜찮아요?|카드 결제가 안 됐는데 내일 바로 끊겨요',
  },
  'approve-first': {
    en: 'do i see it before it talks to my customers|who signs off what the robot says|can I demand changes before it faces the public',
    'zh-Hans': '上线之前我能先过目吗|上线前能要求改内容吗',
    ko: '시작 전에 제가 먼저 확인하나요|공개 전에 수정을 요청할 수 있어요',
  },
  'who-listens': {
    en: 'who gets to hear my customers calls at your end|whats stopping your staff having a nosy listen|do you snoop on the calls my patients make',
    'zh-Hans': '你们那边谁能听到我客人的电话',
    ko: '그쪽 직원이 우리 통화를 들을 수 있어요?|직원분들이 몰래 듣지는 않죠?',
  },
  'voice-copy': {
    en: 'can you clone my voice for it|i’d like it to speak in the boss’s voice|can it impersonate my business partner Dave',
    'zh-Hans': '能不能模仿我的声音|能用老板的声音说话吗',
    ko: '제 목소리를 복제해 줄 수 있나요|사장님 목소리로 말하게 할 수 있어요?',
  },
  'outbound-calls': {
    en: 'could i use it to ring people cold|can we set it to phone everyone in the suburb with our special|we want it to dial former customers and offer a deal|We’d like to blitz 500 old leads by phone',
    'zh-Hans': '拿它来群打推销电话行吗|能让它挨个给客户打电话搞促销吗|让它给老客户打电话介绍优惠可以吗',
    ko: '광고 전화 돌리는 데 써도 돼요?|손님들한테 행사 전화 쫙 돌리게 할 수 있나요|옛날 손님들한테 전화해서 할인 안내해도 돼요',
  },
  'no-advice': {
    en: 'is it going to give my patients medical advice|would it read a customer’s symptoms and say what is wrong with them|can the bot prescribe antibiotics',
    'zh-Hans': '它能开药吗',
    ko: '약 처방도 하나요|에이전트가 환자한테 의학적인 조언도 해요?',
  },
  'after-ending': {
    en: 'what happens to our stuff when we stop|if I stop, can I walk away with a copy of everything we wrote|what becomes of the transcripts once I’ve left',
    'zh-Hans': '走的时候能把我们写的内容拷一份吗|我走了之后文字记录怎么处理',
    ko: '나갈 때 우리가 쓴 내용 복사해 갈 수 있어요?|나간 뒤에 녹취록은 어떻게 돼요|헤어진 뒤에도 녹음을 갖고 있나요',
  },
  outage: {
    en: 'our lines went down, will it still answer|Spark is having an outage, are we stuffed?',
    'zh-Hans': '断网了还能接电话吗|电信出故障了电话会丢吗',
    ko: '인터넷 끊기면 전화는 누가 받아요|통신사가 먹통이면 전화 놓치나요',
  },
  breach: {
    en: 'will somebody tell me if my details leak|would you own up if someone stole the customer list|how quick would you fess up to a hack',
    'zh-Hans': '资料外泄会告诉我吗|客户名单被偷了你们会说吗',
    ko: '정보가 새면 알려줘요?|고객 명단을 도둑맞으면 말해 주나요',
  },
  'demo-recording': {
    en: 'is the demo being taped|when I talk in the demo where does the audio go',
    'zh-Hans': '演示里会录我的声音吗',
    ko: '데모에서 제 목소리 녹음해요?',
  },
  marketing: {
    en: 'will you email me ads|will I get junk mail from you',
    'zh-Hans': '会不会给我发一堆广告邮件',
    ko: '광고 메일 잔뜩 오는 거 아니죠',
  },
  'cost-of-a-year': {
    en: 'which is cheaper over a year, paying monthly or once|what would 12 months of the top package add up to',
    'zh-Hans': '最高的套餐一年下来多少钱',
    ko: '제일 높은 패키지는 일 년에 다 해서 얼마',
  },
  liability: {
    en: 'if it double books us and we lose a wedding who pays|is your responsibility capped|most i could sue you for?',
    'zh-Hans': '出了事你们赔多少|它搞砸了订单害我亏钱你们赔吗|出了问题你们最多赔多少',
    ko: '손해 나면 얼마까지 물어주나요|주문을 망쳐서 손해 보면 물어줘요?|책임에 상한이 있어요',
  },
  ownership: {
    en: 'do I own the script we came up with together|who do the answers we typed belong to',
    'zh-Hans': '我们写的话术算谁的|我们输入的答案算谁的',
    ko: '같이 만든 대본은 누구 거예요|우리가 입력한 답변은 누구 소유죠',
  },
  confidentiality: {
    en: 'will you sign something so our pricing stays secret|could our rivals find out what we told you',
    'zh-Hans': '同行会不会知道我们告诉你们的事',
    ko: '경쟁 가게가 우리 얘기를 알게 되나요',
  },
  'demo-agents': {
    en: 'I’m a mobile dog groomer, is there one for me?|which five businesses can I chat with on the demo',
    'zh-Hans': '我是上门给狗洗澡的，有适合我的吗',
    ko: '강아지 미용 출장 다니는데 맞는 게 있을까요',
  },
  resale: {
    en: 'may I rebadge it and flog it to others',
    'zh-Hans': '能换个牌子自己卖吗',
    ko: '상표 바꿔서 제가 팔아도 돼요',
  },
};
