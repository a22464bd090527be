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
  account_alias: 'dara',
  country_code: '855',
  phone: '12345678',
  friend_nickname: '',
  note: 'Met at the job fair',
  avatar: '',
  relation_type: 1,
  blacklist_type: 0,
  is_disturb: 0,
  is_hide: 0,
  user_type: 0,
  tags: '["kitchen"]',
  add_from: '',
  request: null,
  extra: { company: 'Angkor Foods' },
  rev: 4,
}
/** Somebody who asked and has no answer yet. */
export const asking = {
  ...contact,
  im_id: 'im-3',
  nickname: 'Sreymom',
  account_alias: '',
  country_code: '',
  phone: '',
  note: '',
  relation_type: 0,
  tags: '[]',
  request: {
    req_id: 'q-1',
    is_self_req: 0,
    message: 'We met at the school',
    add_by: 'account',
    add_from: '',
    request_at: AT,
    status: 0,
    is_read: 0,
  },
}
export const receipt = {
  notice_type: 'read',
  im_id: 'im-2',
  rim_id: 'im-1',
  msg_ids: ['10442'],
  timestamp: AT,
}
export const groupRowExample = {
  group_id: 'g-7',
  title: 'Hiring team',
  avatar: '',
  owner_id: 'im-2',
  creator_id: 'im-2',
  created_at: AT,
  group_type: 'chat',
  is_vip: 0,
  no_speaking: 0,
  public_group: 0,
  member_visible: 1,
  enable_media: 1,
  limit_time: 0,
  member_hash: '0k2m9qz1f0x7ba',
  count: 3,
  rev: 2,
}
export const inGroup = { group_id: 'g-7', im_id: 'im-2', timestamp: AT, rev: 9 }
