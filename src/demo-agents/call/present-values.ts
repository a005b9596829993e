import type { DemoLanguage } from '#language/languages.ts';
import { type Order, type OrderLine, requireItem } from '../slots/orders.ts';
import type { Menu, MenuPart } from '../slots/slots.ts';
import type { Total } from '../slots/totals.ts';
import { fillPlaceholders, joinList } from '../text/translated.ts';
import { texts } from './texts.ts';

/** Formats an amount in cents as dollars. Example: "$52", "$52.50", "52 元", "52달러". */
export function presentMoney(cents: number, language: DemoLanguage): string {
  const amount = groupThousands(cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
  if (language === 'en') return `$${amount}`;
  return language === 'ko' ? `${amount}달러` : `${amount} 元`;
}

export function groupThousands(amount: string): string {
  return amount.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** Formats a total. If it is a starting price, it begins with "from". */
export function presentTotal({ cents, isStartingPrice }: Total, language: DemoLanguage): string {
  const total = presentMoney(cents, language);
  return isStartingPrice ? fillPlaceholders(texts.from[language], { total }) : total;
}

/** Formats a duration. Example: "45 minutes", "2 hours 30 minutes", "2 小时 30 分钟", "2시간 30분". */
export function presentLength(minutes: number, language: DemoLanguage): string {
  const hours = minutes > 90 || minutes === 60 ? Math.floor(minutes / 60) : 0;
  const rest = minutes - hours * 60;
  if (language === 'ko') return [hours && `${hours}시간`, rest && `${rest}분`].filter(Boolean).join(' ');
  if (language === 'zh-Hans') return [hours && `${hours} 小时`, rest && `${rest} 分钟`].filter(Boolean).join(' ');
  return [hours && `${hours} hour${hours === 1 ? '' : 's'}`, rest && `${rest} minutes`].filter(Boolean).join(' ');
}

const numbers = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  'zh-Hans': ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
  ko: ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'],
} as const;

/**
 * Returns one line of an order in words. Example: "two large margheritas with no olives", "两个大号玛格丽特", "마르게리타 라지 두 판".
 */
export function presentLine(line: OrderLine, menu: Menu, language: DemoLanguage): string {
  const item = requireItem(menu, line.item);
  const size = menu.sizes.find(({ key }) => key === line.size)?.name[language] ?? '';
  const count = numbers[language][line.count] ?? String(line.count);
  const name = language === 'en' && line.count !== 1 ? item.plural : item.name[language];
  const parts = changesInWords(line, menu, language);
  const what =
    language === 'en'
      ? [count, size, name].filter(Boolean).join(' ')
      : language === 'ko'
        ? [name, size, `${count} ${item.counters.ko}`].filter(Boolean).join(' ')
        : `${count}${item.counters.zh}${size}${name}`;
  if (parts.length === 0) return what;
  if (language === 'en') return `${what} with ${parts.join(' and ')}`;
  return language === 'ko' ? `${what}(${parts.join(', ')})` : `${what}（${parts.join('，')}）`;
}

export function presentOrder(order: Order, menu: Menu, language: DemoLanguage): string {
  const lines = order.lines.map((line) => presentLine(line, menu, language));
  return language === 'zh-Hans' ? lines.join('，') : joinList(lines, language, 'and');
}

/** Returns what is left out of an item and what is added to it. Example: "no olives", "extra cheese". */
export function changesInWords(line: OrderLine, menu: Menu, language: DemoLanguage): string[] {
  return (['without', 'extra'] as const).flatMap((where) =>
    line[where].flatMap((key) => {
      const part = menu.parts.find((candidate) => candidate.key === key);
      return part ? [changeInWords(part, where, language)] : [];
    }),
  );
}

/** Returns an ingredient that is left out or added, in words. */
export function changeInWords(part: MenuPart, where: 'without' | 'extra', language: DemoLanguage): string {
  const added = where === 'extra' ? part.added?.[language] : undefined;
  return added ?? fillPlaceholders(texts[where][language], { part: part.name[language] });
}
