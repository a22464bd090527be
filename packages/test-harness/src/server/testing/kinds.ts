import type { AnyKind } from '@sarika/im-engine'
import * as kinds from '@sarika/im-engine/kinds'

const job = { jobId: '1', jobTitle: 'Cook', resumeId: '1', jobApplyId: '1', text: '' }
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
  ...[kinds.job, kinds.resume, kinds.reqResume, kinds.sendResume, kinds.inviteInterview, kinds.changeJob].map(
    (kind) => said(kind, job),
  ),
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
  ...['97', 98, '99'].map((subtype) => ({ type: 'custom', content: 'x', extra: { subtype, jobId: '1' } })),
  { type: 'hologram', content: 'x' },
]

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
