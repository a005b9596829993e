import type { PhrasingList } from '../known-answer.ts';

export const askedAboutUs: PhrasingList = {
  'what-we-do': {
    en: 'what is this place, what do you actually sell|explain to my nan what you do|so you’re what, an answering machine company|in one sentence what’s bellbird|what can this thing do for a shop like mine|is this for big companies or little guys|what’s a voice agent when it’s at home',
    'zh-Hans':
      '你们到底是干什么的|一句话说说卖的是啥|这东西对我这种小店有什么用|是做电话答录机的吗|语音代理是个什么玩意|针对大公司还是小生意',
    ko: '여기 뭐 하는 데예요|한마디로 뭘 파는 회사예요|우리 같은 가게에 뭘 해 줘요|자동 응답기 회사예요|음성 에이전트가 대체 뭐예요|큰 회사용이에요 작은 가게용이에요',
  },
  'why-us': {
    en: 'why should I pick you lot over doing nothing|what makes you different|sell me on it|what’s good about you for a small business|why not just hire a receptionist',
    'zh-Hans': '凭什么选你们|你们有什么特别的|给我个买的理由|对小企业好在哪',
    ko: '왜 여기를 골라야 해요|뭐가 다른데요|사야 할 이유를 대 봐요|작은 업체한테 뭐가 좋아요',
  },
  hours: {
    en: 'what time do you knock off|are you there on a Saturday arvo|open Sundays?|when can I get hold of somebody in the office|do you work weekends|is anyone in at seven at night|I finish at six, can I catch you after that|opening time tomorrow|do you shut for lunch',
    'zh-Hans':
      '你们几点下班|星期六下午有人吗|礼拜天开不开|什么时候能找到人|周末上班吗|晚上七点还有人在吗|我六点才收工，之后还来得及吗|早上几点开',
    ko: '몇 시에 문 닫아요|토요일 오후에 사람 있어요|일요일도 해요|언제 연락하면 사람이 받아요|주말에 일해요|저녁 일곱 시에도 누가 있어요|여섯 시에 끝나는데 그 뒤에도 돼요|아침 몇 시에 열어요',
  },
  contact: {
    en: 'what’s your email|is there a number I can ring you on|how do I get hold of you|where do I send a question|you got a phone number or what|which address do I write to',
    'zh-Hans': '邮箱是多少|有没有电话可以打给你们|怎么找到你们|问题发到哪里|你们电话几号',
    ko: '이메일 주소가 뭐예요|전화번호 있어요|어떻게 연락해요|질문은 어디로 보내요|그쪽 번호가 몇 번이에요',
  },
  place: {
    en: 'where abouts are you|are you a kiwi company|do you look after Australia too|which countries do you work in|are you local to Dunedin',
    'zh-Hans': '你们在哪个城市|是新西兰公司吗|澳洲也做吗|你们服务哪些国家|离我近吗',
    ko: '어디에 있는 회사예요|뉴질랜드 회사 맞아요|호주도 해요|어느 나라에서 서비스해요|우리 동네 업체예요',
  },
  account: {
    en: 'do I have to sign up to use this|is there a login for visitors|what do I need to make an account|can I read stuff without registering',
    'zh-Hans': '用之前要注册吗|有没有登录|开账号要填什么|不注册能看吗',
    ko: '가입해야 쓸 수 있어요|로그인이 있어요|계정 만들려면 뭐가 필요해요|가입 안 하고 봐도 돼요',
  },
  articles: {
    en: 'got any reading on answering phones|is there a blog|where are your guides|are the articles free|what topics do you write about',
    'zh-Hans': '有没有讲接电话的文章|有博客吗|指南在哪看|文章要钱吗|都写些什么主题',
    ko: '전화 받는 법 읽을거리 있어요|블로그 있어요|가이드는 어디 있어요|글은 무료예요|어떤 주제를 다뤄요',
  },
  'article-search': {
    en: 'how do I find a particular article|can I search your posts|list by month or tag?',
    'zh-Hans': '怎么找某篇文章|能搜索文章吗|能按月份或标签看吗',
    ko: '특정 글은 어떻게 찾아요|글 검색돼요|달이나 태그로 볼 수 있어요',
  },
  'this-assistant': {
    en: 'are you a human or a bot|who am I typing to|do you save what I write here|can you be wrong|what are you able to tell me|is someone reading this chat',
    'zh-Hans': '你是人还是机器|我在跟谁打字|我写的你会存吗|你会答错吗|你能告诉我什么|有人在看这段聊天吗',
    ko: '사람이에요 봇이에요|지금 누구랑 얘기하는 거예요|여기 쓴 거 저장해요|틀릴 수도 있어요|뭘 알려 줄 수 있어요|누가 이 대화 보고 있어요',
  },
  'demo-agents': {
    en: 'what kinds of business are in the demo|how many demos are there|which trades can I hear|what can I try out',
    'zh-Hans': '演示里有哪些行业|一共几个演示|能听哪些行业的|可以试哪些',
    ko: '데모에 어떤 업종이 있어요|데모가 몇 개예요|어떤 업종을 들어 볼 수 있어요|뭘 해 볼 수 있어요',
  },
  'demo-try': {
    en: 'can I have a go before I buy|let me hear it first|is there something I can play with for nothing|do I need a card to test it|where can I listen to it',
    'zh-Hans': '买之前能玩一下吗|先让我听听|有没有免费能试的|试用要绑卡吗|在哪能听到',
    ko: '사기 전에 한번 해 볼 수 있어요|먼저 들어 보고 싶어요|공짜로 만져 볼 수 있는 거 있어요|시험하려면 카드 필요해요|어디서 들어요',
  },
  'demo-not-real': {
    en: 'I ordered in the demo, is my pizza coming|is Harbour Pizza an actual place|did I really book that room|was that a real salon|will I be charged for what I ordered in the demo',
    'zh-Hans': '我在演示里点了披萨，会送来吗|那家披萨店真的有吗|我真订了房间吗|那个美容院是真的吗|演示里下的单会扣钱吗',
    ko: '데모에서 주문했는데 피자 오는 거예요|그 피자집 진짜 있어요|방이 진짜 예약된 거예요|그 미용실 실제로 있어요|데모에서 주문하면 돈 나가요',
  },
  'demo-languages': {
    en: 'half my customers speak Mandarin, will it cope|which languages can it chat in|does it do Korean|what if somebody rings in Chinese, what language do we see|does it switch language on its own|Māori? Samoan? Hindi?|what does the kitchen read if the caller spoke Korean|can it do spanish',
    'zh-Hans':
      '它会说几种话|客人一半讲普通话它行吗|韩语会吗|来电讲中文，我们看到的是什么语言|会自己换语言吗|会毛利语吗|厨房看到的是中文还是英文|广东话能听懂吗',
    ko: '몇 개 국어를 해요|손님 절반이 중국어 쓰는데 되나요|한국말 해요|한국어로 전화하면 저희한테는 무슨 말로 보여요|알아서 언어를 바꿔요|스페인어도 돼요|주방에는 영어로 떠요 한국어로 떠요|마오리어 해요',
  },
  'demo-takeaway': {
    en: 'we run a fish and chip shop, how would it take an order|what happens when someone orders a pizza|does it read the order back|what does the kitchen get|can it handle size and toppings|what about allergies when they order',
    'zh-Hans':
      '我们开外卖店，它怎么接单|有人点披萨会怎样|会把订单念一遍吗|厨房看到什么|大小和配料能处理吗|点餐时有过敏怎么办',
    ko: '치킨집 하는데 주문을 어떻게 받아요|피자 주문하면 어떻게 돼요|주문을 다시 읽어 줘요|주방에는 뭐가 가요|크기랑 토핑도 물어요|주문할 때 알레르기는요',
  },
  'demo-clinic': {
    en: 'dental practice here, what would it do for our front desk|can patients move their own appointments by ringing|what if a patient sounds really sick|does it book doctor’s visits|would it put someone through to the nurse',
    'zh-Hans': '牙科诊所，它能帮前台做什么|病人打电话能自己改时间吗|病人听起来很严重怎么办|能约医生吗|会转给护士吗',
    ko: '치과인데 접수대에 뭘 해 줘요|환자가 전화로 예약 바꿀 수 있어요|환자가 많이 아파 보이면요|진료 예약돼요|간호사한테 연결해 줘요',
  },
  'demo-beauty': {
    en: 'nail bar with four chairs, can it book the right girl|does it know how long a colour takes|can clients cancel by phone with it|hairdressers use it how',
    'zh-Hans': '美甲店四张椅子，能约对人吗|它知道染发要多久吗|客人能打电话取消吗|理发店怎么用',
    ko: '네일숍인데 담당자 맞춰 예약해 줘요|염색이 얼마나 걸리는지 알아요|손님이 전화로 취소할 수 있어요|미용실에선 어떻게 써요',
  },
  'demo-trades': {
    en: 'I’m a plumber, what happens when a pipe bursts at midnight|does it text me the address for urgent ones|builder on site all day, how does it work for me|will it tell them my call out rate|what about jobs that can wait',
    'zh-Hans': '我是水电工，半夜爆管怎么办|急活会发地址给我吗|整天在工地，它怎么帮我|会报上门费吗|不急的活怎么安排',
    ko: '배관공인데 한밤중에 터지면 어떻게 해요|급한 건 주소를 문자로 줘요|하루 종일 현장인데 어떻게 도와줘요|출장비를 말해 줘요|안 급한 일은요',
  },
  'demo-hotels': {
    en: 'motel, late arrivals, how do they get in|does it take room bookings|can it quote for three nights|what about group bookings|will it tell them if we take dogs',
    'zh-Hans': '汽车旅馆，半夜到的客人怎么进|能订房吗|能报三晚的价吗|团体预订怎么办|能说可不可以带狗吗',
    ko: '모텔인데 늦게 오는 손님은 어떻게 들어가요|방 예약 받아요|3박 가격 말해 줘요|단체는 어떻게 해요|강아지 되는지 말해 줘요',
  },
  'hand-over': {
    en: 'what if it gets stuck, does it just hang up|can the caller get me instead|will it put tricky ones through|what if someone demands a human',
    'zh-Hans': '它答不上会直接挂吗|来电的人能转给我吗|难的会转过来吗|有人非要找真人怎么办',
    ko: '막히면 그냥 끊어요|손님이 저한테 연결될 수 있어요|어려운 건 넘겨줘요|사람 바꾸라고 하면요',
  },
  'after-hours': {
    en: 'does it work at two in the morning|can it cover us over Christmas|who picks up when I’m asleep|is it on when we’re shut',
    'zh-Hans': '凌晨两点也接吗|圣诞节能顶班吗|我睡了谁接|关门以后还开着吗',
    ko: '새벽 두 시에도 받아요|크리스마스에 대신 봐 줘요|제가 자면 누가 받아요|문 닫은 뒤에도 켜져 있어요',
  },
  'missed-calls': {
    en: 'how much am I losing by not picking up|miss ten a week, three in ten any good, win half, four hundred a job, what’s that a month|what’s a missed call worth|work out what it costs me when I don’t answer|the calculator on your front page, how does it add up|if it rescues half of them what’s that worth',
    'zh-Hans':
      '我漏接电话一个月亏多少|一周漏十个，十个里三个有用，成一半，每单四百，算算|一个没接到的电话值多少钱|首页那个计算器怎么算的|救回一半值多少',
    ko: '전화 못 받아서 얼마나 손해예요|일주일에 열 통 놓치고 열에 셋 쓸 만하고 반은 성사, 건당 400이면|부재중 한 통이 얼마짜리예요|첫 화면 계산기는 어떻게 계산해요|절반만 건져도 얼마예요',
  },
  social: {
    en: 'are you on insta or linkedin|where can I follow you',
    'zh-Hans': '你们有领英吗|在哪能关注你们',
    ko: '링크드인 있어요|어디서 팔로우해요',
  },
  'talk-to-us': {
    en: 'how do I take the next step|what do I tell you if I’m keen|who should I write to if I want to buy|I’m interested, now what',
    'zh-Hans': '我有兴趣，下一步怎么做|想买要跟谁说|联系你们时要说什么',
    ko: '관심 있는데 다음에 뭐 해요|사고 싶으면 누구한테 말해요|연락할 때 뭘 말해야 해요',
  },
};
