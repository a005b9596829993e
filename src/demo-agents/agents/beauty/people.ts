import type { Choice, Known } from '../../slots/slots.ts';
import { phrases, speech } from '../../text/speech.ts';

const doesHair = ({ service }: Known) =>
  service === undefined || ['cut', 'cut-colour', 'colour', 'blow-dry'].includes(service);
const doesNails = ({ service }: Known) => service === undefined || ['manicure', 'lashes'].includes(service);
const doesBody = ({ service }: Known) => service === undefined || ['facial', 'massage', 'massage-30'].includes(service);

/** Who works at Fern and Co, and what each of them does. */
export const salonPeople: readonly Choice[] = [
  { key: 'tia', name: speech('Tia', 'Tia', '티아'), aliases: phrases('蒂娅'), when: doesHair },
  { key: 'marama', name: speech('Marama', 'Marama', '마라마'), aliases: phrases('玛拉玛'), when: doesHair },
  { key: 'jess', name: speech('Jess', 'Jess', '제스'), aliases: phrases('jessica | 杰西'), when: doesNails },
  { key: 'lin', name: speech('Lin', '林', '린'), aliases: phrases('小林'), when: doesNails },
  { key: 'aroha', name: speech('Aroha', 'Aroha', '아로하'), aliases: phrases('阿罗哈'), when: doesBody },
  { key: 'sione', name: speech('Sione', 'Sione', '시오네'), aliases: phrases('西奥内'), when: doesBody },
  {
    key: 'anyone',
    name: speech('whoever is free', '谁有空都可以', '가능한 분'),
    means: 'no',
    aliases: phrases(`
      whoever's free | with anyone | with whoever | anyone free | anyone is fine | don't mind who | doesn't matter who |
      谁都可以 | 谁都行 | 哪位都可以 | 哪位都行 |
      누구든 | 아무 분이나 | 아무나 | 누구나
    `),
    answers: phrases(`
      anyone | anybody | whoever | either | no preference | don't mind | doesn't matter | no one in particular | nobody |
      都可以 | 都行 | 随便 | 没有特别 |
      상관없 | 괜찮 | 아무 | 다 좋
    `),
  },
];
