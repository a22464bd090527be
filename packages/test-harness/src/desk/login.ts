import { element } from './dom'
import { bird, icon } from './icons'
import { type LoginOutcome, logIn } from './server-calls'
import { keepSession, lastEnd } from './session'
import { words } from './words'

const texts = words.login

interface Field {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** What is wrong with it; null = nothing. */
  say(error: string | null): void
}

function createField(name: string, label: string, attributes: Readonly<Record<string, string>>): Field {
  const input = element('input', { id: name, name, maxlength: '100', ...attributes })
  const error = element('p', { id: `${name}-error`, class: 'field-error' })
  return {
    element: element('div', { class: 'field' }, element('label', { for: name }, label), input, error),
    input,
    say(wrong) {
      input.setAttribute('aria-invalid', String(wrong !== null))
      if (wrong === null) input.removeAttribute('aria-describedby')
      else input.setAttribute('aria-describedby', error.id)
      error.replaceChildren(...(wrong === null ? [] : [icon('failed', 16), wrong]))
    },
  }
}

function inWords(outcome: Exclude<LoginOutcome, { kind: 'in' }>): string {
  return outcome.kind === 'too-fast' ? texts.tooFast(outcome.retryAfterS) : texts[outcome.kind]
}

/** Asks for name and password. Who gets in is known by the session, not by this form. Returns how to close it. */
export function showLogin(page: HTMLElement): () => void {
  document.title = `${words.title} · ${words.product}`
  const account = createField('account', texts.account, {
    autocomplete: 'username',
    autocapitalize: 'none',
    spellcheck: 'false',
  })
  const password = createField('password', texts.password, {
    type: 'password',
    autocomplete: 'current-password',
  })
  const failure = element('div', { class: 'form-failure', role: 'alert' })
  const button = element('button', { type: 'submit', class: 'button button-primary' }, texts.submit)
  const form = element(
    'form',
    { class: 'login-form', novalidate: '' },
    account.element,
    password.element,
    failure,
    button,
  )

  /** The first field that lacks something. */
  const findMissing = (): Field | undefined => {
    const isNameless = account.input.value.trim() === ''
    const isOpen = password.input.value === ''
    account.say(isNameless ? texts.accountMissing : null)
    password.say(isOpen ? texts.passwordMissing : null)
    return isNameless ? account : isOpen ? password : undefined
  }

  let isBusy = false
  const setBusy = (busy: boolean) => {
    isBusy = busy
    button.setAttribute('aria-disabled', String(busy))
    button.textContent = busy ? texts.submitting : texts.submit
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    failure.textContent = ''
    const missing = findMissing()
    if (missing !== undefined) return missing.input.focus()
    setBusy(true)
    const outcome = await logIn(account.input.value.trim(), password.input.value)
    setBusy(false)
    if (outcome.kind === 'in') keepSession(outcome.session)
    else failure.textContent = inWords(outcome)
  })

  const ended = lastEnd()
  const card = element(
    'div',
    { class: 'login-card' },
    element('p', { class: 'brand' }, bird(36), words.product),
    element('h1', {}, texts.title),
    element('p', { class: 'soft' }, texts.lead),
    ...(ended === null ? [] : [element('p', { class: 'notice', role: 'status' }, words.ended[ended])]),
    form,
  )
  const main = element('main', { class: 'login' }, card)
  page.append(main)
  return () => main.remove()
}
