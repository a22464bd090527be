import { expect, test } from 'vitest'
import { toClientId, toGroupId, toImId, toServerId } from '../model/ids.js'
import {
  authCall,
  broadcastCall,
  type Call,
  contactsCall,
  conversationsCall,
  groupsCall,
  historyCall,
  logoutCall,
  membersCall,
  numbersCall,
  pageCall,
  readMarksCall,
} from './calls.js'

const spoken = ({ method, path, body }: Call) => [`${method} ${path}`, body && JSON.parse(body)]

test.each([
  [pageCall('person-messages', ''), 'POST /chat/im/user/getMsg', { cursor: '', size: 500 }],
  [pageCall('group-messages', 'c'), 'POST /chat/im/groups/getGroupMsgOffline', { cursor: 'c', size: 500 }],
  [pageCall('person-notices', 'c', 50), 'POST /chat/im/user/getNotice', { cursor: 'c', size: 50 }],
  [pageCall('group-notices', 'c'), 'POST /chat/im/groups/getOfflineNotice', { cursor: 'c', size: 500 }],
  [
    historyCall('p2p-im-2', toServerId('9'), 20),
    'POST /chat/im/user/getMsgByImID',
    { im_id: 'im-2', before: '9', size: 20 },
  ],
  [
    historyCall('team-g-7', ''),
    'POST /chat/im/groups/getGroupMsgByGroupID',
    { group_id: 'g-7', before: '', size: 500 },
  ],
  [
    numbersCall('team-g-7', [5, 8]),
    'POST /chat/im/groups/getGroupMsgByGroupID',
    { group_id: 'g-7', before: '', size: 500, from_number: 5, to_number: 8 },
  ],
  [
    broadcastCall(toClientId('b'), 'hi \ud800', [{ key: 'p2p-im-2', clientId: toClientId('b.0') }]),
    'POST /chat/im/user/sendP2MMsg',
    {
      broadcastId: 'b',
      msg: { type: 'text', content: 'hi \ufffd', isBroadCast: 1 },
      receivers: [{ receiver_id: 'im-2', seq: 'b.0' }],
    },
  ],
  [contactsCall(toImId('im/1')), 'GET /chat/users/im%2F1/contacts', undefined],
  [groupsCall(), 'GET /chat/groups', undefined],
  [membersCall(toGroupId('g?7')), 'GET /chat/groups/g%3F7/members', undefined],
  [conversationsCall(2), 'GET /biz/conversations/items/query?page=2&size=100', undefined],
  [
    readMarksCall([
      { key: 'p2p-im-2', mark: { at: 7, id: toServerId('17') } },
      { key: 'team-g-7', mark: { at: 8, id: toServerId('18') } },
    ]),
    'POST /biz/conversations/read',
    {
      items: [
        { receiverId: 'im-2', isGroup: 0, readTime: 7, readMsgId: '17' },
        { receiverId: 'g-7', isGroup: 1, readTime: 8, readMsgId: '18' },
      ],
    },
  ],
  [authCall(), 'GET /chat/auth?server=warm', undefined],
  [logoutCall(), 'DELETE /chat/auth', undefined],
])('S-WIRE-18 %o is %s', (call, line, body) => {
  expect(spoken(call)).toEqual([line, body])
})
