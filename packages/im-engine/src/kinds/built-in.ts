import { audio } from './audio.js'
import { audioCall } from './audio-call.js'
import { businessCard } from './business-card.js'
import { call } from './call.js'
import { changeJob } from './change-job.js'
import { companyBusinessCard } from './company-business-card.js'
import { custom } from './custom.js'
import { file } from './file.js'
import { geo } from './geo.js'
import { groupAnnouncement } from './group-announcement.js'
import { groupTransfer } from './group-transfer.js'
import { image } from './image.js'
import { inviteInterview } from './invite-interview.js'
import { job } from './job.js'
import type { AnyKind } from './kind.js'
import { meetingCall } from './meeting-call.js'
import { newFriend } from './new-friend.js'
import { notice } from './notice.js'
import { notification } from './notification.js'
import { receiveCreateLP } from './receive-create-lp.js'
import { receivePaidLP } from './receive-paid-lp.js'
import { redPacketAcceptLP } from './red-packet-accept-lp.js'
import { redPacketLP } from './red-packet-lp.js'
import { referTo } from './refer-to.js'
import { reqResume } from './req-resume.js'
import { resume } from './resume.js'
import { robot } from './robot.js'
import { sendResume } from './send-resume.js'
import { text } from './text.js'
import { tip } from './tip.js'
import { transferAcceptLP } from './transfer-accept-lp.js'
import { transferLP } from './transfer-lp.js'
import { transferReturnLP } from './transfer-return-lp.js'
import { video } from './video.js'
import { videoCall } from './video-call.js'

/** The kinds of the protocol, in its order. Source: specification 3, S-KIND-1. */
export const BUILT_IN = [
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
] as const satisfies readonly AnyKind[]

export type BuiltIn = (typeof BUILT_IN)[number]
