// The schemas as ./wire publishes them.

import { ackFrame as ackFrameSchema } from './ack.js'
import { authData as authDataSchema } from './auth.js'
import { broadcastAnswer as broadcastAnswerSchema } from './broadcast.js'
import { refusal as refusalSchema } from './call-catalogue.js'
import {
  callExtra as callExtraSchema,
  callFrame as callFrameSchema,
  callNotice as callNoticeSchema,
  callSignalData as callSignalDataSchema,
  callSignalFrame as callSignalFrameSchema,
} from './call-notice.js'
import { contactRow as contactRowSchema } from './contact.js'
import { conversationRow as conversationRowSchema } from './conversation.js'
import { errorFrame as errorFrameSchema } from './error-frame.js'
import { groupRow as groupRowSchema, memberRow as memberRowSchema } from './group.js'
import { heartbeatFrame as heartbeatFrameSchema } from './heartbeat.js'
import { messageBody as messageBodySchema, messageRow as messageRowSchema } from './message-row.js'
import { knownNotice as knownNoticeSchema, noticeRow as noticeRowSchema } from './notice.js'
import { clientFrame as clientFrameSchema } from './outbound.js'
import { pingFrame as pingFrameSchema } from './ping.js'
import { presence as presenceSchema } from './presence.js'
import { receiptFrame as receiptFrameSchema } from './receipt.js'
import { opened } from './schema.js'
import { messageFrame as messageFrameSchema } from './send.js'
import { typingFrame as typingFrameSchema } from './typing.js'

export const ackFrame = opened(ackFrameSchema)
export const authData = opened(authDataSchema)
export const broadcastAnswer = opened(broadcastAnswerSchema)
export const callExtra = opened(callExtraSchema)
export const callFrame = opened(callFrameSchema)
export const callNotice = opened(callNoticeSchema)
export const callSignalData = opened(callSignalDataSchema)
export const callSignalFrame = opened(callSignalFrameSchema)
export const clientFrame = opened(clientFrameSchema)
export const contactRow = opened(contactRowSchema)
export const conversationRow = opened(conversationRowSchema)
export const errorFrame = opened(errorFrameSchema)
export const groupRow = opened(groupRowSchema)
export const heartbeatFrame = opened(heartbeatFrameSchema)
export const knownNotice = opened(knownNoticeSchema)
export const memberRow = opened(memberRowSchema)
export const messageBody = opened(messageBodySchema)
export const messageFrame = opened(messageFrameSchema)
export const messageRow = opened(messageRowSchema)
export const noticeRow = opened(noticeRowSchema)
export const pingFrame = opened(pingFrameSchema)
export const presence = opened(presenceSchema)
export const receiptFrame = opened(receiptFrameSchema)
export const refusal = opened(refusalSchema)
export const typingFrame = opened(typingFrameSchema)
