import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Total } from '../slots/sums.ts';
import { fillIn } from '../text/speech.ts';
import { stateSpeech } from './common-speech.ts';

/** Dollars as they are said: $52, $52.50; 52 元; 52달러. */
export function presentMoney(cents: number, language: DemoLanguage): string {
  const amount = grouped(cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
  if (language === 'en') return `$${amount}`;
  return language === 'ko' ? `${amount}달러` : `${amount} 元`;
}

/** With a comma at each thousand. */
export function grouped(amount: string): string {
  return amount.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** A sum as it is said, with "from" where it is only where the price starts. */
export function presentTotal({ cents, isFrom }: Total, language: DemoLanguage): string {
  const total = presentMoney(cents, language);
  return isFrom ? fillIn(stateSpeech.from[language], { total }) : total;
}

/** A length as it is said: 45 minutes, 2 hours 30 minutes; 2 小时 30 分钟; 2시간 30분. */
export function presentLength(minutes: number, language: DemoLanguage): string {
  const hours = minutes > 90 || minutes === 60 ? Math.floor(minutes / 60) : 0;
  const rest = minutes - hours * 60;
  if (language === 'ko') return [hours && `${hours}시간`, rest && `${rest}분`].filter(Boolean).join(' ');
  if (language === 'zh-Hans') return [hours && `${hours} 小时`, rest && `${rest} 分钟`].filter(Boolean).join(' ');
  return [hours && `${hours} hour${hours === 1 ? '' : 's'}`, rest && `${rest} minutes`].filter(Boolean).join(' ');
}
