import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const tips: Translated<LaterTexts['chat']['tips']> = {
  'contact-agreed': {
    mine: 'Bạn đã chấp nhận lời mời. Giờ hai bên có thể nhắn tin cho nhau.',
    theirs: '{{name}} đã chấp nhận lời mời của bạn. Giờ hai bên có thể nhắn tin cho nhau.',
  },
  'group-created': {
    mine: 'Bạn đã tạo nhóm “{{title}}”',
    theirs: '{{name}} đã tạo nhóm “{{title}}”',
  },
  'group-invited': {
    mine: 'Bạn đã thêm {{whom}}',
    theirs: '{{name}} đã thêm {{whom}}',
    toMe: '{{name}} đã thêm bạn vào nhóm',
  },
  'group-removed': {
    mine: 'Bạn đã xóa {{whom}} khỏi nhóm',
    theirs: '{{name}} đã xóa {{whom}} khỏi nhóm',
    toMe: '{{name}} đã xóa bạn khỏi nhóm',
  },
  'group-quit': {
    mine: 'Bạn đã rời nhóm',
    theirs: '{{name}} đã rời nhóm',
  },
  'admin-granted': {
    mine: 'Bạn đã chọn {{whom}} làm quản trị viên',
    theirs: '{{name}} đã chọn {{whom}} làm quản trị viên',
    toMe: 'Bạn đã là quản trị viên',
  },
  'admin-cancelled': {
    mine: 'Bạn đã bỏ quyền quản trị viên của {{whom}}',
    theirs: '{{name}} đã bỏ quyền quản trị viên của {{whom}}',
    toMe: 'Bạn không còn là quản trị viên',
  },
  'group-owner': {
    mine: 'Bạn đã chuyển quyền chủ nhóm cho {{whom}}',
    theirs: '{{name}} đã chuyển quyền chủ nhóm cho {{whom}}',
    toMe: 'Giờ bạn là chủ nhóm',
  },
  'group-muted': {
    mine: 'Bạn đã cấm nói trong nhóm: chỉ chủ nhóm và quản trị viên được viết',
    theirs: '{{name}} đã cấm nói trong nhóm: chỉ chủ nhóm và quản trị viên được viết',
  },
  'group-unmuted': {
    mine: 'Bạn đã bỏ cấm nói trong nhóm: mọi người lại viết được',
    theirs: '{{name}} đã bỏ cấm nói trong nhóm: mọi người lại viết được',
  },
  'member-muted': {
    mine: 'Bạn đã cấm {{whom}} viết',
    theirs: '{{name}} đã cấm {{whom}} viết',
    toMe: '{{name}} đã cấm bạn viết ở đây',
  },
  'member-unmuted': {
    mine: 'Bạn đã cho {{whom}} viết trở lại',
    theirs: '{{name}} đã cho {{whom}} viết trở lại',
    toMe: '{{name}} đã cho bạn viết trở lại',
  },
  'group-renamed': {
    mine: 'Bạn đã đặt tên nhóm là “{{title}}”',
    theirs: '{{name}} đã đặt tên nhóm là “{{title}}”',
  },
  'group-pictured': {
    mine: 'Bạn đã đổi ảnh nhóm',
    theirs: '{{name}} đã đổi ảnh nhóm',
  },
  'member-renamed': {
    mine: 'Tên của bạn ở đây giờ là “{{title}}”',
    theirs: '{{name}} giờ có tên “{{title}}” trong nhóm',
  },
  'group-dismissed': {
    mine: 'Bạn đã giải tán nhóm',
    theirs: '{{name}} đã giải tán nhóm',
  },
  named: '{{name}}',
  you: 'bạn',
  several_other: '{{names}} và {{count, number}} người khác',
  other: 'Cuộc trò chuyện có thay đổi',
}
