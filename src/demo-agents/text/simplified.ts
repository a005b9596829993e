/**
 * Traditional characters that callers use with these businesses, each with its simplified form beside it. One character
 * stands for one, so positions in a text do not change.
 */
const pairs = `
  這这個个們们對对錯错沒没無无麩麸質质餅饼裡里裏里還还過过來来給给點点訂订預预約约說说話话請请問问嗎吗麼么樣样時时間间電电號号碼码謝谢煩烦會会開开關关門门車车東东園园歐欧頭头髮发燙烫護护膚肤顏颜壓压鬆松
  療疗診诊醫医藥药檢检體体歲岁見见聽听語语國国廚厨廁厕馬马龍龙熱热燒烧爐炉氣气燈灯線线緊紧滿满處处塊块錢钱價价單单雙双張张條条層层樓楼鄰邻養养貓猫寵宠嬰婴兒儿媽妈爺爷親亲幫帮換换變变選选擇择確确認认繼继
  續续結结終终從从後后當当應应該该讓让離离連连邊边週周禮礼歡欢樂乐覺觉實实際际總总計计費费稅税達达運运輸输轉转專专員员務务責责貴贵賓宾飯饭館馆麵面雞鸡豬猪魚鱼蝦虾鮮鲜鹹咸鳳凤蘿萝蔔卜蔥葱薑姜檸柠蘋苹欖榄
  瑪玛麗丽羅罗鹼碱夠够幾几兩两萬万億亿雖虽幹干別别剛刚難难產产傷伤腳脚臉脸腦脑腫肿蓋盖齒齿鬧闹嚴严補补針针劑剂義义蟲虫濕湿乾干淨净髒脏壞坏鎖锁鑰钥絕绝隨随憑凭嘗尝試试練练習习慣惯愛爱戀恋驚惊嚇吓慘惨緩缓
  遲迟陽阳陰阴風风雲云與与於于為为爾尔則则卻却囉啰喔哦甚什誰谁誤误議议論论記记許许設设調调談谈證证識识譯译讀读課课誌志詢询詳详
`.replaceAll(/\s/g, '');

const simplifiedForms = new Map(
  Array.from({ length: pairs.length / 2 }, (_, place) => [pairs.charAt(2 * place), pairs.charAt(2 * place + 1)]),
);
const traditional = new RegExp(`[${[...simplifiedForms.keys()].join('')}]`, 'gu');

/** Returns a text with the simplified forms of its traditional characters. Every character keeps its position. */
export function simplify(text: string): string {
  return text.replace(traditional, (character) => simplifiedForms.get(character) ?? character);
}
