import type { DemoPortrait } from './portrait'

export const mekongTech: DemoPortrait = {
  logo: 'mekong',
  cover: 'cover-mekong',
  pictures: [
    ['office', { en: 'Our desks', km: 'តុធ្វើការរបស់យើង', zh: '我们的办公桌' }],
    ['market', { en: 'Shops that use our software', km: 'ហាងដែលប្រើកម្មវិធីរបស់យើង', zh: '使用我们软件的商店' }],
    ['terrace', { en: 'Friday evening on the terrace', km: 'ល្ងាចថ្ងៃសុក្រលើរានហាល', zh: '周五傍晚的露台' }],
  ],
  benefits: ['insurance', 'leave', 'training', 'bonus'],
  foundedYear: 2014,
  workLanguages: [1, 2],
  abouts: {
    km: 'កម្មវិធីសម្រាប់ហាងនៅកម្ពុជា ឡាវ និងវៀតណាម ធ្វើដោយមនុស្សកៅសិបនាក់។\n\nយើងធ្វើការប្រាំថ្ងៃក្នុងមួយសប្ដាហ៍ ហើយអាចធ្វើពីផ្ទះបានពីរថ្ងៃ។ អ្នកចូលថ្មីមានម្នាក់នៅក្បែរជួយក្នុងបីខែដំបូង។',
    zh: '为柬埔寨、老挝和越南的商店开发软件，团队九十人。\n\n每周工作五天，其中两天可以在家办公。新同事头三个月有专人带。',
  },
  desk: {
    does: {
      en: 'Head of people',
      zh: '人事主管',
      km: 'ប្រធានផ្នែកធនធានមនុស្ស',
      ko: '인사 책임자',
      th: 'หัวหน้าฝ่ายบุคคล',
      vi: 'Trưởng phòng nhân sự',
    },
    languages: ['km', 'en'],
  },
  hiring: {
    en: 'Open the chat and tell us about you, or send your resume with this page. One talk of half an hour, one small task at home, an answer within ten days.',
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ មានសម្ភាសន៍កន្លះម៉ោង កិច្ចការតូចមួយធ្វើនៅផ្ទះ ហើយយើងឆ្លើយក្នុងដប់ថ្ងៃ។',
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。一次半小时面谈，一个在家完成的小任务，十天内答复。',
  },
  gets: {
    en: 'Health insurance for you and one of your family | 20 days of leave and all public holidays | Two days a week from home | English lessons in the office',
    km: 'ធានារ៉ាប់រងសុខភាពសម្រាប់អ្នក និងសមាជិកគ្រួសារម្នាក់ | ច្បាប់ឈប់សម្រាក 20 ថ្ងៃ និងថ្ងៃបុណ្យជាតិទាំងអស់ | ធ្វើការពីផ្ទះពីរថ្ងៃក្នុងមួយសប្ដាហ៍ | រៀនភាសាអង់គ្លេសនៅការិយាល័យ',
    zh: '本人及一位家属的医疗保险 | 20 天年假和全部法定假日 | 每周两天在家办公 | 办公室英语课',
  },
  jobs: {
    3: {
      en: {
        duties:
          'Answer shop owners by chat and telephone when a till or a printer stands still. | Show new customers how to take stock and close the day. | Write down what goes wrong often, so that we mend it.',
        wanted:
          'Patience, and a clear way of explaining. | Khmer, and English to read our manuals. | Some experience with customers; a sales counter counts.',
      },
      km: {
        duties:
          'ឆ្លើយម្ចាស់ហាងតាមសារ និងទូរស័ព្ទ ពេលម៉ាស៊ីនគិតលុយ ឬម៉ាស៊ីនព្រីនមានបញ្ហា។ | បង្ហាញអតិថិជនថ្មីពីរបៀបរាប់ស្តុក និងបិទបញ្ជីប្រចាំថ្ងៃ។ | កត់ត្រាបញ្ហាដែលកើតញឹកញាប់ ដើម្បីឲ្យយើងជួសជុល។',
        wanted:
          'អត់ធ្មត់ និងពន្យល់បានច្បាស់លាស់។ | ចេះភាសាខ្មែរ និងអង់គ្លេសល្មមអានសៀវភៅណែនាំ។ | មានបទពិសោធន៍ខ្លះជាមួយអតិថិជន ការលក់ក្នុងហាងក៏រាប់ដែរ។',
      },
      zh: {
        duties:
          '商店的收银机或打印机出问题时，通过聊天和电话解答店主。 | 教新客户盘点库存、每日结账。 | 记录常见问题，方便我们改进。',
        wanted: '有耐心，讲解清楚。 | 会高棉语，英语能阅读说明书。 | 有一些客户服务经验，站过柜台也算。',
      },
    },
    4: {
      en: {
        duties:
          'Try each new version by hand on five telephones before it goes out. | Describe a fault so that a stranger can repeat it. | Learn to write automatic tests.',
        wanted: 'A curious eye and tidy notes. | English in writing. | No experience needed.',
      },
      km: {
        duties:
          'សាកល្បងកំណែថ្មីនីមួយៗដោយដៃ លើទូរស័ព្ទប្រាំគ្រឿង មុនពេលចេញផ្សាយ។ | ពិពណ៌នាកំហុសឲ្យអ្នកដទៃអាចធ្វើតាមបាន។ | រៀនសរសេរការសាកល្បងស្វ័យប្រវត្តិ។',
        wanted: 'ភ្នែកចេះសង្កេត និងកំណត់ត្រាមានរបៀប។ | សរសេរភាសាអង់គ្លេសបាន។ | មិនត្រូវការបទពិសោធន៍ទេ។',
      },
      zh: {
        duties:
          '每个新版本发布前，在五部手机上手动测试。 | 把问题描述清楚，让别人能够重现。 | 学习编写自动化测试。',
        wanted: '观察细致，记录整齐。 | 能用英语书写。 | 无需经验。',
      },
    },
    12: {
      en: {
        duties:
          'Build the services behind 4,000 tills: orders, stock and payments. | Read other people’s code with them and let them read yours. | Take one week in six for what breaks at night.',
        wanted:
          'Three years with Node.js or a language like it. | SQL that you can explain. | English in writing; Khmer helps.',
      },
      km: {
        duties:
          'បង្កើតសេវាកម្មខាងក្រោយម៉ាស៊ីនគិតលុយ 4,000 គ្រឿង៖ ការកម្ម៉ង់ ស្តុក និងការទូទាត់។ | អានកូដរបស់មិត្តរួមការងារ ហើយឲ្យគេអានកូដរបស់អ្នក។ | ក្នុងប្រាំមួយសប្ដាហ៍ ទទួលខុសត្រូវមួយសប្ដាហ៍លើបញ្ហាពេលយប់។',
        wanted:
          'បទពិសោធន៍បីឆ្នាំជាមួយ Node.js ឬភាសាប្រហាក់ប្រហែល។ | ចេះ SQL ហើយពន្យល់បាន។ | សរសេរអង់គ្លេសបាន ចេះខ្មែរកាន់តែប្រសើរ។',
      },
      zh: {
        duties:
          '开发 4,000 台收银机背后的服务：订单、库存和支付。 | 与同事互相审阅代码。 | 每六周有一周负责夜间故障。',
        wanted: '三年 Node.js 或类似语言的经验。 | 熟悉 SQL，并能讲清楚。 | 能用英语书写，会高棉语更好。',
      },
    },
    13: {
      en: {
        duties:
          'Run the office: deliveries, bills, travel and guests. | Plan the week of two directors. | Look after the first day of each new colleague.',
        wanted:
          'Three years in an office. | Khmer and English, spoken and written. | Spreadsheets, and calm when five things come at once.',
      },
      km: {
        duties:
          'គ្រប់គ្រងការិយាល័យ៖ ការដឹកជញ្ជូន វិក្កយបត្រ ការធ្វើដំណើរ និងភ្ញៀវ។ | រៀបចំកម្មវិធីប្រចាំសប្ដាហ៍របស់នាយកពីរនាក់។ | ថែទាំថ្ងៃដំបូងរបស់មិត្តរួមការងារថ្មីម្នាក់ៗ។',
        wanted:
          'បទពិសោធន៍បីឆ្នាំក្នុងការិយាល័យ។ | និយាយ និងសរសេរភាសាខ្មែរ និងអង់គ្លេសបាន។ | ចេះប្រើ Excel ហើយនៅតែស្ងប់ពេលការងារចូលព្រមគ្នា។',
      },
      zh: {
        duties: '管理办公室：收发、账单、差旅和来访。 | 安排两位总监每周的日程。 | 照顾每位新同事的第一天。',
        wanted: '三年办公室工作经验。 | 高棉语和英语听说读写。 | 熟练使用表格，事多不乱。',
      },
    },
  },
}
