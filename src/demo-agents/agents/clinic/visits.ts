import type { Choice } from '../../slots/slots.ts';
import { phrases, speech } from '../../text/speech.ts';

/** Visits at Bay Street Clinic, with fees in cents and lengths in minutes. */
export const clinicVisits: readonly Choice[] = [
  {
    key: 'doctor',
    name: speech('doctor’s visit', '普通门诊', '진료'),
    price: 6500,
    minutes: 15,
    aliases: phrases(`
            doctor | gp | standard visit | standard appointment | check-up | checkup | check up | consultation |
            医生 | 大夫 | 门诊 | 体检 | 看病 |
            의사 | 일반 진료 | 검진
          `),
    answers: phrases('15 | fifteen | standard | short | normal | 15分钟 | 普通 | 短 | 15분 | 일반 | 짧은'),
  },
  {
    key: 'long',
    name: speech('longer visit', '长门诊', '긴 진료'),
    price: 9800,
    minutes: 30,
    aliases: phrases(`
            long appointment | longer appointment | long visit | double appointment | extended appointment |
            长一点的门诊 | 长时间门诊 | 双倍时间 |
            긴 예약 | 30분 진료 | 길게 진료
          `),
    answers: phrases('30 | thirty | longer | long one | long | 30分钟 | 长一点 | 长 | 30분 | 긴 거 | 길게'),
  },
  {
    key: 'nurse',
    name: speech('nurse visit', '护士门诊', '간호사 진료'),
    price: 3500,
    minutes: 20,
    aliases: phrases(`
            nurse | vaccination | vaccine | flu shot | flu jab | blood test | dressing | injection | smear |
            护士 | 疫苗 | 打针 | 抽血 | 换药 |
            간호사 | 예방접종 | 백신 | 주사 | 채혈 | 독감 주사
          `),
  },
];

/** Who sees patients, and for which visits. */
export const clinicPeople: readonly Choice[] = [
  {
    key: 'singh',
    name: speech('Dr Singh', 'Singh 医生', '싱 선생님'),
    aliases: phrases('singh | doctor singh | 辛格 | 싱'),
    when: ({ visit }) => visit !== 'nurse',
  },
  {
    key: 'moore',
    name: speech('Dr Moore', 'Moore 医生', '무어 선생님'),
    aliases: phrases('moore | doctor moore | 摩尔 | 무어'),
    when: ({ visit }) => visit !== 'nurse',
  },
  {
    key: 'nurse',
    name: speech('the nurse', '护士', '간호사'),
    aliases: [],
    when: ({ visit }) => visit === 'nurse',
  },
];
