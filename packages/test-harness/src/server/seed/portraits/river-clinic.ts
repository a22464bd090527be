import type { DemoPortrait } from './portrait'

export const riverClinic: DemoPortrait = {
  logo: 'river',
  cover: 'cover-river',
  pictures: [
    ['ward', { en: 'A room for patients', km: 'បន្ទប់អ្នកជំងឺ', zh: '病房' }],
    ['office', { en: 'Reception', km: 'កន្លែងទទួលអ្នកជំងឺ', zh: '接待处' }],
    ['terrace', { en: 'The river in the evening', km: 'មាត់ទន្លេពេលល្ងាច', zh: '傍晚的河畔' }],
  ],
  benefits: ['insurance', 'leave', 'training', 'family'],
  foundedYear: 2018,
  workLanguages: [1, 2],
  abouts: {
    km: 'គ្លីនិកនៅមាត់ទន្លេ មានគ្រូពេទ្យប្រាំបីនាក់ បើកប្រាំពីរថ្ងៃក្នុងមួយសប្ដាហ៍។\n\nមួយវេនមានប្រាំបីម៉ោង ហើយគ្មានអ្នកណាធ្វើពីរវេនជាប់គ្នាទេ។',
    zh: '河畔诊所，八位医生，每周七天开放。\n\n每班八小时，没有人连上两班。',
  },
  desk: {
    does: {
      en: 'Doctor, head of the clinic',
      zh: '医生，诊所主任',
      km: 'វេជ្ជបណ្ឌិត ប្រធានគ្លីនិក',
      ko: '의사, 병원장',
      th: 'แพทย์ หัวหน้าคลินิก',
      vi: 'Bác sĩ, trưởng phòng khám',
    },
    languages: ['km', 'en'],
  },
  hiring: {
    km: 'សូមបើកការជជែក ហើយប្រាប់យើងអំពីអ្នក ឬផ្ញើប្រវត្តិរូបតាមទំព័រនេះ។ មកជួបយើងមួយព្រឹកនៅគ្លីនិក ហើយយើងឆ្លើយក្នុងប្រាំថ្ងៃ។',
    en: 'Open the chat and tell us about you, or send your resume with this page. Spend a morning with us at the clinic; we answer within five days.',
    zh: '请打开聊天介绍一下自己，或通过本页发送简历。来诊所半天，五天内答复。',
  },
  gets: {
    km: 'ការព្យាបាលឥតគិតថ្លៃសម្រាប់អ្នក និងគ្រួសារ | ឈប់សម្រាកពីរថ្ងៃក្នុងមួយសប្ដាហ៍ | វគ្គបណ្ដុះបណ្ដាលពីរដងក្នុងមួយឆ្នាំ',
    en: 'Free treatment for you and your family | Two days off a week | Two courses a year',
    zh: '本人和家属免费就诊 | 每周休息两天 | 每年两次培训课程',
  },
  jobs: {
    20: {
      km: {
        duties: 'ទទួលអ្នកជំងឺ វាស់សម្ពាធឈាម និងកម្ដៅ។ | ចាក់ថ្នាំ លាងរបួស និងជួយគ្រូពេទ្យ។ | កត់ត្រាក្នុងសំណុំឯកសារអ្នកជំងឺ។',
        wanted: 'សញ្ញាបត្រគិលានុបដ្ឋាក និងអាជ្ញាប័ណ្ណ។ | បទពិសោធន៍មួយឆ្នាំ។ | ភាសាអង់គ្លេសល្មមសម្រាប់អ្នកជំងឺបរទេស។',
      },
      en: {
        duties:
          'Receive patients; take blood pressure and temperature. | Give injections, dress wounds and help the doctors. | Keep the patients’ files.',
        wanted:
          'A nurse’s diploma and licence. | One year of work. | Enough English for patients from abroad.',
      },
      zh: {
        duties: '接待病人，测血压和体温。 | 打针、处理伤口，协助医生。 | 记录病历。',
        wanted: '护理文凭和执照。 | 一年工作经验。 | 英语能与外国病人沟通。',
      },
    },
    21: {
      en: {
        duties:
          'Hand out medicine by prescription and explain how to take it. | Keep stock and dates in order. | Order what runs low.',
        wanted: 'A diploma in pharmacy, or its last year. | Careful with names and doses.',
      },
      km: {
        duties: 'ផ្ដល់ថ្នាំតាមវេជ្ជបញ្ជា ហើយពន្យល់របៀបលេប។ | រៀបចំស្តុក និងថ្ងៃផុតកំណត់។ | កម្ម៉ង់ថ្នាំដែលជិតអស់។',
        wanted: 'សញ្ញាបត្រឱសថ ឬឆ្នាំចុងក្រោយ។ | ប្រុងប្រយ័ត្នជាមួយឈ្មោះ និងកម្រិតថ្នាំ។',
      },
      zh: {
        duties: '按处方发药并讲解用法。 | 整理库存和有效期。 | 补订快用完的药品。',
        wanted: '药学文凭或应届毕业生。 | 对药名和剂量细心。',
      },
    },
  },
}
