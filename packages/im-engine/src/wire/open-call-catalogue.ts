// What is asked about calls that ring or run, with examples of the answers; see call-catalogue.ts for the others.

import { toImId } from '../model/ids.js'
import type { CallEntry } from './call-entry.js'
import {
  callTokenAnswer,
  callTokenCall,
  iceAnswer,
  iceCall,
  openCallsAnswer,
  openCallsCall,
} from './call-rest.js'
import { AT } from './examples.js'

const me = toImId('im-1')
const channel = '0d7b9a5be2d34c7788aa01c2d3e4f5a1'

export const openCalls: readonly CallEntry[] = [
  {
    name: 'open-calls',
    says: 'Ours. Calls that are open for the account: those that it began or is in, that ring at it, and meetings of its groups; state 1 rings, 4 runs. What is not in it is over.',
    call: openCallsCall(),
    answer: openCallsAnswer,
    example: {
      code: 200,
      data: {
        now: AT,
        calls: [
          {
            channel,
            type: 1,
            state: 4,
            im_id: 'im-1',
            rim_id: 'im-2',
            created_at: AT,
            answered_at: AT,
            has_video: 0,
            members: [{ im_id: 'im-1', device: '7c' }],
          },
        ],
      },
    },
  },
  {
    name: 'call-ice',
    says: 'Ours. Servers by which two machines find each other, for who is in the call; the secret is good until expiresAt. relayOnly 1: the two are no contacts, and neither is told the address of the other.',
    call: iceCall(channel),
    answer: iceAnswer,
    example: {
      code: 200,
      data: {
        urls: ['turn:turn.example:3478'],
        username: '1760000600:im-1',
        credential: 'c2VjcmV0',
        relayOnly: 0,
        expiresAt: AT + 600_000,
      },
    },
  },
  {
    name: 'call-token',
    says: 'A token of the media server for a running call of the account, good for 1,000 s; no_agora where the deployment has none.',
    call: callTokenCall(channel, me),
    answer: callTokenAnswer,
    example: { code: 200, data: { token: '007eJx...', expire: AT / 1000 + 1000 } },
  },
]
