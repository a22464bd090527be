import type { DemoPortrait } from './portrait'

export const sunriseSchool: DemoPortrait = {
  logo: 'sunrise',
  cover: 'cover-sunrise',
  pictures: [
    ['classroom', { en: 'A classroom', km: 'ថ្នាក់រៀន', zh: '教室' }],
    ['pool', { en: 'School house and pool', km: 'អគារសាលា និងអាងហែលទឹក', zh: '校舍与泳池' }],
    ['office', { en: 'Teachers’ room', km: 'បន្ទប់គ្រូ', zh: '教师办公室' }],
  ],
  benefits: ['insurance', 'leave', 'training', 'family', 'meals'],
  foundedYear: 2011,
  workLanguages: [2, 1],
  abouts: {
    km: 'ពីមត្តេយ្យដល់ថ្នាក់ទី 12 ជាភាសាអង់គ្លេស និងខ្មែរ។\n\nមួយថ្នាក់មានសិស្សមិនលើសពី 22 នាក់ និងមានជំនួយការម្នាក់។ កូនបុគ្គលិករៀនបង់ពាក់កណ្ដាល។',
    zh: '从幼儿园到十二年级，英语和高棉语教学。\n\n每班最多 22 人，配一名助教。员工子女学费减半。',
  },
  desk: {
    does: {
      en: 'Head of the primary school',
      zh: '小学部主任',
      km: 'នាយិកាបឋមសិក្សា',
      ko: '초등부 교장',
      th: 'หัวหน้าฝ่ายประถม',
      vi: 'Hiệu trưởng khối tiểu học',
    },
    languages: ['en', 'km'],
  },
  hiring: {
    en: 'Open the chat and tell us about you, or send your resume with this page. You give one lesson with us, and we tell you what we liked.',
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ អ្នកសាកល្បងមួយថ្ងៃនៅសាលា ហើយយើងប្រាប់ពីអ្វីដែលយើងពេញចិត្ត។',
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。来校试一天，我们会如实反馈。',
  },
  gets: {
    en: 'Health insurance, also abroad | Six weeks of paid holidays | Half the school fees for your children | Lunch with the classes',
    km: 'ធានារ៉ាប់រងសុខភាព ទាំងក្រៅប្រទេស | វិស្សមកាលមានប្រាក់ខែប្រាំមួយសប្ដាហ៍ | កូនរបស់អ្នករៀនបង់ពាក់កណ្ដាលថ្លៃ | អាហារថ្ងៃត្រង់ជាមួយសិស្ស',
    zh: '医疗保险，含境外 | 六周带薪假期 | 子女学费减半 | 与学生一起用午餐',
  },
  jobs: {
    16: {
      en: {
        duties:
          'Teach a class of 22 from grade 1 to 3 in all subjects but Khmer. | Plan the week with the second teacher of the grade. | Meet parents twice a term.',
        wanted:
          'A degree in education, or a teaching certificate. | English like a first language. | Two years in a primary school.',
      },
      km: {
        duties:
          'បង្រៀនថ្នាក់សិស្ស 22 នាក់ ពីថ្នាក់ទី 1 ដល់ទី 3 គ្រប់មុខវិជ្ជាក្រៅពីភាសាខ្មែរ។ | រៀបចំមេរៀនប្រចាំសប្ដាហ៍ជាមួយគ្រូទីពីរ។ | ជួបមាតាបិតាពីរដងក្នុងមួយឆមាស។',
        wanted: 'បរិញ្ញាបត្រអប់រំ ឬវិញ្ញាបនបត្របង្រៀន។ | ភាសាអង់គ្លេសដូចម្ចាស់ភាសា។ | បទពិសោធន៍ពីរឆ្នាំនៅបឋមសិក្សា។',
      },
      zh: {
        duties:
          '教一至三年级 22 人的班级，除高棉语外的全部科目。 | 与同年级教师一起备课。 | 每学期与家长见面两次。',
        wanted: '教育学位或教师资格证。 | 英语达到母语水平。 | 两年小学教学经验。',
      },
    },
    17: {
      en: {
        duties:
          'Look after pupils who are ill or hurt. | Keep the health records and tell the parents. | Teach washing hands, teeth and first aid.',
        wanted: 'A nurse’s diploma. | Khmer and some English. | You like children.',
      },
      km: {
        duties: 'ថែទាំសិស្សដែលឈឺ ឬរបួស។ | កត់ត្រាសុខភាព និងជូនដំណឹងមាតាបិតា។ | បង្រៀនលាងដៃ ដុសធ្មេញ និងសង្គ្រោះបឋម។',
        wanted: 'សញ្ញាបត្រគិលានុបដ្ឋាក។ | ភាសាខ្មែរ និងអង់គ្លេសខ្លះ។ | ស្រឡាញ់កុមារ។',
      },
      zh: {
        duties: '照顾生病或受伤的学生。 | 管理健康档案并通知家长。 | 教洗手、刷牙和急救。',
        wanted: '护理文凭。 | 会高棉语和一些英语。 | 喜欢孩子。',
      },
    },
  },
}
