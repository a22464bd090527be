import * as z from 'zod/mini'
import { groupKey, personKey, toGroupId, toImId } from '../model/ids.js'
import type { ConversationInfo, DeletedInfo } from '../model/notice.js'
import { count, flag, id, idOrEmpty, isOn, text, time } from './fields.js'
import { toMark } from './read-mark.js'

/** A row of the server's conversation list; talkMode 1 is one-to-one, 2 a group; setTopTime 0 is not pinned; archivedNumber is that of its last message when it was archived; interview is the id of an application. */
export const conversationRow = z.object({
  receiverId: id,
  talkMode: z.literal([1, 2]),
  readTime: z.nullish(time),
  readMsgId: z.nullish(idOrEmpty),
  extra: z.nullish(
    z.object({
      title: z.nullish(text),
      avatar: z.nullish(text),
      company: z.nullish(text),
      setTopTime: z.nullish(time),
      isDisturb: z.nullish(flag),
      isArchived: z.nullish(flag),
      archivedNumber: z.nullish(count),
      isUnread: z.nullish(flag),
      jobId: z.nullish(idOrEmpty),
      jobTitle: z.nullish(text),
      resumeId: z.nullish(idOrEmpty),
      interview: z.nullish(idOrEmpty),
    }),
  ),
})

/** A conversation that was deleted from the list; lastNumber is that of its last message then. */
export const deletedRow = z.object({
  receiverId: id,
  talkMode: z.literal([1, 2]),
  lastNumber: z.nullish(count),
  readTime: z.nullish(time),
  readMsgId: z.nullish(idOrEmpty),
})

/** The backend says "0" where there is no job. Source: specification 5. */
const jobIdOf = (jobId: string | null | undefined): string => (jobId === '0' ? '' : (jobId ?? ''))

const keyOf = ({ talkMode, receiverId }: { readonly talkMode: 1 | 2; readonly receiverId: string }) =>
  talkMode === 2 ? groupKey(toGroupId(receiverId)) : personKey(toImId(receiverId))

export const toDeletedInfo = (row: z.infer<typeof deletedRow>): DeletedInfo => ({
  key: keyOf(row),
  upTo: row.lastNumber ?? 0,
  mark: toMark(row.readTime, row.readMsgId),
})

export const toConversationInfo = (row: z.infer<typeof conversationRow>): ConversationInfo => ({
  key: keyOf(row),
  title: row.extra?.title ?? '',
  avatar: row.extra?.avatar ?? '',
  company: row.extra?.company ?? '',
  pinnedAt: row.extra?.setTopTime ?? 0,
  doNotDisturb: isOn(row.extra?.isDisturb),
  isArchived: isOn(row.extra?.isArchived),
  archivedTo: row.extra?.archivedNumber ?? 0,
  isMarkedUnread: isOn(row.extra?.isUnread),
  jobId: jobIdOf(row.extra?.jobId),
  jobTitle: row.extra?.jobTitle ?? '',
  resumeId: jobIdOf(row.extra?.resumeId),
  interviewId: row.extra?.interview ?? '',
  mark: toMark(row.readTime, row.readMsgId),
})
