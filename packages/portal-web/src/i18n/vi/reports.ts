import type { Translated } from '../areas'
import type { reports as English } from '../en/reports'

export const reports: Translated<typeof English> = {
  title: {
    person: 'Báo cáo {{name}}',
    message: 'Báo cáo tin nhắn của {{name}}',
  },
  lead: 'Nhân viên Sarika sẽ đọc báo cáo của bạn. {{name}} không biết bạn đã báo cáo.',
  legend: 'Có vấn đề gì?',
  reasons: {
    asks_for_money: 'Đòi tiền hoặc giấy tờ',
    rude: 'Thô lỗ hoặc đe dọa',
    fraud: 'Có vẻ lừa đảo',
    not_who: 'Mạo danh người khác',
    spam: 'Tin rác hoặc quảng cáo',
    other: 'Vấn đề khác',
  },
  words: 'Chuyện gì đã xảy ra?',
  optional: 'Không bắt buộc',
  choose: 'Hãy chọn vấn đề.',
  messages_other: '{{count, number}} tin nhắn được gửi kèm báo cáo',
  readBy: 'Chỉ người xem xét báo cáo mới đọc được.',
  noMessages: 'Hai bạn chưa gửi tin nhắn nào cho nhau nên không có tin nhắn gửi kèm.',
  loading: 'Đang tải tin nhắn…',
  notSeen: 'Hãy đợi các tin nhắn gửi kèm hiện ra rồi gửi báo cáo.',
  gone: {
    person: 'Bạn không thể báo cáo người này vì hai bạn không quen biết nhau ở đây.',
    message: 'Không thể báo cáo tin nhắn này nữa. Tin đã bị thu hồi hoặc bạn đã rời cuộc trò chuyện.',
  },
  you: 'Bạn',
  thisOne: 'bị báo cáo',
  send: 'Gửi báo cáo',
  sending: 'Đang gửi…',
  cancel: 'Hủy',
  sent: 'Cảm ơn bạn. Chúng tôi sẽ xem xét và báo lại cho bạn.',
}
