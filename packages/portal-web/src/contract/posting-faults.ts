// What no job may ask for: sex, age, a photo, money. Found by the usual wordings in the six languages, and told with the words
// that were found, so that whoever wrote them can take them out.
//
//   a text > without signs that are not drawn (Khmer and Thai have them between words)
//          > what looks like it and is none is left out (NEUTRAL), e.g. "men and women", "no fee"
//          > the wordings (ASKED)
//
// A list of wordings misses what nobody thought of: reports and a reviewer are there for that. What the law asks for, that
// somebody is 18 or older, is no such ask.

export const ASKS = ['sex', 'age', 'photo', 'money'] as const
export type Ask = (typeof ASKS)[number]

export interface Asked {
  readonly ask: Ask
  /** as they stand there, e.g. "female only" */
  readonly words: string
}

/** A digit of Latin, Khmer or Thai script. */
const D = '[0-9០-៩๐-๙]'
const EIGHTEEN = '(?:18|១៨|๑๘)'
/** What stands between a word and its number. */
const NEAR = '[^\\n.。។]'

const oneOf = (...wordings: readonly string[]): RegExp => new RegExp(wordings.join('|'), 'giu')

/** What is taken out before it is looked for. */
const NEUTRAL: Readonly<Record<Ask, RegExp>> = {
  sex: oneOf(
    '\\b(?:fe)?males?\\s*(?:and|or|/|&)\\s*(?:fe)?males?\\b',
    '\\b(?:wo)?m[ae]n\\s*(?:and|or|/|&)\\s*(?:wo)?m[ae]n\\b',
    '\\b(?:any|all|every)\\s+(?:sex|gender)(?:es|s)?\\b',
    '(?:ភេទ)?\\s*(?:ប្រុស|បុរស)\\s*(?:ឬ|និង|/|-|ឬក៏)?\\s*(?:ភេទ)?\\s*(?:ស្រី|នារី|ស្ត្រី)',
    '(?:ភេទ)?\\s*(?:ស្រី|នារី|ស្ត្រី)\\s*(?:ឬ|និង|/|-)?\\s*(?:ភេទ)?\\s*(?:ប្រុស|បុរស)',
    'ទាំង\\s*(?:ស្រី|ប្រុស|នារី|បុរស)\\s*(?:និង)?\\s*ទាំង\\s*(?:ស្រី|ប្រុស|នារី|បុរស)',
    '(?:មិនប្រកាន់|មិនកំណត់|គ្រប់)\\s*ភេទ',
    '男女(?:不限|均可|皆可|都可|平等)?',
    '性别\\s*[:：]?\\s*不限',
    '남녀|성별\\s*(?:무관|제한\\s*없음)',
    '(?:เพศ)?\\s*ชาย\\s*(?:หรือ|และ|/|-)?\\s*หญิง',
    '(?:เพศ)?\\s*หญิง\\s*(?:หรือ|และ|/|-)\\s*ชาย',
    'ไม่(?:จำกัด|ระบุ)เพศ',
    '\\bnam\\s*(?:/|,|hoặc|và|-)?\\s*nữ(?![\\p{L}\\p{M}])',
    '\\bnữ\\s*(?:/|hoặc|và)\\s*nam\\b',
    'việt\\s+nam|miền\\s+nam|phía\\s+nam|đông\\s+nam',
  ),
  age: oneOf(
    `\\b(?:at\\s+least|over|from|minimum(?:\\s+age)?(?:\\s+of)?|aged?)\\s+${EIGHTEEN}(?:\\s*\\+|\\s+(?:years?\\s+)?(?:old\\s+)?(?:and|or)\\s+(?:older|over|above|up))?(?:\\s+years?(?:\\s+old|\\s+of\\s+age)?)?(?!\\s*(?:-|–|to|and)\\s*\\d)`,
    `\\b${EIGHTEEN}\\s*(?:\\+|(?:years?\\s+)?(?:old\\s+)?(?:and|or)\\s+(?:older|over|above|up))`,
    `អាយុ\\s*(?:ចាប់ពី|លើសពី|យ៉ាងតិច|គ្រប់)?\\s*${EIGHTEEN}\\s*(?:ឆ្នាំ)?\\s*(?:ឡើងទៅ|ឡើង)`,
    `អាយុ\\s*(?:លើសពី|យ៉ាងតិច|គ្រប់)\\s*${EIGHTEEN}\\s*ឆ្នាំ`,
    'អាយុ(?:កាល|ជីវិត)',
    `(?:年)?满\\s*${EIGHTEEN}\\s*(?:周)?岁(?:以上)?|(?:年龄)?\\s*${EIGHTEEN}\\s*(?:周)?岁以上`,
    `만?\\s*${EIGHTEEN}\\s*세\\s*이상`,
    `อายุ\\s*(?:ตั้งแต่|อย่างน้อย|ครบ)?\\s*${EIGHTEEN}\\s*ปี\\s*(?:ขึ้นไป|บริบูรณ์)`,
    'อายุ(?:งาน|การ)',
    `(?:từ|đủ|trên|ít\\s+nhất)\\s+(?:đủ\\s+)?${EIGHTEEN}\\s+tuổi(?:\\s+trở\\s+lên)?`,
  ),
  photo: oneOf(
    '\\b(?:no|without(?:\\s+an?)?)\\s+photos?\\b',
    '(?:មិន|អត់|គ្មាន)\\s*(?:បាច់|ត្រូវការ|ចាំបាច់)?\\s*(?:ភ្ជាប់|ផ្ញើ)?\\s*រូបថត',
    '(?:无需|不需要?|不用|请勿)[^\\n。]{0,6}照片?',
    '사진\\s*(?:불필요|없이|없어도)',
    'ไม่(?:ต้อง|จำเป็นต้อง)[^\\n]{0,8}รูป(?:ถ่าย)?',
    'không\\s+(?:cần\\s+)?(?:gửi\\s+|kèm\\s+)?ảnh',
  ),
  money: oneOf(
    `\\b(?:no|never|without|not|don['’]t|free)\\b${NEAR}{0,40}?\\b(?:fees?|deposits?|pay(?:ment)?s?|charges?|money)\\b`,
    `\\b(?:we|company|employer|hotel|shop|factory)\\s+(?:will\\s+)?(?:pays?|covers?|refunds?)\\b${NEAR}{0,40}`,
    `(?:មិន|អត់|គ្មាន)${NEAR}{0,20}?(?:បង់|កក់|ថ្លៃ)[^\\s]*`,
    '(?:不收|无需|不需要?|免|无|不用|没有)(?:取|任何|缴纳|交纳|支付|交)*[^\\n。，]{0,4}(?:费用?|金|款)',
    `(?:보증금|가입비|등록비|교육비|수수료|선입금)${NEAR}{0,8}?(?:없|무료|받지|불필요|회사)`,
    `(?:ไม่มี|ไม่เสีย|ไม่เก็บ|ฟรี|ไม่ต้อง)${NEAR}{0,12}?(?:ค่า|เงิน)\\S*`,
    `(?:không|miễn)${NEAR}{0,15}?(?:phí|cọc|tiền)`,
  ),
}

const PEOPLE = '(?:males?|females?|men|women|man|woman|lad(?:y|ies)|girls?|boys?|gentlem[ae]n)'
const STAFF =
  '(?:candidates?|applicants?|staff|employees?|workers?|receptionists?|waiters?|cashiers?|sellers?)'

/** From an age to an age. */
const span = (to: string): string => `${D}{2}\\s*(?:[-–~]|${to})\\s*${D}{2}(?!${D})`

/** Men or women with how many of them, or how old they are. Of clothes, children and places for them it is not said. */
const COUNTED: readonly string[] = [
  `(?<![\\d.,]|\\b(?:after|of|teach|teaching)\\s)\\b(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:young\\s+)?${PEOPLE}\\b(?![-'’])`,
  `\\b${PEOPLE}\\s*[,:(]?\\s*(?:aged?|ages|between|from)?\\s*${span('to|and')}(?!\\s*%)`,
  `\\b${PEOPLE}\\s*[,:(]?\\s*(?:aged|age|ages)\\b`,
  '\\b(?:fe)?males?\\s*[:(x×]?\\s*\\d{1,2}\\b(?![\\d/%])',
  `(?<!(?:អាវ|ខោ|ខោអាវ|សម្លៀកបំពាក់|ស្បែកជើង|កាបូប|រ៉ូប|កូន)\\s?)(?:ស្រី|ប្រុស|នារី|បុរស|ស្ត្រី)\\s*[,:៖(]?\\s*(?:ចំនួន|អាយុ|ដែលមានអាយុ|មានអាយុ)?\\s*(?:ពី|ចាប់ពី|ចន្លោះ|ក្រោម)?\\s*${D}{1,3}(?!\\s*(?:${D}|[%$]|ប្រភេទ|ម៉ូដ|ឈុត|គូ|ដុល្លារ))(?:\\s*(?:-|–|ដល់|ទៅ)\\s*${D}{2})?(?:\\s*(?:នាក់|រូប|ឆ្នាំ))?`,
  `${D}{1,3}\\s*(?:នាក់|រូប)\\s*(?:ជា\\s*)?(?:ស្រី|ប្រុស|នារី|បុរស|ស្ត្រី)`,
  `(?<![子儿])(?:男|女)(?:性|生|士|工|员工)?\\s*[,，:：]?\\s*(?:(?:${D}{1,2}|[一二两三四五六七八九十]{1,3})\\s*[名人位个]|(?:年龄)?\\s*${span('至|到')})`,
  `(?:${D}{1,2}|[一二两三四五六七八九十]{1,3})\\s*[名位个]\\s*(?:男|女)(?![装鞋包孩童客顾])`,
  `(?:남성|여성|남자|여자|(?<!\\p{L})[남여])\\s*[,:：(]?\\s*(?:${D}{1,2}\\s*(?:명|인(?!\\p{L}))|${span('에서')}|[2-6]0대)`,
  `${D}{1,2}\\s*명의?\\s*(?:남성|여성|남자|여자)`,
  `(?<!ลูก|หลาน|เสื้อ|เสื้อผ้า|รองเท้า)(?:ผู้)?(?:ชาย|หญิง)\\s*[,:(]?\\s*(?:(?:จำนวน)?\\s*${D}{1,2}\\s*(?:คน|ท่าน|อัตรา|ตำแหน่ง)|(?:อายุ)?\\s*${span('ถึง')}|อายุ)`,
  `(?<!(?:hà|quảng|tây|áo|quần|giày|trang)\\s)\\b(?:nam|nữ)\\s*[,:(]?\\s*(?:(?:độ\\s+)?tuổi\\s*)?(?:từ\\s*)?(?:${span('đến')}|${D}{1,2}\\s*(?:người|bạn|tuổi))`,
  `\\b${D}{1,2}\\s+(?:bạn\\s+|người\\s+|nhân\\s+viên\\s+)?(?:nam|nữ)(?![\\p{L}\\p{M}])(?!\\s+châm)`,
]

const ASKED: Readonly<Record<Ask, RegExp>> = {
  sex: oneOf(
    ...COUNTED,
    `\\b${PEOPLE}\\s+(?:only|preferred|wanted|needed|required)\\b`,
    `\\b(?:only|must\\s+be|prefer(?:red|ably)?|looking\\s+for|seeking|we\\s+need)\\s+(?:an?\\s+|young\\s+)?${PEOPLE}\\b`,
    `\\b(?:fe)?males?\\s+${STAFF}\\b`,
    '\\b(?:sex|gender)\\s*[:：]?\\s*(?:fe)?male\\b',
    'ភេទ\\s*[:៖]?\\s*(?:ស្រី|ប្រុស|នារី|បុរស|ស្ត្រី)',
    '(?:ត្រូវការ|រើស|ជ្រើសរើស|យក)(?:តែ|បុគ្គលិក|បេក្ខជន)*\\s*(?:ស្រី|ប្រុស|នារី|បុរស|ស្ត្រី)',
    '(?:តែ|សម្រាប់តែ)\\s*(?:ស្រី|ប្រុស|នារី|បុរស|ស្ត្រី)|(?:ស្រី|ប្រុស|នារី|បុរស|ស្ត្រី)\\s*តែប៉ុណ្ណោះ',
    '(?:បុគ្គលិក|បេក្ខជន)\\s*(?:ស្រី|ប្រុស|នារី|បុរស|ស្ត្រី)',
    '(?:仅|只)?限\\s*(?:男|女)[性生士]?|只(?:招|要)\\s*(?:男|女)[性生士]?|(?:男|女)(?:性|士|生)?优先|性别\\s*[:：]?\\s*(?:男|女)',
    '(?:남성|여성|남자|여자)\\s*(?:만|우대|한정|에\\s*한함)|성별\\s*[:：]?\\s*(?:남|여)',
    '(?:เฉพาะ|รับ(?:เฉพาะ)?|ต้องการ)\\s*(?:เพศ|ผู้|พนักงาน)?\\s*(?:ชาย|หญิง)|เพศ\\s*[:：]?\\s*(?:ชาย|หญิง)|(?:ชาย|หญิง)เท่านั้น',
    '\\b(?:chỉ|ưu\\s+tiên|cần|tuyển|yêu\\s+cầu)\\s+(?:tuyển\\s+|nhận\\s+)?(?:nhân\\s+viên\\s+)?(?:nam|nữ)(?![\\p{L}\\p{M}])',
    'giới\\s+tính\\s*[:：]?\\s*(?:nam|nữ)(?![\\p{L}\\p{M}])',
  ),
  age: oneOf(
    `\\bage[ds]?\\b${NEAR}{0,15}?${D}{2}(?:\\s*(?:-|–|to|and)\\s*${D}{2})?`,
    `\\b${D}{2}\\s*(?:-|–|to|and)\\s*${D}{2}\\s*(?:years?|yrs?)[\\s-]*(?:old|of\\s+age)`,
    `\\b(?:under|over|below|above|at\\s+least|max(?:imum|\\.)?|up\\s+to|(?:not\\s+)?(?:older|younger)\\s+than)\\s+${D}{2}\\s*(?:years?|yrs?)[\\s-]*(?:old|of\\s+age)`,
    `\\b(?:not\\s+)?(?:older|younger)\\s+than\\s+${D}{2}\\b`,
    `\\byoung\\s+(?:candidates?|applicants?|staff|lad(?:y|ies)|girls?|m[ae]n|wom[ae]n|(?:and|&)\\s+(?:energetic|beautiful|pretty|dynamic))\\b`,
    `អាយុ${NEAR}{0,12}?${D}{2}(?:\\s*(?:-|–|ដល់|ទៅ)\\s*${D}{2})?\\s*(?:ឆ្នាំ)?`,
    `年龄${NEAR}{0,8}?${D}{2}(?:\\s*[-–~至到]\\s*${D}{2})?\\s*(?:周?岁)?|${D}{2}(?:\\s*[-–~至到]\\s*${D}{2})?\\s*周?岁`,
    `(?:나이|연령)${NEAR}{0,8}?${D}{2}|${D}{2}(?:\\s*[-–~]\\s*${D}{2})?\\s*세(?!\\s*기)`,
    `อายุ${NEAR}{0,12}?${D}{2}(?:\\s*(?:-|–|ถึง)\\s*${D}{2})?\\s*(?:ปี)?`,
    `(?:độ\\s+)?tuổi\\s*(?:[:：]|từ)${NEAR}{0,6}?${D}{2}(?:\\s*(?:-|–|đến)\\s*${D}{2})?|(?:dưới|trên|từ|không\\s+quá)\\s+${D}{2}(?:\\s*(?:-|–|đến)\\s*${D}{2})?\\s+tuổi|${D}{2}\\s*(?:-|–|đến)\\s*${D}{2}\\s+tuổi`,
  ),
  photo: oneOf(
    `\\b(?:attach|enclose|include|send|submit|provide|bring|with)\\s+(?:us\\s+|me\\s+)?(?:your\\s+|a\\s+|an\\s+|one\\s+|two\\s+)?(?:\\S+\\s+)?(?:photo(?:graph)?s?|pictures?\\s+of\\s+(?:you|yourself))\\b`,
    '\\b(?:your|recent|passport[\\s-]size[d]?|full[\\s-]body|4\\s*x\\s*6|id)\\s+(?:photo(?:graph)?s?|picture)\\b',
    '(?:ភ្ជាប់|ផ្ញើ|ដាក់|មាន|យក)[^\\n។]{0,25}?រូបថត|រូបថត\\s*(?:ទំហំ|4|៤)',
    '(?:附|寄|发|提交|提供|带)[^\\n。]{0,10}?(?:照片|相片|近照|免冠照)|近照|免冠照|[一二两]寸照',
    '(?:증명)?사진[^\\n.]{0,6}?(?:첨부|제출|부착|포함|보내)|증명사진',
    '(?:แนบ|ส่ง|พร้อม)[^\\n]{0,15}?รูป(?:ถ่าย|ภาพ)?|รูปถ่าย(?:ปัจจุบัน|หน้าตรง|ล่าสุด|\\s*\\d)',
    '(?:gửi|kèm|đính\\s+kèm|nộp)[^\\n.]{0,20}?(?:ảnh|hình)(?![\\p{L}\\p{M}])|ảnh\\s+(?:thẻ|chân\\s+dung|3\\s*x\\s*4|4\\s*x\\s*6)',
  ),
  money: oneOf(
    '\\b(?:registration|application|training|uniform|processing|recruitment|agency|admin(?:istration)?|visa|placement)\\s+(?:fees?|charges?)\\b',
    `\\b(?:pay|paying|bring|transfer|send)\\s+(?:us\\s+)?(?:an?\\s+|the\\s+|\\$\\s*\\d+\\s+)?${NEAR}{0,15}?\\b(?:fees?|deposits?)\\b`,
    '\\b(?:security|refundable|uniform|training)\\s+deposits?\\b|\\bdeposits?\\s+(?:of\\s+\\$|is\\s+required|required|needed|before)',
    'ប្រាក់កក់|ប្រាក់ធានា|កក់(?:ប្រាក់|លុយ)|បង់(?:ប្រាក់|លុយ|ថ្លៃ)|ថ្លៃ(?:ចុះឈ្មោះ|ឯកសណ្ឋាន|បណ្[តដ]ុះបណ្[តដ]ាល|ដាក់ពាក្យ)',
    '押金|保证金|报名费|培训费|中介费|介绍费|手续费|服装费|(?:缴纳|交纳|支付|先付|先交)[^\\n。]{0,8}?(?:费|款|元)',
    '보증금|가입비|등록비|교육비|선입금|소개비|수수료',
    'ค่าสมัคร|(?:ค่า|เงิน)มัดจำ|(?:ค่า|เงิน)ประกัน(?!สังคม|สุขภาพ|ชีวิต)|ค่าอบรม|ค่าชุด|ค่าธรรมเนียม|โอนเงิน',
    'đặt\\s+cọc|tiền\\s+cọc|ký\\s+quỹ|(?:phí|lệ\\s+phí)\\s+(?:đăng\\s+ký|đào\\s+tạo|hồ\\s+sơ|giới\\s+thiệu|đồng\\s+phục)|(?:nộp|đóng)\\s+(?:lệ\\s+)?phí',
  ),
}

/** Drawn as nothing. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Stands where something neutral was; no wording has it. */
const GONE = '\ue000'

/** A row of blanks is one, so that no wording tries them again from each; a line's end stays one. */
const BLANKS = /\s+/g
const toOne = (blanks: string): string => (blanks.includes('\n') ? '\n' : ' ')

/** What a text asks for, each wording once, in the order of `asks`. Runs in time with the length of the text. */
export function asksIn(text: string, asks: readonly Ask[] = ASKS): readonly Asked[] {
  const read = text.normalize('NFC').replace(UNSEEN, '').replace(BLANKS, toOne)
  return asks.flatMap((ask) => {
    const found = read.replace(NEUTRAL[ask], GONE).match(ASKED[ask]) ?? []
    return [...new Set(found.map((words) => words.trim()))].map((words) => ({ ask, words }))
  })
}
