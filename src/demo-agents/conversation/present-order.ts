import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Menu } from '../slots/menu.ts';
import { type Order, type OrderLine, requireItem } from '../slots/order.ts';
import { fillIn } from '../text/speech.ts';
import { stateSpeech } from './common-speech.ts';

const numbers = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  'zh-Hans': ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
  ko: ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'],
} as const;

/** One line as it is said: two large margheritas, no olives; 两个大号玛格丽特; 마르게리타 라지 두 판. */
export function presentLine(line: OrderLine, menu: Menu, language: DemoLanguage): string {
  const item = requireItem(menu, line.item);
  const size = menu.sizes.find(({ key }) => key === line.size)?.name[language] ?? '';
  const count = numbers[language][line.count] ?? String(line.count);
  const name = language === 'en' && line.count !== 1 ? item.plural : item.name[language];
  const parts = [
    ...line.without.map((key) => fillIn(stateSpeech.without[language], { part: partName(menu, key, language) })),
    ...line.extra.map(
      (key) =>
        menu.parts.find((part) => part.key === key)?.added?.[language] ??
        fillIn(stateSpeech.extra[language], { part: partName(menu, key, language) }),
    ),
  ];
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

/** All lines in one breath. */
export function presentOrder(order: Order, menu: Menu, language: DemoLanguage): string {
  const lines = order.lines.map((line) => presentLine(line, menu, language));
  if (language === 'zh-Hans') return lines.join('，');
  if (language === 'ko' || lines.length < 2) return lines.join(', ');
  return `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}

function partName(menu: Menu, key: string, language: DemoLanguage): string {
  return menu.parts.find((part) => part.key === key)?.name[language] ?? key;
}
