import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const acts: Translated<LaterTexts['acts']> = {
  archive: '보관',
  unarchive: '채팅 목록으로 이동',
  markUnread: '읽지 않음으로 표시',
  markRead: '읽음으로 표시',
  marked: '읽지 않음으로 표시됨',
  erase: '나에게서만 삭제',
  archived: '채팅을 보관했습니다',
  unarchived: '채팅을 목록으로 옮겼습니다',
  undo: '실행 취소',
  list: '보관함',
  back: '채팅 목록으로',
  none: '보관한 채팅이 없습니다',
  hint: '새 메시지가 오면 보관한 채팅이 목록으로 돌아옵니다. 음소거한 채팅은 그대로 있습니다.',
  open_other: '보관함, 채팅 {{count}}개',
  erased_other: '메시지 {{count}}개를 나에게서 삭제했습니다',
}
