import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const settings: Translated<LaterTexts['settings']> = {
  parts: {
    label: '设置分区',
    account: '账号',
    devices: '设备',
    notices: '通知',
    privacy: '隐私',
    language: '语言',
    data: '您的数据',
  },
  confirmed: '已验证',
  devices: {
    others: '退出其他所有设备',
    othersDone: '其他设备均已退出登录。',
    this: '本设备',
    now: '当前在线',
    end: '退出登录',
    endOne: '退出登录：{{device}}',
    ended: '已退出登录：{{device}}',
    unknown: '未知设备',
  },
  privacy: {
    resume: '谁能看到我的简历',
    resumeLead: '每份简历可单独设置谁能找到。',
    resumeLink: '打开简历',
  },
  look: {
    title: '外观',
    system: '跟随设备',
    light: '浅色',
    dark: '深色',
  },
  data: {
    download: '下载全部数据',
    downloadLead: '简历、申请、求职信和聊天记录，打包为 ZIP。',
    prepare: '下载',
    preparing: '正在准备…',
    done: '您的数据已保存。',
    delete: '注销账号',
    deleteLead: '您有 14 天时间可以反悔。',
    deleteButton: '注销',
  },
  deletion: {
    title: '要注销账号吗？',
    goes: '将删除：个人资料、简历、求职信、收藏的职位、职位提醒，以及雇主尚未查看的申请。',
    stays: '将保留：您发出的消息，以及雇主已查看的申请。',
    until: '您的所有设备将立即退出登录。{{date}} 之前，您可以登录并保留账号；之后将永久删除。',
    password: '密码',
    passwordHelp: '没有密码？请退出后重新登录，并在十分钟内注销，此处留空即可。',
    submit: '注销账号',
    submitting: '正在注销…',
    wrong: '密码不正确。',
    again: '请输入密码，或先重新登录。',
  },
}
