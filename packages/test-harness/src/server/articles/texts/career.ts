import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** How to choose work, and to get on in it. */
export const career: readonly WrittenArticle[] = [
  {
    id: 1,
    day: '2026-08-03',
    picture: 'market',
    titles: namesOf(
      'Read the advertisement twice before you apply | 申请之前，把招聘启事读两遍 | អានការប្រកាសពីរដងមុនពេលដាក់ពាក្យ | 지원하기 전에 공고를 두 번 읽으세요 | อ่านประกาศงานสองรอบก่อนสมัคร | Đọc tin tuyển dụng hai lần trước khi ứng tuyển',
    ),
    texts: {
      en: `Most applications fail before anybody reads the resume: they answer a job that was not offered. Read the advertisement once for the work and once for the conditions.
## What to look for
- The tasks. Which of them have you done, and which would you have to learn?
- What is required, and what is only welcome. If you have most of what is required, apply.
- The place, the hours and the days off. Can you get there, every day, also in the rainy season?
- How to apply. If the employer asks for a letter, write one. If the employer asks you to chat, chat.
## Then answer it
Take three words of the advertisement that describe you best, and make sure that your resume says them too, with an example from your own work. Ten applications that answer the advertisement are worth more than fifty that are all the same.`,
      km: `ពាក្យសុំភាគច្រើនបរាជ័យមុនពេលមានគេអានប្រវត្តិរូប ព្រោះវាមិនឆ្លើយនឹងការងារដែលបានប្រកាស។ សូមអានការប្រកាសម្ដងសម្រាប់ការងារ និងម្ដងទៀតសម្រាប់លក្ខខណ្ឌ។
## អ្វីដែលត្រូវមើល
- ភារកិច្ច៖ តើអ្នកធ្លាប់ធ្វើអ្វីខ្លះ ហើយត្រូវរៀនអ្វីខ្លះ?
- អ្វីដែលតម្រូវ និងអ្វីដែលគ្រាន់តែជាការល្អ។ បើអ្នកមានភាគច្រើននៃអ្វីដែលតម្រូវ សូមដាក់ពាក្យ។
- ទីកន្លែង ម៉ោងធ្វើការ និងថ្ងៃឈប់សម្រាក។ តើអ្នកអាចទៅដល់រាល់ថ្ងៃបានទេ សូម្បីតែក្នុងរដូវវស្សា?
- របៀបដាក់ពាក្យ។ បើនិយោជកសុំលិខិត សូមសរសេរលិខិត។ បើនិយោជកសុំឱ្យជជែក សូមជជែក។
## បន្ទាប់មកឆ្លើយតប
យកពាក្យបីពីការប្រកាសដែលពណ៌នាអ្នកបានល្អបំផុត ហើយធ្វើឱ្យប្រវត្តិរូបរបស់អ្នកមានពាក្យទាំងនោះ ជាមួយឧទាហរណ៍ពីការងាររបស់អ្នក។ ពាក្យសុំដប់ដែលឆ្លើយនឹងការប្រកាស មានតម្លៃជាងហាសិបដែលដូចៗគ្នា។`,
    },
  },
  {
    id: 5,
    day: '2026-09-28',
    titles: namesOf(
      'Warning signs: when a job is no job | 警示信号：当“工作”不是工作 | សញ្ញាព្រមាន៖ ពេលការងារមិនមែនជាការងារ | 경고 신호: 일자리가 아닌 일자리 | สัญญาณเตือน: เมื่องานไม่ใช่งาน | Dấu hiệu cảnh báo: khi việc làm không phải việc làm',
    ),
    texts: {
      en: `Most employers are honest. A few advertisements are traps, and they look better than the honest ones. Take your time when you see one of these signs.
## Stop when somebody
- asks you to pay: for a form, a uniform, a training, a visa or a place on a list,
- wants to keep your identity card, your passport or your telephone,
- promises much more money than others pay, for work that anybody can do,
- will not say the name of the company, the address or what the work is,
- hurries you to travel at once, alone, or across a border.
## What you can do
Ask for the name and the address, and look them up. Show the advertisement to somebody you trust. Tell your family where you go and when you will call. Never hand over your papers: an employer may copy them and must give them back. If a job here looks wrong, tell us, and do not pay.`,
      km: `និយោជកភាគច្រើនស្មោះត្រង់។ ការប្រកាសមួយចំនួនតូចជាអន្ទាក់ ហើយវាមើលទៅល្អជាងការប្រកាសស្មោះត្រង់។ សូមកុំប្រញាប់ ពេលអ្នកឃើញសញ្ញាណាមួយខាងក្រោម។
## សូមឈប់ ពេលមាននរណាម្នាក់
- ទារប្រាក់ពីអ្នក៖ សម្រាប់ទម្រង់ ឯកសណ្ឋាន ការបណ្ដុះបណ្តាល ទិដ្ឋាការ ឬការចុះឈ្មោះ
- ចង់រក្សាអត្តសញ្ញាណប័ណ្ណ លិខិតឆ្លងដែន ឬទូរសព្ទរបស់អ្នក
- សន្យាប្រាក់ច្រើនជាងគេ សម្រាប់ការងារដែលអ្នកណាក៏ធ្វើបាន
- មិនព្រមប្រាប់ឈ្មោះក្រុមហ៊ុន អាសយដ្ឋាន ឬការងារជាអ្វី
- ជំរុញឱ្យអ្នកធ្វើដំណើរភ្លាមៗ តែម្នាក់ឯង ឬឆ្លងព្រំដែន
## អ្វីដែលអ្នកអាចធ្វើ
សុំឈ្មោះ និងអាសយដ្ឋាន ហើយផ្ទៀងផ្ទាត់។ បង្ហាញការប្រកាសទៅមនុស្សដែលអ្នកទុកចិត្ត។ ប្រាប់គ្រួសារថាអ្នកទៅណា និងនឹងទូរសព្ទមកវិញពេលណា។ កុំប្រគល់ឯកសាររបស់អ្នកឱ្យគេទុក៖ និយោជកអាចថតចម្លង ហើយត្រូវប្រគល់មកវិញ។ បើការងារនៅទីនេះមើលទៅមិនត្រឹមត្រូវ សូមប្រាប់យើង ហើយកុំបង់ប្រាក់។`,
    },
  },
  {
    id: 6,
    day: '2026-10-12',
    titles: namesOf(
      'Your first month in a new job | 新工作的第一个月 | ខែដំបូងក្នុងការងារថ្មី | 새 직장에서의 첫 달 | เดือนแรกในงานใหม่ | Tháng đầu tiên ở chỗ làm mới',
    ),
    texts: {
      en: `The first month decides how the others will be. Nobody expects you to know everything; everybody notices how you learn.
## The first week
- Write names down, with what each person does.
- Find out what must never go wrong, and whom you call when it does.
- Come ten minutes early until the way has become a habit.
## Ask, and ask once
Carry a small notebook. When something is explained to you, write it down in your own words, and read it back: "So first the till, then the keys?" It takes a minute and spares you the same question tomorrow.
## After four weeks
Ask for a short talk. Say what goes well, what is still hard, and ask what you should do differently. If you made a mistake in the meantime, say it before somebody finds it. People forgive a mistake sooner than a secret.`,
      km: `ខែដំបូងកំណត់ថាខែបន្ទាប់នឹងទៅជាយ៉ាងណា។ គ្មានអ្នកណារំពឹងថាអ្នកដឹងគ្រប់យ៉ាងទេ ប៉ុន្តែគ្រប់គ្នាសង្កេតឃើញរបៀបដែលអ្នករៀន។
## សប្តាហ៍ដំបូង
- កត់ឈ្មោះមនុស្ស និងកិច្ចការដែលម្នាក់ៗធ្វើ។
- ស្វែងយល់ថាអ្វីមិនត្រូវខុសជាដាច់ខាត ហើយត្រូវហៅអ្នកណាពេលវាខុស។
- មកមុនដប់នាទី រហូតដល់ផ្លូវក្លាយជាទម្លាប់។
## សួរ ហើយសួរតែម្ដង
យកសៀវភៅកត់តូចមួយតាមខ្លួន។ ពេលមានគេពន្យល់ សូមកត់ដោយពាក្យរបស់អ្នក ហើយអានឱ្យគេស្តាប់វិញ៖ «ដំបូងបញ្ជីលុយ បន្ទាប់មកកូនសោ មែនទេ?» វាចំណាយពេលមួយនាទី ហើយជួយអ្នកមិនបាច់សួរដដែលនៅថ្ងៃស្អែក។
## ក្រោយបួនសប្តាហ៍
សុំពេលនិយាយគ្នាខ្លីមួយ។ ប្រាប់ថាអ្វីដំណើរការល្អ អ្វីនៅពិបាក ហើយសួរថាអ្នកគួរធ្វើអ្វីខុសពីមុន។ បើអ្នកបានធ្វើខុស សូមប្រាប់មុនពេលគេរកឃើញ។ មនុស្សអភ័យទោសឱ្យកំហុស ឆាប់ជាងអភ័យទោសឱ្យការលាក់បាំង។`,
    },
  },
  {
    id: 101,
    day: '2026-06-01',
    picture: 'classroom',
    titles: namesOf(
      'Choose your first job for what it teaches | 第一份工作，看它能教你什么 | ជ្រើសរើសការងារដំបូងតាមអ្វីដែលវាបង្រៀន | 첫 직장은 배울 수 있는 것을 보고 고르세요 | เลือกงานแรกจากสิ่งที่จะได้เรียนรู้ | Chọn việc đầu tiên theo điều học được',
    ),
    texts: {
      en: `Nobody stays in a first job for ever. What you take with you when you leave counts more than the name on the door and the first salary.
## Ask three questions about an offer
- Who will show me the work, and how much time does that person have for it?
- What will I be able to do after one year that I cannot do today?
- Which people will I meet: customers, suppliers, other departments?
## Weigh money and learning
Take less money only where you can say what you get for it, and for how long. A shop that lets you keep the books after six months teaches you a trade. An office that lets you make copies for two years teaches you nothing, whatever its name is. If two offers teach the same, take the one that pays more and lies nearer to your home.`,
      km: `គ្មាននរណានៅការងារដំបូងជារៀងរហូតទេ។ អ្វីដែលអ្នកយកទៅតាមខ្លួនពេលចាកចេញ សំខាន់ជាងឈ្មោះក្រុមហ៊ុន និងប្រាក់ខែដំបូង។
## សួរសំណួរបីអំពីការផ្ដល់ការងារ
- តើនរណានឹងបង្ហាញការងារដល់ខ្ញុំ ហើយគាត់មានពេលប៉ុន្មានសម្រាប់រឿងនេះ?
- ក្រោយមួយឆ្នាំ តើខ្ញុំនឹងអាចធ្វើអ្វីដែលថ្ងៃនេះខ្ញុំធ្វើមិនបាន?
- តើខ្ញុំនឹងជួបនរណាខ្លះ៖ អតិថិជន អ្នកផ្គត់ផ្គង់ ឬផ្នែកផ្សេង?
## ថ្លឹងប្រាក់ និងការរៀន
ទទួលប្រាក់តិចជាង លុះត្រាតែអ្នកអាចប្រាប់បានថាអ្នកទទួលបានអ្វីជំនួស និងរយៈពេលប៉ុន្មាន។ ហាងដែលឱ្យអ្នកកាន់បញ្ជីក្រោយប្រាំមួយខែ បង្រៀនមុខរបរដល់អ្នក។ ការិយាល័យដែលឱ្យអ្នកថតចម្លងពីរឆ្នាំ មិនបង្រៀនអ្វីទេ ទោះឈ្មោះល្បីយ៉ាងណាក៏ដោយ។ បើការងារពីរបង្រៀនដូចគ្នា សូមយកកន្លែងដែលឱ្យប្រាក់ច្រើនជាង ហើយនៅជិតផ្ទះជាង។`,
    },
  },
  {
    id: 102,
    day: '2026-06-22',
    titles: namesOf(
      'Changing your trade without starting at zero | 转行，不必从零开始 | ប្ដូរមុខរបរដោយមិនចាប់ផ្ដើមពីសូន្យ | 처음부터 다시 시작하지 않고 직업 바꾸기 | เปลี่ยนสายงานโดยไม่ต้องเริ่มจากศูนย์ | Đổi nghề mà không bắt đầu từ số không',
    ),
    texts: {
      en: `Many people change their trade once or twice. You keep more of the old one than you think.
## Write down what goes with you
- What you do with people: calm an angry guest, explain, teach, sell.
- What you do with numbers: count stock, plan shifts, keep to a budget.
- What people trust you with: keys, money, children, machines.
## Take a bridge, not a jump
Look for a job that needs half of what you know and half of what you want to learn. A waiter who wants to work with computers can begin at the reservation desk of a hotel. A seamstress who wants to lead can begin by training new workers on her line. Try the new trade for a few evenings or weekends before you give notice, and keep three months of living costs aside for the time between.`,
      km: `មនុស្សជាច្រើនប្ដូរមុខរបរម្ដងឬពីរដង។ អ្នកយកចំណេះចាស់ទៅជាមួយបានច្រើនជាងអ្វីដែលអ្នកគិត។
## កត់អ្វីដែលយកទៅជាមួយ
- អ្វីដែលអ្នកធ្វើជាមួយមនុស្ស៖ សម្រួលភ្ញៀវដែលខឹង ពន្យល់ បង្រៀន លក់។
- អ្វីដែលអ្នកធ្វើជាមួយលេខ៖ រាប់ស្តុក រៀបវេន ចំណាយតាមថវិកា។
- អ្វីដែលគេទុកចិត្តឱ្យអ្នក៖ កូនសោ ប្រាក់ កុមារ ម៉ាស៊ីន។
## ដើរលើស្ពាន កុំលោត
រកការងារដែលត្រូវការពាក់កណ្ដាលនៃអ្វីដែលអ្នកចេះ និងពាក់កណ្ដាលនៃអ្វីដែលអ្នកចង់រៀន។ អ្នករត់តុដែលចង់ធ្វើការជាមួយកុំព្យូទ័រ អាចចាប់ផ្ដើមនៅផ្នែកកក់បន្ទប់របស់សណ្ឋាគារ។ ជាងដេរដែលចង់ដឹកនាំ អាចចាប់ផ្ដើមដោយបង្ហាត់កម្មករថ្មីក្នុងក្រុមរបស់ខ្លួន។ សូមសាកមុខរបរថ្មីពីរបីល្ងាច ឬចុងសប្តាហ៍ មុនពេលសុំឈប់ ហើយទុកប្រាក់ចំណាយបីខែសម្រាប់ពេលចន្លោះ។`,
    },
  },
  {
    id: 103,
    day: '2026-07-13',
    picture: 'market',
    titles: namesOf(
      'From the province to the city: count first | 从外省到城市：先算一算 | ពីខេត្តមកទីក្រុង៖ គិតលេខជាមុនសិន | 지방에서 도시로: 먼저 계산하세요 | จากต่างจังหวัดสู่เมือง: คำนวณก่อน | Từ tỉnh lên thành phố: hãy tính trước',
    ),
    texts: {
      en: `A job in the city often pays more, and the city often takes it back. Count before you pack.
## What the move costs
- A room with water and electricity, and one month of rent in advance.
- Food, if the job does not give it, and the way to work.
- The way home for Khmer New Year and Pchum Ben.
- A telephone card, and what you send to your family.
## Compare what is left
Take the salary of the city and subtract all of this. Do the same for a job near home, where you live with your family. Compare what is left, not what is paid. If the city wins, ask the employer before you come: is there a room, who shares it, and when is the first salary paid? Come with enough money for six weeks, because the first salary comes at the end.`,
      km: `ការងារនៅទីក្រុងច្រើនតែបានប្រាក់ច្រើនជាង ហើយទីក្រុងច្រើនតែយកវាទៅវិញ។ សូមគិតលេខមុនពេលរៀបអីវ៉ាន់។
## ការផ្លាស់ទីចំណាយអ្វីខ្លះ
- បន្ទប់ជួលមានទឹកភ្លើង និងថ្លៃជួលមួយខែបង់មុន។
- អាហារ បើការងារមិនផ្ដល់ និងថ្លៃធ្វើដំណើរទៅធ្វើការ។
- ដំណើរទៅផ្ទះនៅពេលចូលឆ្នាំខ្មែរ និងភ្ជុំបិណ្ឌ។
- កាតទូរសព្ទ និងប្រាក់ដែលអ្នកផ្ញើទៅគ្រួសារ។
## ប្រៀបធៀបអ្វីដែលនៅសល់
យកប្រាក់ខែនៅទីក្រុងដកចំណាយទាំងនេះ។ ធ្វើដូចគ្នាចំពោះការងារនៅជិតផ្ទះ ដែលអ្នករស់នៅជាមួយគ្រួសារ។ សូមប្រៀបធៀបអ្វីដែលនៅសល់ មិនមែនអ្វីដែលគេបើកឱ្យទេ។ បើទីក្រុងល្អជាង សូមសួរនិយោជកមុនពេលមក៖ តើមានបន្ទប់ស្នាក់នៅទេ ស្នាក់ជាមួយនរណា ហើយប្រាក់ខែដំបូងបើកនៅពេលណា? សូមយកប្រាក់គ្រប់គ្រាន់សម្រាប់ប្រាំមួយសប្តាហ៍ ព្រោះប្រាក់ខែដំបូងមកដល់នៅចុងខែ។`,
    },
  },
  {
    id: 104,
    day: '2026-09-07',
    picture: 'classroom',
    titles: namesOf(
      'Learn beside your work, one hour a day | 边工作边学习，每天一小时 | រៀនបន្ថែមក្រៅម៉ោងការងារ មួយថ្ងៃមួយម៉ោង | 일하면서 하루 한 시간 배우기 | เรียนไปทำงานไป วันละหนึ่งชั่วโมง | Vừa làm vừa học, mỗi ngày một giờ',
    ),
    texts: {
      en: `One hour a day is three hundred hours a year, and that is more than most evening courses have. What is missing is rarely time, it is a plan.
## Choose one thing
- Take what advertisements of your next job ask for, not what sounds good.
- Decide how you will notice that you can do it: a letter written in English, a table that adds up, a wall that is straight.
- Give it three months before you take the next.
## Make it easy to begin
Learn at the same hour in the same place, with the telephone in another room. Twenty minutes count. Find one person who learns the same and tell each other every Sunday what you did. Ask your employer whether a course can be paid or whether you may leave earlier once a week; the worst answer is no.`,
      km: `មួយម៉ោងក្នុងមួយថ្ងៃ ស្មើនឹងបីរយម៉ោងក្នុងមួយឆ្នាំ ច្រើនជាងវគ្គសិក្សាពេលល្ងាចភាគច្រើន។ អ្វីដែលខ្វះកម្រជាពេលវេលា តែជាផែនការ។
## ជ្រើសរើសរឿងតែមួយ
- យកអ្វីដែលការប្រកាសនៃការងារបន្ទាប់របស់អ្នកទាមទារ មិនមែនអ្វីដែលស្តាប់ទៅពិរោះ។
- កំណត់ថាអ្នកនឹងដឹងដោយរបៀបណាថាអ្នកចេះហើយ៖ លិខិតមួយជាភាសាអង់គ្លេស តារាងមួយដែលបូកត្រូវ ជញ្ជាំងមួយដែលត្រង់។
- ផ្ដល់ពេលបីខែ មុនពេលចាប់រឿងបន្ទាប់។
## ធ្វើឱ្យងាយចាប់ផ្ដើម
រៀននៅម៉ោងដដែល កន្លែងដដែល ហើយទុកទូរសព្ទក្នុងបន្ទប់ផ្សេង។ ម្ភៃនាទីក៏បានដែរ។ រកមនុស្សម្នាក់ដែលរៀនរឿងដូចគ្នា ហើយប្រាប់គ្នារាល់ថ្ងៃអាទិត្យថាបានធ្វើអ្វីខ្លះ។ សួរនិយោជកថាអាចជួយថ្លៃសិក្សា ឬឱ្យចេញមុនម៉ោងម្ដងក្នុងមួយសប្តាហ៍បានទេ ចម្លើយអាក្រក់បំផុតគឺ «ទេ» ប៉ុណ្ណោះ។`,
    },
  },
  {
    id: 105,
    day: '2026-10-19',
    titles: namesOf(
      'How to leave a job well | 如何体面地离职 | របៀបចាកចេញពីការងារដោយល្អ | 좋게 퇴사하는 방법 | ลาออกจากงานอย่างราบรื่น | Nghỉ việc sao cho đẹp',
    ),
    texts: {
      en: `People remember two days of you: the first and the last. A good last day is a letter of reference that nobody has to write.
## Before you say it
- Have the new offer in writing, with the day you begin.
- Read your contract: how many days of notice, and what is paid for leave that you did not take.
- Tell your manager first, alone, before anybody hears it in the canteen.
## The last weeks
Write down what only you know: where things are, whom one calls, what is due next month. Show it to the one who comes after you. Ask for your certificate of work and your last pay slip, and give back keys and uniform against a signature. Do not settle old accounts. Say thank you to two people who helped you; you may meet them again sooner than you think.`,
      km: `មនុស្សចាំពីអ្នកពីរថ្ងៃ៖ ថ្ងៃដំបូង និងថ្ងៃចុងក្រោយ។ ថ្ងៃចុងក្រោយដែលល្អ ដូចជាលិខិតបញ្ជាក់ដែលមិនបាច់មាននរណាសរសេរ។
## មុនពេលអ្នកប្រាប់
- មានការផ្ដល់ការងារថ្មីជាលាយលក្ខណ៍អក្សរ ព្រមទាំងថ្ងៃចូលធ្វើការ។
- អានកិច្ចសន្យា៖ ត្រូវជូនដំណឹងមុនប៉ុន្មានថ្ងៃ ហើយថ្ងៃឈប់សម្រាកដែលនៅសល់ទូទាត់យ៉ាងណា។
- ប្រាប់អ្នកគ្រប់គ្រងមុនគេ តែពីរនាក់ មុនពេលមាននរណាឮនៅអាហារដ្ឋាន។
## សប្តាហ៍ចុងក្រោយ
កត់អ្វីដែលមានតែអ្នកដឹង៖ របស់នៅទីណា ត្រូវទូរសព្ទទៅនរណា ខែក្រោយត្រូវធ្វើអ្វី។ បង្ហាញវាទៅអ្នកដែលមកជំនួស។ សុំលិខិតបញ្ជាក់ការងារ និងប័ណ្ណបើកប្រាក់ចុងក្រោយ ហើយប្រគល់កូនសោ និងឯកសណ្ឋានដោយមានហត្ថលេខា។ កុំសងសឹករឿងចាស់។ អរគុណមនុស្សពីរនាក់ដែលបានជួយអ្នក អ្នកអាចជួបគេវិញឆាប់ជាងការគិត។`,
    },
  },
  {
    id: 106,
    day: '2026-11-12',
    titles: namesOf(
      'Moving up: ask for more before you ask for a title | 想升职：先争取更多责任 | ឡើងតំណែង៖ សុំការទទួលខុសត្រូវមុនសុំតំណែង | 승진하려면: 직함보다 역할을 먼저 요청하세요 | เลื่อนตำแหน่ง: ขอรับผิดชอบเพิ่มก่อนขอตำแหน่ง | Thăng tiến: xin thêm việc trước khi xin chức',
    ),
    texts: {
      en: `Who is made a supervisor has usually done half of the work of one before. You can begin today, without anybody’s permission to be promoted.
## Show that you can carry it
- Take one task that your manager does not like and do it for three months.
- Teach what you know to one person, so that your place can be filled.
- When you bring a problem, bring two ways to solve it.
## Then speak about it
Ask for half an hour and say what you would like to do in a year, what you have done towards it and what is missing. Ask what would have to be true for it to happen, and write the answer down. Come back after three months with the same paper. If nothing moved twice, the next step may lie in another house, and your list is already a good resume.`,
      km: `អ្នកដែលត្រូវតែងតាំងជាអ្នកត្រួតពិនិត្យ ភាគច្រើនធ្លាប់ធ្វើការងារនោះពាក់កណ្ដាលរួចមកហើយ។ អ្នកអាចចាប់ផ្ដើមថ្ងៃនេះ ដោយមិនចាំបាច់មានការអនុញ្ញាតឱ្យឡើងតំណែង។
## បង្ហាញថាអ្នកអាចទទួលបាន
- យកកិច្ចការមួយដែលអ្នកគ្រប់គ្រងមិនចូលចិត្ត ហើយធ្វើវាបីខែ។
- បង្រៀនអ្វីដែលអ្នកចេះដល់មនុស្សម្នាក់ ដើម្បីឱ្យមានអ្នកជំនួសកន្លែងអ្នក។
- ពេលអ្នកនាំបញ្ហាមក សូមនាំវិធីដោះស្រាយពីរមកជាមួយ។
## បន្ទាប់មកនិយាយអំពីវា
សុំពេលកន្លះម៉ោង ហើយប្រាប់ថាអ្នកចង់ធ្វើអ្វីក្នុងមួយឆ្នាំទៀត អ្នកបានធ្វើអ្វីរួច និងនៅខ្វះអ្វី។ សួរថាអ្វីត្រូវកើតឡើងដើម្បីឱ្យវាក្លាយជាការពិត ហើយកត់ចម្លើយ។ ត្រឡប់មកវិញក្រោយបីខែជាមួយក្រដាសដដែល។ បើពីរដងហើយគ្មានអ្វីប្រែប្រួល ជំហានបន្ទាប់អាចនៅកន្លែងផ្សេង ហើយបញ្ជីរបស់អ្នកជាប្រវត្តិរូបល្អរួចជាស្រេច។`,
    },
  },
]
