import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** Before, during and after an interview. */
export const interview: readonly WrittenArticle[] = [
  {
    id: 3,
    day: '2026-08-31',
    picture: 'lobby',
    titles: namesOf(
      'The day of the interview | 面试当天 | ថ្ងៃសម្ភាសន៍ | 면접 당일 | วันสัมภาษณ์งาน | Ngày phỏng vấn',
    ),
    texts: {
      en: `You cannot learn a trade in one evening, but you can arrive rested, on time and with three good questions.
## The day before
- Look at the way there on a map, and go there once if it is near.
- Read what the company says about itself, and read the advertisement again.
- Lay out clean clothes and a copy of your resume on paper.
## In the room
Greet everybody, also the person at the door. Listen to the end of each question before you begin to answer. If you do not know something, say so, and say how you would find out. When you tell of your work, tell one story from beginning to end: what was wrong, what you did, what came of it.
## Your questions
Ask how the first month looks, who you would work with, and when you will hear from them. If the answer does not come by that day, write one friendly message.`,
      km: `អ្នកមិនអាចរៀនមុខរបរមួយក្នុងមួយល្ងាចបានទេ ប៉ុន្តែអ្នកអាចទៅដល់ដោយបានសម្រាកគ្រប់គ្រាន់ ទាន់ពេល និងមានសំណួរល្អបី។
## មួយថ្ងៃមុន
- មើលផ្លូវនៅលើផែនទី ហើយបើនៅជិត សូមទៅមើលម្ដង។
- អានអ្វីដែលក្រុមហ៊ុននិយាយអំពីខ្លួន ហើយអានការប្រកាសម្ដងទៀត។
- រៀបចំសម្លៀកបំពាក់ស្អាត និងប្រវត្តិរូបមួយច្បាប់នៅលើក្រដាស។
## ក្នុងបន្ទប់
ជម្រាបសួរគ្រប់គ្នា រួមទាំងអ្នកនៅមាត់ទ្វារ។ ស្តាប់សំណួរឱ្យចប់មុនពេលចាប់ផ្ដើមឆ្លើយ។ បើអ្នកមិនដឹង សូមប្រាប់ត្រង់ៗ ហើយប្រាប់ថាអ្នកនឹងស្វែងរកចម្លើយដោយរបៀបណា។ ពេលនិយាយអំពីការងាររបស់អ្នក សូមរៀបរាប់រឿងមួយពីដើមដល់ចប់៖ មានបញ្ហាអ្វី អ្នកបានធ្វើអ្វី និងលទ្ធផលយ៉ាងណា។
## សំណួររបស់អ្នក
សួរថាខែដំបូងយ៉ាងដូចម្តេច អ្នកនឹងធ្វើការជាមួយនរណា និងពេលណាទើបទទួលបានចម្លើយ។ បើគ្មានចម្លើយនៅថ្ងៃនោះ សូមសរសេរសារមួយដោយរួសរាយ។`,
    },
  },
  {
    id: 4,
    day: '2026-09-14',
    picture: 'counter',
    titles: namesOf(
      'Talking about pay without fear | 大大方方谈工资 | និយាយអំពីប្រាក់ខែដោយមិនខ្លាច | 두려움 없이 급여 이야기하기 | คุยเรื่องเงินเดือนโดยไม่ต้องกลัว | Nói chuyện lương mà không ngại',
    ),
    texts: {
      en: `Pay is part of the work, and to ask about it is not rude. It is easier when you come prepared.
## Know three numbers
- What the work is usually paid. Look at advertisements for the same work in the same province.
- What you need in a month for rent, food, the way to work and your family.
- What you will say when somebody asks. It lies above the second number and near the first.
## Count all of it
Two offers with the same salary can be very different. Ask about meals, transport, overtime, insurance, days off and the time of trial. Ask on which day of the month the money comes, and whether it is paid in riel or in dollars.
## Let them write it down
When you agree, ask for the offer in writing before you leave your present job. A serious employer has no reason to refuse.`,
      km: `ប្រាក់ខែជាផ្នែកមួយនៃការងារ ហើយការសួរអំពីវាមិនមែនជាការគ្មានសុជីវធម៌ទេ។ វាងាយជាងនៅពេលអ្នកបានត្រៀមខ្លួន។
## ត្រូវដឹងលេខបី
- ការងារនេះជាធម្មតាទទួលបានប៉ុន្មាន។ សូមមើលការប្រកាសការងារដូចគ្នានៅក្នុងខេត្តដូចគ្នា។
- អ្វីដែលអ្នកត្រូវការក្នុងមួយខែសម្រាប់ជួលបន្ទប់ អាហារ ការធ្វើដំណើរ និងគ្រួសារ។
- អ្វីដែលអ្នកនឹងឆ្លើយពេលគេសួរ។ វាខ្ពស់ជាងលេខទីពីរ ហើយនៅជិតលេខទីមួយ។
## រាប់ទាំងអស់
ការផ្ដល់ជូនពីរដែលមានប្រាក់ខែដូចគ្នា អាចខុសគ្នាខ្លាំង។ សូមសួរអំពីអាហារ ការធ្វើដំណើរ ម៉ោងបន្ថែម ធានារ៉ាប់រង ថ្ងៃឈប់សម្រាក និងរយៈពេលសាកល្បង។ សួរថាប្រាក់មកដល់ថ្ងៃណានៃខែ ហើយជាប្រាក់រៀល ឬដុល្លារ។
## សុំឱ្យសរសេរ
ពេលព្រមព្រៀងគ្នាហើយ សូមសុំការផ្ដល់ជូនជាលាយលក្ខណ៍អក្សរ មុនពេលអ្នកចាកចេញពីការងារបច្ចុប្បន្ន។ និយោជកដែលត្រឹមត្រូវគ្មានហេតុផលដើម្បីបដិសេធទេ។`,
    },
  },
  {
    id: 201,
    day: '2026-06-08',
    titles: namesOf(
      '"Tell me about yourself": an answer of one minute | “请介绍一下你自己”：一分钟的回答 | «សូមណែនាំខ្លួនអ្នក»៖ ចម្លើយមួយនាទី | “자기소개를 해 보세요”: 1분짜리 대답 | “แนะนำตัวหน่อย”: คำตอบหนึ่งนาที | “Hãy giới thiệu về bạn”: câu trả lời một phút',
    ),
    texts: {
      en: `Almost every interview begins with this question, so it is the one answer that you can prepare word by word. It is not the story of your life.
## Three parts of twenty seconds
- What you do now, or what you have just finished, in one sentence.
- What you did well there, with one example that has a number in it.
- Why you sit in this room: what this job has that your present one has not.
## Practise it aloud
Say it to a friend, then to the camera of your telephone, and look at it once. Cut what you would say to everybody. Stop after one minute and be silent; the next question comes by itself. If you speak Khmer at home and the interview is in English, learn the first sentence by heart: when the first one is right, the others follow more easily.`,
      km: `ការសម្ភាសន៍ស្ទើរតែទាំងអស់ចាប់ផ្ដើមដោយសំណួរនេះ ដូច្នេះវាជាចម្លើយតែមួយដែលអ្នកអាចត្រៀមមួយពាក្យម្ដងៗ។ វាមិនមែនជាជីវប្រវត្តិរបស់អ្នកទេ។
## បីផ្នែក ក្នុងមួយផ្នែកម្ភៃវិនាទី
- អ្វីដែលអ្នកធ្វើសព្វថ្ងៃ ឬអ្វីដែលអ្នកទើបបញ្ចប់ ក្នុងមួយប្រយោគ។
- អ្វីដែលអ្នកធ្វើបានល្អនៅទីនោះ ជាមួយឧទាហរណ៍មួយដែលមានលេខ។
- ហេតុអ្វីអ្នកអង្គុយក្នុងបន្ទប់នេះ៖ អ្វីដែលការងារនេះមាន តែការងារបច្ចុប្បន្នគ្មាន។
## ហាត់ឱ្យឮ
និយាយទៅកាន់មិត្ត បន្ទាប់មកទៅកាន់កាមេរ៉ាទូរសព្ទ ហើយមើលម្ដង។ កាត់អ្វីដែលអ្នកនិយាយដូចគ្នាទៅកាន់គ្រប់គ្នា។ ឈប់ក្រោយមួយនាទី ហើយនៅស្ងៀម សំណួរបន្ទាប់នឹងមកដោយខ្លួនឯង។ បើអ្នកនិយាយខ្មែរនៅផ្ទះ ហើយសម្ភាសន៍ជាភាសាអង់គ្លេស សូមទន្ទេញប្រយោគដំបូង៖ ពេលប្រយោគដំបូងត្រឹមត្រូវ ប្រយោគបន្ទាប់ក៏ងាយដែរ។`,
    },
  },
  {
    id: 202,
    day: '2026-06-29',
    titles: namesOf(
      'An interview by video: check these things | 视频面试：检查这几项 | សម្ភាសន៍តាមវីដេអូ៖ ពិនិត្យរឿងទាំងនេះ | 화상 면접: 이것들을 확인하세요 | สัมภาษณ์ผ่านวิดีโอ: ตรวจสิ่งเหล่านี้ | Phỏng vấn qua video: kiểm tra những điều này',
    ),
    texts: {
      en: `In an interview by video people see your face, hear your room and wait for your network. All three can be prepared.
## One hour before
- Sit with the window before you, not behind you: light on your face, nothing moving at your back.
- Put the camera at the height of your eyes. A telephone on a pile of books does it.
- Close every other programme, charge the battery, and have a second network ready.
- Tell the family, and put a paper on the door.
## During the talk
Look at the camera when you speak and at the picture when you listen. Let a second pass before you answer, because the sound comes late. Keep your resume and three notes beside the screen, not in your hand. If the picture stops, write one line in the chat and join again without a long excuse: how you handle it is a part of the interview.`,
      km: `ក្នុងសម្ភាសន៍តាមវីដេអូ គេឃើញមុខអ្នក ឮសំឡេងបន្ទប់អ្នក និងរង់ចាំបណ្ដាញរបស់អ្នក។ ទាំងបីអាចត្រៀមបាន។
## មួយម៉ោងមុន
- អង្គុយឱ្យបង្អួចនៅពីមុខ មិនមែនពីក្រោយ៖ ពន្លឺលើមុខ ហើយគ្មានអ្វីរំកិលពីក្រោយខ្នង។
- ដាក់កាមេរ៉ាស្មើភ្នែក។ ទូរសព្ទលើគំនរសៀវភៅក៏បាន។
- បិទកម្មវិធីផ្សេងទាំងអស់ សាកថ្ម ហើយត្រៀមបណ្ដាញទីពីរ។
- ប្រាប់គ្រួសារ ហើយបិទក្រដាសមួយនៅលើទ្វារ។
## ពេលកំពុងនិយាយ
មើលកាមេរ៉ាពេលនិយាយ ហើយមើលរូបភាពពេលស្តាប់។ រង់ចាំមួយវិនាទីមុនឆ្លើយ ព្រោះសំឡេងមកយឺត។ ដាក់ប្រវត្តិរូប និងកំណត់ត្រាបីចំណុចនៅក្បែរអេក្រង់ មិនមែនក្នុងដៃ។ បើរូបភាពគាំង សូមសរសេរមួយបន្ទាត់ក្នុងការជជែក ហើយចូលម្ដងទៀតដោយមិនបាច់សុំទោសវែង៖ របៀបដែលអ្នកដោះស្រាយ ជាផ្នែកមួយនៃការសម្ភាសន៍។`,
    },
  },
  {
    id: 203,
    day: '2026-07-20',
    titles: namesOf(
      'What to say when you made a mistake once | 被问到犯过的错误，怎么回答 | និយាយអ្វីពេលគេសួរអំពីកំហុសរបស់អ្នក | 실수에 대해 물으면 이렇게 대답하세요 | ตอบอย่างไรเมื่อถูกถามถึงความผิดพลาด | Nói gì khi được hỏi về sai lầm của bạn',
    ),
    texts: {
      en: `"Tell us about a mistake" is no trap. Who asks wants to know whether you notice mistakes, say them and learn.
## Choose the right one
- A real one, from work, not longer ago than three years.
- One that cost time or money, but hurt nobody and broke no law.
- One after which you changed something that still holds.
## Tell it in four sentences
What was your task? What went wrong, and what was your part in it? Whom did you tell, and when? What do you do differently since then? For example: I sent an order with the wrong date, the goods came a day late. I told my manager within the hour and called the customer myself. Since then I read every order aloud before I send it, and I taught the new colleague the same.`,
      km: `«សូមប្រាប់អំពីកំហុសមួយ» មិនមែនជាអន្ទាក់ទេ។ អ្នកសួរចង់ដឹងថាអ្នកឃើញកំហុស និយាយវាចេញ ហើយរៀនពីវាឬអត់។
## ជ្រើសរើសកំហុសដែលសម
- កំហុសពិត ពីការងារ មិនយូរជាងបីឆ្នាំ។
- កំហុសដែលខាតពេលឬប្រាក់ តែមិនធ្វើឱ្យនរណារបួស ហើយមិនល្មើសច្បាប់។
- កំហុសដែលក្រោយមក អ្នកបានកែអ្វីមួយដែលនៅប្រើរហូតដល់ឥឡូវ។
## រៀបរាប់ក្នុងបួនប្រយោគ
ភារកិច្ចរបស់អ្នកជាអ្វី? អ្វីបានខុស ហើយអ្នកមានចំណែកអ្វី? អ្នកបានប្រាប់នរណា ហើយពេលណា? តាំងពីពេលនោះ អ្នកធ្វើអ្វីខុសពីមុន? ឧទាហរណ៍៖ ខ្ញុំបានផ្ញើការបញ្ជាទិញដែលមានកាលបរិច្ឆេទខុស ទំនិញមកយឺតមួយថ្ងៃ។ ខ្ញុំបានប្រាប់អ្នកគ្រប់គ្រងក្នុងមួយម៉ោង ហើយទូរសព្ទទៅអតិថិជនដោយខ្លួនឯង។ តាំងពីពេលនោះ ខ្ញុំអានការបញ្ជាទិញឱ្យឮមុនផ្ញើ ហើយបានបង្រៀនសហការីថ្មីដូចគ្នា។`,
    },
  },
  {
    id: 204,
    day: '2026-10-26',
    titles: namesOf(
      'Questions you need not answer | 你可以不回答的问题 | សំណួរដែលអ្នកមិនចាំបាច់ឆ្លើយ | 대답하지 않아도 되는 질문 | คำถามที่คุณไม่จำเป็นต้องตอบ | Những câu hỏi bạn không cần trả lời',
    ),
    texts: {
      en: `An employer may ask what has to do with the work. Some questions have nothing to do with it, and you decide what you say.
## Such questions are
- Are you married, do you plan to have children, are you pregnant?
- Which religion do you have, which party do you vote for?
- How much do your parents earn, what do they own?
- Are you healthy, when the work asks for nothing special.
## A friendly way around
Answer the worry behind the question. Asked for children, say: "I can work the hours of this advertisement, and I have arranged my days for it." Asked for religion, say: "It does not touch my work." If somebody insists, you may ask what it means for the job. Remember who asked in which way: an interview shows you the employer, too, and you may choose another one.`,
      km: `និយោជកអាចសួរអ្វីដែលទាក់ទងនឹងការងារ។ សំណួរខ្លះមិនពាក់ព័ន្ធទេ ហើយអ្នកជាអ្នកសម្រេចថានិយាយអ្វី។
## សំណួរបែបនោះមាន
- តើអ្នករៀបការហើយឬនៅ មានគម្រោងមានកូនទេ មានផ្ទៃពោះទេ?
- តើអ្នកកាន់សាសនាអ្វី បោះឆ្នោតឱ្យបក្សណា?
- តើឪពុកម្ដាយអ្នករកបានប៉ុន្មាន មានទ្រព្យអ្វីខ្លះ?
- តើអ្នកមានសុខភាពល្អទេ ខណៈការងារមិនទាមទារអ្វីពិសេស។
## វិធីឆ្លើយដោយរួសរាយ
ឆ្លើយទៅនឹងការព្រួយបារម្ភនៅពីក្រោយសំណួរ។ បើគេសួរអំពីកូន សូមនិយាយថា៖ «ខ្ញុំអាចធ្វើការតាមម៉ោងក្នុងការប្រកាស ហើយខ្ញុំបានរៀបចំពេលវេលារួចហើយ»។ បើគេសួរអំពីសាសនា៖ «វាមិនប៉ះពាល់ការងារខ្ញុំទេ»។ បើគេនៅតែសួរ អ្នកអាចសួរវិញថាវាទាក់ទងនឹងការងារយ៉ាងណា។ ចាំថានរណាសួរ និងសួរបែបណា៖ ការសម្ភាសន៍ក៏បង្ហាញនិយោជកដល់អ្នកដែរ ហើយអ្នកអាចជ្រើសកន្លែងផ្សេង។`,
    },
  },
  {
    id: 205,
    day: '2026-11-09',
    titles: namesOf(
      'After the interview: one message, then patience | 面试之后：发一条消息，然后耐心等待 | ក្រោយសម្ភាសន៍៖ សារមួយ រួចអត់ធ្មត់ | 면접 후: 메시지 하나, 그리고 기다림 | หลังสัมภาษณ์: หนึ่งข้อความ แล้วรอ | Sau phỏng vấn: một tin nhắn, rồi kiên nhẫn',
    ),
    texts: {
      en: `The interview is not over when you leave the room. What you do in the next days may decide between two good people.
## On the same evening
- Write down the names, what was asked and what you would answer better.
- Write one short message: thank you, one thing you liked, one sentence why you fit, and that you look forward to their answer.
- Send what you promised: a certificate, a reference, a photo of your work.
## While you wait
Go on with other applications until you have signed. If the day they named passes, wait two days and ask once, in a friendly way. If the answer is no, thank them and ask what you should learn for the next time. Some answer, and a few call again months later, when the first choice has left.`,
      km: `ការសម្ភាសន៍មិនទាន់ចប់ទេ ពេលអ្នកចេញពីបន្ទប់។ អ្វីដែលអ្នកធ្វើក្នុងថ្ងៃបន្ទាប់ អាចកំណត់រវាងមនុស្សល្អពីរនាក់។
## នៅល្ងាចដដែល
- កត់ឈ្មោះ អ្វីដែលគេសួរ និងអ្វីដែលអ្នកគួរឆ្លើយឱ្យល្អជាង។
- សរសេរសារខ្លីមួយ៖ អរគុណ រឿងមួយដែលអ្នកពេញចិត្ត មួយប្រយោគថាហេតុអ្វីអ្នកសម និងថាអ្នករង់ចាំចម្លើយ។
- ផ្ញើអ្វីដែលអ្នកបានសន្យា៖ វិញ្ញាបនបត្រ អ្នកធានា ឬរូបថតស្នាដៃ។
## ពេលរង់ចាំ
បន្តដាក់ពាក្យនៅកន្លែងផ្សេង រហូតដល់អ្នកបានចុះហត្ថលេខា។ បើថ្ងៃដែលគេសន្យាបានកន្លងផុត សូមរង់ចាំពីរថ្ងៃ ហើយសួរម្ដងដោយរួសរាយ។ បើចម្លើយគឺទេ សូមអរគុណ ហើយសួរថាអ្នកគួររៀនអ្វីសម្រាប់លើកក្រោយ។ អ្នកខ្លះឆ្លើយ ហើយអ្នកខ្លះទូរសព្ទមកវិញប៉ុន្មានខែក្រោយ ពេលអ្នកដែលគេជ្រើសមុនបានចាកចេញ។`,
    },
  },
]
