import { type FrameEntry, frameCatalogue } from '@sarika/im-engine/wire'
import { FRAME_SCHEMAS } from '../socket/inbound'
import type { AnySchema } from './json-schema'

/** A frame of the socket as the document tells of it. */
export type DocumentedFrame = Omit<FrameEntry, 'schema'> & { readonly schema: AnySchema }

/** The engine asks over HTTP; this is the same for clients that have a socket alone. */
const contactRequest: DocumentedFrame = {
  name: 'contact-request',
  says: 'Asks rim_id to become a contact, as POST /chat/users/{imId}/add_reqs does. Answered by an ack without msg_id: 0, -422 or -429, and never by whether there is such a person.',
  from: 'client',
  schema: FRAME_SCHEMAS['contact-request'],
  examples: [
    {
      action: 'p2p',
      seq: '5f0c9a1be2d34c7788aa01c2d3e4f506',
      data: {
        type: 'notice',
        receiver_id: 'im-2',
        notice: {
          notice_type: 'contact_add',
          rim_id: 'im-2',
          message: 'We met at the fair',
          add_by: 'account',
        },
      },
    },
  ],
}

/** Every frame of the socket. */
export const FRAMES: readonly DocumentedFrame[] = [...frameCatalogue, contactRequest]
