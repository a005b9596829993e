import { withoutLongNumbers } from './long-numbers.ts';
import { plainText } from './text-features.ts';

/**
 * The kinds of urgent texts. `danger`: a life or someone's health is in danger. `distress`: a person may harm
 * themselves. The assistant and the demo agents first check whether a text is urgent, before they do anything else with
 * it.
 */
export type Urgency = 'danger' | 'distress';

/**
 * The plainest words for each kind, in simplified characters. The classifier finds all other ways to say it. A phrase is
 * listed only if it is common and says nothing else.
 */
const phrases = {
  distress: `kill myself, killing myself, kms, suicide, suicidal, end my life, ending my life, take my own life, want to die,
    wanna die, wish i was dead, better off dead, better off without me, self harm, hurt myself, hurting myself,
    cut myself, cutting myself, no reason to live, cant go on, dont want to live, dont want to be here, unalive,
    自杀, 自残, 自伤, 想死, 不想活, 活不下去, 轻生, 寻死, 割腕, 跳楼, 伤害自己, 遗书, 了断,
    자살, 자해, 죽고 싶, 살기 싫, 살고 싶지 않, 사라지고 싶, 없어지고 싶, 목숨을 끊, 극단적 선택, 뛰어내리, 유서`,
  danger: `on fire, caught fire, in flames, house fire, smell gas, smell of gas, gas leak, leaking gas, carbon monoxide,
    electrocuted, passed out, unconscious, collapsed, not breathing, stopped breathing, cant breathe, choking,
    turning blue, heart attack, chest pain, chest pains, chest hurts, having a stroke, seizure, overdose, overdosed,
    drowning, bleeding badly, wont stop bleeding, anaphylactic, allergic reaction, stabbed, been shot, has a knife,
    has a gun, hitting me, beating me, attacking me, intruder, breaking in, an ambulance, call the police, save me,
    call 111, call 000, call 911, call 112, call 119,
    着火, 起火, 失火, 火灾, 冒烟, 浓烟, 煤气味, 煤气泄漏, 燃气泄漏, 漏煤气, 漏电, 触电, 晕倒, 昏倒, 昏迷, 叫不醒, 没呼吸,
    没有呼吸, 喘不上, 喘不过, 呼吸困难, 窒息, 噎住, 胸痛, 胸口痛, 胸口疼, 心脏病发, 心梗, 中风, 抽搐, 流血不止, 止不住血,
    大出血, 过敏性休克, 打我, 要杀, 拿刀, 抢劫, 救命, 救护车, 打111, 打000, 打119,
    불이 났, 불이 나, 불났, 연기가 나, 가스 냄새, 가스 누출, 가스가 새, 감전, 쓰러졌, 쓰러져, 의식이 없, 기절, 숨을 못,
    숨을 안, 숨이 안, 숨이 막, 호흡 곤란, 질식, 목에 걸, 가슴이 아, 가슴 통증, 심장마비, 심근경색, 뇌졸중, 경련, 발작, 피가 안 멈,
    피가 계속, 피가 많이, 출혈, 아나필락시스, 칼을 들, 때려, 때리고, 맞고 있, 강도, 침입, 죽이겠, 협박, 살려, 구급차, 앰뷸런스,
    119 불, 111에, 000에, 119에`,
};

const latin = /^[a-z0-9 ]+$/;
const lists = (['distress', 'danger'] as const).map((urgency) => {
  const all = phrases[urgency].split(',').map((phrase) => phrase.trim());
  return {
    urgency,
    words: all.filter((phrase) => latin.test(phrase)).map((phrase) => ` ${phrase} `),
    parts: all.filter((phrase) => !latin.test(phrase)).map((phrase) => phrase.replaceAll(' ', '')),
  };
});

/**
 * Returns the kind of a text that contains one of the plainest urgent words in English, Chinese or Korean. Returns
 * `distress` if it contains words of both kinds, because the answer for distress names a helpline, and not only
 * emergency services.
 */
export function hearUrgency(text: string): Urgency | undefined {
  const plain = plainText(withoutLongNumbers(text));
  const english = ` ${plain.match(/[\p{Script=Latin}\p{N}]+/gu)?.join(' ') ?? ''} `;
  const joined = plain.replaceAll(' ', '');
  const isIn = (list: (typeof lists)[number]) =>
    list.words.some((phrase) => english.includes(phrase)) || list.parts.some((phrase) => joined.includes(phrase));
  return lists.find(isIn)?.urgency;
}
