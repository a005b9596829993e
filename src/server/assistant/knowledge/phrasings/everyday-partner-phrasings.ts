import type { PhrasingList } from '../known-answer.ts';

/** Everyday ways to ask about partners, privacy and the demo: slang, fragments and indirect questions. */
export const everydayPartnerPhrasings: PhrasingList = {
  'partner-join': {
    en: 'how do I get on board as an agency|we make websites can we work together|I want to send you clients where do I start|what do you want from me when I sign up as agency|can a one man band be a partner|where do I apply to refer people|we are a marketing agency interested in this|can I offer this to the shops I work with|what paperwork to be a partner|become a certified partner where do I sign|I have clients for you|do I have to be a web agency to join|our studio builds sites for cafes can we team up|do I fill in a form to become an affiliate|what do I have to hand over to be a partner',
    'zh-Hans':
      '想给你们介绍客户从哪开始|我们做网页的能一起合作吗|报名当代理要交什么材料|个人也能当伙伴吗|想推广你们的产品怎么报名|我们是营销公司想合作',
    ko: '고객을 보내 드리고 싶은데 어떻게 시작하나요|웹사이트 만드는 회사인데 같이 할 수 있나요|파트너 등록에 뭘 내야 하나요|혼자 일하는데 파트너가 될 수 있나요|마케팅 회사인데 제휴하고 싶어요|소개하고 싶은 가게가 있어요',
  },
  'partner-cost': {
    en: 'do i pay you anything to be a partner|any fee to sign up as agency|what does it cost me if I never bring anyone|is there a catch with joining|free to join right|do I have to buy the package myself to be a partner|minimum number of referrals to stay in|do I owe something if nobody signs|partner sign up charge|is there money to put down first|is it risky to join, could i end up owing you|is there a membership fee for agencies|Is there a joining fee for agencies? There’s always a catch...',
    'zh-Hans':
      '当伙伴要先掏钱吗|一个客户都没介绍要赔钱吗|加入合作要先买套餐吗|合作有门槛费吗|没有业绩会怎样|免费加入吗合作|当代理要交会费吗|做你们代理要先交加盟费吗',
    ko: '파트너 하려면 돈부터 내야 해요|한 명도 못 데려오면 돈을 내나요|파트너 가입에 돈이 드나요|제가 먼저 사야 하나요 파트너|최소 실적이 있나요|등록에 비용이 있나요|파트너 하려면 돈부터 내야 해요?|대리점 회비가 있나요|파트너 가입비가 얼마죠',
  },
  'partner-commission': {
    en: 'we knock up websites for cafes. whats in it for us|what do the top partners get|what slice do I get|how much per head for bringing somebody|what does an affiliate earn|what is the going rate for a referral|my share of a sale|what would you give me for a lead that signs|who earns 25 percent|what do certified partners get|highest commission|lowest commission|and if I bring three a year|how many percent for an agency|what do we make out of it|what is a referral worth to me|how generous is the partner deal|what do I pocket|is there money for me if a mate signs up|we’d send maybe a dozen customers a year, what’s our rate|I design sites for dentists. what’s my percentage if three a year sign|tell me the perks of Premier|I run a wee web studio. What cut do I get if I send you just the one customer?|how many clients before I get the best commission rate|ok do the maths for me: 8 clients, 4000 nzd each, certified partner, what do I pocket in a year|3 introductions so far this year. what share is that',
    'zh-Hans':
      '介绍一个客户给我几成|一年带十个客户以上拿多少|带三个客户一年拿几成|最高佣金是多少|最低的一级拿多少|我能从中拿多少|介绍成功给多少钱|朋友买了我有钱拿吗|一年能带十几个客户给几成|我给牙医做网站，一年三家能拿几成|介绍一个客户能拿几个点|今年介绍了三家，我的比例是多少',
    ko: '손님 한 명 데려오면 몇 프로|일 년에 열 곳 넘게 데려오면 얼마|세 명 데려오면 몇 퍼센트|제일 높은 수수료는|제일 낮은 등급은 얼마|제 몫은 얼마인가요|소개해서 성사되면 얼마 주나요|일 년에 열 곳 넘게 데려오면요|친구가 사면 저한테 돈 주나요|일 년에 열댓 명 보내면 몇 퍼센트예요|손님 한 분만 소개해도 수수료 받을 수 있나요? 몇 프로?|일 년에 세 군데 데려오면 몇 퍼센트 받아요|올해 세 곳 소개했는데 제 비율은',
  },
  'partner-paid-when': {
    en: 'when does the money land for referrals|how often do you pay out|how soon after a sale do I get paid|is it a monthly payment or one lump|do I get paid for as long as the client stays|does the share keep coming|how do you pay partners on the yearly plan|what about one off sales when do you pay|which day do partners get paid|do I wait till the end of the year for my share|is the commission ongoing|do partners get a cut every month or only at the start|when do partners see their money on a one-off sale|does my commission stop when their year is up',
    'zh-Hans':
      '佣金是每个月打给我吗|多久能拿到钱|成交以后什么时候给我|一次性的单子什么时候付佣金|客户一直用我就一直有吗|要等到年底吗|一次性的单子佣金啥时候到手',
    ko: '소개비는 다달이 들어와요|언제 돈을 받나요 파트너|계약되고 얼마 뒤에 주나요|일시불 계약은 언제 지급하나요|고객이 쓰는 동안 계속 받나요|연말까지 기다려야 하나요|소개비는 다달이 들어와요?|일시불 건은 수수료를 언제 받아요',
  },
  'partner-work': {
    en: 'who looks after the customer once ive introduced them|do I have to know anything about AI to be a partner|will my client ring me when it breaks|do we build anything ourselves|what is left for me to do after the introduction|am I on the hook for support|who talks to my client afterwards|what is my job as a partner|what are the perks of being a partner|is it a lot of work to be a partner|does my agency do the technical bit|will I have to train my clients|as an agency would we be fielding the support calls|once my client signs do I have to babysit them|Who actually does the building and the hand-holding, us (the agency) or you?',
    'zh-Hans':
      '介绍完以后谁负责我的客户|我要懂 AI 才能合作吗|客户有问题会找我吗|合作伙伴自己要搭建什么|我只要介绍就行吗|合作伙伴有哪些福利|客户签了以后要我照看吗|我是做网站的，AI 要我自己搭吗？',
    ko: '소개하고 나면 누가 고객을 챙기나요|파트너가 AI를 알아야 하나요|고객이 문제 생기면 저한테 전화하나요|우리가 직접 만드는 게 있나요|소개만 하면 되나요|파트너가 되면 좋은 점|고객이 계약하면 제가 계속 돌봐야 해요',
  },
  'partner-tier-up': {
    en: 'how many sales before i get 20|what gets me to 25|how do I become premier|when do I count as certified|how many customers a year to reach the top|what is needed for the second tier|do I move up automatically|how do I get a better rate|how many referrals for the next step|what is the requirement for premier partner|to earn a quarter what must I do|how do I climb from affiliate upwards',
    'zh-Hans':
      '要几单才能拿到 20%|怎么才能拿 25%|一年几个客户算 Certified|怎样升到最高等级|升级有什么要求|要多少客户才能升级|一年带来多少个客户才算最高级别？',
    ko: '몇 건이면 20퍼센트가 되나요|25퍼센트는 어떻게 받나요|일 년에 몇 명이면 Certified|제일 높은 등급은 어떻게 되나요|등급이 오르려면 뭐가 필요한가요|몇 명을 데려오면 올라가나요|제일 높은 파트너 등급이 뭐고 조건이 뭐예요?',
  },
  'partner-bonus': {
    en: 'i closed six deals this quarter do i get more|anything on top for selling loads|extra if I have a good three months|bonus percent|reward for five sales in three months|do busy partners get something more|is there an upsell thing|five deals between july and september, any extra for that?|what happens if I land five in a quarter|Any extra reward if we close a bunch of deals in a single quarter?',
    'zh-Hans':
      '这个季度成了六单有奖励吗|卖得多有额外的吗|三个月签五个加多少|业绩好有奖吗|一个季度签了六单有没有额外的奖励',
    ko: '이번 분기에 여섯 건 했는데 더 주나요|많이 팔면 추가로 주나요|석 달에 다섯 건이면 얼마 더|실적이 좋으면 보너스|분기에 다섯 건 넘게 하면 보너스가 있다던데',
  },
  'partner-estimator': {
    en: 'if i bring 5 clients at 3000 whats that worth|is there something that does the sums for me|where can I play with the numbers|tool to see what I would make|how do you calculate earnings|show me an example income|is the estimate guaranteed|what assumptions does the estimator make|what does the calculator start with|what would ten clients bring me in dollars|what number does the earnings tool start from',
    'zh-Hans':
      '五个客户每单三千能赚多少|有算收入的工具吗|估算准吗|估算器怎么用|十个客户大概赚多少钱|估算的前提是什么|我一年能拉 5 个单，每单三千纽币，按两成算，一共挣多少？',
    ko: '다섯 명에 3000달러면 얼마 벌어요|계산해 주는 도구가 있나요|예상 수입이 보장되나요|계산기는 어떻게 쓰나요|열 명이면 대략 얼마 버나요|계산기 가정이 뭐예요|치과 홈페이지를 만드는데 일 년에 세 곳이면 몇 퍼센트',
  },
  'demo-takeaway': {
    en: 'busy friday nights nobody can grab the phone at our pizzeria|fish and chips orders|our cafe gets slammed at lunch|can it read the order back|does it know about allergies on the menu|noodle bar|curry house phone orders|bubble tea shop|does the kitchen get a ticket|what does the kitchen see|coffee cart|can it upsell sides|we do burgers|any good for a bistro|our chinese restaurant gets orders by phone half in mandarin',
    'zh-Hans':
      '周五晚上披萨店没人接电话|我们奶茶店订单多|能复述订单吗|厨房能看到什么|客人问过敏怎么办|面馆能用吗|中餐馆电话点菜',
    ko: '금요일 밤에 피자집 전화를 못 받아요|주문을 다시 읽어 주나요|주방에는 뭐가 보이나요|알레르기를 물어보면|치킨 배달 주문도 되나요|분식집 하는데 도움이 될까요',
  },
  'demo-clinic': {
    en: 'our front desk at the physio is swamped|patients keep ringing to shift appointments|can it do bookings for a vet|my dental rooms|does it put urgent patients through|podiatrist|eye clinic|counsellor|can it cancel a visit|reception at the surgery is drowning|what does reception see|new patients ringing|osteopath|does the dentist one move appointments|we’re a dental surgery and patients reschedule constantly|Our GP practice: what happens when a caller starts describing symptoms?',
    'zh-Hans':
      '我们诊所前台忙不过来|病人老打电话改时间|宠物医院可以用吗|急的病人会转给人吗|前台能看到什么|牙科诊所能约吗|心理诊所|牙医那个能改预约吗',
    ko: '병원 접수가 너무 바빠요|환자들이 자꾸 시간을 바꿔요|동물병원도 되나요|급한 환자는 연결해 주나요|접수처에는 뭐가 보이나요|정형외과 예약|안과|치과용은 예약 변경도 해요?',
  },
  'demo-beauty': {
    en: 'i do lashes and brows from home could this book for me|hands full with a client when it rings|my salon misses calls all day|does it know how long a colour takes|can it book with a particular stylist|nail tech|barbershop|massage therapist|spa treatments|does it say prices before booking|tattooist|what does the salon see|wellness studio|yoga and pilates|i do lashes and brows from home, could this book for me|this shit any good for a barber?|will my hair salon’s agent know that long hair takes more time??|can the hair one deal with someone who only wants Tia',
    'zh-Hans':
      '我开美容院老是腾不出手接电话|能指定发型师预约吗|知道染发要多久吗|做指甲的店能用吗|按摩店预约|会先报价再约吗|店里能看到什么',
    ko: '네일샵인데 손이 바빠서 전화를 못 받아요|원하는 디자이너로 예약되나요|염색이 얼마나 걸리는지 아나요|이발소도 되나요|예약 전에 가격을 말해 주나요|마사지샵인데|피부 관리실에서 쓸 수 있나요',
  },
  'demo-trades': {
    en: 'any use for a bloke who fixes drains|I am under houses all day|does it ask if it is urgent|can it tell people my call-out|sparkies|builder with no office|will it text me the address|arborist|glazier|we fix heat pumps|tow truck|septic tanks|appliance repair|what does the van see|gasfitter|garage door repairs|removalist|lawn mowing round|will the plumbing one text me the job address|we fix roofs, could it triage the leaks',
    'zh-Hans':
      '修下水道的能用吗|我整天在外面干活接不了电话|会问急不急吗|会把地址发给我吗|会先说上门费吗|空调维修|搬家的能用吗|我们修屋顶的能用吗',
    ko: '하수구 뚫는 일을 하는데 쓸모 있나요|하루 종일 현장에 있어요|급한지 물어보나요|주소를 문자로 보내 주나요|출장비를 미리 말해 주나요|에어컨 수리|이삿짐 하는데|지붕 고치는 집인데 쓸 수 있어요',
  },
  'demo-hotels': {
    en: 'we have eight rooms and one receptionist|guests ring at midnight|does it tell people how to get the key|can it check dates|holiday park with cabins|boutique hotel|we run a bnb|does it quote for the whole stay|what does the desk see|farm stay|can it take group bookings|late check in phone calls|does it know the house rules|caravan park|we run a backpackers with 40 beds',
    'zh-Hans':
      '旅馆半夜有人来订房怎么办|我们只有八间房一个前台|会告诉客人怎么拿钥匙吗|能查日期有没有房吗|团体订房呢|度假村能用吗|前台能看到什么订房',
    ko: '한밤중에 방 찾는 전화가 와요|방 여덟 개에 직원 한 명이에요|열쇠 받는 법을 알려 주나요|날짜를 확인해 주나요|단체 예약도 되나요|펜션인데 쓸 수 있나요|프런트에는 뭐가 보이나요',
  },
  'demo-languages': {
    en: 'can my nana who only speaks cantonese ring it|half my customers speak Chinese|what tongues does it speak|English only or more|does it swap languages by itself|Hindi speakers|Vietnamese|Samoan or Tongan|te reo Māori|does it pick up the language automatically|what if they start in Korean|bilingual|which three languages|does it do Japanese|will it understand someone with little English|does it pick up english and then flip to korean mid-call|What lingos does it speak',
    'zh-Hans':
      '它听得懂广东话吗|我一半客人讲中文|除了英文还会什么|会自动换语言吗|日语行吗|哪三种语言|客人英文不好怎么办|中途换语言可以吗|客人讲韩语，厨房里看到的单子是什么文字？',
    ko: '광둥어도 알아들어요|손님 절반이 중국 사람이에요|영어 말고 또 뭘 하나요|말을 저절로 바꾸나요|일본어는요|세 가지 언어가 뭐예요|베트남어도 되나요|중간에 언어를 바꾸면|광둥어도 알아들어요?|무슨 언어를 알아듣나요',
  },
  'demo-try': {
    en: 'how do i hear one for myself|give us a go|can I ring it now|show me what callers get|where do I click to talk to it|any way to have a listen|do I pay to try|can I type instead of talk to it in the demo|demo without signing up|can I muck around with it|try it on my phone|how do I start a demo call|does the demo need a microphone|sample of it talking|trial of the packages|can I just listen to one without signing up|Can I muck around with it before I give you my email or anything?',
    'zh-Hans':
      '我想自己听一个|现在就能试打吗|试用要钱吗|演示能打字吗|不注册能试吗|去哪里跟它说话|演示要麦克风吗|怎么开始试听',
    ko: '직접 들어 보려면|지금 전화해 볼 수 있나요|체험하는 데 돈이 드나요|데모에서 글로 써도 되나요|가입 안 하고 체험|어디를 눌러야 말할 수 있나요|마이크가 필요한가요 데모|들어 보고 싶은데|가입 안 하고도 체험해 볼 수 있어요?',
  },
  'demo-not-real': {
    en: 'the margherita i ordered on your site never came|did my haircut really get booked|I booked a room in the demo am I charged|is Harbour Pizza a real shop|where is my pizza|I cancelled an appointment in the demo does the clinic know|will someone ring me about my demo booking|are the prices in the demo real|is Fern and Co real|is the demo pizza place somewhere I can visit',
    'zh-Hans':
      '我在演示里点的披萨怎么没来|演示里订的房要付钱吗|演示里的店是真的存在吗|演示里的价格是真的吗|我刚才约的理发算数吗',
    ko: '데모에서 시킨 피자가 안 와요|데모에서 예약한 방 돈을 내나요|데모 가게는 진짜 있나요|데모 가격은 진짜인가요|방금 예약한 머리가 진짜 잡힌 건가요|데모에 나오는 피자집 진짜 있는 가게예요?',
  },
  'privacy-response': {
    en: 'how do i get rid of the stuff you know about me|how quickly do you answer privacy requests|what do you have on me|show me my file|wipe my details|fix my address in your records|I want to be forgotten|is it free to ask for my data|how many days to answer an access request|send me everything you hold|do I have to prove who I am to get my data|correct a mistake about me|twenty working days|take my name off your list|delete the details I left|How quickly do you answer privacy requests?|remove my email from your records please|I want everything you’ve got with my name on it|my surname is spelt wrong in your system|how soon must you reply if I ask for my file|How quick do you answer if I ask what info you’ve got on me?',
    'zh-Hans':
      '我想看看你们手里有我的什么|隐私请求多久回复|把我的资料都删掉|我的地址错了请改|要查我的数据收费吗|怎么证明是我本人|几天能答复我的信息请求|请把我的邮箱从你们那里删掉|把带我名字的都给我一份',
    ko: '제 정보 뭐 갖고 있는지 보고 싶어요|개인정보 요청은 며칠 걸려요|제 정보를 다 지워 주세요|주소가 틀렸으니 고쳐 주세요|정보를 보는 데 돈이 드나요|본인 확인을 하나요|제 기록을 보내 주세요|제 이메일 좀 지워 주세요|제 이름으로 된 거 전부 주세요|제 정보를 보고 싶다고 하면 언제까지 답을 주나요',
  },
  cookies: {
    en: 'what browser stuff do you save on me|does this page spy on me|do you drop trackers|do not track|global privacy control|is there a cookie pop up|local storage|do you watch what I click|are my visits counted|google ads pixel|what stays on my computer|is anything saved in my browser by this chat|does your page set any cookies on my laptop|Are you planting trackers on my computer when I read this website? I don’t trust any of it.',
    'zh-Hans':
      '浏览器里会存什么|会记录我点了什么吗|会统计我的访问吗|有没有追踪代码|我电脑上会留下什么|你们网站会在我电脑里放追踪的东西吗',
    ko: '브라우저에 뭘 저장하나요|제가 뭘 누르는지 보나요|방문을 세나요|추적 코드가 있나요|컴퓨터에 뭐가 남나요|이 사이트 쿠키 써요? 추적당하는 거 싫어서요',
  },
  recordings: {
    en: 'are calls taped|can I have it without recording|who decides whether calls are recorded|do you keep audio|is every call saved|do I get a written version of the call|can we switch off the transcripts|are my customers recorded|is the caller told it is recorded|I do not want anything recorded|does it write down what is said|who turns recording on|can a caller say no to being recorded|do I have to say at the beginning that the call’s on tape|can a customer refuse being recorded',
    'zh-Hans':
      '录不录音谁决定|可以不录音吗|每通电话都存吗|有文字版吗|来电者会被告知录音吗|能关掉文字记录吗|通话都录下来吗|你们员工会偷听吗|来电的人可以拒绝录音吗',
    ko: '녹음할지는 누가 정해요|녹음 없이 쓸 수 있나요|모든 통화가 저장되나요|글로 된 기록이 있나요|녹음한다고 알려 주나요|녹취를 끌 수 있나요|통화가 다 녹음돼요|전화한 사람이 녹음을 거부할 수 있어요',
  },
  training: {
    en: 'does our chatter make your AI smarter|will you feed our calls to a model|do you learn off my customers|are calls used to improve the AI|can I opt out of training|is our data used to build your product|does some big tech firm train on this|are calls to my clinic used for teaching your robots|Do my customers’ conversations end up teaching some AI model',
    'zh-Hans': '会拿我们的通话改进 AI 吗|数据会被大公司拿去训练吗|能不参与训练吗|我们的录音会喂给模型吗',
    ko: '우리 통화로 AI를 더 똑똑하게 하나요|데이터가 AI 개발에 쓰이나요|학습에서 빠질 수 있나요|큰 회사가 우리 통화로 학습하나요|통화 녹음을 AI 학습에 쓰는 거 아니죠?',
  },
  'sell-data': {
    en: 'do you make money from my data|do you give my number to others|will my details end up with advertisers|who else gets my information|do you hand stuff to the government|would you share my email|is my information passed around|do you trade customer lists|would police get the calls|do you profit off personal details',
    'zh-Hans': '你们靠卖数据赚钱吗|会把我的号码给别人吗|还有谁会拿到我的信息|会交给政府吗|信息会到广告商手里吗',
    ko: '정보를 팔아서 돈을 버나요|제 번호를 다른 데 주나요|또 누가 제 정보를 받나요|정부에 넘기나요|광고주에게 가나요',
  },
  overseas: {
    en: 'does our stuff sit in America|what leaves the country|is it processed offshore|are the servers local|does my data cross the border|is anything stored outside Australia|which countries handle the calls|do you keep it onshore|is New Zealand data kept in New Zealand|do the tapes get stored in the states?|are conversations shipped to the USA|do the words callers say end up in an american data centre',
    'zh-Hans':
      '数据会出境吗|处理是在国外做的吗|服务器在本地吗|哪些国家会处理通话|存在澳洲还是美国|通话会被传去美国吗|通话内容会不会传到国外去？',
    ko: '데이터가 해외로 가나요|처리는 외국에서 하나요|서버가 국내에 있나요|어느 나라에서 통화를 처리하나요|호주 밖에 저장되나요|통화가 미국으로 넘어가요',
  },
  'how-long-kept': {
    en: 'how long do you hang on to things|when do recordings get wiped|do you keep my enquiry forever|how long is my account kept|how many months are the details I leave stored|backups kept how long|how long are questions kept|when is my message deleted|how long do logs stay|keep billing records how long|how long does the enquiry form info hang around|how long does my message to you stay on file|how long would writing fifty replies take me|I left my number with your chat thing. When does it get wiped?',
    'zh-Hans':
      '留下的联系方式保存几个月|录音什么时候清掉|账户信息留多久|我的咨询会永远存着吗|备份保留多久|没答上的问题存多久|填了表的信息留多长时间',
    ko: '남긴 연락처는 몇 달 보관하나요|녹음은 언제 지워지나요|계정 정보는 얼마나 두나요|문의 내용이 영원히 남나요|백업은 얼마나 보관하나요|청구 기록 보관 기간|양식에 쓴 정보는 언제까지 남아요|여기 남긴 제 연락처는 언제 지워지나요',
  },
  security: {
    en: 'how are the passwords kept|can somebody break in|is the connection encrypted|who can get at our data inside your company|how do you stop hackers|is it locked down|what protects my account|are backups made|is my password safe with you|https|are my account password characters visible to you',
    'zh-Hans': '密码怎么保存|会不会被人入侵|连接加密吗|公司内部谁能看数据|有备份吗|怎么防黑客|账户有什么保护',
    ko: '비밀번호는 어떻게 저장하나요|누가 뚫고 들어올 수 있나요|연결이 암호화되나요|회사 안에서 누가 볼 수 있나요|백업을 하나요|해커를 어떻게 막나요',
  },
  'terms-response': {
    en: 'how long till you get back to me about the contract|I have a question on the small print|who explains the terms|five business days for what|how fast do you reply about terms|when will I hear back on a terms question|how many working days before someone answers a contract query',
    'zh-Hans': '问合同条款几天回|看不懂条款问谁|条款问题什么时候答复|五个工作日是指什么',
    ko: '약관에 대해 물으면 며칠 만에 답하나요|약관이 이해가 안 되는데 누구에게|영업일 5일은 뭐예요|계약 조건 문의 답변은 언제',
  },
  articles: {
    en: 'got anything to read on this|tips and guides|do you have a blog|where are your guides|free advice on phone handling|something about voice agents to read|what have you written|any how-to articles|what topics do the articles cover|are the articles free',
    'zh-Hans': '有什么可以看的资料|有没有指南|文章在哪里|文章免费吗|有哪些主题的文章',
    ko: '읽을거리가 있나요|안내 글이 있나요|글은 어디에 있어요|글은 무료인가요|어떤 주제의 글이 있나요',
  },
};
