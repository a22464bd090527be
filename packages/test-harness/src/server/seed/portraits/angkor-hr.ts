import type { DemoPortrait } from './portrait'

export const angkorHr: DemoPortrait = {
  logo: 'angkor',
  cover: 'cover-angkor',
  pictures: [
    ['lobby', { en: 'Lobby', km: 'បន្ទប់ទទួលភ្ញៀវ', zh: '大堂' }],
    ['room', { en: 'Guest room', km: 'បន្ទប់ស្នាក់នៅ', zh: '客房' }],
    ['pool', { en: 'Pool and garden', km: 'អាងហែលទឹក និងសួន', zh: '泳池与花园' }],
    ['office', { en: 'Reservations office', km: 'ការិយាល័យកក់បន្ទប់', zh: '预订部办公室' }],
    ['market', { en: 'The market next door', km: 'ផ្សារក្បែរសណ្ឋាគារ', zh: '酒店旁边的市场' }],
  ],
  benefits: ['insurance', 'meals', 'transport', 'training', 'leave', 'bonus'],
  foundedYear: 2009,
  workLanguages: [1, 2],
  abouts: {
    km: 'សណ្ឋាគារបួននៅសៀមរាប និងភ្នំពេញ មានបុគ្គលិក 600 នាក់ និងមានសាលាផ្ទាល់ខ្លួនសម្រាប់អ្នកចូលថ្មី។\n\nបុគ្គលិកថ្មីរៀនបីថ្ងៃជាមួយអ្នកចេះការ មុនពេលធ្វើវេនតែម្នាក់ឯង។ តារាងវេនបិទផ្សាយមុនពីរសប្ដាហ៍ ហើយប្រាក់ខែចេញរៀងរាល់ថ្ងៃទី 28។',
    zh: '在暹粒和金边有四家酒店，员工 600 人，设有自己的新人学校。\n\n新同事先跟着有经验的人学习三天，再独立上班。班表提前两周公布，工资每月 28 日发放。',
  },
  desk: {
    does: {
      en: 'Recruiter, front office',
      zh: '招聘专员，前厅部',
      km: 'អ្នកជ្រើសរើសបុគ្គលិក ផ្នែកទទួលភ្ញៀវ',
      ko: '채용 담당, 프런트',
      th: 'ฝ่ายสรรหา ส่วนหน้า',
      vi: 'Tuyển dụng, bộ phận lễ tân',
    },
    languages: ['km', 'en'],
  },
  hiring: {
    en: 'Open the chat and tell us about you, or send your resume with this page. We meet three people and decide within a week.',
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ យើងជួបបេក្ខជនបីនាក់ ហើយសម្រេចក្នុងរយៈពេលមួយសប្ដាហ៍។',
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。我们面试三位候选人，一周内决定。',
  },
  gets: {
    en: 'Health insurance from the first day | A meal at work, a share of the service charge | The hotel van home after the night shift | Three days of training, then a course a year',
    km: 'ធានារ៉ាប់រងសុខភាពចាប់ពីថ្ងៃដំបូង | អាហារមួយពេលនៅកន្លែងធ្វើការ និងចំណែកថ្លៃសេវា | ឡានសណ្ឋាគារជូនទៅផ្ទះក្រោយវេនយប់ | បណ្ដុះបណ្ដាលបីថ្ងៃ បន្ទាប់មកមួយវគ្គក្នុងមួយឆ្នាំ',
    zh: '入职当天起享有医疗保险 | 工作餐一顿，另有服务费分成 | 夜班后酒店班车送回家 | 三天培训，之后每年一次课程',
  },
  jobs: {
    1: {
      en: {
        duties:
          'Welcome guests, check them in and out, and book the rooms. | Answer the telephone and the chat in Khmer and English. | Keep the till of your shift and hand it over counted.',
        wanted:
          'One to three years at a front desk, or in a shop with a till. | Khmer and good English; a little Chinese is welcome. | Two night shifts a week. The van takes you home.',
      },
      km: {
        duties:
          'ស្វាគមន៍ភ្ញៀវ ចុះឈ្មោះចូល និងចេញ ព្រមទាំងកក់បន្ទប់។ | ឆ្លើយទូរស័ព្ទ និងសារ ជាភាសាខ្មែរ និងអង់គ្លេស។ | កាន់ប្រអប់លុយក្នុងវេនរបស់អ្នក ហើយរាប់ប្រគល់ឲ្យវេនបន្ទាប់។',
        wanted:
          'បទពិសោធន៍មួយទៅបីឆ្នាំនៅកន្លែងទទួលភ្ញៀវ ឬក្នុងហាងដែលមានបេឡា។ | ចេះភាសាខ្មែរ និងអង់គ្លេសល្អ បើចេះចិនបន្តិចបន្តួចកាន់តែប្រសើរ។ | ធ្វើវេនយប់ពីរដងក្នុងមួយសប្ដាហ៍ មានឡានជូនទៅផ្ទះ។',
      },
      zh: {
        duties:
          '迎接客人，办理入住和退房，预订客房。 | 用高棉语和英语接听电话、回复消息。 | 管理本班现金，清点后交接。',
        wanted:
          '有一至三年前台经验，或在有收银台的商店工作过。 | 会高棉语，英语良好；会一点中文更好。 | 每周两次夜班，有班车送回家。',
      },
    },
    2: {
      en: {
        duties:
          'Interpret between Chinese guests and the house, at the desk and on the telephone. | Go with small groups to the market, the doctor or the bank. | Write the day’s wishes and complaints down for the front office.',
        wanted:
          'Chinese and Khmer fluently, English to get by. | Four hours a day, five days a week, mornings or evenings. | Students are welcome.',
      },
      km: {
        duties:
          'បកប្រែរវាងភ្ញៀវចិន និងបុគ្គលិកសណ្ឋាគារ នៅកន្លែងទទួលភ្ញៀវ និងតាមទូរស័ព្ទ។ | ជូនភ្ញៀវជាក្រុមតូចៗទៅផ្សារ ទៅជួបពេទ្យ ឬទៅធនាគារ។ | កត់ត្រាសំណូមពរ និងពាក្យបណ្ដឹងប្រចាំថ្ងៃ ជូនផ្នែកទទួលភ្ញៀវ។',
        wanted:
          'ចេះភាសាចិន និងខ្មែរស្ទាត់ និងអង់គ្លេសល្មមប្រើ។ | បួនម៉ោងក្នុងមួយថ្ងៃ ប្រាំថ្ងៃក្នុងមួយសប្ដាហ៍ ពេលព្រឹក ឬល្ងាច។ | និស្សិតក៏អាចដាក់ពាក្យបាន។',
      },
      zh: {
        duties:
          '在前台和电话中为中国客人与酒店员工做口译。 | 陪同小团客人去市场、看医生或去银行。 | 把当天客人的要求和投诉记录下来，交给前厅部。',
        wanted: '中文和高棉语流利，英语能简单沟通。 | 每天四小时，每周五天，上午或晚上。 | 欢迎在校学生。',
      },
    },
    7: {
      en: {
        duties:
          'Serve dinner in the garden restaurant from five to eleven. | Explain the menu in English and take the orders on a tablet. | Lay the tables for breakfast before you go home.',
        wanted:
          'A friendly manner; we teach the rest. | Enough English for a menu and a greeting. | Six evenings a week.',
      },
      km: {
        duties:
          'បម្រើអាហារពេលល្ងាចនៅភោជនីយដ្ឋានក្នុងសួន ពីម៉ោង 5 ដល់ 11 យប់។ | ពន្យល់មុខម្ហូបជាភាសាអង់គ្លេស ហើយកត់ការកម្ម៉ង់លើថេប្លេត។ | រៀបតុសម្រាប់អាហារពេលព្រឹក មុនត្រឡប់ទៅផ្ទះ។',
        wanted:
          'រាក់ទាក់ និងចូលចិត្តបម្រើភ្ញៀវ អ្វីដែលនៅសល់យើងបង្រៀន។ | ចេះអង់គ្លេសល្មមសម្រាប់មុខម្ហូប និងការស្វាគមន៍។ | ប្រាំមួយល្ងាចក្នុងមួយសប្ដាហ៍។',
      },
      zh: {
        duties:
          '傍晚五点至十一点在花园餐厅服务晚餐。 | 用英语介绍菜单，用平板电脑点单。 | 下班前摆好早餐餐桌。',
        wanted: '待人热情，其余由我们教。 | 英语能介绍菜单和问候客人。 | 每周工作六个晚上。',
      },
    },
  },
}
