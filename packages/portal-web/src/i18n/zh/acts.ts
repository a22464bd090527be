import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const acts: Translated<LaterTexts['acts']> = {
  archive: '归档',
  unarchive: '移回聊天列表',
  markUnread: '标为未读',
  markRead: '标为已读',
  marked: '已标为未读',
  erase: '仅为我删除',
  archived: '聊天已归档',
  unarchived: '聊天已移回',
  undo: '撤销',
  list: '已归档',
  back: '返回聊天列表',
  none: '没有已归档的聊天',
  hint: '有新消息时，已归档的聊天会自动移回（已静音的除外）。',
  open_other: '已归档，{{count}} 个聊天',
  erased_other: '已为你删除 {{count}} 条消息',
}
