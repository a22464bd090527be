/** Everybody of the demo world. All of them log in with the same password. */
export const DEMO_PASSWORD = 'Sarika2026'
/** Everybody's e-mail is their user name there; `.example` is nobody's. */
export const DEMO_MAIL_DOMAIN = 'sarika.example'

export interface DemoPerson {
  id: string
  imId: string
  login: string
  kind: 'seeker' | 'employer'
  nickname: string
  company: string
  /** of +855 */
  mobile: string
  sex: 0 | 1 | 2
}

export const PEOPLE = [
  {
    id: '1',
    imId: '10001',
    login: 'sokha',
    kind: 'seeker',
    nickname: 'សុខា ចាន់',
    company: '',
    mobile: '12000001',
    sex: 2,
  },
  {
    id: '2',
    imId: '10002',
    login: 'dara',
    kind: 'seeker',
    nickname: 'Dara Kim',
    company: '',
    mobile: '12000002',
    sex: 1,
  },
  {
    id: '3',
    imId: '20001',
    login: 'angkor-hr',
    kind: 'employer',
    nickname: 'Bopha, Angkor HR',
    company: 'Angkor Hospitality Group',
    mobile: '23000001',
    sex: 2,
  },
  {
    id: '4',
    imId: '20002',
    login: 'mekong-tech',
    kind: 'employer',
    nickname: 'Vichea, Mekong Tech',
    company: 'Mekong Tech Co., Ltd.',
    mobile: '23000002',
    sex: 1,
  },
  {
    id: '5',
    imId: '20003',
    login: 'tonle-bank',
    kind: 'employer',
    nickname: 'Sreymom, Tonle Bank',
    company: 'Tonle Bank Plc.',
    mobile: '23000003',
    sex: 2,
  },
  {
    id: '6',
    imId: '20004',
    login: 'golden-silk',
    kind: 'employer',
    nickname: '林小姐 Golden Silk',
    company: 'Golden Silk Garment (Cambodia)',
    mobile: '23000004',
    sex: 2,
  },
  {
    id: '7',
    imId: '20005',
    login: 'lotus-logistics',
    kind: 'employer',
    nickname: 'Piseth, Lotus Logistics',
    company: 'Lotus Logistics',
    mobile: '23000005',
    sex: 1,
  },
  {
    id: '8',
    imId: '20006',
    login: 'sunrise-school',
    kind: 'employer',
    nickname: 'Chanthou, Sunrise School',
    company: 'Sunrise International School',
    mobile: '23000006',
    sex: 2,
  },
  {
    id: '9',
    imId: '20007',
    login: 'kampot-foods',
    kind: 'employer',
    nickname: 'Rithy, Kampot Foods',
    company: 'Kampot Foods',
    mobile: '23000007',
    sex: 1,
  },
  {
    id: '10',
    imId: '20008',
    login: 'river-clinic',
    kind: 'employer',
    nickname: 'វេជ្ជ. សុភាព River Clinic',
    company: 'River Clinic',
    mobile: '23000008',
    sex: 2,
  },
] as const satisfies readonly DemoPerson[]

/** Reads resumes before employers do; reads nothing of the chat. */
export const REVIEWER = {
  id: '11',
  imId: '29001',
  login: 'reviewer',
  kind: 'reviewer',
  nickname: 'Sarika reviewer',
} as const

/** The online service: people write to it, and agents answer as it. A manager of the chat (specification 3). */
export const SERVICE = {
  id: '13',
  imId: '99901',
  login: 'service',
  kind: 'service',
  userType: 999,
  nickname: 'Sarika',
} as const

/** Agents of the online service; they have no chat of their own. */
export const AGENTS = [
  { id: '14', imId: '29014', login: 'agent', kind: 'agent', userType: 0, nickname: 'Sreypov' },
  { id: '15', imId: '29015', login: 'agent-2', kind: 'agent', userType: 0, nickname: 'Visal' },
] as const

/** Somebody who has submitted a resume and never logs in here. */
export const APPLICANT = {
  id: '12',
  imId: '19012',
  login: 'sreyneang',
  kind: 'seeker',
  nickname: 'Sreyneang Heng',
} as const

export type DemoLogin = (typeof PEOPLE)[number]['login']

const IM_IDS = new Map<string, string>(PEOPLE.map(({ login, imId }) => [login, imId]))

export function imIdOf(login: DemoLogin): string {
  return IM_IDS.get(login) ?? ''
}

/** One group: its owner is the first member. */
export const DEMO_GROUP = {
  id: '30001',
  title: 'Angkor hiring',
  members: ['angkor-hr', 'sokha', 'dara'],
} as const satisfies { id: string; title: string; members: readonly DemoLogin[] }
