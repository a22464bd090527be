/**
 * What a browser is told where nothing is, an address that cannot be decoded among them. A program is told the same in JSON; who
 * asks for a page says so in `accept`, and nobody does under the calls' own addresses.
 */
import type { IncomingMessage } from 'node:http'
import type { Language } from '../constants/names'
import { withoutQuery } from '../log'
import { plainPage } from './plain-page'

/** As the portal says it (its i18n, `app.notFound`). */
const WORDS: Readonly<Record<Language, { title: string; lead: string; home: string }>> = {
  en: {
    title: 'This page could not be found',
    lead: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the start page',
  },
  zh: { title: '找不到这个页面', lead: '地址可能输错了，或者页面已经移动。', home: '回到首页' },
  ko: {
    title: '페이지를 찾을 수 없습니다',
    lead: '주소가 잘못되었거나 페이지가 옮겨졌을 수 있습니다.',
    home: '시작 페이지로 가기',
  },
  km: {
    title: 'រកមិនឃើញទំព័រនេះទេ',
    lead: 'អាសយដ្ឋានអាចសរសេរខុស ឬទំព័រត្រូវបានផ្លាស់ទី។',
    home: 'ទៅទំព័រដើម',
  },
  th: { title: 'ไม่พบหน้านี้', lead: 'ที่อยู่อาจพิมพ์ผิด หรือหน้านี้ถูกย้ายไปแล้ว', home: 'ไปที่หน้าแรก' },
  vi: {
    title: 'Không tìm thấy trang này',
    lead: 'Địa chỉ có thể bị gõ sai, hoặc trang đã được chuyển đi.',
    home: 'Về trang đầu',
  },
}

export function missingPage(language: Language): string {
  const { title, lead, home } = WORDS[language]
  return plainPage(title, `<p>${lead}</p><p><a href="/a/">${home}</a></p>`, { language })
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const isForPrograms = (path: string): boolean => /^\/(?:api|chat|biz|healthz)(?:\/|$)/i.test(path)

export function isForPage({ method, url = '', headers }: Asked): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && /\btext\/html\b/.test(headers.accept ?? '') && !isForPrograms(withoutQuery(url))
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The address of a request as the router takes it. It refuses what cannot be decoded before any route, so for a browser each "%"
 * of such a path stands for itself: it names nothing then, and is answered so.
 */
export function readableUrl(request: Asked): string {
  const { url = '/' } = request
  const path = withoutQuery(url)
  if (isDecodable(path) || !isForPage(request)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}
