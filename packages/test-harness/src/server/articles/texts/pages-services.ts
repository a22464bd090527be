import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** What companies can order; slots 1 to 5 of the fixed ids of the portal (specification 3, 9). */
export const servicePages: readonly WrittenArticle[] = [
  {
    id: 911,
    day: '2026-06-01',
    titles: namesOf('Ordinary job | 普通职位 | ការងារធម្មតា | 일반 공고 | งานทั่วไป | Việc thường'),
    texts: {
      en: `One job, shown for thirty days to everybody who searches, with a chat between you and the people who are interested.
## What you get
- A page of the job with your company, the place on a map and the ways to answer.
- It is found by title, function, place, pay and every other filter, in Khmer and Latin letters.
- Applications and messages come to the employer desk, where you answer them.
- You may close it at any time; who applied keeps the record.`,
      zh: `一个职位，向所有搜索的人展示三十天，您可以与感兴趣的人直接聊天。
## 您将得到
- 职位页面，带有公司介绍、地图位置和应聘方式。
- 可按职位名称、职能、地点、薪资和所有筛选条件找到，支持高棉文和拉丁字母。
- 申请和消息都会到达企业工作台，由您答复。
- 可随时关闭；申请人会保留记录。`,
      km: `ការងារមួយ បង្ហាញសាមសិបថ្ងៃដល់អ្នកស្វែងរកគ្រប់គ្នា ជាមួយការជជែករវាងអ្នក និងអ្នកដែលចាប់អារម្មណ៍។
## អ្វីដែលអ្នកទទួលបាន
- ទំព័រការងារ ដែលមានក្រុមហ៊ុនអ្នក ទីតាំងលើផែនទី និងរបៀបឆ្លើយតប។
- វាត្រូវរកឃើញតាមចំណងជើង មុខងារ ទីកន្លែង ប្រាក់ខែ និងតម្រងផ្សេងទាំងអស់ ជាអក្សរខ្មែរនិងឡាតាំង។
- ពាក្យសុំនិងសារ មកដល់ផ្ទាំងនិយោជក ដែលអ្នកឆ្លើយតប។
- អ្នកអាចបិទវាពេលណាក៏បាន អ្នកដែលបានដាក់ពាក្យរក្សាកំណត់ត្រារបស់គេ។`,
      ko: `공고 하나를 검색하는 모든 사람에게 30일 동안 보여 주고, 관심 있는 사람과 채팅할 수 있습니다.
## 제공되는 것
- 회사, 지도 위치, 지원 방법이 있는 공고 페이지.
- 제목, 직무, 지역, 급여와 모든 필터로, 크메르 문자와 로마자로 찾을 수 있습니다.
- 지원서와 메시지는 기업 데스크로 오고, 거기서 답합니다.
- 언제든 마감할 수 있으며, 지원한 사람의 기록은 남습니다.`,
      th: `หนึ่งงาน แสดงสามสิบวันให้ทุกคนที่ค้นหา พร้อมแชทระหว่างคุณกับผู้ที่สนใจ
## สิ่งที่ได้รับ
- หน้างานพร้อมบริษัท ตำแหน่งบนแผนที่ และวิธีตอบรับ
- ค้นพบได้ด้วยชื่องาน สายงาน สถานที่ เงินเดือน และตัวกรองทั้งหมด ทั้งอักษรเขมรและละติน
- ใบสมัครและข้อความมาถึงโต๊ะทำงานนายจ้าง ซึ่งคุณตอบได้
- ปิดได้ทุกเมื่อ ผู้ที่สมัครแล้วยังเก็บประวัติไว้`,
      vi: `Một việc làm, hiển thị ba mươi ngày cho mọi người tìm kiếm, kèm trò chuyện giữa bạn và người quan tâm.
## Bạn nhận được
- Trang việc làm có công ty, vị trí trên bản đồ và cách trả lời.
- Tìm được theo tên, ngành nghề, nơi chốn, lương và mọi bộ lọc khác, bằng chữ Khmer và chữ Latin.
- Đơn và tin nhắn đến bàn làm việc của nhà tuyển dụng, nơi bạn trả lời.
- Bạn có thể đóng bất cứ lúc nào; người đã ứng tuyển vẫn giữ bản ghi.`,
    },
  },
  {
    id: 912,
    day: '2026-06-01',
    titles: namesOf('Urgent job | 急聘职位 | ការងារបន្ទាន់ | 급구 공고 | งานด่วน | Việc gấp'),
    texts: {
      en: `For a place that must be filled within days: everything of an ordinary job, and people see that it hurries.
## What you get besides
- The mark "Urgent" beside the job, wherever it is listed: a dot and a word, nothing that blinks.
- A place among the urgent jobs, of which at most 84 are shown.
- Fifteen days; afterwards it goes on as an ordinary job until its end.
## When it is the wrong choice
A job that is urgent for months is not urgent, and people notice. Answer within a day, or take the ordinary one.`,
      zh: `适合必须在几天内招到人的岗位：包含普通职位的全部内容，并让人看到很急。
## 另外还有
- 职位无论出现在哪里，都带有“急聘”标记：一个圆点和文字，不会闪烁。
- 进入急聘列表，最多展示 84 个。
- 为期十五天；之后作为普通职位继续到结束。
## 何时不适合
连续几个月都“急”的职位并不急，求职者看得出来。请在一天内答复，否则选择普通职位。`,
      km: `សម្រាប់កន្លែងដែលត្រូវរកមនុស្សក្នុងប៉ុន្មានថ្ងៃ៖ មានអ្វីៗទាំងអស់នៃការងារធម្មតា ហើយគេឃើញថាវាបន្ទាន់។
## អ្វីដែលអ្នកទទួលបានបន្ថែម
- សញ្ញា «បន្ទាន់» ក្បែរការងារ គ្រប់កន្លែងដែលវាបង្ហាញ៖ ចំណុចមួយនិងពាក្យមួយ គ្មានអ្វីភ្លឹបភ្លែតទេ។
- កន្លែងក្នុងបញ្ជីការងារបន្ទាន់ ដែលបង្ហាញច្រើនបំផុត ៨៤។
- ដប់ប្រាំថ្ងៃ ក្រោយមកវាបន្តជាការងារធម្មតារហូតដល់ចប់។
## ពេលណាវាមិនសម
ការងារដែលបន្ទាន់រាប់ខែ មិនមែនបន្ទាន់ទេ ហើយគេដឹង។ សូមឆ្លើយតបក្នុងមួយថ្ងៃ ឬជ្រើសការងារធម្មតា។`,
      ko: `며칠 안에 채워야 하는 자리를 위한 것입니다. 일반 공고의 모든 것에 급하다는 표시가 더해집니다.
## 추가로 제공되는 것
- 공고가 나오는 곳마다 붙는 ‘급구’ 표시: 점 하나와 단어 하나, 깜박이지 않습니다.
- 최대 84건이 표시되는 급구 목록의 자리.
- 15일 동안 표시되고, 그 뒤에는 끝날 때까지 일반 공고로 이어집니다.
## 맞지 않는 경우
몇 달째 급한 공고는 급한 것이 아니며 사람들도 압니다. 하루 안에 답할 수 없다면 일반 공고를 고르세요.`,
      th: `สำหรับตำแหน่งที่ต้องได้คนภายในไม่กี่วัน: มีทุกอย่างของงานทั่วไป และคนเห็นว่าเร่ง
## สิ่งที่ได้เพิ่ม
- เครื่องหมาย “ด่วน” ข้างงานทุกที่ที่แสดง: จุดหนึ่งจุดกับหนึ่งคำ ไม่กะพริบ
- ที่ในรายการงานด่วน ซึ่งแสดงมากที่สุด 84 งาน
- สิบห้าวัน จากนั้นเป็นงานทั่วไปต่อจนจบ
## เมื่อใดไม่เหมาะ
งานที่ด่วนอยู่หลายเดือนไม่ใช่งานด่วน และคนสังเกตได้ ตอบภายในหนึ่งวัน หรือเลือกงานทั่วไป`,
      vi: `Cho vị trí phải có người trong vài ngày: có mọi thứ của việc thường, và mọi người thấy là gấp.
## Bạn nhận thêm
- Dấu “Gấp” bên cạnh việc làm ở mọi nơi hiển thị: một chấm và một chữ, không nhấp nháy.
- Một chỗ trong danh sách việc gấp, hiển thị tối đa 84 việc.
- Mười lăm ngày; sau đó tiếp tục như việc thường đến khi kết thúc.
## Khi nào không nên chọn
Việc gấp suốt nhiều tháng thì không còn gấp, và mọi người nhận ra. Hãy trả lời trong một ngày, hoặc chọn việc thường.`,
    },
  },
  {
    id: 913,
    day: '2026-06-01',
    titles: namesOf('Famous company | 名企推荐 | ក្រុមហ៊ុនល្បី | 유명 기업 | บริษัทชั้นนำ | Công ty nổi tiếng'),
    texts: {
      en: `For employers who want to be known and not only found: your company stands among the featured employers for a month.
## What you get
- A place among the featured employers, with name, mark and open jobs.
- Your company page with profile, website, place and all your jobs.
- The verified mark, once we have checked the papers of the company. It cannot be bought: without papers there is none.`,
      zh: `适合不仅想被找到、还想被认识的雇主：贵公司将在名企推荐中展示一个月。
## 您将得到
- 名企推荐中的位置，显示名称、标志和在招职位。
- 公司页面，包含介绍、网站、地点和全部职位。
- 认证标志，在我们核对公司文件之后授予。它不能购买：没有文件就没有标志。`,
      km: `សម្រាប់និយោជកដែលចង់ឱ្យគេស្គាល់ មិនត្រឹមតែរកឃើញ៖ ក្រុមហ៊ុនអ្នកស្ថិតក្នុងចំណោមនិយោជកលេចធ្លោមួយខែ។
## អ្វីដែលអ្នកទទួលបាន
- កន្លែងក្នុងចំណោមនិយោជកលេចធ្លោ ដែលមានឈ្មោះ សញ្ញា និងការងារកំពុងបើក។
- ទំព័រក្រុមហ៊ុន ដែលមានប្រវត្តិ គេហទំព័រ ទីតាំង និងការងារទាំងអស់។
- សញ្ញាផ្ទៀងផ្ទាត់ បន្ទាប់ពីយើងពិនិត្យឯកសារក្រុមហ៊ុន។ វាទិញមិនបានទេ៖ គ្មានឯកសារ គ្មានសញ្ញា។`,
      ko: `찾아지는 것을 넘어 알려지고 싶은 기업을 위한 것입니다. 한 달 동안 추천 기업에 소개됩니다.
## 제공되는 것
- 이름, 로고, 진행 중인 공고와 함께 추천 기업 자리.
- 소개, 웹사이트, 위치, 모든 공고가 있는 기업 페이지.
- 회사 서류를 확인한 뒤 붙는 인증 표시. 살 수 없으며, 서류가 없으면 표시도 없습니다.`,
      th: `สำหรับนายจ้างที่อยากเป็นที่รู้จัก ไม่ใช่แค่ถูกค้นพบ: บริษัทของคุณอยู่ในกลุ่มนายจ้างแนะนำหนึ่งเดือน
## สิ่งที่ได้รับ
- ที่ในกลุ่มนายจ้างแนะนำ พร้อมชื่อ เครื่องหมาย และงานที่เปิดอยู่
- หน้าบริษัทพร้อมประวัติ เว็บไซต์ สถานที่ และงานทั้งหมด
- เครื่องหมายยืนยัน หลังจากเราตรวจเอกสารของบริษัทแล้ว ซื้อไม่ได้: ไม่มีเอกสารก็ไม่มีเครื่องหมาย`,
      vi: `Cho nhà tuyển dụng muốn được biết đến chứ không chỉ được tìm thấy: công ty bạn đứng trong nhóm nổi bật một tháng.
## Bạn nhận được
- Một chỗ trong nhóm nhà tuyển dụng nổi bật, có tên, biểu tượng và việc đang mở.
- Trang công ty với giới thiệu, trang web, địa điểm và mọi việc làm.
- Dấu xác minh, sau khi chúng tôi kiểm tra giấy tờ của công ty. Không mua được: không có giấy tờ thì không có dấu.`,
    },
  },
  {
    id: 914,
    day: '2026-06-01',
    titles: namesOf('Agency | 中介服务 | ភ្នាក់ងារ | 에이전시 | เอเจนซี | Đại lý'),
    texts: {
      en: `For agencies that look for people on behalf of others: up to twenty jobs at the same time, each under the name of the employer it is for.
## What you get
- Twenty places for jobs; a place is free again when a job closes.
- One desk for all answers, with the job above each conversation.
## What we ask for
- Say for whom you look, in every job.
- Take nothing from candidates: no fee, no deposit, no papers to keep. Who does loses the service at once.`,
      zh: `适合替他人招人的中介：同时最多二十个职位，每个都以用人单位的名义发布。
## 您将得到
- 二十个职位名额；职位关闭后名额即可再用。
- 一个工作台处理所有答复，每段对话上方都有对应职位。
## 我们的要求
- 每个职位都要写明替谁招人。
- 不向求职者收取任何东西：不收费、不收押金、不扣证件。违者立即停止服务。`,
      km: `សម្រាប់ភ្នាក់ងារដែលរកមនុស្សជំនួសអ្នកដទៃ៖ រហូតដល់ម្ភៃការងារក្នុងពេលតែមួយ ការងារនីមួយៗមានឈ្មោះនិយោជកពិត។
## អ្វីដែលអ្នកទទួលបាន
- កន្លែងម្ភៃសម្រាប់ការងារ កន្លែងទំនេរវិញពេលការងារបិទ។
- ផ្ទាំងតែមួយសម្រាប់ចម្លើយទាំងអស់ មានការងារនៅខាងលើការសន្ទនានីមួយៗ។
## អ្វីដែលយើងទាមទារ
- ប្រាប់ថាអ្នករកមនុស្សឱ្យនរណា ក្នុងការងារនីមួយៗ។
- កុំយកអ្វីពីបេក្ខជន៖ គ្មានថ្លៃសេវា គ្មានប្រាក់កក់ គ្មានការទុកឯកសារ។ អ្នកដែលធ្វើ នឹងបាត់បង់សេវាភ្លាម។`,
      ko: `다른 회사를 대신해 사람을 찾는 에이전시를 위한 것입니다. 동시에 공고 20건까지, 각각 실제 고용주의 이름으로 올립니다.
## 제공되는 것
- 공고 20자리. 공고가 마감되면 자리가 다시 납니다.
- 모든 답변을 위한 데스크 하나, 대화마다 위에 해당 공고가 보입니다.
## 부탁드리는 것
- 공고마다 누구를 위해 찾는지 밝히세요.
- 지원자에게서 아무것도 받지 마세요. 수수료도, 보증금도, 서류 보관도 안 됩니다. 어기면 즉시 서비스가 끝납니다.`,
      th: `สำหรับเอเจนซีที่หาคนให้ผู้อื่น: ลงงานพร้อมกันได้ถึงยี่สิบงาน แต่ละงานใช้ชื่อนายจ้างจริง
## สิ่งที่ได้รับ
- ที่สำหรับงานยี่สิบที่ เมื่อปิดงานที่ก็ว่างอีกครั้ง
- โต๊ะทำงานเดียวสำหรับทุกคำตอบ มีงานแสดงเหนือทุกการสนทนา
## สิ่งที่เราขอ
- บอกในทุกงานว่าหาคนให้ใคร
- อย่ารับอะไรจากผู้สมัคร: ไม่มีค่าธรรมเนียม ไม่มีมัดจำ ไม่ยึดเอกสาร ผู้ที่ทำจะเสียบริการทันที`,
      vi: `Cho đại lý tìm người thay cho người khác: tối đa hai mươi việc cùng lúc, mỗi việc mang tên nhà tuyển dụng thật.
## Bạn nhận được
- Hai mươi chỗ cho việc làm; chỗ trống lại khi một việc đóng.
- Một bàn làm việc cho mọi câu trả lời, việc làm nằm trên mỗi cuộc trò chuyện.
## Điều chúng tôi yêu cầu
- Nói rõ bạn tìm người cho ai, trong mọi việc làm.
- Không lấy gì của ứng viên: không phí, không đặt cọc, không giữ giấy tờ. Ai vi phạm mất dịch vụ ngay.`,
    },
  },
  {
    id: 915,
    day: '2026-06-01',
    titles: namesOf('Advertising | 广告服务 | ការផ្សាយពាណិជ្ជកម្ម | 광고 | โฆษณา | Quảng cáo'),
    texts: {
      en: `A picture of yours on pages that many people open, with a link to your company or your job.
## The formats
- Banner, 1,200 by 400 pixels, above the start page.
- Rectangle, 300 by 250 pixels, beside a job; there are five places.
## What we show
- It is marked as advertising and stands apart from the results of a search.
- No sound without a press, nothing that blinks, no promise of quick money.
- The link leads to a page of yours that we have looked at.`,
      zh: `在许多人打开的页面上展示您的图片，并链接到贵公司或职位。
## 规格
- 横幅，1,200 × 400 像素，位于首页上方。
- 矩形，300 × 250 像素，位于职位旁边，共五个位置。
## 展示规则
- 标明为广告，与搜索结果分开。
- 不点击不出声，不闪烁，不承诺快速赚钱。
- 链接指向我们查看过的贵公司页面。`,
      km: `រូបភាពរបស់អ្នកលើទំព័រដែលមនុស្សច្រើនបើក ព្រមទាំងតំណទៅក្រុមហ៊ុន ឬការងាររបស់អ្នក។
## ទំហំ
- ផ្ទាំងធំ ១,២០០ គុណ ៤០០ ភីកសែល នៅខាងលើទំព័រដើម។
- ចតុកោណ ៣០០ គុណ ២៥០ ភីកសែល ក្បែរការងារ មានប្រាំកន្លែង។
## អ្វីដែលយើងបង្ហាញ
- វាត្រូវបានសម្គាល់ថាជាការផ្សាយពាណិជ្ជកម្ម ហើយដាច់ពីលទ្ធផលស្វែងរក។
- គ្មានសំឡេងបើមិនចុច គ្មានអ្វីភ្លឹបភ្លែត គ្មានការសន្យាលុយលឿន។
- តំណនាំទៅទំព័ររបស់អ្នក ដែលយើងបានពិនិត្យ។`,
      ko: `많은 사람이 여는 페이지에 회사나 공고로 이어지는 그림을 보여 줍니다.
## 규격
- 배너, 1,200×400픽셀, 시작 페이지 위.
- 사각형, 300×250픽셀, 공고 옆. 자리는 다섯 곳입니다.
## 보여 주는 방식
- 광고라고 표시되고 검색 결과와 떨어져 있습니다.
- 누르지 않으면 소리가 없고, 깜박이지 않으며, 쉬운 돈을 약속하지 않습니다.
- 링크는 저희가 확인한 귀사의 페이지로 이어집니다.`,
      th: `ภาพของคุณบนหน้าที่คนเปิดมาก พร้อมลิงก์ไปยังบริษัทหรืองานของคุณ
## รูปแบบ
- แบนเนอร์ 1,200 คูณ 400 พิกเซล เหนือหน้าแรก
- สี่เหลี่ยม 300 คูณ 250 พิกเซล ข้างงาน มีห้าตำแหน่ง
## สิ่งที่เราแสดง
- มีป้ายว่าเป็นโฆษณา และแยกจากผลการค้นหา
- ไม่มีเสียงหากไม่กด ไม่กะพริบ ไม่สัญญาเงินเร็ว
- ลิงก์นำไปยังหน้าของคุณที่เราตรวจดูแล้ว`,
      vi: `Hình của bạn trên những trang nhiều người mở, kèm liên kết đến công ty hoặc việc làm của bạn.
## Kích thước
- Biểu ngữ, 1.200 × 400 điểm ảnh, phía trên trang đầu.
- Hình chữ nhật, 300 × 250 điểm ảnh, bên cạnh việc làm; có năm chỗ.
## Cách hiển thị
- Được ghi rõ là quảng cáo và tách khỏi kết quả tìm kiếm.
- Không có tiếng nếu không bấm, không nhấp nháy, không hứa tiền nhanh.
- Liên kết dẫn đến trang của bạn mà chúng tôi đã xem.`,
    },
  },
]
