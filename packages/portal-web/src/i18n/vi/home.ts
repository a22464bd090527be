import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  heading: 'Tìm việc và trò chuyện với chính người tuyển dụng',
  popular: 'Tìm nhiều',
  trades: 'Ngành nghề',
  banner: {
    label: 'Nổi bật',
    figures: 'Đến nay đã có hơn {{jobs, number}} việc làm và hơn {{seekers, number}} người tìm việc',
    previous: 'Trước',
    next: 'Sau',
    pause: 'Dừng chuyển',
    play: 'Chuyển tiếp',
  },
  now: {
    jobs_other: 'việc đang tuyển',
    companies_other: 'công ty',
    provinces_other: 'tỉnh thành',
  },
  today: {
    title: 'Việc làm hôm nay',
    new: 'Mới nhất',
    hot: 'Hấp dẫn',
    urgent: 'Gấp',
    fast: 'Tuyển nhanh',
    featured: 'Nổi bật',
    all_other: 'Tất cả {{count, number}} việc làm',
    none: 'Hiện chưa có việc nào đang tuyển.',
  },
  count: {
    title: 'Duyệt việc làm',
    categories: 'Ngành nghề',
    industries: 'Lĩnh vực',
    locations: 'Tỉnh thành',
    salaries: 'Lương tháng',
    all_other: 'Xem tất cả {{count, number}}',
    number: '{{jobs, number}}',
    fewer: 'Thu gọn',
  },
  companies: { all: 'Tất cả công ty' },
  answering: {
    title: 'Nhà tuyển dụng trả lời nhanh',
    lead: 'Xếp theo tốc độ trả lời trong trò chuyện',
    within: 'Trả lời trong {{time}}',
  },
  tale: {
    title: 'Hỏi trước khi ứng tuyển, bằng ngôn ngữ của bạn',
    lead: 'Sau mỗi việc làm là một con người. Tin bạn viết không bị mất dù mạng yếu, và lời mời phỏng vấn đến ngay trong cuộc trò chuyện đó.',
    resume: 'Tạo hồ sơ trong 4 phút',
    hiring: 'Tôi đang tuyển người',
    example: 'Ví dụ một cuộc trò chuyện với nhà tuyển dụng',
    read: 'Đã đọc',
  },
  tiles: {
    title: 'Công ty trên Sarika',
    famousCompany: 'Công ty nổi tiếng',
    agent: 'Công ty tuyển dụng',
    partner: 'Đối tác của chúng tôi',
    homerightSide: 'Đáng xem',
  },
  advice: { title: 'Lời khuyên', all: 'Tất cả lời khuyên' },
}
