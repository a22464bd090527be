import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  banner: {
    label: 'Nổi bật',
    figures: 'Đến nay đã có hơn {{jobs, number}} việc làm và hơn {{seekers, number}} người tìm việc',
    previous: 'Trước',
    next: 'Sau',
    pause: 'Dừng chuyển',
    play: 'Chuyển tiếp',
  },
  now: {
    jobs_other: '{{count, number}} việc đang tuyển',
    companies_other: '{{count, number}} công ty',
  },
  shelf: {
    hot: 'Việc làm hấp dẫn',
    urgent: 'Việc làm gấp',
    fast: 'Tuyển nhanh',
    featured: 'Việc làm nổi bật',
    allFeatured: 'Tất cả việc làm nổi bật',
    previous: 'Các việc trước',
    next: 'Các việc sau',
    page: 'Trang {{page}} trên {{pages}}',
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
  companies: { title: 'Công ty nên xem', all: 'Tất cả công ty' },
  tiles: {
    famous: 'Công ty nổi tiếng',
    agents: 'Công ty tuyển dụng',
    partners: 'Đối tác của chúng tôi',
    side: 'Đáng xem',
  },
  advice: { title: 'Lời khuyên', all: 'Tất cả lời khuyên' },
}
