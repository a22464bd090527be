import type { DemoPortrait } from './portrait'

export const kampotFoods: DemoPortrait = {
  logo: 'kampot',
  cover: 'cover-kampot',
  pictures: [
    ['pepper', { en: 'Pepper harvest', km: 'ប្រមូលផលម្រេច', zh: '采收胡椒' }],
    ['parcels', { en: 'Packing', km: 'វេចខ្ចប់', zh: '包装' }],
    ['market', { en: 'Old Market, Kampot', km: 'ផ្សារចាស់ កំពត', zh: '贡布老市场' }],
  ],
  benefits: ['meals', 'housing', 'bonus', 'leave'],
  foundedYear: 2012,
  workLanguages: [1, 2],
  abouts: {
    km: 'ម្រេច អំបិល និងផ្លែឈើក្រៀមពីកំពត សម្រាប់ហាងក្នុងដប់ពីរប្រទេស។\n\nយើងទិញពីកសិករ 140 គ្រួសារ ហើយបង់ប្រាក់ថ្ងៃដឹកមកដល់។',
    zh: '贡布的胡椒、海盐和果干，销往十二个国家的商店。\n\n我们向 140 户农家采购，到货当天付款。',
  },
  desk: {
    does: {
      en: 'Manager, packing and export',
      zh: '包装与出口经理',
      km: 'ប្រធានផ្នែកវេចខ្ចប់ និងនាំចេញ',
      ko: '포장·수출 담당 매니저',
      th: 'ผู้จัดการฝ่ายบรรจุและส่งออก',
      vi: 'Quản lý đóng gói và xuất khẩu',
    },
    languages: ['km', 'en'],
  },
  hiring: {
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ មកកំពតមួយថ្ងៃ យើងចេញថ្លៃធ្វើដំណើរ។',
    en: 'Open the chat and tell us about you, or send your resume with this page. Come to Kampot for a day; we pay the journey.',
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。来贡布一天，路费由我们承担。',
  },
  gets: {
    km: 'អាហារថ្ងៃត្រង់នៅរោងចក្រ | បន្ទប់ស្នាក់នៅសម្រាប់អ្នកមកពីឆ្ងាយ | ប្រាក់រង្វាន់ពេលចូលឆ្នាំខ្មែរ | ច្បាប់ឈប់សម្រាក 18 ថ្ងៃ',
    en: 'Lunch in the house | A room for who comes from far away | A bonus at Khmer New Year | 18 days of leave',
    zh: '提供午餐 | 外地员工可住宿 | 高棉新年奖金 | 18 天年假',
  },
  jobs: {
    18: {
      km: {
        duties:
          'ពិនិត្យម្រេច និងអំបិលដែលកសិករដឹកមក៖ សំណើម ក្លិន និងទំហំ។ | យកគំរូពីកញ្ចប់នីមួយៗ ហើយកត់លទ្ធផល។ | បញ្ឈប់ការវេចខ្ចប់ពេលមានអ្វីមិនត្រឹមត្រូវ។',
        wanted: 'ចេះអាន និងសរសេរបានល្អ ចេះគណនាភាគរយ។ | ច្រមុះ និងភ្នែកល្អ យើងបង្រៀននៅសល់។ | រស់នៅកំពត ឬចង់មករស់។',
      },
      en: {
        duties:
          'Check the pepper and salt that farmers bring: moisture, smell and size. | Take samples of each lot and write the results down. | Stop the packing when something is wrong.',
        wanted:
          'You read and write well, and can work out a percentage. | A good nose and eye; we teach the rest. | You live in Kampot, or would like to.',
      },
      zh: {
        duties: '检查农户送来的胡椒和盐：水分、气味和大小。 | 每批取样并记录结果。 | 发现问题时停止包装。',
        wanted: '读写良好，会算百分比。 | 嗅觉和眼力好，其余我们教。 | 住在贡布，或愿意来。',
      },
    },
    19: {
      en: {
        duties:
          'Prepare papers for customs and ships: invoices, packing lists, certificates. | Write to shops in twelve countries about their orders. | Book containers in Sihanoukville.',
        wanted:
          'English in writing; Chinese is welcome. | One year in shipping or trade. | Tidy with papers and dates.',
      },
      km: {
        duties:
          'រៀបចំឯកសារគយ និងនាវា៖ វិក្កយបត្រ បញ្ជីវេចខ្ចប់ និងវិញ្ញាបនបត្រ។ | សរសេរទៅហាងក្នុងដប់ពីរប្រទេសអំពីការកម្ម៉ង់។ | កក់កុងតឺន័រនៅព្រះសីហនុ។',
        wanted:
          'សរសេរភាសាអង់គ្លេសបាន ចេះចិនកាន់តែប្រសើរ។ | មួយឆ្នាំក្នុងការដឹកជញ្ជូន ឬពាណិជ្ជកម្ម។ | មានរបៀបជាមួយឯកសារ និងកាលបរិច្ឆេទ។',
      },
      zh: {
        duties:
          '准备报关和船运单证：发票、装箱单、证书。 | 与十二个国家的商店书信联系订单。 | 在西哈努克港订集装箱。',
        wanted: '能用英语书写，会中文更好。 | 一年货运或贸易经验。 | 单证和日期管理仔细。',
      },
    },
  },
}
