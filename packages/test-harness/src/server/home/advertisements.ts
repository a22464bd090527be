/** What demo employers advertise, by the slots of the specification (3, Ad item). */
import { type Names, namesOf } from '../constants/names'
import type { FilmName } from './films'
import type { MovingPageName } from './moving-pages'
import type { PictureName } from './pictures'
import { TILE_SIZES, TILE_SLOTS, TILES } from './tiles'

const PLACES = [
  'seekerHome',
  'seekerJob',
  'seekerJobDetails',
  'seekerCompany',
  'EnterpriseHome',
  'specializedJob',
] as const
type Place = (typeof PLACES)[number]

export const AD_SLOTS = [...PLACES, ...TILE_SLOTS] as const
export type AdSlot = (typeof AD_SLOTS)[number]

/** Pixels (specification 9). */
const BANNER = { width: 1200, height: 400 } as const
const RECTANGLE = { width: 300, height: 250 } as const

/** 1 is an image, 2 what moves: a video, or a page in a frame. */
const IMAGE = 1
const MOVING = 2

/** What an advertisement shows. */
export type Shown =
  | { readonly picture: PictureName }
  | { readonly film: FilmName }
  | { readonly page: MovingPageName }

interface Advertiser {
  readonly companyId: number
  readonly shown: Shown
  /** by `namesOf` */
  readonly title: string
}

const HOTEL: Advertiser = {
  companyId: 1,
  shown: { picture: 'hotel' },
  title:
    'Four hotels are looking for you | 四家酒店期待您的加入 | សណ្ឋាគារបួនកំពុងស្វែងរកអ្នក | 호텔 네 곳에서 함께할 분을 찾습니다 | โรงแรมสี่แห่งกำลังมองหาคุณ | Bốn khách sạn đang tìm bạn',
}
const SOFTWARE: Advertiser = {
  companyId: 2,
  shown: { picture: 'screen' },
  title:
    'Write software for three countries | 为三个国家编写软件 | សរសេរកម្មវិធីសម្រាប់ប្រទេសបី | 세 나라에서 쓰는 소프트웨어를 만드세요 | เขียนซอฟต์แวร์ให้สามประเทศ | Viết phần mềm cho ba quốc gia',
}
const BANK: Advertiser = {
  companyId: 3,
  shown: { picture: 'bank' },
  title:
    'A bank with 41 branches, one near you | 41 家分行，总有一家在您附近 | ធនាគារមាន ៤១ សាខា មួយនៅជិតអ្នក | 지점 41곳, 집 가까이에서 일하세요 | ธนาคาร 41 สาขา มีสาขาใกล้คุณ | Ngân hàng 41 chi nhánh, có một nơi gần bạn',
}
const GARMENTS: Advertiser = {
  companyId: 4,
  shown: { picture: 'shirt' },
  title:
    'A bus to the factory every day | 每天有班车往返工厂 | មានរថយន្តដឹកទៅរោងចក្ររាល់ថ្ងៃ | 매일 공장 통근 버스가 다닙니다 | มีรถรับส่งถึงโรงงานทุกวัน | Xe đưa đón đến nhà máy mỗi ngày',
}
const PARCELS: Advertiser = {
  companyId: 5,
  shown: { picture: 'truck' },
  title:
    'Bring parcels to every province | 把包裹送到每个省 | ដឹកកញ្ចប់អីវ៉ាន់ទៅគ្រប់ខេត្ត | 모든 지역으로 택배를 배달하세요 | ส่งพัสดุไปทุกจังหวัด | Giao hàng đến mọi tỉnh thành',
}
const SCHOOL: Advertiser = {
  companyId: 6,
  shown: { picture: 'book' },
  title:
    'Teach from kindergarten to grade 12 | 从幼儿园到十二年级，诚聘教师 | បង្រៀនពីមត្តេយ្យដល់ថ្នាក់ទី ១២ | 유치원부터 12학년까지, 선생님을 모십니다 | สอนตั้งแต่อนุบาลถึงเกรด 12 | Dạy từ mẫu giáo đến lớp 12',
}
const PEPPER: Advertiser = {
  companyId: 7,
  shown: { picture: 'leaf' },
  title:
    'Kampot pepper for twelve countries | 贡布胡椒，远销十二国 | ម្រេចកំពតសម្រាប់ប្រទេសដប់ពីរ | 열두 나라로 가는 깜폿 후추 | พริกไทยกัมปอตสู่สิบสองประเทศ | Tiêu Kampot cho mười hai nước',
}
const CLINIC: Advertiser = {
  companyId: 8,
  shown: { picture: 'heart' },
  title:
    'Eight doctors look for a ninth | 八位医生期待第九位同事 | វេជ្ជបណ្ឌិតប្រាំបីនាក់កំពុងរកម្នាក់ទៀត | 의사 여덟 명이 아홉 번째 동료를 찾습니다 | หมอแปดคนกำลังหาคนที่เก้า | Tám bác sĩ tìm người thứ chín',
}
const STREET: Advertiser = {
  companyId: 2,
  shown: { picture: 'city' },
  title:
    'Ninety people make software in Phnom Penh. Come as the next one. | 九十人在金边做软件，欢迎您加入。 | មនុស្សកៅសិបនាក់សរសេរកម្មវិធីនៅភ្នំពេញ។ សូមមកចូលរួម។ | 프놈펜에서 90명이 소프트웨어를 만듭니다. 함께하세요. | คนเก้าสิบคนทำซอฟต์แวร์ในพนมเปญ มาร่วมกับเรา | Chín mươi người làm phần mềm ở Phnom Penh. Mời bạn tham gia.',
}

const BOAT: Advertiser = { ...HOTEL, shown: { page: 'boat' } }
const RIDE: Advertiser = { ...PARCELS, shown: { film: 'ride.webm' } }

/** In the order of their units, from 1; a job has five (specification 3). */
const RECTANGLES: Readonly<Record<Place, readonly Advertiser[]>> = {
  seekerHome: [HOTEL, RIDE, SCHOOL, CLINIC],
  seekerJob: [BANK, GARMENTS, SOFTWARE, PEPPER],
  seekerJobDetails: [SOFTWARE, HOTEL, BANK, CLINIC, PARCELS],
  seekerCompany: [SCHOOL, PEPPER, BOAT, GARMENTS],
  EnterpriseHome: [],
  specializedJob: [PARCELS, CLINIC, BANK, SCHOOL],
}

/** Wide ones, after the units above. */
const BANNERS: Readonly<Partial<Record<Place, Advertiser>>> = { seekerHome: STREET, EnterpriseHome: STREET }

interface Placed {
  readonly slot: AdSlot
  readonly companyId: number
  readonly shown: Shown
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly titles: Names
}

/** Every one, those of a slot in the order of their units. */
const PLACED: readonly Placed[] = [
  ...PLACES.flatMap((slot) => {
    const wide = BANNERS[slot]
    return [
      ...RECTANGLES[slot].map((advertiser) => ({ ...advertiser, slot, size: RECTANGLE })),
      ...(wide ? [{ ...wide, slot, size: BANNER }] : []),
    ].map(({ title, ...placed }) => ({ ...placed, titles: namesOf(title) }))
  }),
  ...TILE_SLOTS.flatMap((slot) =>
    TILES[slot].map(({ picture, ...tile }) => ({
      ...tile,
      slot,
      size: TILE_SIZES[slot],
      shown: { picture },
    })),
  ),
]

const addressOf = ({ companyId }: { readonly companyId: number }): string => `/a/company/${companyId}`

/** Of one slot, or of all; sorted by unit. `toPath`: where it is served what one shows. */
export const listAds = (wanted: AdSlot | undefined, toPath: (shown: Shown) => string) =>
  AD_SLOTS.filter((slot) => wanted === undefined || slot === wanted).flatMap((slot) =>
    PLACED.filter((one) => one.slot === slot).map(({ companyId, shown, size, titles }, index) => ({
      slot,
      unit: index + 1,
      size,
      image: toPath(shown),
      redirectUrl: addressOf({ companyId }),
      adType: 'picture' in shown ? IMAGE : MOVING,
      sortOrder: index + 1,
      titles,
    })),
  )

const ADDRESSES: ReadonlySet<string> = new Set(PLACED.map(addressOf))

/** Whether an advertisement leads there: a click leads nowhere else (laws, Guards). */
export const isAdvertised = (address: string): boolean => ADDRESSES.has(address)
