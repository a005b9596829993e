import { hearUrgency } from './urgent-words.ts';

/** Words about the product, its price and its set-up. Beside them, urgent words are often a manner of speaking. */
const product =
  /\b(?:web ?sites?|packages?|plans?|pric(?:e|es|ing)|costs?|quotes?|invoices?|set ?-?ups?|install\w*|bots?|robots?|chatbots?|ai|software|apps?|systems?|subscriptions?|demos?|partners?|trials?|on hold|hold music|voicemail|receptionists?|missed calls?|calls all day|phone bills?|leads?|sales|providers?|contracts?|admin|paperwork|marketing|competitors?|bellbird|your (?:agents?|service|product|company|lot|mob)|(?:would|will|can|could|does) (?:it|they|the bot|the agent) (?:be|handle|cope|know|freak|answer|take|talk|say|deal|work|understand)|(?:people|families|callers|customers|they) (?:ring|call|ask|say|phone)s?)\b|网站|套餐|价格|多少钱|报价|费用|安装|设置|机器人|智能客服|语音客服|你们的?(?:系统|软件|产品|服务|客服|公司)|软件|合同|试用|演示|代理|漏接|(?:用|让)它|它(?:会|能|识|可以)|홈페이지|웹사이트|패키지|요금|가격|비용|견적|설치|설정|챗봇|로봇|인공지능|프로그램|소프트웨어|계약|데모|파트너|부재중|놓친 전화|업무만|맡기고|맡길/iu;
/** Words of everyday business and of the trades. They make only what no listed phrase confirms doubtful. */
const trade =
  /\b(?:taps?|sinks?|toilets?|drains?|pipes?|hose|hoses|cylinders?|leak\w*|gutters?|plumb\w*|sparky|electrician|licen[cs]e|medicals?|check-?ups?|vaccin\w*|hair ?cuts?|colour|massage|nails?|pizzas?|menu|ovens?|bookings?|appointments?|rooms?|customers?|clients?|callers?|guests?|patients?|business|shop|salon|clinic|motel|staff|workload|phones?|calls|tradies?)\b|水龙头|水管|马桶|下水|热水器|软管|漏水|驾照|体检|疫苗|披萨|预约|订单|客人|顾客|客户|患者|生意|店|员工|电话|싱크대|수도|변기|배관|보일러|누수|면허|건강 ?검진|예방 ?접종|피자|예약|주문|손님|고객|환자|가게|매장|직원|전화/iu;

/** Returns whether a text that was heard as urgent may be ordinary talk of business. */
export function mayBeBusiness(text: string): boolean {
  return product.test(text) || (trade.test(text) && hearUrgency(text) === undefined);
}
