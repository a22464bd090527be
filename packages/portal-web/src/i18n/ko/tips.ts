import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const tips: Translated<LaterTexts['chat']['tips']> = {
  'contact-agreed': {
    mine: '요청을 수락했습니다. 이제 서로 메시지를 보낼 수 있습니다.',
    theirs: '{{name}} 님이 요청을 수락했습니다. 이제 서로 메시지를 보낼 수 있습니다.',
  },
  'group-created': {
    mine: '‘{{title}}’ 그룹을 만들었습니다',
    theirs: '{{name}} 님이 ‘{{title}}’ 그룹을 만들었습니다',
  },
  'group-invited': {
    mine: '{{whom}}을 초대했습니다',
    theirs: '{{name}} 님이 {{whom}}을 초대했습니다',
    toMe: '{{name}} 님이 나를 초대했습니다',
  },
  'group-removed': {
    mine: '{{whom}}을 내보냈습니다',
    theirs: '{{name}} 님이 {{whom}}을 내보냈습니다',
    toMe: '{{name}} 님이 나를 내보냈습니다',
  },
  'group-quit': {
    mine: '그룹에서 나왔습니다',
    theirs: '{{name}} 님이 그룹에서 나갔습니다',
  },
  'admin-granted': {
    mine: '{{whom}}을 관리자로 지정했습니다',
    theirs: '{{name}} 님이 {{whom}}을 관리자로 지정했습니다',
    toMe: '이제 관리자입니다',
  },
  'admin-cancelled': {
    mine: '{{whom}}을 관리자에서 해제했습니다',
    theirs: '{{name}} 님이 {{whom}}을 관리자에서 해제했습니다',
    toMe: '더 이상 관리자가 아닙니다',
  },
  'group-owner': {
    mine: '{{whom}}을 소유자로 지정했습니다',
    theirs: '{{name}} 님이 {{whom}}을 소유자로 지정했습니다',
    toMe: '이제 이 그룹의 소유자입니다',
  },
  'group-muted': {
    mine: '그룹 발언을 금지했습니다. 소유자와 관리자만 쓸 수 있습니다',
    theirs: '{{name}} 님이 그룹 발언을 금지했습니다. 소유자와 관리자만 쓸 수 있습니다',
  },
  'group-unmuted': {
    mine: '그룹 발언 금지를 해제했습니다. 이제 모두 쓸 수 있습니다',
    theirs: '{{name}} 님이 그룹 발언 금지를 해제했습니다. 이제 모두 쓸 수 있습니다',
  },
  'member-muted': {
    mine: '{{whom}}의 발언을 금지했습니다',
    theirs: '{{name}} 님이 {{whom}}의 발언을 금지했습니다',
    toMe: '{{name}} 님이 내 발언을 금지했습니다. 여기에 쓸 수 없습니다',
  },
  'member-unmuted': {
    mine: '{{whom}}의 발언 금지를 해제했습니다',
    theirs: '{{name}} 님이 {{whom}}의 발언 금지를 해제했습니다',
    toMe: '{{name}} 님이 내 발언 금지를 해제했습니다. 다시 쓸 수 있습니다',
  },
  'group-renamed': {
    mine: '그룹 이름을 ‘{{title}}’(으)로 바꿨습니다',
    theirs: '{{name}} 님이 그룹 이름을 ‘{{title}}’(으)로 바꿨습니다',
  },
  'group-pictured': {
    mine: '그룹 사진을 바꿨습니다',
    theirs: '{{name}} 님이 그룹 사진을 바꿨습니다',
  },
  'member-renamed': {
    mine: '이 그룹에서 쓰는 내 이름을 ‘{{title}}’(으)로 바꿨습니다',
    theirs: '{{name}} 님이 이 그룹에서 쓰는 이름을 ‘{{title}}’(으)로 바꿨습니다',
  },
  'group-dismissed': {
    mine: '그룹을 해산했습니다',
    theirs: '{{name}} 님이 그룹을 해산했습니다',
  },
  named: '{{name}} 님',
  you: '나',
  several_other: '{{names}} 외 {{count, number}}명',
  other: '채팅에 변경 사항이 있습니다',
}
