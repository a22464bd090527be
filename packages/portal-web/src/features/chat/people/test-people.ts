import { type ContactItem, type RequestItem, toImId } from '@sarika/im-engine'

/** Somebody of whom nothing is known but what is told here. */
export const aContact = (more: Partial<ContactItem> & Pick<ContactItem, 'imId' | 'name'>): ContactItem => ({
  nickname: more.name,
  memo: '',
  note: '',
  avatar: '',
  company: '',
  tags: [],
  doNotDisturb: false,
  isHidden: false,
  isFriend: true,
  isMe: false,
  account: '',
  countryCode: '',
  phone: '',
  userType: 0,
  addFrom: '',
  blocked: 0,
  request: null,
  ...more,
})

/** A request that waits for one's answer, from Rithy when nothing else is told. */
export const aRequest = (more: Partial<RequestItem> & Pick<RequestItem, 'requestId'>): RequestItem => ({
  imId: toImId('20007'),
  name: 'Rithy',
  avatar: '',
  company: '',
  isMine: false,
  message: '',
  addBy: 'account',
  addFrom: '',
  at: 1_790_000_000_000,
  status: 'pending',
  isRead: false,
  ...more,
})
