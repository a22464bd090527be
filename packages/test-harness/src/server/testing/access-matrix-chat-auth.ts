// Who may call what, for the chat's own account calls and its configuration.
import { signSmsRequest } from '../accounts/sms-signature'
import type { Scene } from './access-scene'
import { OPEN, OPEN_TO_NONE, of, type RouteCase } from './verdicts'

/** about whoever calls */
const OWN = of('ok', 'ok', 'ok', 'ok', 'ok')
/** the owner's id is in the path */
const OWNERS = of('ok', 'missing', 'missing', 'missing', 'missing')

const ofOwner = ({ people }: Scene) => ({ imId: people.owner.imId })
const GUESS = { account: '012000001', code: '000000' }

export const CHAT_AUTH_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  'POST /chat/auth': [{ verdicts: OPEN, body: () => ({ account: 'sokha', password: 'Sarika2026' }) }],
  'GET /chat/auth': [{ verdicts: OWN }],
  'DELETE /chat/auth': [{ verdicts: OWN }],
  // Right but for its picture.
  'POST /chat/sms/:phone/vcodes': [
    {
      verdicts: OPEN_TO_NONE,
      params: () => ({ phone: '85512000001' }),
      body: () => ({
        nonce: 'abcdefghij',
        signature: signSmsRequest('855', '12000001', 'abcdefghij'),
        imageCaptcha: '00000',
        imageCaptchaId: 'x',
      }),
    },
  ],
  'POST /chat/passport/recover/validate': [{ verdicts: OPEN_TO_NONE, body: () => GUESS }],
  'POST /chat/passport/recover/password': [
    { verdicts: OPEN_TO_NONE, body: () => ({ ...GUESS, password: 'abc123' }) },
  ],
  'POST /chat/users/:imId/password': [
    {
      verdicts: OWNERS,
      params: ofOwner,
      body: () => ({ oldPassword: 'Sarika2026', newPassword: 'abc123' }),
    },
  ],
  'GET /chat/config/:deviceType': [
    { verdicts: OPEN, params: () => ({ deviceType: 'web' }), query: () => '?channel=dhwl' },
  ],
  'GET /chat/users/:imId/res': [{ verdicts: OWNERS, params: ofOwner }],
}
