import { namesOf } from '../../constants/names'
import type { WrittenArticle } from '../written'

/** How companies pay, slot 6, how hiring works, slot 7, and the ways to pay; fixed ids of the portal (specification 3, 9). */
export const payPages: readonly WrittenArticle[] = [
  {
    id: 916,
    day: '2026-06-01',
    titles: namesOf(
      'How companies pay | 企业如何付款 | របៀបដែលក្រុមហ៊ុនបង់ប្រាក់ | 기업의 결제 방법 | บริษัทชำระเงินอย่างไร | Công ty thanh toán thế nào',
    ),
    texts: {
      en: `A house that runs Sarika takes payment for its services in four ways. This one is a demonstration: it shows them, names no account and takes no money.
## The way of an order
- You say which service you want, and get an order number and an invoice.
- You pay in one of the four ways and name the order number.
- The service begins on the working day after the payment has come, and you get a receipt.`,
      zh: `运营 Sarika 的公司可以用四种方式收取服务费。这里是演示：只展示这些方式，不提供账号，也不收钱。
## 订购流程
- 您说明需要哪项服务，得到订单号和发票。
- 用四种方式之一付款，并注明订单号。
- 款项到账后的下一个工作日服务开始，您会收到收据。`,
      km: `ក្រុមហ៊ុនដែលដំណើរការ Sarika ទទួលប្រាក់សេវាតាមបួនវិធី។ ទីនេះជាការបង្ហាញសាកល្បង៖ វាបង្ហាញវិធីទាំងនោះ មិនប្រាប់គណនី ហើយមិនទទួលប្រាក់ទេ។
## ដំណើរការនៃការបញ្ជាទិញ
- អ្នកប្រាប់ថាចង់បានសេវាណា ហើយទទួលលេខបញ្ជាទិញ និងវិក្កយបត្រ។
- អ្នកបង់តាមវិធីមួយក្នុងបួន ហើយប្រាប់លេខបញ្ជាទិញ។
- សេវាចាប់ផ្ដើមនៅថ្ងៃធ្វើការបន្ទាប់ពីប្រាក់មកដល់ ហើយអ្នកទទួលបង្កាន់ដៃ។`,
      ko: `Sarika를 운영하는 회사는 네 가지 방법으로 서비스 요금을 받습니다. 여기는 시연용이라 방법만 보여 주며, 계좌를 알리지 않고 돈을 받지 않습니다.
## 주문의 과정
- 원하는 서비스를 말하면 주문 번호와 청구서를 받습니다.
- 네 가지 방법 중 하나로 내면서 주문 번호를 알립니다.
- 입금된 다음 영업일에 서비스가 시작되고 영수증을 받습니다.`,
      th: `ผู้ให้บริการ Sarika รับชำระค่าบริการได้สี่วิธี ที่นี่เป็นระบบสาธิต: แสดงวิธีเท่านั้น ไม่บอกบัญชี และไม่รับเงิน
## ขั้นตอนการสั่งซื้อ
- คุณบอกว่าต้องการบริการใด แล้วได้รับเลขคำสั่งซื้อและใบแจ้งหนี้
- ชำระด้วยวิธีใดวิธีหนึ่งในสี่วิธี และแจ้งเลขคำสั่งซื้อ
- บริการเริ่มในวันทำการถัดจากวันที่เงินเข้า และคุณได้รับใบเสร็จ`,
      vi: `Đơn vị vận hành Sarika nhận thanh toán theo bốn cách. Đây là bản trình diễn: chỉ cho xem, không nêu tài khoản và không nhận tiền.
## Đường đi của một đơn hàng
- Bạn nói muốn dịch vụ nào, rồi nhận số đơn hàng và hóa đơn.
- Bạn trả theo một trong bốn cách và nêu số đơn hàng.
- Dịch vụ bắt đầu vào ngày làm việc sau khi tiền đến, và bạn nhận biên lai.`,
    },
  },
  {
    id: 917,
    day: '2026-06-01',
    titles: namesOf(
      'How hiring works here | 在这里如何招聘 | របៀបជ្រើសរើសបុគ្គលិកនៅទីនេះ | 여기서 채용하는 방법 | การจ้างงานที่นี่ทำอย่างไร | Tuyển dụng ở đây thế nào',
    ),
    texts: {
      en: `You write to people, and they write to you: that is most of it. The desk runs in your browser, next to your other work.
## From the job to the first day
- A job of yours is found in six languages, in Khmer and Latin letters, in all 25 provinces.
- Candidates ask in the chat before they apply, so you get fewer letters and better ones.
- Applications bring the resume as it was on that day.
- You offer an interview with time and place, and the candidate accepts or cancels it.`,
      zh: `您写给人，人写给您：大部分就是这样。工作台在浏览器里运行，与您的其他工作并行。
## 从发布到上班
- 您的职位可用六种语言、高棉文和拉丁字母，在全部 25 个省市被找到。
- 求职者先在聊天中提问再申请，因此来信更少也更合适。
- 申请附有当天的简历。
- 您提出面试的时间和地点，求职者接受或取消。`,
      km: `អ្នកសរសេរទៅមនុស្ស ហើយគេសរសេរមកអ្នក៖ ភាគច្រើនគឺប៉ុណ្ណឹង។ ផ្ទាំងនិយោជកដំណើរការក្នុងកម្មវិធីរុករក ក្បែរការងារផ្សេងរបស់អ្នក។
## ពីការប្រកាសដល់ថ្ងៃដំបូង
- ការងាររបស់អ្នកត្រូវរកឃើញជាប្រាំមួយភាសា ជាអក្សរខ្មែរនិងឡាតាំង ក្នុងខេត្តទាំង ២៥។
- បេក្ខជនសួរក្នុងការជជែកមុនដាក់ពាក្យ ដូច្នេះអ្នកទទួលលិខិតតិចជាង តែល្អជាង។
- ពាក្យសុំនាំមកនូវប្រវត្តិរូបដូចនៅថ្ងៃនោះ។
- អ្នកស្នើសម្ភាសន៍ដែលមានម៉ោងនិងទីកន្លែង ហើយបេក្ខជនទទួលឬបដិសេធ។`,
      ko: `사람들에게 쓰고, 사람들이 답합니다. 대부분은 그것이 전부입니다. 데스크는 브라우저에서 다른 일과 나란히 열립니다.
## 공고에서 첫 출근까지
- 공고는 여섯 언어로, 크메르 문자와 로마자로, 25개 모든 주에서 검색됩니다.
- 지원자는 지원하기 전에 채팅으로 묻기 때문에 지원서는 적고 더 알맞습니다.
- 지원서에는 그날의 이력서가 담깁니다.
- 시간과 장소를 정해 면접을 제안하면 지원자가 수락하거나 취소합니다.`,
      th: `คุณเขียนถึงผู้คน และผู้คนเขียนถึงคุณ ส่วนใหญ่ก็เท่านี้ โต๊ะทำงานเปิดในเบราว์เซอร์ ข้างงานอื่นของคุณ
## จากประกาศถึงวันแรก
- งานของคุณค้นพบได้ในหกภาษา ด้วยอักษรเขมรและละติน ในทั้ง 25 จังหวัด
- ผู้สมัครถามในแชทก่อนสมัคร คุณจึงได้ใบสมัครน้อยลงแต่ตรงขึ้น
- ใบสมัครมีเรซูเม่ของวันนั้น
- คุณเสนอการสัมภาษณ์พร้อมเวลาและสถานที่ ผู้สมัครตอบรับหรือยกเลิก`,
      vi: `Bạn viết cho mọi người, và họ viết cho bạn: phần lớn chỉ có vậy. Bàn làm việc chạy trong trình duyệt, bên cạnh việc khác của bạn.
## Từ tin tuyển đến ngày đầu
- Việc làm của bạn được tìm thấy bằng sáu ngôn ngữ, chữ Khmer và chữ Latin, ở cả 25 tỉnh.
- Ứng viên hỏi trong phần trò chuyện trước khi ứng tuyển, nên thư ít hơn và đúng hơn.
- Đơn ứng tuyển mang theo hồ sơ của ngày hôm đó.
- Bạn mời phỏng vấn với giờ và nơi, ứng viên nhận hoặc hủy.`,
    },
  },
  {
    id: 921,
    day: '2026-06-01',
    titles: namesOf('By Wing | 通过 Wing 付款 | បង់តាម Wing | Wing으로 결제 | ชำระผ่าน Wing | Qua Wing'),
    texts: {
      en: `Wing is a service for mobile payments with counters in every province. A company pays from its telephone or at a counter.
## How it goes
- Choose payment of bills, and type the number of the one who is paid; it stands on the invoice.
- Type the order number as the reference.
- Keep the message with the number of the payment until you have the receipt.`,
      zh: `Wing 是一种移动支付服务，在每个省都有网点。企业可用手机或在网点付款。
## 步骤
- 选择缴费，输入收款方号码，号码在发票上。
- 在备注中填写订单号。
- 收到收据之前，保留带有付款编号的短信。`,
      km: `Wing ជាសេវាទូទាត់តាមទូរសព្ទ ដែលមានបញ្ជរនៅគ្រប់ខេត្ត។ ក្រុមហ៊ុនបង់ពីទូរសព្ទ ឬនៅបញ្ជរ។
## ធ្វើយ៉ាងណា
- ជ្រើសការបង់វិក្កយបត្រ ហើយវាយលេខអ្នកទទួល ដែលមាននៅលើវិក្កយបត្រ។
- វាយលេខបញ្ជាទិញជាលេខយោង។
- រក្សាទុកសារដែលមានលេខទូទាត់ រហូតដល់អ្នកបានបង្កាន់ដៃ។`,
      ko: `Wing은 모든 주에 창구가 있는 모바일 결제 서비스입니다. 기업은 휴대전화나 창구에서 냅니다.
## 방법
- 요금 납부를 고르고 청구서에 있는 수취 번호를 입력합니다.
- 참조란에 주문 번호를 입력합니다.
- 영수증을 받을 때까지 결제 번호가 있는 메시지를 보관합니다.`,
      th: `Wing เป็นบริการชำระเงินผ่านมือถือ มีเคาน์เตอร์ทุกจังหวัด บริษัทชำระจากโทรศัพท์หรือที่เคาน์เตอร์
## ขั้นตอน
- เลือกชำระบิล แล้วพิมพ์หมายเลขผู้รับที่อยู่ในใบแจ้งหนี้
- พิมพ์เลขคำสั่งซื้อเป็นข้อมูลอ้างอิง
- เก็บข้อความที่มีหมายเลขการชำระไว้จนกว่าจะได้ใบเสร็จ`,
      vi: `Wing là dịch vụ thanh toán di động có quầy ở mọi tỉnh. Công ty trả từ điện thoại hoặc tại quầy.
## Cách làm
- Chọn thanh toán hóa đơn và nhập số người nhận ghi trên hóa đơn.
- Nhập số đơn hàng làm tham chiếu.
- Giữ tin nhắn có số thanh toán đến khi nhận biên lai.`,
    },
  },
  {
    id: 922,
    day: '2026-06-01',
    titles: namesOf(
      'At the head office | 到总部付款 | បង់នៅការិយាល័យកណ្ដាល | 본사 방문 결제 | ชำระที่สำนักงานใหญ่ | Tại trụ sở',
    ),
    texts: {
      en: `Who likes to pay in person comes to the head office of the house that runs Sarika, on a working day in the opening hours.
## How it goes
- Bring the invoice or the order number.
- Pay in riel or in dollars, in cash or by cheque of the company.
- Take the stamped receipt with you; a copy comes by e-mail.
This demonstration has no office: its footer names hours, but no door.`,
      zh: `喜欢当面付款的客户，可在工作日营业时间到运营 Sarika 的公司总部。
## 步骤
- 带上发票或订单号。
- 用瑞尔或美元，以现金或公司支票付款。
- 带走盖章收据，副本会发到邮箱。
本演示没有办公室：页脚写有时间，但没有地址。`,
      km: `អ្នកដែលចូលចិត្តបង់ដោយផ្ទាល់ មកការិយាល័យកណ្ដាលរបស់ក្រុមហ៊ុនដែលដំណើរការ Sarika នៅថ្ងៃធ្វើការ ក្នុងម៉ោងបើក។
## ធ្វើយ៉ាងណា
- យកវិក្កយបត្រ ឬលេខបញ្ជាទិញមក។
- បង់ជារៀលឬដុល្លារ ជាសាច់ប្រាក់ ឬមូលប្បទានបត្ររបស់ក្រុមហ៊ុន។
- យកបង្កាន់ដៃមានត្រាទៅជាមួយ ច្បាប់ចម្លងមកតាមអ៊ីមែល។
ការបង្ហាញសាកល្បងនេះគ្មានការិយាល័យទេ៖ ផ្នែកខាងក្រោមប្រាប់ម៉ោង តែគ្មានទីតាំង។`,
      ko: `직접 내고 싶은 분은 영업일 운영 시간에 Sarika를 운영하는 회사의 본사로 오면 됩니다.
## 방법
- 청구서나 주문 번호를 가져오세요.
- 리엘이나 달러로, 현금이나 회사 수표로 냅니다.
- 도장이 찍힌 영수증을 가져가세요. 사본은 이메일로 갑니다.
이 시연용 서비스에는 사무실이 없습니다. 아래에 시간은 있지만 문은 없습니다.`,
      th: `ผู้ที่ชอบชำระด้วยตนเอง มาที่สำนักงานใหญ่ของผู้ให้บริการ Sarika ในวันทำการตามเวลาเปิด
## ขั้นตอน
- นำใบแจ้งหนี้หรือเลขคำสั่งซื้อมาด้วย
- ชำระเป็นเรียลหรือดอลลาร์ เป็นเงินสดหรือเช็คของบริษัท
- รับใบเสร็จประทับตรากลับไป สำเนาส่งทางอีเมล
ระบบสาธิตนี้ไม่มีสำนักงาน: ท้ายหน้ามีเวลาเปิด แต่ไม่มีประตู`,
      vi: `Ai thích trả trực tiếp thì đến trụ sở của đơn vị vận hành Sarika vào ngày làm việc, trong giờ mở cửa.
## Cách làm
- Mang theo hóa đơn hoặc số đơn hàng.
- Trả bằng riel hoặc đô la, tiền mặt hoặc séc của công ty.
- Mang về biên lai đóng dấu; bản sao gửi qua e-mail.
Bản trình diễn này không có văn phòng: chân trang ghi giờ, nhưng không có cửa.`,
    },
  },
  {
    id: 923,
    day: '2026-06-01',
    titles: namesOf('At a bank | 银行转账 | បង់តាមធនាគារ | 은행 이체 | ชำระผ่านธนาคาร | Qua ngân hàng'),
    texts: {
      en: `A transfer from an account of the company suits larger orders, and your bookkeeping has it at once.
## How it goes
- The invoice names bank, account and holder. Compare the holder with the name on the invoice before you send.
- Give the order number as the reason of the transfer.
- Fees are paid by the one who sends; what comes must be the whole sum.
Nobody of Sarika sends you another account by chat or by telephone. If somebody does, do not pay.`,
      zh: `从公司账户转账适合较大的订单，入账也方便。
## 步骤
- 发票上写有银行、账号和户名。汇款前请核对户名与发票是否一致。
- 在用途中填写订单号。
- 手续费由汇款方承担，到账须为全额。
Sarika 不会有人通过聊天或电话发给您另一个账号。如果有，请不要付款。`,
      km: `ការផ្ទេរពីគណនីក្រុមហ៊ុន សមនឹងការបញ្ជាទិញធំ ហើយគណនេយ្យរបស់អ្នកមានវាភ្លាម។
## ធ្វើយ៉ាងណា
- វិក្កយបត្រប្រាប់ធនាគារ គណនី និងម្ចាស់គណនី។ ប្រៀបធៀបឈ្មោះម្ចាស់ជាមួយវិក្កយបត្រមុនផ្ញើ។
- ដាក់លេខបញ្ជាទិញជាមូលហេតុនៃការផ្ទេរ។
- ថ្លៃសេវាបង់ដោយអ្នកផ្ញើ ប្រាក់ដែលមកដល់ត្រូវគ្រប់ចំនួន។
គ្មាននរណារបស់ Sarika ផ្ញើគណនីផ្សេងមកអ្នកតាមការជជែក ឬទូរសព្ទទេ។ បើមាន សូមកុំបង់។`,
      ko: `회사 계좌에서 이체하는 방법은 큰 주문에 알맞고 회계에 바로 남습니다.
## 방법
- 청구서에 은행, 계좌, 예금주가 있습니다. 보내기 전에 예금주와 청구서의 이름을 비교하세요.
- 이체 사유에 주문 번호를 적습니다.
- 수수료는 보내는 쪽이 내며, 전액이 들어와야 합니다.
Sarika의 누구도 채팅이나 전화로 다른 계좌를 보내지 않습니다. 그런 일이 있으면 돈을 내지 마세요.`,
      th: `การโอนจากบัญชีบริษัทเหมาะกับคำสั่งซื้อใหญ่ และลงบัญชีได้ทันที
## ขั้นตอน
- ใบแจ้งหนี้ระบุธนาคาร เลขบัญชี และชื่อบัญชี เทียบชื่อบัญชีกับใบแจ้งหนี้ก่อนโอน
- ใส่เลขคำสั่งซื้อเป็นเหตุผลการโอน
- ผู้โอนเป็นผู้จ่ายค่าธรรมเนียม ยอดที่เข้าต้องครบ
ไม่มีใครของ Sarika ส่งบัญชีอื่นให้คุณทางแชทหรือโทรศัพท์ หากมี อย่าชำระ`,
      vi: `Chuyển khoản từ tài khoản công ty hợp với đơn lớn, và sổ sách có ngay.
## Cách làm
- Hóa đơn ghi ngân hàng, số tài khoản và chủ tài khoản. So tên chủ tài khoản với hóa đơn trước khi gửi.
- Ghi số đơn hàng làm nội dung chuyển.
- Bên gửi trả phí; số tiền đến phải đủ.
Không ai của Sarika gửi cho bạn tài khoản khác qua trò chuyện hay điện thoại. Nếu có, đừng trả.`,
    },
  },
  {
    id: 924,
    day: '2026-06-01',
    titles: namesOf('Online | 在线付款 | បង់តាមអនឡាញ | 온라인 결제 | ชำระออนไลน์ | Trực tuyến'),
    texts: {
      en: `With a card, or by scanning a code with the app of your bank, an order is paid within a minute.
## How it goes
- Open the order at the employer desk and choose online payment.
- The page of the payment service opens; its address begins with https, and it shows the sum and the order number.
- Afterwards you come back to the order, which says that it is paid.
In this demonstration there is no such page and no button: type no card number anywhere here.`,
      zh: `用银行卡或用银行应用扫码，一分钟内即可付款。
## 步骤
- 在企业工作台打开订单，选择在线付款。
- 会打开支付服务页面，网址以 https 开头，并显示金额和订单号。
- 完成后回到订单，显示已付款。
本演示没有这样的页面和按钮：请勿在此输入任何卡号。`,
      km: `ដោយកាត ឬដោយស្កេនកូដក្នុងកម្មវិធីធនាគាររបស់អ្នក ការបញ្ជាទិញបង់រួចក្នុងមួយនាទី។
## ធ្វើយ៉ាងណា
- បើកការបញ្ជាទិញនៅផ្ទាំងនិយោជក ហើយជ្រើសបង់តាមអនឡាញ។
- ទំព័រសេវាទូទាត់បើកឡើង អាសយដ្ឋានចាប់ផ្ដើមដោយ https ហើយបង្ហាញចំនួនប្រាក់និងលេខបញ្ជាទិញ។
- បន្ទាប់មកអ្នកត្រឡប់មកការបញ្ជាទិញវិញ ដែលប្រាប់ថាបានបង់ហើយ។
ក្នុងការបង្ហាញសាកល្បងនេះ គ្មានទំព័រឬប៊ូតុងបែបនោះទេ៖ កុំវាយលេខកាតនៅទីណាមួយនៅទីនេះ។`,
      ko: `카드나 은행 앱의 코드 스캔으로 1분 안에 주문 요금을 냅니다.
## 방법
- 기업 데스크에서 주문을 열고 온라인 결제를 고릅니다.
- 결제 서비스 페이지가 열립니다. 주소는 https로 시작하고 금액과 주문 번호가 보입니다.
- 그 뒤 결제되었다고 표시된 주문으로 돌아옵니다.
이 시연용 서비스에는 그런 페이지도 버튼도 없습니다. 여기 어디에도 카드 번호를 입력하지 마세요.`,
      th: `ด้วยบัตร หรือสแกนรหัสด้วยแอปธนาคาร ชำระคำสั่งซื้อได้ภายในหนึ่งนาที
## ขั้นตอน
- เปิดคำสั่งซื้อที่โต๊ะทำงานนายจ้าง แล้วเลือกชำระออนไลน์
- หน้าของบริการชำระเงินจะเปิด ที่อยู่ขึ้นต้นด้วย https และแสดงยอดเงินกับเลขคำสั่งซื้อ
- จากนั้นกลับมาที่คำสั่งซื้อซึ่งบอกว่าชำระแล้ว
ในระบบสาธิตนี้ไม่มีหน้าหรือปุ่มเช่นนั้น: อย่าพิมพ์หมายเลขบัตรที่ใดในนี้`,
      vi: `Bằng thẻ, hoặc quét mã bằng ứng dụng ngân hàng, đơn hàng được trả trong một phút.
## Cách làm
- Mở đơn hàng ở bàn làm việc của nhà tuyển dụng và chọn thanh toán trực tuyến.
- Trang của dịch vụ thanh toán mở ra; địa chỉ bắt đầu bằng https, hiện số tiền và số đơn hàng.
- Sau đó bạn quay lại đơn hàng, nơi ghi đã thanh toán.
Trong bản trình diễn này không có trang hay nút như vậy: đừng nhập số thẻ ở bất cứ đâu.`,
    },
  },
]
