import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** Who we are, where to begin and how we are reached; fixed ids of the portal. */
export const aboutPages: readonly WrittenArticle[] = [
  {
    id: 901,
    day: '2026-06-01',
    titles: namesOf('About Sarika | 关于 Sarika | អំពី Sarika | Sarika 소개 | เกี่ยวกับ Sarika | Về Sarika'),
    texts: {
      en: `Sarika brings people who look for work in Cambodia together with people who have work, and lets them talk to each other directly, in six languages.
## What it does
- Jobs in all 25 provinces, searched in Khmer, Latin and other letters.
- A chat between candidates and employers that loses nothing, also on a bad network.
- Resumes, letters and applications in one place.
## What it is not
This is a demonstration. Its companies, jobs and people are made up by us, its phone numbers and addresses belong to nobody, and nothing can be bought. The name is that of a bird: the sarika, a mynah, learns to talk with everybody.`,
      zh: `Sarika 让在柬埔寨找工作的人和提供工作的人相遇，并用六种语言直接交谈。
## 它能做什么
- 覆盖全部 25 个省市的职位，可用高棉文、拉丁字母和其他文字搜索。
- 求职者与雇主之间的聊天，网络不好也不会丢失内容。
- 简历、求职信和申请都在一处。
## 它不是什么
这是一个演示。其中的公司、职位和人物都是我们虚构的，电话号码和地址不属于任何人，也无法购买任何东西。名字来自一种鸟：sarika，也就是八哥，它能学会和每个人说话。`,
      km: `Sarika ជួបភ្ជាប់អ្នកដែលរកការងារនៅកម្ពុជា ជាមួយអ្នកដែលមានការងារ ហើយឱ្យគេនិយាយគ្នាដោយផ្ទាល់ ជាប្រាំមួយភាសា។
## វាធ្វើអ្វី
- ការងារនៅគ្រប់ខេត្តទាំង ២៥ ស្វែងរកបានជាអក្សរខ្មែរ ឡាតាំង និងអក្សរផ្សេង។
- ការជជែករវាងបេក្ខជននិងនិយោជក ដែលមិនបាត់អ្វីទេ ទោះបណ្ដាញមិនល្អក៏ដោយ។
- ប្រវត្តិរូប លិខិត និងពាក្យសុំ នៅកន្លែងតែមួយ។
## វាមិនមែនជាអ្វី
នេះជាការបង្ហាញសាកល្បង។ ក្រុមហ៊ុន ការងារ និងមនុស្សនៅទីនេះ យើងបង្កើតឡើង លេខទូរសព្ទនិងអាសយដ្ឋានមិនមែនជារបស់នរណាទេ ហើយគ្មានអ្វីអាចទិញបានទេ។ ឈ្មោះនេះជាឈ្មោះបក្សី៖ សារិកា ដែលរៀននិយាយជាមួយគ្រប់គ្នា។`,
      ko: `Sarika는 캄보디아에서 일을 찾는 사람과 일자리를 가진 사람을 이어 주고, 여섯 언어로 직접 이야기하게 합니다.
## 하는 일
- 25개 모든 주의 일자리를 크메르 문자, 로마자와 다른 문자로 검색합니다.
- 네트워크가 나빠도 아무것도 잃지 않는 지원자와 기업의 채팅.
- 이력서, 자기소개서, 지원 내역을 한곳에서.
## 아닌 것
이것은 시연용 서비스입니다. 회사, 일자리, 사람은 저희가 지어낸 것이고 전화번호와 주소는 누구의 것도 아니며 아무것도 살 수 없습니다. 이름은 새에서 왔습니다. 구관조인 사리카는 누구와도 말하는 법을 배웁니다.`,
      th: `Sarika พาคนที่หางานในกัมพูชามาพบกับคนที่มีงาน และให้คุยกันโดยตรงในหกภาษา
## ทำอะไรได้
- งานในทั้ง 25 จังหวัด ค้นหาได้ด้วยอักษรเขมร ละติน และอักษรอื่น
- แชทระหว่างผู้สมัครกับนายจ้างที่ไม่ทำอะไรหาย แม้เครือข่ายไม่ดี
- เรซูเม่ จดหมาย และใบสมัครอยู่ในที่เดียว
## ไม่ใช่อะไร
นี่คือระบบสาธิต บริษัท งาน และผู้คนในนี้เราแต่งขึ้น หมายเลขโทรศัพท์และที่อยู่ไม่เป็นของใคร และไม่มีอะไรให้ซื้อ ชื่อนี้มาจากนก: สาริกา ซึ่งหัดพูดกับทุกคนได้`,
      vi: `Sarika đưa người tìm việc ở Campuchia đến gặp người có việc, và để họ nói chuyện trực tiếp với nhau bằng sáu ngôn ngữ.
## Sarika làm gì
- Việc làm ở cả 25 tỉnh, tìm được bằng chữ Khmer, chữ Latin và các chữ khác.
- Trò chuyện giữa ứng viên và nhà tuyển dụng không mất gì, kể cả khi mạng yếu.
- Hồ sơ, thư và đơn ứng tuyển ở cùng một nơi.
## Sarika không phải là gì
Đây là bản trình diễn. Công ty, việc làm và con người ở đây do chúng tôi đặt ra, số điện thoại và địa chỉ không thuộc về ai, và không mua được gì. Tên gọi là tên một loài chim: sarika, chim sáo, học nói chuyện với mọi người.`,
    },
  },
  {
    id: 902,
    day: '2026-06-01',
    titles: namesOf(
      'Beginner guide | 新手指南 | មគ្គុទ្ទេសក៍សម្រាប់អ្នកចាប់ផ្ដើម | 초보자 안내 | คู่มือผู้เริ่มต้น | Hướng dẫn cho người mới',
    ),
    texts: {
      en: `Five steps lead from the first visit to the first interview. You can stop after each one and come back: what you wrote is kept.
## 1. Look around
- Search by a word, a place or both; filters narrow the list down. You need no account for this.
## 2. Make an account
- Register with your e-mail or your phone and choose a password of letters and digits.
## 3. Write your resume
- Begin with your name and how you can be reached, then your newest job. Twenty minutes are enough for a first version.
## 4. Apply or ask
- Open a job, apply with your resume, or write to the employer in the chat when you have a question first.
## 5. Keep an eye on it
- Answers come in the chat and among your notices. Advice for the interview is under "Advice".`,
      zh: `从第一次访问到第一次面试，只有五步。每一步之后都可以停下来再回来：写下的内容会保留。
## 1. 随便看看
- 按关键词、地点或两者搜索，用筛选缩小范围。这一步不需要账号。
## 2. 注册账号
- 用邮箱或手机注册，设置由字母和数字组成的密码。
## 3. 写简历
- 先写姓名和联系方式，再写最近的工作。二十分钟就能完成第一版。
## 4. 申请或提问
- 打开职位，用简历申请；如果想先问问题，就在聊天中写给雇主。
## 5. 留意进展
- 回复会出现在聊天和通知里。面试建议在“求职指南”中。`,
      km: `ប្រាំជំហាននាំពីការចូលមើលដំបូង ទៅដល់សម្ភាសន៍ដំបូង។ អ្នកអាចឈប់ក្រោយជំហាននីមួយៗ ហើយត្រឡប់មកវិញ៖ អ្វីដែលអ្នកបានសរសេរត្រូវបានរក្សាទុក។
## ១. មើលជុំវិញ
- ស្វែងរកតាមពាក្យ ទីកន្លែង ឬទាំងពីរ តម្រងធ្វើឱ្យបញ្ជីខ្លី។ ជំហាននេះមិនត្រូវការគណនីទេ។
## ២. បង្កើតគណនី
- ចុះឈ្មោះដោយអ៊ីមែលឬទូរសព្ទ ហើយជ្រើសពាក្យសម្ងាត់ដែលមានអក្សរនិងលេខ។
## ៣. សរសេរប្រវត្តិរូប
- ចាប់ផ្ដើមដោយឈ្មោះ និងរបៀបទាក់ទងអ្នក បន្ទាប់មកការងារថ្មីបំផុត។ ម្ភៃនាទីគ្រប់គ្រាន់សម្រាប់លើកដំបូង។
## ៤. ដាក់ពាក្យ ឬសួរ
- បើកការងារ ដាក់ពាក្យជាមួយប្រវត្តិរូប ឬសរសេរទៅនិយោជកក្នុងការជជែក បើអ្នកមានសំណួរមុន។
## ៥. តាមដាន
- ចម្លើយមកក្នុងការជជែក និងក្នុងសេចក្ដីជូនដំណឹង។ ដំបូន្មានសម្រាប់សម្ភាសន៍ នៅក្នុង «ដំបូន្មាន»។`,
      ko: `첫 방문에서 첫 면접까지 다섯 단계입니다. 단계마다 멈췄다가 다시 올 수 있고, 쓴 내용은 남아 있습니다.
## 1. 둘러보기
- 단어, 지역 또는 둘 다로 검색하고 필터로 좁히세요. 계정이 없어도 됩니다.
## 2. 계정 만들기
- 이메일이나 휴대전화로 가입하고 글자와 숫자로 된 비밀번호를 정하세요.
## 3. 이력서 쓰기
- 이름과 연락처부터, 그다음 가장 최근의 일을 쓰세요. 첫 판은 20분이면 됩니다.
## 4. 지원하거나 묻기
- 일자리를 열어 이력서로 지원하거나, 먼저 궁금한 것을 채팅으로 기업에 물어보세요.
## 5. 살펴보기
- 답은 채팅과 알림으로 옵니다. 면접 조언은 ‘취업 조언’에 있습니다.`,
      th: `ห้าขั้นตอนจากการเข้าชมครั้งแรกถึงการสัมภาษณ์ครั้งแรก หยุดได้หลังแต่ละขั้นแล้วกลับมาใหม่ สิ่งที่เขียนไว้จะไม่หาย
## 1. ดูรอบ ๆ
- ค้นหาด้วยคำ สถานที่ หรือทั้งสองอย่าง แล้วใช้ตัวกรอง ขั้นนี้ไม่ต้องมีบัญชี
## 2. สร้างบัญชี
- ลงทะเบียนด้วยอีเมลหรือโทรศัพท์ และตั้งรหัสผ่านที่มีตัวอักษรและตัวเลข
## 3. เขียนเรซูเม่
- เริ่มจากชื่อและวิธีติดต่อ แล้วตามด้วยงานล่าสุด ยี่สิบนาทีก็พอสำหรับฉบับแรก
## 4. สมัครหรือถาม
- เปิดงาน สมัครด้วยเรซูเม่ หรือเขียนถึงนายจ้างในแชทถ้ามีคำถามก่อน
## 5. คอยติดตาม
- คำตอบจะมาในแชทและในการแจ้งเตือน คำแนะนำเรื่องสัมภาษณ์อยู่ใน “คำแนะนำ”`,
      vi: `Năm bước từ lần ghé đầu tiên đến buổi phỏng vấn đầu tiên. Bạn có thể dừng sau mỗi bước rồi quay lại: điều đã viết được giữ.
## 1. Xem quanh
- Tìm theo từ, nơi chốn hoặc cả hai; bộ lọc thu hẹp danh sách. Bước này không cần tài khoản.
## 2. Tạo tài khoản
- Đăng ký bằng e-mail hoặc điện thoại và chọn mật khẩu gồm chữ và số.
## 3. Viết hồ sơ
- Bắt đầu với tên và cách liên lạc, rồi công việc mới nhất. Hai mươi phút là đủ cho bản đầu.
## 4. Ứng tuyển hoặc hỏi
- Mở việc làm, ứng tuyển bằng hồ sơ, hoặc viết cho nhà tuyển dụng trong phần trò chuyện nếu muốn hỏi trước.
## 5. Theo dõi
- Câu trả lời đến trong phần trò chuyện và thông báo. Lời khuyên phỏng vấn nằm ở mục “Lời khuyên”.`,
    },
  },
  {
    id: 903,
    day: '2026-06-01',
    titles: namesOf('Contact | 联系我们 | ទំនាក់ទំនង | 연락처 | ติดต่อเรา | Liên hệ'),
    texts: {
      en: `Call or write when something does not work, when a job looks wrong, or when you want to order a service for your company.
## So that we can help at once
- Say what you wanted to do and what happened instead.
- Name the page or the job; its address helps most.
- Never send a password, a code or the number of a bank card: nobody here asks for them.`,
      zh: `遇到问题、发现可疑职位或想为公司订购服务时，请打电话或写信。
## 为了让我们马上帮上忙
- 说明您想做什么、结果怎样。
- 写明页面或职位，最好附上网址。
- 切勿发送密码、验证码或银行卡号：这里没有人会索要。`,
      km: `សូមទូរសព្ទ ឬសរសេរមក ពេលអ្វីមួយមិនដំណើរការ ពេលការងារមួយមើលទៅមិនត្រឹមត្រូវ ឬពេលអ្នកចង់បញ្ជាទិញសេវាសម្រាប់ក្រុមហ៊ុន។
## ដើម្បីឱ្យយើងអាចជួយភ្លាម
- ប្រាប់ថាអ្នកចង់ធ្វើអ្វី ហើយមានអ្វីកើតឡើងជំនួស។
- ប្រាប់ទំព័រ ឬការងារ អាសយដ្ឋានរបស់វាជួយបានច្រើនបំផុត។
- កុំផ្ញើពាក្យសម្ងាត់ លេខកូដ ឬលេខកាតធនាគារ៖ គ្មាននរណានៅទីនេះសួររកវាទេ។`,
      ko: `작동하지 않는 것이 있거나, 이상한 일자리를 보았거나, 회사를 위해 서비스를 주문하려면 전화하거나 메일을 보내세요.
## 바로 도와드릴 수 있도록
- 무엇을 하려 했고 어떻게 되었는지 알려 주세요.
- 페이지나 일자리를 알려 주세요. 주소가 가장 도움이 됩니다.
- 비밀번호, 인증 코드, 은행 카드 번호는 절대 보내지 마세요. 여기서는 아무도 묻지 않습니다.`,
      th: `โทรหรือเขียนมาเมื่อมีสิ่งใดใช้ไม่ได้ เมื่องานใดดูผิดปกติ หรือเมื่อต้องการสั่งบริการให้บริษัท
## เพื่อให้เราช่วยได้ทันที
- บอกว่าคุณต้องการทำอะไร และเกิดอะไรขึ้นแทน
- บอกหน้าเว็บหรืองาน ที่อยู่ของหน้านั้นช่วยได้มากที่สุด
- อย่าส่งรหัสผ่าน รหัสยืนยัน หรือหมายเลขบัตรธนาคาร ที่นี่ไม่มีใครขอ`,
      vi: `Hãy gọi hoặc viết khi có gì không hoạt động, khi một việc làm trông đáng ngờ, hoặc khi bạn muốn đặt dịch vụ cho công ty.
## Để chúng tôi giúp được ngay
- Nói bạn muốn làm gì và điều gì đã xảy ra.
- Nêu trang hoặc việc làm; địa chỉ của nó giúp nhiều nhất.
- Đừng bao giờ gửi mật khẩu, mã hay số thẻ ngân hàng: ở đây không ai hỏi những thứ đó.`,
    },
  },
]
