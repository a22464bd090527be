import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** What people ask about Sarika. */
export const questions: readonly WrittenArticle[] = [
  {
    id: 501,
    day: '2026-11-05',
    titles: namesOf(
      'Does Sarika cost me anything? | 使用 Sarika 要收费吗？ | តើ Sarika គិតប្រាក់ពីខ្ញុំទេ? | Sarika를 쓰는 데 돈이 드나요? | ใช้ Sarika ต้องเสียเงินไหม | Dùng Sarika có mất tiền không?',
    ),
    texts: {
      en: `No. Searching, saving jobs, applying, keeping resumes and cover letters and chatting with employers are free for job seekers, and will stay free.
## Who pays then?
Employers order services: a job that is shown, an urgent job, a page of their own. What you see in a search does not depend on whether you paid, because you cannot.
## If somebody asks you for money
- Nobody may ask you to pay for an application, an interview, a form or a place on a list: no employer, no agency and nobody who says that he works for Sarika.
- Do not pay, and do not send a photo of your bank card or the code of an SMS.
- Keep the messages, they are proof, and tell us by telephone or e-mail who it was. We look at the employer and take the job off the list where it is needed.`,
      km: `ទេ។ ការស្វែងរក ការរក្សាទុកការងារ ការដាក់ពាក្យ ការរក្សាប្រវត្តិរូបនិងលិខិត ព្រមទាំងការជជែកជាមួយនិយោជក មិនគិតប្រាក់ពីអ្នករកការងារទេ ហើយនឹងនៅតែដូច្នេះ។
## អញ្ចឹងនរណាបង់?
និយោជកបញ្ជាទិញសេវា៖ ការងារដែលត្រូវបង្ហាញ ការងារបន្ទាន់ ទំព័ររបស់ក្រុមហ៊ុន។ អ្វីដែលអ្នកឃើញក្នុងការស្វែងរក មិនអាស្រ័យលើថាអ្នកបានបង់ឬអត់ទេ ព្រោះអ្នកមិនអាចបង់បាន។
## បើមាននរណាសុំប្រាក់ពីអ្នក
- គ្មាននរណាអាចទារប្រាក់សម្រាប់ពាក្យសុំ សម្ភាសន៍ ទម្រង់ ឬការចុះឈ្មោះទេ៖ ទាំងនិយោជក ភ្នាក់ងារ និងអ្នកដែលអះអាងថាធ្វើការឱ្យ Sarika។
- កុំបង់ ហើយកុំផ្ញើរូបកាតធនាគារ ឬលេខកូដក្នុង SMS។
- រក្សាទុកសារ ព្រោះវាជាភស្តុតាង ហើយប្រាប់យើងតាមទូរសព្ទឬអ៊ីមែលថាជានរណា។ យើងនឹងពិនិត្យនិយោជក ហើយដកការងារចេញពីបញ្ជីបើចាំបាច់។`,
    },
  },
  {
    id: 502,
    day: '2026-10-08',
    titles: namesOf(
      'How do I apply, and what happens then? | 怎样申请？之后会怎样？ | តើខ្ញុំដាក់ពាក្យយ៉ាងណា ហើយបន្ទាប់មកមានអ្វីកើតឡើង? | 어떻게 지원하고, 그다음에는 어떻게 되나요? | สมัครอย่างไร แล้วหลังจากนั้นเกิดอะไรขึ้น | Ứng tuyển thế nào, và sau đó ra sao?',
    ),
    texts: {
      en: `You need an account and a resume whose personal part is complete. With that you can apply for one job, or for up to ten jobs at once.
## Step by step
- Log in, open the job and read how the employer wants to be answered.
- Choose the resume or the attached file, and a letter if you have one.
- Send it. The employer gets both as they are now; later changes do not reach applications that are already sent.
## Afterwards
Your list of applications shows when the employer opened it. An interview comes as an invitation with time, place and a person to ask for, and you accept or cancel it. You can apply for the same job only once. If nothing comes within two weeks, one friendly message in the chat is right; then look for the next job, because some employers answer nobody.`,
      km: `អ្នកត្រូវមានគណនី និងប្រវត្តិរូបដែលផ្នែកផ្ទាល់ខ្លួនបានបំពេញគ្រប់។ ដូច្នេះអ្នកអាចដាក់ពាក្យការងារមួយ ឬរហូតដល់ដប់ក្នុងពេលតែមួយ។
## មួយជំហានម្ដងៗ
- ចូលគណនី បើកការងារ ហើយអានថានិយោជកចង់ឱ្យឆ្លើយតបយ៉ាងណា។
- ជ្រើសប្រវត្តិរូប ឬឯកសារភ្ជាប់ និងលិខិតបើមាន។
- ផ្ញើ។ និយោជកទទួលបានទាំងពីរដូចឥឡូវនេះ ការកែក្រោយមកមិនទៅដល់ពាក្យសុំដែលបានផ្ញើហើយទេ។
## បន្ទាប់ពីនោះ
បញ្ជីពាក្យសុំរបស់អ្នកបង្ហាញថានិយោជកបានបើកវានៅពេលណា។ សម្ភាសន៍មកជាការអញ្ជើញដែលមានម៉ោង ទីកន្លែង និងឈ្មោះអ្នកត្រូវជួប ហើយអ្នកអាចទទួលឬបដិសេធ។ អ្នកអាចដាក់ពាក្យសម្រាប់ការងារដដែលបានតែម្ដង។ បើគ្មានចម្លើយក្នុងពីរសប្តាហ៍ សារមួយដោយរួសរាយក្នុងការជជែកគឺត្រឹមត្រូវ រួចរកការងារបន្ទាប់ ព្រោះនិយោជកខ្លះមិនឆ្លើយនរណាទេ។`,
    },
  },
  {
    id: 503,
    day: '2026-09-02',
    titles: namesOf(
      'Who can see my resume? | 谁能看到我的简历？ | នរណាអាចមើលឃើញប្រវត្តិរូបរបស់ខ្ញុំ? | 내 이력서는 누가 볼 수 있나요? | ใครเห็นเรซูเม่ของฉันได้บ้าง | Ai xem được hồ sơ của tôi?',
    ),
    texts: {
      en: `You decide. A resume that you keep on Sarika is yours; it goes to an employer when you apply with it, and to nobody else by that.
## Three cases
- Hidden: employers do not find it in their search. Whatever else you change, it stays hidden until you show it again.
- Shown: employers who search for people may find it, and you see who looked.
- Sent: the employer of the job got it with your application and keeps it as it was, also when you hide or delete yours later.
## Good habits
Do not write the number of your identity card, your bank account or the names of your children into a resume: no employer needs them before a contract. Look from time to time at who viewed it. If somebody writes to you without a job to offer, you can block that person in the chat.`,
      km: `អ្នកជាអ្នកសម្រេច។ ប្រវត្តិរូបដែលអ្នករក្សានៅលើ Sarika ជារបស់អ្នក វាទៅដល់និយោជកពេលអ្នកដាក់ពាក្យជាមួយវា ហើយមិនទៅដល់អ្នកដទៃដោយសារនោះទេ។
## បីករណី
- លាក់៖ និយោជករកវាមិនឃើញ។ ទោះអ្នកកែអ្វីក៏ដោយ វានៅតែលាក់រហូតដល់អ្នកបង្ហាញវាវិញ។
- បង្ហាញ៖ និយោជកដែលស្វែងរកមនុស្សអាចរកឃើញវា ហើយអ្នកឃើញថានរណាបានមើល។
- បានផ្ញើ៖ និយោជកនៃការងារនោះបានវាជាមួយពាក្យសុំ ហើយរក្សាវាដូចដើម ទោះអ្នកលាក់ឬលុបរបស់អ្នកនៅពេលក្រោយក៏ដោយ។
## ទម្លាប់ល្អ
កុំសរសេរលេខអត្តសញ្ញាណប័ណ្ណ គណនីធនាគារ ឬឈ្មោះកូនក្នុងប្រវត្តិរូប៖ គ្មាននិយោជកណាត្រូវការវាមុនកិច្ចសន្យាទេ។ ពិនិត្យម្ដងម្កាលថានរណាបានមើល។ បើមាននរណាសរសេរមកអ្នកដោយគ្មានការងារផ្ដល់ អ្នកអាចទប់ស្កាត់គេក្នុងការជជែក។`,
    },
  },
  {
    id: 504,
    day: '2026-08-05',
    titles: namesOf(
      'I forgot my password, or my phone is gone | 忘记密码，或者手机丢了 | ខ្ញុំភ្លេចពាក្យសម្ងាត់ ឬបាត់ទូរសព្ទ | 비밀번호를 잊었거나 휴대전화를 잃어버렸어요 | ลืมรหัสผ่าน หรือโทรศัพท์หาย | Tôi quên mật khẩu hoặc mất điện thoại',
    ),
    texts: {
      en: `Your account is reached by e-mail or by telephone, and each of the two can bring the other back. So keep both in your settings up to date.
## You forgot the password
- On the login page choose "Forgot your password?", then e-mail or telephone.
- Type the code that comes, and a new password of 6 to 16 letters and digits.
- A code holds for a few minutes and for a few tries; ask for a new one when it is over.
## The telephone is gone
Log in with your e-mail and your password and change the number in the settings. A new password logs all other devices out, so set one if the telephone is in other hands. If e-mail and number are both lost, call us: we ask you some questions about your account before we change anything, and we never ask for your password.`,
      km: `គណនីរបស់អ្នកចូលបានតាមអ៊ីមែល ឬទូរសព្ទ ហើយមួយអាចយកមួយទៀតមកវិញ។ ដូច្នេះសូមរក្សាទាំងពីរក្នុងការកំណត់ឱ្យត្រឹមត្រូវជានិច្ច។
## អ្នកភ្លេចពាក្យសម្ងាត់
- នៅទំព័រចូល សូមជ្រើស «ភ្លេចពាក្យសម្ងាត់មែនទេ?» រួចអ៊ីមែលឬទូរសព្ទ។
- វាយលេខកូដដែលមកដល់ និងពាក្យសម្ងាត់ថ្មីដែលមានអក្សរនិងលេខ ៦ ដល់ ១៦ តួ។
- លេខកូដប្រើបានតែប៉ុន្មាននាទី និងប៉ុន្មានដង បើផុតកំណត់ សូមសុំថ្មី។
## ទូរសព្ទបាត់
ចូលដោយអ៊ីមែលនិងពាក្យសម្ងាត់ ហើយប្ដូរលេខក្នុងការកំណត់។ ពាក្យសម្ងាត់ថ្មីធ្វើឱ្យឧបករណ៍ផ្សេងទាំងអស់ចាកចេញ ដូច្នេះសូមដាក់ថ្មីបើទូរសព្ទនៅក្នុងដៃអ្នកដទៃ។ បើបាត់ទាំងអ៊ីមែលនិងលេខ សូមទូរសព្ទមកយើង៖ យើងសួរសំណួរមួយចំនួនអំពីគណនីមុនកែអ្វី ហើយយើងមិនដែលសួរពាក្យសម្ងាត់របស់អ្នកទេ។`,
    },
  },
  {
    id: 505,
    day: '2026-07-08',
    titles: namesOf(
      'How does the chat with employers work? | 怎样与雇主聊天？ | ការជជែកជាមួយនិយោជកដំណើរការយ៉ាងណា? | 고용주와의 채팅은 어떻게 하나요? | แชทกับนายจ้างทำงานอย่างไร | Trò chuyện với nhà tuyển dụng thế nào?',
    ),
    texts: {
      en: `From an open job you can write to the employer directly. The first time you do it, both of you become contacts, so the answer reaches you too.
## Good to know
- The job stands above the conversation, so both know what it is about.
- One tick: sent. Then you see when your message arrived and when it was read.
- You can withdraw a message for two minutes; afterwards it stays.
- Without network you can go on writing: what you send waits and goes out once.
## Write so that people answer
Say in the first message which job you mean, what you can do and what you want to know, all in three lines. Employers see many that say only "hello". Write at hours when people work, and stay with the chat until somebody gives you another way: who wants to move you to another app at once may have a reason that is not yours.`,
      km: `ពីការងារដែលកំពុងបើក អ្នកអាចសរសេរទៅនិយោជកដោយផ្ទាល់។ លើកដំបូងដែលអ្នកធ្វើ អ្នកទាំងពីរក្លាយជាអ្នកទាក់ទងគ្នា ដូច្នេះចម្លើយក៏មកដល់អ្នកដែរ។
## គួរដឹង
- ការងារស្ថិតនៅខាងលើការសន្ទនា ដូច្នេះទាំងពីរដឹងថានិយាយអំពីអ្វី។
- សញ្ញាមួយ៖ បានផ្ញើ។ បន្ទាប់មកអ្នកឃើញថាសារបានទៅដល់ និងបានអានពេលណា។
- អ្នកអាចដកសារវិញក្នុងពីរនាទី ក្រោយមកវានៅដដែល។
- គ្មានបណ្ដាញក៏អ្នកអាចបន្តសរសេរ៖ អ្វីដែលអ្នកផ្ញើរង់ចាំ ហើយចេញទៅតែម្ដង។
## សរសេរឱ្យគេឆ្លើយ
ក្នុងសារដំបូង សូមប្រាប់ថាការងារណា អ្នកអាចធ្វើអ្វី និងអ្នកចង់ដឹងអ្វី ទាំងអស់ក្នុងបីបន្ទាត់។ និយោជកឃើញសារច្រើនដែលនិយាយត្រឹម «សួស្តី»។ សរសេរក្នុងម៉ោងធ្វើការ ហើយនៅក្នុងការជជែកនេះ រហូតដល់មានគេផ្ដល់ផ្លូវផ្សេង៖ អ្នកដែលចង់នាំអ្នកទៅកម្មវិធីផ្សេងភ្លាមៗ អាចមានហេតុផលដែលមិនមែនជាប្រយោជន៍របស់អ្នក។`,
    },
  },
  {
    id: 506,
    day: '2026-06-10',
    titles: namesOf(
      'A job looks wrong. What do I do? | 某个职位看起来不对劲，怎么办？ | ការងារមួយមើលទៅមិនត្រឹមត្រូវ តើខ្ញុំធ្វើអ្វី? | 공고가 이상해 보이면 어떻게 하나요? | งานดูผิดปกติ ควรทำอย่างไร | Một việc làm trông đáng ngờ. Tôi phải làm gì?',
    ),
    texts: {
      en: `Tell us. You need no proof and you do not have to be sure. We look at the employer, and who told us stays between us.
## What we need
- The address of the job page; "Share" copies it.
- What looks wrong, in one or two sentences.
- Messages or a number from which you were called, if there are any.
## Until then
- Send no papers and no money, and do not go to an address alone.
- If you are in danger or somebody keeps your papers, call the police first, then your family, then us.
- If you have already paid, keep the receipt and tell the police soon; the first days count.
The verified mark beside a company means that its papers were checked. It is no promise that every job of it suits you.`,
      km: `ប្រាប់យើង។ អ្នកមិនត្រូវការភស្តុតាង ហើយមិនចាំបាច់ប្រាកដទេ។ យើងពិនិត្យនិយោជក ហើយអ្នកណាប្រាប់យើងជារឿងសម្ងាត់រវាងយើង។
## អ្វីដែលយើងត្រូវការ
- អាសយដ្ឋានទំព័រការងារ ប៊ូតុង «ចែករំលែក» ចម្លងវា។
- អ្វីដែលមើលទៅខុស ក្នុងមួយឬពីរប្រយោគ។
- សារ ឬលេខដែលទូរសព្ទមកអ្នក បើមាន។
## មុនពេលនោះ
- កុំផ្ញើឯកសារ ឬប្រាក់ ហើយកុំទៅអាសយដ្ឋាននោះតែម្នាក់ឯង។
- បើអ្នកមានគ្រោះថ្នាក់ ឬមាននរណាកាន់ឯកសាររបស់អ្នក សូមទូរសព្ទទៅប៉ូលិសមុន បន្ទាប់មកគ្រួសារ រួចមកយើង។
- បើអ្នកបានបង់ប្រាក់ហើយ សូមរក្សាបង្កាន់ដៃ ហើយប្រាប់ប៉ូលិសឱ្យឆាប់ ថ្ងៃដំបូងៗសំខាន់ណាស់។
សញ្ញាផ្ទៀងផ្ទាត់នៅក្បែរក្រុមហ៊ុន មានន័យថាឯកសាររបស់គេត្រូវបានពិនិត្យ។ វាមិនមែនជាការសន្យាថាការងារគ្រប់យ៉ាងរបស់គេសមនឹងអ្នកទេ។`,
    },
  },
]
