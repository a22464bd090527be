/** Pictures of the demo (seed/pictures) that stand in articles, and what is seen on each. */
import { type Language, type Names, namesOf } from '../constants/names'
import { PICTURES } from '../seed/pictures'

const SEEN = {
  classroom: namesOf(
    'A classroom with a blackboard and desks | 有黑板和课桌的教室 | បន្ទប់រៀនមានក្ដារខៀននិងតុ | 칠판과 책상이 있는 교실 | ห้องเรียนที่มีกระดานดำและโต๊ะ | Lớp học có bảng đen và bàn ghế',
  ),
  counter: namesOf(
    'A counter where customers are served | 接待顾客的柜台 | បញ្ជរបម្រើអតិថិជន | 손님을 맞는 창구 | เคาน์เตอร์บริการลูกค้า | Quầy phục vụ khách hàng',
  ),
  lobby: namesOf(
    'The lobby of a hotel | 酒店大堂 | សាលទទួលភ្ញៀវក្នុងសណ្ឋាគារ | 호텔 로비 | ล็อบบี้โรงแรม | Sảnh khách sạn',
  ),
  market: namesOf(
    'Stalls of a market | 市场的摊位 | តូបលក់ដូរក្នុងផ្សារ | 시장의 가게들 | แผงขายของในตลาด | Các sạp hàng trong chợ',
  ),
  office: namesOf(
    'An office with desks at the window | 窗边摆着办公桌的办公室 | ការិយាល័យមានតុក្បែរបង្អួច | 창가에 책상이 놓인 사무실 | สำนักงานที่มีโต๊ะทำงานริมหน้าต่าง | Văn phòng có bàn làm việc bên cửa sổ',
  ),
  parcels: namesOf(
    'Parcels in a warehouse | 仓库里的包裹 | កញ្ចប់អីវ៉ាន់ក្នុងឃ្លាំង | 창고에 쌓인 상자 | พัสดุในโกดัง | Các kiện hàng trong kho',
  ),
  sewing: namesOf(
    'Sewing machines in a row | 一排缝纫机 | ម៉ាស៊ីនដេរជាជួរ | 줄지어 놓인 재봉틀 | จักรเย็บผ้าเรียงเป็นแถว | Dãy máy may',
  ),
} as const satisfies Record<string, Names>

export type ArticlePicture = keyof typeof SEEN

/** Where a picture is, and its words in a language. */
export const showPicture = (name: ArticlePicture, language: Language) => ({
  path: `${PICTURES}${name}.svg`,
  text: SEEN[name][language],
})
