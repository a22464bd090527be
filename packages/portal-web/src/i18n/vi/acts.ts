import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const acts: Translated<LaterTexts['acts']> = {
  archive: 'Lưu trữ',
  unarchive: 'Chuyển về danh sách chat',
  markUnread: 'Đánh dấu chưa đọc',
  markRead: 'Đánh dấu đã đọc',
  marked: 'Đã đánh dấu chưa đọc',
  erase: 'Xóa ở phía tôi',
  archived: 'Đã lưu trữ cuộc trò chuyện',
  unarchived: 'Đã chuyển cuộc trò chuyện về danh sách',
  undo: 'Hoàn tác',
  list: 'Đã lưu trữ',
  back: 'Về danh sách chat',
  none: 'Không có cuộc trò chuyện nào được lưu trữ',
  hint: 'Khi có tin nhắn mới, cuộc trò chuyện đã lưu trữ sẽ trở lại danh sách, trừ khi bạn đã tắt thông báo.',
  open_other: 'Đã lưu trữ, {{count}} cuộc trò chuyện',
  erased_other: 'Đã xóa {{count}} tin nhắn ở phía bạn',
}
