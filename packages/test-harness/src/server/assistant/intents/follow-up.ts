import type { Intent } from './intent'

/** What needs the question before: each is answered by itself. */
export const followUp: Intent = {
  name: 'followUp',
  cues: [
    ...['show me more', 'show more', 'more please', 'more jobs', 'next page'],
    ...['បង្ហាញបន្ថែម', 'បង្ហាញទៀត'],
    ...['更多', '下一页', '还有吗'],
    ...['더 보여', '다음 페이지'],
    ...['ดูเพิ่ม', 'ขอดูอีก'],
    ...['xem thêm', 'thêm nữa'],
  ],
  answer: ({ t }) => ({ text: t.followUp }),
}
