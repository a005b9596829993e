import type { Handover } from '../../slots/agent.ts';
import { at, workdays } from '../../slots/business-time.ts';
import type { BusyTime, Choice } from '../../slots/slots.ts';
import { phrases, translated } from '../../text/translated.ts';

/** The kinds of visit at Bay Street Clinic. Fees are in cents, and lengths are in minutes. */
export const clinicVisits: readonly Choice[] = [
  {
    key: 'doctor',
    name: translated('doctor’s visit', '普通门诊', '진료'),
    price: 6500,
    minutes: 15,
    aliases: phrases(`
            doctor | gp | fifteen minute appointment | 15 minute appointment | standard visit | standard appointment | check-up | checkup | check up | consultation |
            医生 | 大夫 | 门诊 | 体检 | 看病 |
            의사 | 일반 진료 | 검진
          `),
    answerAliases: phrases('15 | fifteen | standard | short | normal | 15分钟 | 普通 | 短 | 15분 | 일반 | 짧은'),
  },
  {
    key: 'long',
    name: translated('longer visit', '长门诊', '긴 진료'),
    price: 9800,
    minutes: 30,
    aliases: phrases(`
            long appointment | longer appointment | longer one | longer ones | one of the long ones | a bit longer | long visit | longer visit | longer slot | long slot | extra time | takes his time | takes her time | half an hour | half hour | double appointment | extended appointment | 길게 봐 | 길게 잡아 | 길게 예약 | 길게 진료 | 길게 상담 |
            长一点的门诊 | 时间长的 | 时间长些的 | 时间久的 | 要长时间 | 长的那种 | 长时间门诊 | 双倍时间 | 长一点时间 | 时间长一点 | 长一点的 | 久一点的 | 长点的 | 久点的 | 长点时间 | 三十分钟 | 半小时 | 半个小时 |
            긴 예약 | 시간 긴 거 | 긴 시간 | 넉넉한 시간 | 긴 진료 | 긴 걸로 | 30분짜리 | 삼십 분 | 30분 진료 | 길게 진료 | 길게 보는 | 길게 보고 | 오래 보는
          `),
    answerAliases: phrases('30 | thirty | longer | long one | long | 30分钟 | 长一点 | 长 | 30분 | 긴 거 | 길게'),
  },
  {
    key: 'nurse',
    name: translated('nurse visit', '护士门诊', '간호사 진료'),
    price: 3500,
    minutes: 20,
    aliases: phrases(`
            nurse | vaccination | bloods | vaccine | flu shot | flu jab | blood test | dressing | injection | smear |
            护士 | 姑娘 | 疫苗 | 流感针 | 打针 | 抽血 | 换药 |
            간호사 | 예방접종 | 백신 | 주사 | 채혈 | 독감 주사
          `),
  },
];

/** The staff of Bay Street Clinic, with the kinds of visit that each of them offers. */
export const clinicPeople: readonly Choice[] = [
  {
    key: 'singh',
    name: translated('Dr Singh', 'Singh 医生', '싱 선생님'),
    aliases: phrases('singh | doctor singh | 辛格 | 싱'),
    when: ({ visit }) => visit !== 'nurse',
  },
  {
    key: 'moore',
    name: translated('Dr Moore', 'Moore 医生', '무어 선생님'),
    aliases: phrases('moore | doctor moore | 摩尔 | 무어'),
    when: ({ visit }) => visit !== 'nurse',
  },
  {
    key: 'nurse',
    name: translated('the nurse', '护士', '간호사'),
    aliases: [],
    when: ({ visit }) => visit === 'nurse',
  },
];

/**
 * The booked times at Bay Street Clinic. They are the same every week, so that the demo always gives the same answers.
 */
export const clinicDiary: readonly BusyTime[] = [
  { person: 'singh', days: workdays, from: at(8), to: at(8, 30) },
  { person: 'singh', days: workdays, from: at(12, 30), to: at(13, 30) },
  { person: 'singh', days: ['mon'], from: at(9), to: at(11, 30) },
  { person: 'singh', days: ['tue'], from: at(8), to: at(12, 30) },
  { person: 'singh', days: ['wed', 'sat'], from: at(8), to: at(17, 30) },
  { person: 'singh', days: ['thu'], from: at(9, 20), to: at(15) },
  { person: 'singh', days: ['fri'], from: at(8), to: at(10, 40) },
  { person: 'singh', days: ['fri'], from: at(14), to: at(16) },
  { person: 'moore', days: workdays, from: at(12), to: at(13) },
  { person: 'moore', days: ['mon', 'fri'], from: at(8), to: at(17, 30) },
  { person: 'moore', days: ['tue'], from: at(8), to: at(9, 40) },
  { person: 'moore', days: ['wed'], from: at(10), to: at(15, 20) },
  { person: 'moore', days: ['thu'], from: at(8), to: at(12) },
  { person: 'moore', days: ['sat'], from: at(9), to: at(10, 20) },
  { person: 'nurse', days: workdays, from: at(12), to: at(13) },
  { person: 'nurse', days: ['mon'], from: at(8), to: at(10, 30) },
  { person: 'nurse', days: ['thu'], from: at(8), to: at(9, 30) },
  { person: 'nurse', days: ['sat'], from: at(9), to: at(12) },
];

/** Subjects on which the agent gives no advice. It hands the call over to the nurse at once. */
export const clinicHandovers: readonly Handover[] = [
  {
    noteLabel: translated('Urgent, for the nurse', '紧急，转护士', '급함, 간호사에게'),
    triggers: phrases(`
      it's urgent | very urgent | severe pain | a lot of pain | in agony | really unwell | very unwell | getting worse |
      can't stop vomiting | high fever | baby has a fever | baby is sick | baby is unwell | fainted | head injury |
      hit her head | hit his head | hit my head | broken arm | broken leg | allergic reaction | deep cut | bleeding |
      很急 | 急症 | 疼得厉害 | 剧痛 | 疼得受不了 | 越来越严重 | 高烧 | 发高烧 | 宝宝发烧 | 孩子发烧 | 一直吐 | 摔到头 | 骨折 |
      过敏反应 | 流血 | 出血 |
      급해요 | 위급 | 너무 아파 | 심하게 아파 | 많이 아파 | 점점 심해 | 고열 | 열이 높 | 아기가 열 | 아이가 열 | 계속 토 | 머리를 다 |
      부러졌 | 알레르기 반응 | 피가 나
    `),
    answer: translated(
      'That shouldn’t wait for a booking. The nurse will take your call now. If it gets worse, ring {number}.',
      '这不该等预约，护士马上接听。如果情况加重，请拨打 {number}。',
      '예약을 기다릴 일이 아닙니다. 간호사가 바로 받겠습니다. 더 심해지면 {number}에 전화하세요.',
    ),
  },
];

/**
 * Phrases that mean that a life is in danger. The list is broad, because a false alarm is better than an emergency that
 * is not noticed.
 */
export const clinicEmergencies: readonly string[] = phrases(`
  ambulance | heart attack | chest pain | pain in my chest | pain in his chest | pain in her chest | chest hurts |
  can't breathe | cannot breathe | can't breath | trouble breathing | difficulty breathing | struggling to breathe |
  stopped breathing | not breathing | unconscious | passed out | collapsed | having a stroke | stroke |
  face is drooping | slurred speech | seizure | having a fit | overdose | took too many pills | anaphylaxis |
  anaphylactic | throat is closing | bleeding heavily | heavy bleeding | bleeding won't stop | won't stop bleeding |
  suicide | suicidal | kill myself | end my life | choking | poisoned | swallowed poison |
  救护车 | 心脏病发 | 胸口痛 | 胸口疼 | 胸痛 | 喘不过气 | 喘不上气 | 呼吸困难 | 不能呼吸 | 没有呼吸 | 没呼吸 | 昏迷 | 晕倒 |
  失去意识 | 中风 | 抽搐 | 大出血 | 血止不住 | 流血不止 | 中毒 | 吃了太多药 | 自杀 | 不想活 | 噎住 |
  구급차 | 심장마비 | 가슴이 아파 | 가슴이 너무 아 | 가슴 통증 | 흉통 | 숨을 못 | 숨을 쉴 수 | 숨쉬기 힘들 | 숨이 안 쉬 | 호흡 곤란 |
  의식이 없 | 의식을 잃 | 쓰러졌 | 뇌졸중 | 발작 | 경련 | 피가 안 멈 | 피가 멈추지 | 출혈이 심 | 약을 너무 많이 먹 | 독을 먹 | 자살 |
  죽고 싶 | 목에 걸려 | 아나필락시스
`);
