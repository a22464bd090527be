/** Texts on their way to a model and back. */

/** In place of what does not go there, and is not taken from there. */
const LEFT_OUT = '…'

const MAIL = /[^\s@<>"',;:()]{1,64}@[^\s@<>"',;:()]{1,255}/gu
const LINK = /(?:\b[a-z][a-z\d+.-]{0,20}:\/\/|\bwww\.|\bt\.me\/)\S{1,2000}/giu
const DIGITS = /\+?\p{Nd}[\p{Nd} .()/\u200b-\u200d\u2010-\u2015-]*\p{Nd}/gu
/** Days, which are no phone numbers. */
const DAY = /\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}(?: \p{Nd}{2}$)?|\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{4}/gu
/** The shortest phone number of Cambodia without its first zero, e.g. 12 345 678. */
const PHONE_DIGITS = 8

const withoutPhone = (run: string): string =>
  (run.replace(DAY, '').match(/\p{Nd}/gu)?.length ?? 0) < PHONE_DIGITS ? run : LEFT_OUT

/** Without mail addresses, phone numbers and links, whoever wrote them. Source: S-AI-16, S-AI-17. */
export const withoutContacts = (text: string): string =>
  text.replace(LINK, LEFT_OUT).replace(MAIL, LEFT_OUT).replace(DIGITS, withoutPhone)

const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed()

/** What others wrote, as one line. */
export const oneLine = (text: string, most: number): string =>
  cut(withoutContacts(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()), most)

/** What a person asks: their lines are kept. */
export const askedText = (text: string): string => withoutContacts(plain(text))

/** Without signs that nobody sees: of control but line ends, and of direction. Joiners stay, Khmer and emoji need them. */
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\u200b-\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What a model says, as it is shown. */
export const saidText = (text: string, most: number): string => {
  const said = withoutContacts(plain(text.toWellFormed()))
  return said.length <= most ? said : `${cut(said, most - 1)}${LEFT_OUT}`
}
