import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Answer } from './call'
import { failureOf } from './failure'
import { useServerForm } from './use-server-form'

const LOGIN = { account: '', password: '', code: '' }
type Login = typeof LOGIN

const refused = (status: number, more: { retryAfterS?: number; fields?: string[] }): Answer => ({
  kind: 'refused',
  status,
  code: 'no',
  retryAfterS: 0,
  fields: [],
  ...more,
})

let judgedCount: number
/** What was sent, and what the server says next. */
let sent: Login[]
let answer: Answer
let place: HTMLElement
let end: () => void

function Form() {
  const form = useServerForm<Login, 'missing' | 'refused'>({
    initial: () => LOGIN,
    judge: ({ account, password }) => {
      judgedCount++
      return {
        ...(account === '' && { account: 'missing' }),
        ...(password === '' && { password: 'missing' }),
      }
    },
    send: async (values) => {
      sent.push(values)
      return answer
    },
    readRefusal: (said) => {
      const fields = said.kind === 'refused' ? said.fields : []
      const faults = Object.fromEntries(fields.map((name) => [name, 'refused' as const]))
      return { faults, failure: fields.length > 0 ? null : failureOf(said) }
    },
    sayFault: (fault) => fault,
    sayName: (name) => name,
    onDone: undefined,
  })
  const one = (name: keyof Login) => {
    const { error, ...input } = form.input(name)
    return (
      <label>
        <input {...input} autoComplete="on" />
        <output>{error}</output>
      </label>
    )
  }
  return (
    <form {...form.props}>
      {one('account')}
      {one('password')}
      {one('code')}
      <button type="submit">{form.isHeld ? 'held' : 'send'}</button>
      <p>{form.wrong.join('; ')}</p>
    </form>
  )
}

beforeEach(() => {
  judgedCount = 0
  sent = []
  answer = { kind: 'ok', body: {} }
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  end = () => {
    root.unmount()
    place.remove()
  }
  root.render(<Form />)
})
afterEach(() => end())

const input = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)
const press = () => place.querySelector('button')?.click()
const faults = () => [...place.querySelectorAll('output')].map(({ textContent }) => textContent)
const wrong = () => place.querySelector('p')?.textContent
/** As a script does that tells nobody. */
function fill(name: string, value: string) {
  const one = input(name)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(one, value)
}
function type(name: string, value: string) {
  fill(name, value)
  input(name)?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('S-LOGIN-3 each wrong field says what it wants, the first has the focus, and a fault goes when its field is changed', async () => {
  await expect.poll(() => input('code')).not.toBe(null)
  press()
  await expect.poll(faults).toEqual(['missing', 'missing', ''])
  expect(wrong()).toBe('account: missing; password: missing')
  await expect.poll(() => document.activeElement).toBe(input('account'))
  type('account', 's')
  await expect.poll(faults).toEqual(['', 'missing', ''])
  // Nothing is judged while somebody types, and nothing is read aloud anew.
  type('account', '')
  expect([judgedCount, sent, wrong()]).toEqual([1, [], 'account: missing; password: missing'])
})

test('S-LOGIN-3 what a password manager fills in without an event is sent', async () => {
  await expect.poll(() => input('code')).not.toBe(null)
  fill('account', 'sokha')
  fill('password', 'Sarika2026')
  press()
  await expect.poll(() => sent).toEqual([{ account: 'sokha', password: 'Sarika2026', code: '' }])
})

test('S-AUTH-4 what the server refuses stands at its field and has the focus, until the next press', async () => {
  await expect.poll(() => input('code')).not.toBe(null)
  type('account', 'sokha')
  type('password', 'Sarika2026')
  answer = refused(400, { fields: ['password', 'code'] })
  press()
  await expect.poll(faults).toEqual(['', 'refused', 'refused'])
  expect([wrong(), document.activeElement]).toEqual(['password: refused; code: refused', input('password')])
  answer = { kind: 'ok', body: {} }
  press()
  await expect.poll(faults).toEqual(['', '', ''])
  expect([sent.length, wrong()]).toEqual([2, ''])
})

test('S-LOGIN-2 in the pause that the server wants a press sends nothing, unless something else is written', async () => {
  await expect.poll(() => input('code')).not.toBe(null)
  type('account', 'sokha')
  type('password', 'wrong')
  answer = refused(429, { retryAfterS: 60 })
  press()
  await expect.poll(() => place.querySelector('button')?.textContent).toBe('held')
  press()
  expect(judgedCount).toBe(1)
  type('password', 'Sarika2026')
  await expect.poll(() => place.querySelector('button')?.textContent).toBe('send')
  press()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]?.password).toBe('Sarika2026')
})
