import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const tips: Translated<LaterTexts['chat']['tips']> = {
  'contact-agreed': {
    mine: '您已接受请求，现在可以互发消息了。',
    theirs: '{{name}}已接受您的请求，现在可以互发消息了。',
  },
  'group-created': {
    mine: '您创建了群“{{title}}”',
    theirs: '{{name}}创建了群“{{title}}”',
  },
  'group-invited': {
    mine: '您邀请{{whom}}加入了群',
    theirs: '{{name}}邀请{{whom}}加入了群',
    toMe: '{{name}}邀请您加入了群',
  },
  'group-removed': {
    mine: '您将{{whom}}移出了群',
    theirs: '{{name}}将{{whom}}移出了群',
    toMe: '{{name}}将您移出了群',
  },
  'group-quit': {
    mine: '您退出了群',
    theirs: '{{name}}退出了群',
  },
  'admin-granted': {
    mine: '您将{{whom}}设为管理员',
    theirs: '{{name}}将{{whom}}设为管理员',
    toMe: '您已成为管理员',
  },
  'admin-cancelled': {
    mine: '您取消了{{whom}}的管理员身份',
    theirs: '{{name}}取消了{{whom}}的管理员身份',
    toMe: '您已不再是管理员',
  },
  'group-owner': {
    mine: '您将群主转让给{{whom}}',
    theirs: '{{name}}将群主转让给{{whom}}',
    toMe: '您已成为群主',
  },
  'group-muted': {
    mine: '您开启了全员禁言：只有群主和管理员可以发言',
    theirs: '{{name}}开启了全员禁言：只有群主和管理员可以发言',
  },
  'group-unmuted': {
    mine: '您关闭了全员禁言：大家可以发言了',
    theirs: '{{name}}关闭了全员禁言：大家可以发言了',
  },
  'member-muted': {
    mine: '您将{{whom}}禁言',
    theirs: '{{name}}将{{whom}}禁言',
    toMe: '{{name}}将您禁言：您暂时不能发言',
  },
  'member-unmuted': {
    mine: '您解除了{{whom}}的禁言',
    theirs: '{{name}}解除了{{whom}}的禁言',
    toMe: '{{name}}解除了您的禁言：您可以发言了',
  },
  'group-renamed': {
    mine: '您将群名改为“{{title}}”',
    theirs: '{{name}}将群名改为“{{title}}”',
  },
  'group-pictured': {
    mine: '您更换了群头像',
    theirs: '{{name}}更换了群头像',
  },
  'member-renamed': {
    mine: '您在本群的昵称改为“{{title}}”',
    theirs: '{{name}}在本群的昵称改为“{{title}}”',
  },
  'group-dismissed': {
    mine: '您解散了群',
    theirs: '{{name}}解散了群',
  },
  named: '{{name}}',
  you: '您',
  several_other: '{{names}}以及另外 {{count, number}} 人',
  other: '聊天有变动',
}
