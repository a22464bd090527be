import type { DemoLogin } from './people'

/** A conversation of the demo: who says what, and how long ago its last line was said. */
export interface DemoTalk {
  /** two people, or null for the demo group */
  between: readonly [DemoLogin, DemoLogin] | null
  endedMinutesAgo: number
  lines: readonly (readonly [DemoLogin, string])[]
}

const khmer: DemoTalk = {
  between: ['sokha', 'angkor-hr'],
  endedMinutesAgo: 35,
  lines: [
    ['angkor-hr', 'ជំរាបសួរ សុខា! យើងបានទទួលប្រវត្តិរូបរបស់អ្នកសម្រាប់តំណែងអ្នកទទួលភ្ញៀវហើយ។'],
    ['sokha', 'ជំរាបសួរបង អរគុណច្រើនដែលបានឆ្លើយតប។'],
    ['angkor-hr', 'តើអ្នកធ្លាប់ធ្វើការនៅសណ្ឋាគារពីមុនទេ?'],
    ['sokha', 'ចាស ខ្ញុំធ្លាប់ធ្វើការផ្នែកទទួលភ្ញៀវនៅសៀមរាបបានពីរឆ្នាំ។'],
    ['angkor-hr', 'ល្អណាស់។ តើអ្នកនិយាយភាសាអ្វីខ្លះ?'],
    ['sokha', 'ខ្ញុំនិយាយខ្មែរ អង់គ្លេស និងចិនបានបន្តិចបន្តួច។'],
    ['angkor-hr', 'អ្នកអាចធ្វើការវេនយប់បានទេ? មួយសប្ដាហ៍ប្រហែលពីរយប់។'],
    ['sokha', 'បានចាស មិនមានបញ្ហាទេ។ សូមសួរបន្តិច តើប្រាក់ខែប៉ុន្មានដែរ?'],
    ['angkor-hr', 'ចាប់ពី ៣៥០ ដុល្លារ បូកថ្លៃសេវា និងអាហារមួយពេល។'],
    ['sokha', 'អរគុណបង។ ខ្ញុំចាប់អារម្មណ៍នឹងការងារនេះខ្លាំងណាស់។'],
    ['angkor-hr', 'អញ្ចឹងសូមអញ្ជើញមកសម្ភាសន៍នៅថ្ងៃព្រហស្បតិ៍ ម៉ោង ៩ ព្រឹក។'],
    ['sokha', 'ចាស ខ្ញុំនឹងទៅឲ្យទាន់ម៉ោង។ អរគុណច្រើន!'],
    ['angkor-hr', 'កុំភ្លេចយកអត្តសញ្ញាណប័ណ្ណ និងវិញ្ញាបនបត្រមកជាមួយផង 🙏'],
  ],
}

const english: DemoTalk = {
  between: ['sokha', 'mekong-tech'],
  endedMinutesAgo: 190,
  lines: [
    ['sokha', 'Hello! I saw the Customer Support Officer job on Sarika. Is it still open?'],
    ['mekong-tech', 'Hi Sokha, yes it is. We have two seats left in the Phnom Penh team.'],
    ['sokha', 'Great. I live in Toul Kork, where is your office?'],
    ['mekong-tech', 'On Russian Boulevard, about ten minutes from you on a good day.'],
    ['mekong-tech', 'May I ask how comfortable you are writing English with customers?'],
    ['sokha', 'Quite comfortable. At the hotel I answered most of the guest e-mails.'],
    ['mekong-tech', 'Good to hear. The work is mostly chat, some phone, no night shift.'],
    ['sokha', 'That sounds right for me. Do you offer training on the product?'],
    ['mekong-tech', 'Two weeks, fully paid, and you sit next to a senior colleague.'],
    ['sokha', 'Could you tell me the salary range?'],
    ['mekong-tech', '$400 to $480 after probation, plus health insurance and a 13th month.'],
    ['sokha', 'Thank you. I will update my CV tonight and apply.'],
    ['mekong-tech', 'Perfect, I will look out for it. Have a nice evening!'],
  ],
}

const chinese: DemoTalk = {
  between: ['dara', 'golden-silk'],
  endedMinutesAgo: 1_500,
  lines: [
    ['golden-silk', '你好 Dara，看到你的简历写着会中文，是在哪里学的？'],
    ['dara', '您好！我在金边的华校读了六年，后来在贸易公司做过翻译。'],
    ['golden-silk', '很好。我们厂在找一位生产跟单兼翻译。'],
    ['dara', '请问工作地点在哪里？'],
    ['golden-silk', '在干丹省，离金边市中心大约四十分钟，公司有班车。'],
    ['dara', '明白了。主要是跟中方师傅和工人沟通吗？'],
    ['golden-silk', '对，也要用英文给客户写邮件，每天三五封。'],
    ['dara', '没问题，我的英文邮件经验有两年。'],
    ['golden-silk', '工资 600 到 750 美元，包午餐，周日休息。'],
    ['dara', '条件不错。下周可以去工厂看看吗？'],
    ['golden-silk', '可以，星期二上午十点，到门口打我电话。'],
    ['dara', '好的，星期二见，谢谢林小姐！'],
  ],
}

const bank: DemoTalk = {
  between: ['dara', 'tonle-bank'],
  endedMinutesAgo: 4_400,
  lines: [
    ['tonle-bank', 'Good morning Dara, thank you for applying as Junior Credit Officer.'],
    ['dara', 'Good morning! Happy to hear from you.'],
    ['tonle-bank', 'Do you hold a driving licence? The officer visits clients in the province.'],
    ['dara', 'Yes, motorbike and car, both since 2021.'],
    ['tonle-bank', 'And have you worked with Excel, for instance pivot tables?'],
    ['dara', 'Every week. I made the monthly stock report in my last job.'],
    ['tonle-bank', 'សូមសួរជាភាសាខ្មែរវិញ តើអ្នកអាចចាប់ផ្ដើមការងារនៅពេលណា?'],
    ['dara', 'បាទ ខ្ញុំអាចចាប់ផ្ដើមនៅដើមខែក្រោយ។'],
    ['tonle-bank', 'ល្អណាស់ យើងនឹងផ្ញើការអញ្ជើញសម្ភាសន៍តាមប្រព័ន្ធ។'],
    ['dara', 'អរគុណច្រើន បង។'],
    ['tonle-bank', 'One more thing: please bring the original of your degree.'],
    ['dara', 'Noted, I will.'],
  ],
}

const group: DemoTalk = {
  between: null,
  endedMinutesAgo: 80,
  lines: [
    ['angkor-hr', 'Welcome to the Angkor hiring group! Questions about our open day go here.'],
    ['dara', 'Thank you. Which day is it?'],
    ['angkor-hr', 'Saturday, 8:00 to 12:00, at the hotel on Sivatha Road.'],
    ['sokha', 'តើត្រូវចុះឈ្មោះមុនទេបង?'],
    ['angkor-hr', 'មិនចាំបាច់ទេ គ្រាន់តែយកប្រវត្តិរូបពីរច្បាប់មក។'],
    ['sokha', 'អរគុណបង 😊'],
    ['dara', 'Will the kitchen team be there as well? A friend is a cook.'],
    ['angkor-hr', 'Yes, the chef himself. Your friend is very welcome.'],
    ['dara', '好消息，我马上告诉他。'],
    ['angkor-hr', '欢迎欢迎，会讲中文的服务员我们也需要。'],
    ['sokha', 'Is there parking for motorbikes?'],
    ['angkor-hr', 'Behind the building, free, with a guard.'],
    ['sokha', 'Perfect, see you on Saturday!'],
  ],
}

/** Oldest first: the ids of the demo's messages grow with their times. */
export const TALKS: readonly DemoTalk[] = [bank, chinese, english, group, khmer]
