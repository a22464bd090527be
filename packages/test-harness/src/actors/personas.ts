import type { DemoLogin } from '../server/seed/people'
import type { Language } from './language'
import type { Topic } from './topics'

/** What one company says about itself; everything else all of them say alike. */
type Facts = Readonly<Record<'open' | 'pay' | 'place' | 'hours', string>>

export interface Persona {
  login: DemoLogin
  facts: Readonly<Record<Language, Facts>>
}

/** The three who are answered for by a script. Whoever logs in as one of them takes over. */
export const PERSONAS: readonly Persona[] = [
  {
    login: 'mekong-tech',
    facts: {
      en: {
        open: 'Yes, we still look for people in support and in engineering.',
        pay: 'Support starts at $400, engineers at $1,200, both with health insurance and a 13th month.',
        place: 'We are on Russian Boulevard in Phnom Penh, fifth floor, with motorbike parking in the yard.',
        hours: 'Monday to Friday from 8 to 5, no night shift. One day a week you may work from home.',
      },
      km: {
        open: 'បាទ យើងនៅត្រូវការមនុស្សសម្រាប់ផ្នែកបម្រើអតិថិជន និងផ្នែកវិស្វកម្ម។',
        pay: 'ផ្នែកបម្រើអតិថិជនចាប់ពី ៤០០ ដុល្លារ វិស្វករចាប់ពី ១២០០ ដុល្លារ បូកធានារ៉ាប់រងសុខភាព។',
        place: 'យើងនៅមហាវិថីសហព័ន្ធរុស្ស៊ី ភ្នំពេញ ជាន់ទី៥ មានកន្លែងចតម៉ូតូ។',
        hours: 'ពីថ្ងៃចន្ទដល់ថ្ងៃសុក្រ ម៉ោង ៨ ដល់ ម៉ោង ៥ ល្ងាច គ្មានវេនយប់ទេ។',
      },
      zh: {
        open: '还在招，客服和开发都需要人。',
        pay: '客服 400 美元起，开发 1,200 美元起，有医疗保险和第十三个月工资。',
        place: '公司在金边俄罗斯大道，五楼，院子里可以停摩托车。',
        hours: '周一到周五，早八点到下午五点，没有夜班。',
      },
    },
  },
  {
    login: 'tonle-bank',
    facts: {
      en: {
        open: 'Yes, tellers and credit officers, in Phnom Penh and Kandal.',
        pay: 'Tellers start at $300, credit officers at $380 with fuel and phone allowance.',
        place: 'The head office is on Norodom Boulevard; we try to place you in a branch near your home.',
        hours: 'The counters are open from 8 to 4, and two Saturday mornings a month.',
      },
      km: {
        open: 'ចាស យើងនៅទទួលបេឡាករ និងមន្ត្រីឥណទាន នៅភ្នំពេញ និងកណ្ដាល។',
        pay: 'បេឡាករចាប់ពី ៣០០ ដុល្លារ មន្ត្រីឥណទានចាប់ពី ៣៨០ ដុល្លារ បូកថ្លៃសាំង និងទូរស័ព្ទ។',
        place: 'ការិយាល័យកណ្ដាលនៅមហាវិថីនរោត្តម តែយើងព្យាយាមដាក់អ្នកនៅសាខាជិតផ្ទះ។',
        hours: 'បញ្ជរបើកពីម៉ោង ៨ ដល់ម៉ោង ៤ ហើយព្រឹកថ្ងៃសៅរ៍ពីរដងក្នុងមួយខែ។',
      },
      zh: {
        open: '还在招柜员和信贷员，金边和干丹都有。',
        pay: '柜员 300 美元起，信贷员 380 美元起，另有油费和电话补贴。',
        place: '总行在诺罗敦大道，我们会尽量安排离您家近的支行。',
        hours: '柜台八点到四点，每月有两个星期六上午要上班。',
      },
    },
  },
  {
    login: 'golden-silk',
    facts: {
      en: {
        open: 'Yes, we need translators and a front desk clerk who types Chinese.',
        pay: 'Translators get $600 to $750, the front desk $320, lunch included.',
        place:
          'The factory is in Kandal, forty minutes from the city; our bus leaves Olympic Market at 6:40.',
        hours: 'From 7:30 to 17:00 with a long lunch break, Sundays off.',
      },
      km: {
        open: 'ចាស យើងត្រូវការអ្នកបកប្រែ និងអ្នកទទួលភ្ញៀវដែលចេះវាយអក្សរចិន។',
        pay: 'អ្នកបកប្រែ ៦០០ ដល់ ៧៥០ ដុល្លារ អ្នកទទួលភ្ញៀវ ៣២០ ដុល្លារ រួមអាហារថ្ងៃត្រង់។',
        place: 'រោងចក្រនៅខេត្តកណ្ដាល ឡានក្រុងចេញពីផ្សារអូឡាំពិក ម៉ោង ៦:៤០ ព្រឹក។',
        hours: 'ពីម៉ោង ៧:៣០ ដល់ ៥ ល្ងាច ថ្ងៃអាទិត្យឈប់។',
      },
      zh: {
        open: '还在招，翻译和会打中文的前台都要。',
        pay: '翻译 600 到 750 美元，前台 320 美元，都包午餐。',
        place: '工厂在干丹省，离市区四十分钟，班车早上六点四十从奥林匹克市场出发。',
        hours: '早上七点半到下午五点，中午休息时间长，星期天休息。',
      },
    },
  },
]

type Common = Exclude<Topic, keyof Facts> | 'unclear'

/** Several ways to say the same, taken in turn. */
export const COMMON: Readonly<Record<Language, Readonly<Record<Common, readonly string[]>>>> = {
  en: {
    interview: ['We meet people on weekday mornings. Would Tuesday or Thursday at 9 suit you?'],
    documents: ['Please send your CV here on Sarika, and bring your ID card and certificates when we meet.'],
    experience: [
      'Experience helps, but we train everybody for the first two weeks. Tell me what you did so far.',
    ],
    greeting: ['Hello! How can I help you?', 'Hi, good to hear from you. What would you like to know?'],
    thanks: ['You are welcome!', 'My pleasure. Write any time.'],
    goodbye: ['Goodbye, have a nice day!'],
    unclear: [
      'Let me ask a colleague about that and come back to you.',
      'Could you tell me a little more about what you are looking for?',
      'Noted. Is there anything about the pay, the place or the hours you would like to know?',
    ],
  },
  km: {
    interview: ['យើងសម្ភាសន៍នៅពេលព្រឹកថ្ងៃធ្វើការ។ តើថ្ងៃអង្គារ ឬថ្ងៃព្រហស្បតិ៍ ម៉ោង ៩ បានទេ?'],
    documents: ['សូមផ្ញើប្រវត្តិរូបតាម Sarika ហើយយកអត្តសញ្ញាណប័ណ្ណ និងសញ្ញាបត្រមកពេលជួបគ្នា។'],
    experience: ['មានបទពិសោធន៍កាន់តែល្អ តែយើងបណ្ដុះបណ្ដាលពីរសប្ដាហ៍ដំបូង។ តើអ្នកធ្លាប់ធ្វើអ្វីខ្លះ?'],
    greeting: ['សួស្ដី! តើខ្ញុំអាចជួយអ្វីបាន?', 'ជំរាបសួរ! តើអ្នកចង់ដឹងអំពីអ្វី?'],
    thanks: ['មិនអីទេ!', 'រីករាយណាស់ សូមសរសេរមកពេលណាក៏បាន។'],
    goodbye: ['លាសិនហើយ សូមឲ្យមានសំណាងល្អ!'],
    unclear: [
      'ខ្ញុំសុំសួរមិត្តរួមការងារសិន រួចនឹងប្រាប់វិញ។',
      'តើអ្នកអាចប្រាប់ខ្ញុំបន្ថែមបន្តិចបានទេ?',
      'បានហើយ។ តើចង់ដឹងអំពីប្រាក់ខែ ទីតាំង ឬម៉ោងធ្វើការទេ?',
    ],
  },
  zh: {
    interview: ['我们工作日上午面试，星期二或星期四九点方便吗？'],
    documents: ['请在 Sarika 上发简历，见面时带身份证和证书。'],
    experience: ['有经验更好，前两周我们都会培训。您以前做过什么工作？'],
    greeting: ['您好！请问有什么可以帮您？', '你好，想了解哪方面？'],
    thanks: ['不客气！', '不用谢，随时联系。'],
    goodbye: ['再见，祝您顺利！'],
    unclear: ['我问一下同事，再回复您。', '可以说得再具体一点吗？', '好的。想了解工资、地点还是上班时间？'],
  },
}
