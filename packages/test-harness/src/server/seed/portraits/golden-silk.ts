import type { DemoPortrait } from './portrait'

export const goldenSilk: DemoPortrait = {
  logo: 'silk',
  cover: 'cover-silk',
  pictures: [
    ['sewing', { zh: '缝制车间', en: 'Sewing hall', km: 'រោងដេរ' }],
    ['office', { zh: '办公室', en: 'Office', km: 'ការិយាល័យ' }],
    ['market', { zh: '厂门口的市场', en: 'The market at the gate', km: 'ផ្សារមុខរោងចក្រ' }],
  ],
  benefits: ['transport', 'meals', 'housing', 'bonus', 'family'],
  foundedYear: 2005,
  workLanguages: [3, 1],
  abouts: {
    en: 'A factory for shirts and sportswear, 1,800 people, with a bus from Phnom Penh and back every day.\n\nOvertime is your choice and is paid by the hour. There is a clinic in the house.',
    km: 'រោងចក្រអាវ និងសម្លៀកបំពាក់កីឡា មានបុគ្គលិក 1,800 នាក់ និងមានឡានដឹកទៅមកភ្នំពេញរៀងរាល់ថ្ងៃ។\n\nការធ្វើថែមម៉ោងស្រេចលើអ្នក ហើយគិតប្រាក់តាមម៉ោង។ មានគិលានដ្ឋានក្នុងរោងចក្រ។',
  },
  desk: {
    does: {
      en: 'Personnel, office and production',
      zh: '人事，负责办公室和生产部',
      km: 'បុគ្គលិក ផ្នែកការិយាល័យ និងផលិតកម្ម',
      ko: '인사, 사무·생산 담당',
      th: 'ฝ่ายบุคคล สำนักงานและการผลิต',
      vi: 'Nhân sự, văn phòng và sản xuất',
    },
    languages: ['zh', 'en'],
  },
  hiring: {
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。面试在工厂，当天可以参观车间，三天内答复。',
    en: 'Open the chat and tell us about you, or send your resume with this page. You see the halls on the day of the interview and hear from us within three days.',
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ សម្ភាសន៍នៅរោងចក្រ អាចមើលរោងផលិតថ្ងៃនោះ ហើយយើងឆ្លើយក្នុងបីថ្ងៃ។',
  },
  gets: {
    zh: '金边往返免费班车 | 每天一顿工作餐 | 可提供宿舍 | 全勤奖和年终奖',
    en: 'A free bus from Phnom Penh and back | A meal every working day | A room in the staff house if you want one | Bonuses for attendance and at the end of the year',
    km: 'ឡានដឹកទៅមកភ្នំពេញដោយឥតគិតថ្លៃ | អាហារមួយពេលរៀងរាល់ថ្ងៃធ្វើការ | មានបន្ទប់ស្នាក់នៅ បើត្រូវការ | ប្រាក់រង្វាន់វត្តមាន និងចុងឆ្នាំ',
  },
  jobs: {
    8: {
      zh: {
        duties:
          '跟进订单，从面料到装箱。 | 在中国技师和柬埔寨组长之间做口译。 | 每天向客户汇报进度，延误提前说明。',
        wanted: '中文和高棉语流利，会英语更好。 | 有服装厂或外贸经验。 | 会用 Excel，愿意下车间。',
      },
      en: {
        duties:
          'Follow each order from the cloth to the carton. | Interpret between Chinese engineers and Cambodian line leaders. | Tell customers every day how far it is, and early when it is late.',
        wanted:
          'Chinese and Khmer fluently; English is welcome. | Some time in a garment factory or in trade. | Excel, and no fear of the sewing hall.',
      },
      km: {
        duties:
          'តាមដានការកម្ម៉ង់ពីក្រណាត់រហូតដល់វេចខ្ចប់។ | បកប្រែរវាងអ្នកបច្ចេកទេសចិន និងប្រធានក្រុមខ្មែរ។ | រាយការណ៍ដំណើរការជូនអតិថិជនរាល់ថ្ងៃ ហើយប្រាប់ជាមុនបើយឺត។',
        wanted:
          'ចេះភាសាចិន និងខ្មែរស្ទាត់ ចេះអង់គ្លេសកាន់តែប្រសើរ។ | មានបទពិសោធន៍រោងចក្រកាត់ដេរ ឬពាណិជ្ជកម្ម។ | ចេះ Excel ហើយហ៊ានចុះរោងផលិត។',
      },
    },
    9: {
      zh: {
        duties: '接待来访客人，登记并引导。 | 接听电话，收发信件和样品。 | 安排会议室和公司车辆。',
        wanted: '会中文和高棉语。 | 有礼貌，做事有条理。 | 会用 Word 和 Excel。',
      },
      en: {
        duties:
          'Receive visitors, sign them in and show them the way. | Answer the telephone; take in letters and samples. | Plan the meeting rooms and the company cars.',
        wanted: 'Chinese and Khmer. | Polite and well organised. | Word and Excel.',
      },
      km: {
        duties: 'ទទួលភ្ញៀវ ចុះឈ្មោះ និងនាំផ្លូវ។ | ឆ្លើយទូរស័ព្ទ ទទួលសំបុត្រ និងគំរូទំនិញ។ | រៀបចំបន្ទប់ប្រជុំ និងឡានក្រុមហ៊ុន។',
        wanted: 'ចេះភាសាចិន និងខ្មែរ។ | សុភាព ធ្វើការមានរបៀប។ | ចេះ Word និង Excel។',
      },
    },
  },
}
