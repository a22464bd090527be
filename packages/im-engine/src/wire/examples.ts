// Rows that the examples of frames and calls share.

export const AT = 1_760_000_000_000
export const CID = '5f0c9a1be2d34c7788aa01c2d3e4f506'
export const person = {
  msg_id: '10442',
  msg_time: AT,
  seq: CID,
  number: 5,
  sender_id: 'im-2',
  receiver_id: 'im-1',
}
export const group = {
  msg_id: '10443',
  msg_time: AT,
  seq: CID,
  number: 8,
  sender_id: 'im-2',
  group_id: 'g-7',
}
export const sealed = {
  type: 'text',
  content: 'AoOptm+2FRyP9+2yUfqZNg==',
  quoteId: '',
  referTo: '',
  jobId: '',
  extra: {},
  aesExt: 'AAECAwQFBgcICQoLDA0ODw==',
  mac: '5a846fb7a2d96f4d4b3aa5c132fc0e5305d79deeb2b460b724cdcf44b1a1ce70',
}
export const contact = {
  im_id: 'im-2',
  nickname: 'Dara',
  friend_nickname: '',
  avatar: '',
  relation_type: 1,
  blacklist_type: 0,
  is_disturb: 0,
  user_type: 0,
  tags: '[]',
  extra: { company: 'Angkor Foods' },
  rev: 4,
}
export const receipt = {
  notice_type: 'read',
  im_id: 'im-2',
  rim_id: 'im-1',
  msg_ids: ['10442'],
  timestamp: AT,
}
export const inGroup = { group_id: 'g-7', im_id: 'im-2', timestamp: AT, rev: 9 }
