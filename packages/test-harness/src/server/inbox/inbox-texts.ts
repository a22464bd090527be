/** What messages of the inbox say: a title and a line, in the order of the portal's languages. */

import type { CompanyRefusal } from '@sarika/portal-web/contract/company'
import { isNoticeType, type NoticeType } from '@sarika/portal-web/contract/notices'
import type { ReportReason } from '@sarika/portal-web/contract/reports'
import type { REFUSALS } from '@sarika/portal-web/contract/resume'
import { type Language, namesOf } from '../constants/names'

/** What a message is about; what its kind has no use for stays away. */
export interface InboxParams {
  readonly jobId?: number
  readonly jobTitle?: string
  readonly company?: string
  readonly applicationId?: number
  /** of the seeker */
  readonly name?: string
  /** the id and the name of a resume */
  readonly resumeId?: number
  readonly resume?: string
  /** why a resume or a company was sent back, or somebody warned: one of the contract's reasons, and what the reviewer wrote */
  readonly reason?: string
  readonly text?: string
  /** with its area code */
  readonly phone?: string
}

const TEXTS = {
  'application-delivered': [
    'Application sent | 申请已发送 | បានផ្ញើពាក្យសុំ | 지원서 전송됨 | ส่งใบสมัครแล้ว | Đã gửi hồ sơ',
    '{company} has your application for “{job}”. | {company}已收到您对“{job}”的申请。 | {company} បានទទួលពាក្យសុំរបស់អ្នកសម្រាប់ “{job}”។ | {company}에서 “{job}” 지원서를 받았습니다. | {company} ได้รับใบสมัครของคุณสำหรับ “{job}” แล้ว | {company} đã nhận hồ sơ của bạn cho “{job}”.',
  ],
  'application-viewed': [
    'Application viewed | 申请已被查看 | ពាក្យសុំត្រូវបានមើល | 지원서 열람 | เปิดดูใบสมัครแล้ว | Hồ sơ đã được xem',
    '{company} has opened your application for “{job}”. | {company}已查看您对“{job}”的申请。 | {company} បានបើកមើលពាក្យសុំរបស់អ្នកសម្រាប់ “{job}”។ | {company}에서 “{job}” 지원서를 열람했습니다. | {company} เปิดดูใบสมัครของคุณสำหรับ “{job}” แล้ว | {company} đã xem hồ sơ của bạn cho “{job}”.',
  ],
  'application-received': [
    'New application | 新的申请 | ពាក្យសុំថ្មី | 새 지원서 | ใบสมัครใหม่ | Hồ sơ mới',
    '{name} has applied for “{job}”. | {name}申请了“{job}”。 | {name} បានដាក់ពាក្យសម្រាប់ “{job}”។ | {name} 님이 “{job}”에 지원했습니다. | {name} สมัครงาน “{job}” | {name} đã ứng tuyển “{job}”.',
  ],
  'interview-offered': [
    'Invitation to an interview | 面试邀请 | ការអញ្ជើញសម្ភាសន៍ | 면접 제안 | เชิญสัมภาษณ์ | Mời phỏng vấn',
    '{company} would like to meet you for “{job}”. Please accept or cancel. | {company}邀请您参加“{job}”的面试，请接受或取消。 | {company} ចង់ជួបអ្នកសម្រាប់ “{job}”។ សូមទទួលយក ឬបោះបង់។ | {company}에서 “{job}” 면접을 제안했습니다. 수락하거나 취소해 주세요. | {company} เชิญคุณสัมภาษณ์งาน “{job}” โปรดตอบรับหรือยกเลิก | {company} mời bạn phỏng vấn cho “{job}”. Vui lòng nhận lời hoặc hủy.',
  ],
  'interview-accepted': [
    'Interview accepted | 已接受面试 | បានទទួលយកការសម្ភាសន៍ | 면접 수락됨 | ตอบรับการสัมภาษณ์ | Đã nhận lời phỏng vấn',
    '{name} comes to the interview for “{job}”. | {name}将参加“{job}”的面试。 | {name} នឹងមកសម្ភាសន៍សម្រាប់ “{job}”។ | {name} 님이 “{job}” 면접에 옵니다. | {name} จะมาสัมภาษณ์งาน “{job}” | {name} sẽ đến phỏng vấn cho “{job}”.',
  ],
  'interview-cancelled': [
    'Interview cancelled | 已取消面试 | បានបោះបង់ការសម្ភាសន៍ | 면접 취소됨 | ยกเลิกการสัมภาษณ์ | Đã hủy phỏng vấn',
    '{name} does not come to the interview for “{job}”. | {name}不参加“{job}”的面试。 | {name} មិនមកសម្ភាសន៍សម្រាប់ “{job}” ទេ។ | {name} 님이 “{job}” 면접에 오지 않습니다. | {name} จะไม่มาสัมภาษณ์งาน “{job}” | {name} không đến phỏng vấn cho “{job}”.',
  ],
  'interview-proposed': [
    'Another interview time | 希望更改面试时间 | សុំប្ដូរម៉ោងសម្ភាសន៍ | 다른 면접 시간 요청 | ขอเปลี่ยนเวลาสัมภาษณ์ | Xin đổi giờ phỏng vấn',
    '{name} asks for another time for the interview for “{job}”. | {name}希望更改“{job}”的面试时间。 | {name} សុំប្ដូរម៉ោងសម្ភាសន៍សម្រាប់ “{job}”។ | {name} 님이 “{job}” 면접의 다른 시간을 요청했습니다. | {name} ขอเปลี่ยนเวลาสัมภาษณ์งาน “{job}” | {name} xin đổi giờ phỏng vấn cho “{job}”.',
  ],
  'interview-confirmed': [
    'New interview time confirmed | 新的面试时间已确认 | បានបញ្ជាក់ម៉ោងសម្ភាសន៍ថ្មី | 새 면접 시간 확정 | ยืนยันเวลาสัมภาษณ์ใหม่แล้ว | Đã xác nhận giờ phỏng vấn mới',
    '{company} has confirmed the time you asked for, for “{job}”. | {company}已确认您希望的“{job}”面试时间。 | {company} បានបញ្ជាក់ម៉ោងដែលអ្នកស្នើ សម្រាប់ “{job}”។ | {company}에서 요청하신 “{job}” 면접 시간을 확정했습니다. | {company} ยืนยันเวลาที่คุณขอสำหรับสัมภาษณ์งาน “{job}” แล้ว | {company} đã xác nhận giờ phỏng vấn bạn xin cho “{job}”.',
  ],
  'interview-kept': [
    'Interview time unchanged | 面试时间不变 | ម៉ោងសម្ភាសន៍មិនផ្លាស់ប្ដូរ | 면접 시간 유지 | เวลาสัมภาษณ์คงเดิม | Giờ phỏng vấn không đổi',
    '{company} cannot change the time of the interview for “{job}”. Please answer the offered time. | {company}无法更改“{job}”的面试时间，请回复原定时间。 | {company} មិនអាចប្ដូរម៉ោងសម្ភាសន៍សម្រាប់ “{job}” បានទេ។ សូមឆ្លើយតបម៉ោងដែលបានផ្តល់។ | {company}에서 “{job}” 면접 시간을 변경할 수 없습니다. 제안된 시간에 답해 주세요. | {company} เปลี่ยนเวลาสัมภาษณ์งาน “{job}” ไม่ได้ โปรดตอบเวลาที่เสนอไว้ | {company} không thể đổi giờ phỏng vấn cho “{job}”. Vui lòng trả lời giờ đã đề nghị.',
  ],
  'interview-called-off': [
    'Interview cancelled | 已取消面试 | បានបោះបង់ការសម្ភាសន៍ | 면접 취소됨 | ยกเลิกการสัมภาษณ์ | Đã hủy phỏng vấn',
    '{company} has cancelled the interview for “{job}”. | {company}已取消“{job}”的面试。 | {company} បានបោះបង់ការសម្ភាសន៍សម្រាប់ “{job}”។ | {company}에서 “{job}” 면접을 취소했습니다. | {company} ยกเลิกการสัมภาษณ์งาน “{job}” แล้ว | {company} đã hủy buổi phỏng vấn cho “{job}”.',
  ],
  'application-closed': [
    'Application closed | 申请已结束 | ពាក្យសុំត្រូវបានបិទ | 지원 종료 | ปิดใบสมัครแล้ว | Hồ sơ đã đóng',
    '{text} | {text} | {text} | {text} | {text} | {text}',
  ],
  'job-closed': [
    'Job closed | 职位已关闭 | ការងារបានបិទ | 채용 마감 | ปิดรับสมัครแล้ว | Việc làm đã đóng',
    '“{job}” at {company} takes no more applications. Yours stays with the employer. | {company}的“{job}”不再接受申请，您的申请仍由雇主保留。 | “{job}” នៅ {company} លែងទទួលពាក្យសុំទៀតហើយ។ ពាក្យសុំរបស់អ្នកនៅតែមាននៅនិយោជក។ | {company}의 “{job}” 채용이 마감되었습니다. 지원서는 고용주에게 남아 있습니다. | “{job}” ที่ {company} ปิดรับสมัครแล้ว ใบสมัครของคุณยังอยู่กับนายจ้าง | “{job}” tại {company} không nhận thêm hồ sơ. Hồ sơ của bạn vẫn ở nhà tuyển dụng.',
  ],
  invited: [
    'Invitation to apply | 邀请申请 | ការអញ្ជើញឱ្យដាក់ពាក្យ | 지원 제안 | เชิญสมัครงาน | Mời ứng tuyển',
    '{company} asks you to apply for "{job}". | {company}邀请您申请“{job}”。 | {company} អញ្ជើញអ្នកដាក់ពាក្យសម្រាប់ “{job}”។ | {company}에서 "{job}" 지원을 제안했습니다. | {company} เชิญคุณสมัครงาน "{job}" | {company} mời bạn ứng tuyển "{job}".',
  ],
  'resume-submitted': [
    'Resume submitted | 简历已提交 | បានដាក់ប្រវត្តិរូប | 이력서 제출됨 | ส่งเรซูเม่แล้ว | Đã nộp hồ sơ xin việc',
    'We have received your resume “{resume}” and will review it. | 我们已收到您的简历“{resume}”，将进行审核。 | យើងបានទទួលប្រវត្តិរូប “{resume}” របស់អ្នក ហើយនឹងពិនិត្យវា។ | 이력서 “{resume}”을(를) 받았으며 검토할 예정입니다. | เราได้รับเรซูเม่ “{resume}” ของคุณแล้ว และจะตรวจสอบต่อไป | Chúng tôi đã nhận hồ sơ “{resume}” của bạn và sẽ xem xét.',
  ],
  'resume-approved': [
    'Resume approved | 简历已通过 | ប្រវត្តិរូបត្រូវបានអនុម័ត | 이력서 승인됨 | เรซูเม่ได้รับอนุมัติ | Hồ sơ được duyệt',
    'You can now apply for jobs with “{resume}”. | 您现在可以用“{resume}”申请职位。 | ឥឡូវអ្នកអាចដាក់ពាក្យសុំការងារដោយប្រើ “{resume}” បាន។ | 이제 “{resume}”(으)로 지원할 수 있습니다. | ตอนนี้คุณใช้ “{resume}” สมัครงานได้แล้ว | Giờ bạn có thể ứng tuyển bằng “{resume}”.',
  ],
  'resume-refused': [
    'Resume not approved | 简历未通过 | ប្រវត្តិរូបមិនត្រូវបានអនុម័ត | 이력서 승인되지 않음 | เรซูเม่ไม่ได้รับอนุมัติ | Hồ sơ chưa được duyệt',
    'Your resume “{resume}” is not approved: {reason} Change it and submit it again. | 您的简历“{resume}”未通过审核：{reason}请修改后重新提交。 | ប្រវត្តិរូប “{resume}” របស់អ្នកមិនត្រូវបានអនុម័ត៖ {reason} សូមកែវា ហើយដាក់ម្ដងទៀត។ | 이력서 “{resume}”이(가) 승인되지 않았습니다: {reason} 수정한 뒤 다시 제출해 주세요. | เรซูเม่ “{resume}” ของคุณไม่ได้รับอนุมัติ: {reason} โปรดแก้ไขแล้วส่งอีกครั้ง | Hồ sơ “{resume}” của bạn chưa được duyệt: {reason} Hãy sửa và nộp lại.',
  ],
  'job-taken-down': [
    'Job taken down | 职位已下架 | ការងារត្រូវបានដកចេញ | 채용 공고 내려짐 | นำประกาศงานออกแล้ว | Đã gỡ việc làm',
    '“{job}” was reported by job seekers. We looked at it and closed it. {reason} | 求职者举报了“{job}”。我们核实后已将其关闭。{reason} | អ្នករកការងារបានរាយការណ៍អំពី “{job}”។ យើងបានពិនិត្យ ហើយបានបិទវា។ {reason} | 구직자들이 “{job}” 공고를 신고했습니다. 검토 후 공고를 마감했습니다. {reason} | ผู้หางานรายงานงาน “{job}” เราตรวจสอบแล้วและปิดประกาศนี้ {reason} | Người tìm việc đã báo cáo “{job}”. Chúng tôi đã xem xét và đóng tin này. {reason}',
  ],
  'job-warned': [
    'Please change your job | 请修改您的职位 | សូមកែការងាររបស់អ្នក | 채용 공고를 수정해 주세요 | โปรดแก้ไขประกาศงานของคุณ | Vui lòng sửa tin tuyển dụng',
    '“{job}” was reported by job seekers. We looked at it: {reason} Please change it. | 求职者举报了“{job}”。我们核实的结果是：{reason}请修改。 | អ្នករកការងារបានរាយការណ៍អំពី “{job}”។ យើងបានពិនិត្យ៖ {reason} សូមកែវា។ | 구직자들이 “{job}” 공고를 신고했습니다. 검토 결과: {reason} 공고를 수정해 주세요. | ผู้หางานรายงานงาน “{job}” เราตรวจสอบแล้ว: {reason} โปรดแก้ไข | Người tìm việc đã báo cáo “{job}”. Chúng tôi đã xem xét: {reason} Vui lòng sửa lại.',
  ],
  'company-warned': [
    'A warning for your company | 对贵公司的警告 | ការព្រមានចំពោះក្រុមហ៊ុនរបស់អ្នក | 회사에 대한 경고 | คำเตือนถึงบริษัทของคุณ | Cảnh báo gửi công ty bạn',
    '{company} was reported. We looked into it: {reason} Please put it right. | 有人举报了{company}。我们核实的结果是：{reason}请改正。 | មានគេបានរាយការណ៍អំពី {company}។ យើងបានពិនិត្យ៖ {reason} សូមកែតម្រូវ។ | {company}에 대한 신고가 있었습니다. 검토 결과: {reason} 바로잡아 주세요. | มีผู้รายงาน {company} เราตรวจสอบแล้ว: {reason} โปรดแก้ไขให้ถูกต้อง | {company} đã bị báo cáo. Chúng tôi đã xem xét: {reason} Vui lòng khắc phục.',
  ],
  'company-stopped': [
    'All your jobs are closed | 您的职位已全部关闭 | ការងារទាំងអស់របស់អ្នកត្រូវបានបិទ | 모든 채용 공고가 마감됨 | ปิดประกาศงานทั้งหมดของคุณแล้ว | Tất cả tin tuyển dụng đã đóng',
    '{company} was reported. We looked into it and closed all its open jobs. {reason} | 有人举报了{company}。我们核实后已关闭其所有开放的职位。{reason} | មានគេបានរាយការណ៍អំពី {company}។ យើងបានពិនិត្យ ហើយបានបិទការងារដែលបើកទាំងអស់។ {reason} | {company}에 대한 신고가 있었습니다. 검토 후 진행 중인 공고를 모두 마감했습니다. {reason} | มีผู้รายงาน {company} เราตรวจสอบแล้วและปิดงานที่เปิดรับทั้งหมด {reason} | {company} đã bị báo cáo. Chúng tôi đã xem xét và đóng tất cả tin đang mở. {reason}',
  ],
  'person-warned': [
    'A warning from Sarika | 来自Sarika的警告 | ការព្រមានពី Sarika | Sarika의 경고 | คำเตือนจาก Sarika | Cảnh báo từ Sarika',
    'Someone you chat with reported you. We looked into it: {reason} Please stop. | 与您聊天的人举报了您。我们核实的结果是：{reason}请不要再这样做。 | អ្នកដែលជជែកជាមួយអ្នកបានរាយការណ៍អំពីអ្នក។ យើងបានពិនិត្យ៖ {reason} សូមឈប់ធ្វើបែបនេះ។ | 대화 상대가 회원님을 신고했습니다. 검토 결과: {reason} 이런 행동을 멈춰 주세요. | คู่สนทนาของคุณรายงานคุณ เราตรวจสอบแล้ว: {reason} โปรดหยุดทำเช่นนี้ | Một người trò chuyện với bạn đã báo cáo bạn. Chúng tôi đã xem xét: {reason} Vui lòng dừng lại.',
  ],
  'message-warned': [
    'A warning about a message | 关于一条消息的警告 | ការព្រមានអំពីសារមួយ | 메시지에 대한 경고 | คำเตือนเกี่ยวกับข้อความ | Cảnh báo về một tin nhắn',
    "A message you sent was reported. We read it: {reason} Please don't write like this again. | 您发送的一条消息被举报。我们阅读后认为：{reason}请不要再这样写。 | សារមួយដែលអ្នកបានផ្ញើត្រូវបានរាយការណ៍។ យើងបានអាន៖ {reason} សូមកុំសរសេរបែបនេះទៀត។ | 보내신 메시지가 신고되었습니다. 검토 결과: {reason} 다시는 이렇게 쓰지 말아 주세요. | ข้อความที่คุณส่งถูกรายงาน เราอ่านแล้ว: {reason} โปรดอย่าเขียนเช่นนี้อีก | Một tin nhắn bạn gửi đã bị báo cáo. Chúng tôi đã đọc: {reason} Vui lòng đừng viết như vậy nữa.",
  ],
  'report-read': [
    'We read your report | 我们已查看您的举报 | យើងបានអានរបាយការណ៍របស់អ្នក | 신고를 검토했습니다 | เราอ่านรายงานของคุณแล้ว | Chúng tôi đã đọc báo cáo của bạn',
    'Thank you. A person at Sarika read what you reported and decided what to do. | 谢谢。Sarika的工作人员已查看您的举报并作出处理。 | សូមអរគុណ។ បុគ្គលិក Sarika បានអានអ្វីដែលអ្នករាយការណ៍ ហើយបានសម្រេចរួចហើយ។ | 감사합니다. Sarika 담당자가 신고 내용을 읽고 처리 방법을 결정했습니다. | ขอบคุณ เจ้าหน้าที่ Sarika อ่านสิ่งที่คุณรายงานและตัดสินใจแล้ว | Cảm ơn bạn. Nhân viên Sarika đã đọc nội dung bạn báo cáo và đã quyết định cách xử lý.',
  ],
  'service-notification': [
    'A message from Sarika | 来自Sarika的消息 | សារពី Sarika | Sarika의 메시지 | ข้อความจาก Sarika | Tin nhắn từ Sarika',
    '{text} | {text} | {text} | {text} | {text} | {text}',
  ],
  'alert-ended': [
    'Job alert ended | 职位订阅已停止 | ការជូនដំណឹងការងារបានបញ្ឈប់ | 채용 알림 중지됨 | หยุดการแจ้งเตือนงานแล้ว | Thông báo việc làm đã dừng',
    'Your email address rejected three emails for “{name}”. Check the address, then start the alert again. | 您的邮箱三次拒收“{name}”的邮件。请检查邮箱地址，然后重新开启订阅。 | អាសយដ្ឋានអ៊ីមែលរបស់អ្នកបានបដិសេធអ៊ីមែលបីច្បាប់របស់ “{name}”។ សូមពិនិត្យអាសយដ្ឋាន រួចចាប់ផ្ដើមការជូនដំណឹងម្ដងទៀត។ | 이메일 주소에서 “{name}” 메일을 세 번 받지 않았습니다. 주소를 확인한 뒤 알림을 다시 시작해 주세요. | ที่อยู่อีเมลของคุณไม่รับอีเมลของ “{name}” สามครั้ง โปรดตรวจสอบที่อยู่ แล้วเริ่มการแจ้งเตือนอีกครั้ง | Địa chỉ email của bạn đã từ chối ba thư của “{name}”. Hãy kiểm tra địa chỉ rồi bật lại thông báo.',
  ],
  'company-verified': [
    'Company verified | 公司已通过认证 | ក្រុមហ៊ុនត្រូវបានផ្ទៀងផ្ទាត់ | 회사 인증됨 | บริษัทได้รับการยืนยันแล้ว | Công ty đã được xác minh',
    '{company} now has the seal. Post as many jobs as you need, and invite people to apply. | {company}已获得认证标志。您可以发布任意数量的职位，并邀请求职者申请。 | {company} មានសញ្ញាផ្ទៀងផ្ទាត់ហើយ។ អ្នកអាចផ្សាយការងារតាមចំនួនដែលត្រូវការ និងអញ្ជើញគេឱ្យដាក់ពាក្យ។ | {company}에 인증 표시가 붙었습니다. 필요한 만큼 채용 공고를 올리고 지원을 제안해 보세요. | {company} ได้เครื่องหมายยืนยันแล้ว ลงประกาศงานได้ตามต้องการ และชวนคนมาสมัครได้ | {company} đã có dấu xác minh. Bạn có thể đăng bao nhiêu việc tùy ý và mời người ứng tuyển.',
  ],
  'company-refused': [
    'Company not verified yet | 公司未通过认证 | ក្រុមហ៊ុនមិនទាន់ត្រូវបានផ្ទៀងផ្ទាត់ | 회사가 아직 인증되지 않음 | บริษัทยังไม่ได้รับการยืนยัน | Công ty chưa được xác minh',
    'We could not verify {company}: {reason} Change it and send the papers again. | 我们未能认证{company}：{reason}请修改后重新提交文件。 | យើងមិនអាចផ្ទៀងផ្ទាត់ {company} បានទេ៖ {reason} សូមកែ ហើយផ្ញើឯកសារម្ដងទៀត។ | {company}을(를) 인증하지 못했습니다: {reason} 수정한 뒤 서류를 다시 보내 주세요. | เรายังยืนยัน {company} ไม่ได้: {reason} โปรดแก้ไขแล้วส่งเอกสารอีกครั้ง | Chúng tôi chưa thể xác minh {company}: {reason} Hãy sửa và gửi lại giấy tờ.',
  ],
  'phone-dropped': [
    'Phone number removed | 手机号码已移除 | លេខទូរស័ព្ទត្រូវបានដកចេញ | 전화번호 삭제됨 | ลบหมายเลขโทรศัพท์แล้ว | Đã gỡ số điện thoại',
    '{phone} is already used by your older Sarika account. To log in to this one, use the user name {name}. You can add another number in settings. | {phone}已用于您较早注册的Sarika账号。登录此账号请使用用户名{name}。您可以在设置中添加其他号码。 | លេខ {phone} កំពុងប្រើដោយគណនី Sarika ចាស់របស់អ្នករួចហើយ។ ដើម្បីចូលគណនីនេះ សូមប្រើឈ្មោះអ្នកប្រើ {name}។ អ្នកអាចបន្ថែមលេខផ្សេងនៅក្នុងការកំណត់។ | {phone} 번호는 먼저 만든 Sarika 계정에서 이미 사용 중입니다. 이 계정에 로그인하려면 사용자 이름 {name}을(를) 입력하세요. 설정에서 다른 번호를 추가할 수 있습니다. | หมายเลข {phone} ใช้กับบัญชี Sarika เดิมของคุณอยู่แล้ว หากต้องการเข้าสู่ระบบบัญชีนี้ ให้ใช้ชื่อผู้ใช้ {name} คุณเพิ่มหมายเลขอื่นได้ในการตั้งค่า | Số {phone} đã được dùng cho tài khoản Sarika cũ hơn của bạn. Để đăng nhập tài khoản này, hãy dùng tên người dùng {name}. Bạn có thể thêm số khác trong phần cài đặt.',
  ],
} as const satisfies Readonly<Record<NoticeType, readonly [string, string]>>

/** Why a company was not verified, as a sentence. */
const COMPANY_REASONS: Readonly<Record<Exclude<CompanyRefusal, 'other'>, string>> = {
  unclear:
    "The licence can't be read. | 营业执照看不清楚。 | មិនអាចអានអាជ្ញាបណ្ណបាន។ | 사업자 등록증을 읽을 수 없습니다. | อ่านใบอนุญาตไม่ออก | Không đọc được giấy phép.",
  name: 'The name differs from the licence. | 名称与营业执照不符。 | ឈ្មោះខុសពីអាជ្ញាបណ្ណ។ | 이름이 사업자 등록증과 다릅니다. | ชื่อไม่ตรงกับใบอนุญาต | Tên không khớp với giấy phép.',
  address:
    'The address differs from the licence. | 地址与营业执照不符。 | អាសយដ្ឋានខុសពីអាជ្ញាបណ្ណ។ | 주소가 사업자 등록증과 다릅니다. | ที่อยู่ไม่ตรงกับใบอนุญาต | Địa chỉ không khớp với giấy phép.',
  expired:
    'The licence has expired. | 营业执照已过期。 | អាជ្ញាបណ្ណផុតកំណត់ហើយ។ | 사업자 등록증이 만료되었습니다. | ใบอนุญาตหมดอายุแล้ว | Giấy phép đã hết hạn.',
  business:
    'The page does not show what the company does. | 主页没有说明公司的业务。 | ទំព័រមិនបង្ហាញថាក្រុមហ៊ុនធ្វើអ្វី។ | 페이지에 회사가 하는 일이 없습니다. | หน้าบริษัทไม่ได้บอกว่าทำธุรกิจอะไร | Trang chưa cho biết công ty làm gì.',
}

/** Why a resume was not approved, or what was wrong with something that was reported, as a sentence. */
const REASONS: Readonly<Record<Exclude<(typeof REFUSALS)[number] | ReportReason, 'other'>, string>> = {
  contact:
    'There is a phone number, email or link in the text. | 文字中有电话、邮箱或链接。 | មានលេខទូរស័ព្ទ អ៊ីមែល ឬតំណភ្ជាប់នៅក្នុងអត្ថបទ។ | 본문에 전화번호, 이메일 또는 링크가 있습니다. | มีหมายเลขโทรศัพท์ อีเมล หรือลิงก์ในข้อความ | Trong nội dung có số điện thoại, email hoặc liên kết.',
  unclear:
    'Parts of it are unclear. | 部分内容不清楚。 | ផ្នែកខ្លះមិនច្បាស់លាស់។ | 불분명한 부분이 있습니다. | บางส่วนไม่ชัดเจน | Có phần chưa rõ ràng.',
  rude: 'The wording is not suitable. | 用词不当。 | ពាក្យពេចន៍មិនសមរម្យ។ | 부적절한 표현이 있습니다. | ใช้ถ้อยคำไม่เหมาะสม | Từ ngữ không phù hợp.',
  photo:
    'The photo is not suitable. | 照片不合适。 | រូបថតមិនសមស្រប។ | 사진이 적절하지 않습니다. | รูปถ่ายไม่เหมาะสม | Ảnh không phù hợp.',
  person:
    'It does not seem to be about you. | 内容似乎不是您本人的。 | វាហាក់ដូចជាមិនមែនអំពីអ្នកទេ។ | 본인의 이력서가 아닌 것 같습니다. | ดูเหมือนไม่ใช่ข้อมูลของคุณ | Hồ sơ có vẻ không phải của bạn.',
  asks_for_money:
    'Nobody may be asked for money or papers for a job. | 不得以工作为由向任何人索要钱款或证件。 | មិនអាចទារលុយ ឬឯកសារពីអ្នកណាម្នាក់សម្រាប់ការងារបានទេ។ | 채용을 이유로 돈이나 서류를 요구할 수 없습니다. | ห้ามเรียกเงินหรือเอกสารจากใครเพื่อแลกกับงาน | Không được đòi tiền hoặc giấy tờ của bất kỳ ai để có việc làm.',
  fraud:
    'It misleads people. | 内容具有欺骗性。 | វាបំភាន់អ្នកដទៃ។ | 사람들을 속이는 내용입니다. | เนื้อหาหลอกลวงผู้อื่น | Nội dung lừa dối người khác.',
  discriminates:
    'It treats people unfairly, for example by sex or age. | 内容不公平地对待他人，例如按性别或年龄。 | វាមិនយុត្តិធម៌ចំពោះមនុស្ស ឧទាហរណ៍តាមភេទ ឬអាយុ។ | 성별이나 나이 등을 이유로 사람을 차별합니다. | เลือกปฏิบัติต่อผู้อื่น เช่น ตามเพศหรืออายุ | Nội dung phân biệt đối xử, ví dụ theo giới tính hoặc tuổi.',
  gone: 'It is no longer open. | 该职位已不再招聘。 | វាលែងបើកទៀតហើយ។ | 더 이상 채용하지 않습니다. | ไม่เปิดรับแล้ว | Việc này không còn tuyển.',
  wrong:
    'What it says is not true. | 内容不属实。 | អ្វីដែលបានសរសេរមិនពិតទេ។ | 내용이 사실과 다릅니다. | ข้อมูลไม่เป็นความจริง | Thông tin không đúng sự thật.',
  not_who:
    'You are not who you say you are. | 您并非您所称的人。 | អ្នកមិនមែនជាអ្នកដែលអ្នកអះអាងទេ។ | 사칭으로 보입니다. | คุณไม่ใช่คนที่คุณอ้างว่าเป็น | Bạn không phải là người mà bạn tự nhận.',
  spam: 'These are advertisements or messages nobody asked for. | 这些是广告或无人需要的消息。 | ទាំងនេះជាការផ្សាយពាណិជ្ជកម្ម ឬសារដែលគ្មានអ្នកណាចង់បាន។ | 광고이거나 아무도 원하지 않은 메시지입니다. | เป็นโฆษณาหรือข้อความที่ไม่มีใครต้องการ | Đây là quảng cáo hoặc tin nhắn không ai yêu cầu.',
}

/** In words, with what the reviewer wrote behind it. */
function reasonOf(type: NoticeType, reason: string, text: string, language: Language): string {
  const reasons: Readonly<Record<string, string>> = type === 'company-refused' ? COMPANY_REASONS : REASONS
  const row = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  // Of any other reason, the reviewer's own words.
  if (row === undefined) return text
  const said = namesOf(row)[language]
  return text === '' ? said : `${said} ${text}`
}

/** Title and content of a notice; a type that nobody knows any more says nothing. */
export function textOf(
  type: string,
  { jobTitle = '', company = '', name = '', resume = '', phone = '', reason = '', text = '' }: InboxParams,
  language: Language,
) {
  if (!isNoticeType(type)) return { title: '', content: '' }
  const [title, line] = TEXTS[type].map((row) => namesOf(row)[language])
  const words: Readonly<Record<string, string>> = {
    ...{ job: jobTitle, company, name, resume, phone },
    reason: reasonOf(type, reason, text, language),
    text,
  }
  return {
    title: title ?? '',
    content: (line ?? '').replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '').trimEnd(),
  }
}
