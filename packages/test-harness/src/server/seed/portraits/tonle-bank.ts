import type { DemoPortrait } from './portrait'

export const tonleBank: DemoPortrait = {
  logo: 'tonle',
  cover: 'cover-tonle',
  pictures: [
    ['counter', { en: 'A branch', km: 'សាខាមួយ', zh: '一家分行' }],
    ['office', { en: 'Head office', km: 'ការិយាល័យកណ្ដាល', zh: '总行办公室' }],
    ['market', { en: 'Customers at the market', km: 'អតិថិជននៅផ្សារ', zh: '市场里的客户' }],
  ],
  benefits: ['insurance', 'bonus', 'training', 'leave', 'family'],
  foundedYear: 1998,
  workLanguages: [1, 2],
  abouts: {
    km: 'ធនាគារសម្រាប់គ្រួសារ និងសហគ្រាសតូចៗ មាន 41 សាខា។\n\nបុគ្គលិកថ្មីរៀនមួយខែនៅមជ្ឈមណ្ឌលបណ្ដុះបណ្ដាលនៅភ្នំពេញ ដោយមានប្រាក់ខែពេញ។',
    zh: '面向家庭和小企业的银行，有 41 家分行。\n\n新员工在金边培训中心学习一个月，工资照发。',
  },
  desk: {
    does: {
      en: 'Recruiter for the branches',
      zh: '分行招聘专员',
      km: 'អ្នកជ្រើសរើសបុគ្គលិកសម្រាប់សាខា',
      ko: '지점 채용 담당',
      th: 'ฝ่ายสรรหาประจำสาขา',
      vi: 'Tuyển dụng cho các chi nhánh',
    },
    languages: ['km', 'en'],
  },
  hiring: {
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ មានតេស្តខ្លីមួយ និងសម្ភាសន៍មួយនៅសាខា។ យើងមិនយកថ្លៃអ្វីឡើយ។',
    en: 'Open the chat and tell us about you, or send your resume with this page. There is a short test and one interview at the branch. We never ask for a fee.',
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。在分行有一次简短测试和一次面试。我们从不收费。',
  },
  gets: {
    km: 'ធានារ៉ាប់រងសុខភាព និងអាយុជីវិត | ប្រាក់ខែទី 13 នៅចុងឆ្នាំ | បណ្ដុះបណ្ដាលមួយខែ មានប្រាក់ខែពេញ | កម្ចីការប្រាក់ទាបសម្រាប់បុគ្គលិក',
    en: 'Health and life insurance | A 13th salary at the end of the year | A month of training at full pay | Staff loans at low interest',
    zh: '医疗和人寿保险 | 年底第 13 个月工资 | 一个月带薪培训 | 员工低息贷款',
  },
  jobs: {
    5: {
      km: {
        duties:
          'ទទួល និងបើកប្រាក់ជូនអតិថិជននៅបញ្ជរ។ | រាប់ប្រាក់ដុល្លារ និងរៀល ហើយផ្ទៀងផ្ទាត់បញ្ជីនៅចុងថ្ងៃ។ | ណែនាំការបើកគណនី និងកម្មវិធីទូរស័ព្ទ។',
        wanted: 'បញ្ចប់បាក់ឌុប ឬឆ្នាំទីពីរឡើងទៅ។ | ស្មោះត្រង់ ប្រុងប្រយ័ត្នជាមួយលេខ។ | ភាសាអង់គ្លេសល្មមប្រើ។',
      },
      en: {
        duties:
          'Take and pay out money at the counter. | Count dollars and riel, and balance the till at the end of the day. | Help customers open accounts and use the app.',
        wanted:
          'High school finished, or second year at university. | Honest and careful with figures. | Enough English to get by.',
      },
      zh: {
        duties: '在柜台为客户办理存取款。 | 清点美元和瑞尔，每日下班前对账。 | 指导客户开户和使用手机应用。',
        wanted: '高中毕业，或大学二年级以上。 | 诚实，对数字细心。 | 英语能简单沟通。',
      },
    },
    6: {
      en: {
        duties:
          'Visit families and small firms in Kandal who ask for a loan. | Work out what they can pay back, and say no when it is too much. | Keep in touch until the last instalment.',
        wanted:
          'A degree in finance, business or farming. | A motorbike and its licence; we pay the petrol. | Khmer well in writing.',
      },
      km: {
        duties:
          'ចុះជួបគ្រួសារ និងសហគ្រាសតូចៗក្នុងខេត្តកណ្ដាលដែលសុំកម្ចី។ | គណនាលទ្ធភាពសងប្រាក់ ហើយបដិសេធពេលកម្ចីលើសលទ្ធភាព។ | ទាក់ទងអតិថិជនជាប់ជាប្រចាំរហូតដល់សងផ្ដាច់។',
        wanted: 'បរិញ្ញាបត្រហិរញ្ញវត្ថុ ពាណិជ្ជកម្ម ឬកសិកម្ម។ | មានម៉ូតូ និងប័ណ្ណបើកបរ យើងចេញថ្លៃសាំង។ | សរសេរភាសាខ្មែរបានល្អ។',
      },
      zh: {
        duties:
          '走访干拉省申请贷款的家庭和小企业。 | 测算还款能力，超出能力时予以拒绝。 | 与客户保持联系，直到还清。',
        wanted: '金融、商科或农业专业学位。 | 有摩托车和驾照，油费由我们承担。 | 高棉语书写良好。',
      },
    },
    14: {
      en: {
        duties:
          'Lead four guards at our branch in Battambang. | Open and close the house with two keys. | Check cameras and alarms each shift and write the book.',
        wanted:
          'Three years as a guard, one of them leading others. | A clean record. | First aid, or the wish to learn it.',
      },
      km: {
        duties:
          'ដឹកនាំសន្តិសុខបួននាក់នៅសាខាបាត់ដំបង។ | បើក និងបិទសាខាដោយសោពីរ។ | ពិនិត្យកាមេរ៉ា និងសំឡេងរោទ៍រៀងរាល់វេន ហើយកត់ក្នុងសៀវភៅ។',
        wanted: 'បទពិសោធន៍បីឆ្នាំជាសន្តិសុខ ក្នុងនោះមួយឆ្នាំដឹកនាំគេ។ | គ្មានប្រវត្តិទោស។ | ចេះសង្គ្រោះបឋម ឬចង់រៀន។',
      },
      zh: {
        duties: '在马德望分行带领四名保安。 | 双钥匙开关门。 | 每班检查摄像头和报警器并登记。',
        wanted: '三年保安经验，其中一年带队。 | 无犯罪记录。 | 会急救，或愿意学习。',
      },
    },
  },
}
