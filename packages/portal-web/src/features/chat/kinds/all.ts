import type { ShownMessage } from '@sarika/im-engine'
import { audio } from './audio'
import { businessCard } from './business-card'
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
import type { ShownKind } from './kind'
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

/** The kinds of the protocol, in its order; calls are never shown. Source: specification 3, S-KIND-1, S-CALL-98. */
const ALL: readonly ShownKind[] = [
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
  groupAnnouncement,
  job,
  resume,
  reqResume,
  sendResume,
  inviteInterview,
  changeJob,
  companyBusinessCard,
]

const BY_TYPE: ReadonlyMap<string, ShownKind> = new Map(ALL.map((kind) => [kind.type, kind]))

/** How a message of this name is shown; null = text, which a bubble shows by itself, and what nobody knows. */
export const kindNamed = (type: string): ShownKind | null =>
  type === 'text' ? null : (BY_TYPE.get(type) ?? null)

/** The same of a message; null also where its kind cannot read it. */
export const kindOf = ({ kind, body }: ShownMessage): ShownKind | null =>
  body === undefined ? null : kindNamed(kind)
