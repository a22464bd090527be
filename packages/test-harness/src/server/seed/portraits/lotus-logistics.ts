import type { DemoPortrait } from './portrait'

export const lotusLogistics: DemoPortrait = {
  logo: 'lotus',
  cover: 'cover-lotus',
  pictures: [
    ['parcels', { en: 'The depot', km: 'ឃ្លាំង', zh: '仓库' }],
    ['office', { en: 'Dispatch', km: 'ផ្នែកបញ្ជូន', zh: '调度室' }],
    ['market', { en: 'Our customers', km: 'អតិថិជនរបស់យើង', zh: '我们的客户' }],
  ],
  benefits: ['insurance', 'bonus', 'meals', 'leave'],
  foundedYear: 2016,
  workLanguages: [1, 2],
  abouts: {
    km: 'កញ្ចប់ទំនិញដល់ក្នុងមួយថ្ងៃនៅរាជធានី និងក្នុងបីថ្ងៃនៅគ្រប់ខេត្ត។\n\nឡានជាឡានក្រុមហ៊ុន ហើយយើងចេញថ្លៃសាំង និងការជួសជុល។',
    zh: '金边包裹一天送达，各省三天送达。\n\n车辆由公司提供，油费和维修由我们承担。',
  },
  desk: {
    does: {
      en: 'Depot manager',
      zh: '仓库经理',
      km: 'ប្រធានឃ្លាំង',
      ko: '물류 센터장',
      th: 'ผู้จัดการคลังสินค้า',
      vi: 'Quản lý kho',
    },
    languages: ['km', 'en'],
  },
  hiring: {
    en: 'Open the chat and tell us about you, or send your resume with this page. Come for one morning, see the depot, and start the week after.',
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ មកមើលឃ្លាំងមួយព្រឹក ហើយចូលធ្វើការសប្ដាហ៍បន្ទាប់។',
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。来仓库看半天，下周即可上班。',
  },
  gets: {
    en: 'Accident and health insurance | A bonus for each month without damage | Lunch at the depot | One free weekend in two',
    km: 'ធានារ៉ាប់រងគ្រោះថ្នាក់ និងសុខភាព | ប្រាក់រង្វាន់សម្រាប់ខែដែលគ្មានទំនិញខូច | អាហារថ្ងៃត្រង់នៅឃ្លាំង | សម្រាកចុងសប្ដាហ៍ម្ដងក្នុងពីរសប្ដាហ៍',
    zh: '意外和医疗保险 | 当月无货损有奖金 | 仓库提供午餐 | 每两周一个完整周末',
  },
  jobs: {
    10: {
      en: {
        duties:
          'Give the day’s parcels to twenty drivers between five and seven. | Follow them on the map and help when a road is closed. | Tell the evening shift what is left.',
        wanted:
          'You know the streets of Phnom Penh. | Early mornings, home by two. | A calm voice on the telephone.',
      },
      km: {
        duties:
          'ចែកកញ្ចប់ប្រចាំថ្ងៃដល់អ្នកបើកបរម្ភៃនាក់ ពីម៉ោង 5 ដល់ 7 ព្រឹក។ | តាមដានពួកគេលើផែនទី ហើយជួយពេលផ្លូវបិទ។ | ប្រាប់វេនល្ងាចពីអ្វីដែលនៅសល់។',
        wanted: 'ស្គាល់ផ្លូវក្នុងភ្នំពេញ។ | ធ្វើការពីព្រលឹម ចេញម៉ោង 2 រសៀល។ | និយាយទូរស័ព្ទស្ងប់ស្ងៀម។',
      },
      zh: {
        duties:
          '早上五点到七点给二十名司机分配当天包裹。 | 在地图上跟踪，封路时协助改道。 | 把剩余事项交给晚班。',
        wanted: '熟悉金边街道。 | 早班，下午两点下班。 | 电话沟通沉稳。',
      },
    },
    11: {
      km: {
        duties:
          'ឆ្លើយទូរស័ព្ទអតិថិជនដែលសួររកកញ្ចប់។ | កែអាសយដ្ឋាន និងណាត់ម៉ោងដឹកឡើងវិញ។ | កត់ត្រាពាក្យបណ្ដឹង ហើយតាមដានរហូតដល់ដោះស្រាយ។',
        wanted: 'និយាយភាសាខ្មែរច្បាស់ និងរាក់ទាក់។ | វាយអក្សរខ្មែរបានលឿន។ | ធ្វើពីផ្ទះបាន បើមានអ៊ីនធឺណិតល្អ។',
      },
      en: {
        duties:
          'Answer customers who ask where their parcel is. | Correct addresses and agree on a new time. | Write complaints down and follow them to the end.',
        wanted:
          'Clear and friendly Khmer. | Fast typing in Khmer. | Work from home if your internet is good.',
      },
      zh: {
        duties: '接听客户查询包裹的电话。 | 更改地址，重新约定送货时间。 | 记录投诉并跟进到解决。',
        wanted: '高棉语清楚、亲切。 | 高棉文打字快。 | 网络好可在家工作。',
      },
    },
    15: {
      en: {
        duties:
          'Drive a van on a fixed round of forty stops a day. | Load by the list, hand over against a signature or a photo. | Bring the cash back counted.',
        wanted:
          'A licence of category B and two years without an accident. | You read Khmer and can use a map on the telephone. | Strong arms: up to 25 kg.',
      },
      km: {
        duties:
          'បើកឡានតាមផ្លូវកំណត់ សែសិបកន្លែងក្នុងមួយថ្ងៃ។ | លើកទំនិញតាមបញ្ជី ប្រគល់ដោយមានហត្ថលេខា ឬរូបថត។ | យកប្រាក់សុទ្ធត្រឡប់មកវិញ រាប់គ្រប់ចំនួន។',
        wanted:
          'ប័ណ្ណបើកបរប្រភេទ ខ និងពីរឆ្នាំគ្មានគ្រោះថ្នាក់។ | អានអក្សរខ្មែរ និងប្រើផែនទីលើទូរស័ព្ទបាន។ | លើកទម្ងន់បានដល់ 25 គីឡូ។',
      },
      zh: {
        duties: '驾驶面包车跑固定路线，每天四十个点。 | 按清单装货，凭签名或照片交货。 | 清点好货款带回。',
        wanted: 'B 类驾照，两年无事故。 | 会读高棉文，会用手机地图。 | 能搬 25 公斤货物。',
      },
    },
  },
}
