import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** For those who hire. */
export const employers: readonly WrittenArticle[] = [
  {
    id: 601,
    day: '2026-06-17',
    titles: namesOf(
      'Write an advertisement that the right people answer | 写一则吸引合适人选的招聘启事 | សរសេរការប្រកាសដែលមនុស្សត្រូវឆ្លើយ | 알맞은 사람이 지원하는 공고 쓰기 | เขียนประกาศงานให้คนที่ใช่มาสมัคร | Viết tin tuyển dụng để đúng người trả lời',
    ),
    texts: {
      en: `A vague advertisement brings many answers and few people. Every line that you leave out is a question in the chat later.
## What must stand there
- The tasks of an ordinary week, in the order of the time they take.
- Three things that are required, and separately what is only welcome.
- The place, the hours, the days off, and the pay or its range.
- How and until when people should answer, and when they will hear from you.
## What drives good people away
"Able to work under pressure", "other tasks as required" and ten required certificates for a simple job. Limits of age or sex that the work does not need. A pay that is "negotiable": those who can choose read the next advertisement. Read your text once as somebody who does not know your company, and take out every word that only you understand.`,
      km: `ការប្រកាសមិនច្បាស់ នាំមកចម្លើយច្រើន តែមនុស្សត្រូវតិច។ បន្ទាត់ណាដែលអ្នកមិនសរសេរ នឹងក្លាយជាសំណួរក្នុងការជជែក។
## អ្វីដែលត្រូវមាន
- កិច្ចការក្នុងមួយសប្តាហ៍ធម្មតា តាមលំដាប់ពេលដែលវាចំណាយ។
- បីយ៉ាងដែលតម្រូវ ហើយដាច់ដោយឡែក អ្វីដែលគ្រាន់តែជាការល្អ។
- ទីកន្លែង ម៉ោង ថ្ងៃឈប់សម្រាក និងប្រាក់ខែឬចន្លោះរបស់វា។
- ឆ្លើយតបយ៉ាងណា ដល់ពេលណា និងពេលណាគេទទួលបានចម្លើយពីអ្នក។
## អ្វីដែលធ្វើឱ្យមនុស្សល្អចៀស
«អាចធ្វើការក្រោមសម្ពាធ» «កិច្ចការផ្សេងតាមតម្រូវការ» និងវិញ្ញាបនបត្រដប់សម្រាប់ការងារសាមញ្ញ។ ការកំណត់អាយុឬភេទដែលការងារមិនត្រូវការ។ ប្រាក់ខែ «អាចចរចា»៖ អ្នកដែលអាចជ្រើសរើស នឹងអានការប្រកាសបន្ទាប់។ អានអត្ថបទរបស់អ្នកម្ដងដូចអ្នកដែលមិនស្គាល់ក្រុមហ៊ុន ហើយដកពាក្យដែលមានតែអ្នកយល់។`,
    },
  },
  {
    id: 602,
    day: '2026-07-15',
    picture: 'office',
    titles: namesOf(
      'Answer every applicant, in one minute each | 每位申请人都回复，一人一分钟 | ឆ្លើយតបបេក្ខជនគ្រប់រូប មួយនាក់មួយនាទី | 모든 지원자에게 1분씩 답하기 | ตอบผู้สมัครทุกคน คนละหนึ่งนาที | Trả lời mọi ứng viên, mỗi người một phút',
    ),
    texts: {
      en: `People speak about employers who never answer, and they speak more loudly than your advertisement. An answer costs you a minute and keeps the next application open.
## Three answers to keep ready
- "Thank you, we read your resume until Friday and write to you then."
- "We would like to meet you. Which of these two times suits you?"
- "We have chosen somebody with more experience in this task. May we keep your resume for the next opening?"
## Make it a habit
Keep them in a note beside the desk, and set half an hour for them at the same time each day. Write the name, and one word that shows you read the resume. Say no as soon as you know it. If you named a day, keep it, also when the news is that there is no news.`,
      km: `មនុស្សនិយាយអំពីនិយោជកដែលមិនដែលឆ្លើយ ហើយគេនិយាយឮជាងការប្រកាសរបស់អ្នក។ ចម្លើយមួយចំណាយពេលមួយនាទី ហើយរក្សាផ្លូវសម្រាប់ពាក្យសុំបន្ទាប់។
## ចម្លើយបីដែលត្រូវត្រៀម
- «សូមអរគុណ យើងអានប្រវត្តិរូបរបស់អ្នករហូតដល់ថ្ងៃសុក្រ រួចនឹងសរសេរមកអ្នក»។
- «យើងចង់ជួបអ្នក។ តើម៉ោងណាក្នុងពីរនេះសមនឹងអ្នក?»
- «យើងបានជ្រើសអ្នកដែលមានបទពិសោធន៍ច្រើនជាងក្នុងកិច្ចការនេះ។ តើយើងអាចរក្សាប្រវត្តិរូបអ្នកសម្រាប់លើកក្រោយបានទេ?»
## ធ្វើឱ្យក្លាយជាទម្លាប់
រក្សាវាទុកក្នុងកំណត់ត្រានៅក្បែរដៃ ហើយទុកពេលកន្លះម៉ោងនៅម៉ោងដដែលរាល់ថ្ងៃ។ សរសេរឈ្មោះ និងពាក្យមួយដែលបង្ហាញថាអ្នកបានអានប្រវត្តិរូប។ និយាយថាទេ ភ្លាមពេលអ្នកដឹង។ បើអ្នកបានសន្យាថ្ងៃណា សូមរក្សាពាក្យ ទោះដំណឹងគឺមិនទាន់មានដំណឹងក៏ដោយ។`,
    },
  },
  {
    id: 603,
    day: '2026-08-12',
    titles: namesOf(
      'Interview with the same five questions | 用同样的五个问题面试 | សម្ភាសន៍ដោយសំណួរប្រាំដូចគ្នា | 같은 다섯 가지 질문으로 면접하기 | สัมภาษณ์ด้วยคำถามห้าข้อเดียวกัน | Phỏng vấn với cùng năm câu hỏi',
    ),
    texts: {
      en: `Two candidates who were asked different things cannot be compared. Five questions, the same for all, find more than an hour of pleasant talk.
## For example
- Which part of this work have you done, and how did you do it?
- Tell us of a day on which something went wrong. What did you do?
- Here is a small task from our week. How would you begin?
- What do you need from us to do it well?
- What would you like to ask us?
## Judge on paper
Give each answer a mark from one to five right after the talk, before you discuss it. Let two people ask, and compare the marks. Leave out what has nothing to do with the work: family plans, religion, where the parents live. Tell everybody at the end when you will answer and who will write.`,
      km: `បេក្ខជនពីរនាក់ដែលត្រូវសួរខុសគ្នា មិនអាចប្រៀបធៀបបានទេ។ សំណួរប្រាំដូចគ្នាសម្រាប់គ្រប់គ្នា រកឃើញច្រើនជាងការនិយាយលេងមួយម៉ោង។
## ឧទាហរណ៍
- ផ្នែកណានៃការងារនេះដែលអ្នកធ្លាប់ធ្វើ ហើយធ្វើយ៉ាងណា?
- ប្រាប់អំពីថ្ងៃមួយដែលមានអ្វីខុស។ អ្នកបានធ្វើអ្វី?
- នេះជាកិច្ចការតូចមួយពីសប្តាហ៍របស់យើង។ អ្នកនឹងចាប់ផ្ដើមយ៉ាងណា?
- អ្នកត្រូវការអ្វីពីយើង ដើម្បីធ្វើវាឱ្យល្អ?
- តើអ្នកចង់សួរអ្វីយើង?
## វាយតម្លៃលើក្រដាស
ឱ្យពិន្ទុមួយដល់ប្រាំលើចម្លើយនីមួយៗភ្លាមក្រោយនិយាយ មុនពេលពិភាក្សា។ ឱ្យមនុស្សពីរនាក់សួរ ហើយប្រៀបធៀបពិន្ទុ។ ទុកចោលអ្វីដែលមិនទាក់ទងនឹងការងារ៖ ផែនការគ្រួសារ សាសនា កន្លែងរស់នៅរបស់ឪពុកម្ដាយ។ នៅចុងបញ្ចប់ ប្រាប់គ្រប់គ្នាថាពេលណាអ្នកនឹងឆ្លើយ និងនរណានឹងសរសេរ។`,
    },
  },
  {
    id: 604,
    day: '2026-09-09',
    picture: 'counter',
    titles: namesOf(
      'The first week of a new colleague | 新同事的第一周 | សប្តាហ៍ដំបូងរបស់សហការីថ្មី | 새 동료의 첫 주 | สัปดาห์แรกของเพื่อนร่วมงานใหม่ | Tuần đầu của đồng nghiệp mới',
    ),
    texts: {
      en: `Many who leave within three months decided it in the first week. What keeps people costs little: a place, a plan and somebody to ask.
## Before the first day
- A table, a key, a login, clothes in the right size.
- A message with the hour, the door and the name to ask for.
- One colleague who has time on that day and knows it.
## Monday to Friday
Show the house and its people first, the rules second, the work third. Give a small task on the first day that can be finished on the same day. Let the new colleague eat with others. On Friday ask three questions: what was clear, what was not, what surprised you? Write the answers down and mend one of them before the next one comes. Ask again after a month and after the trial.`,
      km: `មនុស្សជាច្រើនដែលចាកចេញក្នុងបីខែ បានសម្រេចចិត្តតាំងពីសប្តាហ៍ដំបូង។ អ្វីដែលរក្សាមនុស្ស ចំណាយតិច៖ កន្លែង ផែនការ និងមនុស្សម្នាក់សម្រាប់សួរ។
## មុនថ្ងៃដំបូង
- តុ កូនសោ គណនីចូល សម្លៀកបំពាក់ត្រូវទំហំ។
- សារដែលមានម៉ោង ទ្វារចូល និងឈ្មោះអ្នកត្រូវសួររក។
- សហការីម្នាក់ដែលទំនេរនៅថ្ងៃនោះ ហើយដឹងជាមុន។
## ពីថ្ងៃចន្ទដល់ថ្ងៃសុក្រ
បង្ហាញកន្លែងនិងមនុស្សមុន បទបញ្ជាទីពីរ ការងារទីបី។ ឱ្យកិច្ចការតូចមួយនៅថ្ងៃដំបូង ដែលអាចចប់ក្នុងថ្ងៃដដែល។ ឱ្យសហការីថ្មីញ៉ាំបាយជាមួយអ្នកដទៃ។ នៅថ្ងៃសុក្រ សូមសួរសំណួរបី៖ អ្វីច្បាស់ អ្វីមិនច្បាស់ អ្វីធ្វើឱ្យអ្នកភ្ញាក់ផ្អើល? កត់ចម្លើយ ហើយកែមួយក្នុងចំណោមនោះ មុនពេលអ្នកបន្ទាប់មកដល់។ សួរម្ដងទៀតក្រោយមួយខែ និងក្រោយការសាកល្បង។`,
    },
  },
  {
    id: 605,
    day: '2026-09-30',
    titles: namesOf(
      'Say the pay: what you gain by it | 写明工资：你能得到什么 | ប្រាប់ប្រាក់ខែ៖ អ្នកបានអ្វីពីវា | 급여를 밝히면 얻는 것 | บอกเงินเดือน: คุณได้อะไร | Nói rõ mức lương: bạn được gì',
    ),
    texts: {
      en: `Half of the talks that fail, fail on the last day over pay. Who says it in the advertisement has these talks first, with fewer people and less time.
## How to say it
- A range whose lower end you would really pay, and whose upper end somebody really gets.
- Per month, before tax, in dollars or riel, and on which day it comes.
- What comes beside it: meals, transport, insurance, the thirteenth month.
- What changes after the trial, in a number.
## What people fear about it
That colleagues ask: they compare anyway, and a range that you can explain is easier than a secret. That competitors see it: they know. That nobody bargains: you may say that the range is firm. Jobs with a range are found by the salary filter; the others are not.`,
      km: `ការចរចាពាក់កណ្ដាលដែលបរាជ័យ បរាជ័យនៅថ្ងៃចុងក្រោយដោយសារប្រាក់ខែ។ អ្នកដែលប្រាប់វាក្នុងការប្រកាស ចរចាវាមុន ជាមួយមនុស្សតិចជាង និងពេលតិចជាង។
## ប្រាប់យ៉ាងណា
- ចន្លោះដែលចុងក្រោម អ្នកពិតជានឹងបើក ហើយចុងលើ មាននរណាម្នាក់ពិតជាទទួល។
- ក្នុងមួយខែ មុនពន្ធ ជាដុល្លារឬរៀល និងបើកនៅថ្ងៃណា។
- អ្វីដែលមានបន្ថែម៖ អាហារ ការធ្វើដំណើរ ធានារ៉ាប់រង ប្រាក់ខែទីដប់បី។
- អ្វីផ្លាស់ប្ដូរក្រោយការសាកល្បង ជាលេខ។
## អ្វីដែលគេខ្លាច
ខ្លាចសហការីសួរ៖ គេប្រៀបធៀបស្រាប់ហើយ ចន្លោះដែលអ្នកពន្យល់បាន ងាយជាងការលាក់។ ខ្លាចគូប្រជែងឃើញ៖ គេដឹងហើយ។ ខ្លាចគ្មាននរណាចរចា៖ អ្នកអាចប្រាប់ថាចន្លោះនេះថេរ។ ការងារដែលមានចន្លោះប្រាក់ខែ ត្រូវរកឃើញដោយតម្រងប្រាក់ខែ ឯការងារផ្សេងមិនត្រូវទេ។`,
    },
  },
  {
    id: 606,
    day: '2026-10-21',
    titles: namesOf(
      'Reading resumes fairly in ten minutes | 十分钟公平看简历 | អានប្រវត្តិរូបដោយយុត្តិធម៌ក្នុងដប់នាទី | 10분 안에 공정하게 이력서 읽기 | อ่านเรซูเม่อย่างเป็นธรรมในสิบนาที | Đọc hồ sơ công bằng trong mười phút',
    ),
    texts: {
      en: `Tired eyes choose what looks like themselves. A short list beside the screen helps more than good will.
## Before you open the first one
- Write down the three required things of your advertisement, and nothing else.
- Read all resumes for the first thing, then all for the second.
- Mark yes, no, or ask. No half points.
## While you read
Cover the photo and the name if you can. A gap of a year, a small school or a job in another trade is a question for the chat, not a no. Spelling counts where writing is the work. Stop after twenty and go on tomorrow: the last ten of a long evening are judged worst. When you have your list of five, look once at those who were sixth and seventh, and say aloud why they are not in it.`,
      km: `ភ្នែកដែលហត់ ជ្រើសរើសអ្វីដែលដូចខ្លួនឯង។ បញ្ជីខ្លីមួយនៅក្បែរអេក្រង់ ជួយបានច្រើនជាងចេតនាល្អ។
## មុនពេលបើកសន្លឹកដំបូង
- កត់បីយ៉ាងដែលតម្រូវក្នុងការប្រកាសរបស់អ្នក ហើយគ្មានអ្វីផ្សេង។
- អានប្រវត្តិរូបទាំងអស់សម្រាប់រឿងទីមួយ រួចទាំងអស់សម្រាប់រឿងទីពីរ។
- គូសថា បាន មិនបាន ឬត្រូវសួរ។ គ្មានកន្លះពិន្ទុទេ។
## ពេលកំពុងអាន
បាំងរូបថតនិងឈ្មោះ បើអាច។ ចន្លោះមួយឆ្នាំ សាលាតូច ឬការងារក្នុងមុខរបរផ្សេង ជាសំណួរសម្រាប់ជជែក មិនមែនជាការបដិសេធទេ។ អក្ខរាវិរុទ្ធសំខាន់ នៅកន្លែងដែលការសរសេរជាការងារ។ ឈប់ក្រោយម្ភៃ ហើយបន្តថ្ងៃស្អែក៖ ដប់ចុងក្រោយនៃល្ងាចវែង ត្រូវវាយតម្លៃអាក្រក់បំផុត។ ពេលមានបញ្ជីប្រាំនាក់ សូមមើលម្ដងទៀតអ្នកទីប្រាំមួយ និងទីប្រាំពីរ ហើយនិយាយឱ្យឮថាហេតុអ្វីគេមិននៅក្នុងបញ្ជី។`,
    },
  },
  {
    id: 607,
    day: '2026-11-16',
    titles: namesOf(
      'Hiring through an agency: what to agree on | 通过中介招聘：需要约定什么 | ជ្រើសរើសតាមភ្នាក់ងារ៖ ត្រូវព្រមព្រៀងអ្វី | 에이전시를 통한 채용: 합의할 것들 | จ้างงานผ่านเอเจนซี: ควรตกลงอะไร | Tuyển qua đại lý: cần thỏa thuận gì',
    ),
    texts: {
      en: `An agency saves time when both sides know what is ordered. Most quarrels come from three lines that nobody wrote down.
## Write down
- The task in the words of your advertisement, and how many candidates you want to meet until when.
- What you pay, when, and what you get back if the person leaves within three months.
- That candidates pay nothing, neither to the agency nor to anybody else.
- Who tells the candidates, and what may be told about you.
## Stay the employer
Meet the people yourself, sign the contract yourself and answer them yourself after the interview. Ask the agency for the resumes as the candidates wrote them. If several agencies bring the same person, the first one counts; say so before. A good agency also tells you when your pay is too low for the task. Listen to it once.`,
      km: `ភ្នាក់ងារចំណេញពេល ពេលភាគីទាំងពីរដឹងថាបញ្ជាអ្វី។ ជម្លោះភាគច្រើនមកពីបីបន្ទាត់ដែលគ្មាននរណាសរសេរ។
## សរសេរទុក
- កិច្ចការតាមពាក្យក្នុងការប្រកាស និងចំនួនបេក្ខជនដែលអ្នកចង់ជួប ត្រឹមពេលណា។
- អ្នកបង់ប៉ុន្មាន ពេលណា ហើយបានអ្វីវិញបើមនុស្សនោះចាកចេញក្នុងបីខែ។
- បេក្ខជនមិនបង់អ្វីទេ ទាំងទៅភ្នាក់ងារ និងទៅអ្នកដទៃ។
- នរណាប្រាប់បេក្ខជន ហើយអាចប្រាប់អ្វីអំពីអ្នក។
## នៅតែជានិយោជក
ជួបមនុស្សដោយខ្លួនឯង ចុះកិច្ចសន្យាដោយខ្លួនឯង ហើយឆ្លើយតបគេដោយខ្លួនឯងក្រោយសម្ភាសន៍។ សុំប្រវត្តិរូបពីភ្នាក់ងារដូចដែលបេក្ខជនបានសរសេរ។ បើភ្នាក់ងារច្រើននាំមនុស្សដដែល អ្នកទីមួយរាប់បញ្ចូល សូមប្រាប់ជាមុន។ ភ្នាក់ងារល្អក៏ប្រាប់អ្នកដែរ ពេលប្រាក់ខែរបស់អ្នកទាបពេកសម្រាប់កិច្ចការ។ សូមស្តាប់វាម្ដង។`,
    },
  },
]
