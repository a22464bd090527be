import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { setWalletOn } from '../../../lib/chat-switch'
import { usePurse } from './table'
import { answerWith, BOPHA, draw } from './test-purse'
import { WalletTable } from './wallet-table'

for (const area of ['chat', 'wallet'] as const) await openArea(area)

beforeEach(() => {
  sessionStorage.clear()
  setWalletOn(true)
})
afterEach(() => setWalletOn(false))

function Thread() {
  const purse = usePurse()
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => purse?.openPacket('2')}>
        {'packet'}
      </button>
      <button type="button" onClick={() => purse?.open({ kind: 'transfer' })}>
        {'transfer'}
      </button>
      <p>{useLocation().search}</p>
      <Back go={() => void navigate(-1)} />
    </>
  )
}

let back = () => {}
function Back({ go }: { go: () => void }) {
  back = go
  return null
}

test('S-WAL-60 on a phone Back closes a red packet or a dialog of the wallet, and the thread is there', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  answerWith(({ path }) =>
    path.startsWith('/balance')
      ? { balance: 500, hasPin: true }
      : {
          id: '2',
          from: BOPHA,
          to: '',
          groupId: '7',
          amount: 500,
          count: 2,
          left: 2,
          state: 'open',
          taken: [],
        },
  )
  draw(
    <WalletTable conversation="team-7" name="Open day" avatar="" isSideTaken={false} onSide={() => {}}>
      <Thread />
    </WalletTable>,
    '/?with=team-7',
  )
  await page.getByRole('button', { name: 'packet' }).click()
  const pane = page.getByRole('complementary', { name: 'Red packet' })
  await expect.element(pane.getByText('0 of 2 opened, $0.00 of $5.00')).toBeVisible()
  back()
  await expect.poll(() => pane.elements()).toHaveLength(0)
  await expect.element(page.getByText('?with=team-7')).toBeVisible()

  await page.getByRole('button', { name: 'transfer' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  back()
  await expect.poll(() => dialog.elements()).toHaveLength(0)
  await expect.element(page.getByText('?with=team-7')).toBeVisible()
})

test('S-WAL-67 what was asked for on the page of the wallet opens once, and no reload opens it again', async () => {
  answerWith(() => ({ balance: 500, hasPin: true }))
  let said: unknown
  function Asks() {
    const { state } = useLocation()
    const navigate = useNavigate()
    said = state
    return state === null ? (
      <button type="button" onClick={() => void navigate('/?with=team-7', { state: { send: 'transfer' } })}>
        {'choose'}
      </button>
    ) : (
      <WalletTable conversation="team-7" name="Open day" avatar="" isSideTaken={false} onSide={() => {}}>
        <Thread />
      </WalletTable>
    )
  }
  draw(<Asks />, '/')
  await page.getByRole('button', { name: 'choose' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => said).toMatchObject({ visit: expect.any(String) })
  expect(said).not.toHaveProperty('send', 'transfer')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
})
