import { phraseTest } from './word-lists.ts';

const places = (
  [
    [1, `second|2nd|second one|the middle one|middle one|number two|option two|number 2|第二|中间|두 번째|둘째|가운데`],
    [2, `third|3rd|third one|number three|option three|第三|세 번째|셋째`],
    [
      -1,
      `at the end|final one|late one|as late|the later|后一个|越晚|最夜|晚那|晚点|뒤쪽|늦을수록|늦은|last|last one|latest|later one|the later|latter|other one|bottom one|最后|最晚|晚一点|晚一些|晚的|后面|靠后|下面|마지막|나중|뒤 시간|뒤에|뒤의|맨 뒤|늦은`,
    ],
    [
      0,
      `first|early one|as early|morning one|quickest|early|前一个|일찍|이른|처음 말씀|처음에 말씀|일 번이|first time you|哪个早|谁早|처음 거|처음 걸|처음 시간|젤 빠른|1st|first one|number one|option one|number 1|option 1|earliest|earlier one|the earlier|earlier|soonest|former|top one|第一|头一个|前面|最早|最先|早一点|早的|早那|早点那|靠前|上面|首个|첫 번째|첫번째|첫째|첫 시간|앞 시간|앞시간|첫 타임|먼저|맨 앞|앞에|앞의|제일 빠른|가장 빠른|빠른|이른`,
    ],
  ] as const
).map(([place, list]) => [place, phraseTest(list)] as const);

const any =
  phraseTest(`as soon as possible|as soon as you can|asap|soonest|next available|first available|尽快|越快越好|最快|越早越好|최대한 빨리|빠른 시간|any of them|whenever|bother me|makes no difference|帮我选|你选|我都|어느 쪽|the same for me|for me is the same|same to me|any|either|whichever|whatever|don't mind|doesn't matter|no preference|not fussed|i'm easy|im easy|you choose|you pick|up to you|anything|都可以|都行|都好|随便|什么时候都|随你|随意|无所谓|你定|你看着办|看着办|你安排|你帮我安排|没关系|怎么都行|
    언제든|아무|상관없|상관 없|알아서|둘 다 괜찮|편하신|다 좋아|다 괜찮`);

/** Returns the place in a list that the caller names: 0 is the first, and -1 the last. The text must be normalised. */
export function readPlace(text: string): number | undefined {
  return places.find(([, isMeant]) => isMeant(text))?.[0];
}

/** Returns whether the caller takes the place that is nearest to the one they name. */
export const isNearest = phraseTest('closest|nearest|最靠近|最接近|离…最近|가까운');

/** Returns whether the caller leaves the choice to the agent. The text must be normalised. */
export function isAnyFine(text: string): boolean {
  return any(text);
}
