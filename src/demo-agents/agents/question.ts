import type { Question } from '../slots/agent.ts';
import type { PlainSlot } from '../slots/slots.ts';
import { phrases, type Translated, translated } from '../text/translated.ts';

/** Returns a question with its answer in three languages. The `triggers` are phrases, separated by bars. */
export function question(
  key: string,
  triggers: string,
  english: string,
  chinese: string,
  korean: string,
  rest: Pick<Question, 'about' | 'isWorkedOut' | 'isGeneral' | 'noteLabel'> = {},
): Question {
  return { key, triggers: phrases(triggers), answer: translated(english, chinese, korean), ...rest };
}

/** The slot for the name that a ticket is under. */
export function nameSlot(label: Translated): PlainSlot {
  const prompt = translated('What name is it under?', '请问怎么称呼？', '성함이 어떻게 되세요?');
  return { key: 'name', kind: 'name', label, prompt };
}

/** The slot for the caller's phone number, with its prompt in three languages. */
export function phoneSlot(english: string, chinese: string, korean: string): PlainSlot {
  const label = translated('Phone', '电话', '전화');
  return { key: 'phone', kind: 'phone', label, prompt: translated(english, chinese, korean) };
}

/** Phrases with which callers of any business say that a life is in danger. */
export const lifeInDanger = phrases(`
  ambulance | heart attack | can't breathe | cannot breathe | chest pain | stopped breathing | house is on fire |
  救护车 | 心脏病发 | 喘不过气 | 不能呼吸 | 胸口痛 | 着火了 |
  구급차 | 심장마비 | 숨을 못 | 숨을 쉴 수 | 가슴이 아파 | 불이 났
`);

/** Phrases with which callers of any business ask about these topics. A business adds its own. */
export const asks = {
  hours: `
    opening hours | your hours | are you open | how late | open till | open until | 营业时间 | 开门 | 几点关门 | 几点开 | 开到几点 |
    现在营业 | 영업시간 | 몇 시까지 | 몇 시에 열 | 몇 시부터 | 언제 열 | 언제 닫 | 문 열 | 문 닫 | 몇 시에 닫 | 영업해
  `,
  address: `
    where are you | your address | your location | 你们在哪 | 店在哪 | 地址 | 怎么去 | 怎么走 | 在什么地方 | 어디에 있 | 어디 있 | 어디예요 |
    어디에요 | 주소 | 위치
  `,
  parking: 'parking | park | 停车 | 车位 | 주차',
  access:
    'wheelchair | stairs | step free | accessible | lift | 轮椅 | 楼梯 | 电梯 | 无障碍 | 휠체어 | 계단 | 엘리베이터',
  payment: `
    pay by card | take cards | credit card | eftpos | pay cash | take cash | afterpay | payment | surcharge |
    pay later | invoice | apple pay | 怎么付 | 付款 | 刷卡 | 现金 | 微信支付 | 支付宝 | 分期 | 信用卡 | 手续费 | 결제 | 카드 되 | 카드 돼 | 현금 |
    카드로 | 애플페이 | 수수료
  `,
  cancelling: `
    cancel later | charge for cancelling | change it later | cancellation | can i cancel | if i cancel | refund |
    取消政策 | 取消要收费 | 取消费 | 扣钱 | 改期+钱 | 改时间+钱 | 改时间+收费 | 爽约 | 之后能改 | 可以取消吗 | 能取消吗 | 退款 | 취소 수수료 | 취소하면 | 취소 규정 | 나중에 바꿀 | 못 가면 | 취소할 수 있 | 취소 가능 |
    환불
  `,
  late: "running late | minutes late | be late | i'm late | 迟到 | 晚到 | 会晚 | 晚几分钟 | 晚十分钟 | 늦을 것 같 | 늦어요 | 늦을 거",
  walkIn: `
    walk in | walk-in | without an appointment | just come in | just turn up | 不预约 | 没预约 | 要预约吗 | 直接来 | 예약 없이 |
    예약해야 하 | 그냥 가도
  `,
  price: `
    how much | how dear | is it dear | is that dear | set me back | set us back | sting me | sting us | expensive | what do you charge | price | cost | rates | 多少钱 | 价格 | 收费 | 贵不贵 | 贵吗 | 收钱 | 要不要钱 | 要钱吗 | 얼마 | 가격 |
    비용 | 요금 | 비싸 | 비싼
  `,
  tax: 'gst | tax | 税 | 세금 | 부가세',
} as const;
