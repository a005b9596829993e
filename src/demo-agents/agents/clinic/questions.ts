import type { Question } from '../../slots/agent.ts';
import { translated } from '../../text/translated.ts';
import { asks, question } from '../question.ts';

/** The questions that callers ask Bay Street Clinic, with their answers. No answer is medical advice. */
export const clinicQuestions: readonly Question[] = [
  question(
    'hours',
    `${asks.hours} | open on | 上班时间 | 门诊时间 | 周末开吗 | 星期六开 | 진료시간 | 토요일에도`,
    'We’re open Monday to Friday from 8 am to 5.30 pm and Saturday from 9 am to noon.',
    '周一到周五上午 8 点到下午 5:30，周六上午 9 点到 12 点。',
    '월요일부터 금요일은 오전 8시부터 오후 5시 30분까지, 토요일은 오전 9시부터 정오까지입니다.',
  ),
  question(
    'address',
    `${asks.address} | 诊所在哪`,
    'We’re at 40 Bay Street, on the ground floor beside the pharmacy.',
    '我们在 Bay Street 40 号一楼，药房旁边。',
    '베이 스트리트 40번지 1층, 약국 옆에 있습니다.',
  ),
  question(
    'parking',
    asks.parking,
    'There’s free parking behind the clinic for two hours, with two mobility parks at the door.',
    '诊所后面可以免费停车两小时，门口有两个无障碍车位。',
    '병원 뒤에 두 시간 무료로 주차할 수 있고, 입구에 장애인 주차 두 자리가 있습니다.',
  ),
  question(
    'access',
    `${asks.access} | pram | 台阶 | 婴儿车 | 유모차`,
    'There are no steps: the door, the rooms and the toilet all take a wheelchair or a pram.',
    '没有台阶，大门、诊室和洗手间都能进轮椅和婴儿车。',
    '계단이 없습니다. 출입문, 진료실, 화장실 모두 휠체어와 유모차로 들어갈 수 있어요.',
  ),
  question(
    'new-patients',
    `
      new patients | taking patients | taking on patients | enrol | enroll | register as | register with |
      sign up as | accepting patients | 收新病人 | 新病人吗 | 注册 | 登记 | 새 환자 | 신규 환자 | 환자 등록 | 등록하
    `,
    'Yes, we’re taking new patients. Come ten minutes early with photo ID to fill in the form.',
    '是的，我们接收新病人。请提前十分钟带上有照片的证件来填表。',
    '네, 새 환자도 받습니다. 사진이 있는 신분증을 가지고 10분 일찍 오셔서 서류를 작성해 주세요.',
  ),
  question(
    'payment',
    `${asks.payment} | 나중에 내`,
    'You pay at reception after the visit, by card or cash. If that’s hard, ask for a person about paying over time.',
    '看完后在前台付款，刷卡或现金都可以。如果有困难，请说“转接工作人员”，可以商量分期。',
    '진료 후 접수처에서 카드나 현금으로 내시면 됩니다. 부담되시면 직원을 찾아 나누어 내는 방법을 상의해 주세요.',
  ),
  question(
    'interpreter',
    `
      interpreter | speak chinese | speak korean | speak mandarin | translator | speak my language |
      what languages | 翻译 | 说中文 | 讲中文 | 什么语言 | 통역 | 한국어 하 | 한국말 | 어떤 언어
    `,
    'I speak English, Chinese and Korean. For the visit itself we can book a telephone interpreter: say so and I’ll note it.',
    '我会说英语、中文和韩语。看诊时可以安排电话翻译，跟前台说一声就行。',
    '저는 영어, 중국어, 한국어를 합니다. 진료 때는 전화 통역을 준비해 드릴 수 있으니 말씀만 해 주세요.',
    { noteLabel: translated('Language', '语言', '언어') },
  ),
  question(
    'doctors',
    `
      which doctors | what doctors | female doctor | woman doctor | lady doctor | male doctor | 哪些医生 | 女医生 | 男医生 |
      哪位医生 | 어떤 의사 | 어느 선생님 | 여자 의사 | 여의사 | 남자 의사
    `,
    'Dr Singh, a woman, works Monday, Tuesday, Thursday and Friday; Dr Moore, a man, Tuesday to Thursday and Saturday.',
    'Singh 医生（女）周一、周二、周四、周五出诊；Moore 医生（男）周二到周四和周六出诊。',
    '싱 선생님(여)은 월, 화, 목, 금요일, 무어 선생님(남)은 화요일부터 목요일과 토요일에 진료합니다.',
  ),
  question(
    'price',
    `${asks.price} | fee | charge | 费用 | 诊费 | 진료비`,
    'A doctor’s visit is $65, a longer one $98 and a nurse visit $35.',
    '普通门诊 65 元，长门诊 98 元，护士门诊 35 元。',
    '진료는 65달러, 긴 진료는 98달러, 간호사 진료는 35달러입니다.',
    { about: 'price', isGeneral: true },
  ),
  question(
    'referral',
    'referral | referred | refer me | 转诊 | 介绍信 | 推荐信 | 의뢰서 | 소견서 | 추천서',
    'You don’t need a referral to see us. If you need one from us, the doctor writes it at a visit.',
    '来我们这里不需要转诊信。如果要我们开转诊信，需要先看医生。',
    '저희 진료에는 의뢰서가 필요 없습니다. 저희 의뢰서가 필요하시면 진료 때 의사가 써 드립니다.',
  ),
  question(
    'cancelling',
    `${asks.cancelling} | miss my appointment | fee for cancelling | 没来怎么办 | 안 가면`,
    'You can change or cancel free of charge until two hours before. A missed visit is charged at $30.',
    '两小时之前更改或取消不收费，爽约收 30 元。',
    '두 시간 전까지는 무료로 바꾸거나 취소하실 수 있고, 오지 않으시면 30달러를 받습니다.',
  ),
  question(
    'bring',
    'need to bring | bring anything | bring with me | 带什么 | 要带 | 가져가야 | 뭐 가져 | 뭘 가져 | 준비물 | 챙겨',
    'Bring photo ID, a list of the medicines you take, and your glasses if you wear them.',
    '请带上有照片的证件和正在服用的药物清单，戴眼镜的话也请带上。',
    '사진이 있는 신분증과 드시는 약 목록, 안경을 쓰시면 안경도 가져오세요.',
  ),
  question(
    'results',
    `
      test results | my results | blood results | x-ray results | results back | 检查结果 | 化验结果 | 结果出来 | 检验报告 | 검사 결과 |
      결과 나왔 | 결과가
    `,
    'I can’t see results. The nurse gives them by phone between 2 and 4 pm: ask for a person and I’ll put you through.',
    '我看不到检查结果。护士下午 2 点到 4 点电话告知，请说“转接工作人员”。',
    '저는 결과를 볼 수 없습니다. 간호사가 오후 2시부터 4시 사이에 전화로 알려 드리니 직원을 찾아 주세요.',
  ),
  question(
    'advice',
    `
      should i take | can i take | is it serious | is this serious | dose | dosage | side effect | medical advice |
      is it contagious | symptoms mean | paracetamol | ibuprofen | antibiotics | 吃什么药 | 能吃 | 严重吗 | 副作用 | 剂量 | 传染吗 |
      是什么病 | 要不要紧 | 抗生素 | 布洛芬 | 무슨 약 | 먹어도 되 | 먹어도 돼 | 심각한 | 부작용 | 복용량 | 전염 | 무슨 병 | 항생제 | 타이레놀
    `,
    'I can’t say anything about symptoms or medicines. Ask for a person and the nurse will; if it can’t wait, ring {number}.',
    '关于症状和药物我不能回答。请说“转接工作人员”，由护士来答；如果等不了，请拨打 {number}。',
    '증상이나 약에 대해서는 제가 말씀드릴 수 없습니다. 직원을 찾으시면 간호사가 답해 드립니다. 급하면 {number}에 전화하세요.',
  ),
];
