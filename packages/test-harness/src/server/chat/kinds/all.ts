import { audio } from './audio'
import { audioCall } from './audio-call'
import { businessCard } from './business-card'
import { call } from './call'
import { changeJob } from './change-job'
import { companyBusinessCard } from './company-business-card'
import { custom } from './custom'
import { file } from './file'
import { geo } from './geo'
import { groupAnnouncement } from './group-announcement'
import { groupTransfer } from './group-transfer'
import { image } from './image'
import { inviteInterview } from './invite-interview'
import { job } from './job'
import type { ServerKind } from './kind'
import { meetingCall } from './meeting-call'
import { newFriend } from './new-friend'
import { notice } from './notice'
import { notification } from './notification'
import { receiveCreateLP } from './receive-create-lp'
import { receivePaidLP } from './receive-paid-lp'
import { redPacketAcceptLP } from './red-packet-accept-lp'
import { redPacketLP } from './red-packet-lp'
import { referTo } from './refer-to'
import { reqResume } from './req-resume'
import { resume } from './resume'
import { robot } from './robot'
import { sendResume } from './send-resume'
import { text } from './text'
import { tip } from './tip'
import { transferAcceptLP } from './transfer-accept-lp'
import { transferLP } from './transfer-lp'
import { transferReturnLP } from './transfer-return-lp'
import { video } from './video'
import { videoCall } from './video-call'

/** The kinds of the protocol, in its order. Source: specification 3, S-KIND-1. */
const ALL: readonly ServerKind[] = [
  text,
  image,
  video,
  audio,
  file,
  geo,
  tip,
  custom,
  notification,
  robot,
  redPacketLP,
  redPacketAcceptLP,
  transferLP,
  groupTransfer,
  transferReturnLP,
  transferAcceptLP,
  receiveCreateLP,
  receivePaidLP,
  notice,
  referTo,
  businessCard,
  newFriend,
  call,
  audioCall,
  videoCall,
  meetingCall,
  groupAnnouncement,
  job,
  resume,
  reqResume,
  sendResume,
  inviteInterview,
  changeJob,
  companyBusinessCard,
]

const BY_TYPE: ReadonlyMap<string, ServerKind> = new Map(ALL.map((kind) => [kind.type, kind]))

/** Null where the protocol has none of this name. */
export const kindOf = (type: string): ServerKind | null => BY_TYPE.get(type) ?? null

/** Nobody counts these as unread. The client counts alike, from its own messages: im-engine model/unread.ts. */
export const UNCOUNTED_KINDS = ['withdraw', ...ALL.filter(({ isQuiet }) => isQuiet).map(({ type }) => type)]
