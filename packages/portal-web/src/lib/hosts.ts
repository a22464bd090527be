// Letters of one script look like those of another: with a Cyrillic "а", "pаypal.com" leads somewhere else. Such a host is
// shown in its ASCII form, in which nobody takes it for the other.

const SCRIPTS = [
  /\p{Script=Latin}/u,
  // Chinese, Japanese and Korean are written with each other.
  /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Bopomofo}|\p{scx=Hangul}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Thai}/u,
]
const LATIN = 0
const EAST_ASIAN = 1
/** Cyrillic letters that are drawn like Latin ones, and nothing but them. */
const LOOKALIKE = /^[\d-]*[асԁеһіјӏоорԛѕԝхуъьҽпгѵѡ][асԁеһіјӏоорԛѕԝхуъьҽпгѵѡ\d-]*$/u

/** Letters of more than one script; Latin among Chinese, Japanese and Korean is usual. */
function isMixed(label: string): boolean {
  const letters = [...label].filter((char) => /\p{L}/u.test(char))
  const scripts = new Set(letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter))))
  const isUsual = scripts.size === 2 && scripts.has(LATIN) && scripts.has(EAST_ASIAN)
  return scripts.size > 1 && !isUsual
}

/** An address as it is shown: as it was written, or with the ASCII form of a host that can be taken for another. */
export function shownAddress(written: string, url: URL): string {
  const [before = '', host = ''] =
    /^((?:[a-z]+:\/\/)?(?:[^/?#@]*@)?)([^/?#:]+)/i.exec(written)?.slice(1) ?? []
  if (url.hostname === '' || /^[!-~]*$/.test(host)) return written
  const labels = host.normalize('NFKC').toLowerCase().split('.')
  const isLatinZone = /[a-z]/.test(labels.at(-1) ?? '')
  const isMisread = labels.some((label) => isMixed(label) || (isLatinZone && LOOKALIKE.test(label)))
  return isMisread ? before + url.hostname + written.slice(before.length + host.length) : written
}
