import type { AnyKind } from '@sarika/im-engine'
import * as kinds from '@sarika/im-engine/kinds'

const about = { jobId: '', jobTitle: '', resumeId: '', jobApplyId: '', text: '' }
const money = { amount: '5', currency: 'USD', note: '', state: '' }

/** A message of every kind that clients may send, as its `msg`. */
export const SENDABLE: readonly { readonly type: string; readonly [field: string]: unknown }[] = [
  said(kinds.text, { text: 'Hello' }),
  said(kinds.geo, { latitude: 11.55, longitude: 104.92, title: 'Riverside', address: 'Sisowath Quay' }),
  said(kinds.custom, { text: 'Hello' }),
  { type: 'custom', content: 'Lunch?', extra: { subtype: 'poll', options: ['Rice', 'Fish'] } },
  said(kinds.referTo, { text: 'As you said', refersTo: 'At nine' }),
  said(kinds.businessCard, { imId: '20001', nickname: 'Sokha', avatar: '', company: '' }),
  said(kinds.companyBusinessCard, { company: 'Angkor Foods', contact: 'Dara', job: 'Cook' }),
]

/** A well-made message of every other kind of the protocol. */
export const UNSENDABLE: typeof SENDABLE = [
  ...[kinds.image, kinds.video, kinds.audio, kinds.file].map(({ type }) => ({ type, content: '/files/1' })),
  ...[
    kinds.redPacketLP,
    kinds.redPacketAcceptLP,
    kinds.transferLP,
    kinds.groupTransfer,
    kinds.transferReturnLP,
    kinds.transferAcceptLP,
    kinds.receiveCreateLP,
    kinds.receivePaidLP,
  ].map((kind) => said(kind, money)),
  ...[
    kinds.tip,
    kinds.notification,
    kinds.robot,
    kinds.notice,
    kinds.newFriend,
    kinds.groupAnnouncement,
    kinds.call,
    kinds.audioCall,
    kinds.videoCall,
    kinds.meetingCall,
  ].map(({ type }) => ({ type, content: 'Hello' })),
  { type: 'hologram', content: 'x' },
]

const CARDS = {
  job: kinds.job,
  resume: kinds.resume,
  reqResume: kinds.reqResume,
  sendResume: kinds.sendResume,
  inviteInterview: kinds.inviteInterview,
  changeJob: kinds.changeJob,
}

/** A card of a hiring as its `msg`, e.g. `cardOf('reqResume', { jobId: '1' })`. */
export const cardOf = (kind: keyof typeof CARDS, body: Partial<typeof about>) =>
  said(CARDS[kind], { ...about, ...body })

function said(kind: AnyKind, body: unknown) {
  const { text, extra, more, jobId } = kind.encode(body)
  return {
    type: kind.type,
    content: text,
    ...more,
    ...(jobId === undefined ? {} : { jobId }),
    ...(extra === undefined ? {} : { extra }),
  }
}
