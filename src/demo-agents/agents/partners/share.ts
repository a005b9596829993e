import { dealOf, formatEstimate, type PaymentModel } from '#shared/offer/earnings-estimator.ts';
import { packages, planMonths } from '#shared/offer/packages.ts';
import { commissionMonths } from '#shared/offer/partner-programme.ts';
import { tierFor, workOutShare } from '#shared/offer/partner-share.ts';
import type { Calculation } from '../../slots/agent.ts';
import type { KnownValues } from '../../slots/slots.ts';
import { translated } from '../../text/translated.ts';

const names = packages.map(({ name }) => name);

/** Works out what an agency would earn, from the number of clients, the package and the way in which clients pay. */
export const shareCalculation: Calculation = {
  slots: ['clients', 'package', 'model'],
  label: translated('Share', '佣金', '수수료'),
  workOut(known) {
    const clients = Number(known.clients ?? 0);
    const offer = packages.find(({ key }) => key === known.package);
    const model: PaymentModel = known.model === 'one-off' ? 'one-off' : 'plan';
    if (clients === 0 && !offer) return undefined;
    if (!offer) return tierOnly(clients);
    if (clients === 0) return { say: dealOnly(offer.name, formatEstimate(dealOf(offer, model)), known) };
    const { tier, deal, estimate } = workOutShare(clients, offer, model);
    const [price, total, monthly] = [deal, estimate.total, estimate.monthly].map(formatEstimate);
    const sum = `${clients} × ${price} × ${tier.commission}% = ${total}`;
    const rate = { title: tier.title, commission: `${tier.commission}%` };
    if (model === 'one-off')
      return {
        ticket: translated(`${total}, one-off`, `${total}，一次性`, `${total}, 일시불`),
        say: translated(
          `With ${countOf(clients)} a year you’re ${aOrAn(rate.title)}, at ${rate.commission}. On ${offer.name}, one-off: ${sum}, paid after each setup fee. That’s an estimate, not a promise.`,
          `每年 ${clients} 位客户属于 ${rate.title}，比例 ${rate.commission}。${offer.name} 一次性付款：${sum}，在每笔设置费之后支付。这是估算，不是承诺。`,
          `한 해 고객 ${clients}명이면 ${rate.title}, ${rate.commission}입니다. ${offer.name} 일시불: ${sum}, 설정비가 들어온 뒤에 지급합니다. 약속이 아니라 추정치입니다.`,
        ),
      };
    return {
      ticket: translated(`${total}, ${monthly} a month`, `${total}，每月 ${monthly}`, `${total}, 매달 ${monthly}`),
      say: translated(
        `With ${countOf(clients)} a year you’re ${aOrAn(rate.title)}, at ${rate.commission}. On the ${offer.name} plan: ${sum}, which is ${monthly} a month for ${commissionMonths} months. That’s an estimate, not a promise.`,
        `每年 ${clients} 位客户属于 ${rate.title}，比例 ${rate.commission}。${offer.name} 的 ${planMonths} 个月方案：${sum}，也就是每月 ${monthly}，共 ${commissionMonths} 个月。这是估算，不是承诺。`,
        `한 해 고객 ${clients}명이면 ${rate.title}, ${rate.commission}입니다. ${offer.name} ${planMonths}개월 플랜: ${sum}, 매달 ${monthly}씩 ${commissionMonths}개월입니다. 약속이 아니라 추정치입니다.`,
      ),
    };
  },
};

function tierOnly(clients: number) {
  const { title, commission } = tierFor(clients);
  const list = names.join(', ');
  return {
    say: translated(
      `With ${countOf(clients)} a year you’re ${aOrAn(title)} and earn ${commission}% of each deal. Tell me the package, and I work it out: ${list}.`,
      `每年 ${clients} 位客户属于 ${title}，每笔交易拿 ${commission}%。告诉我是哪个套餐，我来算：${list}。`,
      `한 해 고객 ${clients}명이면 ${title}이고, 계약마다 ${commission}%를 받으십니다. 패키지를 말씀하시면 계산해 드릴게요: ${list}.`,
    ),
  };
}

function dealOnly(name: string, price: string, { model }: KnownValues) {
  const isOneOff = model === 'one-off';
  return translated(
    `A client pays ${price} for ${name} ${isOneOff ? 'one-off' : `over ${planMonths} months`}. Tell me how many clients a year, and I work out your share.`,
    `${name}${isOneOff ? '一次性' : ` ${planMonths} 个月`}的费用是 ${price}。告诉我每年几位客户，我来算您的佣金。`,
    `${name}은 ${isOneOff ? '일시불로' : `${planMonths}개월에`} ${price}입니다. 한 해 고객이 몇 명인지 말씀하시면 수수료를 계산해 드릴게요.`,
  );
}

function countOf(clients: number): string {
  return clients === 1 ? '1 client' : `${clients} clients`;
}

function aOrAn(title: string): string {
  return `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title}`;
}
