/**
 * Traditional characters that callers use with these businesses, each followed by its simplified form. Each one is
 * replaced by exactly one character, so positions in a text do not change.
 */
const pairs = `
  這这個个們们對对錯错沒没無无麩麸質质餅饼裡里裏里還还過过來来給给點点訂订預预約约說说話话請请問问嗎吗麼么樣样時时間间電电號号碼码謝谢煩烦會会開开關关門门車车東东園园歐欧頭头髮发燙烫護护膚肤顏颜壓压鬆松
  療疗診诊醫医藥药檢检體体歲岁見见聽听語语國国廚厨廁厕馬马龍龙熱热燒烧爐炉氣气燈灯線线緊紧滿满處处塊块錢钱價价單单雙双張张條条層层樓楼鄰邻養养貓猫寵宠嬰婴兒儿媽妈爺爷親亲幫帮換换變变選选擇择確确認认繼继
  續续結结終终從从後后當当應应該该讓让離离連连邊边週周禮礼歡欢樂乐覺觉實实際际總总計计費费稅税達达運运輸输轉转專专員员務务責责貴贵賓宾飯饭館馆麵面雞鸡豬猪魚鱼蝦虾鮮鲜鹹咸鳳凤蘿萝蔔卜蔥葱薑姜檸柠蘋苹欖榄
  瑪玛麗丽羅罗鹼碱夠够幾几兩两萬万億亿雖虽幹干別别剛刚難难產产傷伤腳脚臉脸腦脑腫肿蓋盖齒齿鬧闹嚴严補补針针劑剂義义蟲虫濕湿乾干淨净髒脏壞坏鎖锁鑰钥絕绝隨随憑凭嘗尝試试練练習习慣惯愛爱戀恋驚惊嚇吓慘惨緩缓
  遲迟陽阳陰阴風风雲云與与於于為为爾尔則则卻却囉啰喔哦甚什誰谁誤误議议論论記记許许設设調调談谈證证識识譯译讀读課课誌志詢询詳详
  題题學学書书寫写買买賣卖長长場场動动報报紙纸級级組组經经濟济機机戶户圖图團团圓圆觀观視视覽览節节簡简領领頓顿頁页順顺須须顧顾顯显類类願愿飛飞駕驾驗验騎骑驅驱鐘钟鐵铁銀银銷销錄录鄉乡遠远適适遊游進进辦办
  軟软較较輕轻輛辆貨货貼贴資资賬账購购趕赶趙赵農农鄭郑鄧邓陳陈陸陆隊队階阶雜杂靜静韓韩響响餓饿餘余駐驻魯鲁鳥鸟鵬鹏麥麦黃黄齊齐齡龄龜龟夢梦孫孙寧宁寶宝將将尋寻導导屬属屆届島岛師师帶带幣币廣广廠厂強强彈弹
  徑径徹彻憂忧懷怀態态慶庆戲戏戰战擔担據据擠挤擴扩攝摄敗败數数斷断暈晕曉晓曬晒樹树橋桥權权歷历歸归殺杀毀毁氈毡決决況况沖冲溫温測测湯汤準准溝沟漲涨漢汉潔洁濃浓灑洒煙烟營营爛烂獎奖獨独獲获現现環环畫画癢痒
  監监盤盘種种稱称穩稳競竞筆笔範范築筑紅红純纯紗纱紋纹納纳紛纷細细紹绍統统絲丝綠绿維维網网編编緣缘縮缩縱纵績绩織织繞绕繪绘罰罚罷罢聖圣聞闻聯联聲声職职肅肃腸肠膽胆臨临興兴舉举舊旧艱艰藝艺蘇苏蘭兰虧亏衛卫
  衝冲裝装製制複复襪袜規规訊讯訓训討讨託托訴诉評评詞词詩诗誠诚諸诸諾诺謀谋謊谎講讲謹谨譜谱豐丰負负財财貢贡貪贪賀贺賠赔賴赖贈赠贊赞贏赢趨趋跡迹踐践軍军軌轨輔辅輩辈輯辑轟轰辭辞辯辩邏逻醜丑釋释鍋锅鏡镜鏈链
  鑽钻閃闪閉闭閒闲閱阅闆板闊阔陣阵險险隱隐靈灵頸颈頻频顆颗額额飽饱飾饰餃饺駛驶騙骗騷骚驟骤鬍胡鬚须鴨鸭鵝鹅鹽盐黨党吳吴蔣蒋葉叶劉刘楊杨鄒邹馮冯龔龚盧卢薩萨賈贾閻阎鍾钟蕭萧譚谭莊庄喬乔勞劳勢势勝胜匯汇區区
  協协厲厉參参啟启喪丧圍围執执塗涂塵尘墊垫壯壮壽寿奪夺奧奥婦妇嬸婶審审寬宽嶺岭庫库廳厅廢废彎弯徵征恆恒惡恶惱恼慮虑憶忆懶懒懸悬揀拣揮挥損损搖摇搶抢撥拨擁拥擋挡擾扰敵敌暫暂極极構构槍枪標标檔档櫃柜欄栏歎叹
  嘆叹殘残毆殴淚泪淺浅減减漁渔漸渐潛潜澆浇澤泽濾滤災灾烏乌煉炼爭争牆墙犧牺狀状猶犹獅狮獸兽畢毕疊叠痠酸盜盗盡尽睏困矯矫礎础礙碍積积窮穷竊窃籃篮籤签糧粮紀纪嘩哗啞哑喚唤噴喷滾滚渦涡瀉泻閥阀蓮莲涼凉
`.replaceAll(/\s/g, '');

const simplifiedForms = new Map(
  Array.from({ length: pairs.length / 2 }, (_, place) => [pairs.charAt(2 * place), pairs.charAt(2 * place + 1)]),
);
const traditional = new RegExp(`[${[...simplifiedForms.keys()].join('')}]`, 'gu');

/**
 * Patterns for Cantonese words, each with the Mandarin words that replace them. Both have the same number of
 * characters, so positions in a text do not change. The agents then understand a caller who writes Cantonese.
 */
const cantonese: readonly (readonly [RegExp, string])[] = [
  [/[聽听]日/gu, '明天'],
  [/[聽听]晚/gu, '明晚'],
  [/琴日|[尋寻]日/gu, '昨天'],
  [/而家|依家/gu, '现在'],
  [/下[晝昼]|晏[晝昼]/gu, '下午'],
  [/上[晝昼]|朝早/gu, '上午'],
  [/返工/gu, '上班'],
  [/[放收]工/gu, '下班'],
  [/得[閒闲]/gu, '有空'],
  [/即[係系]/gu, '就是'],
  [/但[係系]/gu, '但是'],
  [/唔[該该]晒/gu, '谢谢了'],
  [/唔[該该]/gu, '谢谢'],
  [/唔[使駛驶]/gu, '不用'],
  [/唔/gu, '不'],
  [/(?<![關关聯联])係/gu, '是'],
  [/咗|喇|(?<!哈)囉/gu, '了'],
  [/嘅|㗎|啫/gu, '的'],
  [/喺/gu, '在'],
  [/睇/gu, '看'],
  [/嚟/gu, '来'],
  [/啱/gu, '对'],
  [/冇所[謂谓]/gu, '无所谓'],
  [/冇/gu, '没'],
  [/佢/gu, '他'],
  [/畀|俾/gu, '给'],
  [/啲/gu, '些'],
  [/嗰/gu, '那'],
  [/[邊边](?=[位個个間间])/gu, '哪'],
  [/[邊边]度/gu, '哪里'],
  [/[幾几]多/gu, '多少'],
  [/乜嘢/gu, '什么'],
  [/[點点]解/gu, '为何'],
  [/[點点][樣样]/gu, '怎样'],
  [/攞/gu, '拿'],
  [/仲有/gu, '还有'],
  [/同埋/gu, '以及'],
  [/淨係|净系/gu, '只是'],
  [/改去/gu, '改到'],
  [/揀|拣/gu, '选'],
];

/**
 * Returns a text in which traditional Chinese characters are replaced by their simplified forms, and Cantonese words by
 * Mandarin words. Every character keeps its position.
 */
export function simplify(text: string): string {
  const mandarin = cantonese.reduce((rest, [words, meaning]) => rest.replace(words, meaning), text);
  return mandarin.replace(traditional, (character) => simplifiedForms.get(character) ?? character);
}
