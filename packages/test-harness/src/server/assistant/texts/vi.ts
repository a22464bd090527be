import { quoted, sharedLines } from './lines'
import type { Texts } from './said'

export const vi: Texts = {
  ...sharedLines,
  greeting:
    'Xin chào, tôi là trợ lý của Sarika. Bạn có thể hỏi tìm việc theo nghề, nơi làm và mức lương, hỏi về đơn ứng tuyển, lịch phỏng vấn, mức hoàn thiện hồ sơ hoặc xin lời khuyên. Tôi chỉ xem thông tin, không nộp đơn hay nhắn tin thay bạn.',
  thanks: 'Không có gì. Cần gì bạn cứ hỏi.',
  viewers: 'Nhà tuyển dụng đã xem hồ sơ của bạn nằm trong “Ai đã xem tôi”. Tôi không đọc danh sách đó.',
  followUp:
    'Tôi trả lời từng câu hỏi riêng. Hãy hỏi lại kèm nghề, nơi làm và mức lương. Tất cả việc làm nằm ở trang việc làm.',
  person:
    'Trong cuộc trò chuyện này chỉ có tôi. Nhân viên hỗ trợ trực tuyến có thể giúp bạn: bấm “Nói chuyện với nhân viên” bên dưới, hoặc gọi đường dây nóng từ thứ Hai đến thứ Sáu, 8:00–17:30.',
  deeds:
    'Tôi không làm được việc đó. Tôi chỉ xem những gì chính bạn xem được và không cho biết thông tin của người khác. Hãy ứng tuyển, sửa hoặc xóa ở trang tương ứng.',
  unknown:
    'Tôi chưa hiểu. Tôi biết về việc làm, đơn ứng tuyển và phỏng vấn của bạn, hồ sơ của bạn và lời khuyên. Ví dụ: “việc tài xế ở Siem Reap trên 300 đô”.',
  failed: 'Hiện tôi chưa tra được. Vui lòng hỏi lại sau ít phút.',
  noJobs: 'Hiện không có việc nào phù hợp. Hãy thử nơi khác hoặc mức lương thấp hơn.',
  jobs: (total, shown) => `Tôi tìm thấy ${total} việc phù hợp. Đây là ${shown} việc:`,
  lookedFor: (what) => `Tôi đã tìm theo: ${what}.`,
  unused: (words) => `Tôi không dùng đến: ${words}.`,
  notIn: (place) => `không ở ${place}`,
  bestPaid: 'lương cao nhất trước',
  found: (total, shown) => `Theo đó tôi tìm thấy ${total} việc. Đây là ${shown} việc:`,
  reach: (total, sum) => `${total} việc có lương khởi điểm dưới ${sum} và chỉ đạt mức đó ở mức cao nhất.`,
  noneFrom: 'Hiện không có việc nào có lương khởi điểm từ mức đó.',
  newestJobs: (total, shown) =>
    `Có ${total} việc đang tuyển. Đây là ${shown} việc mới nhất. Hãy cho tôi biết nghề, nơi làm hoặc mức lương bạn muốn.`,
  noApplication: 'Bạn chưa ứng tuyển việc nào.',
  applications: (total) => `Bạn có ${total} đơn ứng tuyển. Mới nhất:`,
  status: {
    delivered: 'đã gửi, chưa được xem',
    viewed: 'nhà tuyển dụng đã xem',
    interview: 'được mời phỏng vấn',
    accepted: 'đã hẹn phỏng vấn',
    cancelled: 'đã hủy phỏng vấn',
  },
  closed: 'nhà tuyển dụng đã đóng',
  noInterview: 'Bạn không có lịch phỏng vấn.',
  interviews: 'Lịch phỏng vấn của bạn:',
  noResume: 'Bạn chưa có hồ sơ. Hãy tạo trong mục Hồ sơ.',
  resumeLine: (name, percent) => `• ${quoted(name)}: hoàn thiện ${percent}%`,
  resumeWhole: 'Không thiếu gì cả.',
  resumeAdvice: 'Mở hồ sơ để xem còn thiếu gì.',
  advice: 'Những bài viết này trên Sarika có thể giúp bạn:',
}
