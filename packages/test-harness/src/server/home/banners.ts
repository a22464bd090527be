// home/ has what the start page shows besides jobs: banners, and advertisements with their pictures, films and moving
// pages; and the source of the maps' tiles. All words and pictures are ours. This file has the banners, which turn at the
// top of the page.

import { namesOf } from '../constants/names'
import type { PictureName } from './pictures'

/** Of all years together (specification 1); how much is open now is counted (jobs/statistics.ts). */
export const BANNER_FIGURES = { jobs: 5_418, seekers: 193_641 } as const

interface WrittenBanner {
  readonly picture: PictureName
  /** a screen of the portal */
  readonly redirectUrl: string
  /** by `namesOf` */
  readonly title: string
  readonly text: string
}

/** In the order in which they turn. */
const WRITTEN: readonly WrittenBanner[] = [
  {
    picture: 'river',
    redirectUrl: '/a/job',
    title:
      'Work near home, in all 25 provinces | 家门口的工作，遍及 25 个省市 | ការងារជិតផ្ទះ នៅទាំង ២៥ ខេត្តក្រុង | 집 가까운 일자리, 25개 지역 어디서나 | งานใกล้บ้าน ทั้ง 25 จังหวัด | Việc làm gần nhà, ở cả 25 tỉnh thành',
    text: 'Every job says where it is and what it pays. | 每个职位都写明地点和薪资。 | ការងារនីមួយៗប្រាប់ទីកន្លែង និងប្រាក់ខែ។ | 모든 일자리에 근무지와 급여가 나와 있습니다. | ทุกงานบอกสถานที่และค่าจ้าง | Mỗi việc làm đều ghi rõ nơi làm và mức lương.',
  },
  {
    picture: 'city',
    redirectUrl: '/a/company',
    title:
      'Talk to the employer before you apply | 申请之前，先与企业聊一聊 | និយាយជាមួយនិយោជក មុនពេលដាក់ពាក្យ | 지원하기 전에 기업과 이야기하세요 | คุยกับนายจ้างก่อนสมัคร | Trò chuyện với nhà tuyển dụng trước khi ứng tuyển',
    text: 'Look at the companies, and ask those you like. | 看看各家公司，向感兴趣的企业提问。 | មើលក្រុមហ៊ុននានា ហើយសួរក្រុមហ៊ុនដែលអ្នកចូលចិត្ត។ | 기업을 둘러보고 마음에 드는 곳에 물어보세요. | ดูบริษัทต่าง ๆ แล้วถามบริษัทที่คุณสนใจ | Xem các công ty và hỏi những nơi bạn thích.',
  },
  {
    picture: 'field',
    redirectUrl: '/a/job/job-adFeature',
    title:
      'Jobs that companies put forward | 企业重点推荐的职位 | ការងារដែលក្រុមហ៊ុនណែនាំ | 기업이 추천하는 일자리 | งานที่บริษัทแนะนำ | Việc làm được công ty giới thiệu',
    text: 'Chosen by the employers themselves, the newest first. | 由企业亲自挑选，最新的排在最前。 | ជ្រើសរើសដោយនិយោជកផ្ទាល់ ថ្មីបំផុតនៅមុនគេ។ | 기업이 직접 고른 일자리, 최신순입니다. | นายจ้างเลือกเอง งานใหม่อยู่ก่อน | Do chính nhà tuyển dụng chọn, mới nhất ở trước.',
  },
]

/** `toPath`: where a picture is served. */
export const listBanners = (toPath: (picture: PictureName) => string) =>
  WRITTEN.map(({ picture, redirectUrl, title, text }, index) => ({
    id: index + 1,
    titles: namesOf(title),
    texts: namesOf(text),
    image: toPath(picture),
    redirectUrl,
    sortOrder: index + 1,
  }))
