import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** Resumes and cover letters, and how to write them. */
export const letters: readonly WrittenArticle[] = [
  {
    id: 2,
    day: '2026-08-17',
    picture: 'office',
    titles: namesOf(
      'A resume that is read in one minute | 一分钟就能读完的简历 | ប្រវត្តិរូបដែលអានចប់ក្នុងមួយនាទី | 1분 안에 읽히는 이력서 | เรซูเม่ที่อ่านจบในหนึ่งนาที | Hồ sơ đọc xong trong một phút',
    ),
    texts: {
      en: `An employer with eighty applications gives each of them about a minute. Help that reader to find what matters.
## First the newest
Begin with your present or last job. For each job say who the employer was, what you were, from which month to which month, and two or three things you did. Numbers help: "served 24 rooms" says more than "hard-working".
## What to leave out
- Marks of primary school, and courses that have nothing to do with the job.
- Your religion, your weight, the names of your parents.
- Words that everybody writes about themselves and nobody can check.
## Before you send it
Read it aloud once. Let somebody else read the telephone number and the e-mail address back to you. A resume with a wrong number is a resume that nobody sent.`,
      km: `និយោជកដែលមានពាក្យសុំប៉ែតសិប ចំណាយពេលប្រហែលមួយនាទីលើពាក្យសុំនីមួយៗ។ សូមជួយអ្នកអាននោះឱ្យរកឃើញអ្វីដែលសំខាន់។
## អ្វីដែលថ្មីនៅមុន
ចាប់ផ្ដើមដោយការងារបច្ចុប្បន្ន ឬការងារចុងក្រោយ។ សម្រាប់ការងារនីមួយៗ សូមប្រាប់ឈ្មោះនិយោជក តួនាទីរបស់អ្នក ពីខែណាដល់ខែណា និងកិច្ចការពីរឬបីដែលអ្នកបានធ្វើ។ លេខជួយបាន៖ «បម្រើបន្ទប់ ២៤» ប្រាប់បានច្រើនជាង «ឧស្សាហ៍ព្យាយាម»។
## អ្វីដែលមិនបាច់ដាក់
- ពិន្ទុនៅបឋមសិក្សា និងវគ្គសិក្សាដែលមិនទាក់ទងនឹងការងារ។
- សាសនា ទម្ងន់ និងឈ្មោះឪពុកម្ដាយ។
- ពាក្យដែលអ្នកណាក៏សរសេរអំពីខ្លួនឯង ហើយគ្មានអ្នកណាអាចផ្ទៀងផ្ទាត់បាន។
## មុនពេលផ្ញើ
អានឱ្យឮម្ដង។ ឱ្យអ្នកផ្សេងអានលេខទូរសព្ទ និងអាសយដ្ឋានអ៊ីមែលឱ្យអ្នកស្តាប់វិញ។ ប្រវត្តិរូបដែលមានលេខខុស ដូចជាមិនបានផ្ញើ។`,
    },
  },
  {
    id: 301,
    day: '2026-06-15',
    titles: namesOf(
      'A cover letter in four paragraphs | 四段写好求职信 | លិខិតសុំការងារក្នុងបួនកថាខណ្ឌ | 네 문단으로 쓰는 자기소개서 | จดหมายสมัครงานในสี่ย่อหน้า | Thư xin việc trong bốn đoạn',
    ),
    texts: {
      en: `A letter is not a resume in sentences. It answers one question: why this person for this job? Half a page is enough.
## The four paragraphs
- Which job, where you saw it, and in one sentence why you write.
- One thing you did that is nearest to the work that is offered, told as a small story with its result.
- What you know of this employer that made you choose it, and that is not on every sign.
- When you can begin, how you can be reached, and thank you.
## Before it goes out
Check the name of the company and of the person in every line: a letter to the wrong hotel is the most frequent mistake. Read it aloud. Take out each sentence that would fit any job. Keep the good ones: Sarika keeps your letters, and the next one begins with the last one.`,
      km: `លិខិតមិនមែនជាប្រវត្តិរូបជាប្រយោគទេ។ វាឆ្លើយសំណួរតែមួយ៖ ហេតុអ្វីមនុស្សនេះសម្រាប់ការងារនេះ? ពាក់កណ្ដាលទំព័រគ្រប់គ្រាន់ហើយ។
## កថាខណ្ឌទាំងបួន
- ការងារណា អ្នកឃើញវានៅទីណា ហើយហេតុអ្វីអ្នកសរសេរ ក្នុងមួយប្រយោគ។
- រឿងមួយដែលអ្នកបានធ្វើ ដែលជិតបំផុតនឹងការងារនេះ រៀបរាប់ជារឿងខ្លីព្រមទាំងលទ្ធផល។
- អ្វីដែលអ្នកដឹងអំពីនិយោជកនេះ ដែលធ្វើឱ្យអ្នកជ្រើសរើស ហើយមិនមែននៅលើផ្លាកគ្រប់កន្លែង។
- ពេលណាអ្នកអាចចាប់ផ្ដើម ទាក់ទងអ្នកដោយរបៀបណា និងពាក្យអរគុណ។
## មុនពេលផ្ញើ
ពិនិត្យឈ្មោះក្រុមហ៊ុន និងឈ្មោះមនុស្សគ្រប់បន្ទាត់៖ លិខិតទៅសណ្ឋាគារខុស ជាកំហុសញឹកញាប់បំផុត។ អានឱ្យឮ។ ដកប្រយោគដែលសមនឹងការងារណាក៏បាន។ រក្សាទុកប្រយោគល្អៗ៖ Sarika រក្សាទុកលិខិតរបស់អ្នក ហើយលិខិតបន្ទាប់ចាប់ផ្ដើមពីលិខិតចុងក្រោយ។`,
    },
  },
  {
    id: 302,
    day: '2026-07-06',
    titles: namesOf(
      'No experience yet? Your resume is not empty | 还没有工作经验？简历不会是空的 | មិនទាន់មានបទពិសោធន៍? ប្រវត្តិរូបអ្នកមិនទទេទេ | 아직 경력이 없나요? 이력서는 비어 있지 않습니다 | ยังไม่มีประสบการณ์? เรซูเม่ของคุณไม่ได้ว่างเปล่า | Chưa có kinh nghiệm? Hồ sơ của bạn không hề trống',
    ),
    texts: {
      en: `Who comes from school has worked more than the resume says. An employer looks for proof that you come on time, finish things and get on with people.
## Where proof hides
- The shop or the field of your family: what did you do, how often, who trusted you with it?
- Clubs, the pagoda, sports, a festival that you organised.
- Work at school: a project, a prize, a class that you taught to younger ones.
- Short jobs, also of a week, and help without pay.
## How to write it
Treat each like a job: what, where, from when to when, and two lines of what you did. Put education below it with the newest first. Name languages with their level and programmes that you use without help. Leave the photo out if you have no good one. One page is right; nobody expects two.`,
      km: `អ្នកដែលទើបចេញពីសាលា បានធ្វើការច្រើនជាងអ្វីដែលប្រវត្តិរូបប្រាប់។ និយោជករកភស្តុតាងថាអ្នកមកទាន់ពេល ធ្វើការឱ្យចប់ និងចុះសម្រុងជាមួយគ្នា។
## ភស្តុតាងលាក់នៅទីណា
- ហាងឬស្រែរបស់គ្រួសារ៖ អ្នកបានធ្វើអ្វី ញឹកញាប់ប៉ុណ្ណា នរណាទុកចិត្តអ្នក?
- ក្លឹប វត្ត កីឡា ពិធីបុណ្យដែលអ្នកបានរៀបចំ។
- កិច្ចការសាលា៖ គម្រោង រង្វាន់ ថ្នាក់ដែលអ្នកបានបង្រៀនប្អូនៗ។
- ការងារខ្លី សូម្បីតែមួយសប្តាហ៍ និងការជួយដោយឥតប្រាក់ឈ្នួល។
## សរសេរយ៉ាងណា
ចាត់ទុកវានីមួយៗដូចការងារ៖ អ្វី នៅទីណា ពីពេលណាដល់ពេលណា និងពីរបន្ទាត់អំពីអ្វីដែលអ្នកបានធ្វើ។ ដាក់ការសិក្សានៅខាងក្រោម ថ្មីបំផុតមុន។ ប្រាប់ភាសាព្រមទាំងកម្រិត និងកម្មវិធីដែលអ្នកប្រើបានដោយខ្លួនឯង។ កុំដាក់រូបថត បើគ្មានរូបល្អ។ មួយទំព័រគឺត្រឹមត្រូវ គ្មាននរណារំពឹងពីរទំព័រទេ។`,
    },
  },
  {
    id: 303,
    day: '2026-08-10',
    titles: namesOf(
      'Gaps in a resume: say what you did | 简历有空档期：说明你做了什么 | ចន្លោះក្នុងប្រវត្តិរូប៖ ប្រាប់ថាអ្នកបានធ្វើអ្វី | 이력서의 공백: 무엇을 했는지 말하세요 | ช่วงว่างในเรซูเม่: บอกว่าคุณทำอะไร | Khoảng trống trong hồ sơ: hãy nói bạn đã làm gì',
    ),
    texts: {
      en: `A year without a job is no disgrace. A year that is hidden looks like one. Employers see gaps at once, because the dates do not meet.
## Give it a line of its own
- "2024 to 2025: cared for my mother, now in good health."
- "March to October 2025: looked for work, took a course in bookkeeping."
- "2023: helped in my brother’s repair shop, without pay."
## What makes it strong
Say in the same line what stayed or what you learned, and that the reason is over, if it is. Write months, not only years: a gap that is guessed is always longer than the real one. Do not stretch the jobs beside it to close it; one call to the old employer shows it. In the interview say the same line, with the same words, and go on to the work that you want.`,
      km: `មួយឆ្នាំគ្មានការងារមិនមែនជារឿងអាម៉ាស់ទេ។ មួយឆ្នាំដែលត្រូវលាក់ ទើបមើលទៅដូចជាអាម៉ាស់។ និយោជកឃើញចន្លោះភ្លាម ព្រោះកាលបរិច្ឆេទមិនតគ្នា។
## ឱ្យវាមានបន្ទាត់មួយរបស់វា
- «២០២៤ ដល់ ២០២៥៖ មើលថែម្ដាយ ឥឡូវគាត់ជាហើយ»។
- «មីនា ដល់ តុលា ២០២៥៖ រកការងារ ហើយរៀនវគ្គគណនេយ្យ»។
- «២០២៣៖ ជួយហាងជួសជុលរបស់បង ដោយឥតប្រាក់ឈ្នួល»។
## អ្វីធ្វើឱ្យវារឹងមាំ
ប្រាប់ក្នុងបន្ទាត់ដដែលថាអ្វីនៅសល់ ឬអ្នកបានរៀនអ្វី ហើយថាហេតុផលនោះបានចប់ បើវាចប់មែន។ សរសេរខែ មិនមែនតែឆ្នាំ៖ ចន្លោះដែលគេទាយ តែងវែងជាងចន្លោះពិត។ កុំពន្យារការងារក្បែរវាដើម្បីបិទចន្លោះ ការទូរសព្ទម្ដងទៅនិយោជកចាស់នឹងបង្ហាញការពិត។ ក្នុងសម្ភាសន៍ សូមនិយាយបន្ទាត់ដដែល ពាក្យដដែល រួចបន្តទៅការងារដែលអ្នកចង់បាន។`,
    },
  },
  {
    id: 304,
    day: '2026-08-24',
    titles: namesOf(
      'Names, dates and numbers in two scripts | 两种文字里的姓名、日期和数字 | ឈ្មោះ កាលបរិច្ឆេទ និងលេខ ជាពីរអក្សរ | 두 문자로 쓰는 이름, 날짜, 숫자 | ชื่อ วันที่ และตัวเลข ในสองอักษร | Tên, ngày và số trong hai hệ chữ',
    ),
    texts: {
      en: `Many resumes here are read in Khmer by one person and in English by the next. Small differences between them make people doubt.
## Decide once
- Spell your name in Latin letters as in your identity card or passport, always the same, family name first or last but not both ways.
- Write dates so that nobody can mix day and month: 5 March 2025.
- Give the telephone number with 855 and without the leading zero for readers abroad.
- Translate the name of your school as the school does it.
## Two versions, one truth
If you keep a resume in each language, change both on the same day. Do not mix them in one page: an English reader stops at the first line that cannot be read. A job title that has no good translation may stand in the original, with two words of explanation behind it.`,
      km: `ប្រវត្តិរូបជាច្រើននៅទីនេះ ត្រូវអានជាខ្មែរដោយម្នាក់ ហើយជាអង់គ្លេសដោយម្នាក់ទៀត។ ភាពខុសគ្នាតូចៗ ធ្វើឱ្យគេសង្ស័យ។
## សម្រេចតែម្ដង
- សរសេរឈ្មោះជាអក្សរឡាតាំងដូចក្នុងអត្តសញ្ញាណប័ណ្ណ ឬលិខិតឆ្លងដែន ដូចគ្នាជានិច្ច នាមត្រកូលមុនឬក្រោយ តែកុំប្រើទាំងពីរ។
- សរសេរកាលបរិច្ឆេទឱ្យគេមិនច្រឡំថ្ងៃនិងខែ៖ ៥ មីនា ២០២៥។
- ដាក់លេខទូរសព្ទជាមួយ ៨៥៥ ដោយគ្មានលេខសូន្យខាងមុខ សម្រាប់អ្នកអាននៅបរទេស។
- បកប្រែឈ្មោះសាលាដូចដែលសាលាសរសេរ។
## ពីរច្បាប់ ការពិតតែមួយ
បើអ្នករក្សាប្រវត្តិរូបមួយក្នុងមួយភាសា សូមកែទាំងពីរនៅថ្ងៃដដែល។ កុំលាយវាក្នុងទំព័រតែមួយ៖ អ្នកអានអង់គ្លេសឈប់នៅបន្ទាត់ដំបូងដែលអានមិនបាន។ មុខតំណែងដែលគ្មានពាក្យបកប្រែល្អ អាចទុកជាពាក្យដើម ដោយមានពាក្យពន្យល់ពីរបីពាក្យខាងក្រោយ។`,
    },
  },
  {
    id: 305,
    day: '2026-10-05',
    titles: namesOf(
      'References: ask before you name them | 推荐人：先征得同意再写上 | អ្នកធានា៖ សុំមុនពេលដាក់ឈ្មោះ | 추천인: 이름을 적기 전에 먼저 물어보세요 | บุคคลอ้างอิง: ขออนุญาตก่อนใส่ชื่อ | Người tham chiếu: hỏi trước khi nêu tên',
    ),
    texts: {
      en: `A reference is somebody who picks up the telephone and says a good and true word about your work. It is a favour, so treat it as one.
## Whom to ask
- A manager who saw you work for at least half a year.
- A customer or supplier you dealt with often.
- A teacher, if you come from school.
- No relatives, and nobody who left on bad terms.
## How to ask
Ask each time before you give the number away, and say for which job and what you hope they will mention. Send them your resume, so that dates agree. On the resume itself write "References on request": numbers of other people do not belong on a page that goes to fifty employers. Give them in the interview or after it. When you have the job, tell them first, and say thank you.`,
      km: `អ្នកធានាគឺមនុស្សដែលលើកទូរសព្ទ ហើយនិយាយពាក្យល្អនិងពិតអំពីការងាររបស់អ្នក។ វាជាការជួយ ដូច្នេះសូមឱ្យតម្លៃវា។
## សុំនរណា
- អ្នកគ្រប់គ្រងដែលបានឃើញអ្នកធ្វើការយ៉ាងតិចកន្លះឆ្នាំ។
- អតិថិជន ឬអ្នកផ្គត់ផ្គង់ដែលអ្នកធ្លាប់ធ្វើការជាមួយញឹកញាប់។
- គ្រូ បើអ្នកទើបចេញពីសាលា។
- មិនមែនសាច់ញាតិ ហើយមិនមែនអ្នកដែលបែកគ្នាដោយមិនល្អ។
## សុំយ៉ាងណា
សុំរាល់ដងមុនពេលឱ្យលេខទូរសព្ទគេ ហើយប្រាប់ថាសម្រាប់ការងារអ្វី និងអ្នកសង្ឃឹមឱ្យគេនិយាយអំពីអ្វី។ ផ្ញើប្រវត្តិរូបទៅគេ ដើម្បីឱ្យកាលបរិច្ឆេទត្រូវគ្នា។ លើប្រវត្តិរូប សូមសរសេរថា «មានអ្នកធានាតាមការស្នើសុំ»៖ លេខរបស់អ្នកដទៃមិនត្រូវនៅលើទំព័រដែលផ្ញើទៅនិយោជកហាសិបទេ។ ផ្ដល់វាក្នុងសម្ភាសន៍ ឬក្រោយនោះ។ ពេលបានការងារ សូមប្រាប់គេមុនគេ ហើយអរគុណ។`,
    },
  },
  {
    id: 306,
    day: '2026-11-02',
    titles: namesOf(
      'A photo for your resume, if you want one | 简历照片：如果你想放的话 | រូបថតសម្រាប់ប្រវត្តិរូប បើអ្នកចង់ដាក់ | 이력서 사진, 넣고 싶다면 | รูปถ่ายในเรซูเม่ ถ้าคุณอยากใส่ | Ảnh trong hồ sơ, nếu bạn muốn',
    ),
    texts: {
      en: `A photo is not required. Where you add one, it should help people to recognise you at the door, no more.
## A good one
- Head and shoulders, from the front, eyes to the camera.
- A plain wall behind, daylight from the side, no flash.
- The clothes that you would wear to the interview.
- Taken in the last twelve months, by somebody else.
## What to avoid
No group from which the others were cut, no sun glasses, no filter that makes another face of yours, no photo of your identity card. Save it as JPG or PNG in portrait format; 2 MB are allowed and much less is enough. Look at it at the size of a stamp: can you still see who it is? If you have no good photo today, send the resume without one rather than wait a week.`,
      km: `រូបថតមិនមែនជាការតម្រូវទេ។ បើអ្នកដាក់ វាគួរជួយឱ្យគេស្គាល់អ្នកនៅមាត់ទ្វារ មិនលើសពីនេះ។
## រូបថតល្អ
- ក្បាលនិងស្មា ពីមុខ ភ្នែកមើលកាមេរ៉ា។
- ជញ្ជាំងធម្មតានៅពីក្រោយ ពន្លឺថ្ងៃពីចំហៀង គ្មានភ្លើងបាញ់។
- សម្លៀកបំពាក់ដែលអ្នកនឹងពាក់ទៅសម្ភាសន៍។
- ថតក្នុងដប់ពីរខែចុងក្រោយ ដោយអ្នកដទៃ។
## អ្វីត្រូវចៀសវាង
កុំយករូបក្រុមដែលកាត់អ្នកដទៃចេញ កុំពាក់វ៉ែនតាខ្មៅ កុំប្រើតម្រងដែលធ្វើឱ្យមុខខុសពីដើម កុំយករូបពីអត្តសញ្ញាណប័ណ្ណ។ រក្សាទុកជា JPG ឬ PNG ទម្រង់បញ្ឈរ អនុញ្ញាតដល់ ២ MB ហើយតិចជាងនេះច្រើនក៏គ្រប់គ្រាន់។ មើលវាក្នុងទំហំតូចដូចតែម៖ តើនៅស្គាល់ថាជានរណាទេ? បើថ្ងៃនេះគ្មានរូបល្អ សូមផ្ញើប្រវត្តិរូបដោយគ្មានរូប ប្រសើរជាងរង់ចាំមួយសប្តាហ៍។`,
    },
  },
]
