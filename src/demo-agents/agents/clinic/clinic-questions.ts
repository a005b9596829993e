import type { Question } from '../../slots/agent.ts';
import { phrases, speech } from '../../text/speech.ts';

/** What callers ask Bay Street Clinic about the place, and what reception would say. */
export const clinicQuestions: readonly Question[] = [
  {
    key: 'hours',
    heardAs: phrases(`
      opening hours | your hours | what time do you open | what time do you close | when do you open | when do you close |
      are you open | open on | how late | open till | open until | when are you open |
      营业时间 | 开门 | 几点关门 | 几点开 | 上班时间 | 门诊时间 | 周末开吗 | 星期六开 |
      진료 시간이 | 진료시간 | 몇 시까지 | 몇 시에 열 | 몇 시부터 | 언제 열 | 언제 닫 | 토요일에도 | 문 열 | 문 닫
    `),
    answer: speech(
      'We’re open Monday to Friday from 8 am to 5.30 pm and Saturday from 9 am to noon.',
      '周一到周五上午 8 点到下午 5:30，周六上午 9 点到 12 点。',
      '월요일부터 금요일은 오전 8시부터 오후 5시 30분까지, 토요일은 오전 9시부터 정오까지입니다.',
    ),
  },
  {
    key: 'address',
    heardAs: phrases(`
      where are you | what's your address | what is your address | your address | where is the clinic | how do i get there |
      where are you located | your location |
      你们在哪 | 诊所在哪 | 地址 | 怎么去 | 怎么走 | 在什么地方 |
      어디에 있 | 어디 있 | 어디예요 | 어디에요 | 주소 | 위치
    `),
    answer: speech(
      'We’re at 40 Bay Street, on the ground floor beside the pharmacy.',
      '我们在 Bay Street 40 号一楼，药房旁边。',
      '베이 스트리트 40번지 1층, 약국 옆에 있습니다.',
    ),
  },
  {
    key: 'parking',
    heardAs: phrases('parking | where can i park | can i park | car park | 停车 | 车位 | 주차'),
    answer: speech(
      'There’s free parking behind the clinic for two hours, with two mobility parks at the door.',
      '诊所后面可以免费停车两小时，门口有两个无障碍车位。',
      '병원 뒤에 두 시간 무료로 주차할 수 있고, 입구에 장애인 주차 두 자리가 있습니다.',
    ),
  },
  {
    key: 'access',
    heardAs: phrases(`
      wheelchair | step free | stairs | lift | accessible | pram |
      轮椅 | 台阶 | 电梯 | 无障碍 | 婴儿车 |
      휠체어 | 계단 | 엘리베이터 | 유모차
    `),
    answer: speech(
      'There are no steps: the door, the rooms and the toilet all take a wheelchair or a pram.',
      '没有台阶，大门、诊室和洗手间都能进轮椅和婴儿车。',
      '계단이 없습니다. 출입문, 진료실, 화장실 모두 휠체어와 유모차로 들어갈 수 있어요.',
    ),
  },
  {
    key: 'new-patients',
    heardAs: phrases(`
      new patients | taking patients | taking on patients | enrol | enroll | register as | register with | sign up as |
      accepting patients |
      收新病人 | 接收新病人 | 新病人吗 | 注册 | 登记 |
      새 환자 | 신규 환자 | 환자 등록 | 등록하
    `),
    answer: speech(
      'Yes, we’re taking new patients. Come ten minutes early with photo ID to fill in the form.',
      '是的，我们接收新病人。请提前十分钟带上有照片的证件来填表。',
      '네, 새 환자도 받습니다. 사진이 있는 신분증을 가지고 10분 일찍 오셔서 서류를 작성해 주세요.',
    ),
  },
  {
    key: 'payment',
    heardAs: phrases(`
      how can i pay | how do i pay | pay by card | take cards | eftpos | pay cash | take cash | payment | pay later | invoice |
      怎么付 | 付款 | 刷卡 | 现金 | 分期 |
      결제 | 카드 되 | 카드 돼 | 현금 | 나중에 내
    `),
    answer: speech(
      'You pay at reception after the visit, by card or cash. If that’s hard, ask for a person about paying over time.',
      '看完后在前台付款，刷卡或现金都可以。如果有困难，请说“转接工作人员”，可以商量分期。',
      '진료 후 접수처에서 카드나 현금으로 내시면 됩니다. 부담되시면 직원을 찾아 나누어 내는 방법을 상의해 주세요.',
    ),
  },
  {
    key: 'interpreter',
    heardAs: phrases(`
      interpreter | speak chinese | speak korean | speak mandarin | translator | speak my language | what languages |
      翻译 | 会说中文 | 说中文 | 讲中文 | 什么语言 |
      통역 | 한국어 하 | 한국말 | 어떤 언어
    `),
    answer: speech(
      'I speak English, Chinese and Korean. For the visit itself we can book a telephone interpreter: say so and I’ll note it.',
      '我会说英语、中文和韩语。看诊时可以安排电话翻译，跟前台说一声就行。',
      '저는 영어, 중국어, 한국어를 합니다. 진료 때는 전화 통역을 준비해 드릴 수 있으니 말씀만 해 주세요.',
    ),
    noteLabel: 'Language',
  },
  {
    key: 'after-hours',
    heardAs: phrases(`
      after hours | when you're closed | at night | weekend doctor | emergency doctor | out of hours |
      下班后 | 晚上看病 | 夜间 | 非营业时间 |
      진료 시간 외 | 야간 | 밤에는 | 문 닫은 뒤
    `),
    answer: speech(
      'When we’re closed, our message says which clinic is on duty. In an emergency ring {number}.',
      '不营业时，我们的录音会告诉您哪家诊所值班。紧急情况请拨打 {number}。',
      '진료 시간이 아닐 때는 당직 병원을 녹음으로 안내합니다. 응급이면 {number}에 전화하세요.',
    ),
  },
  {
    key: 'doctors',
    heardAs: phrases(`
      which doctors | what doctors | who are the doctors | female doctor | woman doctor | lady doctor | male doctor |
      who are your doctors |
      有哪些医生 | 哪些医生 | 女医生 | 男医生 | 哪位医生 |
      어떤 의사 | 어느 선생님 | 여자 의사 | 여의사 | 남자 의사 | 의사 선생님은 누구
    `),
    answer: speech(
      'Dr Singh, a woman, works Monday, Tuesday, Thursday and Friday; Dr Moore, a man, Tuesday to Thursday and Saturday.',
      'Singh 医生（女）周一、周二、周四、周五出诊；Moore 医生（男）周二到周四和周六出诊。',
      '싱 선생님(여)은 월, 화, 목, 금요일, 무어 선생님(남)은 화요일부터 목요일과 토요일에 진료합니다.',
    ),
  },
  {
    key: 'privacy',
    heardAs: phrases(`
      my records | my file | privacy | transfer my notes | transfer my records | medical records | recorded |
      病历 | 隐私 | 转病历 | 档案 | 录音 |
      기록 | 개인정보 | 진료 기록 | 차트 | 녹음
    `),
    answer: speech(
      'I can’t see or read out anyone’s records. Reception asks your old clinic for them once you’ve signed the form.',
      '我看不到也不会念任何人的病历。您签好表后，前台会向原来的诊所调取。',
      '저는 누구의 기록도 볼 수 없습니다. 서류에 서명하시면 접수처에서 이전 병원에 요청합니다.',
    ),
  },
];
