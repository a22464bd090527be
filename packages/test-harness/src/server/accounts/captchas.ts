import { randomInt, randomUUID } from 'node:crypto'
import { type Phone, phoneText, readPhone, readWholePhone } from '@sarika/portal-web/contract/phones'
import { readDigits } from '@sarika/portal-web/contract/typed'
import type { Clock } from '../clock'
import type { Language } from '../constants/names'
import { CAPTCHA_DIGITS, CAPTCHA_TTL_MS } from '../limits'
import { drawCaptcha } from './captcha-picture'
import { SUM_QUESTIONS } from './captcha-questions'
import { ShortMemory } from './short-memory'

interface Riddle {
  /** the number it was asked for, as it was typed */
  typed: string
  /** network address of who asked */
  address: string
  answer: string
}

/** Whether this names the phone, with its area code, without, or with it twice: which of them is only known beside the phone. */
function names(typed: string, phone: Phone): boolean {
  const { regionCode } = phone
  const behindCode = typed.startsWith(regionCode) ? typed.slice(regionCode.length) : typed
  const read = [readWholePhone(typed), readPhone(regionCode, typed), readPhone(regionCode, behindCode)]
  return read.some((one) => one !== null && phoneText(one) === phoneText(phone))
}

/**
 * Pictures with digits to read, and sums for those who see none: each is for one phone, is answered once, right or
 * wrong, and lives for minutes.
 */
export class Captchas {
  readonly #riddles: ShortMemory<Riddle>

  constructor(clock: Clock) {
    this.#riddles = new ShortMemory(CAPTCHA_TTL_MS, clock)
  }

  draw(phone: string, address: string): { id: string; png: Buffer } {
    const answer = String(randomInt(10 ** CAPTCHA_DIGITS)).padStart(CAPTCHA_DIGITS, '0')
    return { id: this.#keep(phone, address, answer), png: drawCaptcha(answer) }
  }

  ask(phone: string, address: string, language: Language): { id: string; question: string } {
    const [a, b] = [randomInt(1, 10), randomInt(1, 10)]
    return { id: this.#keep(phone, address, String(a + b)), question: SUM_QUESTIONS[language](a, b) }
  }

  /**
   * Takes the riddle away, whatever the answer is. Without an id it is the newest that this address asked for the phone:
   * nobody uses up what somebody else looks at.
   */
  solve(id: string | undefined, phone: Phone, address: string, answer: string): boolean {
    const riddle = this.#riddles.take(id ?? this.#newest(phone, address) ?? '')
    return riddle !== undefined && riddle.answer === readDigits(answer) && names(riddle.typed, phone)
  }

  /** For `/dev/outbox`, where a machine test reads what only a person can read elsewhere; numbers stand there without area code. */
  list(): { id: string; mobile: string; answer: string }[] {
    return this.#riddles.list().map(({ key, value: { typed, answer } }) => {
      return { id: key, mobile: readWholePhone(typed)?.mobile ?? typed, answer }
    })
  }

  #newest(phone: Phone, address: string): string | undefined {
    return this.#riddles.list().find(({ value }) => value.address === address && names(value.typed, phone))
      ?.key
  }

  #keep(phone: string, address: string, answer: string): string {
    const id = randomUUID()
    this.#riddles.put(id, { typed: phone, address, answer })
    return id
  }
}
