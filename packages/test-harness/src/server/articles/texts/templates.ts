import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** Resumes and letters to fill in; what stands in brackets is replaced. */
export const templates: readonly WrittenArticle[] = [
  {
    id: 401,
    day: '2026-06-03',
    picture: 'lobby',
    titles: namesOf(
      'Template: a resume for hotel and restaurant | 模板：酒店和餐饮业简历 | គំរូ៖ ប្រវត្តិរូបសម្រាប់សណ្ឋាគារ និងភោជនីយដ្ឋាន | 서식: 호텔·식당 이력서 | แม่แบบ: เรซูเม่สำหรับโรงแรมและร้านอาหาร | Mẫu: hồ sơ cho khách sạn và nhà hàng',
    ),
    texts: {
      en: `Copy these lines into your resume on Sarika and replace what stands in brackets. Take out what does not fit; an empty line is worse than none.
## At the top
- [Family name, given name], [position you look for], [city], [telephone], [e-mail]
- Two sentences: "[Number] years in [kind of house], [number] rooms or seats. I speak [language] with guests and [language] with suppliers."
## Experience, the newest first
- [Month year] to [month year]: [position], [hotel or restaurant], [city]. Served [number] guests a shift; took payments in riel and dollars; trained [number] new colleagues.
- The same for the job before.
## Below
- Languages: [language, level]
- Programmes: [booking or till system]
- Certificates: [hygiene, first aid], [authority], [date]
- Ready for: shifts, weekends, Khmer New Year, from [date]`,
      km: `ចម្លងបន្ទាត់ទាំងនេះទៅក្នុងប្រវត្តិរូបរបស់អ្នកនៅលើ Sarika ហើយជំនួសអ្វីក្នុងវង់ក្រចក។ ដកអ្វីដែលមិនសម បន្ទាត់ទទេអាក្រក់ជាងគ្មាន។
## ខាងលើ
- [នាមត្រកូល នាមខ្លួន], [មុខតំណែងដែលស្វែងរក], [ទីក្រុង], [ទូរសព្ទ], [អ៊ីមែល]
- ពីរប្រយោគ៖ «បទពិសោធន៍ [ចំនួន] ឆ្នាំក្នុង [ប្រភេទកន្លែង] ដែលមាន [ចំនួន] បន្ទប់ឬកៅអី។ ខ្ញុំនិយាយភាសា [ភាសា] ជាមួយភ្ញៀវ និង [ភាសា] ជាមួយអ្នកផ្គត់ផ្គង់»។
## បទពិសោធន៍ ថ្មីបំផុតមុន
- [ខែ ឆ្នាំ] ដល់ [ខែ ឆ្នាំ]៖ [មុខតំណែង], [សណ្ឋាគារឬភោជនីយដ្ឋាន], [ទីក្រុង]។ បម្រើភ្ញៀវ [ចំនួន] នាក់ក្នុងមួយវេន ទទួលប្រាក់រៀលនិងដុល្លារ បង្ហាត់សហការីថ្មី [ចំនួន] នាក់។
- ធ្វើដូចគ្នាសម្រាប់ការងារមុន។
## ខាងក្រោម
- ភាសា៖ [ភាសា កម្រិត]
- កម្មវិធី៖ [ប្រព័ន្ធកក់បន្ទប់ឬគិតលុយ]
- វិញ្ញាបនបត្រ៖ [អនាម័យ សង្គ្រោះបឋម], [អ្នកចេញ], [កាលបរិច្ឆេទ]
- អាចធ្វើ៖ វេន ចុងសប្តាហ៍ ចូលឆ្នាំខ្មែរ ចាប់ពី [កាលបរិច្ឆេទ]`,
    },
  },
  {
    id: 402,
    day: '2026-07-01',
    picture: 'office',
    titles: namesOf(
      'Template: a resume for office and accounting | 模板：办公室和会计简历 | គំរូ៖ ប្រវត្តិរូបសម្រាប់ការិយាល័យ និងគណនេយ្យ | 서식: 사무·회계 이력서 | แม่แบบ: เรซูเม่สำหรับงานสำนักงานและบัญชี | Mẫu: hồ sơ cho văn phòng và kế toán',
    ),
    texts: {
      en: `Office work is measured by what is in order afterwards. Let numbers speak: invoices, days, people. Replace what stands in brackets.
## At the top
- [Name], [position you look for], [city], [telephone], [e-mail]
- "I closed the books of [number] branches by day [number] of each month, without corrections by the auditor in [year]."
## Experience, the newest first
- [Month year] to now: [position], [company], [city]. Checked [number] invoices a month in [programme]; prepared tax forms with [whom]; brought payments that were late from [number] to [number].
- The job before, in the same shape and half the length.
## Education and more
- [Month year]: [degree], [major], [school]
- Programmes: [table, bookkeeping, mail], each with what you do in it
- Languages: [language, level], and whether you write letters in it
- References on request`,
      km: `ការងារការិយាល័យវាស់ដោយអ្វីដែលមានរបៀបរៀបរយក្រោយមក។ ឱ្យលេខនិយាយ៖ វិក្កយបត្រ ថ្ងៃ មនុស្ស។ ជំនួសអ្វីក្នុងវង់ក្រចក។
## ខាងលើ
- [ឈ្មោះ], [មុខតំណែងដែលស្វែងរក], [ទីក្រុង], [ទូរសព្ទ], [អ៊ីមែល]
- «ខ្ញុំបានបិទបញ្ជីសាខា [ចំនួន] ត្រឹមថ្ងៃទី [ចំនួន] រៀងរាល់ខែ ដោយគ្មានការកែពីសវនករក្នុងឆ្នាំ [ឆ្នាំ]»។
## បទពិសោធន៍ ថ្មីបំផុតមុន
- [ខែ ឆ្នាំ] ដល់ឥឡូវ៖ [មុខតំណែង], [ក្រុមហ៊ុន], [ទីក្រុង]។ ពិនិត្យវិក្កយបត្រ [ចំនួន] ក្នុងមួយខែដោយ [កម្មវិធី] រៀបចំទម្រង់ពន្ធជាមួយ [នរណា] បន្ថយការបង់យឺតពី [ចំនួន] មក [ចំនួន]។
- ការងារមុន ក្នុងទម្រង់ដដែល តែខ្លីពាក់កណ្ដាល។
## ការសិក្សា និងផ្សេងៗ
- [ខែ ឆ្នាំ]៖ [សញ្ញាបត្រ], [ជំនាញ], [សាលា]
- កម្មវិធី៖ [តារាង គណនេយ្យ អ៊ីមែល] ព្រមទាំងអ្វីដែលអ្នកធ្វើក្នុងនោះ
- ភាសា៖ [ភាសា កម្រិត] និងថាអ្នកសរសេរលិខិតជាភាសានោះឬទេ
- មានអ្នកធានាតាមការស្នើសុំ`,
    },
  },
  {
    id: 403,
    day: '2026-07-29',
    picture: 'sewing',
    titles: namesOf(
      'Template: a resume for factory and building | 模板：工厂和建筑业简历 | គំរូ៖ ប្រវត្តិរូបសម្រាប់រោងចក្រ និងសំណង់ | 서식: 공장·건설 이력서 | แม่แบบ: เรซูเม่สำหรับโรงงานและงานก่อสร้าง | Mẫu: hồ sơ cho nhà máy và xây dựng',
    ),
    texts: {
      en: `Foremen read standing. Put machines, materials and safety first, and keep it on one page. Replace what stands in brackets.
## At the top
- [Name], [trade], [province], [telephone]
- "[Number] years on [machine or trade]. I read drawings, I work safely, and I had no accident in [number] years."
## What I can do alone
- Machines: [name and size of each]
- Materials: [cloth, steel, wood, concrete]
- Tasks: [set up, repair small faults, check quality, lead a group of number]
- Licences: [forklift, welding, electricity], [authority], [date]
## Where I did it
- [Month year] to [month year]: [trade], [factory or site], [province]. Made [number] pieces a day with less than [number] in a hundred sent back.
- The place before, in one line.
- Can begin on [date]; can live at [place]; shifts: [day, night]`,
      km: `មេការអានទាំងឈរ។ ដាក់ម៉ាស៊ីន សម្ភារៈ និងសុវត្ថិភាពនៅមុន ហើយទុកត្រឹមមួយទំព័រ។ ជំនួសអ្វីក្នុងវង់ក្រចក។
## ខាងលើ
- [ឈ្មោះ], [មុខរបរ], [ខេត្ត], [ទូរសព្ទ]
- «បទពិសោធន៍ [ចំនួន] ឆ្នាំលើ [ម៉ាស៊ីនឬមុខរបរ]។ ខ្ញុំអានប្លង់បាន ធ្វើការដោយសុវត្ថិភាព ហើយគ្មានគ្រោះថ្នាក់ក្នុង [ចំនួន] ឆ្នាំ»។
## អ្វីដែលខ្ញុំធ្វើបានតែម្នាក់ឯង
- ម៉ាស៊ីន៖ [ឈ្មោះ និងទំហំនីមួយៗ]
- សម្ភារៈ៖ [ក្រណាត់ ដែក ឈើ បេតុង]
- កិច្ចការ៖ [រៀបចំម៉ាស៊ីន ជួសជុលតូចតាច ពិនិត្យគុណភាព ដឹកនាំក្រុមប៉ុន្មាននាក់]
- ប័ណ្ណអនុញ្ញាត៖ [រថយន្តលើកទំនិញ ផ្សារដែក អគ្គិសនី], [អ្នកចេញ], [កាលបរិច្ឆេទ]
## កន្លែងដែលខ្ញុំបានធ្វើ
- [ខែ ឆ្នាំ] ដល់ [ខែ ឆ្នាំ]៖ [មុខរបរ], [រោងចក្រឬការដ្ឋាន], [ខេត្ត]។ ផលិត [ចំនួន] ក្នុងមួយថ្ងៃ ដោយត្រូវធ្វើវិញតិចជាង [ចំនួន] ក្នុងមួយរយ។
- កន្លែងមុន ក្នុងមួយបន្ទាត់។
- អាចចាប់ផ្ដើម [កាលបរិច្ឆេទ] អាចស្នាក់នៅ [កន្លែង] វេន៖ [ថ្ងៃ យប់]`,
    },
  },
  {
    id: 404,
    day: '2026-09-21',
    titles: namesOf(
      'Template: a cover letter to fill in | 模板：可直接填写的求职信 | គំរូ៖ លិខិតសុំការងារសម្រាប់បំពេញ | 서식: 채워 쓰는 자기소개서 | แม่แบบ: จดหมายสมัครงานพร้อมกรอก | Mẫu: thư xin việc để điền',
    ),
    texts: {
      en: `Replace what stands in brackets, then read the letter once as the employer would. If a sentence is true for everybody, take it out.
## The letter
- Dear [name], you are looking for a [position] in [city]. I have done this work for [number] years at [place], and I would like to do it for you.
- Last [month] we had [problem]. I [what you did], and after [time] [result with a number]. Your advertisement asks for [word of the advertisement]; this is how I understand it.
- I chose your house because [one thing you saw yourself].
- I can begin on [date] and come to a talk on any day after [hour]. You reach me at [telephone]. Thank you for your time, [name]
## What to attach
- Your resume, with the same dates as in this letter.
- One certificate that the advertisement asks for, no more.`,
      km: `ជំនួសអ្វីក្នុងវង់ក្រចក រួចអានលិខិតម្ដងដូចនិយោជក។ បើប្រយោគមួយពិតសម្រាប់គ្រប់គ្នា សូមដកចេញ។
## លិខិត
- ជូនចំពោះ [ឈ្មោះ] លោកអ្នកកំពុងស្វែងរក [មុខតំណែង] នៅ [ទីក្រុង]។ ខ្ញុំបានធ្វើការងារនេះ [ចំនួន] ឆ្នាំនៅ [កន្លែង] ហើយចង់ធ្វើសម្រាប់លោកអ្នក។
- [ខែ] មុន យើងមាន [បញ្ហា]។ ខ្ញុំបាន [អ្វីដែលអ្នកធ្វើ] ហើយក្រោយ [ពេលវេលា] [លទ្ធផលដែលមានលេខ]។ ការប្រកាសរបស់លោកអ្នកសុំ [ពាក្យក្នុងការប្រកាស] នេះជារបៀបដែលខ្ញុំយល់វា។
- ខ្ញុំជ្រើសរើសកន្លែងលោកអ្នក ព្រោះ [រឿងមួយដែលអ្នកបានឃើញដោយខ្លួនឯង]។
- ខ្ញុំអាចចាប់ផ្ដើម [កាលបរិច្ឆេទ] ហើយអាចមកជួបថ្ងៃណាក៏បានក្រោយម៉ោង [ម៉ោង]។ ទាក់ទងខ្ញុំតាម [ទូរសព្ទ]។ សូមអរគុណចំពោះពេលវេលា [ឈ្មោះ]
## ភ្ជាប់អ្វីខ្លះ
- ប្រវត្តិរូបរបស់អ្នក ដែលមានកាលបរិច្ឆេទដូចក្នុងលិខិត។
- វិញ្ញាបនបត្រមួយដែលការប្រកាសសុំ មិនច្រើនជាងនេះ។`,
    },
  },
  {
    id: 405,
    day: '2026-10-28',
    picture: 'counter',
    titles: namesOf(
      'Template: a resume for sales and service | 模板：销售和客服简历 | គំរូ៖ ប្រវត្តិរូបសម្រាប់ការលក់ និងសេវាអតិថិជន | 서식: 판매·고객 서비스 이력서 | แม่แบบ: เรซูเม่สำหรับงานขายและบริการ | Mẫu: hồ sơ cho bán hàng và dịch vụ',
    ),
    texts: {
      en: `If you sell, your resume shows it: short, clear, one number in each line. Replace what is in brackets, and send nothing that you can’t prove.
## At the top
- [Name], [position you look for], [city], [telephone], [e-mail]
- "I sell [goods or service] to [kind of customer]; in [year] I brought [number] new customers, and [number] of them are still there."
## Experience, the newest first
- [Month year] to now: [position], [company], [area]. Visited [number] customers a week; sold for [sum] a month; aim reached in [number] of twelve months.
- Before: [position], [shop]. Answered [number] questions a day by [telephone, chat, counter]; complaints settled on the same day: [number] in ten.
## What I bring
- Licence and vehicle: [motorcycle, car], [class]
- Languages with customers: [language, level]
- Programmes: [customer list, till, tables]`,
      km: `អ្នកលក់ បង្ហាញវាដោយប្រវត្តិរូប៖ ខ្លី ច្បាស់ មានលេខមួយក្នុងមួយបន្ទាត់។ ជំនួសអ្វីក្នុងវង់ក្រចក ហើយកុំផ្ញើអ្វីដែលអ្នកមិនអាចបញ្ជាក់បាន។
## ខាងលើ
- [ឈ្មោះ], [មុខតំណែងដែលស្វែងរក], [ទីក្រុង], [ទូរសព្ទ], [អ៊ីមែល]
- «ខ្ញុំលក់ [ទំនិញឬសេវា] ទៅ [ប្រភេទអតិថិជន] ក្នុងឆ្នាំ [ឆ្នាំ] ខ្ញុំនាំអតិថិជនថ្មី [ចំនួន] នាក់ ហើយ [ចំនួន] នាក់នៅរហូតដល់ឥឡូវ»។
## បទពិសោធន៍ ថ្មីបំផុតមុន
- [ខែ ឆ្នាំ] ដល់ឥឡូវ៖ [មុខតំណែង], [ក្រុមហ៊ុន], [តំបន់]។ ជួបអតិថិជន [ចំនួន] នាក់ក្នុងមួយសប្តាហ៍ លក់បាន [ចំនួនទឹកប្រាក់] ក្នុងមួយខែ សម្រេចគោលដៅ [ចំនួន] ក្នុងដប់ពីរខែ។
- មុននោះ៖ [មុខតំណែង], [ហាង]។ ឆ្លើយសំណួរ [ចំនួន] ក្នុងមួយថ្ងៃតាម [ទូរសព្ទ ជជែក បញ្ជរ] បណ្តឹងដែលដោះស្រាយក្នុងថ្ងៃដដែល៖ [ចំនួន] ក្នុងដប់។
## អ្វីដែលខ្ញុំមាន
- ប័ណ្ណបើកបរ និងយានជំនិះ៖ [ម៉ូតូ រថយន្ត], [ប្រភេទ]
- ភាសាជាមួយអតិថិជន៖ [ភាសា កម្រិត]
- កម្មវិធី៖ [បញ្ជីអតិថិជន គិតលុយ តារាង]`,
    },
  },
]
