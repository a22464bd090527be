import { describe, expect, it, test } from 'vitest'
import { POSTING_TEXT_MAX } from './posting'
import { type Ask, asksIn } from './posting-faults'

const ASKED: Readonly<Record<Ask, readonly (readonly [string, string])[]>> = {
  sex: [
    ['Female only, 2 people.', 'Female only'],
    ['We are looking for a male driver', 'looking for a male'],
    ['Gender: Female', 'Gender: Female'],
    ['Female receptionist', 'Female receptionist'],
    ['ត្រូវការបុគ្គលិកស្រី ២នាក់', 'ត្រូវការបុគ្គលិកស្រី'],
    ['ភេទ៖ ប្រុស', 'ភេទ៖ ប្រុស'],
    ['ទទួល​តែ​នារី', 'តែនារី'],
    ['仅限女性', '仅限女性'],
    ['性别：男', '性别：男'],
    ['女士优先', '女士优先'],
    ['여성 우대', '여성 우대'],
    ['남자만 지원 가능', '남자만'],
    ['เพศหญิง', 'เพศหญิง'],
    ['รับเฉพาะผู้ชาย', 'รับเฉพาะผู้ชาย'],
    ['Chỉ tuyển nữ', 'Chỉ tuyển nữ'],
    ['Giới tính: Nam', 'Giới tính: Nam'],
    ['ស្រី ២ នាក់ អង់គ្លេសបន្តិច', 'ស្រី ២ នាក់'],
    ['ប្រុស​៣​នាក់', 'ប្រុស៣នាក់'],
    ['ស្រី អាយុ 18-25 ឆ្នាំ', 'ស្រី អាយុ 18-25 ឆ្នាំ'],
    ['យក ២ នាក់ ស្រី', '២ នាក់ ស្រី'],
    ['We want 2 women', '2 women'],
    ['Two ladies for the shop', 'Two ladies'],
    ['Women 18-25', 'Women 18-25'],
    ['Female: 2', 'Female: 2'],
    ['nữ 18-25', 'nữ 18-25'],
    ['2 nữ phục vụ', '2 nữ'],
    ['女2名', '女2名'],
    ['女18-25岁', '女18-25'],
    ['两名女服务员', '两名女'],
    ['여자 2명', '여자 2명'],
    ['여 20-25세', '여 20-25'],
    ['หญิง 2 คน', 'หญิง 2 คน'],
    ['ผู้หญิง อายุ ๑๘-๒๕ ปี', 'ผู้หญิง อายุ ๑๘-๒๕'],
  ],
  age: [
    ['Age: 20-35', 'Age: 20-35'],
    ['Aged between 18 and 30', 'Aged between 18 and 30'],
    ['Not older than 35', 'Not older than 35'],
    ['You are 20 to 30 years old.', '20 to 30 years old'],
    ['Young and energetic team player', 'Young and energetic'],
    ['អាយុពី ១៨ ដល់ ៣៥ ឆ្នាំ', 'អាយុពី ១៨ ដល់ ៣៥ ឆ្នាំ'],
    ['អាយុ​ចន្លោះ 20-30 ឆ្នាំ', 'អាយុចន្លោះ 20-30 ឆ្នាំ'],
    ['年龄18-35岁', '年龄18-35岁'],
    ['35岁以下', '35岁'],
    ['20-35세', '20-35세'],
    ['나이 30 이하', '나이 30'],
    ['อายุ 20-35 ปี', 'อายุ 20-35 ปี'],
    ['อายุไม่เกิน ๓๕ ปี', 'อายุไม่เกิน ๓๕ ปี'],
    ['Độ tuổi: 18 - 35', 'Độ tuổi: 18 - 35'],
    ['dưới 30 tuổi', 'dưới 30 tuổi'],
  ],
  photo: [
    ['Send your CV with a recent photo.', 'with a recent photo'],
    ['Attach a photo', 'Attach a photo'],
    ['Bring two passport-size photos', 'Bring two passport-size photos'],
    ['សូមផ្ញើប្រវត្តិរូប និងភ្ជាប់រូបថត', 'ផ្ញើប្រវត្តិរូប និងភ្ជាប់រូបថត'],
    ['រូបថត 4x6 ចំនួន ២សន្លឹក', 'រូបថត 4'],
    ['请附近照一张', '附近照'],
    ['이력서에 사진을 첨부하세요', '사진을 첨부'],
    ['แนบรูปถ่าย', 'แนบรูปถ่าย'],
    ['Gửi CV kèm ảnh', 'Gửi CV kèm ảnh'],
  ],
  money: [
    ['A registration fee of $20', 'registration fee'],
    ['You pay a deposit of $50 for the uniform', 'pay a deposit'],
    ['Deposit required', 'Deposit required'],
    ['ត្រូវបង់ប្រាក់ 20$ មុនចូលធ្វើការ', 'បង់ប្រាក់'],
    ['ប្រាក់កក់ ៥០ដុល្លារ', 'ប្រាក់កក់'],
    ['需交押金200元', '押金'],
    ['입사 전 보증금 납부', '보증금'],
    ['มีค่าสมัคร 500 บาท', 'ค่าสมัคร'],
    ['Đặt cọc 500.000 đồng', 'Đặt cọc'],
  ],
}

const FINE = [
  'One to three years at a front desk, or in a shop with a till.',
  'Men and women are welcome. Male or female.',
  'Over 10 years of experience. Our hotel is 25 years old.',
  'You are 18 or older. At least 18 years old.',
  'Women’s clothing shop: advise customers.',
  'Women’s clothes, 2 shops. 3 women’s shops, 2 men’s salons. We look after 2 girls. Women get 20% off.',
  'A team of 12 men and women. 2-man lifts.',
  'លក់ខោអាវស្រី ២ ប្រភេទ។ សម្លៀកបំពាក់ស្រី 20%។ ទទួលទាំងប្រុសទាំងស្រី ២ នាក់។ ស្រី ប្រុស ២ នាក់។ ប្រុស/ស្រី អាយុ ១៨ ឆ្នាំឡើងទៅ។',
  '女装2件，男鞋，男女2名，子女2人。 여성 의류 매장 2곳, 남녀 2명. เสื้อผ้าหญิง ลูกชาย 2 คน ชาย/หญิง 2 คน ชายหาด 2 แห่ง',
  'Thời trang nữ, 2 năm kinh nghiệm, Quảng Nam 2 người, Việt Nam 2 người, 3 nam/nữ.',
  'Take photos of the rooms for the page.',
  'No fee. We never ask for a deposit. We pay the visa fee.',
  'ទទួលទាំងប្រុសទាំងស្រី មិនប្រកាន់ភេទ។ ភេទប្រុស ឬ ស្រី។',
  'អាយុ ១៨ ឆ្នាំឡើងទៅ។ មានបទពិសោធន៍ 10 ឆ្នាំ។',
  'មិនចាំបាច់បង់ប្រាក់អ្វីទេ។',
  '男女不限，性别不限，年满18周岁，无需押金，不收任何费用。',
  '성별 무관, 남녀 모두 지원 가능, 만 18세 이상, 보증금 없음, 21세기',
  'ชาย/หญิง ไม่จำกัดเพศ อายุ 18 ปีขึ้นไป อายุงาน 12 เดือน ประกันสังคม ไม่มีค่าสมัคร',
  'Nam/nữ, làm việc tại Việt Nam, đủ 18 tuổi trở lên, không thu phí, cần nam nữ',
]

describe.each(Object.entries(ASKED))('S-POST-2 a job that asks for %s', (ask, cases) => {
  it.each(cases)('%s', (text, words) => {
    expect(asksIn(text)).toContainEqual({ ask, words })
  })
})

test.each(FINE)('S-POST-2 nothing is asked for that no job may ask for: %s', (text) => {
  expect(asksIn(text)).toEqual([])
})

/** With a start that some wordings go on from. */
const LONGEST = ['', 'ប្រុស'].flatMap((start) =>
  [
    ' ',
    '\n',
    'ប្រុស \n ',
    'a ',
    'pay ',
    'young ',
    'men 18 to ',
    'អាយុ',
    'no ',
    'ภ',
    '附',
    'send your ',
    '9',
    'nam ',
  ].map((piece) => [start, piece] as const),
)

test.each(LONGEST)('S-POST-29 the longest text is judged within a second: %j and then %j', (start, piece) => {
  const begun = performance.now()
  asksIn(start + piece.repeat(POSTING_TEXT_MAX / piece.length))
  expect(performance.now() - begun).toBeLessThan(1_000)
})
